import { pose } from '@acies/table'
import { acting, UD } from '../position.ts'
import { hasRoom, lineAt } from '../rules/stance.ts'
import { event, type Table } from './book.ts'

/** Units that come later stand where the battle says, or as near as there is room, at the start of their player's turn. */
export function arrivals(r: Table): void {
  const g = r.field
  for (const u of g.units) {
    if (u.where !== 'late' || u.arrives > g.round || !acting(g).includes(u.seat)) continue
    for (const [dx, dy] of RINGS) {
      const at = pose(u.x + dx, u.y + dy, u.facing)
      if (!hasRoom(g, lineAt(u, at), o => o.id !== u.id)) continue
      u.x = at.x
      u.y = at.y
      u.where = 'table'
      r.tell(event('arrived', ['ONU-ARM-02'], { unit: u.id, to: [at.x, at.y, at.facing] }))
      break
    }
  }
}

/** Shifts round a place by half a UD, the nearest first. */
const RINGS: readonly (readonly [number, number])[] = (() => {
  const found: [number, number][] = []
  for (let i = -12; i <= 12; i++) for (let j = -12; j <= 12; j++) found.push([(i * UD) / 2, (j * UD) / 2])
  return found.sort((a, b) => a[0] * a[0] + a[1] * a[1] - (b[0] * b[0] + b[1] * b[1]))
})()
