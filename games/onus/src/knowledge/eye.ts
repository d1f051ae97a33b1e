import { bearing, length, middleOf, type Point, type Pose, type TableEdge, turnBetween } from '@acies/table'
import { unitAt } from '../copies.ts'
import {
  areEnemies,
  DEPTH,
  type Field,
  HIDDEN,
  isEngaged,
  kindOf,
  SECTION,
  stands,
  UD,
  type Unit,
} from '../position.ts'
import { isInfluenced } from '../rules/command.ts'
import { isMounted } from '../vocabulary.ts'
import { type Lore, loreOf } from './lore.ts'

/** Dice of an ordinary clash. */
const DICE = 4
/** A rough turn of the front by more than this costs a wheel. */
const WHEEL = 1500

const ROUND: readonly TableEdge[] = ['south', 'west', 'north', 'east']
/** By seat: how many places after this one it sits, going round the table clockwise. */
export function placesAfter(g: Field, seat: number): number[] {
  const round = g.edge.map((edge, s) => ({ s, at: ROUND.indexOf(edge) })).sort((a, b) => a.at - b.at || a.s - b.s)
  const place = g.edge.map((_, s) => round.findIndex(one => one.s === s))
  return place.map(at => (at - place[seat] + place.length) % place.length)
}

/** A quick look over the table: distances by the middles of cards, sides by bearings. Good enough to prefer one thing to another. */
export class Eye {
  readonly g: Field
  readonly lore: Lore
  private readonly middles = new Map<number, Point>()
  private readonly fighting = new Map<number, boolean>()
  private readonly foes = new Map<number, readonly Unit[]>()

