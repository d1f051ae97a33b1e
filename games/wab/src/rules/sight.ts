import {
  aheadOf,
  asideOf,
  type Base,
  type Body,
  cosine,
  crosses,
  holds,
  INCH,
  lengthOn,
  type Point,
  sine,
} from '@acies/table'
import { GROUND_DATA } from '../data/ground.ts'
import { type Field, isLooseOrder, kindOf, onTable, type Unit } from '../position.ts'
import { blockOf, bodyOf, corner, filePoint, filesOf, groundOf, isCloud, looseBases, middle } from './bodies.ts'
import { runsWith } from './cloud.ts'
import { areReal, pairOf, sceneOf } from './scene.ts'

/** Two inches of wood can be seen through, in all (WAB-LOS-04). */
const DIM = 2 * INCH
/** Whoever stands so near to a wall or hedge is behind it (WAB-LOS-03, WAB-OBST-01). */
export const BEHIND = INCH / 2

/** The height of the ground at a point (WAB-MIS-116). */
export function levelAt(g: Field, at: Point): number {
  let level = 0
  for (const hill of groundOf(g).hills) if (hill.level > level && holds(hill.body, at)) level = hill.level
  return level
}
export const levelOf = (g: Field, u: Unit): number => (g.ground.length === 0 ? 0 : levelAt(g, middle(g, u)))

/** The arc of a front: 45° outward from its corners (WAB-FACE-01, WAB-MIS-103). */
function inArc(front: Base, at: Point): boolean {
  const forward = aheadOf(front, at.x, at.y)
  if (forward < -5) return false
  return Math.abs(asideOf(front, at.x, at.y)) - front.width / 2 <= forward + 5
}
/** Is any part of a body in the arc? A corner, or the arc's lines cut it. */
function anyInArc(front: Base, body: Body): boolean {
  const { x, y, facing, width } = front
  const s = sine(facing)
  const c = cosine(facing)
  // As `inArc` reckons, for one corner after another.
  for (const { corners } of body.pieces)
    for (let i = 0; i < corners.length; i += 2) {
      const dx = corners[i] - x
      const dy = corners[i + 1] - y
      const forward = dx * s - dy * c
      if (forward >= -5 && Math.abs(dx * c + dy * s) - width / 2 <= forward + 5) return true
    }
  const far = Math.abs(body.minX - x) + Math.abs(body.maxX - x) + Math.abs(body.minY - y) + Math.abs(body.maxY - y)
  const left = corner(front, 'front-left')
  const right = corner(front, 'front-right')
  // The way the front looks, as a vector of length 1.
  const vx = (right.y - left.y) / width
  const vy = -(right.x - left.x) / width
  const out = (from: Point, sideways: number): Point => ({
    x: from.x + vx * far + sideways * -vy * far,
    y: from.y + vy * far + sideways * vx * far,
  })
  return crosses(body, left, out(left, -1)) || crosses(body, right, out(right, 1))
}

/** Does a line pass over the body? Its box and the circle round it first: most do not come near. */
function passesOver(body: Body, a: Point, b: Point): boolean {
  if (a.x < body.minX ? b.x < body.minX : a.x > body.maxX && b.x > body.maxX) return false
  if (a.y < body.minY ? b.y < body.minY : a.y > body.maxY && b.y > body.maxY) return false
  const { x, y, reach } = body.pieces[0]
  const dx = b.x - a.x
  const dy = b.y - a.y
  const off = (x - a.x) * dy - (y - a.y) * dx
  if (body.pieces.length === 1 && off * off > reach * reach * (dx * dx + dy * dy)) return false
  return crosses(body, a, b)
}

