import {
  aboutFaced,
  ahead,
  type Body,
  bodyAt,
  cornerX,
  cornerY,
  distance,
  facedAbout,
  freeWay,
  INCH,
  type Pose,
  reoriented,
  SLACK,
  sweep,
  sweepTurn,
  wheelCost,
  wheeled,
  wheelFor,
} from '@acies/table'
import type { Rule } from '../events.ts'
import { copyUnit, type Field, kindOf, modelsIn, onTable, stateOf, type Unit, unitAt, unitWith } from '../position.ts'
import { reckoned, refusal } from '../traits/index.ts'
import { blockOf, bodiesOf, bodyOf, filesOf, frontBody, groundOf, onImpassable, overlapped, ranksOf } from './bodies.ts'
import { goStraight, keptOff, slowedOn } from './going.ts'
import { allowanceOf, type Way } from './pace.ts'
import { isColumn } from './ranks.ts'
import { isOnTable, vectorOf } from './route.ts'
import { Wheel } from './wheel.ts'

export const LEGS = [
  'ahead',
  'wheel-left',
  'wheel-right',
  'about',
  'quarter-left',
  'quarter-right',
  'files',
  'pivot-left',
  'pivot-right',
] as const
export type LegWord = (typeof LEGS)[number]
/** Legs that are a word and no number. */
export const isBare = (go: string): boolean => go === 'about' || go === 'quarter-left' || go === 'quarter-right'
export interface Leg {
  go: LegWord
  n: number
}
/** As it stands after some legs: the unit elsewhere, and what is left of its move. */
export interface Walk {
  u: Unit
  way: Way
  left: number
  allowance: number
  abouts: number
  pivots: number
  quarters: number
  ranks: number
  /** Legs made, and whether it has turned: some lose much of their move by that (WAB-FRM-18). */
  made: number
  turned: boolean
  /** Obstacles whose toll has been paid (WAB-RUL-139). */
  paid: readonly Body[]
  path: number[]
}

export function setOut(g: Field, u: Unit, way: Way): Walk {
  const allowance = allowanceOf(g, u, way)
  const bound = stateOf(u, 'bound')
  const left = bound === undefined ? allowance : Math.min(allowance, bound.n)
  const begun = { abouts: 0, quarters: 0, pivots: 0, ranks: 0, made: 0, turned: false, paid: [] }
  return { u: copyUnit(u), way, left, allowance, path: [u.x, u.y, u.facing], ...begun }
}
/** What is left, and of how much, once it has turned. */
function afterTurn(g: Field, w: Walk): { left: number; allowance: number } {
  if (w.turned) return w
  const allowance = allowanceOf(g, w.u, w.way, { turned: true })
  return { left: w.left - (w.allowance - allowance), allowance }
}
const turn = (g: Field, w: Walk): void => {
  Object.assign(w, afterTurn(g, w), { turned: true })
}
const isOpen = (g: Field, u: Unit): boolean => kindOf(g, u).order === 'open'
/** What ranks gained or lost cost, half of the move each; two are free in open order (WAB-MAN-09, 10). */
function filesPrice(g: Field, w: Walk, ranks: number): number {
  const free = isOpen(g, w.u) ? 2 : 0
  const paid = (n: number) => Math.max(0, n - free)
  return priced(g, w, 'files', ((paid(w.ranks + ranks) - paid(w.ranks)) * afterTurn(g, w).allowance) / 2, ranks)
}
const aboutPrice = (g: Field, w: Walk): number =>
  priced(g, w, 'about', isOpen(g, w.u) && w.abouts < 2 ? 0 : afterTurn(g, w).allowance / 4)
/** A quarter of the move; two are free in open order (WAB-FRM-45, 46). */
const quarterPrice = (g: Field, w: Walk): number =>
  priced(g, w, 'quarter-left', isOpen(g, w.u) && w.quarters < 2 ? 0 : afterTurn(g, w).allowance / 4)
