import { describe, expect, test } from 'vitest'
import { randomFrom } from '../dice.ts'
import type { Game } from '../game.ts'
import type { Knowledge } from '../knowledge.ts'
import type { Picks, Seat } from '../pick.ts'
import type { Position, Told } from '../position.ts'
import { headerOf, Rules } from '../rules.ts'
import { sample } from '../sample.ts'
import { someoneOwing } from './play.ts'

/** The first battle of each way to sit down. */
function onePerSeating<F, E extends Told>({ scenarios, seating }: Game<F, E>): string[] {
  const found = new Map<string, string>()
  for (const { id } of scenarios) {
    const sides = seating({ scenario: id, options: [] }).join()
    if (!found.has(sides)) found.set(sides, id)
  }
  return [...found.values()]
}

/** What a game knows of playing it well, in every battle; `turns` is how soon matches by habit must end. */
export function acceptKnowledge<F, E extends Told>(game: Game<F, E>, knowledge: Knowledge<F>, turns: number): void {
  /** A match by habit; visits every position. */
  function play(scenario: string, seed: number, whim: number, visit: (p: Position<F>) => void): Position<F> {
    const header = headerOf(game, scenario, seed)
    const rules = new Rules(game, header)
    const { referee } = rules
    const random = randomFrom(seed)
    const p = rules.begin(header)
    while (p.result === null && knowledge.turn(p.field) <= turns) {
      visit(p)
      const seat = someoneOwing(rules, p, random)
      const next = (draft: Picks) => referee.next(p, seat, draft)
      const habit = knowledge.habit(p, seat, next, { weights: {}, whim }, random)
      const picks = habit ?? referee.forced(p, seat) ?? sample(referee, p, seat, random)
      const refusal = referee.answer(p, seat, picks)
      if (refusal !== null) throw new Error(`${referee.question(p).name}: ${JSON.stringify(picks)} ${refusal.rule}`)
    }
    return p
  }

  describe(`what is known of ${game.id}`, () => {
    test.each(game.scenarios.map(({ id }) => id))('habits answer legally in %s, and bring it to an end', id => {
      let turn = 0
      const ended = play(id, 5, 0.1, p => {
        expect(knowledge.turn(p.field)).toBeGreaterThanOrEqual(turn)
        turn = knowledge.turn(p.field)
      })
      expect(ended.result).not.toBeNull()
    })

    test('what a good player would compare may be answered', () => {
      const [{ id }] = game.scenarios
      const rules = new Rules(game, { scenario: id })
      const { referee } = rules
      const random = randomFrom(8)
      play(id, 8, 0.5, p => {
        const seat = someoneOwing(rules, p, random)
        const next = (draft: Picks) => referee.next(p, seat, draft)
        for (const picks of knowledge.ideas?.(p, seat, next, 12, random) ?? []) {
          const refusal = referee.refuse(p, seat, picks)
          if (refusal !== null) throw new Error(`${referee.question(p).name}: ${JSON.stringify(picks)} ${refusal.rule}`)
        }
      })
    })

    test('each term of the score has its words, and goes by its weight', () => {
      const [{ id }] = game.scenarios
      let n = 0
      play(id, 6, 0.5, p => {
        if (n++ % 20 > 0) return
        const plain = knowledge.weigh(p.field, 0, {})
        expect(Object.keys(plain).sort()).toEqual(Object.keys(knowledge.terms).sort())
        for (const term in plain) {
          expect(Number.isFinite(plain[term]), term).toBe(true)
          expect(knowledge.weigh(p.field, 0, { [term]: 2 })[term]).toBeCloseTo(2 * plain[term])
        }
      })
      for (const { es, en } of Object.values(knowledge.terms)) expect(es !== '' && en !== '').toBe(true)
    })

    test.each(onePerSeating(game))('what is good for one side is bad for the others, in %s', id => {
      const total = (p: Position<F>, seat: Seat) =>
        Object.values(knowledge.weigh(p.field, seat, {})).reduce((sum, term) => sum + term, 0)
      const { captains } = new Rules(game, { scenario: id })
      let n = 0
      play(id, 7, 0.5, p => {
        if (n++ % 20 === 0) expect(captains.reduce((sum, seat) => sum + total(p, seat), 0)).toBeCloseTo(0)
      })
    })
  })
}