const NOBODY: readonly Unit[] = []
/** Who looks at whom, and what could stand between: nothing outside the box round the two can. */
interface Lookout {
  looker: Unit
  target: Unit
  levels: readonly [number, number]
  units: Unit[]
  ground: number[]
}
function lookout(g: Field, looker: Unit, target: Unit, screen = NOBODY): Lookout {
  const a = bodyOf(g, looker)
  const b = bodyOf(g, target)
  const minX = Math.min(a.minX, b.minX)
  const maxX = Math.max(a.maxX, b.maxX)
  const minY = Math.min(a.minY, b.minY)
  const maxY = Math.max(a.maxY, b.maxY)
  const near = (o: Body) => o.minX <= maxX && o.maxX >= minX && o.minY <= maxY && o.maxY >= minY
  const units: Unit[] = [...screen]
  // Everybody sees through skirmishers, themselves first (WAB-SKI-12, 13); between loose chariots only.
  for (const u of g.units)
    if (u !== looker && u !== target && onTable(u) && !(isCloud(u) && isLooseOrder(kindOf(g, u))) && near(bodyOf(g, u)))
      units.push(u)
  const ground: number[] = []
  if (g.ground.length > 0) {
    const { bodies } = groundOf(g)
    for (let i = 0; i < bodies.length; i++)
      if (GROUND_DATA[g.ground[i].kind].sight !== 'open' && near(bodies[i])) ground.push(i)
  }
  return { looker, target, levels: [levelOf(g, looker), levelOf(g, target)], units, ground }
}
/** Is the line open between two units' points? Everything between may bar it (WAB-LOS-01 to 07). */
function open(g: Field, a: Point, b: Point, { looker, target, levels, units, ground }: Lookout): boolean {
  const high = Math.max(levels[0], levels[1])
  // From an elephant one sees over troops, walls and hedges (WAB-ELE-05).
  const tall = kindOf(g, looker).troop === 'elephant'
  for (const u of tall ? NOBODY : units) {
    if (!passesOver(bodyOf(g, u), a, b)) continue
    // Higher ground sees, and is seen, over what is lower (WAB-LOS-06, 07).
    if (high > 0 && high > levelOf(g, u)) continue
    return false
  }
  if (ground.length === 0) return true
  const { bodies } = groundOf(g)
  let wood = 0
  for (const i of ground) {
    const data = GROUND_DATA[g.ground[i].kind]
    if (!passesOver(bodies[i], a, b)) continue
    if (data.sight === 'dim') {
      wood += lengthOn(bodies[i], a, b)
      continue
    }
    if (data.level > 0) {
      if (high >= data.level && (holds(bodies[i], a) || holds(bodies[i], b))) continue
      if (high > data.level) continue
      return false
    }
    if (tall || high > 0 || isBehind(g, looker, bodies[i]) || isBehind(g, target, bodies[i])) continue
    return false
  }
  return wood <= DIM
}
export function isBehind(g: Field, u: Unit, wall: Body): boolean {
  const body = bodyOf(g, u)
  if (body.minX - wall.maxX > BEHIND || wall.minX - body.maxX > BEHIND) return false
  if (body.minY - wall.maxY > BEHIND || wall.minY - body.maxY > BEHIND) return false
  for (let i = 0; i < wall.pieces.length; i++)
    for (const p of body.pieces) {
      const { corners } = p
      for (let k = 0; k < corners.length; k += 2) if (near(wall, corners[k], corners[k + 1])) return true
      const w = wall.pieces[i].corners
      for (let k = 0; k < w.length; k += 2) if (near(body, w[k], w[k + 1])) return true
    }
  return false
}
const near = (body: Body, x: number, y: number): boolean => {
  const { pieces } = body
  for (const p of pieces) {
    const dx = x - p.x
    const dy = y - p.y
    const forth = Math.abs(dx * p.ux + dy * p.uy) - p.halfDepth
    const side = Math.abs(dy * p.ux - dx * p.uy) - p.halfWidth
    if (forth <= BEHIND && side <= BEHIND) return true
  }
  return false
}

/** Points by which a body may be seen: its corners, and along its sides every so often. */
function marksOf(b: Base): Point[] {
  const marks: Point[] = []
  const corners = [corner(b, 'front-left'), corner(b, 'front-right'), corner(b, 'rear-right'), corner(b, 'rear-left')]
  for (let i = 0; i < 4; i++) {
    const p = corners[i]
    const q = corners[(i + 1) % 4]
    const n = Math.max(1, Math.round((i % 2 === 0 ? b.width : b.depth) / 4000))
    for (let k = 0; k < n; k++)
      marks.push({ x: p.x + ((q.x - p.x) * (k + 0.5)) / n, y: p.y + ((q.y - p.y) * (k + 0.5)) / n })
  }
  return marks
}

/**
 * Does a file of the front rank see any part of the target, in its arc unless it looks all round (WAB-CHG-02,
 * WAB-SHOOT-03)? Every file has the arc of its own base (WAB-MIS-103).
 */
