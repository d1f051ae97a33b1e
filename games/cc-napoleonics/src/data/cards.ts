import type { Arm } from './units.ts'

export type Section = 'left' | 'center' | 'right'

/** CCN-SEC-01: every section card lets a leader detach. */
export interface SectionCard {
  readonly group: 'section'
  readonly count: number
  /** how many units or leaders in each section; `command`: as many as the Command rating */
  readonly orders: Readonly<Partial<Record<Section, number | 'command'>>>
  readonly flags: readonly SectionFlag[]
}
export type SectionFlag = 'bicorne' | 'draw-two-keep-one'

export interface TacticCard {
  readonly group: 'tactic'
  readonly count: number
  /** how many units it orders; `dice`: as the dice of the Command rating say */
  readonly number: number | 'all' | 'dice' | 'copy' | 'none'
  /** arms it may order; without it, any */
  readonly arms?: readonly Arm[]
  /** hexes an ordered unit may move, where the card changes it */
  readonly march?: number
  /** CCN-CRD-07: extra dice */
  readonly dice?: { readonly most: number; readonly guard: number }
  readonly flags: readonly TacticFlag[]
}
export type TacticFlag =
  /** an attached leader may be ordered to detach */
  | 'bicorne'
  /** with none of its kind on the board it orders one unit of choice */
  | 'fallback'
  /** one unit of choice may be ordered instead */
  | 'alternative'
  /** played in the other player's turn */
  | 'reaction'
  | 'melee-only'
  | 'fire-only'
  | 'no-combat'
  /** an ordered unit either marches or stays and battles */
  | 'march-or-battle'
  | 'one-section'
  | 'not-adjacent'
  | 'adjacent'
  | 'no-squares'
  | 'reshuffle'
  /** the extra dice do not count in a bonus melee */
  | 'no-bonus-dice'

const one = (section: Section, count: number, number: number | 'command', ...flags: SectionFlag[]): SectionCard => ({
  group: 'section',
  count,
  orders: { [section]: number },
  flags: ['bicorne', ...flags],
})
const several = (orders: SectionCard['orders']): SectionCard => ({
  group: 'section',
  count: 2,
  orders,
  flags: ['bicorne'],
})

/** The deck: 48 section cards and 22 tactic cards. Counts and numbers are those of the rules. */
export const cards = {
  'scout-left': one('left', 2, 1, 'draw-two-keep-one'),
  'scout-center': one('center', 2, 1, 'draw-two-keep-one'),
  'scout-right': one('right', 2, 1, 'draw-two-keep-one'),
  'probe-left': one('left', 4, 2),
  'probe-center': one('center', 6, 2),
  'probe-right': one('right', 4, 2),
  'attack-left': one('left', 4, 3),
  'attack-center': one('center', 6, 3),
  'attack-right': one('right', 4, 3),
  'assault-left': one('left', 2, 'command'),
  'assault-center': one('center', 2, 'command'),
  'assault-right': one('right', 2, 'command'),
  'coordinated-advance': several({ left: 1, center: 2, right: 1 }),
  'flank-attack': several({ left: 2, right: 2 }),
  forward: several({ left: 2, center: 2, right: 2 }),
  'recon-in-force': several({ left: 1, center: 1, right: 1 }),
  'bayonet-charge': {
    group: 'tactic',
    count: 2,
    number: 4,
    arms: ['infantry'],
    march: 2,
    dice: { most: 0, guard: 1 },
    flags: ['melee-only', 'fallback'],
  },
  bombard: {
    group: 'tactic',
    count: 2,
    number: 4,
    arms: ['artillery'],
    march: 3,
    dice: { most: 2, guard: 3 },
    flags: ['march-or-battle', 'fallback'],
  },
  // CCN-TAC-06: the march is that of heavy cavalry. CCN-TAC-07: horse artillery may be ordered too, without the dice
  'cavalry-charge': {
    group: 'tactic',
    count: 3,
    number: 4,
    arms: ['cavalry'],
    march: 3,
    dice: { most: 2, guard: 3 },
    flags: ['fallback'],
  },
  'counter-attack': { group: 'tactic', count: 2, number: 'copy', flags: [] },
  // CCN-TAC-10: only a flag lets a leader detach
  elan: { group: 'tactic', count: 1, number: 'dice', dice: { most: 1, guard: 1 }, flags: ['bicorne', 'reshuffle'] },
  'fire-and-hold': {
    group: 'tactic',
    count: 2,
    number: 4,
    arms: ['infantry', 'artillery'],
    march: 0,
    dice: { most: 1, guard: 1 },
    flags: ['fire-only', 'not-adjacent', 'fallback'],
  },
  'first-strike': { group: 'tactic', count: 2, number: 'none', flags: ['reaction'] },
  // CCN-TAC-19: two hexes and battle for light, grenadiers, Guard and units with a leader; two without for the rest
  'force-march': {
    group: 'tactic',
    count: 2,
    number: 'all',
    arms: ['infantry'],
    march: 2,
    flags: ['one-section', 'fallback'],
  },
  'cold-steel': {
    group: 'tactic',
    count: 1,
    number: 'all',
    dice: { most: 1, guard: 1 },
    flags: ['adjacent', 'melee-only', 'no-bonus-dice'],
  },
  // CCN-TAC-24: all leaders, and the units they stay with
  leadership: {
    group: 'tactic',
    count: 2,
    number: 'all',
    dice: { most: 1, guard: 1 },
    flags: ['bicorne', 'fallback'],
  },
  'grande-manoeuvre': {
    group: 'tactic',
    count: 1,
    number: 4,
    march: 4,
    flags: ['bicorne', 'no-combat', 'no-squares', 'alternative'],
  },
  rally: { group: 'tactic', count: 1, number: 'dice', flags: [] },
  'short-supply': { group: 'tactic', count: 1, number: 'none', flags: ['no-squares'] },
} as const satisfies Record<string, SectionCard | TacticCard>

export type CardId = keyof typeof cards
