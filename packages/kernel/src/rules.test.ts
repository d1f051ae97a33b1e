import { describe, expect, test } from 'vitest'
import { randomFrom } from './dice.ts'
import { Match } from './match.ts'
import { headerOf, Rules } from './rules.ts'
import { council } from './testing/fixtures/council/game.ts'
import { HIDDEN } from './testing/fixtures/ford/field.ts'
import { ford } from './testing/fixtures/ford/game.ts'

describe('views', () => {
  const rules = new Rules(ford, {}, true)
  const p = rules.begin(headerOf(ford, 'ford', 5))

  test('show a seat its own and cover the rest', () => {
    const { field, dice } = rules.view(p, 1)
    expect(field.hands[1]).toEqual(p.field.hands[1])
    expect(field.hands[0]).toEqual([HIDDEN, HIDDEN, HIDDEN])
    expect(field.deck).toEqual(p.field.deck.map(() => HIDDEN))
    expect(dice).toEqual({ seed: 0, drawn: 0 })
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
  const rules = new Rules(council, {}, true)
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

describe('who sits down', () => {
  const seated = (scenario: string, setup?: unknown) => new Rules(council, { scenario, setup })

  test('is said by the battle and its set-up, in teams or each for himself', () => {
    expect(seated('duel')).toMatchObject({ seats: [0, 1], sides: [0, 1], captains: [0, 1] })
    expect(seated('feud')).toMatchObject({ seats: [0, 1, 2], captains: [0, 1, 2] })
    expect(seated('siege')).toMatchObject({ sides: [0, 0, 0, 1, 1], captains: [0, 3] })
    expect(seated('duel', { sides: [1, 0, 1] })).toMatchObject({ seats: [0, 1, 2], captains: [1, 0] })
  })
  test('says who is allied', () => {
    const { seats } = seated('council')
    const allies = (scenario: string) => seats.filter(s => seated(scenario).allied(0, s))
    expect(allies('council')).toEqual([0, 2])
    expect(allies('siege')).toEqual([0, 1, 2])
    expect(allies('feud')).toEqual([0])
  })
  test('is as many as the header names, and no others', () => {
    const header = headerOf(council, 'league', 1)
    expect(header.seats).toHaveLength(6)
    expect(() => seated('duel').begin(header)).toThrow('league is seated otherwise')
    expect(() => Match.load(council, { header: { ...header, seats: ['a'] }, answers: [], branches: [] })).toThrow(
      'header.seats: 1, not 6',
    )
    expect(() => new Rules(ford, {}).begin(headerOf(ford, 'ford', 1, { options: ['storm'] }))).toThrow('other switches')
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
