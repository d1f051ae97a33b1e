import { headerOf, type Picks, Rules, randomFrom, sample } from '@acies/kernel'
import { INCH, pose } from '@acies/table'
import { describe, expect, test } from 'vitest'
import { tercios } from '../game.ts'
import { commander, Play, troop } from '../testing.ts'
import { knowledge } from './index.ts'
import { disarray, lagOf } from './line.ts'
import { Eye } from './menace.ts'

const rules = new Rules(tercios, {}, true)
const { referee } = rules

/** Half of the answers by habit, half by chance, so that all kinds of positions come up; nothing is ever refused. */
function play(scenario: string, seed: number, limit: number): Set<string> {
  const random = randomFrom(seed)
  const p = rules.begin(headerOf(tercios, scenario, seed))
  const asked = new Set<string>()
  for (let n = 0; n < limit && p.result === null; n++) {
    const [seat] = referee.owing(p)
    const { step } = p.stack[p.stack.length - 1]
    const mood = { weights: {}, whim: n % 3 === 0 ? 0.5 : 0 }
    const view = rules.view(p, seat)
    const habit = knowledge.habit(view, seat, draft => referee.next(view, seat, draft), mood, random)
    if (habit !== null) {
      asked.add(step)
      expect(referee.refuse(p, seat, habit), `${step}: ${JSON.stringify(habit)}`).toBeNull()
    }
    const picks = habit === null || random(2) === 0 ? sample(referee, p, seat, random) : habit
    expect(referee.answer(p, seat, picks)).toBeNull()
  }
  return asked
}

describe('habits are never refused', () => {
  const scenarios = tercios.scenarios.map(s => s.id)
  test.each(scenarios)('%s', scenario => {
    const asked = play(scenario, 5, 500)
    for (const step of ['place-orders', 'choose-troop', 'choose-deed', 'choose-commander'])
      expect(asked).toContain(step)
  })
})

function habitIn(play: Play): Picks | null {
  const [seat] = play.rules.referee.owing(play.p)
  const next = (draft: Picks) => play.rules.referee.next(play.p, seat, draft)
  return knowledge.habit(play.p, seat, next, { weights: {}, whim: 0 }, randomFrom(1))
}

describe('a commander uses what he has', () => {
  const scene = (quality: string, card: string, more: object) =>
    new Play({
      troops: {
        'a-1': { type: 'SPA-08', at: [30, 36], card, ...more },
        'b-1': { type: 'FRA-02', at: [30, 31], facing: 180, card: 'none', disordered: true, wear: 2 },
      },
      commanders: {
        'a-c1': { chief: true, level: 3, qualities: [quality], at: [30, 40] },
        'b-c1': { chief: true, at: [60, 14] },
      },
      begin: { step: 'commander-step', args: { side: 0 } },
    })
  test('TER-QUA-43: the fearless lead those who have acted into another charge', () => {
    const play = scene('fearless', 'none', { acted: true, last: 'attack' })
    expect(habitIn(play)).toEqual([commander(play.g, 'a-c1').id])
    play.answer('a-c1')
    expect(habitIn(play)).toEqual(['fearless', troop(play.g, 'a-1').id])
  })
  test('TER-QUA-09: the bold change a card that is good for nothing by now', () => {
    const play = scene('bold', 'run', {})
    expect(habitIn(play)).toEqual([commander(play.g, 'a-c1').id])
    play.answer('a-c1').answer('stay')
    expect(habitIn(play)).toEqual(['bold', troop(play.g, 'a-1').id])
  })
})

describe('the turn that decides', () => {
  const scene = (turn: number, points: [number, number], far: number, begin: object) =>
    new Play({
      troops: {
        'a-1': { type: 'SPA-08', at: [30, 36], wear: 2, card: 'run' },
        'b-1': { type: 'FRA-01', at: [30, 36 - far], facing: 180 },
      },
      commanders: { 'a-c1': { chief: true, at: [30, 40] }, 'b-c1': { chief: true, at: [60, 14] } },
      turn,
      points,
      begin,
    })
  test('TER-BAT-03: nobody recovers for a turn that will not come', () => {
    const orders = (turn: number, points: [number, number]) =>
      habitIn(scene(turn, points, 6, { step: 'place-orders', args: {} }))
    expect([orders(4, [1, 0]), orders(6, [1, 0]), orders(7, [1, 1])]).toEqual([['resist'], ['resist'], ['resist']])
    expect([orders(7, [1, 0]), orders(7, [0, 1])]).not.toContainEqual(['resist'])
  })
  test('TER-BAT-04: whoever has won as it stands no longer closes with the enemy', () => {
    const goes = (turn: number, points: [number, number]) => {
      const play = scene(turn, points, 15, { step: 'choose-move', args: { unit: 0, gait: 'run' } })
      const [to] = habitIn(play) ?? []
      return Array.isArray(to) ? troop(play.g, 'a-1').y - to[1] : 0
    }
    expect(goes(7, [1, 1])).toBeGreaterThan(0)
    expect(goes(7, [1, 0])).toBeLessThanOrEqual(0)
    expect(goes(7, [0, 1])).toBeGreaterThan(0)
  })
})

