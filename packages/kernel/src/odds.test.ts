import { describe, expect, test } from 'vitest'
import { readPosition } from './cases/index.ts'
import { odds } from './odds.ts'
import type { Heard, Position } from './position.ts'
import { Rules } from './rules.ts'
import type { Event, Field } from './testing/fixtures/ford/field.ts'
import { ford } from './testing/fixtures/ford/game.ts'

const rules = new Rules(ford, {}, true)

/** Red fights blue; what blue holds besides these cards is anybody's guess. */
function fight(blue: number[]): Position<Field> {
  const units = {
    'red-1': 'B2 1',
    'blue-1': 'C2 1',
    'red-2': 'A5 3',
    'blue-2': 'D5 3',
    'red-3': 'A4 3',
    'blue-3': 'D4 3',
  }
  const p = readPosition(ford, { active: 0, units, hands: [[0, 4], blue], begin: 'combats' })
  rules.referee.resume(p)
  return p
}

const struck = (heard: readonly Heard<Event>[]) => {
  const names: string[] = heard.flatMap(({ event }) => (event.type === 'hit' ? [`hit ${event.unit}`] : []))
  return names.length > 0 ? names : ['nothing']
}
const until = (p: Position<Field>) => p.stack.every(frame => frame.step !== 'exchange')

describe('odds', () => {
  test('are those of the dice: one die hits on two faces of six', () => {
    const view = rules.view(fight([1]), 0)
    const habit = (p: Position<Field>) => (p.stack.at(-1)?.step === 'defend' ? ['stand'] : null)
    const { tries, counts } = odds(rules, view, 0, [0, 1], { tries: 6000, seed: 1, until, outcomes: struck, habit })
    expect(tries).toBe(6000)
    expect(counts['hit 1'] / tries).toBeCloseTo(1 / 3, 1)
    expect(counts['hit 1'] + counts.nothing).toBe(tries)
    expect(counts['hit 0']).toBeUndefined()
  })
  test('come from what the seat can see: another hand behind the same view gives the same', () => {
    const how = { tries: 300, seed: 2, until, outcomes: struck }
    const [poor, rich] = [fight([1]), fight([3])]
    expect(odds(rules, rules.view(poor, 0), 0, [0, 1], how)).toEqual(odds(rules, rules.view(rich, 0), 0, [0, 1], how))
    // One guess in four gives blue a parry, and parries hit back.
    expect(odds(rules, rules.view(rich, 0), 0, [0, 1], how).counts['hit 0']).toBeGreaterThan(0)
  })
  test('leave the view as it was, and are the same for the same seed', () => {
    const view = rules.view(fight([1]), 0)
    const was = JSON.stringify(view)
    const how = { tries: 50, seed: 3, until, outcomes: struck }
    expect(odds(rules, view, 0, [0, 1], how)).toEqual(odds(rules, view, 0, [0, 1], how))
    expect(JSON.stringify(view)).toBe(was)
  })
  test('end with a matter that is never settled', () => {
    const view = rules.view(fight([1]), 0)
    const how = { tries: 2, seed: 4, until: () => false, outcomes: () => ['done'] }
    expect(odds(rules, view, 0, [0, 1], how).counts).toEqual({ done: 2 })
  })
})
