import { inches } from '@acies/table'
import { describe, expect, test } from 'vitest'
import { commander, Play, troop } from '../testing.ts'

const chiefs = { 'a-c1': { chief: true, at: [30, 40] }, 'b-c1': { chief: true, at: [60, 14] } }
const ones = (n: number): number[] => Array<number>(n).fill(1)
const charging = (troops: object, more: object = {}, dice: number[] = []) =>
  new Play({ troops, commanders: chiefs, begin: { step: 'activation', args: { unit: 'a-1' } }, ...more }, dice).answer(
    'b-1',
  )
/** Six dice, the first three hit; three of courage cancel as many as they say; the other side hits nobody. */
const beaten = (...courage: number[]): number[] => [6, 6, 6, 1, 1, 1, ...courage, ...ones(20)]

describe('TER-OUT-03, TER-OUT-04: whoever is beaten in the flank', () => {
  // Its courage is down to two dice: one of three hits is cancelled.
  const flank = (more: object = {}) => {
    const troops = {
      'a-1': { at: [42, 21], card: 'attack', facing: 270 },
      'b-1': { at: [36, 23], facing: 180 },
      ...more,
    }
    const play = charging(troops, {}, beaten(5, 1))
    return { play, u: troop(play.g, 'b-1') }
  }
  test('faces about and goes three inches to its new rear', () => {
    const { play, u } = flank()
    expect(u).toMatchObject({ facing: 9000, wear: 2, y: inches(23) - 3000 })
    const side = inches(36) + 6000
    expect(u.x).toBe(side - inches(3))
    expect(play.told('disengaged')[0].n).toBe(inches(3))
  })
  test('takes one more wear when somebody stands in the way', () => {
    const { play, u } = flank({ 'b-2': { at: [31, 23], facing: 180 } })
    expect(play.told('blocked').length).toBe(1)
    expect(u.wear).toBe(3)
  })
})

describe('TER-CMD-42: a commander in the way', () => {
  test('of horse in pursuit, or of whoever retreats', () => {
    const commanders = { 'a-c1': { chief: true, at: [30, 40] }, 'b-c1': { chief: true, at: [37.5, 21], level: 1 } }
    const horse = { 'a-1': { at: [36, 30], card: 'attack', type: 'SPA-10' }, 'b-2': { at: [60, 6], facing: 180 } }
    const play = charging({ ...horse, 'b-1': { at: [36, 24], facing: 180, type: 'SPA-05' } }, { commanders }, [
      3,
      ...ones(9),
      1,
      1,
      1,
    ])
    expect(play.told('pursued').length).toBe(1)
    expect(commander(play.g, 'b-c1').where).toBe('lost')
    const fled = charging(
      { 'a-1': { at: [36, 28], card: 'attack' }, 'b-1': { at: [36, 23], facing: 180 } },
      { commanders: { ...chiefs, 'a-c1': { chief: true, at: [36, 17], level: 1 } } },
      [6, 6, 6, 1, 1, 1, 4, 2, 1, 1, 1, 1, 1, 1],
    )
    expect(fled.told('commander-check').map(e => e.n)).toEqual([0])
    expect(commander(fled.g, 'a-c1').where).toBe('lost')
  })
})

describe('TER-QUA-19: Determined', () => {
  const determined = (b: object) =>
    troop(
      charging(
        {
          'a-1': { at: [36, 28], card: 'attack', effects: [{ is: 'determined', n: 0 }] },
          'b-1': { at: [36, 23], facing: 180, with: { stamina: 9 }, ...b },
        },
        {},
        beaten(1, 1, 1),
      ).g,
      'b-1',
    ).wear
  test('against the slower, or whom it finds in disorder; not whom it brings into it', () => {
    expect(determined({})).toBe(3)
    expect(determined({ with: { stamina: 9, speed: 3 } })).toBe(4)
    expect(determined({ disordered: true })).toBe(4)
  })
  test('in disorder when it loses, to whoever intercepts it too', () => {
    const play = charging(
      {
        'a-1': { at: [36, 30], card: 'attack', effects: [{ is: 'determined', n: 0 }] },
        'b-1': { at: [36, 25], facing: 180 },
        'b-2': { type: 'SPA-10', at: [40, 27], facing: 270, card: 'attack' },
      },
      { commanders: { ...chiefs, 'b-c1': { chief: true, at: [42, 24] } } },
      // The horse checks and hits twice, of which one is cancelled; the foot misses.
      [5, 1, 1, 6, 6, 1, 1, 1, 1, 5, 1, 1, ...ones(30)],
    ).answer('card')
    expect(play.told('intercepts').length).toBe(1)
    expect(troop(play.g, 'a-1')).toMatchObject({ wear: 1, disordered: true })
  })
})

