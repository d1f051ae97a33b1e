import { headerOf } from '@acies/kernel'
import { describe, expect, test } from 'vitest'
import { played as ancients } from '../games/cc-ancients/played.ts'
import { played as napoleonics } from '../games/cc-napoleonics/played.ts'
import { played as onus } from '../games/onus/played.ts'
import { played as tercios } from '../games/tercios/played.tsx'
import { played as wab } from '../games/wab/played.tsx'
import { wholeGame } from '../games/whole.ts'
import { frameOf, missing, type Plan, partOf, shownIn } from './shows.ts'

const stood = (seat: number, x: number, y: number, words = '') => ({ seat, x, y, half: 1, words })
/** Five against five, with one of the lower ones behind the others. */
const plan: Plan = {
  box: { x: 0, y: 0, width: 100, height: 60 },
  stood: [
    ...[10, 30, 50, 70, 90].map(x => stood(0, x, 40, x === 10 ? 'F-LN ney' : 'F-LN')),
    stood(0, 50, 50, 'guns'),
    ...[10, 30, 50, 70, 90].map(x => stood(1, x, 10)),
    stood(-1, 20, 25, 'E3'),
  ],
}
const xs = (part: string): number[] => partOf(plan, part).map(one => one.x)

describe('what a picture shows', () => {
  test('wings are as the general sees them', () => {
    expect(xs('0L')).toEqual([10, 30])
    expect(xs('1L')).toEqual([70, 90])
    expect(xs('0C')).toEqual([50, 50])
    expect(partOf(plan, '0B').map(one => one.words)).toEqual(['guns'])
    expect(xs('0CF')).toEqual([50])
  })
  test('names, kinds, those beside them, and places', () => {
    expect(xs('0:ney')).toEqual([10])
    expect(xs('0:LN').length).toBe(5)
    expect(xs('@E3')).toEqual([20])
    expect(missing(plan, '0:murat>1R 2 nonsense')).toEqual(['0:murat', '2', 'nonsense'])
  })
  test('arrows go from middle to middle, and the frame keeps what is lit in the free part', () => {
    const shown = shownIn(plan, '0L>1R')
    expect(shown.arrows).toEqual([
      [
        { x: 20, y: 40 },
        { x: 20, y: 10 },
      ],
    ])
    expect(frameOf(plan, shown, 0.4).scale).toBeGreaterThan(1)
    for (const shows of ['0L>1R', '0R', '0>1', '']) {
      const what = shownIn(plan, shows)
      const { scale, x, y } = frameOf(plan, what, 0.4)
      for (const one of what.lit) {
        expect(x + (scale * one.x) / 100, shows).toBeGreaterThanOrEqual(0.4)
        expect(x + (scale * one.x) / 100, shows).toBeLessThanOrEqual(1)
        expect(y + (scale * one.y) / 60, shows).toBeGreaterThanOrEqual(0)
        expect(y + (scale * one.y) / 60, shows).toBeLessThanOrEqual(1)
      }
    }
    expect(frameOf(plan, shownIn(plan, ''), 0.4)).toEqual({ scale: 0.6, x: 0.4, y: 0.2 })
  })
  test.each([ancients, napoleonics, onus, tercios, wab])(
    'every picture of every battle of $game.id finds somebody',
    async ({ game, skin }) => {
      const amiss: string[] = []
      let told = 0
      for (const scenario of (await wholeGame(game.id)).scenarios) {
        if (scenario.slides.length === 0) continue
        const field = game.setUp(headerOf(game, scenario.id, 1, {}))
        for (const [i, { shows }] of scenario.slides.entries()) {
          if (!shows) continue
          told++
          for (const part of missing(skin.plan(field), shows)) amiss.push(`${scenario.id} ${i + 1}: ${part}`)
        }
      }
      expect(amiss).toEqual([])
      expect(told).toBeGreaterThan(10)
    },
  )
})
