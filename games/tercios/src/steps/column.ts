import { length } from '@acies/table'
import { type Field, kindOf, type Troop } from '../position.ts'
import { centresOf, troopUnder } from '../rules/bodies.ts'
import { wayOf } from '../rules/ground.ts'
import { allowance, bodyHere, type Gait, isFree } from '../rules/movement.ts'
import { has } from '../rules/traits.ts'
import { clearCommanders } from './arrival.ts'
import { event, type Table } from './book.ts'
import { breakIfWorn, drawUp } from './losses.ts'

/** How many troops a column has at most. */
const LONGEST = 4

/** Columns and single troops of its command that it may fall in behind (TER-CAV-10 to 12). */
export function columnsFor(g: Field, u: Troop, gait: Gait): number[] {
  if (!kindOf(g, u).rules.includes('choragiew') || u.disordered || u.members > 0) return []
  return g.troops
    .filter(
      o =>
        o !== u &&
        o.where === 'table' &&
        o.command === u.command &&
        o.side === u.side &&
        has(g, o, 'choragiew') &&
        !o.disordered &&
        o.members + 2 <= LONGEST &&
        withinReach(g, u, o, gait) &&
        hasRoom(g, u, o),
    )
    .map(o => o.id)
}
function withinReach(g: Field, u: Troop, o: Troop, gait: Gait): boolean {
  const rear = centresOf(o)[2]
  return length(rear.x - u.x, rear.y - u.y) <= allowance(g, u, gait, wayOf(g, u, u, rear)) + 5
}
function hasRoom(g: Field, u: Troop, o: Troop): boolean {
  const longer = { ...o, depth: o.depth + kindOf(g, u).depth }
  const body = bodyHere(longer, o)
  return isFree(g, o, body, u) && troopUnder(g, body, x => x === o || x === u) === null
}

/** Falls in behind; wear is put together, a card still there is lost (TER-CAV-13, 14). */
export function joinColumn(r: Table, u: Troop, head: Troop): void {
  const g = r.field
  u.where = 'joined'
  u.host = head.id
  head.members++
  head.wear += u.wear
  u.wear = 0
  u.effects = []
  if (head.card !== 'none') {
    head.card = 'none'
    head.joint = -1
    head.acted = true
  }
  for (const c of g.commanders) if (c.inside === u.id) c.inside = head.id
  drawUp(g, head)
  clearCommanders(r, head)
  r.tell(event('column', ['TER-CAV-11', 'TER-CAV-14'], { unit: u.id, other: head.id, n: head.members + 1 }))
  breakIfWorn(r, head)
}
