import { type Field, isAlone, leader, NOBODY, onField, typeOf } from '@acies/commands-colors'
import type { Hex } from '@acies/hexes'
import type { Plan } from '../../battle/shows.ts'
import { sheetBox } from '../../look/hex/HexBoard.tsx'
import type { Dress } from './dress.ts'
import { boardHexes } from './ground.ts'
import { hexAt, pointOf } from './places.ts'

/** Half a hex, as it is drawn. */
const HALF = 50

/** Who stands where on the picture, and all hexes by their names. */
export function planOf(g: Field, dress: Dress): Plan {
  const hexes = boardHexes(g, false, dress)
  const spot = (hex: Hex): { x: number; y: number; half: number } => {
    const [x, y] = pointOf(hex, false)
    return { x, y, half: HALF }
  }
  const units = g.units.filter(onField).map(u => {
    const type = typeOf(g, u)
    const led = g.leaderAt[u.hex]
    const chief = led === NOBODY ? '' : leader(g, led).name
    return { seat: u.side, ...spot(u.hex), words: `${type.code} ${type.id} ${chief}` }
  })
  const alone = g.leaders.filter(l => isAlone(g, l)).map(l => ({ seat: l.side, ...spot(l.hex), words: l.name }))
  const places = hexes.map(({ id }) => ({ seat: -1, ...spot(hexAt(id)), words: id }))
  return { box: sheetBox(hexes), stood: [...units, ...alone, ...places] }
}
