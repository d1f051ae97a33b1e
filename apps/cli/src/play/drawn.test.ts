import { type AnyGame, headerOf, Rules } from '@acies/kernel'
import { onus } from '@acies/onus'
import { tercios } from '@acies/tercios'
import { wab } from '@acies/wab'
import { expect, test } from 'vitest'

/** Words of files, in which no game speaks to a player. */
const OURS = /\b(reserve|ambush|late|joined|aboard|hidden)\b/

test.each([
  [tercios, 'rocroi'],
  [tercios, 'campal-500'],
  [onus, 'campal-500'],
  [wab, 'pitched-500'],
] as const)(
  'the drawing of %s in a terminal says where those are who are not on the table, in Spanish',
  (game, scenario) => {
    const rules = new Rules(game as AnyGame, { scenario })
    const begun = rules.begin(headerOf(game as AnyGame, scenario, 1))
    for (const seat of rules.seats) {
      const lines = game.draw(rules.view(begun, seat) as never, 'es', null, false)
      expect(lines.filter(line => OURS.test(line))).toEqual([])
      expect(lines.some(line => /en reserva|emboscada/.test(line))).toBe(true)
    }
  },
)
