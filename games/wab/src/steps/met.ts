import { stateOf, type Unit } from '../position.ts'

/** Who fought whom in this phase: unit, foe, the unit's side that was struck (0 the front). */
export interface Met {
  unit: number
  foe: number
  side: number
}
export const readMet = (met: readonly number[]): Met[] => {
  const found: Met[] = []
  for (let i = 0; i + 2 < met.length; i += 3) found.push({ unit: met[i], foe: met[i + 1], side: met[i + 2] })
  return found
}
export const amount = (u: Unit, is: string): number => stateOf(u, is)?.n ?? 0
