import type { Nation, UnitCode } from './codes.ts'

/** Where a number comes from: the rules, a public source, or our own reckoning. */
export type Origin = 'text' | 'source' | 'proposal'
export interface Figure {
  readonly value: number
  readonly origin: Origin
}

const text = (value: number): Figure => ({ value, origin: 'text' })
const source = (value: number): Figure => ({ value, origin: 'source' })
const proposal = (value: number): Figure => ({ value, origin: 'proposal' })

export type Arm = 'infantry' | 'cavalry' | 'artillery'
/** CCN-UNT-03 */
export type UnitClass = 'regular' | 'irregular' | 'elite' | 'guard'
/** CCN-CMP-03 */
type Family = 'light' | 'grenadier' | 'heavy' | 'horse-artillery'

/** What a type of unit is and does in every army. */
export interface UnitKind {
  readonly arm: Arm
  readonly class: UnitClass
  readonly family?: Family
  /** hexes it may move and still battle */
  readonly march: Figure
  /** hexes it may move if it does not battle */
  readonly run: Figure
  /** CCN-RNG-09, CCN-RNG-10; none for cavalry */
  readonly range?: Figure
  /** CCN-RNG-13 */
  readonly fireBonus: Figure
  /** CCN-MEL-08, CCN-MEL-09, CCN-MEL-12, CCN-MEL-15 */
  readonly meleeBonus: Figure
  /** CCN-MEL-10 */
  readonly saberHits: boolean
  /** CCN-RET-01, CCN-RET-02 */
  readonly retreat: Figure
}

const none = text(0)
const foot = {
  arm: 'infantry',
  class: 'regular',
  march: text(1),
  run: text(1),
  range: text(2),
  fireBonus: none,
  meleeBonus: none,
  saberHits: true,
  retreat: text(1),
} as const satisfies UnitKind
const light = { ...foot, class: 'elite', family: 'light', run: text(2), fireBonus: text(1) } as const
const grenadier = { ...foot, family: 'grenadier', fireBonus: text(1), meleeBonus: text(1) } as const
const horse = {
  arm: 'cavalry',
  class: 'regular',
  march: text(3),
  run: text(3),
  fireBonus: none,
  meleeBonus: none,
  saberHits: true,
  retreat: text(1),
} as const satisfies UnitKind
const heavy = { ...horse, family: 'heavy', march: text(2), run: text(2), meleeBonus: text(1) } as const
const guns = {
  arm: 'artillery',
  class: 'regular',
  march: text(0),
  run: text(1),
  range: text(5),
  fireBonus: none,
  meleeBonus: none,
  saberHits: true,
  retreat: text(1),
} as const satisfies UnitKind

export const unitKinds = {
  LN: foot,
  LT: light,
  RL: { ...light, range: text(3), saberHits: false },
  GR: { ...grenadier, class: 'elite' },
  GG: { ...grenadier, class: 'guard' },
  YG: { ...light, class: 'guard', meleeBonus: text(1) },
  OG: { ...grenadier, class: 'guard', meleeBonus: text(2) },
  MI: { ...foot, class: 'irregular', saberHits: false, retreat: text(3) },
  LC: horse,
  HC: heavy,
  CU: { ...heavy, class: 'elite' },
  GH: { ...heavy, class: 'guard' },
  FA: guns,
  GF: { ...guns, class: 'guard', meleeBonus: text(1) },
  HA: { ...guns, family: 'horse-artillery', march: text(1), run: text(2), range: text(4) },
} as const satisfies Record<UnitCode, UnitKind>

/** What a nation's card says of a type (CCN-UNT-05). */
export interface UnitCard {
  readonly blocks: Figure
  /** flags it may ignore for its own sake (CCN-MOR-08, CCN-MOR-09, CCN-MOR-10) */
  readonly ignores: Figure
  /** dice more when it fires without having moved */
  readonly volley?: Figure
  /** dice more in melee against infantry, battle back included */
  readonly against?: { readonly infantry: Figure }
}

/** CCN-RNG-12: how infantry that moved halves its dice. */
export const halving = { france: 'up', britain: 'up', portugal: 'down' } as const satisfies Record<
  Nation,
  'up' | 'down'
>

export const unitCards = {
  france: {
    LN: { blocks: source(4), ignores: text(0), against: { infantry: source(1) } },
    LT: { blocks: text(4), ignores: text(0) },
    GR: { blocks: source(4), ignores: text(1) },
    YG: { blocks: source(4), ignores: source(1) },
    OG: { blocks: source(4), ignores: source(2) },
    MI: { blocks: source(4), ignores: text(0) },
    LC: { blocks: source(4), ignores: text(0) },
    HC: { blocks: source(4), ignores: text(0) },
    CU: { blocks: source(4), ignores: text(1) },
    GH: { blocks: source(4), ignores: source(2) },
    FA: { blocks: text(3), ignores: text(0) },
    GF: { blocks: text(3), ignores: proposal(2) },
    HA: { blocks: text(3), ignores: text(0) },
  },
  britain: {
    LN: { blocks: text(4), ignores: text(0), volley: source(1) },
    LT: { blocks: source(5), ignores: text(0) },
    RL: { blocks: source(3), ignores: text(0) },
    GR: { blocks: source(4), ignores: text(1) },
    GG: { blocks: source(5), ignores: source(2) },
    LC: { blocks: source(3), ignores: text(0) },
    HC: { blocks: source(3), ignores: text(0) },
    GH: { blocks: source(3), ignores: source(2) },
    FA: { blocks: text(3), ignores: text(0) },
    HA: { blocks: text(3), ignores: text(0) },
  },
  portugal: {
    LN: { blocks: source(4), ignores: text(0) },
    LT: { blocks: proposal(4), ignores: text(0) },
    MI: { blocks: source(4), ignores: text(0) },
    LC: { blocks: proposal(3), ignores: text(0) },
    FA: { blocks: text(3), ignores: text(0) },
  },
} as const satisfies Record<Nation, Partial<Record<UnitCode, UnitCard>>>

/** Dice of a battery: in melee, then at 2, 3, 4 and 5 hexes. */
interface BatteryDice {
  readonly melee: Figure
  readonly at: readonly Figure[]
}

/** CCN-RNG-15, CCN-RNG-16, CCN-MEL-14, CCN-MEL-16: by blocks left, the first entry for one block. */
export const batteryDice = {
  'foot-artillery': [
    { melee: text(3), at: [proposal(2), proposal(1), proposal(1), proposal(1)] },
    { melee: text(4), at: [proposal(3), proposal(2), proposal(2), proposal(1)] },
    { melee: text(4), at: [proposal(3), proposal(2), proposal(2), proposal(1)] },
  ],
  'horse-artillery': [
    { melee: proposal(2), at: [proposal(1), proposal(1), proposal(1)] },
    { melee: text(3), at: [proposal(2), proposal(1), proposal(1)] },
    { melee: text(3), at: [proposal(2), text(1), proposal(1)] },
  ],
} as const satisfies Record<string, readonly BatteryDice[]>

/** CCN-RNG-17: farthest shot of horse artillery that moved one hex. */
export const rangeAfterMoving = text(3)
