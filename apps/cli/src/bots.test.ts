import { advise, botNamed, commanderOf, temperamentNamed } from '@acies/bots'
import { type AnyGame, headerOf, type Picks, type Position, Rules, randomFrom } from '@acies/kernel'
import { describe, expect, it } from 'vitest'
import { allGames, shelf } from './games.ts'

const games = await allGames(shelf)
const taught = games.filter(game => game.knowledge !== undefined)
/** Looks enough to see that a bot plays, not how well. */
const FEW = 12
/** Pieces of advice that are asked for. */
const ENOUGH = 16
/** Which seed of a small battle comes to a decision: Tercios' first is a draw. */
const ROUND: Readonly<Record<string, number>> = { tercios: 2 }
const MINUTES = 60_000
const SENTENCE = /^[^\s].*[^\s]\.$/

/** Plays with a bot in each seat; visits every question, and stops when it says so. */
function play(game: AnyGame, names: string[], seed: number, until: (p: Position<unknown>, turn: number) => boolean) {
  const rules = new Rules(game)
  const scenario = game.scenarios[seed % game.scenarios.length].id
  const p = rules.begin(headerOf(game, scenario, seed))
  const random = randomFrom(seed)
  while (p.result === null && !until(p, game.knowledge?.turn(p.field) ?? 0)) {
    const [seat] = rules.referee.owing(p)
    const thinking = { random, visits: FEW }
    const picks = botNamed(names[seat])?.choose(rules.view(p, seat), seat, rules, thinking)
    expect(rules.referee.answer(p, seat, picks as Picks)).toBeNull()
  }
  return p.result
}

describe.each(taught.map(game => [game.id, game] as const))('%s', (_, game) => {
  it('has a commander with a temperament for each seat of each battle', () => {
    for (const { id } of game.scenarios) {
      const commanders = game.commanders?.(id) ?? []
      // A pitched battle may seat more than usually sit down.
      expect(commanders.length, id).toBeGreaterThanOrEqual(game.seating({ scenario: id, options: [] }).length)
      for (const [seat, { name, temperament }] of commanders.entries()) {
        expect(temperamentNamed(temperament), `${name.en}: ${temperament}`).not.toBeNull()
        expect(commanderOf(game, id, seat).id).toBe(temperament)
      }
    }
  })

  it('gives advice and says why, in both languages', { timeout: 5 * MINUTES }, () => {
    const rules = new Rules(game)
    let asked = 0
    let advised = 0
    play(game, ['recruit', 'recruit'], 2, (p, turn) => {
      const [seat] = rules.referee.owing(p)
      if (asked++ % 8 === 0 && rules.referee.forced(p, seat) === null) {
        const advice = advise(rules.view(p, seat), seat, rules, { random: randomFrom(asked), visits: FEW })
        expect(rules.referee.refuse(p, seat, advice.picks)).toBeNull()
        expect(advice.reason.es).toMatch(SENTENCE)
        expect(advice.reason.en).toMatch(SENTENCE)
        advised++
      }
      return turn > 6 || advised === ENOUGH
    })
    expect(asked).toBeGreaterThan(20)
  })

  it('is played to an end by the impatient, who beat chance', { timeout: 5 * MINUTES }, () => {
    // Where there is a small battle they play it: this says that it is played, the ladder how well.
    const small = game.scenarios.findIndex(({ id }) => id.endsWith('-500'))
    const seed = small < 0 ? 4 : small + (ROUND[game.id] ?? 1) * game.scenarios.length
    const result = play(game, small < 0 ? ['greedy', 'random'] : ['random', 'greedy'], seed, (_p, turn) => turn > 400)
    expect(result?.winners).toEqual([small < 0 ? 0 : 1])
  })
})
