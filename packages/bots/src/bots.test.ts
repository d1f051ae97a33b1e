import { headerOf, type Picks, type Position, Rules, randomFrom, rulebook, type Told } from '@acies/kernel'
import { council } from '@acies/kernel/testing'
import { describe, expect, it } from 'vitest'
import { answersOf, type Bot, botNamed, bots, greedy, promise, random } from './index.ts'
import { type Bridge, bridge, type Event } from './testing/index.ts'

const rules = new Rules(bridge, {}, true)
/** Looks enough to see how a bot plays, not how well. */
const FEW = 8
const begin = (seed: number, scenario = 'dawn') => rules.begin(headerOf(bridge, scenario, seed))

/** Plays a match with a bot in each seat; visits every question that is answered. */
function play(players: readonly Bot[], seed: number, visit?: (p: Position<Bridge>, seat: number) => void): number[] {
  const p = begin(seed, 'dusk')
  const chance = randomFrom(seed)
  for (let n = 0; p.result === null; n++) {
    expect(n).toBeLessThan(1000)
    const [seat] = rules.referee.owing(p)
    visit?.(p, seat)
    const picks = players[seat].choose(rules.view(p, seat), seat, rules, { random: chance, visits: FEW })
    if (picks instanceof Promise) throw new Error('these bots answer at once')
    expect(rules.referee.answer(p, seat, picks)).toBeNull()
  }
  return p.result.winners
}

describe('with several enemies', () => {
  const general = bots[4]
  it.each(['feud', 'siege', 'league'])('greedy and general play %s to its end, legally', scenario => {
    const header = headerOf(council, scenario, 3)
    const table = new Rules(council, header, true)
    const p = table.begin(header)
    for (let n = 0; p.result === null; n++) {
      const [seat] = table.referee.owing(p)
      const bot = seat % 2 === 0 ? greedy : general
      const picks = bot.choose(table.view(p, seat), seat, table, { random: randomFrom(n), visits: FEW })
      if (picks instanceof Promise) throw new Error('these bots answer at once')
      expect(table.referee.answer(p, seat, picks)).toBeNull()
    }
  })
  it('a victory of an ally is one’s own, and of any enemy a defeat', () => {
    const table = new Rules(council, { scenario: 'siege' })
    const p = { ...table.begin(headerOf(council, 'siege', 3)), result: { winners: [0, 1, 2] } }
    expect(table.seats.map(seat => promise(table, p, seat, {}))).toEqual([1, 1, 1, -1, -1])
  })
  it('where all stand alike each side has one chance in as many as there are', () => {
    for (const sides of [
      [0, 1],
      [0, 1, 2],
      [0, 0, 1, 1],
      [0, 1, 2, 3],
    ]) {
      const header = headerOf(council, 'duel', 3, { setup: { sides } })
      const level = { ...council, knowledge: undefined, score: () => 0 }
      const table = new Rules(level, header)
      const chance = 1 / new Set(sides).size
      for (const seat of table.seats)
        expect((promise(table, table.begin(header), seat, {}) + 1) / 2).toBeCloseTo(chance)
    }
  })
})

describe.each(bots.map(bot => [bot.name, bot] as const))('%s', (_, bot) => {
  it('plays whole matches, legally', () => {
    for (let seed = 0; seed < 2; seed++) play([bot, bot], seed)
  })

  it('knows nothing that is hidden from it', () => {
    play([bot, bot], 1, (p, seat) => {
      const other = rules.guess(rules.view(p, seat), seat, randomFrom(99))
      const think = (q: Position<Bridge>) =>
        bot.choose(rules.view(q, seat), seat, rules, { random: randomFrom(1), visits: FEW })
      expect(think(other)).toEqual(think(p))
    })
  })

  it('leaves the view as it was, and chooses the same for the same chance', () => {
    const view = rules.view(begin(4), 0)
    const before = JSON.stringify(view)
    const first = bot.choose(view, 0, rules, { random: randomFrom(7), visits: FEW })
    expect(JSON.stringify(view)).toBe(before)
    expect(bot.choose(view, 0, rules, { random: randomFrom(7), visits: FEW })).toEqual(first)
  })
})