  constructor(g: Field) {
    this.g = g
    this.lore = loreOf(g.kinds)
  }
  middle(u: Unit): Point {
    let at = this.middles.get(u.id)
    if (at === undefined) {
      at = middleAt(u)
      this.middles.set(u.id, at)
    }
    return at
  }
  engaged(u: Unit): boolean {
    let is = this.fighting.get(u.id)
    if (is === undefined) {
      is = isEngaged(this.g, u)
      this.fighting.set(u.id, is)
    }
    return is
  }
  /** Those of the next neighbour round the table first: of enemies as good as one another everybody prefers another. */
  enemies(u: Unit): readonly Unit[] {
    let found = this.foes.get(u.seat)
    if (found === undefined) {
      const after = placesAfter(this.g, u.seat)
      found = this.g.units
        .filter(e => stands(e) && areEnemies(this.g, u, e))
        .sort((a, b) => after[a.seat] - after[b.seat])
      this.foes.set(u.seat, found)
    }
    return found
  }
  /** The gap between two cards, roughly, in UD; from another place if it is said. */
  gap(u: Unit, e: Unit, at: Point = this.middle(u)): number {
    const to = this.middle(e)
    return Math.max(0, (length(at.x - to.x, at.y - to.y) - DEPTH - SECTION / 2) / UD)
  }
  /** Which side of e somebody at a point would strike: 0 front, 1 flank, 2 rear. */
  sideFrom(e: Unit, from: Point): 0 | 1 | 2 {
    const to = this.middle(e)
    const off = Math.abs(turnBetween(e.facing, bearing(to, from)))
    return off < 6300 ? 0 : off > 11700 ? 2 : 1
  }
  /** How much the defence of e is lowered against somebody who comes from there. */
  penalty(e: Unit, from: Point): number {
    if (e.fleeing || e.marched) return 2
    return e.formation === 'square' ? 0 : this.sideFrom(e, from)
  }
  kindIndex(u: Unit): number {
    return u.kind === HIDDEN ? 0 : u.kind
  }
  /** Points won less points lost when u clashes with e from a place, in hundreds. */
  exchange(u: Unit, e: Unit, from: Point, charging: boolean, dice = DICE): number {
    const { wounds, life } = this.lore
    const [a, b] = [this.kindIndex(u), this.kindIndex(e)]
    const [mine, his] = [this.g.kinds[a], this.g.kinds[b]]
    const pen = this.penalty(e, from)
    const impact = charging && mine.skills.includes('impact') && !isMounted(his.class)
    const wedge = charging && (u.formation === 'wedge' || u.formation === 'rhomboid')
    const more = Math.min(3, pen + (impact ? 1 : 0) + (wedge ? 1 : 0))
    const phalanx = e.formation === 'phalanx' && pen === 0
    const own = u.formation === 'phalanx' ? 1 : 0
    const dealt = dice * wounds[a][b][Math.min(3, more + own)] * (u.broken ? 0.7 : 1)
    const taken =
      dice *
      wounds[b][a][phalanx ? 1 : 0] *
      (e.broken ? 0.7 : 1) *
      (impact && !phalanx ? 0.75 : 1) *
      (e.fleeing ? 0.6 : 1)
    // Who loses more checks his morale; on a flank or in the rear he checks badly.
    const nerve = dealt > taken ? (dealt - taken) * (0.12 + 0.08 * pen) : (dealt - taken) * 0.12
    return dealt * life[b] - taken * life[a] + nerve * (nerve > 0 ? his.value : mine.value) * 0.01
  }
  /** How far a charge reaches: hundredths of a UD left after the wheel it takes to face an enemy; negative out of reach. */
  reach(u: Unit, e: Unit, at: Pose = u, move = kindOf(this.g, u).move): number {
    const from = middleAt(at)
    const off = Math.abs(turnBetween(at.facing, bearing(from, this.middle(e))))
    if (off > 10000) return -1
    const slow = u.formation === 'phalanx' || u.formation === 'shield-wall' ? move / 2 : move
    const athletes = kindOf(this.g, u).skills.includes('athletes') ? 100 : 0
    return slow + athletes - (off > WHEEL ? 100 : 0) - 100 * this.gap(u, e, from)
  }
  /** What e could do to u, were it to stand there: points in hundreds. */
  menace(u: Unit, at: Pose): number {
    let worst = 0
    let all = 0
    const here = middleAt(at)
    const there = unitAt(u, at)
    const before = this.middles.get(u.id)
    this.middles.set(u.id, here)
    for (const e of this.enemies(u)) {
      if (e.fleeing || this.engaged(e) || e.kind === HIDDEN) continue
      if (this.reach(e, there) < 0) continue
      const gain = this.exchange(e, there, this.middle(e), true)
      if (gain <= 0) continue
      all += gain
      worst = Math.max(worst, gain)
    }
    if (before !== undefined) this.middles.set(u.id, before)
    else this.middles.delete(u.id)
    return worst + 0.3 * (all - worst)
  }
  /** The best clash that a unit could bring about from a place, now; null when nobody is in reach. */
  bestCharge(u: Unit, at: Pose = u): { foe: Unit; gain: number } | null {
    let best: { foe: Unit; gain: number } | null = null
    const from = middleAt(at)
    for (const e of this.enemies(u)) {
      if (e.kind === HIDDEN || this.reach(u, e, at) < 0) continue
      const gain = this.exchange(u, e, from, true)
      if (best === null || gain > best.gain) best = { foe: e, gain }
    }
    return best
  }
  nearest(u: Unit, at: Point = this.middle(u)): { foe: Unit; gap: number } | null {
    let best: { foe: Unit; gap: number } | null = null
    for (const e of this.enemies(u)) {
      if (e.fleeing) continue
      const gap = this.gap(u, e, at)
      if (best === null || gap < best.gap) best = { foe: e, gap }
    }
    return best
  }
  /** The best shot of a unit from a place: points in hundreds; 0 when there is nothing to shoot at. */
  bestShot(u: Unit, at: Pose = u): { foe: Unit | null; gain: number } {
    const { force, range } = kindOf(this.g, u)
    let best: { foe: Unit | null; gain: number } = { foe: null, gain: 0 }
    if (force === 0) return best
    const from = middleAt(at)
    for (const e of this.enemies(u)) {
      if (this.engaged(e) || e.kind === HIDDEN) continue
      const off = Math.abs(turnBetween(at.facing, bearing(from, this.middle(e))))
      const gap = this.gap(u, e, from) + 0.2
      if (off > 9000 || gap > range) continue
      const gain = this.shotAt(u, e, from, gap <= range / 2 ? 4 : 2)
      if (gain > best.gain) best = { foe: e, gain }
    }
    return best
  }
  shotAt(u: Unit, e: Unit, from: Point, dice: number): number {
    const [a, b] = [this.kindIndex(u), this.kindIndex(e)]
    const hurt = dice * this.lore.shots[a][b][Math.min(3, this.penalty(e, from))]
    const kind = this.g.kinds[b]
    // A wound may break him, and the more he has the likelier.
    return hurt * (this.lore.life[b] + (kind.value / 100) * (0.04 + 0.03 * e.wounds + (e.broken ? 0.06 : 0)))
  }
  influenced(u: Unit): boolean {
    return isInfluenced(this.g, u)
  }
}

export const middleAt = ({ x, y, facing }: Pose): Point => middleOf({ x, y, facing, width: 4 * SECTION, depth: DEPTH })
