import type { Hex } from '@acies/hexes'
import { type Choice, thing } from '@acies/kernel'
import { eliminateLeader } from '../banners.ts'
import { distanceOf, EXIT, isBaseline, rear } from '../battlefield.ts'
import { bookOf, cite, special, terrainAt } from '../book.ts'
import {
  type Field,
  isEnemy,
  type Leader,
  leader,
  NOBODY,
  type Piece,
  placeLeader,
  removeLeader,
  unit,
} from '../field.ts'
import { owner, procedure, question } from './rulebook.ts'

/** One to three hexes toward his own edge. */
const LEADER_HEXES = 3
/** Instead of the hex of an enemy he runs into. */
const AT_REST: Hex = -2

/** A leader who was missed, or has lost his unit, gets away; through an enemy if he must. */
export const leaderEvade = procedure({
  name: 'leader-evade',
  with: (a: { leader: Piece }, g: Field) => ({
    leader: a.leader,
    start: leader(g, a.leader).hex,
    hex: leader(g, a.leader).hex,
    through: NOBODY,
  }),
  gives: undefined,
  lines: {
    go(r, v) {
      const g = r.field
      const l = leader(g, v.leader)
      const left = LEADER_HEXES - distanceOf(v.start, v.hex)
      const escapes = left > 1 && enemiesBehind(g, l, v.hex).length > 0
      // Where whoever likes may run through enemies, he does so even if there is no rest beyond.
      if (stepsFor(g, l, v.hex, left).length > 0 || (escapes && bookOf(g).runsThrough))
        return r.call(leaderPath, { leader: v.leader, hex: v.hex, left }, 'through')
      if (escapes) r.call(escapeThrough, { leader: v.leader, hex: v.hex }, 'through')
    },
    escape(r, v) {
      if (v.through === AT_REST) return r.end(undefined)
      const g = r.field
      const l = leader(g, v.leader)
      if (v.through === NOBODY) {
        eliminateLeader(r, l, enemiesBehind(g, l, v.hex).length > 0 ? 'leaderTrapped' : 'leaderEvade')
        return r.end(undefined)
      }
      r.tell({ type: 'escaping', leader: l.id, through: v.through, rules: [cite(g).escape] })
      const blocker = unit(g, g.unitAt[v.through])
      const faces: number[] = []
      for (let n = bookOf(g).escapeDice(g, blocker); n > 0; n--) faces.push(r.roll(6))
      const struck = faces.includes(bookOf(g).leaderFace)
      const hits = struck ? 1 : 0
      r.tell({
        type: 'rolled',
        roller: blocker.id,
        target: l.id,
        mode: 'escape',
        faces,
        hits,
        flags: 0,
        rules: [cite(g).escape],
      })
      if (!struck) return
      eliminateLeader(r, l)
      r.end(undefined)
    },
    goOn(r, v) {
      v.hex = v.through
      v.through = NOBODY
      r.repeat()
    },
  },
})

/** The way he takes, to where he comes to rest or runs into an enemy; EXIT leads off the battlefield. */
export const leaderPath = question({
  name: 'leader-path',
  kind: 'path',
  rules: [],
  with: (a: { leader: Piece; hex: Hex; left: number }) => a,
  seats: (g, v) => owner(g, v.leader),
  next(g, v, draft): Choice | null {
    const l = leader(g, v.leader)
    const at = draft.length === 0 ? v.hex : thing(draft, draft.length - 1)
    if (at === EXIT || (draft.length > 0 && isEnemy(g, g.unitAt[at], l.side))) return null
    const steps = stepsFor(g, l, at, v.left - draft.length)
    const options = steps.length > 0 || draft.length > 0 ? steps : enemiesBehind(g, l, at)
    const mayStop = draft.length > 0 && mayEnd(g, l, at)
    if (options.length === 0) return null
    return mayStop ? { of: 'hex', options, enough: 'stop', about: v.leader } : { of: 'hex', options, about: v.leader }
  },
  why(g, v, draft, pick) {
    const l = leader(g, v.leader)
    const hex = rear(l.side, draft.length === 0 ? v.hex : thing(draft, draft.length - 1)).find(next => next === pick)
    if (hex === undefined) return cite(g).leaderEvade
    if (terrainAt(g, hex).impassable) return cite(g).impassable
    const there = g.unitAt[hex]
    return cite(g)[there !== NOBODY && unit(g, there).side !== l.side ? 'leaderEvadeEnemy' : 'leaderEvadeEnd']
  },
  take(r, v, picks): Hex {
    const g = r.field
    const l = leader(g, v.leader)
    const path = picks.map((_, i) => thing(picks, i))
    const to = path[path.length - 1]
    const from = v.hex
    if (isEnemy(g, g.unitAt[to] ?? NOBODY, l.side)) return to
    if (to === EXIT) {
      removeLeader(g, l)
      r.tell({ type: 'left-the-field', piece: l.id, from, rules: [cite(g).leaderExit] })
      for (const rule of special(g)) rule.leaderLost?.(r, l)
      return AT_REST
    }
    placeLeader(g, l, to)
    r.tell({ type: 'evaded', piece: l.id, from, path, rules: [cite(g).leaderEvade] })
    if (g.unitAt[to] !== NOBODY)
      r.tell({ type: 'joined', leader: l.id, unit: g.unitAt[to], rules: [cite(g).leaderJoin] })
    return AT_REST
  },
})

/** Behind him are only enemies: he tries to slip through one of them, or is lost. */
export const escapeThrough = question({
  name: 'escape-through',
  kind: 'one',
  rules: [],
  with: (a: { leader: Piece; hex: Hex }) => a,
  seats: (g, v) => owner(g, v.leader),
  next(g, v, draft): Choice | null {
    if (draft.length > 0) return null
    return { of: 'hex', options: enemiesBehind(g, leader(g, v.leader), v.hex), enough: 'surrender', about: v.leader }
  },
  take: (_r, _v, picks): Hex => (picks.length === 0 ? NOBODY : thing(picks, 0)),
})

/** He may stay here: no enemy, no other leader. */
function mayEnd(g: Field, l: Leader, hex: Hex): boolean {
  return mayPass(g, l, hex) && (g.leaderAt[hex] === NOBODY || g.leaderAt[hex] === l.id)
}
function mayPass(g: Field, l: Leader, hex: Hex): boolean {
  if (terrainAt(g, hex).impassable) return false
  if (g.unitAt[hex] !== NOBODY && unit(g, g.unitAt[hex]).side !== l.side) return false
  return g.leaderAt[hex] === NOBODY || leader(g, g.leaderAt[hex]).side === l.side
}
/** Steps from which he can still come to rest. */
function stepsFor(g: Field, l: Leader, hex: Hex, left: number): Hex[] {
  if (left <= 0) return []
  if (isBaseline(l.side, hex)) return [EXIT]
  return rear(l.side, hex).filter(next => {
    if (mayEnd(g, l, next)) return true
    const passes = mayPass(g, l, next) || (bookOf(g).runsThrough && isEnemy(g, g.unitAt[next], l.side))
    return passes && stepsFor(g, l, next, left - 1).length > 0
  })
}
function enemiesBehind(g: Field, l: Leader, hex: Hex): Hex[] {
  return rear(l.side, hex).filter(next => g.unitAt[next] !== NOBODY && unit(g, g.unitAt[next]).side !== l.side)
}
