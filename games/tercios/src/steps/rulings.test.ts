import { inches } from '@acies/table'
import { describe, expect, test } from 'vitest'
import { commander, Play, troop } from '../testing.ts'

const ones = (n: number): number[] => Array<number>(n).fill(1)
const chiefs = { 'a-c1': { chief: true, at: [36, 36] }, 'b-c1': { chief: true, at: [36, 12] } }
const activated = (troops: object, more: object = {}, dice: number[] = []) =>
  new Play({ troops, commanders: chiefs, begin: { step: 'activation', args: { unit: 'a-1' } }, ...more }, dice)
/** One more of each side, out of the way. */
const far = { 'a-2': { at: [6, 44] }, 'b-2': { at: [6, 4], facing: 180 } }

describe('the end of a combat', () => {
  test('TER-RUL-43, TER-CAV-07: horse pursues when it was charged, too', () => {
    const play = activated(
      {
        'a-1': { at: [36, 28], card: 'attack' },
        'b-1': { type: 'SPA-10', at: [36, 23], facing: 180 },
        ...far,
      },
      {},
      // Six dice of foot miss; four of horse hit thrice, nothing is cancelled.
      [...ones(6), 6, 6, 6, 1, ...ones(3)],
    )
      .answer('b-1')
      .answer('pass')
    expect(troop(play.g, 'a-1').where).toBe('lost')
    expect(play.told('pursued').map(e => e.n)).toEqual([inches(6)])
  })
  test('TER-RUL-37: a winner who breaks leaves the loser where he is', () => {
    const play = activated(
      {
        'a-1': { at: [36, 28], card: 'attack', wear: 0 },
        'b-1': { at: [36, 23], facing: 180, wear: 4, type: 'SPA-03' },
        ...far,
      },
      {},
      [4, 1, 1, 1, 1, 1, 1, 1, 1, 6, 6, 1, 1, ...ones(3), ...ones(3)],
    ).answer('b-1')
    expect([troop(play.g, 'b-1').where, play.told('disengaged'), play.told('retreated')]).toEqual(['lost', [], []])
  })
  test('TER-RUL-47: a wagon fort that must retreat is ridden down', () => {
    const play = activated(
      {
        'a-1': { type: 'POL-01', at: [36, 28], card: 'attack' },
        'b-1': { type: 'MUS-01', at: [36, 23], facing: 180, with: { rules: ['mobile-fortress'] } },
        ...far,
      },
      {},
      [6, 6, ...ones(20)],
    ).answer('b-1')
    expect([troop(play.g, 'b-1').where, play.told('pursued').length]).toEqual(['lost', 1])
  })
})

