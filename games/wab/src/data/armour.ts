export const BODY_ARMOUR = ['light', 'heavy', 'partial-plate', 'full-plate', 'cataphract'] as const
export const SHIELDS = ['shield', 'large-shield', 'buckler', 'pavise'] as const
export const BARDINGS = [
  'barding-metal',
  'barding-metal-half',
  'barding-lamellar',
  'barding-cloth',
  'barding-cloth-half',
] as const
export type Armour = (typeof BODY_ARMOUR)[number] | (typeof SHIELDS)[number] | (typeof BARDINGS)[number]

/**
 * What armour takes from M, in inches (WAB-MOV-05, 06, WAB-ARM-05, 06, table D2; rider and barding add up, WAB-RUL-111). A
 * buckler does not make heavy armour slow (WAB-ARM-18), half a barding of metal slows like a whole one (WAB-RUL-215).
 */
export function slowedBy(armour: readonly Armour[]): number {
  const wears = (a: Armour) => armour.includes(a)
  const shielded = wears('shield') || wears('large-shield')
  const body =
    wears('partial-plate') || wears('full-plate') || wears('cataphract') || (wears('heavy') && shielded) ? 1 : 0
  const barded = wears('barding-metal') || wears('barding-metal-half') || wears('barding-lamellar')
  return body + (barded ? 1 : 0)
}
