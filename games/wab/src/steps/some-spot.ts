import type { Random } from '@acies/kernel'
import { type Body, INCH, type Pose } from '@acies/table'
import { type Field, onTable } from '../position.ts'
import { bodyOf, groundOf } from '../rules/bodies.ts'

/** A stretch of a row along the table. */
interface Stretch {
  from: number
  to: number
}

/** Where along its row a body may stand whose middle is at x: nobody's box, and no impassable ground's, meets its own. */
function stretchesFor(g: Field, body: Body, x: number): Stretch[] {
  const left = x - body.minX
  const right = body.maxX - x
  const inRow = ({ minY, maxY }: Body) => minY < body.maxY && maxY > body.minY
  const taken = [...g.units.filter(onTable).map(u => bodyOf(g, u)), ...groundOf(g).impassable]
    .filter(inRow)
    .map(b => ({ from: b.minX - right, to: b.maxX + left }))
    .sort((a, b) => a.from - b.from)
  const found: Stretch[] = []
  let from = left
  for (const t of [...taken, { from: g.width - right, to: g.width }]) {
    if (t.from > from) found.push({ from: Math.ceil(from), to: Math.floor(t.from) })
    from = Math.max(from, t.to)
  }
  return found.filter(s => s.to >= s.from)
}

/** A spot left to chance on the first of several rows (their y) that has room; null where boxes leave none. */
export function someSpot(
  g: Field,
  rows: readonly number[],
  facing: number,
  standing: (at: Pose) => Body,
  fits: (body: Body) => boolean,
  random: Random,
): Pose | null {
  const x = Math.round(g.width / 2)
  for (const y of rows) {
    const free = stretchesFor(g, standing({ x, y, facing }), x)
    const long = free.reduce((sum, s) => sum + s.to - s.from + 1, 0)
    if (long === 0) continue
    let along = random(long)
    for (const s of free) {
      const at = { x: s.from + along, y, facing }
      if (at.x <= s.to) {
        if (fits(standing(at))) return at
        break
      }
      along -= s.to - s.from + 1
    }
  }
  return null
}

/** Boxes may be too large where something stands askew: then half an inch after another is tried. */
export function anySpot(g: Field, rows: readonly number[], facing: number, fits: (at: Pose) => boolean): Pose | null {
  for (const y of rows)
    for (let x = 0; x < g.width; x += INCH / 2) {
      const at = { x: Math.round(x), y, facing }
      if (fits(at)) return at
    }
  return null
}
