import { bearing, cosine, INCH, length, middleOf, type Point, type Pose, sine, turnBetween } from '@acies/table'
import { MISSILE_DATA } from '../data/weapons.ts'
import {
  type Combat,
  type Field,
  has,
  isFleeing,
  kindOf,
  modelsIn,
  onTable,
  type Side,
  type Struck,
  type Unit,
  unitAt,
} from '../position.ts'
import { blockOf, filesOf, middle } from '../rules/bodies.ts'
import { isEngaged } from '../rules/engaged.ts'
import { allowanceOf } from '../rules/pace.ts'
import { isFormed } from '../rules/ranks.ts'
import { gathered } from '../rules/result.ts'
import { missileOf } from '../rules/shots.ts'
import { clash, type Outcome, type Pair, worthOf } from './clash.ts'
import { shotOf } from './lore.ts'

/** By so many inches an eye may err. */
const MARGIN = 1
/** A front turned farther than this from an enemy cannot be brought on him. */
const BLIND = 7500
/** A charge so many inches too far is half of one in reach; to turn by a right angle is like ten inches more. */
const HALFWAY = 8
const ASIDE = 3000
const TURNING = 900
const RADIANS = 18000 / Math.PI

/** A quick look over the table: distances by middles and half sides, ways by bearings. Good enough to prefer one thing to another. */
export class Eye {
  readonly g: Field
  private readonly fighting = new Map<number, boolean>()
  private readonly sides: (readonly Unit[] | undefined)[] = []
  private readonly reaches = new Map<number, number>()
  private readonly worths = new Map<number, number>()
  private readonly clashes = new Map<number, Outcome>()
  private fights: readonly Combat[] | undefined

