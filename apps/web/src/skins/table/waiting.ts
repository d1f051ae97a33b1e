import type { Side } from '../../look/symbols/sides.ts'
import type { Body } from '../../look/thumb/table.ts'
import { MM } from './places.ts'

/** Bodies in a line, on a map as small as that. */
const IN_LINE = 9
/** How far from its edge a line stands, as a share of the table. */
const [FRONT, REAR] = [0.3, 0.16]

interface Size {
  width: number
  depth: number
}
interface Reserve extends Size {
  side: Side
  north: boolean
}

/** Before anybody is deployed: at each edge two lines, as the armies may come to stand. Sizes are in units of the table. */
export const waiting = (table: Size, units: readonly Reserve[]): Body[] =>
  [false, true].flatMap(north => inLines(table, units.filter(u => u.north === north).slice(0, 2 * IN_LINE)))

function inLines({ width, depth }: Size, units: readonly Reserve[]): Body[] {
  const inLine = Math.ceil(units.length / 2)
  return units.map((u, i) => {
    const many = i < inLine ? inLine : units.length - inLine
    const back = (i < inLine ? FRONT : REAR) * depth
    return {
      side: u.side,
      x: Math.round((width * (0.12 + (0.76 * ((i % inLine) + 0.5)) / many)) / MM),
      y: Math.round((u.north ? back : depth - back) / MM),
      width: Math.round(u.width / MM),
      depth: Math.round(u.depth / MM),
    }
  })
}
