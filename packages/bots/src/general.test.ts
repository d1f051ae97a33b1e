import { type Game, headerOf, type Picks, type Position, Rules, randomFrom, type Seat } from '@acies/kernel'
import { tercios } from '@acies/tercios'
import { describe, expect, it } from 'vitest'
import { advise, botNamed, byHabit, type Memory, Search, temperamentNamed, temperaments } from './index.ts'
import { type Bridge, bridge } from './testing/index.ts'

/** The bridge, with a general's knowledge of it: strength counts, and those who can attack do. */
type Event = typeof bridge extends Game<Bridge, infer E> ? E : never
const taught: Game<Bridge, Event> = {
  ...bridge,
  knowledge: {
    terms: { strength: { es: 'la fuerza', en: 'strength' } },
    weigh: (field, seat) => ({ strength: bridge.score(field, seat) }),
    scale: 2,
    turn: field => field.turn,
    toMove: field => field.active,
    habit(p, _seat, next, mood, random) {
      if (p.stack.at(-1)?.step !== 'attack' || random(100) < 100 * mood.whim) return null
      const first = next([])
      if (first?.of !== 'unit' || first.options.length === 0) return []
      const second = next([first.options[0]])
      return second?.of === 'unit' ? [first.options[0], second.options[0]] : null
    },
    reason: (_before, _seat, plan) => ({ es: `Va con ${plan[0].step}.`, en: `Goes for ${plan[0].step}.` }),
  },
}
const rules = new Rules(taught, {}, true)
const begin = (seed: number) => rules.begin(headerOf(taught, 'dusk', seed))
const general = botNamed('general')
if (general === null) throw new Error('no general')
const now = (p: Position<Bridge>, seat: Seat, thinking: Parameters<typeof general.choose>[3]): Picks => {
  const picks = general.choose(rules.view(p, seat), seat, rules, thinking)
  if (picks instanceof Promise) throw new Error('generals answer at once')
  return picks
}

