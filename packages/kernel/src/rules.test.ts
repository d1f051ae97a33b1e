import { describe, expect, test } from 'vitest'
import { randomFrom } from './dice.ts'
import { headerOf, Rules } from './rules.ts'
import { council } from './testing/fixtures/council/game.ts'
import { HIDDEN } from './testing/fixtures/ford/field.ts'
import { ford } from './testing/fixtures/ford/game.ts'

describe('views', () => {
  const rules = new Rules(ford, [], true)
  const p = rules.begin(headerOf(ford, 'ford', 5))

  test('show a seat its own and cover the rest', () => {
    const { field, dice } = rules.view(p, 1)
    expect(field.hands[1]).toEqual(p.field.hands[1])
    expect(field.hands[0]).toEqual([HIDDEN, HIDDEN, HIDDEN])
    expect(field.deck).toEqual(p.field.deck.map(() => HIDDEN))
    expect(dice).toEqual({ seed: 0, drawn: p.dice.drawn })
    expect(rules.holes(p, 1)).toBe(9)
  })
  test('are open to who may see all, but for the dice to come', () => {
    expect(rules.open(p)).toEqual({ ...p, dice: { ...p.dice, seed: 0 } })
  })
  test('can be filled in many ways, each of them possible', () => {
    const random = randomFrom(1)
    const guesses = Array.from({ length: 20 }, () => rules.guess(rules.view(p, 0), 0, random))
    expect(new Set(guesses.map(g => JSON.stringify(g.field.hands[1]))).size).toBeGreaterThan(10)
    for (const guess of guesses) {
      expect(ford.check(guess.field)).toBeNull()
      expect(guess.field.hands[0]).toEqual(p.field.hands[0])
      expect(guess.dice.seed).not.toBe(p.dice.seed)
    }
  })
})

describe('secret answers', () => {
  const rules = new Rules(council, [], true)
  const p = rules.begin(headerOf(council, 'council', 5))
  rules.referee.answer(p, 0, [2])
  rules.referee.answer(p, 3, [1])

  test('are seen by who gave them alone, and count as holes to the others', () => {
    expect(rules.seats.map(seat => rules.view(p, seat).stack.at(-1)?.handed)).toEqual([
      { 0: [2], 3: ['?'] },
      { 0: ['?'], 3: ['?'] },
      { 0: ['?'], 3: ['?'] },
      { 0: ['?'], 3: [1] },
    ])
    expect(rules.seats.map(seat => rules.holes(p, seat))).toEqual([1, 2, 2, 1])
  })
  test('of others are given anew in a guess', () => {
    const guess = rules.guess(rules.view(p, 0), 0, randomFrom(1))
    expect(guess.stack.at(-1)?.handed).toEqual({ 0: [2] })
    expect(rules.referee.owing(guess)).toEqual([1, 2, 3])
  })
})

test('a header says what is played, and by whom', () => {
  expect(headerOf(ford, 'bridge', 9, { options: ['storm'], seats: ['Ana', 'bot'] })).toEqual({
    game: 'ford',
    version: '1',
    scenario: 'bridge',
    options: ['storm'],
    seats: ['Ana', 'bot'],
    seed: 9,
  })
  expect(headerOf(council, 'council', 1, { setup: { a: 1 } })).toMatchObject({ setup: { a: 1 }, seats: { length: 4 } })
})
