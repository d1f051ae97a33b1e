import { type Choice, type Picks, pose as posePick } from '@acies/kernel'
import { type Body, crosses, holds, INCH, type Point, type Pose, pickOf, pose, poseOf } from '@acies/table'
import { isOn } from '@acies/tabletop'
import { type Element, type Field, NOBODY, put, type Troop } from '../position.ts'
import { elementBody } from '../rules/bodies.ts'
import { bodyHere, hasRoom, tooNear } from '../rules/movement.ts'
import { roomNear } from '../rules/withdrawal.ts'
import { putDown } from './arrival.ts'
import { event, procedure, question, seatOf } from './book.ts'
import { approach, type Met } from './reaction.ts'

/** Of an ambush: it was found out, and does not react unchecked. */
export const FOUND = 1

/** A troop comes out of hiding: it is placed in its element, any facing (TER-UNI-09). */
export const springAmbush = procedure({
  name: 'spring-ambush',
  gives: undefined,
  with: (a: { unit: number; found: boolean }) => ({ unit: a.unit, found: a.found, at: [] as number[] }),
  lines: {
    reveal(r, v) {
      const u = r.field.troops[v.unit]
      r.tell(event('sprung', ['TER-UNI-09'], { unit: u.id, n: u.lair }))
      r.call(placeAmbush, { unit: v.unit, lair: u.lair }, 'at')
    },
    place(r, v) {
      const g = r.field
      const u = g.troops[v.unit]
      const e = g.elements.find(x => x.id === u.lair)
      const wanted = v.at.length === 3 ? poseOf([v.at[0], v.at[1], v.at[2]]) : pose(e?.x ?? u.x, e?.y ?? u.y, u.facing)
      u.where = 'table'
      u.lair = -1
      const at = hasRoom(g, u, bodyHere(u, wanted)) ? wanted : (roomNear(g, u, wanted) ?? wanted)
      putDown(r, u, at)
      put(u, 'sprung', v.found ? FOUND : 0)
      r.tell(event('placed', ['TER-UNI-09'], { unit: u.id, path: [at.x, at.y, at.facing] }))
    },
  },
})

/** Whoever walks into the ground where somebody lies hidden finds him, and is reacted to (TER-UNI-09). */
export const stumble = procedure({
  name: 'stumble',
  gives: undefined,
  with: (a: { unit: number; from: number[]; charges: boolean }) => ({
    unit: a.unit,
    from: a.from,
    charges: a.charges,
    found: NOBODY,
    met: 'none' as Met,
  }),
  lines: {
    find(r, v) {
      const g = r.field
      const u = g.troops[v.unit]
      v.found = u.where === 'table' ? hiddenOnTheWay(g, u, { x: v.from[0], y: v.from[1] }) : NOBODY
      if (v.found === NOBODY) return r.end(undefined)
      r.call(springAmbush, { unit: v.found, found: true })
    },
    react(r, v) {
      const { troops } = r.field
      const u = troops[v.unit]
      // A charge has its target to deal with first.
      if (v.charges || troops[v.found].card === 'none') return
      r.call(approach, { unit: v.found, mover: v.unit, to: [u.x, u.y, u.facing] }, 'met')
    },
    again(r) {
      r.repeat()
    },
  },
})
/** An enemy whose hiding place the front centre has entered. */
function hiddenOnTheWay(g: Field, u: Troop, from: Point): number {
  for (const o of g.troops) {
    if (o.where !== 'ambush' || o.side === u.side) continue
    const e = g.elements.find(x => x.id === o.lair)
    if (e === undefined) continue
    const body = elementBody(e)
    if (!isOn(body, from) && (isOn(body, u) || crosses(body, from, u))) return o.id
  }
  return NOBODY
}

/** All corners of a base are in the element. */
const liesWithin = (element: Body, base: Body): boolean =>
  base.pieces.every(({ corners }) => {
    for (let i = 0; i < corners.length; i += 2) if (!holds(element, { x: corners[i], y: corners[i + 1] })) return false
    return true
  })
const fitsIn = (g: Field, u: Troop, e: Element | undefined, at: Pose): boolean => {
  const body = bodyHere(u, at)
  return e !== undefined && liesWithin(elementBody(e), body) && hasRoom(g, u, body) && !tooNear(g, u, body, INCH)
}

export const placeAmbush = question({
  name: 'place-ambush',
  kind: 'pose',
  rules: ['TER-UNI-09'],
  with: (a: { unit: number; lair: number }) => a,
  seats: (g, v) => seatOf(g.troops[v.unit].side),
  next: (_g, v, draft): Choice | null => (draft.length > 0 ? null : { of: 'pose', about: v.unit, enough: 'anywhere' }),
  forbids(g, v, picks) {
    if (picks.length === 0) return null
    const e = g.elements.find(x => x.id === v.lair)
    return fitsIn(g, g.troops[v.unit], e, poseOf(posePick(picks, 0))) ? null : 'TER-UNI-09'
  },
  candidates(g, v, _seat, n, random): Picks[] {
    const u = g.troops[v.unit]
    const e = g.elements.find(x => x.id === v.lair)
    const found: Picks[] = []
    for (let i = 0; i < 4 * n && found.length < n && e !== undefined; i++) {
      const at = pose(
        e.x + Math.round((e.width * (random(81) - 40)) / 100),
        e.y + Math.round((e.depth * (random(81) - 40)) / 100),
        random(36) * 1000,
      )
      if (fitsIn(g, u, e, at)) found.push([pickOf(at)])
    }
    return found.length === 0 ? [[]] : found
  },
  take: (_r, _v, picks): number[] => (picks.length === 0 ? [] : [...posePick(picks, 0)]),
})
