import { headerOf, type Position, Rules, randomFrom, sample } from '@acies/kernel'
import { describe, expect, test } from 'vitest'
import { tercios } from '../game.ts'
import { copyField, type Field } from '../position.ts'
import { fieldFrom, troop } from '../testing.ts'
import { knowledge } from './index.ts'
import { isBetweenTurns, reckon } from './reckoning.ts'

const rules = new Rules(tercios, {}, true)
const { referee } = rules

/** The field as each turn begins, of a match by habit. */
function begunTurns(): Field[] {
  const random = randomFrom(4)
  const p: Position<Field> = rules.begin(headerOf(tercios, 'rocroi', 4))
  const begun: Field[] = []
  while (p.result === null) {
    const [seat] = referee.owing(p)
    if (isBetweenTurns(p.field) && begun.at(-1)?.turn !== p.field.turn) begun.push(copyField(p.field))
    const habit = knowledge.habit(p, seat, draft => referee.next(p, seat, draft), { weights: {}, whim: 0 }, random)
    referee.take(p, seat, habit ?? referee.forced(p, seat) ?? sample(referee, p, seat, random))
  }
  return begun
}
const sum = (g: Field, seat: number): number => Object.values(reckon(g, seat, {})).reduce((a, b) => a + b, 0)

describe('the reckoning between two turns', () => {
  const begun = begunTurns()

  test('is made once a turn', () => {
    expect(begun.length).toBeGreaterThan(4)
    expect(begun.map(g => g.turn)).toEqual(begun.map((_, i) => i + 1))
  })

  test('what is good for one side is bad for the other', () => {
    for (const g of begun) expect(sum(g, 0)).toBeCloseTo(-sum(g, 1))
  })

  test('while the armies are drawn up, what lies on the table counts', () => {
    const p = rules.begin(headerOf(tercios, 'campal-500', 4))
    expect(p.field.turn).toBe(0)
    expect(reckon(p.field, 0, {})).toEqual(knowledge.weigh(p.field, 0, {}))
    p.field.points = [1, 0]
    expect(sum(p.field, 0)).toBeGreaterThan(sum(p.field, 1))
  })

  test('a look ahead ends there', () => {
    const p = { field: begun[1], stack: [], dice: { seed: 1, drawn: 0 }, result: null }
    expect(knowledge.horizon?.(p)).toBe(knowledge.turn(begun[2]))
    expect(knowledge.turn(begun[1])).toBeLessThan(knowledge.turn(begun[2]))
  })

  test('a point counts the more the later, and wear and a threat cost something', () => {
    const field = () =>
      fieldFrom({
        troops: {
          'a-1': { type: 'SPA-02', at: [30, 30] },
          'b-1': { type: 'FRA-02', at: [30, 8], facing: 180 },
        },
      })
    const ahead = (turn: number): number => {
      const g = field()
      g.turn = turn
      g.points = [1, 0]
      return reckon(g, 0, {}).points
    }
    expect(ahead(1)).toBeGreaterThan(0)
    expect(ahead(7)).toBeGreaterThan(2 * ahead(3))
    const worn = field()
    troop(worn, 'a-1').wear = 2
    expect(sum(worn, 0)).toBeLessThan(sum(field(), 0))
    const near = field()
    troop(near, 'b-1').y = troop(near, 'a-1').y - 4000
    expect(reckon(near, 0, {}).exposure).not.toBe(0)
  })

  test('squares side by side are worth more than one behind the other, looking elsewhere', () => {
    const stood = (at: readonly number[], facing: number) =>
      reckon(
        fieldFrom({
          troops: {
            'a-1': { type: 'SPA-02', at: [30, 30] },
            'a-2': { type: 'SPA-02', at, facing },
            'b-1': { type: 'FRA-02', at: [30, 8], facing: 180 },
          },
        }),
        0,
        {},
      ).line
    expect(stood([35, 30], 0)).toBeCloseTo(0)
    expect(stood([30, 36], 0)).toBeLessThan(0)
    expect(stood([35, 30], 90)).toBeLessThan(0)
  })
})