function sightFrom(g: Field, u: Unit, target: Unit, allRound: boolean, screen = NOBODY): (file: number) => boolean {
  const eyes = lookout(g, u, target, screen)
  const block = blockOf(g, u)
  const width = block.width / Math.max(1, filesOf(u))
  const centre = middle(g, target)
  const aim = bodyOf(g, target)
  const frontOf = (file: number): Base => {
    const { x, y } = filePoint(g, u, u, file)
    return { width, depth: block.depth, x, y, facing: u.facing }
  }
  let marks: readonly Point[] | null = null
  return file => {
    // Loose models look each for itself (WAB-SKI-12).
    const own = isCloud(u) ? looseBases(g, u)[file] : frontOf(file)
    if (!isCloud(target) && (allRound || inArc(own, centre)) && open(g, own, centre, eyes)) return true
    if (!allRound && !anyInArc(own, aim)) return false
    marks ??= isCloud(target) ? aim.pieces : marksOf(blockOf(g, target))
    for (const mark of marks) if ((allRound || inArc(own, mark)) && open(g, own, mark, eyes)) return true
    return false
  }
}
/** Is any part of the target in the arc of a unit's front? Loose men look all round. */
export const isInFront = (g: Field, u: Unit, target: Unit): boolean =>
  isCloud(u) || anyInArc(blockOf(g, u), bodyOf(g, target))
/** Who stands between the middles of the two, if anybody does. */
export const whoHides = (g: Field, u: Unit, target: Unit): Unit | null =>
  lookout(g, u, target).units.find(o => passesOver(bodyOf(g, o), middle(g, u), middle(g, target))) ?? null

/** Does any model of the front rank see the target? Asked again and again while nobody stirs, looked at once. */
export function sees(g: Field, u: Unit, target: Unit, allRound = false): boolean {
  if (!areReal(g, u, target)) return looks(g, u, target, allRound)
  const { seen } = sceneOf(g)
  const key = keyOf(g, u, target, allRound)
  let is = seen.get(key)
  if (is === undefined) {
    is = looks(g, u, target, allRound)
    seen.set(key, is)
  }
  return is
}
function looks(g: Field, u: Unit, target: Unit, allRound: boolean): boolean {
  if (!allRound && !isCloud(u) && !anyInArc(blockOf(g, u), bodyOf(g, target))) return false
  const from = sightFrom(g, u, target, allRound)
  const files = filesOf(u)
  const mid = files >> 1
  if (from(mid)) return true
  for (let file = 0; file < files; file++) if (file !== mid && from(file)) return true
  return false
}
/** The files of the front rank that see it, looked at once as well. */
export function filesThatSee(g: Field, u: Unit, target: Unit, allRound: boolean): readonly number[] {
  if (!areReal(g, u, target)) return filesLooking(g, u, target, allRound)
  const { files } = sceneOf(g)
  const key = keyOf(g, u, target, allRound)
  let seen = files.get(key)
  if (seen === undefined) {
    seen = filesLooking(g, u, target, allRound)
    files.set(key, seen)
  }
  return seen
}
const keyOf = (g: Field, u: Unit, target: Unit, allRound: boolean): number =>
  pairOf(g, u, target) * 2 + (allRound ? 1 : 0)
function filesLooking(g: Field, u: Unit, target: Unit, allRound: boolean): number[] {
  const from = sightFrom(g, u, target, allRound)
  const seen: number[] = []
  for (let file = 0; file < filesOf(u); file++) if (from(file)) seen.push(file)
  return seen
}
/** Who may be charged: seen by anybody of a front rank, by most of a loose unit (WAB-CHG-05, WAB-SKI-15). */
export const seesToCharge = (g: Field, u: Unit, target: Unit): boolean =>
  isCloud(u) && isLooseOrder(kindOf(g, u))
    ? filesThatSee(g, u, target, false).length * 2 > filesOf(u)
    : sees(g, u, target) && seesPastRunners(g, u, target)
/** Chariots see between their runners, not through a whole screen of them (WAB-FRM-34). */
function seesPastRunners(g: Field, u: Unit, target: Unit): boolean {
  if (kindOf(g, u).troop !== 'chariot') return true
  const screen = g.units.filter(o => onTable(o) && runsWith(g, o, u))
  if (screen.length === 0) return true
  const from = sightFrom(g, u, target, false, screen)
  for (let file = 0; file < filesOf(u); file++) if (from(file)) return true
  return false
}
/** The point of a target that a machine aims at: its middle if that is seen, else the first part that is; null for none. */
export function aimPoint(g: Field, u: Unit, target: Unit): Point | null {
  const eyes = lookout(g, u, target)
  const eye = filePoint(g, u, u, 0)
  const centre = middle(g, target)
  if (open(g, eye, centre, eyes)) return centre
  return marksOf(blockOf(g, target)).find(mark => open(g, eye, mark, eyes)) ?? null
}
