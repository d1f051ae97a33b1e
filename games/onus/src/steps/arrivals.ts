import { acting } from '../position.ts'
import { nearestRoom } from '../rules/rest.ts'
import { event, type Table } from './book.ts'

/** Units that come later stand where the battle says, or as near as there is room, at the start of their player's turn. */
export function arrivals(r: Table): void {
  const g = r.field
  for (const u of g.units) {
    if (u.where !== 'late' || u.arrives > g.round || !acting(g).includes(u.seat)) continue
    const at = nearestRoom(g, u, u)
    // None at all: it waits for its next turn.
    if (at === null) continue
    u.x = at.x
    u.y = at.y
    u.where = 'table'
    r.tell(event('arrived', ['ONU-ARM-02'], { unit: u.id, to: [at.x, at.y, at.facing] }))
  }
}
