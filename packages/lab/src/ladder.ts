import { Z } from './interval.ts'
import { chanceOf, inverseOf } from './logistic.ts'
import type { Report } from './report.ts'

/** A bot's place: its rating, and how far off it may be 95 times of 100. */
export interface Rung {
  bot: string
  elo: number
  error: number
  matches: number
  /** Its share of the points. */
  share: number
}

/** A draw against everybody, so that who never lost has a rating too. */
const PRIOR = 1
const PER_LOGIT = 400 / Math.LN10
const ROUNDS = 60

/** Ratings that make the results most likely (Bradley and Terry's model, by Newton's method), the strongest first. */
export function ladder(points: Report['points'], anchor: string): Rung[] {
  const bots = Object.keys(points)
  const n = bots.length
  const games = bots.map(a => bots.map(b => (a === b ? 0 : (points[a][b]?.matches ?? 0) + PRIOR)))
  const won = bots.map(a => bots.map(b => (a === b ? 0 : (points[a][b]?.points ?? 0) + PRIOR / 2)))
  const rating = bots.map(() => 0)
  const fixed = Math.max(0, bots.indexOf(anchor))
  const free = bots.map((_, i) => i).filter(i => i !== fixed)
  let spread: number[][] = []
  for (let round = 0; round < ROUNDS; round++) {
    const slope = free.map(i => sum(n, j => won[i][j] - games[i][j] * chanceOf(rating[i] - rating[j])))
    const information = free.map(i =>
      free.map(j => {
        const weight = (a: number, b: number) => {
          const p = chanceOf(rating[a] - rating[b])
          return games[a][b] * p * (1 - p)
        }
        return i === j ? sum(n, k => (k === i ? 0 : weight(i, k))) : -weight(i, j)
      }),
    )
    spread = inverseOf(information)
    free.forEach((i, row) => {
      rating[i] += Math.max(
        -1,
        Math.min(
          1,
          sum(free.length, k => spread[row][k] * slope[k]),
        ),
      )
    })
  }
  return bots
    .map((bot, i) => {
      const met = Object.values(points[bot])
      const matches = met.reduce((total, m) => total + m.matches, 0)
      const row = free.indexOf(i)
      return {
        bot,
        elo: Math.round(rating[i] * PER_LOGIT),
        error: row < 0 ? 0 : Math.round(Z * Math.sqrt(spread[row][row]) * PER_LOGIT),
        matches,
        share: matches === 0 ? 0 : met.reduce((total, m) => total + m.points, 0) / matches,
      }
    })
    .sort((a, b) => b.elo - a.elo)
}

function sum(n: number, term: (i: number) => number): number {
  let total = 0
  for (let i = 0; i < n; i++) total += term(i)
  return total
}
