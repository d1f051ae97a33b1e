import { inches } from '@acies/table'
import { describe, expect, test } from 'vitest'
import { chargeTo } from '../rules/movement.ts'
import { fieldFrom, Play, troop } from '../testing.ts'

const at = (x: number, y: number, facing = 0): string => `${inches(x)},${inches(y)},${facing}`
const chiefs = { 'a-c1': { chief: true, at: [30, 40] }, 'b-c1': { chief: true, at: [40, 14] } }
const ones = (n: number): number[] => Array<number>(n).fill(1)
const charging = (troops: object, more: object = {}, dice: number[] = []) =>
  new Play({ troops, commanders: chiefs, begin: { step: 'activation', args: { unit: 'a-1' } }, ...more }, dice)

describe('the reach of a charge', () => {
  test('TER-CHG-03: a centre must be within reach, though the edge of the base be nearer', () => {
    const reaches = (aside: number, ahead: number): boolean => {
      const g = fieldFrom({
        troops: { 'a-1': { at: [30 + aside, 30] }, 'b-1': { at: [30, 30 - ahead], facing: 180 } },
      })
      return chargeTo(g, troop(g, 'a-1'), troop(g, 'b-1')) !== null
    }
    expect([reaches(0, 6), reaches(0, 6.1)]).toEqual([true, false])
    // Six inches is all it has: the corner is nearer than that, the front centre is not.
    expect([reaches(1.4, 5.8), reaches(2.3, 5.9)]).toEqual([true, false])
  })
  test('TER-CHG-05: barred from the nearest centre, it goes for another', () => {
    const g = fieldFrom({
      troops: {
        'a-1': { type: 'SPA-10', at: [36, 30], facing: 300 },
        'b-1': { at: [30, 26], facing: 180, with: { width: 60, depth: 60 } },
        'b-2': { at: [32, 28.1], facing: 180, with: { width: 15, depth: 5 } },
      },
    })
    const way = chargeTo(g, troop(g, 'a-1'), troop(g, 'b-1'))
    expect(way).toMatchObject({ strikes: true })
    // The front centre, nearest of the four, lies behind the little company: it is the right-hand side that is struck.
    expect(way?.pose.facing).not.toBe(30369)
  })
})

describe('TER-EX-29: over rough ground', () => {
  const fence = (y: number) => ({
    kind: 'fence',
    line: [
      [20, y],
      [40, y],
    ],
  })
  const charge = (ahead: number, element: object) =>
    charging(
      { 'a-1': { at: [30, 30], card: 'attack' }, 'b-1': { at: [30, 30 - ahead], facing: 180 } },
      { elements: [element] },
      ones(20),
    ).answer('b-1')
  test('a fence takes away what Attack adds', () => {
    expect(charge(4, fence(28)).told('contact').length).toBe(1)
    expect(charge(4.1, fence(28)).told('contact').length).toBe(0)
  })
  test('so does a wood, and it disorders before the blow', () => {
    const wood = { kind: 'wood', at: [30, 29.5], size: [9, 2] }
    const play = charge(4, wood)
    const told = play.heard.map(h => h.event.type).filter(type => type === 'disordered' || type === 'contact')
    expect(told).toEqual(['disordered', 'contact'])
    expect(charge(4.1, wood).told('contact').length).toBe(0)
  })
  test('a run across a fence goes six inches', () => {
    const run = () =>
      charging({ 'a-1': { at: [30, 30], card: 'run' }, 'b-1': { at: [60, 6], facing: 180 } }, { elements: [fence(28)] })
    expect([run().refused(at(30, 23.9)), run().refused(at(30, 24))]).toEqual(['TER-MOV-05', 'taken'])
  })
})

test('TER-EX-10, TER-MOV-01: who disengages past an enemy with a card is not reacted to', () => {
  const play = charging(
    {
      'a-1': { at: [30, 30], card: 'attack' },
      'b-1': { at: [30, 26], facing: 180 },
      'b-2': { at: [35.2, 32], facing: 270, card: 'fire' },
    },
    {},
    [...ones(10)],
  )
    .answer('b-1')
    .answer('decline')
    .answer('decline')
  expect(play.told('disengaged')).toMatchObject([{ unit: 0, n: inches(3) }])
  expect(play.told('revealed').length + play.told('declined').length).toBe(0)
})

