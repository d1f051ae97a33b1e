import { inches } from '@acies/table'
import { describe, expect, test } from 'vitest'
import { combatDice } from '../rules/fighting.ts'
import { chargeTo } from '../rules/movement.ts'
import { commander, fieldFrom, Play, troop } from '../testing.ts'
import { chargeTargets } from './charge.ts'
import { commandersToAct } from './commander.ts'
import { targetsOf } from './fire.ts'

const ones = (n: number): number[] => Array<number>(n).fill(1)
const at = (x: number, y: number, facing = 0): string => `${inches(x)},${inches(y)},${facing}`
const chiefs = { 'a-c1': { chief: true, at: [36, 34] }, 'b-c1': { chief: true, at: [36, 14] } }
const activated = (troops: object, more: object = {}, dice: number[] = []) =>
  new Play({ troops, commanders: chiefs, begin: { step: 'activation', args: { unit: 'a-1' } }, ...more }, dice)
const footing = { attacks: true, charged: false, flanked: false, flanks: false, counter: false, badWar: false }

describe('a gun in a formation', () => {
  const troops = (b: object) => ({
    'a-1': { at: [36, 28], card: 'attack' },
    'b-1': { at: [36, 23], facing: 180, ...b },
    'b-2': { type: 'SWE-11', within: 'b-1' },
    'b-3': { at: [66, 6], facing: 180 },
  })
  test('TER-ART-15: is lost when the formation flees or retreats, not when it disengages', () => {
    const fled = activated(troops({ card: 'run' }), {}, [5, 1, 1, 1, ...ones(20)])
      .answer('b-1')
      .answer('card')
      .answer('4')
    expect([troop(fled.g, 'b-2').where, fled.g.points]).toEqual(['lost', [1, 0]])
    const beaten = (courage: number[]) =>
      activated(troops({}), {}, [6, 6, 1, 1, 1, 1, ...courage, ...ones(9)]).answer('b-1').g
    expect(troop(beaten([1, 1, 1]), 'b-2').where).toBe('lost')
    expect(troop(beaten([5, 1, 1]), 'b-2').where).toBe('integrated')
  })
  test('TER-ART-14, TER-ART-17: fights as the formation does, and counts for itself when both are lost', () => {
    const far = { commanders: { ...chiefs, 'b-c1': { chief: true, at: [62, 8] } } }
    const play = activated(troops({ wear: 4 }), far, [6, 6, 6, 1, 1, 1, ...ones(20)]).answer('b-1')
    expect(play.told('struck').map(e => e.dice.length)).toEqual([6, 2])
    expect(play.g.points).toEqual([3, 0])
  })
})

test('TER-CMD-08: nobody shoots at a commander or charges him', () => {
  const g = fieldFrom({
    troops: { 'a-1': { at: [36, 28], card: 'attack' }, 'b-1': { at: [60, 6], facing: 180 } },
    commanders: { ...chiefs, 'b-c1': { chief: true, at: [36, 24] } },
  })
  expect(targetsOf(g, troop(g, 'a-1'))).toEqual([])
  expect(chargeTargets(g, troop(g, 'a-1'))).toEqual([troop(g, 'b-1').id])
})

test('TER-UNI-22: wagons hold off horse in front of them, not behind', () => {
  const dice = (y: number, facing: number, flanks: boolean) => {
    const g = fieldFrom({
      troops: { 'a-1': { type: 'SPA-10', at: [36, y], facing }, 'b-1': { at: [36, 24], facing: 180, fortress: true } },
    })
    return combatDice(g, troop(g, 'a-1'), troop(g, 'b-1'), { ...footing, flanks }).value
  }
  // By where the charge began, wherever it ends (TER-RUL-31).
  expect([dice(24.1, 0, false), dice(21.5, 180, true), dice(21.5, 180, false)]).toEqual([4, 6, 4])
})

describe('TER-CAV-23: the impetuous', () => {
  const troops = (more: object) => ({
    'a-1': { at: [36, 30], card: 'run', type: 'FRA-07', ...more },
    'b-1': { at: [36, 23], facing: 180 },
  })
  test('obey if they pass, and are not tried when they are worn', () => {
    expect(activated(troops({}), {}, [5, 1, 1]).asked).toBe('mobility')
    const worn = activated(troops({ wear: 1 }), {}, [5, 1, 1])
    expect([worn.asked, worn.told('order-check').length]).toEqual(['mobility', 1])
  })
  test('TER-CAV-19: a column of them is tried though it be worn', () => {
    const column = { 'a-2': { type: 'FRA-07', part: 'a-1' } }
    const play = activated(
      { ...troops({ wear: 1, with: { rules: ['impetuous', 'choragiew'] } }), ...column },
      {},
      [1, 1, 1],
    )
    expect(play.asked).toBe('choose-charge')
  })
})

test('TER-ART-03: whoever limbers does nothing else', () => {
  const play = activated({
    'a-1': { at: [36, 28], type: 'ART-L', options: ['draught-horses'], card: 'attention' },
    'b-1': { at: [10, 4], facing: 180 },
  })
  expect(play.answer('limber').asked).toBe('')
  const moved = activated({
    'a-1': { at: [36, 28], type: 'ART-L', options: ['draught-horses'], card: 'attention' },
    'b-1': { at: [10, 4], facing: 180 },
  }).answer('move', at(36, 26))
  expect(moved.options()).not.toContain('limber')
})