test('TER-QUA-03: a lucky one is out of the wreck before the winner goes on', () => {
  const play = charging(
    {
      'a-1': { at: [36, 28], card: 'attack' },
      'b-1': { at: [36, 23], facing: 180, wear: 4, type: 'SPA-03' },
      'b-2': { at: [66, 6], facing: 180 },
    },
    {
      commanders: {
        ...chiefs,
        'b-c1': { chief: true, at: [60, 8] },
        'b-c2': { with: 'b-1', level: 2, qualities: ['lucky'] },
      },
    },
    [6, 1, 1, 1, 1, 1, ...ones(3), ...ones(2), ...ones(3), 5, 5],
  )
  expect([play.asked, play.rules.referee.owing(play.p)]).toEqual(['choose-aside', [1]])
  expect(play.answer('stay').asked).toBe('consolidate')
})

describe('TER-CAV-20: a column', () => {
  test('that charges to meet a charge and wins hits as deep as one that charges', () => {
    const horse = { type: 'SPA-10', with: { rules: ['choragiew'] } }
    const play = charging(
      {
        'a-1': { ...horse, at: [36, 30], card: 'attack', with: { stamina: 9 } },
        'b-1': { ...horse, at: [36, 22], facing: 180, card: 'attack' },
        'b-2': { ...horse, part: 'b-1' },
      },
      { commanders: { ...chiefs, 'b-c1': { chief: true, at: [36, 14] } } },
      [5, 1, 1, ...ones(6), 6, 1, 1, 1, 1, 1, 1, 1, 1, ...ones(20)],
    ).answer('card')
    expect(troop(play.g, 'a-1').wear).toBe(2)
  })
})

describe('TER-QUA-25: Elegant', () => {
  test('helps from inside another troop as well', () => {
    const commanders = { ...chiefs, 'b-c1': { chief: true, with: 'b-2', qualities: ['elegant'] } }
    const play = charging(
      {
        'a-1': { at: [36, 28], card: 'attack' },
        'b-1': { at: [36, 23], facing: 180 },
        'b-2': { at: [41, 21], facing: 180 },
      },
      { commanders },
      beaten(1, 1, 1),
    )
    expect(play.asked).toBe('spare')
  })
})

describe('TER-SCN-16, TER-SCN-19: the holder of a building that is beaten', () => {
  test('leaves it on the far side, three inches from its edge', () => {
    const play = charging(
      { 'a-1': { at: [30, 29], card: 'attack' }, 'b-1': { at: [30, 25], building: 0 } },
      { elements: [{ kind: 'large-building', at: [30, 22], size: [6, 5] }] },
      beaten(5, 1, 1, 1),
    )
    expect(troop(play.g, 'b-1')).toMatchObject({ building: -1, facing: 18000, y: inches(19.5 - 3), width: 12000 })
  })
})

describe('TER-QUA-43: a fearless commander', () => {
  const troops = { 'a-1': { at: [30, 36], card: 'attack' }, 'b-1': { at: [30, 31], facing: 180 } }
  const fearless = { chief: true, level: 3, qualities: ['fearless'] }
  const lost = [...ones(6), 6, 1, 1, 1, 5, 1, 1]
  test('falls when the attack he has made is beaten', () => {
    const play = new Play(
      {
        troops,
        commanders: { ...chiefs, 'a-c1': { ...fearless, at: [30, 40] } },
        begin: { step: 'commander-step', args: { side: 0 } },
      },
      [5, 1, 1, ...ones(6), 6, 6, 1, 1, 5, 1, 1],
    )
      .answer('a-c1')
      .answer('fearless', 'a-1')
      .answer('b-1')
    expect(commander(play.g, 'a-c1').where).toBe('lost')
  })
  test('but not when he has merely joined a troop that attacks', () => {
    const play = charging(
      troops,
      { commanders: { ...chiefs, 'a-c1': { ...fearless, with: 'a-1', exhausted: true, fresh: true } } },
      lost,
    )
    expect(commander(play.g, 'a-c1').where).toBe('table')
  })
})

describe('TER-REA-50: Resist in reaction', () => {
  test('ends with the attack, even one that a commander has provoked', () => {
    const play = new Play(
      {
        troops: {
          'a-1': { at: [30, 36], card: 'resist' },
          'b-1': { at: [30, 31], facing: 180, card: 'fire' },
        },
        commanders: {
          'a-c1': { at: [35, 38], chief: true, level: 3, qualities: ['provoker'] },
          'b-c1': { at: [48, 16], chief: true },
        },
        begin: { step: 'command-action', args: { commander: 'a-c1' } },
      },
      [6, 1, 1, 1, 1, 5, ...ones(30)],
    )
      .answer('provoker', 'b-1')
      .answer('a-1')
      .answer('card')
      .answer('decline')
      .answer('decline')
    expect(play.told('reaction').map(e => e.word)).toEqual(['resists'])
    expect(troop(play.g, 'a-1').effects).toEqual([])
  })
})
