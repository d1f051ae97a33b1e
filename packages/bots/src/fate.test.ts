import { type Frame, headerOf, type Picks, type Position, Rules, randomFrom } from '@acies/kernel'
import { tercios } from '@acies/tercios'
import { describe, expect, it } from 'vitest'
import { Fate } from './fate.ts'
import { byHabit } from './habit.ts'
import { playPlan } from './plan.ts'

const SOBER = { weights: {}, whim: 0 }
const frame = (step: string, v: Frame['v']): Frame => ({ step, line: '', v, into: '', handed: null })
const asked = (step: string, v: Frame['v'] = {}): Position<null> => ({
  field: null,
  stack: [frame(step, v)],
  dice: { seed: 1, drawn: 7 },
  result: null,
})
/** The dice that lie ready after these matters. */
function diceAfter(seed: number, matters: readonly [Position<null>, Picks][]): Position<null>['dice'] {
  const fate = new Fate(seed)
  for (const [p, picks] of matters) fate.befalls(p, 0, picks)
  return matters[matters.length - 1][0].dice
}

describe('Fate', () => {
  const charge = (): [Position<null>, Picks] => [asked('charge', { unit: 4, far: [1, 2, 3] }), [9]]

  it('depends on the matter, not on what came before it', () => {
    const alone = diceAfter(5, [charge()])
    const later = diceAfter(5, [[asked('shot', { unit: 2 }), [3]], [asked('charge', { unit: 5 }), [9]], charge()])
    expect(later).toEqual(alone)
    expect(diceAfter(5, [[asked('charge', { unit: 4, far: [8, 8, 8] }), [9]]])).toEqual(alone)
  })

  it('is another for another seed, question, unit or answer, and the second time', () => {
    const others = [
      diceAfter(6, [charge()]),
      diceAfter(5, [[asked('shot', { unit: 4 }), [9]]]),
      diceAfter(5, [[asked('charge', { unit: 3 }), [9]]]),
      diceAfter(5, [[asked('charge', { unit: 4 }), [8]]]),
      diceAfter(5, [charge(), charge()]),
    ]
    const seeds = new Set([diceAfter(5, [charge()]), ...others].map(dice => dice.seed))
    expect(seeds.size).toBe(6)
  })

  it('leaves alone what a plan does not touch', () => {
    const rules = new Rules(tercios, {}, true)
    const { referee } = rules
    const p = rules.begin(headerOf(tercios, 'rocroi', 2))
    while (p.field.turn < 4 || p.stack[p.stack.length - 1].step !== 'place-orders') {
      const [seat] = referee.owing(p)
      referee.take(p, seat, byHabit(rules, p, seat, SOBER, randomFrom(1)))
    }
    const orders = byHabit(rules, p, 0, SOBER, randomFrom(1))
    const others = orders.map((order, i) => (i === 0 ? (order === 'resist' ? 'run' : 'resist') : order))
    const until = tercios.knowledge?.horizon?.(p) ?? 0
    const played = (picks: Picks, fate: Fate) => {
      const q = rules.copy(p)
      playPlan(rules, q, 0, [{ step: 'place-orders', picks }], until, SOBER, fate)
      return q.field.troops.map(({ x, y, wear, where }) => String([x, y, wear, where]))
    }
    let [changed, all] = [0, 0]
    for (let seed = 0; seed < 8; seed++) {
      const after = played(others, new Fate(seed))
      played(orders, new Fate(seed)).forEach((troop, i) => {
        all++
        if (troop !== after[i]) changed++
      })
    }
    expect(changed).toBeGreaterThan(0)
    expect(changed).toBeLessThan(all / 6)
  })
})
