import type { Pick, Picks, Random } from '@acies/kernel'
import {
  bearing,
  cornerX,
  cornerY,
  INCH,
  opposite,
  type Pose,
  pickOf,
  SLACK,
  slid,
  sweepTurn,
  turnBetween,
  wheelCost,
  wheelFor,
} from '@acies/table'
import { type Field, isFleeing, kindOf, onTable, type Unit } from '../position.ts'
import { blockOf, frontBody, middle, middlesApart } from '../rules/bodies.ts'
import { SHAPES } from '../rules/cloud.ts'
import { loneAllowance } from '../rules/company.ts'
import { machinesFor } from '../rules/crew.ts'
import { allowanceOf } from '../rules/pace.ts'
import { straightOn } from '../rules/route.ts'
import {
  filesOffered,
  isBare,
  LEGS,
  type LegWord,
  legBarred,
  mostOf,
  othersOf,
  setOut,
  step,
  type Walk,
} from '../rules/walk.ts'
import { hostsFor, isLegged, type MoveWay, movable, WAYS, wayBarred } from '../rules/ways.ts'

/** A move left to chance, always a legal one; now and then the rest stays. */
export function someMove(g: Field, random: Random, forbidden: (picks: Picks) => boolean): Picks {
  const units = movable(g)
  for (let tries = 0; tries < 4 && units.length > 0; tries++) {
    if (random(units.length + 6) < 1) return []
    const u = g.units[units[random(units.length)]]
    const ways = WAYS.filter(w => wayBarred(g, u, w) === null)
    if (ways.length === 0) continue
    const way = ways[random(ways.length)]
    const picks = isLegged(way) ? someLegs(g, u, way, random) : someOther(g, u, way, random)
    const sure = isLegged(way) && u.files > 1 && kindOf(g, u).crew.length === 0
    if (picks !== null && (sure || !forbidden(picks))) return picks
  }
  return []
}
/** Moves for whoever compares: the rest stays, what a unit does as a matter of course, then anything. */
export function movesToCompare(g: Field, n: number, random: Random, forbidden: (picks: Picks) => boolean): Picks[] {
  const plain = movable(g).flatMap(id => plainMoves(g, g.units[id]))
  const found: Picks[] = [[]]
  while (plain.length > 0 && found.length * 4 < n * 3) {
    const [picks] = plain.splice(random(plain.length), 1)
    if (!forbidden(picks)) found.push(picks)
  }
  while (found.length < n) found.push(someMove(g, random, forbidden))
  return found
}
/** Straight on, or wheeled toward the nearest enemy, at each pace it has; skirmishers toward him or away. */
function plainMoves(g: Field, u: Unit): Picks[] {
  if (!onTable(u)) return []
  const foe = nearestFoe(g, u)
  const to = foe === null ? u.facing : bearing(middle(g, u), middle(g, foe))
  if (wayBarred(g, u, 'skirmish') === null) {
    const far = allowanceOf(g, u, 'move')
    return [to, opposite(to)].flatMap(way =>
      [0.95, 0.5].map(part => [u.id, 'skirmish', 'as-they-stand', pickOf(slid(u, way, Math.round(far * part)))]),
    )
  }
  const found: Picks[] = []
  const { enemies, friends } = othersOf(g, u)
  const { width } = blockOf(g, u)
  const turn = turnBetween(u.facing, to)
  for (const way of ['march', 'move'] as const) {
    if (wayBarred(g, u, way) !== null) continue
    const far = allowanceOf(g, u, way)
    const on = straightOn(g, u, u, far, far, enemies, friends)
    if (on >= LEAST) found.push([u.id, way, 'ahead', on])
    const wheel = Math.min(Math.abs(turn), wheelFor(width, Math.floor(far / 2)))
    if (wheel < LEAST_WHEEL) continue
    const wheeled: Picks = [u.id, way, turn > 0 ? 'wheel-right' : 'wheel-left', wheel]
    const left = far - wheelCost(width, wheel) - SLACK
    found.push(wheeled)
    if (left >= LEAST) found.push([...wheeled, 'ahead', left], [...wheeled, 'ahead', Math.ceil(left / 2)])
  }
  return found
}
/** Two millimetres, three degrees: less is no move. */
const LEAST = 200
const LEAST_WHEEL = 300
function nearestFoe(g: Field, u: Unit): Unit | null {
  let best: Unit | null = null
  let least = Number.POSITIVE_INFINITY
  for (const o of g.units) {
    if (o.side === u.side || !onTable(o) || isFleeing(o)) continue
    const far = middlesApart(g, u, o)
    if (far >= least) continue
    least = far
    best = o
  }
  return best
}
function someLegs(g: Field, u: Unit, way: 'move' | 'march' | 'fast-march', random: Random): Picks | null {
  const others = othersOf(g, u)
  const walk = setOut(g, u, way)
  const picks: Pick[] = [u.id, way]
  for (let i = 1 + random(2); i > 0; i--) {
    const legs = LEGS.filter(go => legBarred(g, u, way, go) === null && mostOf(g, walk, go) > 0)
    const go = random(3) > 0 && legs.includes('ahead') ? 'ahead' : legs[random(legs.length)]
    if (go === undefined) break
    const n = someAmount(g, walk, go, others, random)
    if (n <= 0) continue
    const before: Walk = { ...walk, path: walk.path.slice() }
    if (step(g, walk, way, { go, n }, others) !== null) {
      Object.assign(walk, before)
      continue
    }
    if (isBare(go)) picks.push(go)
    else picks.push(go, n)
  }
  return picks.length > 2 ? picks : null
}
function someAmount(
  g: Field,
  walk: Walk,
  go: LegWord,
  { enemies, friends }: ReturnType<typeof othersOf>,
  random: Random,
): number {
  const { u } = walk
  switch (go) {
    case 'about':
    case 'quarter-left':
    case 'quarter-right':
      return 1
    case 'files': {
      const files = filesOffered(g, walk)
      return files[random(files.length)]
    }
    case 'ahead': {
      const free = straightOn(g, u, u, walk.left, walk.allowance, enemies, friends)
      return random(2) === 0 ? free : Math.floor((free * (1 + random(4))) / 4)
    }
    case 'pivot-left':
    case 'pivot-right':
      return 1 + random(9000)
    default: {
      const right = go === 'wheel-right'
      const block = blockOf(g, u)
      const corner = right ? 'front-right' : 'front-left'
      const most = Math.min(mostOf(g, walk, go), wheelFor(block.width, walk.left), 4500)
      const angle = 1 + random(Math.max(1, most))
      const front = frontBody(g, u, u)
      const turn = (bodies: typeof enemies, gap: number) =>
        Math.abs(
          sweepTurn(front, cornerX(block, corner), cornerY(block, corner), right ? angle : -angle, bodies, gap).free,
        )
      return Math.min(turn(enemies, INCH), turn(friends, 0))
    }
  }
}
function someOther(g: Field, u: Unit, way: MoveWay, random: Random): Picks | null {
  const most = u.where === 'off' ? allowanceOf(g, u, 'move') : loneAllowance(g, u)
  const around = (from: Pose): Pose => {
    const a = random(360) * 100
    const far = random(Math.max(1, most))
    return {
      x: Math.round(from.x + (far * (random(201) - 100)) / 142),
      y: Math.round(from.y + (far * (random(201) - 100)) / 142),
      facing: a,
    }
  }
  switch (way) {
    case 'shieldwall':
    case 'hedgehog':
    case 'reform':
      return random(4) === 0 ? [u.id, way] : null
    case 'ranks':
      return random(3) === 0
        ? [u.id, way, 1 + random(u.places.length), pickOf(slid(u, u.facing, random(4) * INCH))]
        : null
    case 'loosen':
    case 'loose-march':
    case 'skirmish': {
      const far = allowanceOf(g, u, way === 'loose-march' ? 'march' : 'move')
      if (way === 'loosen' && random(3) > 0) return null
      const anew = way === 'loosen' || random(3) === 0
      const shape = anew ? SHAPES[1 + random(SHAPES.length - 1)] : 'as-they-stand'
      const to = slid(u, random(2) === 0 ? u.facing : random(360) * 100, Math.floor((far * (1 + random(4))) / 4))
      return [u.id, way, shape, pickOf(to)]
    }
    case 'join': {
      const hosts = hostsFor(g, u)
      return [u.id, way, hosts[random(hosts.length)]]
    }
    case 'man': {
      const machines = machinesFor(g, u)
      return [u.id, way, machines[random(machines.length)].id]
    }
    case 'leave':
      return random(4) === 0 ? [u.id, way, pickOf(around(g.units[u.host]))] : null
    case 'go':
      return [u.id, way, pickOf(around(u))]
    case 'enter':
      return [u.id, way, random(24 * INCH) - 12 * INCH, random(most)]
    default:
      return null
  }
}
