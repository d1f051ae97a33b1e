import {
  type CardType,
  commandDice,
  leadersOf,
  type Orders,
  rally,
  type SectionName,
  type UnitType,
} from '@acies/commands-colors'
import type { RuleId } from '../text/rules/index.ts'
import { type Effect, PLAIN } from './effect.ts'
import type { AncientType } from './units.ts'

export interface AncientCard extends CardType {
  readonly effect: Effect
}

const ancient = (t: UnitType): AncientType => t as AncientType
const light = (t: UnitType): boolean => ancient(t).weight === 'light'
const medium = (t: UnitType): boolean => ancient(t).weight === 'medium'
const heavy = (t: UnitType): boolean => ancient(t).weight === 'heavy'
const mounted = (t: UnitType): boolean => t.mounted
const foot = (t: UnitType): boolean => !t.mounted
const missile = (t: UnitType): boolean => ancient(t).range > 0

const MIRROR = { left: 'right', center: 'center', right: 'left' } as const
const COUNTS = {
  2: { left: 3, center: 4, right: 3 },
  3: { left: 3, center: 4, right: 3 },
  4: { left: 1, center: 1, right: 1 },
}

function section(n: 2 | 3 | 4, name: SectionName): AncientCard {
  const quota = { left: 0, center: 0, right: 0, [name]: n }
  return {
    id: `order-${n}-${name}`,
    group: 'section',
    count: COUNTS[n][name],
    helmet: true,
    orders: { how: 'sections', quota },
    moves: true,
    mirror: `order-${n}-${MIRROR[name]}`,
    rules: ['CCA-SEC-03'],
    effect: PLAIN,
  }
}
function inspired(name: SectionName): AncientCard {
  return {
    id: `inspired-${name}`,
    group: 'leadership',
    count: 1,
    helmet: false,
    orders: { how: 'leader', section: name, reach: 4 },
    moves: true,
    mirror: `inspired-${MIRROR[name]}`,
    rules: ['CCA-LDS-03'],
    effect: PLAIN,
  }
}
interface More {
  group: CardType['group']
  count: number
  orders: Orders
  rule: RuleId
  fallback?: RuleId
  helmet?: boolean
  moves?: boolean
  effect?: Partial<Effect>
}
function card(id: string, more: More): AncientCard {
  const { rule, helmet = false, moves = true, effect, ...rest } = more
  return { id, ...rest, helmet, moves, mirror: id, rules: [rule], effect: { ...PLAIN, ...effect } }
}
const SECTION_NAMES = ['left', 'center', 'right'] as const

/** CCA-SEC-01 … CCA-TAC-35: the kinds of cards, with how many of each are in the deck of sixty. */
export const cardTypes: readonly AncientCard[] = [
  ...([2, 3, 4] as const).flatMap(n => SECTION_NAMES.map(name => section(n, name))),
  card('coordinated-attack', {
    group: 'section',
    count: 2,
    helmet: true,
    orders: { how: 'sections', quota: { left: 1, center: 1, right: 1 } },
    rule: 'CCA-SEC-04',
  }),
  card('out-flanked', {
    group: 'section',
    count: 2,
    helmet: true,
    orders: { how: 'sections', quota: { left: 2, center: 0, right: 2 } },
    rule: 'CCA-SEC-05',
  }),
  card('order-light', {
    group: 'troop',
    count: 4,
    orders: { how: 'kind', of: light },
    rule: 'CCA-TRP-02',
    fallback: 'CCA-TRP-04',
    effect: { passFriends: true },
  }),
  card('order-medium', {
    group: 'troop',
    count: 3,
    orders: { how: 'kind', of: medium },
    rule: 'CCA-TRP-05',
    fallback: 'CCA-TRP-05',
  }),
  card('order-heavy', {
    group: 'troop',
    count: 2,
    orders: { how: 'kind', of: heavy },
    rule: 'CCA-TRP-06',
    fallback: 'CCA-TRP-06',
  }),
  card('order-mounted', {
    group: 'troop',
    count: 1,
    helmet: true,
    orders: { how: 'kind', of: mounted },
    rule: 'CCA-TRP-07',
    fallback: 'CCA-TRP-07',
  }),
  card('leadership-any', {
    group: 'leadership',
    count: 3,
    orders: { how: 'leader', section: null, reach: 3 },
    rule: 'CCA-LDS-02',
  }),
  ...SECTION_NAMES.map(inspired),
  card('clash-of-shields', {
    group: 'tactic',
    count: 1,
    orders: { how: 'touching' },
    rule: 'CCA-TAC-01',
    moves: false,
    effect: { closeDice: 2, firstOnly: true, fires: false, fireRule: 'CCA-TAC-02' },
  }),
  card('counter-attack', {
    group: 'tactic',
    count: 2,
    orders: { how: 'copy' },
    rule: 'CCA-TAC-04',
    fallback: 'CCA-TAC-04',
  }),
  card('darken-the-sky', {
    group: 'tactic',
    count: 1,
    orders: { how: 'all', of: missile },
    rule: 'CCA-TAC-07',
    fallback: 'CCA-TAC-08',
    moves: false,
    effect: { shots: 2, closes: false, closeRule: 'CCA-TAC-07' },
  }),
  card('double-time', {
    group: 'tactic',
    count: 2,
    orders: { how: 'linked', of: foot, most: 4 },
    rule: 'CCA-TAC-09',
    fallback: 'CCA-TAC-14',
    effect: { haste: 'foot', fires: false, fireRule: 'CCA-TAC-12' },
  }),
  card('first-strike', { group: 'tactic', count: 1, orders: { how: 'nobody' }, rule: 'CCA-TAC-15' }),
  card('i-am-spartacus', {
    group: 'tactic',
    count: 1,
    helmet: true,
    orders: { how: 'own', step: commandDice },
    rule: 'CCA-TAC-18',
    effect: { closeDice: 1, fireDice: 1, reshuffles: true },
  }),
  card('line-command', {
    group: 'tactic',
    count: 4,
    orders: { how: 'linked', of: foot, most: 99 },
    rule: 'CCA-TAC-22',
    fallback: 'CCA-TAC-24',
    effect: { paceLimit: 1 },
  }),
  card('move-fire-move', {
    group: 'tactic',
    count: 2,
    orders: { how: 'kind', of: light },
    rule: 'CCA-TAC-25',
    fallback: 'CCA-TAC-28',
    effect: { passFriends: true, moveAgain: true, closes: false, closeRule: 'CCA-TAC-25' },
  }),
  card('mounted-charge', {
    group: 'tactic',
    count: 2,
    orders: { how: 'kind', of: mounted },
    rule: 'CCA-TAC-29',
    fallback: 'CCA-TAC-31',
    effect: { closeDice: 1, haste: 'heavy-mounted', fires: false, fireRule: 'CCA-TAC-31' },
  }),
  card('rally', {
    group: 'tactic',
    count: 1,
    orders: { how: 'own', step: rally, lacks: g => leadersOf(g, g.active).length === 0 },
    rule: 'CCA-TAC-32',
    fallback: 'CCA-TAC-35',
  }),
]

/** The deck: each card by the place of its kind. */
export const cards: readonly number[] = cardTypes.flatMap((type, i) => Array<number>(type.count).fill(i))
