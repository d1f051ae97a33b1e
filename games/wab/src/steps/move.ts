import { type Choice, type Pick, type Picks, pose as posePick, thing, word } from '@acies/kernel'
import { type Base, INCH, type Pose, poseOf } from '@acies/table'
import { ANGLE } from '@acies/tabletop'
import type { Rule } from '../events.ts'
import { type Field, modelsIn, type Unit } from '../position.ts'
import { blockAt } from '../rules/bodies.ts'
import { eachGoes, inLine, isCrowded, laidOut, type Roamed, rankedUp, roamed, SHAPES } from '../rules/cloud.ts'
import { mayNotJoin } from '../rules/company.ts'
import { machinesFor } from '../rules/crew.ts'
import { allowanceOf } from '../rules/pace.ts'
import { enterBarred, entryAt, leaving, strollBarred } from '../rules/stroll.ts'
import { filesOffered, isBare, LEGS, type Leg, type LegWord, legBarred, mostOf, step, walkOf } from '../rules/walk.ts'
import { hostsFor, isLegged, mayNotMove, movable, WAYS, wayBarred } from '../rules/ways.ts'
import { IN_INCHES, question, seatsOf } from './book.ts'
import { noRoomFor } from './rally.ts'
import { movesToCompare, someMove } from './some-move.ts'

/** Legs from the third pick on; a word that still wants its number is not among them. */
export function legsIn(picks: Picks): Leg[] {
  const legs: Leg[] = []
  for (let i = 2; i < picks.length; ) {
    const go = word(picks, i++, LEGS)
    if (isBare(go)) legs.push({ go, n: 1 })
    else if (i < picks.length) legs.push({ go, n: thing(picks, i++) })
  }
  return legs
}
const wantsNumber = (picks: Picks): boolean => {
  const last = picks[picks.length - 1]
  return picks.length > 2 && typeof last === 'string' && !isBare(last)
}
/** A shape for those who leave their ranks. */
const FORMS = SHAPES.filter(s => s !== 'as-they-stand')
const MOST_LEGS = 8
const MOST_STOPS = 3

/**
 * One unit moves, with all its legs, in one answer; nothing at all: the rest of the army stays (WAB-MOV, WAB-MAN,
 * WAB-MARCH, WAB-PERS-02 to 23).
 */
export const move = question({
  name: 'move',
  kind: 'manoeuvre',
  rules: ['WAB-MOV-03', 'WAB-MOV-04', 'WAB-MAN-01'],
  with: (a: object) => a,
  seats: g => seatsOf(g, g.active),
  next(g, _v, draft): Choice | null {
    if (draft.length === 0) return { of: 'unit', options: movable(g), enough: 'done' }
    const about = thing(draft, 0)
    const u = g.units[about]
    if (draft.length === 1) return { of: 'word', options: WAYS.filter(w => wayBarred(g, u, w) === null), about }
    const way = word(draft, 1, WAYS)
    if (isLegged(way)) return nextLeg(g, u, way, draft)
    const n = draft.length - 2
    switch (way) {
      case 'reform':
      case 'shieldwall':
      case 'hedgehog':
        return null
      case 'skirmish':
      case 'loose-march':
      case 'loosen':
        if (n === 0) return { of: 'word', options: way === 'loosen' ? FORMS : SHAPES, about }
        if (n === 1 || n % 2 === 1) return { of: 'pose', about }
        return n < 2 + 2 * modelsIn(u)
          ? { of: 'number', min: 1, max: modelsIn(u), about, enough: 'stop', counts: 'man' }
          : null
      case 'ranks':
        if (n === 0) return { of: 'number', min: 1, max: modelsIn(u), about, counts: 'files' }
        return n === 1 ? { of: 'pose', about } : null
      case 'join':
        return n > 0 ? null : { of: 'unit', options: hostsFor(g, u), about }
      case 'man':
        return n > 0 ? null : { of: 'unit', options: machinesFor(g, u).map(m => m.id), about }
      case 'leave':
        return n > 0 ? null : { of: 'pose', about }
      case 'go':
        if (n === 0) return { of: 'pose', about }
        return n < MOST_STOPS ? { of: 'pose', about, enough: 'stop' } : null
      case 'enter':
        if (n === 0) return { of: 'number', min: -12 * INCH, max: 12 * INCH, about, ...IN_INCHES, counts: 'along' }
        return n === 1
          ? { of: 'number', min: 0, max: allowanceOf(g, u, 'move'), about, ...IN_INCHES, counts: 'inward' }
          : null
    }
  },
  why(g, _v, draft, pick) {
    if (draft.length === 0)
      return typeof pick === 'number' && g.units[pick] !== undefined ? mayNotMove(g, g.units[pick]) : null
    const u = g.units[thing(draft, 0)]
    if (draft.length === 1) {
      const way = WAYS.find(w => w === pick)
      return way === undefined ? null : wayBarred(g, u, way)
    }
    const way = word(draft, 1, WAYS)
    if (way === 'join')
      return typeof pick === 'number' && g.units[pick] !== undefined ? mayNotJoin(g, u, g.units[pick]) : null
    if (!isLegged(way)) return null
    const go = LEGS.find(l => l === pick)
    if (go !== undefined) return legBarred(g, u, way, go) ?? tooFar(g, u, way, draft, go, 1)
    const last = LEGS.find(l => l === draft[draft.length - 1])
    return last === undefined ? null : tooFar(g, u, way, draft, last, typeof pick === 'number' ? pick : 1)
  },
  forbids: (g, _v, picks) => (picks.length === 0 ? null : forbidden(g, picks)),
  candidates: (g, _v, _seat, n, random) => {
    const barred = (picks: Picks) => forbidden(g, picks) !== null
    return n === 1 ? [someMove(g, random, barred)] : movesToCompare(g, n, random, barred)
  },
  take: (_r, _v, picks): Pick[] => picks.map(p => (typeof p === 'object' ? [p[0], p[1], p[2]] : p)),
})
const COSTS: Readonly<Record<LegWord, Rule>> = {
  ahead: 'WAB-MOV-03',
  'wheel-left': 'WAB-MAN-02',
  'wheel-right': 'WAB-MAN-02',
  about: 'WAB-MAN-06',
  'pivot-left': 'WAB-ELE-12',
  'pivot-right': 'WAB-ELE-12',
  'quarter-left': 'WAB-FRM-45',
  'quarter-right': 'WAB-FRM-45',
  files: 'WAB-MAN-09',
}
/** Why a leg is not to be had for what is left: a wheel may be the ground's fault (WAB-TERRAIN-03, WAB-MARCH-08). */
function tooFar(g: Field, u: Unit, way: Legged, draft: Picks, go: LegWord, n: number): Rule {
  if (go !== 'wheel-left' && go !== 'wheel-right') return COSTS[go]
  const { walk } = walkOf(g, u, way, legsIn(draft), false)
  return step(g, walk, way, { go, n }, null) ?? COSTS[go]
}
type Legged = 'move' | 'march' | 'fast-march'
function nextLeg(g: Field, u: Unit, way: Legged, draft: Picks): Choice | null {
  const legs = legsIn(draft)
  const { walk, rule } = walkOf(g, u, way, legs, false)
  if (rule !== null) return { of: 'word', options: [], about: u.id, enough: 'stop' }
  if (wantsNumber(draft)) {
    const go = word(draft, draft.length - 1, LEGS)
    const counted = go === 'ahead' ? IN_INCHES : ANGLE
    if (go !== 'files') return { of: 'number', min: 1, max: Math.max(1, mostOf(g, walk, go)), about: u.id, ...counted }
    const files = filesOffered(g, walk)
    return { of: 'number', min: Math.min(...files), max: Math.max(...files), about: u.id, counts: 'files' }
  }
  const options =
    legs.length >= MOST_LEGS ? [] : LEGS.filter(go => legBarred(g, u, way, go) === null && mostOf(g, walk, go) > 0)
  if (legs.length > 0) return { of: 'word', options, about: u.id, enough: 'stop' }
  return { of: 'word', options, about: u.id }
}