describe('general', () => {
  it('beats chance, and says why it does what it does', () => {
    let [wins, losses] = [0, 0]
    for (let seed = 0; seed < 16; seed++) {
      const p = begin(seed)
      const random = randomFrom(seed)
      const memory: Memory = {}
      const mine = seed % 2
      while (p.result === null) {
        const [seat] = rules.referee.owing(p)
        const other = botNamed('random')?.choose(rules.view(p, seat), seat, rules, { random })
        const picks = seat === mine ? now(p, seat, { random, memory, visits: 40 }) : (other as Picks)
        expect(rules.referee.answer(p, seat, picks)).toBeNull()
      }
      if (p.result.winners.includes(mine)) wins++
      else if (p.result.winners.length > 0) losses++
      expect(memory.reason?.().es).toMatch(/^Va con /)
      expect(memory.reason?.().en).toMatch(/^Goes for /)
    }
    expect(wins).toBeGreaterThan(3 * losses)
  })

  it('knows nothing that is hidden from it, with a memory or without', () => {
    for (let seed = 0; seed < 6; seed++) {
      const p = begin(seed)
      const [seat] = rules.referee.owing(p)
      const other = rules.guess(rules.view(p, seat), seat, randomFrom(seed + 50))
      const think = (q: Position<Bridge>) => now(q, seat, { random: randomFrom(3), memory: {}, visits: 60 })
      expect(think(other)).toEqual(think(p))
    }
  })

  it('keeps within its budget for a whole turn', () => {
    const p = begin(3)
    // Every look at the clock takes a hundredth of a millisecond.
    let clock = 0
    const memory: Memory = {}
    const turn = p.field.turn
    while (p.result === null && p.field.turn === turn) {
      const [seat] = rules.referee.owing(p)
      const picks = now(p, seat, { random: randomFrom(1), memory, budget: 50, now: () => (clock += 0.01) })
      expect(rules.referee.answer(p, seat, picks)).toBeNull()
    }
    expect(clock).toBeGreaterThan(20)
    expect(clock).toBeLessThan(55)
  })

  it('thinks about a question for as long as the game says it deserves; about one alone for longer', () => {
    const { knowledge } = taught
    if (knowledge === undefined) throw new Error('nothing is known')
    const p = begin(3)
    const time = (deserved: number | null, memory?: Memory): number => {
      const told = new Rules({ ...taught, knowledge: { ...knowledge, deserves: () => deserved } }, {}, true)
      let clock = 0
      const thinking = { random: randomFrom(1), budget: 50, now: () => (clock += 0.01) }
      if (memory === undefined) advise(told.view(p, 0), 0, told, thinking)
      else general.choose(told.view(p, 0), 0, told, { ...thinking, memory })
      return clock
    }
    expect(time(null, {})).toBeGreaterThan(25)
    expect(time(0.2, {})).toBeLessThan(12)
    expect(time(0.9, {})).toBeGreaterThan(40)
    expect(time(0.2)).toBeGreaterThan(25)
    expect(time(0, {})).toBeLessThan(1)
  })

  it('compares what the game would compare', () => {
    const { knowledge } = tercios
    if (knowledge?.ideas === undefined) throw new Error('Tercios has no ideas')
    const table = new Rules(tercios, {}, true)
    const random = randomFrom(2)
    const p = table.begin(headerOf(tercios, 'rocroi', 2))
    while (p.stack.at(-1)?.step !== 'choose-move') {
      const [seat] = table.referee.owing(p)
      table.referee.take(p, seat, byHabit(table, p, seat, { weights: {}, whim: 0 }, random))
    }
    const [seat] = table.referee.owing(p)
    const ideas = knowledge.ideas(p, seat, draft => table.referee.next(p, seat, draft), 12, random) ?? []
    expect(ideas.length).toBeGreaterThan(4)
    const search = new Search(table, table.view(p, seat), seat, { plans: 1, turns: 1 }, {}, random)
    // Time enough to take all of them up; how they fare is not waited for.
    const compared = search.run(visits => (visits < 40 ? visits / 1500 : 1)).map(({ plan }) => String(plan[0].picks))
    expect(compared).toEqual(expect.arrayContaining(ideas.map(String)))
  })

  it('answers at once when it is cancelled, and tells how far it has come', () => {
    const p = begin(2)
    let asked = 0
    const cancelled = now(p, 0, { random: randomFrom(1), cancelled: () => ++asked > 3 })
    expect(rules.referee.refuse(p, 0, cancelled)).toBeNull()
    const heard: number[] = []
    now(p, 0, {
      random: randomFrom(1),
      visits: 60,
      progress(done, best) {
        heard.push(done)
        expect(rules.referee.refuse(p, 0, best)).toBeNull()
      },
    })
    expect(heard.length).toBeGreaterThan(1)
    expect(heard).toEqual([...heard].sort((a, b) => a - b))
    expect(heard.at(-1)).toBeLessThanOrEqual(1)
  })
})

describe('advise', () => {
  it('gives the answer, a reason, and what else there is', () => {
    const p = begin(5)
    const { picks, reason, promise, others } = advise(rules.view(p, 0), 0, rules, { random: randomFrom(1), visits: 60 })
    expect(rules.referee.refuse(p, 0, picks)).toBeNull()
    expect(reason).toEqual({ es: 'Va con play.', en: 'Goes for play.' })
    expect(others.length).toBeGreaterThan(0)
    for (const other of others) {
      expect(rules.referee.refuse(p, 0, other.picks)).toBeNull()
      expect(other.picks).not.toEqual(picks)
    }
    expect(Math.abs(promise ?? 2)).toBeLessThanOrEqual(1)
  })

  it('has a reason even for a game that gives none', () => {
    const plain = new Rules(bridge)
    const p = plain.begin(headerOf(bridge, 'dawn', 1))
    expect(advise(plain.view(p, 0), 0, plain, { random: randomFrom(1), visits: 20 }).reason.es).not.toBe('')
  })
})

describe('temperaments', () => {
  it('are named once, in both languages', () => {
    for (const t of temperaments) {
      expect(temperamentNamed(t.id)).toBe(t)
      for (const said of [t.title, t.text]) expect(said.es !== '' && said.en !== '').toBe(true)
    }
    expect(temperamentNamed('nobody')).toBeNull()
  })
})
