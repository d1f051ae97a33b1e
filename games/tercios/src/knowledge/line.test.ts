import { headerOf, Rules, randomFrom, sample, type Weights } from '@acies/kernel'
import { INCH } from '@acies/table'
import { describe, expect, test } from 'vitest'
import { tercios } from '../game.ts'
import type { Field } from '../position.ts'
import { knowledge } from './index.ts'
import { disarray } from './line.ts'
import { Eye } from './menace.ts'

const MATCHES = 24
/** Farther than this from where it could do harm, a square idles. */
const AWAY = 4 * INCH
const rules = new Rules(tercios, { scenario: 'campal-500' })
const { referee } = rules

/** How a side stood, over all its troops and turns. */
interface Stood {
  seen: number
  disarray: number
  squares: number
  idle: number
  won: number
}
const nobody = (): Stood => ({ seen: 0, disarray: 0, squares: 0, idle: 0, won: 0 })

function look(g: Field, side: number, stood: Stood): void {
  const eye = new Eye(g)
  for (const u of eye.troops[side]) {
    stood.seen++
    stood.disarray += disarray(eye, u, u)
    if (g.kinds[u.kind].branch !== 'formation') continue
    stood.squares++
    const { wants } = eye.lore.trades[u.kind]
    if (eye.outlook(u, u).far > wants + AWAY) stood.idle++
  }
}

/** Matches by habit, in which the sides by turns mind their line and do not. */
function played(): { lined: Stood; loose: Stood } {
  const [lined, loose] = [nobody(), nobody()]
  for (let n = 0; n < MATCHES; n++) {
    const stood = n % 2 === 0 ? [lined, loose] : [loose, lined]
    const weights: readonly Weights[] = stood.map((s): Weights => (s === lined ? {} : { line: 0 }))
    const random = randomFrom(n + 1)
    const p = rules.begin(headerOf(tercios, 'campal-500', 900 + (n >> 1)))
    let turn = 0
    while (p.result === null) {
      const [seat] = referee.owing(p)
      const view = rules.view(p, seat)
      const next = (draft: Parameters<typeof referee.next>[2]) => referee.next(view, seat, draft)
      const habit = knowledge.habit(view, seat, next, { weights: weights[seat], whim: 0 }, random)
      referee.take(p, seat, habit ?? referee.forced(p, seat) ?? sample(referee, p, seat, random))
      if (p.field.turn === turn) continue
      turn = p.field.turn
      if (turn > 3) for (const side of [0, 1]) look(p.field, side, stood[side])
    }
    for (const winner of p.result.winners) stood[winner].won++
  }
  return { lined, loose }
}

describe('who minds the line', () => {
  test('stands in one, with its squares where they can do harm, and fights no worse for it', () => {
    const { lined, loose } = played()
    const mean = ({ seen, disarray: sum, squares, idle }: Stood) => ({
      disarray: sum / seen,
      idle: idle / squares,
    })
    expect(mean(lined).disarray).toBeLessThan(0.87 * mean(loose).disarray)
    expect(mean(lined).idle).toBeLessThan(0.05)
    expect(lined.won).toBeGreaterThanOrEqual(0.7 * loose.won)
  }, 120_000)
})

describe('an army that is drawn up by habit', () => {
  test('has the squares of a command side by side, also where there are four', () => {
    const setup = { scenery: 'none' }
    const open = new Rules(tercios, { scenario: 'campal-1000', setup })
    const p = open.begin(headerOf(tercios, 'campal-1000', 5, { setup }))
    const random = randomFrom(1)
    while (p.field.turn === 0) {
      const [seat] = open.referee.owing(p)
      const next = (draft: Parameters<typeof referee.next>[2]) => open.referee.next(p, seat, draft)
      const habit = knowledge.habit(p, seat, next, { weights: {}, whim: 0 }, random)
      open.referee.take(p, seat, habit ?? open.referee.forced(p, seat) ?? sample(open.referee, p, seat, random))
    }
    const { commands, kinds, troops } = p.field
    const squares = commands.map((_, i) => troops.filter(u => u.command === i && kinds[u.kind].branch === 'formation'))
    const [four] = squares.filter(line => line.length === 4)
    expect(new Set(four.map(u => u.y)).size).toBe(1)
  })
})