/** The rule against a whole answer, or null. */
export function forbidden(g: Field, picks: Picks): Rule | null {
  const u = g.units[thing(picks, 0)]
  const way = word(picks, 1, WAYS)
  if (isLegged(way)) return walkOf(g, u, way, legsIn(picks), true).rule
  switch (way) {
    case 'skirmish':
    case 'loose-march':
    case 'loosen':
      return roamIn(g, u, picks).rule
    case 'ranks':
      return rankIn(g, u, picks).rule
    case 'go':
      return strollBarred(g, u, stopsIn(picks))
    case 'leave':
      return leaving(g, u, poseOf(posePick(picks, 2))).rule
    case 'enter':
      return enterBarred(g, u, entryAt(g, u, thing(picks, 2), thing(picks, 3)))
    default:
      return null
  }
}
/** Where the models of a cloud go: a shape and the pose of its front, and any of them somewhere else (WAB-SKI-05). */
export function menIn(g: Field, u: Unit, picks: Picks): Base[] {
  const models = laidOut(g, u, word(picks, 2, SHAPES), poseOf(posePick(picks, 3)))
  for (let i = 4; i + 1 < picks.length; i += 2) {
    const man = thing(picks, i) - 1
    models[man] = { ...models[man], ...poseOf(posePick(picks, i + 1)) }
  }
  return models
}
export function roamIn(g: Field, u: Unit, picks: Picks): Roamed & { models: Base[] } {
  const models = menIn(g, u, picks)
  const way = word(picks, 1, WAYS) === 'loose-march' ? 'march' : 'move'
  const gone = roamed(g, u, models, allowanceOf(g, u, way))
  // A shape has room for all; who places men himself must see to it.
  return gone.rule === null && picks.length > 4 && isCrowded(models)
    ? { models, ...gone, rule: 'WAB-MOV-04' }
    : { models, ...gone }
}
/** A loose group drives into ranks of so many files, each as far as it may (WAB-CHA-09, WAB-RUL-343). */
export function rankIn(g: Field, u: Unit, picks: Picks): Roamed & { files: number; at: Pose } {
  const [files, at] = [thing(picks, 2), poseOf(posePick(picks, 3))]
  const gone = eachGoes(g, u, rankedUp(g, u, files, at), allowanceOf(g, u, 'move'))
  const rule = gone.rule ?? noRoomFor(g, u, blockAt(g, inLine(u, files), at))
  return { farthest: gone.farthest, rule, files, at }
}
export const stopsIn = (picks: Picks): Pose[] => picks.slice(2).map((_, i) => poseOf(posePick(picks, i + 2)))
