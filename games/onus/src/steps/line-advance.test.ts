import { Rules } from '@acies/kernel'
import { expect, it } from 'vitest'
import { CARDS } from '../data/cards.ts'
import { onus } from '../game.ts'
import { type Field, NOBODY } from '../position.ts'
import { moveOf } from '../rules/going.ts'
import { fieldOf, unit } from '../rules/testing.ts'
import { Play } from '../testing.ts'

/** Three cards abreast in the fog, the one in the middle of a kind; an enemy far off. */
function foggy(middle: string): Field {
  const down = { veiled: true }
  const g = fieldOf(
    unit(0, 'R7', 6, 14, 0, down),
    unit(0, middle, 8, 14, 0, down),
    unit(0, 'R7', 10, 14, 0, down),
    unit(1, 'C1', 10, 3, 180, down),
  )
  g.options = ['fog', 'line-advance']
  g.hands = [
    [0, 1, 2],
    [3, 4],
  ]
  g.deck = CARDS.flatMap((_, card) => (card > 4 ? [card] : []))
  return g
}
/** The line is roused, for two cards. */
function advanced(middle: string): Play {
  const play = new Play(foggy(middle), 'turn')
  expect(play.answer(0, 1, 2)).toBeNull()
  expect(play.answer(0, 1)).toBeNull()
  return play
}

it('a line in the fog does not tell how fast what lies face down may go (ONU-OPT-31, ONU-OPT-51)', () => {
  const rules = new Rules(onus, { scenario: 'campal-500', options: ['fog', 'line-advance'] })
  const [slow, fast] = ['R1', 'R7'].map(advanced)
  expect([slow, fast].map(({ field }) => moveOf(field, field.units[0]))).toEqual([200, 400])
  for (const { field } of [slow, fast]) expect(field.units[0].doings.order).not.toBe(NOBODY)
  const [seen, seenToo] = [slow, fast].map(({ position }) => rules.view(position, 1))
  expect(seen).toEqual(seenToo)
})
