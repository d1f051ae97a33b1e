import {
  besideEnemyUnit,
  type CardType,
  commandDice,
  leadersOf,
  type Orders,
  rally,
  type SectionName,
  type UnitType,
  unitsOf,
} from '@acies/commands-colors'
import { inSquare } from '../rules/square.ts'
import { forceMarch } from '../steps/force-march.ts'
import { leadership } from '../steps/leadership.ts'
import { shortSupply } from '../steps/short-supply.ts'
import type { RuleId } from '../text/rules/index.ts'
import { type Effect, PLAIN } from './effect.ts'
import { napoleonic, types } from './types.ts'
import type { Arm } from './units.ts'

export interface NapoleonicCard extends CardType {
  readonly effect: Effect
}
type Facts = Omit<NapoleonicCard, 'id' | 'mirror'>

const isOf =
  (...arms: Arm[]) =>
  (t: UnitType): boolean =>
    arms.includes(napoleonic(t).arm)
const infantry = isOf('infantry')
const cavalry = isOf('cavalry')
const artillery = isOf('artillery')

/** CCN-SEC-01: every section card lets a leader detach. */
function section(count: number, orders: Orders, rule: RuleId, effect: Partial<Effect> = {}): Facts {
  return { group: 'section', count, helmet: true, orders, moves: true, rules: [rule], effect: { ...PLAIN, ...effect } }
}
const quotaOf = (name: SectionName, n: number) => ({ left: 0, center: 0, right: 0, [name]: n })
/** CCN-SEC-04 */
const scout = (name: SectionName): Facts =>
  section(2, { how: 'sections', quota: quotaOf(name, 1) }, 'CCN-SEC-04', { keepsOne: true })
/** CCN-SEC-05, CCN-SEC-06 */
const flanks = (name: SectionName): number => (name === 'center' ? 6 : 4)
const probe = (name: SectionName): Facts =>
  section(flanks(name), { how: 'sections', quota: quotaOf(name, 2) }, 'CCN-SEC-05')
const attack = (name: SectionName): Facts =>
  section(flanks(name), { how: 'sections', quota: quotaOf(name, 3) }, 'CCN-SEC-06')
/** CCN-SEC-07 */
const assault = (name: SectionName): Facts =>
  section(2, { how: 'sections', quota: quotaOf(name, 1), byCommand: true }, 'CCN-SEC-07')
/** CCN-SEC-08 … 11 */
const along = (left: number, center: number, right: number, rule: RuleId): Facts =>
  section(2, { how: 'sections', quota: { left, center, right } }, rule)

interface More {
  count: number
  orders: Orders
  rule: RuleId
  fallback?: RuleId
  helmet?: boolean
  effect?: Partial<Effect>
}
function tactic({ count, orders, rule, fallback, helmet = false, effect }: More): Facts {
  const facts = { group: 'tactic', count, helmet, orders, moves: true, rules: [rule] } as const
  return { ...facts, ...(fallback && { fallback }), effect: { ...PLAIN, paceRule: rule, ...effect } }
}

