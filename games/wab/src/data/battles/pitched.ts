import { SIZES } from '../ready.ts'
import { laid, type Pitched, piece } from './battle.ts'

/** A hill, woods, a marsh, a wall and a hedge on which nobody has the better of it, for a table six feet by four. */
const country = laid([
  piece('wood', 14, 21, 10, 6),
  piece('wood', 58, 21, 10, 6),
  piece('hill', 36, 20, 14, 8),
  piece('marsh', 6, 32, 6, 5),
  piece('wall', 66, 34, 8, 0.4),
  piece('hedge', 6, 14, 8, 0.4),
])
const small = laid([piece('wood', 10, 16, 8, 5), piece('hill', 34, 15, 10, 6), piece('hedge', 24, 18, 6, 0.4)])

const pitched = (points: (typeof SIZES)[number]): Pitched[] => {
  const table = points === 500 ? { width: 48, depth: 36, zone: 10 } : { width: 72, depth: 48, zone: 12 }
  const battle: Pitched = {
    ...table,
    id: `pitched-${points}`,
    points,
    turns: 6,
    armies: [`rome-${points}`, `barbarians-${points}`] as const,
    ground: [],
  }
  return [battle, { ...battle, id: `pitched-${points}-ground`, ground: points === 500 ? small : country }]
}
/** Pitched battles at four sizes, on open ground or in country (WAB-MIS-101). */
export const PITCHED: readonly Pitched[] = SIZES.flatMap(pitched)
