import { byHabit } from '@acies/bots'
import { type AnyGame, Complaint, headerOf, type Knowledge, Rules, randomFrom, type Told } from '@acies/kernel'

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
const Z = 1.96
/** How firmly a term is left as it stands where little is seen of it. */
const FIRM = 1

/**
 * Whether a game's score knows who will win. Matches by habit; where looks ahead end, the terms of the score are noted,
 * and once it is known who won, each gets the factor by which it would have foretold that best (logistic regression).
 * That a battle favours a side is taken out.
 */
export class Fit {
  private readonly rules: Rules<unknown, Told>
  private readonly knowledge: Knowledge<unknown>
  private readonly seed: number
  private readonly names: readonly string[]
  private readonly rows: Row[] = []

  constructor(game: AnyGame, seed: number) {
    if (game.knowledge === undefined) throw new Complaint(`nothing is known of playing ${game.id}`)
    this.rules = new Rules(game, [], false)
    this.knowledge = game.knowledge
    this.seed = seed
    this.names = Object.keys(game.knowledge.terms)
  }
  get positions(): number {
    return this.rows.length
  }

  /** Plays the n-th match, and notes the score whenever a look ahead from the last time would end. */
  play(n: number): void {
    const { rules, knowledge, seed } = this
    const { referee, game } = rules
    const random = randomFrom(seed + 2 * n)
    const scenario = n % game.scenarios.length
    const p = rules.begin(headerOf(game, game.scenarios[scenario].id, seed + 2 * n + 1))
    const here = game.scenarios.map((_, i) => (i === scenario ? 1 : 0))
    const noted: number[][] = []
    let until = knowledge.turn(p.field)
    while (p.result === null) {
      const turn = knowledge.turn(p.field)
      // Before the first turn armies are still being drawn up.
      if (turn >= until && turn > 0) {
        const terms = (knowledge.reckon ?? knowledge.weigh)(p.field, 0, {})
        noted.push([...this.names.map(name => terms[name] / knowledge.scale), ...here])
        until = knowledge.horizon?.(p) ?? turn + 1
      }
      const [seat] = referee.owing(p)
      referee.take(p, seat, referee.forced(p, seat) ?? byHabit(rules, p, seat, MOOD, random))
    }
    const { winners } = p.result
    const won = winners.length === 0 ? 0.5 : winners.some(winner => game.allied(winner, 0)) ? 1 : 0
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
      const chance = chanceOf(live, factors, terms)
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
      const off = won - chanceOf(live, factors, terms)
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

function chanceOf(live: readonly number[], factors: readonly number[], terms: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < live.length; i++) sum += factors[i] * terms[live[i]]
  return 1 / (1 + Math.exp(-sum))
}

const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, x, i) => sum + x * b[i], 0)

/** By Gauss and Jordan. */
function inverseOf(matrix: readonly (readonly number[])[]): number[][] {
  const n = matrix.length
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))])
  for (let k = 0; k < n; k++) {
    let pivot = k
    for (let i = k + 1; i < n; i++) if (Math.abs(rows[i][k]) > Math.abs(rows[pivot][k])) pivot = i
    const [row] = rows.splice(pivot, 1)
    rows.splice(k, 0, row)
    const by = row[k]
    for (let j = 0; j < 2 * n; j++) row[j] /= by
    for (let i = 0; i < n; i++) {
      const times = rows[i][k]
      if (i !== k && times !== 0) for (let j = 0; j < 2 * n; j++) rows[i][j] -= times * row[j]
    }
  }
  return rows.map(row => row.slice(n))
}
