import { describe, expect, test } from 'vitest'
import { randomFrom } from './dice.ts'
import { Match } from './match.ts'
import type { Told } from './position.ts'
import { headerOf, Rules } from './rules.ts'
import { open, WATCHER } from './sight.ts'
import { rulebook } from './step.ts'
import { council } from './testing/fixtures/council/game.ts'
import { HIDDEN } from './testing/fixtures/ford/field.ts'
import { ford } from './testing/fixtures/ford/game.ts'
import { tiny } from './testing/fixtures/tiny.ts'

const { question } = rulebook<{ n: number }, Told>()

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

describe('an answer, unfolded', () => {
  const header = headerOf(council, 'council', 5)
  const table = new Rules(council, header, true)
  const before = table.begin(header)
  for (const seat of [0, 1, 2, 3]) table.referee.answer(before, seat, [seat % 2 === 0 ? 1 : 0])
  for (const seat of [0, 1, 2, 3]) table.referee.answer(before, seat, ['advance', 'hold'])
  const kept = JSON.stringify(before)

  test('shows the field after each event, and leaves the position as it was', () => {
    const shown = table.unfold(before, 0, [0], null)
    expect(shown.map(({ event, field }) => [event.type, field.orders[0], field.companies[0].track])).toEqual([
      ['revealed', 0, 0],
      ['advanced', 0, 1],
    ])
    expect(JSON.stringify(before)).toBe(kept)
    const after = table.copy(before)
    table.referee.take(after, 0, [0])
    expect(shown.at(-1)?.field).toEqual(after.field)
  })
  test('shows each viewer what he may hear and see', () => {
    const orders = (viewer: number) => table.unfold(before, 0, [0], viewer).map(({ field }) => field.orders)
    expect(orders(1)[0]).toEqual([0, 1, -1, -1, -1, 3, -1, -1])
    expect(orders(WATCHER)[1]).toEqual([0, -1, -1, -1, -1, -1, -1, -1])
  })
  test('keeps whispers to whom they are for', () => {
    const tell = question({
      name: 'tell',
      kind: 'one',
      rules: [],
      with: (a: object) => a,
      seats: () => [0],
      next: (_g, _v, draft) => (draft.length === 0 ? { of: 'word', options: ['go'] } : null),
      take(r) {
        r.tell({ type: 'loud', rules: [] })
        r.whisper(1, { type: 'soft', rules: [] })
      },
    })
    const game = new Rules(tiny({ field: { n: 0 }, first: 'tell', steps: () => [tell], sight: { n: open } }))
    const p = game.begin(headerOf(game.game, 'only', 1))
    const told = (viewer: number | null) => game.unfold(p, 0, ['go'], viewer).map(({ event }) => event.type)
    expect([null, 0, 1, WATCHER].map(told)).toEqual([['loud', 'soft'], ['loud'], ['loud', 'soft'], ['loud']])
  })
})

describe('who sits down', () => {
  const seated = (scenario: string, setup?: unknown) => new Rules(council, { scenario, setup })

  test('is one against one where nothing else is said', () => {
    expect(new Rules(ford)).toMatchObject({ seats: [0, 1], sides: [0, 1], captains: [0, 1] })
  })
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
    expect(() => Match.load(council, { header: { ...header, seats: ['a'] }, answers: [] })).toThrow(
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
    secret: { seed: 9, branches: [] },
  })
  expect(headerOf(ford, 'bridge', 9, { hidden: 'army' }).secret).toEqual({ seed: 9, setup: 'army', branches: [] })
  expect(headerOf(council, 'council', 1, { setup: { a: 1 } })).toMatchObject({ setup: { a: 1 }, seats: { length: 4 } })
})