test('TER-TRR-09, TER-SCN-13: a wall between the fighters helps whoever is charged across it', () => {
  const line = [
    [25, 24.3],
    [35, 24.3],
  ]
  const play = charging(
    { 'a-1': { at: [30, 28], card: 'attack' }, 'b-1': { at: [30, 24.1], facing: 180 } },
    { elements: [{ kind: 'wall', line, width: 0.3 }] },
    [5, 5, 1, 1, 1, ...ones(20)],
  ).answer('b-1')
  expect(play.told('resisted')[0].sources).toEqual(['protected+'])
})

describe('what becomes of a move that was intercepted', () => {
  const troops = (mover: object, interceptor: object) => ({
    'a-1': { at: [30, 30], card: 'attention', ...mover },
    'b-1': { type: 'SPA-10', at: [35, 26], facing: 270, card: 'attack', ...interceptor },
    'b-2': { at: [36, 14], facing: 180 },
  })
  const commanders = { 'a-c1': { chief: true, at: [30, 40] }, 'b-c1': { chief: true, at: [40, 26] } }
  test('TER-REA-23: whoever loses to an interceptor does nothing more', () => {
    // Six dice hit three times, one is cancelled; the mover hits nothing.
    const play = charging(
      troops({ disordered: true }, {}),
      { commanders },
      [5, 1, 1, 6, 6, 6, 1, 1, 1, 5, 1, 1, 1, 1, 1],
    )
      .answer('move', at(30, 26.1))
      .answer('card')
    expect(play.told('disengaged').map(e => e.unit)).toEqual([0])
    expect(play.asked).not.toBe('choose-deed')
  })
  test('TER-REA-22: an interceptor that dies has beaten nobody, whatever it did', () => {
    // Four dice hit twice, nothing is cancelled; the mover hits once, and the interceptor is broken by it.
    const dice = [5, 1, 1, 6, 6, 1, 1, 1, 1, 1, 6, ...ones(13)]
    const play = charging(troops({}, { wear: 2 }), { commanders }, dice)
      .answer('move', at(30, 26.1))
      .answer('card')
    expect(troop(play.g, 'b-1').where).toBe('lost')
    expect(play.asked).toBe('stop-here')
  })
})

describe('how far a charge goes that was held up', () => {
  test('TER-UNI-41: past the horse that sheltered its target, with what is left of its speed', () => {
    const troops = {
      'a-1': { type: 'SPA-10', at: [36, 32], card: 'attack' },
      'b-1': { at: [36, 18], facing: 180, type: 'SPA-05', command: 1 },
      'b-2': { type: 'SPA-10', at: [44.5, 26], facing: 270, card: 'run', command: 1 },
    }
    const commanders = { 'a-c1': { chief: true, at: [36, 38] }, 'b-c1': { chief: true, at: [46, 22] } }
    const play = charging(troops, { commanders }, [5, 1, 1, ...ones(30)])
      .answer('b-1')
      .answer('b-2')
      .answer()
    expect(play.asked).toBe('stop-here')
    expect(troop(play.answer('go-on').g, 'a-1').y).toBe(inches(32 - 9))
  })
  test('TER-CAV-31, TER-EX-50: after whoever shot and fled, as far as it still goes', () => {
    const fled = (y: number) =>
      charging(
        {
          'a-1': { type: 'SPA-10', at: [36, 30], card: 'attack' },
          'b-1': { type: 'SPA-09', at: [36, y], facing: 180, card: 'fire', with: { speed: 3, rules: ['harasser'] } },
        },
        {},
        [5, 1, 1, 1, 1, ...ones(30)],
      )
        .answer('b-1')
        .answer('card')
        .answer('flee')
        .answer('3')
    // Nine inches: it strikes whoever fled to no more than that, from behind.
    const caught = fled(25)
    expect(caught.told('contact').length).toBe(1)
    expect(caught.told('struck')[1].sources).toContain('flanked-')
    expect(fled(22).told('contact')).toEqual([])
  })
})

