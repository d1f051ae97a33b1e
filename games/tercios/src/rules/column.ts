import { type Pose, pose, spot } from '@acies/table'
import { clear, copyField, type Field, kindOf, membersOf, NOBODY, type Troop, under } from '../position.ts'
import { drawUp } from './bodies.ts'
import { staminaOf } from './troop.ts'

/** The one in front, who stands for the whole column. */
const headOf = (g: Field, u: Troop): Troop => (u.host === NOBODY ? u : g.troops[u.host])

/** Who is to leave a column this turn and is still in it (TER-CAV-21). */
export const leaversOf = (g: Field, head: Troop): Troop[] =>
  head.members === 0 ? [] : [head, ...membersOf(g, head)].filter(u => under(u, 'leaving'))
/** The rest of a column does not act before those who leave it. */
export const waitsForLeavers = (g: Field, u: Troop): boolean => u.leaves === 'none' && leaversOf(g, u).length > 0

/** The side centres of a troop in a column: where its move begins when it leaves. */
export function sideCentres(g: Field, u: Troop): Pose[] {
  const head = headOf(g, u)
  let back = kindOf(g, u).depth / 2
  for (const m of [head, ...membersOf(g, head)]) {
    if (m === u) break
    back += kindOf(g, m).depth
  }
  const at = (right: number): Pose => {
    const p = spot(head, right, -back)
    return pose(p.x, p.y, head.facing + (right > 0 ? 9000 : 27000))
  }
  return [at(head.width / 2), at(-head.width / 2)]
}

/** How much of the column's wear a leaver may take: nobody is left with more than he can bear (TER-RUL-52). */
export function shares(g: Field, u: Troop): { least: number; most: number } {
  const head = headOf(g, u)
  const front = u === head ? membersOf(g, head)[0] : head
  // Whoever rides with the column stays with it.
  const zeal = staminaOf(g, head) - kindOf(g, head).stamina
  const most = Math.min(head.wear, kindOf(g, u).stamina)
  return { least: Math.min(most, Math.max(0, head.wear - kindOf(g, front).stamina - zeal)), most }
}

/** A troop leaves its column and stands at a side of it, with its share of the wear. Gives the rest. */
export function part(g: Field, u: Troop, from: Pose, share: number): Troop {
  const rest = u.host === NOBODY ? nextToFront(g, u) : g.troops[u.host]
  rest.members--
  rest.wear -= share
  u.where = 'table'
  u.host = NOBODY
  u.rank = 0
  u.members = 0
  u.x = from.x
  u.y = from.y
  u.facing = from.facing
  u.wear = share
  u.disordered = rest.disordered
  u.acted = true
  u.effects = []
  drawUp(g, u)
  drawUp(g, rest)
  return rest
}
/** The same on a copy: to see what may be done from there. */
export function parted(g: Field, u: Troop, from: Pose): { field: Field; leaver: Troop; rest: Troop } {
  const field = copyField(g)
  const leaver = field.troops[u.id]
  return { field, leaver, rest: part(field, leaver, from, 0) }
}

/** Whoever stands behind the one in front takes over the column where he stands, and all that is the column's. */
function nextToFront(g: Field, head: Troop): Troop {
  const [next, ...others] = membersOf(g, head)
  const { x, y } = spot(head, 0, -kindOf(g, head).depth)
  next.where = 'table'
  next.host = NOBODY
  next.rank = 0
  next.members = head.members
  next.x = x
  next.y = y
  next.facing = head.facing
  next.wear = head.wear
  next.disordered = head.disordered
  next.acted = head.acted
  next.leaves = next.card
  next.card = head.card
  next.blind = head.blind
  next.spied = head.spied
  next.joint = head.joint
  next.shown = head.shown
  next.last = head.last
  next.effects.push(...head.effects.filter(e => e.is !== 'leaving'))
  head.card = head.shown = head.last = 'none'
  head.blind = head.spied = false
  head.joint = NOBODY
  for (const m of others) m.host = next.id
  for (const c of g.commanders) if (c.inside === head.id) c.inside = next.id
  g.must = g.must.map(id => (id === head.id ? next.id : id))
  return next
}

/** Where nobody is left but those who leave, the one in front stays, with his own card. */
export function keepFront(g: Field, head: Troop): void {
  if (head.leaves === 'none' || membersOf(g, head).some(m => !under(m, 'leaving'))) return
  head.card = head.leaves
  head.leaves = 'none'
  head.blind = head.spied = false
  clear(head, 'leaving')
}
