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

  it('is played legally by every bot, and none knows what is hidden', async () => {
    const rules = new Rules(game)
    const p = rules.begin(headerOf(game, game.scenarios[0].id, 12))
    const chance = randomFrom(5)
    const asked = new Map(bots.map(({ name }) => [name, 0]))
    // Each question with a choice goes to the next of them.
    for (let turn = 0; turn < 8 * bots.length && p.result === null; ) {
      const [seat] = rules.referee.owing(p)
      if (rules.referee.forced(p, seat) === null) {
        const bot = bots[turn++ % bots.length]
        const think = (q: typeof p) =>
          bot.choose(rules.view(q, seat), seat, rules, { random: randomFrom(turn), visits: FEW })
        const mine = await think(p)
        expect(rules.referee.refuse(p, seat, mine)).toBeNull()
        expect(await think(rules.guess(rules.view(p, seat), seat, randomFrom(turn)))).toEqual(mine)
        asked.set(bot.name, (asked.get(bot.name) ?? 0) + 1)
      }
      rules.referee.take(p, seat, sample(rules.referee, p, seat, chance))
    }
    for (const [name, often] of asked) expect(often, name).toBeGreaterThan(5)
  })
})
