import { inches } from '@acies/table'
import { describe, expect, test } from 'vitest'
import { Play, troop } from '../testing.ts'

const at = (x: number, y: number, facing = 0): string => `${inches(x)},${inches(y)},${facing}`
const chiefs = { 'a-c1': { chief: true, at: [60, 44] }, 'b-c1': { chief: true, at: [60, 4] } }
const ones = (n: number): number[] => Array<number>(n).fill(1)
const activated = (troops: object, more: object = {}, dice: number[] = []) =>
  new Play({ troops, commanders: chiefs, begin: { step: 'activation', args: { unit: 'a-1' } }, ...more }, dice)

describe('TER-SCN-16: entering a building is a move', () => {
  const house = { kind: 'large-building', at: [30, 24.5], size: [6, 5] }
  const enemy = { at: [30, 6], facing: 180 }
  const before = (a: object, more: Record<string, object> = {}, elements: object[] = []) =>
    activated(
      { 'a-1': { at: [30, 30], card: 'attention', ...a }, 'b-1': enemy, ...more },
      { elements: [house, ...elements] },
    )
  test('as far as its speed, within a quarter turn, round nobody', () => {
    expect(before({}).options()).toContain('enter')
    expect(before({ at: [30, 31.2] }).options()).not.toContain('enter')
    expect(before({ facing: 180 }).options()).not.toContain('enter')
    const fence = [
      [24, 28.5],
      [36, 28.5],
    ]
    expect(before({}, {}, [{ kind: 'fence', line: fence }]).options()).not.toContain('enter')
    const lane = { 'a-2': { type: 'SPA-05', at: [30, 28], with: { width: 160, depth: 10 } } }
    expect(before({}, lane).options()).not.toContain('enter')
  })
  test('after it there is no other move; after another deed there may be this one', () => {
    const inside = before({ disordered: true }).answer('enter', 'ground-0')
    expect(troop(inside.g, 'a-1').building).toBe(0)
    expect(inside.options()).toEqual(['reorganise'])
    expect(before({ disordered: true }).answer('reorganise').options()).toContain('enter')
  })
  test('whoever is near may react to it', () => {
    const play = before({}, { 'b-1': { at: [34, 26.5], facing: 270, card: 'fire' } }).answer('enter', 'ground-0')
    expect(play.asked).toBe('react')
    expect(troop(play.answer('pass').g, 'a-1').building).toBe(0)
  })
})

describe('columns', () => {
  const horse = { type: 'SPA-10', with: { rules: ['choragiew'] } }
  const joining = (a: object, more: object = {}) =>
    activated(
      {
        'a-1': { ...horse, at: [20, 30], card: 'attention', ...a },
        'a-2': { ...horse, at: [20, 24], card: 'run' },
        'b-1': { at: [60, 6], facing: 180 },
        ...more,
      },
      {},
      [5, ...ones(9)],
    ).answer()
  test('TER-CAV-11: any contact will do, but the way to it is a move like others', () => {
    expect(joining({}).options()).toContain('join')
    // Its rear centre is out of reach from ahead, its front is not.
    expect(joining({ at: [20, 18.5], facing: 180 }).options()).toContain('join')
    expect(joining({ facing: 180 }).options()).not.toContain('join')
    expect(joining({}, { 'a-3': { at: [20, 28], with: { width: 200, depth: 10 } } }).options()).not.toContain('join')
  })
  test('TER-CAV-12: not in disorder, but order may be restored first', () => {
    const play = joining({ disordered: true })
    expect(play.options()).not.toContain('join')
    expect(play.answer('reorganise').options()).toContain('join')
  })
  test('TER-CAV-11, TER-REA-01: enemies near the way may react', () => {
    const play = joining({}, { 'b-1': { at: [23.5, 27], facing: 270, card: 'fire' } }).answer('join', 'a-2')
    expect(play.asked).toBe('react')
    expect(troop(play.answer('pass').g, 'a-1')).toMatchObject({ where: 'joined', host: 1 })
  })
  test('TER-CAV-18: the rearmost is lost, who was the last to join', () => {
    const play = activated(
      {
        'a-1': { ...horse, at: [20, 32], card: 'attention', wear: 2 },
        'a-2': { ...horse, at: [20, 24], with: { rules: ['choragiew'], stamina: 2 }, wear: 2 },
        'a-3': { ...horse, part: 'a-2' },
        'b-1': { at: [60, 6], facing: 180 },
      },
      { commanders: { ...chiefs, 'a-c1': { chief: true, at: [26, 30] } } },
      [5, 1, 1],
    )
      .answer()
      .answer('join', 'a-2')
    expect(['a-1', 'a-3'].map(name => troop(play.g, name).where)).toEqual(['lost', 'joined'])
  })
  const leaving = (card: string, more: object = {}) =>
    activated({
      'a-2': { ...horse, at: [20, 24], card: 'run' },
      'a-1': { ...horse, part: 'a-2', card, effects: [{ is: 'leaving', n: 0 }] },
      'b-1': { at: [60, 6], facing: 180 },
      ...more,
    })
  test('TER-CAV-21, TER-REA-01: leaving is seen by the enemy', () => {
    const y = 24 + (1.5 * 4) / 2.54
    const near = { 'b-1': { at: [27.5, y], facing: 270, card: 'fire' } }
    const play = leaving('run', near).answer(at(20 + 4 / 2.54 + 4, y, 9000))
    expect(play.asked).toBe('react')
  })
  test('TER-CAV-21, TER-ORD-10: with Attention there is a deed left', () => {
    const y = 24 + (1.5 * 4) / 2.54
    const play = leaving('attention').answer(at(20 + 4 / 2.54 + 4, y, 9000))
    expect([play.asked, play.options()]).toEqual(['choose-deed', ['reorient']])
  })
})