test('TER-REA-20: a counter-charge over difficult ground is slower', () => {
  const met = (elements: object[]) => {
    const play = charging(
      {
        'a-1': { type: 'SPA-10', at: [36, 33], card: 'attack' },
        'b-1': { type: 'SPA-10', with: { speed: 3 }, at: [36, 24], facing: 180, card: 'attack' },
      },
      { elements },
      [5, 1, 1, ...ones(30)],
    )
      .answer('b-1')
      .answer('card')
    return play.told('countercharge')[0].path[4] - inches(24)
  }
  expect(met([])).toBe(inches(4))
  expect(met([{ kind: 'crops', at: [36, 25], size: [8, 4] }])).toBe(inches(4))
  expect(
    met([
      {
        kind: 'fence',
        line: [
          [30, 25],
          [42, 25],
        ],
      },
    ]),
  ).toBe(inches(3))
})

describe('flight', () => {
  const fleeing = (b: object, more: object, dice: number[] = [5, ...ones(20)]) =>
    charging(
      { 'a-1': { at: [30, 30], card: 'attack' }, 'b-1': { at: [30, 25], facing: 180, card: 'run', ...b } },
      more,
      dice,
    )
      .answer('b-1')
      .answer('card')
  test('TER-REA-30, TER-TRR-02: difficult ground slows it as any move', () => {
    const through = [{ kind: 'wood', at: [30, 20], size: [9, 6] }]
    expect(fleeing({}, {}).answer('8').told('fled')[0].n).toBe(inches(8))
    const play = fleeing({}, { elements: through }).answer('8')
    expect(play.told('fled')[0].n).toBe(inches(6))
    expect(troop(play.g, 'b-1').disordered).toBe(true)
  })
  test('TER-SCN-16: out of a building, which stays where it is', () => {
    const house = [{ kind: 'large-building', at: [30, 22], size: [6, 5] }]
    const play = fleeing({ building: 0 }, { elements: house }).answer('4')
    const u = troop(play.g, 'b-1')
    expect(u).toMatchObject({ building: -1, width: 12000, facing: 0 })
    expect(u.y).toBe(inches(19.5 - 4))
  })
  test('TER-REA-30: barred straight ahead, its owner says on which side it goes round', () => {
    const play = fleeing({}, { elements: [{ kind: 'rocks', at: [30, 22], size: [2, 2] }] }).answer('8')
    expect([play.asked, play.options()]).toEqual(['choose-flight-side', ['left', 'right']])
    const x = troop(play.answer('right').g, 'b-1').x
    expect(x).toBeGreaterThan(inches(30))
  })
})

test('TER-REA-40, TER-WPN-22: at the moment of contact even a pistol reaches the charger', () => {
  const play = charging(
    {
      'a-1': { type: 'SPA-01', at: [36, 28], card: 'attack' },
      'b-1': { type: 'SPA-08', at: [36, 24], facing: 180, card: 'fire' },
    },
    { scale: 'large', commanders: { ...chiefs, 'b-c1': { chief: true, at: [36, 18] } } },
    [5, 1, 1, ...ones(30)],
  )
    .answer('b-1')
    .answer('card')
  expect(play.told('shot').map(e => e.word)).toEqual(['pistol'])
})

test('TER-CAV-31, TER-QUA-05, TER-RUL-08: a harasser says that he will flee before the check, which an aggressive charger makes hard', () => {
  const checked = (stance: string) => {
    const play = new Play(
      {
        troops: {
          'a-1': { at: [36, 28], card: 'attack' },
          'b-1': { type: 'MUS-05', at: [36, 23], facing: 180, card: 'fire', with: { discipline: 4 } },
        },
        commanders: {
          'a-c1': { chief: true, with: 'a-1', qualities: ['aggressive'] },
          'b-c1': { chief: true, at: [36, 18] },
        },
        begin: { step: 'activation', args: { unit: 'a-1' } },
      },
      Array<number>(60).fill(1),
    )
      .answer('b-1')
      .answer('card')
    expect([play.asked, play.told('order-check')]).toEqual(['announce-flight', []])
    return play.answer(stance).told('order-check')[0].dice.length
  }
  expect([checked('stand'), checked('flee')]).toEqual([4, 2])
})
