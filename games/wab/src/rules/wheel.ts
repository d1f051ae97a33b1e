import {
  type Base,
  type Body,
  cosine,
  crosses,
  holds,
  type Point,
  type Pose,
  sine,
  wheelCost,
  wheeled,
  wheelFor,
} from '@acies/table'
import type { Rule } from '../events.ts'
import type { Field, Unit } from '../position.ts'
import { blockAt, corner, filePoint, filesOf, groundOf } from './bodies.ts'
import { CLOSE, type Gait, isFreeOf, type Slow, slowOn, slowRule, tollOf } from './going.ts'

/** A wheel is walked in steps of a degree. */
const DEGREE = 100
interface Step {
  /** What has been paid before it; how many times as dear it is, by the ground under the outermost man. */
  before: number
  times: number
  toll: number
  crossed: readonly Body[]
  /** It comes onto slow ground or an obstacle. */
  enters: boolean
}
export interface Wheeling {
  /** How far round, what that costs, and the obstacles that were crossed for it. */
  angle: number
  cost: number
  crossed: readonly Body[]
}
const NONE: readonly Body[] = []

/**
 * A forward wheel about one of the front corners: the outermost man pays for the ground he comes over (WAB-MAN-02,
 * WAB-TERRAIN-03), whoever of the front rank comes to an obstacle pays for all (WAB-TERRAIN-06). The ground is looked at as far
 * as it is asked for.
 */
export class Wheel {
  private readonly block: Base
  private readonly slow: readonly Slow[]
  private readonly steps: Step[] = []
  private readonly paid: Body[]
  private points: readonly Point[] = []
  private readonly standsOn: boolean = false
  private readonly outer: 'front-left' | 'front-right'
  private readonly about: 'front-left' | 'front-right'
  private readonly g: Field
  private readonly u: Unit
  private readonly sense: 1 | -1
  private readonly toll: number

  constructor(g: Field, u: Unit, at: Pose, right: boolean, allowance: number, how: Gait = {}) {
    this.g = g
    this.u = u
    this.block = blockAt(g, u, at)
    this.sense = right ? 1 : -1
    this.about = right ? 'front-right' : 'front-left'
    this.outer = right ? 'front-left' : 'front-right'
    this.toll = tollOf(allowance)
    this.paid = [...(how.paid ?? NONE)]
    const slow = groundOf(g).rough.length === 0 ? [] : slowOn(g, this.block, this.block)
    this.slow = isFreeOf(g, u, slow, how) ? [] : slow
    if (this.slow.length === 0) return
    const { x, y, facing } = at
    this.points = this.front({ x: x - sine(facing) * CLOSE, y: y + cosine(facing) * CLOSE, facing })
    this.standsOn = this.points.some(p => this.slow.some(s => holds(s.body, p)))
  }

  /** What it costs to go so far round. */
  costOf(angle: number): number {
    if (this.slow.length === 0) return wheelCost(this.block.width, angle)
    const i = Math.floor(angle / DEGREE)
    const step = this.step(i)
    return angle === i * DEGREE ? step.before : step.before + step.toll + this.arc(i * DEGREE, angle) * step.times
  }
  /** How far one comes for so much; on the march no farther than to where slow ground begins (WAB-MARCH-08). */
  within(left: number, most: number, march = false): Wheeling {
    const { width } = this.block
    const plain = Math.min(most, wheelFor(width, Math.max(0, Math.floor(left))))
    if (this.slow.length === 0) return { angle: plain, cost: wheelCost(width, plain), crossed: NONE }
    const crossed: Body[] = []
    if (march && this.standsOn) return { angle: 0, cost: 0, crossed }
    for (let i = 0; i * DEGREE < most; i++) {
      const from = i * DEGREE
      const step = this.step(i)
      if ((march && step.enters) || step.before + step.toll > left) return { angle: from, cost: step.before, crossed }
      const to = Math.min(most, from + DEGREE)
      const cost = step.before + step.toll + this.arc(from, to) * step.times
      if (cost > left) {
        const far = wheelCost(width, from) + (left - step.before - step.toll) / step.times
        const angle = Math.max(from, Math.min(to, wheelFor(width, Math.floor(far))))
        return { angle, cost: this.costOf(angle), crossed: angle > from ? [...crossed, ...step.crossed] : crossed }
      }
      crossed.push(...step.crossed)
    }
    return { angle: most, cost: this.costOf(most), crossed }
  }

  /** The rule of the ground by which it is too far. */
  get rule(): Rule {
    return slowRule(this.slow)
  }

  private front(at: Pose): Point[] {
    return Array.from({ length: filesOf(this.u) }, (_, file) => filePoint(this.g, this.u, at, file))
  }
  private arc(from: number, to: number): number {
    return wheelCost(this.block.width, to) - wheelCost(this.block.width, from)
  }
  private posed(angle: number): Base {
    return { ...this.block, ...wheeled(this.block, this.about, this.sense * angle) }
  }
  private step(i: number): Step {
    while (this.steps.length <= i) this.walk(this.steps.length)
    return this.steps[i]
  }
  private walk(i: number): void {
    const last = this.steps[i - 1]
    const from = i * DEGREE
    const before = last === undefined ? 0 : last.before + last.toll + this.arc(from - DEGREE, from) * last.times
    const then = this.posed(from + DEGREE)
    const points = this.front(then)
    const met = this.slow.filter(s =>
      points.some((p, n) => !holds(s.body, this.points[n]) && crosses(s.body, this.points[n], p)),
    )
    const crossed = met.filter(s => s.obstacle && !this.paid.includes(s.body)).map(s => s.body)
    this.paid.push(...crossed)
    this.points = points
    const half = corner(this.posed(from + DEGREE / 2), this.outer)
    const times = this.slow.reduce((most, s) => (s.times > most && holds(s.body, half) ? s.times : most), 1)
    this.steps.push({ before, times, toll: crossed.length * this.toll, crossed, enters: met.length > 0 })
  }
}
