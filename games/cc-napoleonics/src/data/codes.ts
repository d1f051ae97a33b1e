/** The codes in which the battles are written, and the types they stand for. */
export const unitCodes = {
  LN: 'line-infantry',
  LT: 'light-infantry',
  RL: 'rifle-light-infantry',
  GR: 'grenadier-infantry',
  GG: 'guard-grenadier-infantry',
  YG: 'young-guard',
  OG: 'old-guard',
  MI: 'militia-infantry',
  LC: 'light-cavalry',
  HC: 'heavy-cavalry',
  CU: 'cuirassier-cavalry',
  GH: 'guard-heavy-cavalry',
  FA: 'foot-artillery',
  GF: 'guard-foot-artillery',
  HA: 'horse-artillery',
} as const

export type UnitCode = keyof typeof unitCodes
export type UnitType = (typeof unitCodes)[UnitCode]

/** Before a code: the unit belongs to the allies, whose blocks are brown (`P-LN`). */
export const ALLIED = 'P-'

/** Nations with a unit card of their own. */
export const nations = ['france', 'britain', 'portugal'] as const
export type Nation = (typeof nations)[number]

/** Who fights with the brown blocks; all of them by the Portuguese card. */
const allies = ['portugal', 'netherlands'] as const
export type Allies = (typeof allies)[number]
