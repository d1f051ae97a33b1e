import { describe, expect, test } from 'vitest'
import { fieldFrom, troop } from '../testing.ts'
import { disciplineDice, mustCheck, type Occasion, PLAIN, recovery } from './checks.ts'

const reacting: Occasion = { ...PLAIN, reacting: true }
const dice = (of: object, o: Occasion, commanders: object = {}): number => {
  const g = fieldFrom({ troops: { 'a-1': { at: [30, 30], with: { discipline: 3 }, ...of } }, commanders })
  return disciplineDice(g, troop(g, 'a-1'), o).value
}
const near = { 'a-c1': { at: [30, 35], chief: true } }

describe('order checks', () => {
  test('TER-EX-35, TER-CHK-01, TER-CHK-02: without a commander', () => {
    expect(dice({}, PLAIN)).toBe(2)
    expect(dice({}, PLAIN, near)).toBe(3)
  })
  test('TER-CHK-04, TER-UNI-08, TER-CHK-05, TER-ART-20: elite and guns need none', () => {
    expect(dice({ with: { discipline: 3, rules: ['elite'] } }, PLAIN)).toBe(3)
    expect(dice({ type: 'ART-M' }, PLAIN)).toBe(3)
  })
  test('TER-ART-20: the other guns of a battery within six inches of the first', () => {
    const second = (x: number): number => {
      const gun = { type: 'ART-M', command: 1 }
      const g = fieldFrom({
        troops: { 'a-1': { ...gun, at: [30, 30] }, 'a-2': { ...gun, at: [x, 30], with: { discipline: 3 } } },
        batteries: ['a1'],
      })
      return disciplineDice(g, troop(g, 'a-2'), PLAIN).value
    }
    // Bases of 1.57 inches: six between them at 37.57.
    expect([second(37.5), second(37.7)]).toEqual([3, 2])
  })
  test('TER-REA-05, TER-FLK-03: a charge into the flank', () => {
    expect(dice({}, { ...reacting, flank: true })).toBe(1)
    expect(dice({}, { ...reacting, flank: true }, near)).toBe(2)
  })
  test('TER-CAV-06: horse evading foot', () => {
    expect(dice({ type: 'SPA-10' }, { ...reacting, evadesInfantry: true }, near)).toBe(4)
  })
  test('TER-CHK-03, TER-QUA-05, TER-QUA-42, TER-QUA-47, TER-QUA-58: other causes', () => {
    expect(dice({ effects: [{ is: 'terrible', n: 0 }] }, reacting, near)).toBe(2)
    expect(dice({ effects: [{ is: 'notable', n: 0 }] }, PLAIN, near)).toBe(4)
    expect(dice({ effects: [{ is: 'pious', n: 0 }], last: 'resist' }, PLAIN, near)).toBe(4)
    expect(dice({ effects: [{ is: 'pious', n: 0 }], last: 'run' }, PLAIN, near)).toBe(3)
  })
  test('TER-QUA-05, TER-QUA-20: whoever flees from the charge of an Aggressive commander', () => {
    const flees = (marks: readonly { is: string; n: number }[], qualities: readonly string[]): number => {
      const g = fieldFrom({
        troops: { 'a-1': { at: [30, 30], with: { discipline: 3 } }, 'b-1': { at: [30, 20], effects: marks } },
        commanders: { ...near, 'b-c1': { with: 'b-1', qualities } },
      })
      return disciplineDice(g, troop(g, 'a-1'), { ...reacting, flees: troop(g, 'b-1') }).value
    }
    expect(flees([], ['aggressive'])).toBe(2)
    expect(flees([], ['brave'])).toBe(3)
    expect(flees([{ is: 'ruthless', n: 0 }], ['aggressive'])).toBe(3)
  })
  test('TER-QUA-38, TER-VIR-01: Imperturbable and Loyalty add one', () => {
    const calm = { 'a-c1': { at: [30, 35], chief: true, qualities: ['imperturbable'] } }
    expect(dice({}, reacting, calm)).toBe(4)
    expect(dice({}, PLAIN, calm)).toBe(3)
    expect(dice({}, PLAIN, { 'a-c1': { with: 'a-1', virtues: ['loyalty'] } })).toBe(4)
  })
  test('TER-CMD-05, TER-CMD-06, TER-QUA-59, TER-VIR-02: distance and sight', () => {
    const far = (extra: object) => ({ 'a-c1': { at: [30, 41], chief: true, ...extra } })
    expect(dice({}, PLAIN, far({}))).toBe(2)
    expect(dice({}, PLAIN, far({ virtues: ['presence'] }))).toBe(3)
    const g = (qualities: string[]) =>
      fieldFrom({
        troops: { 'a-1': { at: [30, 30], with: { discipline: 3 } }, 'a-2': { at: [30, 33.5] } },
        commanders: { 'a-c1': { at: [30, 37], chief: true, qualities } },
      })
    const hidden = g([])
    expect(disciplineDice(hidden, troop(hidden, 'a-1'), PLAIN).value).toBe(2)
    const respected = g(['respectable'])
    expect(disciplineDice(respected, troop(respected, 'a-1'), PLAIN).value).toBe(3)
  })
  test('TER-CMD-07, TER-CMD-06: he sees from any point of his base', () => {
    const seen = (x: number): number => {
      const g = fieldFrom({
        troops: {
          'a-1': { at: [30, 30], with: { discipline: 3, width: 20, depth: 20 } },
          'a-2': { at: [x, 32], with: { width: 30, depth: 10 } },
        },
        commanders: { 'a-c1': { at: [30, 35], chief: true } },
      })
      return disciplineDice(g, troop(g, 'a-1'), PLAIN).value
    }
    // The little base covers his middle, not all of him.
    expect([seen(36), seen(30.5), seen(30)]).toEqual([3, 3, 2])
  })
  test('TER-CMD-03, TER-CMD-04, TER-VIR-04: his own command, unless he is famous or in chief', () => {
    const other = (extra: object) => ({ 'a-c1': { at: [30, 35], command: 2, ...extra } })
    expect(dice({ command: 1 }, PLAIN, other({}))).toBe(2)
    expect(dice({ command: 2 }, PLAIN, other({}))).toBe(3)
    expect(dice({ command: 1 }, PLAIN, other({ virtues: ['fame'] }))).toBe(3)
    expect(dice({ command: 1 }, PLAIN, other({ chief: true }))).toBe(3)
  })
  test('TER-EX-12, TER-ALL-01, TER-QUA-22: allies', () => {
    const ally = (qualities: string[]) => {
      const g = fieldFrom({
        troops: { 'a-1': { at: [30, 30], command: 1, with: { discipline: 3 } } },
        commanders: { 'a-c1': { at: [30, 35], chief: true, qualities } },
        allied: ['a1'],
      })
      return disciplineDice(g, troop(g, 'a-1'), PLAIN).value
    }
    expect(ally([])).toBe(2)
    expect(ally(['diplomat'])).toBe(3)
  })
  test('TER-CMD-13: the troop he rides with carries his command', () => {
    const g = fieldFrom({
      troops: { 'a-1': { at: [30, 30], with: { discipline: 3 } }, 'a-2': { at: [38, 30] } },
      commanders: { 'a-c1': { with: 'a-2', chief: true } },
    })
    expect(disciplineDice(g, troop(g, 'a-1'), PLAIN).value).toBe(3)
  })
  test('TER-MRK-08: an exhausted commander still commands', () => {
    expect(dice({}, PLAIN, { 'a-c1': { at: [30, 35], chief: true, exhausted: true } })).toBe(3)
  })
})