describe('TER-TRR-03: very difficult ground disorders at once', () => {
  const wood = [{ kind: 'wood', at: [30, 26], size: [9, 5] }]
  test('before an enemy reacts to who is in it', () => {
    const play = activated(
      { 'a-1': { at: [30, 30], card: 'run' }, 'b-1': { at: [30, 23], facing: 180, card: 'fire' } },
      { elements: wood, commanders: { ...chiefs, 'b-c1': { chief: true, at: [30, 16] } } },
      [5, 1, 1, 1, 6, 6, 1, 1, 1, 1, ...ones(9)],
    )
      .answer(at(30, 24.5))
      .answer('card')
    expect(play.told('resisted')[0].sources).toEqual(['disordered-', 'cover+'])
  })
  test('in a vanguard move', () => {
    const play = new Play(
      {
        troops: {
          'a-1': { type: 'SPA-10', with: { rules: ['vanguard'] }, at: [30, 30] },
          'b-1': { at: [60, 6], facing: 180 },
        },
        commanders: chiefs,
        elements: wood,
        begin: { step: 'vanguard', args: {} },
      },
      [5, 1],
    )
      .answer('me')
      .answer(at(30, 27.5))
    expect(troop(play.g, 'a-1').disordered).toBe(true)
  })
  test('in a caracole, which it also slows', () => {
    const play = activated(
      {
        'a-1': { type: 'SPA-09', at: [30, 22], card: 'fire' },
        'b-1': { at: [30, 15], facing: 180 },
      },
      { elements: wood, commanders: { ...chiefs, 'a-c1': { chief: true, at: [36, 22] } } },
      [1, 1, 1, 5, 1, 1],
    )
      .answer('b-1')
      .answer('6')
    expect(troop(play.g, 'a-1')).toMatchObject({ y: inches(22 + 3), disordered: true })
  })
})

describe('TER-QUA-61: Tenacious', () => {
  const hidden = (kind: string, crops: number, card = 'run') => {
    const play = activated(
      {
        'a-1': { type: 'SPA-05', at: [30, 30], card, effects: [{ is: 'tenacious', n: 0 }] },
        'b-1': { at: [30, 6], facing: 180 },
      },
      { elements: [{ kind, at: [30, 26], size: [9, 5] }], crops },
    )
    const to = at(30, 27)
    if (card === 'run') play.answer(to)
    else play.answer('move', to).answer()
    return troop(play.g, 'a-1').effects.map(e => e.is)
  }
  test('out of sight in any ground that hides, and in no other', () => {
    expect(hidden('wood', 0)).toContain('unseen')
    expect(hidden('hill', 0, 'attention')).toContain('unseen')
    expect(hidden('crops', 6)).toContain('unseen')
    expect(hidden('crops', 4)).not.toContain('unseen')
  })
  test('no gun in a formation shoots at it either', () => {
    const troops = {
      'a-1': { at: [36, 30], card: 'fire' },
      'a-2': { type: 'SWE-11', within: 'a-1' },
      'b-1': { at: [36, 20], facing: 180, effects: [{ is: 'unseen', n: 0 }] },
    }
    expect(activated(troops).told('nothing').length).toBe(1)
  })
})

describe('TER-UNI-09: an ambush', () => {
  const sprung = (kind: string, crops: number) =>
    activated(
      {
        'a-1': { type: 'SPA-06', lair: 0, card: 'fire' },
        'a-2': { at: [60, 40] },
        'b-1': { at: [30, 14], facing: 180 },
      },
      { elements: [{ kind, at: [30, 26], size: [9, 5] }], crops },
    )
  test('comes to stand wholly within its ground', () => {
    const play = sprung('wood', 0)
    expect(play.refused(at(30, 23.6))).toBe('TER-UNI-09')
    expect(play.refused(at(30, 25))).toBe('taken')
  })
  test('lies only where ground hides or covers', () => {
    const asked = (crops: number) =>
      activated(
        {
          'a-1': { at: [30, 36], card: 'run' },
          'b-1': { type: 'SPA-06', lair: 0, card: 'fire' },
          'b-2': { at: [60, 6], facing: 180 },
        },
        { elements: [{ kind: 'crops', at: [30, 26], size: [9, 5] }], crops },
      ).answer(at(30, 31)).asked
    expect([asked(2), asked(3)]).toEqual(['', 'react'])
  })
})
