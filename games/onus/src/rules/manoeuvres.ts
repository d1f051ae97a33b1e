import type { Picks, Random } from '@acies/kernel'
import {
  bearing,
  CORNERS,
  type Corner,
  cornerX,
  cornerY,
  forwardSense,
  middleOf,
  type Point,
  sweepTurn,
  turnBetween,
  wheeled,
} from '@acies/table'
import { areFriends, type Field, STEP, stands, type Unit } from '../position.ts'
import { chargeFault, chargeLeft, isRush, rush } from './charge.ts'
import { bestCharges, owesCharge } from './duty.ts'
import { freeFor, leftOf, SHORT, type Ways, waysOf } from './going.ts'
import {
  type Errand,
  manoeuvreFault,
  mustClear,
  reachOf,
  rehearse,
  WORDS,
  type Word,
  wayOut,
  wordFault,
} from './manoeuvre.ts'
import { baseOf, drawnAt, stanceOf } from './stance.ts'

/** More than this many are asked for by players that think: they get every charge there is, and the ways straight to the enemy. */
const THOUGHTFUL = 6

/** Good whole moves of a unit: charges, ways ahead, wheels, steps aside, turns, changes of its line; and to stay. */
export function manoeuvres(g: Field, u: Unit, errand: Errand, n: number, random: Random): Picks[] {
  // The best against each enemy it can reach (ONU-SKL-40, ONU-SKL-41).
  if (errand === 'move' && owesCharge(g, u))
    return [...bestCharges(g, u).values()].slice(0, Math.max(1, n)).map(best => best.picks)
  const { field, unit } = rehearse(g, u, errand)
  const found: Picks[] = []
  const ways = waysOf(field, unit, reachOf(field, unit))
  const fits = (picks: Picks): boolean => {
    if (manoeuvreFault(g, u, picks, errand, ways) !== null) return false
    found.push(picks)
    return true
  }
  if (errand === 'move' && mustClear(g, u)) {
    const out = wayOut(g, u)
    return out === null ? [[]] : [out]
  }
  if (n > THOUGHTFUL) {
    if (errand === 'move' && chargeFault(field, unit) === null)
      for (const { picks } of bestCharges(field, unit).values()) fits(picks)
    for (const picks of plainOnes(field, unit, errand, ways)) fits(picks)
  }
  for (let tries = 0; tries < 3 * n && found.length < n; tries++) {
    const picks = oneOf(field, unit, errand, ways, random)
    if (picks !== null) fits(picks)
  }
  if (found.length < n || n > 1) found.push([])
  return found
}

/** A random sensible move; null where the one thought of does not work out. */
function oneOf(g: Field, u: Unit, errand: Errand, ways: Ways, random: Random): Picks | null {
  const may = (word: Word) => wordFault(g, u, word, errand) === null
  if (ways.foes.length > 0 && random(2) === 0 && may('charge') && isRush(rush(g, u, u, chargeLeft(g, u) * STEP, ways)))
    return ['charge']
  const whim = random(16)
  const some = (most: number): number => share(most, random)
  if (whim < 7) return may('ahead') ? aheadPicks(g, u, ways, some) : null
  if (whim < 11) {
    const corner = u.doings.corner === 'any' ? CORNERS[random(4)] : u.doings.corner
    return wheelPicks(g, u, errand, ways, corner, some, some)
  }
  if (whim < 13) return may('slide') ? slidePicks(g, u, ways, random) : null
  if (whim === 13) return may('turn') ? ['turn', random(72) * 500] : null
  const words = WORDS.filter(w => isChange(w) && may(w))
  return words.length === 0 ? [] : [words[random(words.length)]]
}
const isChange = (word: Word): boolean => /^(extend|shorten|form|drop|forced)/.test(word)

const share = (most: number, random: Random): number => Math.max(1, Math.floor((most * (1 + random(4))) / 4))

function aheadPicks(g: Field, u: Unit, ways: Ways, some: Some): Picks | null {
  const free = Math.floor(freeFor(ways, u, u.facing, leftOf(g, u) * STEP) / STEP)
  return free < 1 ? null : ['ahead', some(free)]
}

function slidePicks(g: Field, u: Unit, ways: Ways, random: Random): Picks | null {
  const bearing = (u.facing + random(8) * 4500) % 36000
  const most = Math.floor(leftOf(g, u) / 2)
  const free = Math.floor(freeFor(ways, u, bearing, most * STEP) / STEP)
  return free < 1 ? null : ['slide', bearing, share(free, random)]
}

/** As far ahead as it goes, and half of that; round to the nearest enemy, and on from there. */
function plainOnes(g: Field, u: Unit, errand: Errand, ways: Ways): Picks[] {
  const found: (Picks | null)[] = []
  if (wordFault(g, u, 'ahead', errand) === null) found.push(aheadPicks(g, u, ways, far => far))
  const to = towardsNearest(g, u)
  if (Math.abs(to) > SQUARE)
    for (const corner of to > 0 ? RIGHT : LEFT) {
      const round = (open: number): number => Math.min(open, Math.abs(to))
      found.push(wheelPicks(g, u, errand, ways, corner, round, far => far))
    }
  found.push(aheadPicks(g, u, ways, far => Math.ceil(far / 2)))
  return found.filter(picks => picks !== null)
}
const RIGHT: readonly Corner[] = ['front-right', 'rear-right']
const LEFT: readonly Corner[] = ['front-left', 'rear-left']
/** By less than this, in hundredths of a degree, it looks at him already. */
const SQUARE = 300

/** By how much it would have to turn to look at the nearest enemy. */
function towardsNearest(g: Field, u: Unit): number {
  const from = middleOf(baseOf(u))
  let near: Point | null = null
  let least = Number.POSITIVE_INFINITY
  for (const o of g.units) {
    if (!stands(o) || o.fleeing || areFriends(g, u, o)) continue
    const at = middleOf(baseOf(o))
    const far = (at.x - from.x) ** 2 + (at.y - from.y) ** 2
    if (far < least) {
      least = far
      near = at
    }
  }
  return near === null ? 0 : turnBetween(u.facing, bearing(from, near))
}

/** So much of what there is room for. */
type Some = (most: number) => number

function wheelPicks(
  g: Field,
  u: Unit,
  errand: Errand,
  ways: Ways,
  corner: Corner,
  some: Some,
  far: Some,
): Picks | null {
  const word: Word = `wheel-${corner}`
  if (wordFault(g, u, word, errand) !== null) return null
  const base = baseOf(u)
  const sense = forwardSense(corner)
  const turn = sweepTurn(
    stanceOf(u).line,
    cornerX(base, corner),
    cornerY(base, corner),
    sense * 9000,
    [...ways.foes, ...ways.walls],
    SHORT,
  )
  const open = Math.abs(turn.free)
  if (open < 100) return null
  const angle = some(open)
  const left = leftOf(g, u) - 100
  if (left < 1) return [word, angle]
  const there = drawnAt(u, wheeled(base, corner, sense * angle))
  if (errand === 'move' && chargeFault(g, u) === null && ways.foes.length > 0) {
    if (isRush(rush(g, u, there, (chargeLeft(g, u) - 100) * STEP, ways))) return [word, angle, 'charge']
  }
  const free = Math.floor(freeFor(ways, there, there.facing, left * STEP) / STEP)
  return free < 1 ? [word, angle] : [word, angle, 'ahead', far(free)]
}
