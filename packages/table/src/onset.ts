import { cosine, opposite, sine, turnBetween } from './angle.ts'
import { alongSide, beyondSide } from './arc.ts'
import { type Base, cornerOf, outward, type Side, sideLength } from './base.ts'
import { type Cells, cellStart, touchedCells } from './cells.ts'
import { wheelCost, wheeled } from './manoeuvre.ts'
import { SLACK } from './point.ts'
import { ahead, type Pose } from './pose.ts'
import { flush } from './snap.ts'

/**
 * The charge that brings most models into contact: one forward wheel, then straight ahead, then the front is laid flush
 * on the side about the point that touched. Fronts that lie flush are one-dimensional: the count of models in contact is
 * a step function of where the middle of the front comes to lie, so plateaus are searched, not angles.
 */
export interface Onset {
  /** The wheel: clockwise (positive) about the right front corner, counter-clockwise about the left; 0 for none. */
  angle: number
  advance: number
  cost: number
  /** Where the middle of the front lies along the side, once flush. */
  offset: number
  /** Places in contact: of its own front, and of the side. */
  own: number
  theirs: number
}

export interface OnsetTerms {
  budget: number
  /** The places of its own front, and of the side it strikes. */
  own: Cells
  theirs: Cells
  /** What a wheel costs; by the outer arc unless said. */
  wheelCost?: (angle: number) => number
  /** The stretch of the side that is its own among several chargers: it may not reach beyond it. */
  share?: { from: number; to: number }
  /** Whether the way is really open (friends, ground, the sweep itself); the best that is. */
  open?: (onset: Onset) => boolean
}

/** Half a slack less than contact allows: what is found still touches when the pose has been rounded. */
const SURE = 3
const DEGREE = 100
const MOST = 9000

/** The best charge on a side: most places in contact, then the least cost; null when it cannot reach the side. */
export function onsetOn(mover: Base, target: Base, side: Side, terms: OnsetTerms): Onset | null {
  return bestOf(new Search(mover, target, side, terms).run(), terms)
}
/** The best whose way is open; those before it are taken out. */
function bestOf(found: Onset[], terms: OnsetTerms): Onset | null {
  for (;;) {
    let best = -1
    for (let i = 0; i < found.length; i++) if (best === -1 || better(found[i], found[best])) best = i
    if (best === -1) return null
    if (terms.open === undefined || terms.open(found[best])) return found[best]
    found[best] = found[found.length - 1]
    found.pop()
  }
}

/** Whether there is any charge on a side: the first that is found will do, mostly straight ahead. */
export function hasOnset(mover: Base, target: Base, side: Side, terms: OnsetTerms): boolean {
  const straight = new Search(mover, target, side, terms).straight()
  if (straight !== null && (terms.open === undefined || terms.open(straight))) return true
  return onsetOn(mover, target, side, terms) !== null
}

/**
 * The best charge, and those that bring as many into contact where the front comes to lie elsewhere, no nearer to one another
 * than `apart`: from one end of the side to the other.
 */
export function onsetsOn(mover: Base, target: Base, side: Side, terms: OnsetTerms, apart: number): Onset[] {
  const all = new Search(mover, target, side, terms).run()
  const best = bestOf(all.slice(), terms)
  if (best === null) return []
  const rest = all.filter(o => o.own + o.theirs === best.own + best.theirs).sort((a, b) => a.offset - b.offset)
  const kept = [best]
  for (const onset of [
    ...rest.filter(o => o.offset > best.offset),
    ...rest.filter(o => o.offset < best.offset).reverse(),
  ])
    if (kept.every(k => Math.abs(k.offset - onset.offset) >= apart) && terms.open?.(onset) !== false) kept.push(onset)
  return kept.sort((a, b) => a.offset - b.offset)
}

const better = (a: Onset, b: Onset): boolean => {
  const more = a.own + a.theirs - b.own - b.theirs
  return more !== 0 ? more > 0 : a.cost !== b.cost ? a.cost < b.cost : Math.abs(a.angle) < Math.abs(b.angle)
}

/** Where the charger stands after its wheel, when it touches, and when it lies flush. */
export function onsetPoses(
  mover: Base,
  target: Base,
  side: Side,
  onset: Onset,
): Record<'wheeled' | 'met' | 'end', Pose> {
  const turned = onset.angle === 0 ? mover : wheeled(mover, onset.angle > 0 ? 'front-right' : 'front-left', onset.angle)
  return { wheeled: turned, met: ahead(turned, onset.advance), end: flush(target, side, onset.offset) }
}

