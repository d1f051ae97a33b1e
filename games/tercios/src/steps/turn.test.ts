import { headerOf } from '@acies/kernel'
import { describe, expect, test } from 'vitest'
import { tercios } from '../game.ts'
import { commander, Play, troop } from '../testing.ts'

/** Two small armies far apart. */
const armies = (more: object = {}) => ({
  troops: {
    'a-1': { type: 'SPA-05', at: [20, 40] },
    'a-2': { type: 'SPA-05', at: [30, 40] },
    'b-1': { type: 'SPA-05', at: [20, 8], facing: 180 },
  },
  commanders: { 'a-c1': { at: [25, 44], chief: true, level: 4 }, 'b-c1': { at: [25, 4], chief: true, level: 3 } },
  ...more,
})

describe('the turn', () => {
  test('TER-TRN-01, TER-TRN-02, TER-TRN-03, TER-INI-01, TER-INI-02, TER-MRK-07: planning, initiative, actions', () => {
    const commanders = {
      'a-c1': { at: [25, 44], chief: true, level: 4, exhausted: true },
      'b-c1': { at: [25, 4], chief: true, level: 3 },
    }
    const play = new Play(armies({ commanders, begin: { step: 'turn', args: {} } }), [3, 2])
    expect(commander(play.g, 'a-c1').exhausted).toBe(false)
    expect(play.asked).toBe('place-orders')
    play.answer('run', 'fire').answer('resist')
    expect(play.asked).toBe('choose-first')
    play.answer('enemy')
    expect(play.g.active).toBe(1)
    expect(play.asked).toBe('choose-commander')
  })
  test('TER-ORD-01, TER-ORD-02: every troop has one card, and they stay', () => {
    const play = new Play(armies({ begin: { step: 'place-orders', args: {} } }))
    play.answer('run', 'fire').answer('resist')
    expect(['a-1', 'a-2', 'b-1'].map(n => troop(play.g, n).card)).toEqual(['run', 'fire', 'resist'])
  })
  test('TER-EX-33, TER-INI-03, TER-VIR-05: the virtue of initiative; ties are rolled again', () => {
    const commanders = {
      'a-c1': { at: [25, 44], chief: true, level: 4, virtues: ['initiative'] },
      'b-c1': { at: [25, 4], chief: true, level: 3 },
    }
    const play = new Play(armies({ commanders, begin: { step: 'turn', line: 'initiative', args: {} } }), [2, 5, 1, 6])
    const [first, second] = play.told('initiative')
    expect([first.n, first.need]).toEqual([8, 8])
    expect([second.n, second.need]).toEqual([7, 9])
    expect(play.rules.referee.owing(play.p)).toEqual([1])
  })
  test('TER-INI-04: without its chief an army adds nothing', () => {
    const commanders = { 'b-c1': { at: [25, 4], chief: true, level: 3 } }
    const play = new Play(armies({ commanders, begin: { step: 'turn', line: 'initiative', args: {} } }), [3, 2])
    expect([play.told('initiative')[0].n, play.told('initiative')[0].need]).toEqual([3, 5])
  })
  test('TER-INI-04, TER-ALL-02: the chief of its allies does not make up for it', () => {
    const commanders = {
      'a-c1': { at: [25, 44], chief: true, level: 4 },
      'a-c2': { at: [30, 44], chief: true, level: 3 },
      'b-c1': { at: [25, 4], chief: true, level: 3 },
    }
    const play = new Play(armies({ commanders, begin: { step: 'turn', args: {} } }), [3, 2])
    commander(play.g, 'a-c1').where = 'lost'
    play.answer('run', 'fire').answer('resist')
    expect(play.told('initiative').map(e => [e.n, e.need])).toEqual([[3, 5]])
  })
})

