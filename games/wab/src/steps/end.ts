import { BOTH, enemyOf, type Field, type Grade, type Side } from '../position.ts'
import { beaten, pointsOf } from '../rules/victory.ts'
import type { Table } from './book.ts'

/** An army is broken: what is left of the turn is not played (WAB-SCN-05, WAB-RUL-301). */
export const isDecided = (g: Field): boolean => beaten(g).length > 0

/** A player turn may end the battle: an army is broken, or the length agreed on is over (WAB-SCN-05, WAB-MIS-101). */
export function judge(r: Table): void {
  const g = r.field
  const broken = beaten(g)
  if (broken.length === 0 && g.turn < g.last) return
  g.points = BOTH.map(side => pointsOf(g, side))
  for (const side of BOTH) r.tell({ type: 'points', rules: ['WAB-SCN-09'], side, n: g.points[side], unit: -1 })
  // More points win, whatever ended the battle (WAB-SCN-09); an army that is broken alone has lost.
  const lead = g.points[0] - g.points[1]
  const winner: Side | -1 = lead === 0 ? -1 : lead > 0 ? 0 : 1
  end(r, winner, winner === -1 ? 'draw' : broken.includes(enemyOf(winner)) ? 'broken' : 'points')
}
function end(r: Table, winner: Side | -1, grade: Grade): void {
  const g = r.field
  g.grade = grade
  r.tell({ type: 'ended', rules: ['WAB-SCN-05', 'WAB-SCN-09'], winner, grade, points: g.points })
  r.finish(winner === -1 ? [] : g.sideOf.flatMap((s, seat) => (s === winner ? [seat] : [])))
}