class Search {
  private readonly w: number
  private readonly size: number
  private readonly lx: number
  private readonly ly: number
  private readonly rx: number
  private readonly ry: number
  /** The turn off the facing that is flush, clockwise. */
  private readonly off: number
  private readonly low: number
  private readonly high: number
  private plateaus: readonly number[] | null = null
  private readonly price: (angle: number) => number
  private readonly found: Onset[] = []
  private readonly terms: OnsetTerms

  constructor(mover: Base, target: Base, side: Side, terms: OnsetTerms) {
    this.terms = terms
    this.w = mover.width
    this.size = sideLength(target, side)
    const left = cornerOf(mover, 'front-left')
    const right = cornerOf(mover, 'front-right')
    this.lx = alongSide(target, side, left)
    this.ly = beyondSide(target, side, left)
    this.rx = alongSide(target, side, right)
    this.ry = beyondSide(target, side, right)
    this.off = turnBetween(opposite(outward(target, side)), mover.facing)
    this.low = terms.share?.from ?? Number.NEGATIVE_INFINITY
    this.high = terms.share?.to ?? Number.POSITIVE_INFINITY
    this.price = terms.wheelCost ?? (angle => wheelCost(mover.width, angle))
  }

  /** The charge without a wheel, or null. */
  straight(): Onset | null {
    this.note(0)
    return this.found[0] ?? null
  }

  run(): Onset[] {
    this.note(0)
    this.turn(1)
    this.turn(-1)
    return this.found
  }

  /** In whole degrees as far as the wheel can be paid; finer where a way in begins or ends, or a better plateau lies between. */
  private turn(sense: 1 | -1): void {
    let last = 0
    let lastAt = this.offsetAfter(0)
    for (let a = DEGREE; a <= MOST; a += DEGREE) {
      if (this.price(a) > this.terms.budget) a = this.dearest(a - DEGREE, a)
      const at = this.offsetAfter(sense * a)
      if (at !== null) this.note(sense * a)
      if ((at === null) !== (lastAt === null)) this.noteBorder(sense, last, a, lastAt !== null)
      else if (at !== null && lastAt !== null) this.between(sense, last, lastAt, a, at)
      if (a % DEGREE !== 0 || a === last) return
      last = a
      lastAt = at
    }
  }

  /** The greatest angle between two that can still be paid. */
  private dearest(low: number, high: number): number {
    let can = low
    let not = high
    while (not - can > 1) {
      const mid = (can + not) >> 1
      if (this.price(mid) <= this.terms.budget) can = mid
      else not = mid
    }
    return can
  }

  /** The angle at which ways to this side begin or end, and the plateaus up to it. */
  private noteBorder(sense: 1 | -1, low: number, high: number, inAtLow: boolean): void {
    let inside = inAtLow ? low : high
    let outside = inAtLow ? high : low
    while (Math.abs(inside - outside) > 1) {
      const mid = (inside + outside) >> 1
      if (this.offsetAfter(sense * mid) === null) outside = mid
      else inside = mid
    }
    this.note(sense * inside)
    const border = this.offsetAfter(sense * inside)
    const far = inAtLow ? low : high
    const there = this.offsetAfter(sense * far)
    if (border === null || there === null) return
    if (inside < far) this.between(sense, inside, border, far, there)
    else this.between(sense, far, there, inside, border)
  }

  /** The plateaus between two offsets that are worth more than both: the angle at which each is entered. */
  private between(sense: 1 | -1, a: number, atA: number, b: number, atB: number): void {
    const from = Math.min(atA, atB)
    const to = Math.max(atA, atB)
    const ends = Math.max(this.worth(atA), this.worth(atB))
    this.plateaus ??= this.edgesOfPlateaus()
    const steps = this.plateaus
    for (let i = 0; i + 1 < steps.length; i++) {
      if (steps[i + 1] <= from) continue
      if (steps[i] >= to) return
      const low = steps[i]
      const high = steps[i + 1]
      if (high - low < 1 || this.worth((low + high) / 2) <= ends) continue
      this.enter(sense, a, atA < atB, b, low, high)
    }
  }