describe('what practice has taught', () => {
  test.each([
    [['SPA-08', 'SPA-03'], 'a-2'],
    [['SPA-03', 'SPA-08'], 'a-1'],
  ])('horse that shoots lets the foot act first: %s', ([left, right], first) => {
    const play = new Play({
      troops: {
        'a-1': { type: left, at: [24, 36], card: 'run' },
        'a-2': { type: right, at: [36, 36], card: 'run' },
        'b-1': { type: 'FRA-02', at: [30, 22], facing: 180, card: 'run' },
      },
      commanders: { 'a-c1': { chief: true, at: [30, 40] }, 'b-c1': { chief: true, at: [60, 14] } },
      begin: { step: 'actions', args: {} },
    })
    play.answer()
    expect(play.asked).toBe('choose-troop')
    expect(habitIn(play)).toEqual([troop(play.g, first).id])
  })
})

describe('a line', () => {
  const row = (third: object, more: object = {}) =>
    new Play({
      troops: {
        'a-1': { type: 'SPA-03', at: [26, 34], card: 'none', acted: true },
        'a-2': { type: 'SPA-03', at: [32, 34], card: 'none', acted: true },
        'a-3': { type: 'SPA-03', at: [29, 40], ...third },
        'b-1': { type: 'FRA-02', at: [30, 8], facing: 180, card: 'run' },
        ...more,
      },
      commanders: { 'a-c1': { chief: true, at: [30, 42] }, 'b-c1': { chief: true, at: [60, 14] } },
      begin: { step: 'choose-move', args: { unit: 2, gait: 'run' } },
    })
  test('who comes up does not stop in the middle of nowhere', () => {
    const { g } = row({})
    const eye = new Eye(g)
    const u = g.troops[2]
    const at = (x: number, y: number, facing = 0): number => disarray(eye, u, pose(x * INCH, y * INCH, facing))
    // In line beside them; then behind, askew, with a gap, masked by one of them, and far ahead.
    const even = at(37, 34)
    expect(even).toBe(0)
    for (const worse of [at(37, 40), at(37, 34, 9000), at(46, 34), at(32, 38), at(37, 24)])
      expect(worse).toBeGreaterThan(even)
    // Who is behind comes up; who is in front need not wait.
    expect(at(37, 40)).toBeGreaterThan(at(37, 28))
  })
  test('is worth something in the score', () => {
    const [even, askew] = [row({ at: [37, 34] }), row({ at: [37, 34], facing: 90 })]
    expect(knowledge.weigh(even.g, 0, {}).line).toBeGreaterThan(knowledge.weigh(askew.g, 0, {}).line)
  })
  test('squares do not stay behind', () => {
    const { g } = row({ type: 'SPA-02', at: [29, 44] })
    const eye = new Eye(g)
    expect(lagOf(g, eye, g.troops[2], g.troops[2])).toBeCloseTo(8, 1)
    expect(lagOf(g, eye, g.troops[2], pose(29 * INCH, 35 * INCH, 0))).toBe(0)
  })
})

describe('a commander without a level', () => {
  const scene = (level: number) =>
    new Play({
      troops: {
        'a-1': { type: 'SPA-08', at: [30, 36], card: 'attack', disordered: true },
        'b-1': { type: 'FRA-02', at: [30, 31], facing: 180, card: 'none' },
      },
      commanders: {
        'a-c1': { chief: true, level, qualities: ['diligent'], at: [30, 40] },
        'b-c1': { chief: true, at: [60, 14] },
      },
      begin: { step: 'commander-step', args: { side: 0 } },
    })
  test('TER-CMD-21: tries nothing, for he has no dice', () => {
    expect(habitIn(scene(2))).toEqual([1000])
    expect(habitIn(scene(0))).toEqual([])
    const play = scene(0).answer('a-c1').answer('stay')
    expect(play.asked).toBe('choose-action')
    expect(habitIn(play)).toEqual(['hurry'])
  })
})