  constructor(g: Field) {
    this.g = g
  }
  middle(u: Unit): Point {
    return middle(this.g, u)
  }
  worth(u: Unit): number {
    return known(this.worths, u.id, () => worthOf(this.g, u))
  }
  engaged(u: Unit): boolean {
    return known(this.fighting, u.id, () => isEngaged(this.g, u))
  }
  /** Whom a side has on the table. */
  army(side: Side): readonly Unit[] {
    let found = this.sides[side]
    if (found === undefined) {
      found = this.g.units.filter(u => u.side === side && onTable(u))
      this.sides[side] = found
    }
    return found
  }
  enemies(u: Unit): readonly Unit[] {
    return this.army(u.side === 0 ? 1 : 0)
  }
  /** How far a unit charges, in units of length. */
  charge(u: Unit): number {
    return known(this.reaches, u.id, () => allowanceOf(this.g, u, 'charge'))
  }
  /** The middle of a unit that would stand somewhere. */
  middleAt(u: Unit, at: Pose): Point {
    if (at === u) return this.middle(u)
    const { width, depth } = blockOf(this.g, u)
    return middleOf({ width, depth, x: at.x, y: at.y, facing: at.facing })
  }
  /** The gap between two units, roughly, in inches: middle to middle less what each reaches that way. */
  gap(u: Unit, e: Unit, at: Pose = u): number {
    const from = this.middleAt(u, at)
    const to = this.middle(e)
    const dx = to.x - from.x
    const dy = to.y - from.y
    const far = length(dx, dy)
    if (far === 0) return 0
    return (
      Math.max(0, far - this.extent(u, at.facing, dx / far, dy / far) - this.extent(e, e.facing, dx / far, dy / far)) /
      INCH
    )
  }
  private extent(u: Unit, facing: number, x: number, y: number): number {
    const { width, depth } = blockOf(this.g, u)
    const forth = Math.abs(x * sine(facing) - y * cosine(facing))
    const side = Math.abs(x * cosine(facing) + y * sine(facing))
    return Math.min(forth > 0.01 ? depth / 2 / forth : width, side > 0.01 ? width / 2 / side : depth)
  }
  /** Which side of e somebody whose front is at a point would strike: by the lines at half a right angle from its corners. */
  sideFrom(e: Unit, from: Point): Struck {
    const { width, depth } = blockOf(this.g, e)
    const to = this.middle(e)
    const dx = from.x - to.x
    const dy = from.y - to.y
    const forth = dx * sine(e.facing) - dy * cosine(e.facing)
    const right = dx * cosine(e.facing) + dy * sine(e.facing)
    const beyond = Math.abs(right) - width / 2
    if (forth - depth / 2 >= beyond) return 'front'
    if (-forth - depth / 2 >= beyond) return 'rear'
    return right > 0 ? 'right' : 'left'
  }
  /** Inches of a charge left over when it has wheeled and come; negative out of reach, or out of sight of its front. */
  spare(u: Unit, e: Unit, at: Pose = u): number {
    const gap = this.gap(u, e, at)
    const reach = this.charge(u) / INCH
    if (gap > reach) return reach - gap
    const off = Math.abs(turnBetween(at.facing, bearing(at, this.middle(e))))
    if (off > BLIND) return -99
    const wheel = (Math.max(0, off - 800) / RADIANS) * (blockOf(this.g, u).width / INCH) * 0.7
    return reach - gap - wheel
  }
  /** A charge of u at e from a place. */
  pair(u: Unit, e: Unit, at: Pose = u): Pair {
    return { a: u, b: e, sideA: 'front', sideB: this.sideFrom(e, at), charges: true }
  }
  /** What is fought at present about a unit. */
  pairsOf(u: Unit): Pair[] {
    const c = this.combatOf(u)
    return c === undefined ? [] : this.pairsIn(c)
  }
  combatOf(u: Unit): Combat | undefined {
    return this.combats.find(c => c.units.includes(u.id))
  }
  /** All that is fought, also by those who have only just met: the referee counts them when combat begins. */
  get combats(): readonly Combat[] {
    this.fights ??= this.g.links.length === 0 ? [] : gathered(this.g)
    return this.fights
  }
  pairsIn(c: Pick<Combat, 'units'>): Pair[] {
    const { g } = this
    return g.links
      .filter(l => c.units.includes(l.a))
      .map(l => {
        const a = g.units[l.a]
        return { a, b: g.units[l.b], sideA: l.sideA, sideB: l.sideB, charges: has(a, 'charged') || has(a, 'burst-in') }
      })
  }
  /** Points won less points lost in the first round if u charges e from a place, in hundreds. */
  onset(u: Unit, e: Unit, at: Pose = u): number {
    if (isFleeing(e)) return 0.6 * this.worth(e)
    const pair = this.pair(u, e, at)
    if (this.engaged(e)) {
      // What he adds to a fight that goes on anyway.
      const pairs = this.pairsOf(e)
      return clash(this.g, [...pairs, pair], u.side).gain - clash(this.g, pairs, u.side).gain
    }
    const key = (u.id * 512 + e.id) * 4 + SIDES.indexOf(pair.sideB)
    return known(this.clashes, key, () => clash(this.g, [pair], u.side)).gain
  }
  /** What enemies could do to u by charging it, were it to stand there: points in hundreds. */
  menace(u: Unit, at: Pose = u): number {
    let worst = 0
    let all = 0
    const there: Unit = at === u ? u : unitAt(u, at)
    for (const e of this.enemies(u)) {
      if (isFleeing(e) || this.engaged(e) || kindOf(this.g, e).character) continue
      const spare = this.spare(e, there)
      if (spare < -MARGIN) continue
      const key = ((e.id * 512 + u.id) * 4 + SIDES.indexOf(this.sideFrom(there, e))) | 0
      const gain = known(this.clashes, key, () =>
        clash(this.g, [{ a: e, b: u, sideA: 'front', sideB: this.sideFrom(there, e), charges: true }], e.side),
      ).gain
      if (gain <= 0) continue
      all += gain
      worst = Math.max(worst, gain)
    }
    return worst + 0.4 * (all - worst)
  }
  /** The best charge of a unit from a place; null when nobody is in reach. */
  bestCharge(u: Unit, at: Pose = u): { foe: Unit; gain: number } | null {
    let best: { foe: Unit; gain: number } | null = null
    if (kindOf(this.g, u).character) return null
    for (const e of this.enemies(u)) {
      if (kindOf(this.g, e).character || this.spare(u, e, at) < 0) continue
      const gain = this.onset(u, e, at)
      if (best === null || gain > best.gain) best = { foe: e, gain }
    }
    return best
  }
  /** The best charge to come, the less the longer the way to it: by gaps alone nobody would ever gain by closing one. */
  prospect(u: Unit, at: Pose = u): number {
    let best = 0
    if (kindOf(this.g, u).character) return best
    for (const e of this.enemies(u)) {
      if (kindOf(this.g, e).character) continue
      const gain = this.onset(u, e, at)
      if (gain <= best) continue
      const off = Math.abs(turnBetween(at.facing, bearing(at, this.middle(e))))
      const far = Math.max(0, this.gap(u, e, at) - this.charge(u) / INCH) + Math.max(0, off - ASIDE) / TURNING
      best = Math.max(best, gain / (1 + far / HALFWAY))
    }
    return best
  }
  nearest(u: Unit, at: Pose = u): { foe: Unit; gap: number } | null {
    let best: { foe: Unit; gap: number } | null = null
    for (const e of this.enemies(u)) {
      if (isFleeing(e)) continue
      const gap = this.gap(u, e, at)
      if (best === null || gap < best.gap) best = { foe: e, gap }
    }
    return best
  }
  /** The best volley of a unit from a place: points in hundreds. */
  bestShot(u: Unit, at: Pose = u, moved = false): { foe: Unit | null; gain: number } {
    let best: { foe: Unit | null; gain: number } = { foe: null, gain: 0 }
    if (missileOf(this.g, u) === null) return best
    for (const e of this.enemies(u)) {
      if (this.engaged(e)) continue
      const gain = this.shotAt(u, e, at, moved)
      if (gain > best.gain) best = { foe: e, gain }
    }
    return best
  }
  /** What a volley at an enemy promises; 0 out of range or behind the back of foot. */
  shotAt(u: Unit, e: Unit, at: Pose = u, moved = false): number {
    const { g } = this
    const weapon = missileOf(g, u)
    if (weapon === null) return 0
    const data = MISSILE_DATA[weapon]
    if (moved && data.still) return 0
    const gap = this.gap(u, e, at)
    if (gap > data.range) return 0
    const kind = kindOf(g, u)
    if (kind.troop === 'infantry' && Math.abs(turnBetween(at.facing, bearing(at, this.middle(e)))) > BLIND) return 0
    const long = !data.alwaysShort && gap * 2 > data.range
    const worse = (long ? 1 : 0) + (moved && data.spoiltByMoving ? 1 : 0)
    const massed = data.massed === 'always' || (data.massed === 'standing' && !moved)
    const files = filesOf(u)
    const n = files + (massed ? (modelsIn(u) - files) / 2 : 0)
    const hurt = n * shotOf(g, u, e, worse)
    const share = hurt / Math.max(1, modelsIn(e))
    // A quarter gone is a test for panic (WAB-PANIC-17).
    const panic = Math.max(0, Math.min(1, (share - 0.1) * 4)) * 0.25 * this.worth(e)
    return (hurt * kindOf(g, e).points) / 100 + panic
  }
  /** The outlook of a combat that is under way. */
  combat(c: Combat, side: Side): Outcome {
    return clash(this.g, this.pairsIn(c), side, c.momentum)
  }
  formed(u: Unit): boolean {
    return isFormed(this.g, u)
  }
}
const SIDES: readonly Struck[] = ['front', 'right', 'rear', 'left']

function known<T>(map: Map<number, T>, key: number, reckon: () => T): T {
  let found = map.get(key)
  if (found === undefined) {
    found = reckon()
    map.set(key, found)
  }
  return found
}