  private enter(sense: 1 | -1, a: number, rising: boolean, b: number, low: number, high: number): void {
    let before = a
    let after = b
    let inside = -1
    while (after - before > 1) {
      const mid = (before + after) >> 1
      const at = this.offsetAfter(sense * mid)
      if (at === null) break
      if (at >= low && at <= high) {
        inside = mid
        after = mid
      } else if (rising ? at < low : at > high) before = mid
      else after = mid
    }
    if (inside !== -1) this.note(sense * inside)
  }

  private advance = 0

  /** Where the middle of the front lies along the side after a wheel; null when that wheel does not reach the side. */
  private offsetAfter(angle: number): number | null {
    const turn = this.off + angle
    const c = cosine(turn)
    if (c <= 0.0002) return null
    const n = sine(turn)
    const { w, size } = this
    // The corner about which it wheels stays; the other swings.
    const lx = angle > 0 ? this.rx + w * c : this.lx
    const ly = angle > 0 ? this.ry - w * n : this.ly
    const rx = angle < 0 ? this.lx - w * c : this.rx
    const ry = angle < 0 ? this.ly + w * n : this.ry
    if (turn === 0) {
      this.advance = ly
      return ly >= -SLACK ? (lx + rx) / 2 : null
    }
    // The leading corner strikes the side, or an end of the side strikes the front.
    const leads = turn > 0
    const y = leads ? ly : ry
    const across = leads ? lx - (ly * n) / c : rx - (ry * n) / c
    if (y >= -SLACK && across >= 0 && across <= size) {
      this.advance = y / c
      return leads ? across - w / 2 : across + w / 2
    }
    const q = leads ? (lx - size) * c - ly * n : -rx * c + ry * n
    this.advance = leads ? (lx - size) * n + ly * c : rx * n + ry * c
    if (q < 0 || q > w || this.advance < -SLACK) return null
    return leads ? size + q - w / 2 : w / 2 - q
  }

  private note(angle: number): void {
    const offset = this.offsetAfter(angle)
    if (offset === null) return
    const advance = Math.max(0, this.advance)
    const cost = (angle === 0 ? 0 : this.price(angle)) + advance
    if (cost > this.terms.budget + SLACK) return
    this.contact(offset)
    const { own, theirs } = this
    if (own === 0 || theirs === 0) return
    this.found.push({ angle, advance: Math.round(advance), cost: Math.round(cost), offset, own, theirs })
  }

  private worth(offset: number): number {
    this.contact(offset)
    const { own, theirs } = this
    return own === 0 || theirs === 0 ? 0 : own + theirs
  }

  private own = 0
  private theirs = 0

  /** How many places touch when the middle of the front lies there; none beyond its share, none without shared length. */
  private contact(offset: number): void {
    this.own = 0
    this.theirs = 0
    const start = offset - this.w / 2
    const end = offset + this.w / 2
    const { low, high, terms } = this
    if (start < low - SLACK || end > high + SLACK) return
    // What stands along the side, not the side itself: a last rank may be short.
    const from = Math.max(start, terms.theirs.start, low)
    const to = Math.min(end, cellStart(terms.theirs, terms.theirs.count), high)
    if (to - from <= 2 * SLACK) return
    const theirs = touchedCells(terms.theirs, from, to, SURE)
    // Its own front runs the other way.
    const own = touchedCells(terms.own, end - to, end - from, SURE)
    this.own = own.to - own.from
    this.theirs = theirs.to - theirs.from
  }

  /** The offsets at which the count of places in contact changes, in order. */
  private edgesOfPlateaus(): number[] {
    const { own, theirs } = this.terms
    const half = this.w / 2
    const out: number[] = []
    const edge = (offset: number) => out.push(offset - SURE, offset + SURE)
    for (const end of [theirs.start, cellStart(theirs, theirs.count), this.low, this.high]) {
      if (!Number.isFinite(end)) continue
      // A border of its own places comes to lie on an end of the stretch, counted from its left, which is far along the side.
      for (let i = 0; i <= own.count; i++) edge(end - half + own.start + i * own.size)
      edge(end - half)
      edge(end + half)
    }
    for (let j = 0; j <= theirs.count; j++) {
      edge(theirs.start + j * theirs.size - half)
      edge(theirs.start + j * theirs.size + half)
    }
    return out.sort((a, b) => a - b)
  }
}
