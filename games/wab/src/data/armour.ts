export const BODY_ARMOUR = ['light', 'heavy', 'partial-plate', 'full-plate', 'cataphract'] as const
export const SHIELDS = ['shield', 'large-shield', 'buckler', 'pavise'] as const
export const BARDINGS = ['barding-metal', 'barding-lamellar', 'barding-cloth'] as const
export type Armour = (typeof BODY_ARMOUR)[number] | (typeof SHIELDS)[number] | (typeof BARDINGS)[number]

/** What armour takes from M, in inches (WAB-MOV-05, WAB-MOV-06, table D2; rider and barding add up, WAB-RUL-111). */
export function slowedBy(armour: readonly Armour[]): number {
  const wears = (a: Armour) => armour.includes(a)
  const shielded = wears('shield') || wears('large-shield')
  const body =
    wears('partial-plate') || wears('full-plate') || wears('cataphract') || (wears('heavy') && shielded) ? 1 : 0
  return body + (wears('barding-metal') || wears('barding-lamellar') ? 1 : 0)
}
