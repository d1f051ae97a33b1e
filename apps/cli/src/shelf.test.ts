import { bots } from '@acies/bots'
import { headerOf, Rules, randomFrom, sample } from '@acies/kernel'
import { describe, expect, it } from 'vitest'
import { allGames, shelf } from './games.ts'

/** Looks enough to see that a bot plays, not how well. */
const FEW = 12
const games = await allGames(shelf)

describe.each(games.map(game => [game.id, game] as const))('%s', (id, game) => {
  it('stands on the shelf under its own name', () => {
    expect(shelf[id]).toBeDefined()
    expect(game.scenarios.length).toBeGreaterThan(0)
  })

  it.each(bots.map(bot => [bot.name, bot] as const))('%s answers legally, and knows nothing hidden', async (_, bot) => {
    const rules = new Rules(game)
    const p = rules.begin(headerOf(game, game.scenarios[0].id, 12))
    const chance = randomFrom(5)
    for (let n = 0; n < 40 && p.result === null; n++) {
      const [seat] = rules.referee.owing(p)
      const other = rules.guess(rules.view(p, seat), seat, randomFrom(n))
      const mine = await bot.choose(rules.view(p, seat), seat, rules, { random: randomFrom(n), visits: FEW })
      expect(rules.referee.refuse(p, seat, mine)).toBeNull()
      expect(await bot.choose(rules.view(other, seat), seat, rules, { random: randomFrom(n), visits: FEW })).toEqual(
        mine,
      )
      rules.referee.take(p, seat, sample(rules.referee, p, seat, chance))
    }
  })
})
