import { headerOf } from '@acies/kernel'
import { gapBetween, inches } from '@acies/table'
import { describe, expect, test } from 'vitest'
import { tercios } from '../game.ts'
import { elementBody } from '../rules/bodies.ts'
import { Play } from '../testing.ts'
import { elementsAt } from './scenery.ts'

const at = (x: number, y: number, facing = 0): string => `${inches(x)},${inches(y)},${facing}`

describe('scenery', () => {
  const bare = {
    troops: { 'a-1': {}, 'b-1': {} },
    commanders: { 'a-c1': { chief: true }, 'b-c1': { chief: true } },
    scenery: 'points',
  }
  const begin = { step: 'battle', args: {} }
  test('TER-SCN-01, TER-SCN-02, TER-SCN-03, TER-BAT-02: points by dice, the richer begins, before anything else', () => {
    const play = new Play({ ...bare, begin }, [2, 2, 3, 5])
    expect([play.g.budget, play.asked, play.rules.referee.owing(play.p)]).toEqual([[3, 5], 'lay-element', [1]])
    play.answer('large-lake', at(36, 24))
    expect([play.g.spent, play.rules.referee.owing(play.p)]).toEqual([[0, 3], [0]])
  })
  test('TER-SCN-04, TER-SCN-20: six inches apart, or touching its like', () => {
    const play = new Play({ ...bare, begin }, [3, 5]).answer('wood', at(36, 24))
    expect(play.refused('hill', at(48, 24))).toBe('TER-SCN-04')
    play.answer('hill', at(52, 24))
    expect(play.g.elements.map(e => e.kind)).toEqual(['wood', 'hill'])
  })
  test('TER-SCN-04, TER-SCN-05: a road may cross other ground; nothing else comes near it, or near a river', () => {
    const wooded = () => new Play({ ...bare, begin }, [6, 5]).answer('wood', at(36, 24))
    expect(wooded().answer('road', at(36, 24)).g.elements.length).toBe(2)
    expect(wooded().refused('river', at(36, 30))).toBe('TER-SCN-04')
    expect(wooded().answer('river', at(20, 24, 9000)).asked).toBe('lay-element')
    const road = new Play({ ...bare, begin }, [6, 5]).answer('road', at(36, 24))
    expect([road.refused('crops', at(36, 32)), road.refused('crops', at(36, 34))]).toEqual(['TER-SCN-04', 'taken'])
  })
  test('TER-SCN-06: a river first or never, and the enemy lays its crossing', () => {
    const play = new Play({ ...bare, begin }, [3, 5]).answer('river', at(36, 24))
    expect([play.options(), play.rules.referee.owing(play.p)]).toEqual([['bridge', 'ford'], [0]])
    expect(play.refused('ford', at(4, 24))).toBe('TER-SCN-06')
    play.answer('ford', at(36, 24))
    expect(play.refused('bridge', at(37, 24))).toBe('TER-SCN-04')
    for (const [x, y] of [
      [1, 8],
      [71, 8],
      [36, -1],
      [36, 47],
    ])
      expect(play.refused('wood', at(x, y))).toBe('TER-GEN-06')
    play.answer('wood', at(36, 8))
    expect(play.options()).not.toContain('river')
  })
  test('TER-SCN-05, TER-SCN-10: roads run to the edges; hills have their size', () => {
    const play = new Play({ ...bare, begin }, [3, 5]).answer('road', at(36, 24))
    expect(play.g.elements[0].line).toEqual([inches(72), inches(24), 0, inches(24)])
  })
  test('TER-SCN-05: a road comes from an edge and ends at an element, if whoever lays it wishes', () => {
    const laid = (x: number) =>
      new Play({ ...bare, begin }, [6, 5]).answer('wood', at(36, 24)).answer('road', at(x, 24))
    expect([laid(10).asked, laid(10).options(), laid(10).rules.referee.owing(laid(10).p)]).toEqual([
      'end-road',
      ['ground-0'],
      [1],
    ])
    // The part on which it was put down; from within the element the longer one.
    expect(laid(10).answer('ground-0').g.elements[1].line).toEqual([0, inches(24), inches(31.5), inches(24)])
    expect(laid(60).answer('ground-0').g.elements[1].line).toEqual([inches(72), inches(24), inches(40.5), inches(24)])
    expect(laid(10).answer().g.elements[1].line).toEqual([inches(72), inches(24), 0, inches(24)])
    const ended = laid(10).answer('ground-0')
    expect(ended.told('road-ends').map(e => [e.n, e.word])).toEqual([[1, 'wood']])
    expect(ended.asked).toBe('lay-element')
    expect(new Play({ ...bare, begin }, [6, 5]).refused('road', at(-3, 24))).toBe('TER-SCN-05')
  })
  test('TER-SCN-05, TER-QUA-13: a cartographer’s road too; it runs on when what it ended at is gone', () => {
    const of = (line: number[][]) =>
      new Play({
        ...bare,
        elements: [
          { kind: 'wood', at: [36, 24], size: [9, 7] },
          { kind: 'road', at: [16, 24], width: 1.5, line },
        ],
        commanders: { 'a-c1': { chief: true, level: 4, qualities: ['cartographer'] }, 'b-c1': { chief: true } },
        begin: { step: 'cartographers', args: {} },
      })
    const ending = [
      [0, 24],
      [31.5, 24],
    ]
    expect(of(ending).answer('remove', 'ground-0').g.elements[0].line).toEqual([0, inches(24), inches(72), inches(24)])
    const added = of(ending).answer('add', 'road', at(36, 40, 9000))
    expect([added.asked, added.options()]).toEqual(['end-road', ['ground-0']])
    expect(added.answer('ground-0').g.elements[2].line).toEqual([inches(36), inches(48), inches(36), inches(27.5)])
  })
  test('TER-SCN-01, TER-SCN-05: agreed ground may have a road that ends at something', () => {
    const of = (x: number, ends: number) => {
      const scenery = [
        { kind: 'wood', at: [inches(36), inches(24), 0] },
        { kind: 'road', at: [x, inches(24), 0], ends },
      ]
      return tercios.setUp(headerOf(tercios, 'campal-500', 1, { setup: { scenery } })).elements[1].line
    }
    expect(of(inches(10), 0)).toEqual([0, inches(24), inches(31.5), inches(24)])
    expect(() => of(inches(10), 1)).toThrow('TER-SCN-05')
  })
  test('TER-QUA-13: both commanders-in-chief may be cartographers', () => {
    const chief = { chief: true, level: 2, qualities: ['cartographer'] }
    const play = new Play({
      ...bare,
      elements: [{ kind: 'wood', at: [36, 24], size: [9, 7] }],
      commanders: { 'a-c1': chief, 'b-c1': chief },
      begin: { step: 'scenery', line: 'cartographer', args: {} },
    }).answer('leave')
    expect([play.asked, play.rules.referee.owing(play.p)]).toEqual(['redraw', [1]])
  })
  test('TER-SCN-06: each player may begin with a river, and each has its crossing', () => {
    const play = new Play({ ...bare, begin }, [3, 5]).answer('river', at(36, 16)).answer('ford', at(36, 16))
    expect(play.options()).toContain('river')
    play.answer('river', at(36, 32))
    expect([play.options(), play.rules.referee.owing(play.p)]).toEqual([['bridge', 'ford'], [1]])
    expect(play.refused('bridge', at(50, 16))).toBe('TER-SCN-06')
    play.answer('bridge', at(50, 32))
    expect(play.g.elements.map(e => e.kind)).toEqual(['river', 'ford', 'river', 'bridge'])
  })
  test('TER-SCN-04: a large wood touches a wood', () => {
    const play = new Play({ ...bare, begin }, [6, 5]).answer('wood', at(36, 24))
    expect(play.refused('large-hill', at(48, 24))).toBe('TER-SCN-04')
    play.answer('large-wood', at(48, 24))
    expect(play.g.elements.map(e => e.kind)).toEqual(['wood', 'large-wood'])
  })
  test('TER-SCN-06: no river where there is no room for its crossing', () => {
    const play = () => new Play({ ...bare, begin }, [3, 5])
    expect(play().refused('river', at(6, 6, 31500))).toBe('TER-SCN-06')
    expect(
      play()
        .answer('river', at(36, 24))
        .refused('ford', at(36, 24, 9000)),
    ).toBe('taken')
  })
  test('TER-SCN-16: a built-up area is one element of four houses', () => {
    const play = new Play({ ...bare, begin }, [3, 5]).answer('built-up', at(36, 24))
    expect(play.g.spent).toEqual([0, 3])
    expect(play.g.elements.map(e => e.kind)).toEqual(['built-up', 'large-building', ...Array(3).fill('small-building')])
    const [town, ...houses] = play.g.elements.map(e => elementBody(e))
    for (const [i, house] of houses.entries()) {
      expect(house.minX >= town.minX && house.maxX <= town.maxX).toBe(true)
      for (const other of houses.slice(i + 1)) expect(gapBetween(house, other)).toBeGreaterThanOrEqual(inches(3) - 5)
    }
    expect(play.refused('wood', at(48, 24))).toBe('TER-SCN-04')
  })
  test('TER-QUA-13: a built-up area is moved and removed whole', () => {
    const of = (level: number) => {
      const play = new Play({
        ...bare,
        commanders: { 'a-c1': { chief: true, level, qualities: ['cartographer'] }, 'b-c1': { chief: true } },
        begin: { step: 'scenery', line: 'cartographer', args: {} },
      })
      play.g.elements = elementsAt(play.g, 'built-up', { x: inches(36), y: inches(24), facing: 0 }, 0)
      return play
    }
    expect(of(4).options('shift')).toEqual(['ground-0'])
    const [town] = of(4).g.elements
    const moved = of(4).answer('shift', 'ground-0', `${town.x},${town.y + inches(4)},0`)
    expect(moved.g.elements.map((e, i) => e.y - of(4).g.elements[i].y)).toEqual(Array(5).fill(inches(4)))
    expect(of(4).answer('remove', 'ground-0').g.elements).toEqual([])
  })
  test('TER-QUA-13: a cartographer retouches the ground', () => {
    const chiefs = (level: number) => ({
      'a-c1': { chief: true, level, qualities: ['cartographer'] },
      'b-c1': { chief: true },
    })
    const elements = [{ kind: 'wood', at: [36, 24], size: [9, 7] }]
    const of = (level: number) =>
      new Play({
        ...bare,
        elements,
        commanders: chiefs(level),
        begin: { step: 'scenery', line: 'cartographer', args: {} },
      })
    expect(of(2).options()).toEqual(['leave', 'shift'])
    expect(of(3).options()).toEqual(['leave', 'shift', 'add'])
    expect(of(4).options()).toEqual(['leave', 'shift', 'add', 'remove'])
    expect(of(2).refused('shift', 'ground-0', at(36, 31))).toBe('TER-QUA-13')
    expect(of(2).answer('shift', 'ground-0', at(36, 29)).g.elements[0].y).toBe(inches(29))
    expect(of(4).answer('remove', 'ground-0').g.elements).toEqual([])
  })
  test('TER-QUA-13: he shifts a wall, and takes away a river with its bridge', () => {
    const wall = {
      kind: 'wall',
      at: [30, 20],
      line: [
        [25, 20],
        [35, 20],
      ],
    }
    const river = {
      kind: 'river',
      at: [36, 40],
      line: [
        [0, 40],
        [72, 40],
      ],
      width: 3,
    }
    const bridge = { kind: 'bridge', at: [36, 40], size: [4, 4] }
    const drawn = (level: number) =>
      new Play({
        ...bare,
        scenery: 'done',
        elements: [wall, river, bridge],
        commanders: { 'a-c1': { chief: true, level, qualities: ['cartographer'] }, 'b-c1': { chief: true } },
        begin: { step: 'redraw', args: { commander: 'a-c1' } },
      })
    const shifted = drawn(2).answer('shift', 'ground-0', at(30, 25))
    expect(shifted.g.elements[0].line).toEqual([25, 25, 35, 25].map(inches))
    expect(drawn(4).options('remove')).toEqual(['ground-0', 'ground-1'])
    expect(
      drawn(4)
        .answer('remove', 'ground-1')
        .g.elements.map(e => e.kind),
    ).toEqual(['wall'])
    expect(drawn(3).options('add')).toContain('ford')
    expect(drawn(3).options('add')).not.toContain('river')
  })
  test('TER-EX-17, TER-SCN-07: the river is rolled for after deployment', () => {
    const flow = (dice: number[]) => {
      const elements = [
        {
          kind: 'river',
          line: [
            [0, 24],
            [72, 24],
          ],
          width: 3,
        },
      ]
      const troops = { 'a-1': { at: [20, 40] }, 'b-1': { at: [20, 8], facing: 180 } }
      return new Play({ troops, elements, flow: 'unknown', begin: { step: 'battle', line: 'river', args: {} } }, dice).g
        .flow
    }
    expect(flow([2])).toBe('normal')
    expect(flow([3])).toBe('difficult')
    expect(flow([4])).toBe('difficult')
    expect(flow([5, 3])).toBe('very-difficult')
    expect(flow([6, 5])).toBe('very-difficult')
    expect(flow([5, 6])).toBe('impassable')
  })
})