describe('greedy', () => {
  it('beats chance', () => {
    let [wins, losses] = [0, 0]
    for (let seed = 0; seed < 60; seed++) {
      const mine = seed % 2
      const winners = play(mine === 0 ? [greedy, random] : [random, greedy], seed)
      if (winners.includes(mine)) wins++
      else if (winners.length > 0) losses++
    }
    expect(wins).toBeGreaterThan(3 * losses)
    expect(wins).toBeGreaterThan(20)
  })

  it('looks past the window of the one it attacks', () => {
    const p = begin(1)
    p.field.units = [
      { seat: 0, hex: 5, strength: 1 },
      { seat: 0, hex: 0, strength: 0 },
      { seat: 1, hex: 0, strength: 0 },
      { seat: 1, hex: 6, strength: 1 },
    ]
    p.stack = [
      { step: 'turn', line: 'fight', v: { moves: 0, moved: false, pair: [] }, into: '', handed: null },
      { step: 'attack', line: '', v: { seat: 0 }, into: 'pair', handed: null },
    ]
    expect(greedy.choose(p, 0, rules, { random: randomFrom(1) })).toEqual([0, 3])
  })

  it('answers with the best so far when it is cancelled or out of time', () => {
    const view = rules.view(begin(1), 0)
    const heard: [number, Picks][] = []
    let asked = 0
    const hurried = greedy.choose(view, 0, rules, {
      random: randomFrom(1),
      progress: (done, best) => heard.push([done, best]),
      cancelled: () => ++asked > 7,
    })
    expect(rules.referee.refuse(view, 0, hurried as Picks)).toBeNull()
    expect(heard.length).toBeGreaterThan(0)
    expect(heard.length).toBeLessThan(6)
    let clock = 0
    const timed = greedy.choose(view, 0, rules, { random: randomFrom(1), budget: 5, now: () => clock++ })
    expect(rules.referee.refuse(view, 0, timed as Picks)).toBeNull()
    expect(clock).toBeLessThan(10)
  })
})

describe('orders for many', () => {
  const WORDS = ['advance', 'shoot', 'hold', 'run'] as const
  const MEN = 8
  const WANTED = Array.from({ length: MEN }, (_, i) => WORDS[(3 * i) % WORDS.length])
  const { procedure, question } = rulebook<Bridge, Told>()
  const drill = question({
    name: 'drill',
    kind: 'assign',
    rules: [],
    with: (a: object) => a,
    seats: () => [0],
    next: (_f, _v, draft) => (draft.length === MEN ? null : { of: 'word', options: WORDS, about: draft.length }),
    take(r, _v, picks) {
      r.field.turn = picks.filter((pick, i) => pick === WANTED[i]).length
    },
  })
  const day = procedure({
    name: 'day',
    gives: undefined,
    with: (a: object) => a,
    lines: {
      orders: r => r.call(drill, {}),
      over: r => r.repeat(),
    },
  })
  const drills = new Rules<Bridge, Event>(
    { ...bridge, first: 'day', steps: () => [day, drill], score: f => f.turn },
    {},
    true,
  )
  const given = (looks: number, cancelled?: () => boolean): Picks => {
    const p = drills.begin(headerOf(drills.game, 'dawn', 1))
    const picks = greedy.choose(drills.view(p, 0), 0, drills, { random: randomFrom(3), visits: looks, cancelled })
    expect(drills.referee.refuse(p, 0, picks as Picks)).toBeNull()
    return picks as Picks
  }
  const right = (picks: Picks): number => picks.filter((pick, i) => pick === WANTED[i]).length

  it('are chosen one by one, for each the best', () => {
    expect(given(1 + MEN * (WORDS.length - 1))).toEqual(WANTED)
  })

  it('are as good as time allows', () => {
    expect(right(given(12))).toBeGreaterThan(right(given(1)))
    expect(right(given(12))).toBeLessThan(MEN)
    let asked = 0
    expect(given(100, () => ++asked > 5)).toHaveLength(MEN)
  })
})

describe('answersOf', () => {
  it('lists all whole answers where they are few', () => {
    const p = begin(1)
    expect(answersOf(rules, p, 0, 64, randomFrom(1))).toHaveLength(3)
    rules.referee.take(p, 0, [p.field.hands[0][0]])
    const answers = answersOf(rules, p, 0, 64, randomFrom(1))
    expect(answers).toContainEqual([])
    expect(answers).toContainEqual([1, 2])
    for (const answer of answers) expect(rules.referee.refuse(p, 0, answer)).toBeNull()
  })

  it('samples where they are many', () => {
    const p = begin(1)
    const answers = answersOf(rules, p, 0, 2, randomFrom(1))
    expect(answers.length).toBeLessThanOrEqual(2)
    for (const answer of answers) expect(rules.referee.refuse(p, 0, answer)).toBeNull()
  })
})

describe('the registry', () => {
  it('finds bots by name', () => {
    for (const bot of bots) expect(botNamed(bot.name)).toBe(bot)
    expect(botNamed('veteran:bold')?.name).toBe('veteran:bold')
    expect(botNamed('general:hand=0.5')?.name).toBe('general:hand=0.5')
    expect(botNamed('general:hand')).toBeNull()
    expect(botNamed('nobody')).toBeNull()
  })
})