/** What a leg costs, special rules included; `n` is the allowance of which it is a part. */
function priced(g: Field, w: Walk, leg: LegWord, price: number, ranks = 0): number {
  const c = { way: w.way, leg, n: w.allowance, first: w.made === 0, ranks, round: w.pivots }
  return Math.max(0, Math.round(reckoned('price', Math.round(price), g, w.u, c)))
}

/** Files that may be formed now: one or two ranks more or less (WAB-MAN-09, 10). */
export function filesOffered(g: Field, w: Walk): number[] {
  const now = ranksOf(w.u)
  const models = modelsIn(w.u)
  const most = (isOpen(g, w.u) ? 4 : 2) - w.ranks
  const { left } = afterTurn(g, w)
  const found: number[] = []
  let known = 0
  let price = 0
  for (let f = 1; f <= models; f++) {
    const change = Math.abs(Math.ceil(models / f) - now)
    if (change === 0 || change > most) continue
    if (change !== known) price = filesPrice(g, w, change)
    known = change
    if (price <= left) found.push(f)
  }
  return found
}
const isMarch = (way: Way): boolean => way === 'march' || way === 'fast-march'
const wheelOf = (g: Field, w: Walk, go: LegWord, allowance: number): Wheel =>
  new Wheel(g, w.u, w.u, go === 'wheel-right', allowance, { paid: w.paid, march: isMarch(w.way) })
const HALF_ROUND = 18_000
/** What a leg may measure: the most of its number; 0 when it cannot be made. */
export function mostOf(g: Field, w: Walk, go: LegWord): number {
  switch (go) {
    case 'ahead':
      return w.left
    case 'wheel-left':
    case 'wheel-right': {
      const { left, allowance } = afterTurn(g, w)
      return wheelOf(g, w, go, allowance).within(left, HALF_ROUND, isMarch(w.way)).angle
    }
    case 'about':
      return aboutPrice(g, w) <= afterTurn(g, w).left ? 1 : 0
    case 'quarter-left':
    case 'quarter-right':
      return quarterPrice(g, w) <= afterTurn(g, w).left ? 1 : 0
    case 'files':
      return filesOffered(g, w).length
    case 'pivot-left':
    case 'pivot-right':
      return priced(g, w, go, 0) <= w.left ? HALF_ROUND : 0
  }
}
/** The rule by which a way of going does not know a leg, or null. */
export function legBarred(g: Field, u: Unit, way: Way, go: LegWord): Rule | null {
  const barred = refusal('manoeuvre', g, u, { way, leg: go })
  if (barred !== null) return barred
  // Men in ranks wheel; only beasts, wagons and machines turn about their middle.
  if (go.startsWith('pivot') && refusal('may-pivot', g, u) === null) return 'WAB-MAN-01'
  const quarter = go === 'quarter-left' || go === 'quarter-right'
  if (quarter && refusal('may-quarter', g, u) === null) return 'WAB-FRM-45'
  if (!isMarch(way)) return null
  if (go === 'files') return refusal('form-on-march', g, u) === null ? 'WAB-MARCH-07' : null
  return go === 'about' || quarter ? 'WAB-RUL-176' : null
}

interface Others {
  enemies: readonly Body[]
  friends: readonly Body[]
}
export const othersOf = (g: Field, u: Unit): Others => {
  const real = g.units[u.id]
  return {
    enemies: bodiesOf(g, real, o => o.side !== u.side),
    friends: [...bodiesOf(g, real, o => o.side === u.side), ...groundOf(g).impassable],
  }
}

/** A column in single file winds its way: each follows the one before him, only where it halts all must have room (WAB-MARCH-16). */
const winds = (g: Field, u: Unit): boolean => filesOf(u) === 1 && modelsIn(u) > 1 && isColumn(g, u)