describe('TER-QUA-28, TER-QUA-37: Stoic and Undaunted', () => {
  const firm = { effects: ['stoic', 'undaunted'].map(is => ({ is, n: 0 })) }
  const left = (play: Play, name: string) => troop(play.g, name).effects.map(e => e.is)
  test('end when the troop acts, or reacts', () => {
    const acts = activated({ 'a-1': { at: [36, 28], card: 'resist', ...firm }, 'b-1': { at: [10, 4] } })
    expect(left(acts, 'a-1')).toEqual([])
    const reacts = (reply: string) =>
      activated(
        { 'a-1': { at: [36, 28], card: 'attack' }, 'b-1': { at: [36, 23], facing: 180, card: 'fire', ...firm } },
        {},
        [5, ...ones(30)],
      )
        .answer('b-1')
        .answer(reply)
    expect(left(reacts('card'), 'b-1')).toEqual([])
    expect(left(reacts('pass'), 'b-1')).toEqual(['stoic', 'undaunted'])
  })
})

describe('TER-QUA-03: Lucky', () => {
  const lucky = (dice: number[]) => {
    const play = activated(
      {
        'a-1': { type: 'SPA-05', at: [36, 30], card: 'fire' },
        'b-1': { at: [36, 20], facing: 180, type: 'SPA-03', wear: 3 },
        'b-2': { at: [50, 10] },
      },
      {
        commanders: {
          ...chiefs,
          'b-c1': { chief: true, at: [50, 14] },
          'b-c2': { with: 'b-1', level: 2, qualities: ['lucky'] },
        },
      },
      [5, 5, 1, 1, 1, 1, 1, 1, 1, ...dice],
    ).answer('b-1')
    return play
  }
  const fate = (dice: number[]) => {
    const { where, exhausted } = commander(lucky(dice).g, 'b-c2')
    return [where, exhausted]
  }
  test('walks away, fresh with two successes; or does not', () => {
    expect(fate([5, 5])).toEqual(['table', false])
    expect(fate([5, 1])).toEqual(['table', true])
    expect(fate([1, 1])[0]).toBe('lost')
  })
  test('his owner says where he goes, by where his troop stood', () => {
    const play = lucky([5, 5])
    expect([play.asked, play.rules.referee.owing(play.p), play.options()]).toEqual([
      'choose-aside',
      [1],
      ['stay', 'move'],
    ])
    expect(play.refused('move', at(36, 24))).toBe('TER-MOV-11')
    play.answer('move', at(36, 20))
    expect(commander(play.g, 'b-c2')).toMatchObject({ x: inches(36), y: inches(20), inside: -1 })
  })
})

describe('TER-CAV-08: the caracole', () => {
  const shot = (dice: number[]) =>
    troop(
      activated(
        { 'a-1': { type: 'SPA-09', at: [36, 27], card: 'fire' }, 'b-1': { at: [36, 20], facing: 180 } },
        { commanders: { ...chiefs, 'a-c1': { chief: true, at: [42, 30] } } },
        [1, 1, 1, ...dice],
      )
        .answer('b-1')
        .answer('6').g,
      'a-1',
    ).y
  test('needs a check', () => expect([shot([5, 1, 1]), shot([4, 4, 4])]).toEqual([inches(33), inches(27)]))
  test('does not follow a reaction', () => {
    const play = activated(
      { 'a-1': { at: [36, 28], card: 'attack' }, 'b-1': { type: 'SPA-09', at: [36, 23], facing: 180, card: 'fire' } },
      {},
      [5, 1, 1, ...ones(30)],
    )
      .answer('b-1')
      .answer('card')
    expect(play.told('shot').length).toBe(1)
    expect(play.asked).toBe('')
  })
})

test('TER-CAV-26: open order is not passed through in a charge', () => {
  const way = (rules: string[]) => {
    const loose = { type: 'SPA-09', with: { rules } }
    const g = fieldFrom({
      troops: {
        'a-1': { ...loose, at: [36, 30] },
        'a-2': { ...loose, at: [36, 27], with: { rules, width: 200, depth: 10 } },
        'b-1': { at: [36, 24], facing: 180 },
      },
    })
    return chargeTo(g, troop(g, 'a-1'), troop(g, 'b-1'))
  }
  expect(way(['open-order'])).toBeNull()
})

test('TER-QUA-07: a passionate rider makes his troop frenzied', () => {
  const troops = {
    'a-1': { at: [36, 28], card: 'attack' },
    'b-1': { at: [36, 23], facing: 180, type: 'SPA-03', wear: 4 },
    'b-2': { at: [66, 6], facing: 180 },
  }
  const play = activated(
    troops,
    {
      commanders: {
        'a-c1': { chief: true, with: 'a-1', qualities: ['passionate'] },
        'b-c1': { chief: true, at: [62, 8] },
      },
    },
    [4, ...ones(8), 4, 1, 5, ...ones(9)],
  )
    .answer('b-1')
    .answer()
  expect(troop(play.g, 'a-1').disordered).toBe(true)
})

test('TER-QUA-60: a commander whom Shrewd calls is the only one who may act', () => {
  const g = fieldFrom({
    troops: { 'a-1': { at: [36, 30] }, 'a-2': { at: [46, 30], command: 1 } },
    commanders: { 'a-c1': { chief: true, at: [36, 40] }, 'a-c2': { command: 1, at: [46, 40] } },
  })
  expect(commandersToAct(g, 0).length).toBe(2)
  g.shrewd[0] = commander(g, 'a-c2').id
  expect(commandersToAct(g, 0)).toEqual([commander(g, 'a-c2').id])
  commander(g, 'a-c2').exhausted = true
  expect(commandersToAct(g, 0)).toEqual([commander(g, 'a-c1').id])
})