describe('passes', () => {
  const ready = (more: object = {}) => ({
    ...armies(),
    troops: {
      'a-1': { type: 'SPA-05', at: [20, 40], card: 'resist' },
      'a-2': { type: 'SPA-05', at: [30, 40], card: 'resist' },
      'b-1': { type: 'SPA-05', at: [20, 8], facing: 180, card: 'resist' },
    },
    begin: { step: 'actions', args: {} },
    ...more,
  })
  test('TER-ACT-01, TER-ACT-02, TER-ACT-05: a commander if one likes, then a troop', () => {
    const play = new Play(ready())
    expect(play.asked).toBe('choose-commander')
    play.answer()
    expect(play.asked).toBe('choose-troop')
    expect(play.options()).toEqual(['a-1', 'a-2'])
    expect(play.refused()).toBe('unfinished')
    play.answer('a-1')
    expect(play.g.active).toBe(1)
  })
  test('TER-ACT-03, TER-ACT-04, TER-ACT-06: until nobody is left; who has no troops may use a commander', () => {
    const play = new Play(ready())
    play.answer().answer('a-1').answer().answer('b-1').answer().answer('a-2')
    expect(play.p.result).not.toBeNull()
    const lone = ready({
      active: 1,
      troops: {
        'a-1': { type: 'SPA-05', at: [20, 40], card: 'resist' },
        'b-1': { type: 'SPA-05', at: [20, 8], facing: 180, acted: true },
      },
    })
    const waits = new Play(lone)
    expect(waits.asked).toBe('choose-commander')
    waits.answer()
    expect(waits.g.active).toBe(0)
  })
  test('TER-ACT-07, TER-CAV-29: a horde takes two', () => {
    const play = new Play(ready({ horde: [true, false] }))
    play.answer().answer('a-1')
    expect(play.asked).toBe('choose-troop')
    play.answer('a-2')
    expect(play.g.active).toBe(1)
  })
})

describe('the end', () => {
  const ends = (turn: number, points: [number, number], limit = 0) => {
    const play = new Play(armies({ turn, points, limit, begin: { step: 'turn', line: 'endOfTurn', args: {} } }))
    return play.g.grade
  }
  test('TER-EX-14, TER-BAT-03, TER-BAT-04: the lead that ends it', () => {
    expect(ends(4, [9, 0])).toBe('none')
    expect(ends(5, [4, 0])).toBe('none')
    expect(ends(5, [5, 0])).toBe('decisive')
    expect(ends(6, [0, 3])).toBe('clear')
    expect(ends(7, [1, 1])).toBe('none')
    expect(ends(7, [2, 1])).toBe('fair')
    expect(ends(8, [2, 1])).toBe('pyrrhic')
    expect(ends(8, [1, 1])).toBe('draw')
  })
  test('TER-BAT-03: as many turns as were agreed on', () => {
    expect([ends(5, [9, 0], 6), ends(8, [0, 0], 9)]).toEqual(['none', 'none'])
    expect([ends(4, [1, 0], 4), ends(4, [0, 3], 4), ends(4, [6, 0], 4), ends(4, [2, 2], 4)]).toEqual([
      'fair',
      'clear',
      'decisive',
      'draw',
    ])
    const setup = { turns: 6 }
    expect(tercios.setUp(headerOf(tercios, 'campal-500', 1, { setup })).limit).toBe(6)
  })
})

describe('brigades', () => {
  const brigade = {
    troops: {
      'a-1': { type: 'SWE-01', at: [20, 40], command: 1 },
      'a-2': { type: 'SWE-01', at: [28, 40], command: 1 },
      'a-3': { type: 'SWE-05', at: [36, 40], command: 1 },
      'b-1': { type: 'SPA-10', at: [20, 30], facing: 180 },
    },
    commanders: { 'a-c1': { at: [24, 44], chief: true }, 'b-c1': { at: [20, 20], chief: true } },
  }
  test('TER-UNI-01, TER-UNI-02: one card for several', () => {
    const play = new Play({ ...brigade, begin: { step: 'planning', args: {} } })
    expect(play.asked).toBe('share-card')
    expect(play.options()).toEqual(['a-1', 'a-2'])
    expect(play.refused('a-1')).toBe('unfinished')
    play.answer('a-1', 'a-2').answer('resist', 'fire').answer('attack')
    expect(troop(play.g, 'a-2').card).toBe('resist')
  })
  const joint = (card: string) => ({
    ...brigade,
    troops: {
      ...brigade.troops,
      'a-1': { ...brigade.troops['a-1'], card, joint: 'a-1' },
      'a-2': { ...brigade.troops['a-2'], card, joint: 'a-1' },
    },
  })
  test('TER-UNI-03: all act in one step', () => {
    const play = new Play({ ...joint('resist'), begin: { step: 'troop-step', args: { side: 0 } } })
    play.answer('a-2')
    expect(troop(play.g, 'a-1').acted && troop(play.g, 'a-2').acted).toBe(true)
  })
  test('TER-UNI-04: when one reacts, the others keep a card the enemy knows', () => {
    const play = new Play(
      {
        ...joint('resist'),
        troops: { ...joint('resist').troops, 'b-1': { type: 'SPA-10', at: [20, 34], facing: 180, card: 'attack' } },
        begin: { step: 'activation', args: { unit: 'b-1' } },
      },
      [5, 1, 1, 1],
    )
    play.answer('a-1')
    try {
      play.answer('card')
    } catch {
      // The combat that follows has no dice here.
    }
    expect(troop(play.g, 'a-2')).toMatchObject({ card: 'resist', joint: -1, spied: true })
  })
})
