import { type Choice, type Picks, thing } from '@acies/kernel'
import { acting, does, type Field, isEngaged, mayBeAnything, NOBODY, type Unit } from '../position.ts'
import { stand } from '../rules/manoeuvre.ts'
import { mayMove, moversOf, owingOf } from '../rules/movers.ts'
import { nearestRoom, toPutBack } from '../rules/rest.ts'
import { hasRoom, lineOf } from '../rules/stance.ts'
import { event, procedure, question, type Table } from './book.ts'
import { engaged } from './engaged.ts'
import { move } from './move.ts'
import { settle } from './settle.ts'

/** Seats of this turn that have not finished the phase. */
const waiting = (g: Field): number[] => acting(g).filter(seat => !g.out[seat] && !g.done.includes(seat))

/** A seat with nobody to move has finished before it begins: it is not asked. */
export function sitOut(g: Field): void {
  const couldMove = (u: Unit): boolean => mayBeAnything(u) && (u.doings.active || g.phase === 'movement')
  for (const seat of waiting(g))
    if (!g.units.some(u => u.seat === seat && (couldMove(u) || mayMove(g, u)))) g.done.push(seat)
}

/** Units one after another as the player likes; nobody lies over anybody when it ends (ONU-MOV-01, ONU-CRO-09). */
export const movementPhase = procedure({
  name: 'movement-phase',
  gives: undefined,
  with: (_: object) => ({ unit: NOBODY }),
  lines: {
    next(r, v) {
      v.unit = NOBODY
      if (waiting(r.field).length > 0) r.call(nextMover, {}, 'unit')
    },
    act(r, v) {
      if (v.unit === NOBODY) return
      const u = r.field.units[v.unit]
      if (isEngaged(r.field, u)) r.call(engaged, { unit: v.unit })
      else r.call(move, { unit: v.unit, errand: 'move' })
    },
    settle(r) {
      if (r.field.due.length > 0) r.call(settle, {})
    },
    again(r) {
      if (waiting(r.field).length > 0) r.repeat()
    },
    close(r) {
      putBack(r)
      r.field.mover = NOBODY
    },
  },
})

/** Who still lies over a friend goes back to where he came from, the last first (ONU-CRO-09, ONU-R-54). */
function putBack(r: Table): void {
  const g = r.field
  for (let entry = toPutBack(g); entry !== null; entry = toPutBack(g)) {
    const u = g.units[entry.unit]
    stand(g, u, entry)
    g.over = g.over.filter(o => o !== entry)
    if (!hasRoom(g, lineOf(u), o => o.id !== u.id)) u.left = u.right = false
    // Somebody who ran or fell back has come to stand there: as near as there is room.
    const { x, y, facing } = nearestRoom(g, u, entry) ?? entry
    stand(g, u, { x, y, facing })
    r.tell(event('put-back', ['ONU-CRO-09', 'ONU-R-54'], { unit: u.id, to: [x, y, facing] }))
  }
  g.over = []
}

/** Skirmishers go on with what they have left (ONU-SKM-01 to 05). */
export const skirmishPhase = procedure({
  name: 'skirmish-phase',
  gives: undefined,
  with: (_: object) => ({}),
  lines: {
    begin(r) {
      const g = r.field
      for (const u of g.units) if (u.doings.active) roundUp(u)
      g.mover = NOBODY
      sitOut(g)
      r.call(movementPhase, {})
    },
  },
})
/** What was used counts in halves of a UD (ONU-SKM-03); who only waited is fresh. */
function roundUp(u: Unit): void {
  const { used, when } = u.doings
  does(u, { used: Math.ceil(used / 50) * 50, when: when === 'done' ? 'open' : when })
}

/** The next unit to move (ONU-MOV-01); nobody while an Impetuous one must charge yet (ONU-SKL-40). */
export const nextMover = question({
  name: 'next-mover',
  kind: 'one',
  rules: ['ONU-MOV-01', 'ONU-R-95'],
  window: true,
  with: (a: object) => a,
  seats: g => waiting(g),
  next: (g, _v, draft, seat): Choice | null =>
    draft.length > 0 ? null : { of: 'unit', options: moversOf(g, seat), enough: 'end-movement' },
  forbids: (g, _v, picks, seat) => (picks.length === 0 && owingOf(g, seat) !== NOBODY ? 'ONU-SKL-40' : null),
  candidates(g, _v, seat): Picks[] {
    const movers = moversOf(g, seat)
    const all: Picks[] = movers.map(id => [id])
    // Who must charge yet is among those who may move (ONU-R-43).
    if (owingOf(g, seat, movers) === NOBODY) all.push([])
    return all
  },
  take(r, _v, picks, seat): number {
    if (picks.length > 0) return thing(picks, 0)
    r.field.done.push(seat)
    return NOBODY
  },
})