describe('rulings', () => {
  test('TER-RUL-46: Elegant is quicker than the pursuit', () => {
    const play = activated(
      { 'a-1': { type: 'POL-04', at: [36, 28], card: 'attack' }, 'b-1': { at: [36, 23], facing: 180 }, ...far },
      { commanders: { ...chiefs, 'b-c1': { chief: true, at: [36, 18], qualities: ['elegant'] } } },
      [6, 6, 6, 1, ...ones(20)],
    ).answer('b-1')
    expect(play.asked).toBe('spare')
    play.answer('disengage')
    expect(troop(play.g, 'b-1')).toMatchObject({ where: 'table', disordered: true })
    expect(play.told('disengaged').length).toBe(1)
  })
  test('TER-RUL-48: what is emplaced does not go', () => {
    const wagons = { type: 'MUS-01', with: { rules: ['mobile-fortress'] } }
    const play = activated(
      {
        'a-1': { at: [36, 28], card: 'attack' },
        'b-1': { ...wagons, at: [36, 23], facing: 180, emplaced: true, fortress: true },
        'b-2': { ...wagons, part: 'b-1' },
      },
      {},
      [6, 6, 1, 1, 1, 1, ...ones(20)],
    ).answer('b-1')
    expect(troop(play.g, 'b-1')).toMatchObject({ wear: 3, disordered: true, y: inches(23) })
    expect(play.told('disengaged').map(e => e.unit)).toEqual([0])
  })
  test('TER-RUL-48, TER-RUL-42: unless it breaks by it; then the attacker may consolidate', () => {
    const play = activated(
      {
        'a-1': { at: [36, 28], card: 'attack' },
        'b-1': { type: 'MUS-01', at: [36, 23], facing: 180, emplaced: true, fortress: true, wear: 1 },
        'b-2': { at: [6, 4], facing: 180 },
      },
      {},
      [6, 6, 1, 1, 1, 1, ...ones(20)],
    ).answer('b-1')
    expect([troop(play.g, 'b-1').where, play.asked, play.told('disengaged')]).toEqual(['lost', 'consolidate', []])
  })
  test('TER-RUL-54: evasion costs a card that is there, and is open to who has acted', () => {
    const of = (b: object) =>
      activated(
        { 'a-1': { at: [36, 28], card: 'attack' }, 'b-1': { type: 'SPA-10', at: [36, 23], facing: 180, ...b } },
        {},
        [...ones(4), ...ones(40)],
      ).answer('b-1')
    const fresh = of({ card: 'fire' })
    expect(fresh.options()).toEqual(['card', 'evade', 'pass'])
    fresh.answer('evade')
    expect(troop(fresh.g, 'b-1')).toMatchObject({ card: 'none', acted: true })
    expect(of({ card: 'none', acted: true }).options()).toEqual(['evade', 'pass'])
  })
  test('TER-RUL-67: one check for a worn great gun', () => {
    const play = activated(
      { 'a-1': { type: 'MUS-07', at: [36, 34], card: 'fire', wear: 1 }, 'b-1': { at: [36, 10], facing: 180 } },
      {},
      [5, 1, 1, ...ones(20)],
    )
    expect(play.told('order-check').length).toBe(1)
    const fresh = activated(
      { 'a-1': { type: 'MUS-07', at: [36, 34], card: 'fire' }, 'b-1': { at: [36, 10], facing: 180 } },
      {},
      [1, 1, 1],
    )
    expect(fresh.told('order-lost').length).toBe(1)
  })
  test('TER-RUL-66: guns react with Fire and its increase, not with Attention', () => {
    const of = (card: string) =>
      activated(
        { 'a-1': { at: [36, 28], card: 'attack' }, 'b-1': { type: 'ART-L', at: [36, 23], facing: 180, card } },
        {},
        [5, ...ones(40)],
      )
        .answer('b-1')
        .answer('card')
    const shot = of('fire').told('shot')[0]
    expect([shot.dice.length, shot.sources]).toEqual([3, ['firearm+']])
    expect(of('attention').options()).not.toContain('shoot')
  })
  test('TER-RUL-98, TER-CMD-44: a commander-in-chief who runs is worth three', () => {
    const play = activated(
      { 'a-1': { type: 'SPA-05', at: [36, 30], card: 'fire' }, 'b-1': { at: [36, 20], facing: 180, wear: 4 }, ...far },
      { commanders: { ...chiefs, 'b-c1': { chief: true, at: [36, 15], level: 2 } } },
      [5, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    ).answer('b-1')
    expect([commander(play.g, 'b-c1').where, play.g.points]).toEqual(['lost', [5, 0]])
  })
  test('TER-RUL-17, TER-ORD-52: a fresh troop has nothing to gain by Resist, numerous or not', () => {
    for (const rules of [[], ['numerous']]) {
      const play = activated({ 'a-1': { at: [36, 28], card: 'resist', with: { rules } }, 'b-1': { at: [36, 6] } })
      expect([troop(play.g, 'a-1').wear, play.told('nothing')[0].n]).toEqual([0, 0])
    }
  })
  test('TER-ART-10, TER-REA-20: guns go an inch to meet horse, as foot does', () => {
    const play = activated(
      {
        'a-1': { type: 'POL-04', at: [36, 28], card: 'attack' },
        'b-1': { type: 'ART-L', at: [36, 22], facing: 180, card: 'attack', with: { speed: 4 } },
        ...far,
      },
      {},
      [5, ...ones(40)],
    )
      .answer('b-1')
      .answer('card')
    const [{ path }] = play.told('countercharge')
    expect(path[4] - path[1]).toBe(inches(1))
  })
  test('TER-RUL-04, TER-MOV-04: whoever turns to where he goes may come near by it', () => {
    const play = activated({
      'a-1': { at: [30, 30], card: 'run' },
      'b-1': { at: [28.8, 24.9], facing: 180, card: 'fire' },
      ...far,
    })
    // A quarter turn brings his side within three inches; then he goes away.
    play.answer(`${inches(34)},${inches(30)},9000`)
    expect(play.asked).toBe('react')
  })
  test('TER-RUL-13, TER-MOV-06: where a base sweeps over a friend it is met at the nearest point with room', () => {
    const shot = { type: 'SPA-05' }
    const play = activated(
      {
        'a-1': { ...shot, at: [30, 30], card: 'run' },
        'a-2': { ...shot, at: [28, 26] },
        'b-1': { type: 'POL-04', at: [34, 25.5], facing: 270, card: 'attack' },
      },
      {},
      [5, ...ones(40)],
    )
      .answer(`${inches(30)},${inches(22)},0`)
      .answer('card')
    const [met] = play.told('intercepts')
    expect([met.unit, play.told('nothing')]).toEqual([troop(play.g, 'b-1').id, []])
    // Half an inch at a time, until nothing is under the base.
    expect(troop(play.g, 'a-1').y).toBe(inches(24))
  })
})
