import { type Choice, type Picks, pose as posePick, word } from '@acies/kernel'
import { distance, INCH, length, pose, slid } from '@acies/table'
import { type Commander, commanderOf, type Displaced, type Field, type Troop } from '../position.ts'
import { bodyOf, commanderBody } from '../rules/bodies.ts'
import { interacts } from '../rules/command.ts'
import { event, procedure, question, seatOf, type Table } from './book.ts'
import { commanderMayStand } from './losses.ts'

/**
 * Commanders who had to make way, or whose troop is no more, one after another: their owner says where they go
 * (TER-MOV-11, TER-CMD-42, TER-QUA-03).
 */
export const stepAside = procedure({
  name: 'step-aside',
  gives: undefined,
  with: (_: object) => ({}),
  lines: {
    next(r) {
      const g = r.field
      const next = g.displaced.shift()
      if (next === undefined) return r.end(undefined)
      const c = commanderOf(g, next.commander)
      // He may have gone meanwhile.
      if (c.where === 'table' && c.inside < 0) r.call(chooseAside, next)
    },
    again(r) {
      r.repeat()
    },
  },
})

/**
 * Free of everybody, an inch at most from the base; or where he stood, out of the way of a base that has gone on: as far
 * as takes him clear of it and an inch more (TER-MOV-11, TER-CMD-42).
 */
function mayStandBeside(
  g: Field,
  c: Commander,
  { by, x: stoodX, y: stoodY }: Displaced,
  x: number,
  y: number,
): boolean {
  if (!commanderMayStand(g, c, x, y)) return false
  const troop = g.troops[by]
  if (distance(commanderBody({ x, y, radius: c.radius }), bodyOf(troop)) <= INCH + 5) return true
  return length(x - stoodX, y - stoodY) <= Math.max(troop.width, troop.depth) / 2 + c.radius + INCH + 5
}
const mayRide = (g: Field, c: Commander, by: Troop): boolean => by.where === 'table' && interacts(g, c, by)

const ASIDE = ['stay', 'move', 'join'] as const
export const chooseAside = question({
  name: 'choose-aside',
  kind: 'pose',
  rules: ['TER-MOV-11', 'TER-CMD-42', 'TER-QUA-03'],
  with: (a: Displaced) => a,
  seats: (g, v) => seatOf(commanderOf(g, v.commander).side),
  next(g, v, draft): Choice | null {
    const c = commanderOf(g, v.commander)
    if (draft.length === 0) {
      const options = mayRide(g, c, g.troops[v.by]) ? ASIDE : ASIDE.slice(0, 2)
      return { of: 'word', options, about: c.id }
    }
    return draft.length === 1 && draft[0] === 'move' ? { of: 'pose', about: c.id } : null
  },
  why: (_g, _v, _draft, pick) => (pick === 'join' ? 'TER-CMD-03' : null),
  forbids(g, v, picks) {
    if (picks[0] !== 'move') return null
    const [x, y] = posePick(picks, 1)
    return mayStandBeside(g, commanderOf(g, v.commander), v, x, y) ? null : 'TER-MOV-11'
  },
  candidates(g, v, _seat, n, random): Picks[] {
    const c = commanderOf(g, v.commander)
    const by = g.troops[v.by]
    const found: Picks[] = [['stay']]
    if (mayRide(g, c, by)) found.push(['join'])
    for (let tries = 0; tries < 4 * n && found.length < n + 1; tries++) {
      const from = random(2) === 0 ? by : v
      const at = slid(pose(from.x, from.y, 0), random(24) * 1500, (1 + random(8)) * INCH)
      if (mayStandBeside(g, c, v, at.x, at.y)) found.push(['move', [at.x, at.y, 0]])
    }
    // Each as likely as the others.
    for (let i = found.length - 1; i > 0; i--) {
      const k = random(i + 1)
      const one = found[i]
      found[i] = found[k]
      found[k] = one
    }
    return found.slice(0, n)
  },
  take(r, v, picks) {
    const c = commanderOf(r.field, v.commander)
    switch (word(picks, 0, ASIDE)) {
      case 'move': {
        const [x, y] = posePick(picks, 1)
        const path = [c.x, c.y, 0, x, y, 0]
        c.x = x
        c.y = y
        return r.tell(event('commander-moved', ['TER-MOV-11'], { unit: c.id, path }))
      }
      case 'join':
        return ride(r, c, r.field.troops[v.by])
    }
  },
})

/** TER-CMD-12 to 15 */
export function ride(r: Table, c: Commander, u: Troop): void {
  c.inside = u.id
  c.fresh = true
  c.exhausted = true
  c.x = u.x
  c.y = u.y
  r.tell(event('joined', ['TER-CMD-12', 'TER-CMD-14', 'TER-CMD-15'], { unit: c.id, other: u.id }))
}
