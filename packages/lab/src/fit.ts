import type { AnyGame } from '@acies/kernel'
import { Habitual } from './habitual.ts'
import { Z } from './interval.ts'
import { chanceOf, inverseOf } from './logistic.ts'

/** How much a term of the score should count, by who won. */
export interface Factor {
  term: string
  /** 1 where it counts as it should; null where it never differed. And the error of 95 %. */
  factor: number | null
  error: number
}

interface Row {
  /** The terms of the score; then one for each battle, as some favour a side whatever the score. */
  terms: readonly number[]
  match: number
  won: number
}

const MOOD = { weights: {}, whim: 0.2 }
const STEPS = 8
/** How firmly a term is left as it stands where little is seen of it. */
const FIRM = 1

/**
 * Whether a game's score knows who will win. Matches by habit; where looks ahead end, the terms of the score are noted,
 * and once it is known who won, each gets the factor by which it would have foretold that best (logistic regression).
 * That a battle favours a side is taken out.
 */
export class Fit {
  private readonly matches: Habitual
  private readonly names: readonly string[]
  private readonly rows: Row[] = []

  constructor(game: AnyGame, seed: number) {
    this.matches = new Habitual(game, seed)
    this.names = Object.keys(this.matches.knowledge.terms)
  }
  get positions(): number {
    return this.rows.length
  }

  /** Plays the n-th match, and notes the score whenever a look ahead from the last time would end. */
  play(n: number): void {
    const { matches, names } = this
    const { knowledge, game } = matches
    const judge = knowledge.reckon ?? knowledge.weigh
    const here = game.scenarios.map((_, i) => (i === matches.scenarioOf(n) ? 1 : 0))
    const noted: number[][] = []
    let until = Number.NEGATIVE_INFINITY
    const winners = matches.play(n, MOOD, ({ p }) => {
      const turn = knowledge.turn(p.field)
      // Before the first turn armies are still being drawn up.
      if (turn < until || turn <= 0) return
      const terms = judge(p.field, 0, {})
      noted.push([...names.map(name => terms[name] / knowledge.scale), ...here])
      until = knowledge.horizon?.(p) ?? turn + 1
    })
    const won = winners.length === 0 ? 0.5 : winners.includes(0) ? 1 : 0
    for (const terms of noted) this.rows.push({ terms, match: n, won })
  }

  /** The factors, in the order of the terms. */
  get factors(): Factor[] {
    const columns = this.rows[0]?.terms ?? []
    const live = columns.map((_, i) => i).filter(i => this.rows.some(({ terms }) => terms[i] !== 0))
    // From nothing: whoever begins too sure of himself finds no way back.
    const factors = live.map(() => 0)
    let inverse: number[][] = []
    for (let step = 0; step < STEPS; step++) {
      const { slope, bend } = this.likelihood(live, factors)
      inverse = inverseOf(bend)
      for (let i = 0; i < live.length; i++) factors[i] += dot(inverse[i], slope)
    }
    const errors = this.errors(live, factors, inverse)
    return this.names.map((term, i) => {
      const k = live.indexOf(i)
      return k < 0 ? { term, factor: null, error: 0 } : { term, factor: factors[k], error: Z * errors[k] }
    })
  }

  private likelihood(live: readonly number[], factors: readonly number[]): { slope: number[]; bend: number[][] } {
    const slope = factors.map((factor, i) => FIRM * ((live[i] < this.names.length ? 1 : 0) - factor))
    const bend = live.map((_, i) => live.map((_, j) => (i === j ? FIRM : 0)))
    for (const { terms, won } of this.rows) {
      const chance = chanceOf(sumOf(live, factors, terms))
      for (let i = 0; i < live.length; i++) {
        slope[i] += (won - chance) * terms[live[i]]
        for (let j = 0; j < live.length; j++) bend[i][j] += chance * (1 - chance) * terms[live[i]] * terms[live[j]]
      }
    }
    return { slope, bend }
  }

  /** All positions of a match end alike: what they say together counts once. */
  private errors(live: readonly number[], factors: readonly number[], inverse: readonly number[][]): number[] {
    const matches = new Map<number, number[]>()
    for (const { terms, match, won } of this.rows) {
      const off = won - chanceOf(sumOf(live, factors, terms))
      const sum = matches.get(match) ?? live.map(() => 0)
      live.forEach((t, i) => {
        sum[i] += off * terms[t]
      })
      matches.set(match, sum)
    }
    return inverse.map(row => {
      let square = 0
      for (const sum of matches.values()) square += dot(row, sum) ** 2
      return Math.sqrt(square)
    })
  }
}

function sumOf(live: readonly number[], factors: readonly number[], terms: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < live.length; i++) sum += factors[i] * terms[live[i]]
  return sum
}

const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, x, i) => sum + x * b[i], 0)