/** Makes a leg; the rule against it, or null. Without others only the budget is asked. */
export function step(g: Field, w: Walk, way: Way, leg: Leg, others: Others | null): Rule | null {
  const { u } = w
  const march = isMarch(way)
  const first = w.made
  if (leg.go !== 'ahead') turn(g, w)
  w.made++
  switch (leg.go) {
    case 'ahead': {
      const gone = goStraight(g, u, u, vectorOf(u.facing), leg.n, w.left, w.allowance, { paid: w.paid, march })
      if (others !== null && gone.reach < leg.n - 1)
        return march && gone.reach < Math.min(leg.n, w.left) - 1
          ? 'WAB-MARCH-08'
          : leg.n > w.left
            ? 'WAB-MOV-03'
            : slowedOn(g, u, u, vectorOf(u.facing), leg.n)
      if (others !== null) {
        const body = winds(g, u) ? frontBody(g, u, u) : bodyOf(g, u)
        const v = vectorOf(u.facing)
        const off = keptOff(g, u, u, v.x * leg.n, v.y * leg.n)
        if (off !== null) return off
        if (freeWay(body, u.facing, leg.n, others.enemies, INCH) < leg.n - SLACK)
          return march ? 'WAB-MARCH-02' : 'WAB-MOV-01'
        if (freeWay(body, u.facing, leg.n, others.friends) < leg.n - SLACK) return blockedBy(g, u, leg.n)
      }
      w.left = Math.max(0, w.left - gone.cost)
      w.paid = [...w.paid, ...gone.crossed]
      stand(w, ahead(u, leg.n))
      return others !== null && !winds(g, u) && !isOnTable(g, bodyOf(g, w.u)) ? 'WAB-MOV-04' : null
    }
    case 'wheel-left':
    case 'wheel-right': {
      // Nobody wheels backwards, nor more than half round; a stranger's answer may say so.
      if (leg.n < 0 || leg.n > HALF_ROUND) return 'WAB-MAN-02'
      const right = leg.go === 'wheel-right'
      const block = blockOf(g, u)
      const corner = right ? 'front-right' : 'front-left'
      const angle = right ? leg.n : -leg.n
      const wheel = wheelOf(g, w, leg.go, w.allowance)
      const gone = wheel.within(w.left, leg.n, march)
      const cost = priced(g, w, leg.go, wheel.costOf(leg.n))
      // As `next` bounds it, so that nobody thinks of a wheel he could not hand in.
      if (cost > w.left + SLACK || gone.angle < leg.n) {
        const open = wheelFor(block.width, Math.floor(w.left))
        if (leg.n > open || priced(g, w, leg.go, wheelCost(block.width, leg.n)) > w.left + SLACK) return 'WAB-MAN-02'
        return march ? 'WAB-MARCH-08' : wheel.rule
      }
      const end = wheeled(block, corner, angle)
      if (others !== null) {
        const front = frontBody(g, u, u)
        const [px, py] = [cornerX(block, corner), cornerY(block, corner)]
        if (Math.abs(sweepTurn(front, px, py, angle, others.enemies, INCH).free) < leg.n)
          return march ? 'WAB-MARCH-02' : 'WAB-MOV-01'
        if (Math.abs(sweepTurn(front, px, py, angle, others.friends).free) < leg.n) return 'WAB-MAN-04'
      }
      w.left = Math.max(0, w.left - cost)
      w.paid = [...w.paid, ...gone.crossed]
      w.pivots++
      stand(w, end)
      return others === null || winds(g, u) ? null : (keptOff(g, w.u, w.u, 0, 0) ?? standing(g, w.u, 'WAB-MAN-04'))
    }
    case 'pivot-left':
    case 'pivot-right': {
      const price = priced(g, w, leg.go, 0)
      if (price > w.left) return 'WAB-MAN-02'
      w.left -= price
      w.pivots++
      stand(w, facedAbout(blockOf(g, u), u.facing + (leg.go === 'pivot-right' ? leg.n : -leg.n)))
      if (others === null) return null
      const near = others.enemies.some(b => distance(bodyOf(g, w.u), b) < INCH - SLACK)
      return near ? 'WAB-MOV-01' : (keptOff(g, w.u, w.u, 0, 0) ?? standing(g, w.u, 'WAB-MAN-04'))
    }
    case 'about': {
      const price = aboutPrice(g, { ...w, made: first })
      if (price > w.left) return 'WAB-MAN-06'
      w.left -= price
      w.abouts++
      stand(w, aboutFaced(blockOf(g, u)))
      return null
    }
    case 'quarter-left':
    case 'quarter-right': {
      const price = quarterPrice(g, w)
      if (price > w.left) return 'WAB-FRM-45'
      w.left -= price
      w.quarters++
      const there = reoriented(blockOf(g, u), leg.go === 'quarter-right' ? 'right' : 'left')
      // Files become ranks; the command group comes to the new front.
      w.u = unitWith(u, { files: Math.max(1, ranksOf(u)) })
      stand(w, there)
      return others === null ? null : standing(g, w.u, 'WAB-FRM-45')
    }
    case 'files': {
      const asked = { ...w, made: first }
      if (!filesOffered(g, asked).includes(leg.n)) return 'WAB-MAN-09'
      const change = Math.abs(Math.ceil(modelsIn(u) / leg.n) - ranksOf(u))
      const before = others === null ? [] : others.enemies.map(b => distance(bodyOf(g, u), b))
      w.left -= filesPrice(g, asked, change)
      w.ranks += change
      w.u = unitWith(u, { files: leg.n })
      stand(w, u)
      if (others === null) return null
      const near = others.enemies.some(
        (b, i) => distance(bodyOf(g, w.u), b) < Math.min(INCH - SLACK, before[i] - SLACK),
      )
      return near ? 'WAB-MOV-01' : standing(g, w.u, 'WAB-MAN-09')
    }
  }
}
function stand(w: Walk, at: Pose): void {
  // A new object: what a unit covers is remembered by the object.
  w.u = unitAt(w.u, at)
  w.path.push(at.x, at.y, at.facing)
}
function standing(g: Field, u: Unit, rule: Rule): Rule | null {
  const body = bodyAt(blockOf(g, u))
  if (!isOnTable(g, body)) return 'WAB-MOV-04'
  if (onImpassable(g, body)) return 'WAB-TERRAIN-05'
  return overlapped(g, body, g.units[u.id]) === null ? null : rule
}
function blockedBy(g: Field, u: Unit, far: number): Rule {
  const { met } = sweep(bodyOf(g, u), u.facing, far, groundOf(g).impassable)
  return met >= 0 ? 'WAB-TERRAIN-05' : 'WAB-MOV-04'
}

/** All legs of a way; the first rule against it, or null, and where it leads. */
export function walkOf(
  g: Field,
  u: Unit,
  way: Way,
  legs: readonly Leg[],
  strict: boolean,
): { walk: Walk; rule: Rule | null } {
  const walk = setOut(g, u, way)
  const others = strict ? othersOf(g, u) : null
  for (const leg of legs) {
    const rule = legBarred(g, u, way, leg.go) ?? step(g, walk, way, leg, others)
    if (rule !== null) return { walk, rule }
  }
  if (!strict) return { walk, rule: null }
  if (!winds(g, u)) return { walk, rule: refusal('stand', g, walk.u, { way }) }
  const near = nearEnemy(g, walk.u, bodyOf(g, walk.u)) && !nearEnemy(g, u, bodyOf(g, u))
  return { walk, rule: near ? 'WAB-MOV-01' : standing(g, walk.u, 'WAB-MARCH-16') }
}
/** Everyone within an inch of anybody he was not near before? Used where a unit is put down. */
export const nearEnemy = (g: Field, u: Unit, body: Body): boolean =>
  g.units.some(o => o.side !== u.side && onTable(o) && distance(body, bodyOf(g, o)) < INCH - SLACK)
