import { rules as ancients } from '@acies/cc-ancients/rules'
import { rules as napoleonics } from '@acies/cc-napoleonics/rules'
import { type GameRules, headerOf, Match, Rules, randomFrom, type Told } from '@acies/kernel'
import { rules as onus } from '@acies/onus/rules'
import { rules as tercios } from '@acies/tercios/rules'
import { rules as wab } from '@acies/wab/rules'
import { describe, expect, test } from 'vitest'
import { allGames, shelf } from './games.ts'

// biome-ignore lint/suspicious/noExplicitAny: games seen from outside
const all: GameRules<any, Told>[] = [ancients, napoleonics, tercios, onus, wab]

describe('a match by rules alone, as a server runs it', () => {
  for (const rules of all)
    test(`${rules.id}: it begins, takes an answer, refuses another and is loaded from its file`, () => {
      const match = new Match(
        new Rules<unknown, Told, GameRules<unknown, Told>>(rules),
        headerOf(rules, rules.scenarios[0].id, 7),
      )
      const [{ seat, choice }] = match.decisions()
      expect(match.play(seat, ['no such thing'])).not.toBeNull()
      const { referee } = match.rules
      const [offered] = referee.candidates(match.position, seat, 1, randomFrom(1)) ?? []
      const picks = offered ?? (choice !== null && 'options' in choice ? [choice.options[0]] : [])
      if (referee.refuse(match.position, seat, picks) === null) match.play(seat, picks)
      const again = Match.load<unknown, Told, GameRules<unknown, Told>>(rules, match.file())
      expect(again.position).toEqual(match.position)
    })
  test('they are the rules of the whole games, with the same battles and switches', async () => {
    const whole = await allGames(shelf)
    for (const rules of all) {
      const game = whole.find(g => g.id === rules.id)
      expect(game?.version).toBe(rules.version)
      expect(game?.scenarios.map(s => s.id)).toEqual(rules.scenarios.map(s => s.id))
      expect(game?.options.map(o => o.id)).toEqual(rules.options.map(o => o.id))
    }
  })
})