describe('who must check', () => {
  const must = (of: object, order = 'attention'): boolean => {
    const g = fieldFrom({ troops: { 'a-1': { at: [30, 30], ...of } } })
    return mustCheck(g, troop(g, 'a-1'), order)
  }
  test('TER-ORD-03, TER-ORD-04, TER-MRK-02: whoever is not fresh', () => {
    expect(must({})).toBe(false)
    expect(must({ wear: 1 })).toBe(true)
  })
  test('TER-QUA-10: not if the commander is obeyed anyway', () => {
    expect(must({ wear: 2, effects: [{ is: 'authoritarian', n: 0 }] })).toBe(false)
  })
  test('TER-WPN-17: a super-heavy gun always, to fire', () => {
    const gun = { type: 'ART-M', with: { weapons: ['gun-superheavy'] } }
    expect(must(gun, 'fire')).toBe(true)
    expect(must(gun, 'attention')).toBe(false)
  })
  test('TER-CAV-19, TER-UNI-31: several in one count as fresh', () => {
    const g = fieldFrom({ troops: { 'a-1': { at: [30, 30], wear: 2 }, 'a-2': { part: 'a-1' } } })
    expect(mustCheck(g, troop(g, 'a-1'), 'run')).toBe(false)
  })
})

test('TER-EX-34, TER-ORD-50, TER-ORD-51, TER-ORD-52, TER-UNI-07, TER-UNI-38: Resist', () => {
  const back = (of: object, successes = -1): number => {
    const g = fieldFrom({ troops: { 'a-1': { at: [30, 30], ...of } } })
    return recovery(g, troop(g, 'a-1'), successes)
  }
  expect(back({ wear: 1 })).toBe(0)
  expect(back({ wear: 0 })).toBe(0)
  expect(back({ wear: 3 })).toBe(1)
  expect(back({ wear: 1, with: { rules: ['elite'] } })).toBe(1)
  expect(back({ wear: 4, with: { rules: ['numerous'] } }, 3)).toBe(3)
  expect(back({ wear: 2, with: { rules: ['numerous'] } }, 3)).toBe(1)
})
