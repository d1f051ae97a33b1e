import { aheadOf, cosine, length, type Pose, sine } from '@acies/table'
import { type Field, kindOf, type Side, type Troop } from '../position.ts'
import { type Lore, loreOf } from './lore.ts'
import { thumb } from './thumb.ts'

/** What a troop could do to another, in victory points: by a charge, less what it costs, and by a shot. */
interface Menace {
  charge: number
  shot: number
}

/** How much of a base counts as in the way of a shot; of a charge, the charger's own front comes on top. */
const BULK = 0.3
const FRONT = 0.25

/** A look over the table: distances are judged by eye, and so is whether somebody stands between. */
export class Eye {
  readonly g: Field
  readonly lore: Lore
  /** Those on the table, by side. */
  readonly troops: readonly [Troop[], Troop[]]
  /** By troop: the middle of its base, and about how far its edge is from there. */
  private readonly x: Float64Array
  private readonly y: Float64Array
  private readonly r: Float64Array
  /** All on the table, one after another: whose it is, its middle, and how near to it a line is barred. */
  private readonly bulks: Float64Array
  /** How much of that is filled. */
  private readonly barring: number
  private readonly menace: Menace = { charge: 0, shot: 0 }

  constructor(g: Field) {
    this.g = g
    this.lore = loreOf(g.kinds)
    const n = g.troops.length
    this.x = new Float64Array(n)
    this.y = new Float64Array(n)
    this.r = new Float64Array(n)
    this.bulks = new Float64Array(4 * n)
    this.troops = [[], []]
    let k = 0
    for (const u of g.troops) {
      if (u.where !== 'table') continue
      this.troops[u.side].push(u)
      this.bulks[k++] = u.id
      this.bulks[k++] = this.x[u.id] = u.x - (u.depth / 2) * sine(u.facing)
      this.bulks[k++] = this.y[u.id] = u.y + (u.depth / 2) * cosine(u.facing)
      this.bulks[k++] = (u.width + u.depth) * BULK
      this.r[u.id] = (u.width + u.depth) / 4
    }
    this.barring = k
  }
  foesOf(side: Side): readonly Troop[] {
    return this.troops[side === 0 ? 1 : 0]
  }
  middleOf(u: Troop): { x: number; y: number } {
    return { x: Math.round(this.x[u.id]), y: Math.round(this.y[u.id]) }
  }
  /** From the front centre at a pose to about the nearest part of a troop. */
  gap(at: Pose, o: Troop): number {
    const far = length(this.x[o.id] - at.x, this.y[o.id] - at.y) - this.r[o.id]
    return far > 0 ? far : 0
  }
  /** The most harm a troop could do from a pose, and how far the nearest enemy is. */
  outlook(u: Troop, at: Pose): { harm: number; far: number } {
    const { most } = this.lore.trades[u.kind]
    const foes = this.foesOf(u.side)
    let [harm, far] = [0, this.g.width + this.g.depth]
    for (let i = 0; i < foes.length; i++) {
      const gap = this.gap(at, foes[i])
      if (gap < far) far = gap
      if (gap > most) continue
      const { charge, shot } = this.from(u, at, foes[i], foes[i], gap)
      const best = charge > shot ? charge : shot
      if (best > harm) harm = best
    }
    return { harm, far }
  }
  /** To about the nearest enemy of whoever stands there. */
  nearest(at: Pose, side: Side): number {
    let least = this.g.width + this.g.depth
    for (const e of this.foesOf(side)) {
      const gap = this.gap(at, e)
      if (gap < least) least = gap
    }
    return least
  }

  /** What a troop at a pose could do to another at one, so far off. The answer is only good until the next one. */
  from(u: Troop, at: Pose, foe: Troop, his: Pose, gap: number): Menace {
    const { menace, lore } = this
    menace.charge = 0
    menace.shot = 0
    const trade = lore.trades[u.kind]
    const reaches = gap <= trade.reach
    const shoots = gap <= trade.range && !u.limbered
    if ((!reaches && !shoots) || aheadOf(at, his.x, his.y) < 0) return menace
    const i = u.kind * lore.kinds + foe.kind
    const each = lore.trades[foe.kind].each * (foe.disordered ? thumb.shaken : 1) * spentness(this.g, foe)
    if (shoots && !this.isBarred(u, at, foe, his, 0)) menace.shot = lore.shot[i] * each
    if (reaches && !this.isBarred(u, at, foe, his, u.width * FRONT)) {
      const flank = aheadOf(his, at.x, at.y) < 0 ? thumb.flank : 1
      const cost = lore.cost[i] * trade.each * (u.disordered ? thumb.shaken : 1) * spentness(this.g, u)
      menace.charge = Math.max(0, lore.charge[i] * each * flank - cost / flank)
    }
    return menace
  }

  /** Whether anybody stands on the line from a pose to the middle of a troop at another. */
  private isBarred(u: Troop, at: Pose, foe: Troop, his: Pose, more: number): boolean {
    const { bulks, barring } = this
    const dx = his.x - (foe.depth / 2) * sine(his.facing) - at.x
    const dy = his.y + (foe.depth / 2) * cosine(his.facing) - at.y
    const square = dx * dx + dy * dy
    for (let k = 0; k < barring; k += 4) {
      const ox = bulks[k + 1] - at.x
      const oy = bulks[k + 2] - at.y
      const along = ox * dx + oy * dy
      if (along <= 0 || along >= square) continue
      const off = ox * dy - oy * dx
      const near = bulks[k + 3] + more
      if (off * off < near * near * square && bulks[k] !== u.id && bulks[k] !== foe.id) return true
    }
    return false
  }

  /** What a troop would have to fear at a pose, from all who could come or shoot; many get in each other's way. */
  exposure(u: Troop, at: Pose): number {
    const { trades } = this.lore
    const foes = this.foesOf(u.side)
    let sum = 0
    for (let i = 0; i < foes.length; i++) {
      const e = foes[i]
      const { most } = trades[e.kind]
      const dx = e.x - at.x
      const dy = e.y - at.y
      const far = most + u.depth / 2
      if (dx > far || dx < -far || dy > far || dy < -far) continue
      const { charge, shot } = this.from(e, e, u, at, length(dx, dy) - u.depth / 2)
      const worst = charge > shot ? charge : shot
      if (worst > 0) sum += worst * (e.acted ? thumb.later : thumb.soon)
    }
    return sum / (1 + thumb.crowd * sum)
  }
}

/** A point of wear hurts more the fewer are left. */
function spentness(g: Field, u: Troop): number {
  const { stamina } = kindOf(g, u)
  return 0.8 + (0.6 * u.wear) / (stamina + 1)
}
