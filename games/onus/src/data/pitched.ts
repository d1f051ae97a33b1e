/** A pitched battle of so many points: the table in UD (ONU-DEP-01 to 03, ONU-M-08). */
export interface Pitched {
  readonly id: string
  readonly points: number
  readonly width: number
  readonly depth: number
  readonly minutes: number
}

const pitched = (points: number, width: number, depth: number, minutes: number): Pitched => ({
  id: `campal-${points}`,
  points,
  width,
  depth,
  minutes,
})

export const PITCHED: readonly Pitched[] = [
  pitched(500, 10, 14, 40),
  pitched(1000, 14, 16, 80),
  pitched(1800, 26, 18, 150),
]

/** How deep each army's strip is, and how far apart the two are at least (ONU-DEP-01). */
export const STRIP = 3
export const GAP = 8
/** Turns of each player before casualties are compared (ONU-M-18). */
export const TURNS = 15