/** The deck: 48 section cards and 22 tactic cards. Counts and numbers are those of the rules. */
export const cards = {
  'scout-left': scout('left'),
  'scout-center': scout('center'),
  'scout-right': scout('right'),
  'probe-left': probe('left'),
  'probe-center': probe('center'),
  'probe-right': probe('right'),
  'attack-left': attack('left'),
  'attack-center': attack('center'),
  'attack-right': attack('right'),
  'assault-left': assault('left'),
  'assault-center': assault('center'),
  'assault-right': assault('right'),
  'coordinated-advance': along(1, 2, 1, 'CCN-SEC-08'),
  'flank-attack': along(2, 0, 2, 'CCN-SEC-09'),
  forward: along(2, 2, 2, 'CCN-SEC-10'),
  'recon-in-force': along(1, 1, 1, 'CCN-SEC-11'),
  'bayonet-charge': tactic({
    count: 2,
    orders: { how: 'kind', of: infantry, most: 4 },
    rule: 'CCN-TAC-01',
    fallback: 'CCN-TAC-02',
    effect: { pace: 'bayonets', guardDice: 1, fires: false, fireRule: 'CCN-TAC-01' },
  }),
  bombard: tactic({
    count: 2,
    orders: { how: 'kind', of: artillery, most: 4 },
    rule: 'CCN-TAC-03',
    fallback: 'CCN-TAC-04',
    effect: { pace: 'limbered', dice: 2, guardDice: 3 },
  }),
  'cavalry-charge': tactic({
    count: 3,
    orders: { how: 'kind', of: t => cavalry(t) || napoleonic(t).horseGuns, needs: cavalry, most: 4 },
    rule: 'CCN-TAC-05',
    fallback: 'CCN-TAC-08',
    effect: { pace: 'charge', paceRule: 'CCN-TAC-06', dice: 2, guardDice: 3, diceFor: 'cavalry', charge: true },
  }),
  'counter-attack': tactic({ count: 2, orders: { how: 'copy' }, rule: 'CCN-TAC-09' }),
  elan: tactic({
    count: 1,
    orders: { how: 'own', step: commandDice },
    rule: 'CCN-TAC-10',
    helmet: true,
    effect: { dice: 1, guardDice: 1, reshuffles: true },
  }),
  'fire-and-hold': tactic({
    count: 2,
    orders: {
      how: 'kind',
      of: isOf('infantry', 'artillery'),
      most: 4,
      fit: (g, u) => !besideEnemyUnit(g, u.side, u.hex),
    },
    rule: 'CCN-TAC-13',
    fallback: 'CCN-TAC-14',
    effect: { pace: 'hold', dice: 1, guardDice: 1, closes: false, closeRule: 'CCN-TAC-13' },
  }),
  'first-strike': tactic({ count: 2, orders: { how: 'nobody' }, rule: 'CCN-TAC-16' }),
  'force-march': tactic({
    count: 2,
    orders: {
      how: 'own',
      step: forceMarch,
      lacks: g => unitsOf(g, g.active, u => infantry(types[u.type])).length === 0,
    },
    rule: 'CCN-TAC-19',
    fallback: 'CCN-TAC-20',
    effect: { pace: 'forced' },
  }),
  'cold-steel': tactic({
    count: 1,
    orders: { how: 'touching' },
    rule: 'CCN-TAC-21',
    effect: { dice: 1, guardDice: 1, firstOnly: true, fires: false, fireRule: 'CCN-TAC-21' },
  }),
  leadership: tactic({
    count: 2,
    orders: { how: 'own', step: leadership, lacks: g => leadersOf(g, g.active).length === 0 },
    rule: 'CCN-TAC-24',
    fallback: 'CCN-TAC-25',
    helmet: true,
    effect: { dice: 1, guardDice: 1, leads: true },
  }),
  'grande-manoeuvre': tactic({
    count: 1,
    orders: { how: 'kind', of: () => true, most: 4, fit: (_g, u) => !inSquare(u) },
    rule: 'CCN-TAC-26',
    helmet: true,
    effect: { pace: 'manoeuvre', fires: false, closes: false, fireRule: 'CCN-TAC-26', closeRule: 'CCN-TAC-26' },
  }),
  rally: tactic({ count: 1, orders: { how: 'own', step: rally }, rule: 'CCN-TAC-28' }),
  'short-supply': tactic({ count: 1, orders: { how: 'own', step: shortSupply }, rule: 'CCN-TAC-30' }),
} as const satisfies Record<string, Facts>

export type CardId = keyof typeof cards

/** CCN-TAC-09: left for right. */
const mirrorOf = (id: string): string =>
  id.endsWith('-left') ? id.replace('-left', '-right') : id.replace('-right', '-left')

export const cardTypes: readonly NapoleonicCard[] = Object.entries<Facts>(cards).map(([id, facts]) => ({
  id,
  mirror: mirrorOf(id),
  ...facts,
}))
/** The deck: each card by the place of its kind. */
export const deck: readonly number[] = cardTypes.flatMap((type, i) => Array<number>(type.count).fill(i))
