import { INCH } from '@acies/table'
import { describe, expect, test } from 'vitest'
import type { Field, Unit } from '../position.ts'
import { fieldFrom } from '../testing.ts'
import { isCoherent, laidOut, modelsOf, placeBeside, regroup, scatter, thinned } from './cloud.ts'

/** Skirmishers whose men stand so many inches from the first, to the right and to the rear. */
function cloud(places: readonly (readonly [number, number])[], ground: string[] = [], more: string[] = []) {
  const g = fieldFrom({
    units: [`a-1 skirmishers models=${places.length} loose=line 36,24 N`, 'b-1 foot models=10 files=5 60,4 S', ...more],
    ground,
  })
  const u = g.units[0]
  const [first] = modelsOf(g, u)
  scatter(
    g,
    u,
    places.map(([right, back]) => ({ ...first, x: first.x + right * INCH, y: first.y + back * INCH })),
  )
  return { g, u }
}
const spots = (g: Field, u: Unit): [number, number][] => {
  const models = modelsOf(g, u)
  const round = (n: number) => Math.round((n / INCH) * 10) / 10
  return models.map(m => [round(m.x - models[0].x), round(m.y - models[0].y)])
}

describe('stragglers close up to the largest group (WAB-SKI-03)', () => {
  test('straight, until they are two inches from it, and no farther', () => {
    const { g, u } = cloud([
      [0, 0],
      [2, 0],
      [4, 0],
      [10, 0],
    ])
    expect(isCoherent(g, u, modelsOf(g, u))).toBe(false)
    expect(regroup(g, u)).toBe(true)
    expect(isCoherent(g, u, modelsOf(g, u))).toBe(true)
    const at = spots(g, u)
    expect(at.slice(0, 3)).toEqual([
      [0, 0],
      [2, 0],
      [4, 0],
    ])
    // Bases of 0.8 inches, two inches between them.
    expect(at[3][0]).toBeGreaterThan(6.6)
    expect(at[3][0]).toBeLessThan(6.9)
    expect(at[3][1]).toBe(0)
  })
  test('two of them together go as they stand, and it is the smaller group that goes', () => {
    const { g, u } = cloud([
      [0, 0],
      [0, 2],
      [8, 0],
      [10, 0],
      [12, 0],
    ])
    expect(regroup(g, u)).toBe(true)
    const at = spots(g, u)
    expect([at[1][0], at[1][1]]).toEqual([0, 2])
    expect(at[2][0]).toBeLessThan(3)
    expect(at[3][0] - at[2][0]).toBeCloseTo(2, 1)
    expect(isCoherent(g, u, modelsOf(g, u))).toBe(true)
  })
  test('one group after another, each to whoever is joined by then', () => {
    const { g, u } = cloud([
      [0, 0],
      [2, 0],
      [8, 0],
      [14, 0],
    ])
    expect(regroup(g, u)).toBe(true)
    expect(isCoherent(g, u, modelsOf(g, u))).toBe(true)
  })
  test('who is together does not stir', () => {
    const { g, u } = cloud([
      [0, 0],
      [2, 0],
      [4, 0],
    ])
    expect(regroup(g, u)).toBe(false)
    expect(spots(g, u)).toEqual([
      [0, 0],
      [2, 0],
      [4, 0],
    ])
  })
  test('nobody goes into a lake, nor where another stands', () => {
    const lake = cloud(
      [
        [0, 0],
        [2, 0],
        [10, 0],
      ],
      ['lake 40.4,22 3x6'],
    )
    expect(regroup(lake.g, lake.u)).toBe(false)
    expect(spots(lake.g, lake.u)[2]).toEqual([10, 0])
    const taken = cloud(
      [
        [0, 0],
        [2, 0],
        [10, 0],
      ],
      [],
      ['a-2 foot models=5 files=5 39.5,23.5 N'],
    )
    expect(regroup(taken.g, taken.u)).toBe(false)
  })
})

test('models that fall leave the rest together where that can be (WAB-SKI-03)', () => {
  const { g, u } = cloud([
    [0, 0],
    [2, 0],
    [4, 0],
    [6, 0],
    [8, 0],
    [10, 0],
  ])
  expect(thinned(g, u, 2)).toBe(2)
  expect(modelsOf(g, u).length).toBe(4)
  expect(isCoherent(g, u, modelsOf(g, u))).toBe(true)
  expect(u.unformed).toBe(true)
  expect(thinned(g, u, 9)).toBe(4)
  expect(u.loose).toEqual([])
})

test('who joins finds a place beside a mate: on the table, off the rocks, under nobody (WAB-PERS-08)', () => {
  const { g, u } = cloud([[0, 0]])
  const [man] = modelsOf(g, u)
  const place = placeBeside(g, u, u)
  expect(place).not.toBeNull()
  expect(Math.abs((place?.x ?? 0) - man.x)).toBeLessThan(2 * INCH)
  // Friends on both sides, before and behind: there is none.
  const shut = cloud([[0, 0]], ['lake 36,20 20x8'])
  expect(placeBeside(shut.g, shut.u, shut.u)).toBeNull()
})

test('shapes: a line as wide as there are men, two ranks, a square (WAB-SKI-05)', () => {
  const { g, u } = cloud([
    [0, 0],
    [2, 0],
    [4, 0],
    [6, 0],
    [8, 0],
    [10, 0],
    [12, 0],
  ])
  const rows = (shape: Parameters<typeof laidOut>[2]) => {
    const count = new Map<number, number>()
    for (const { y } of laidOut(g, u, shape, { x: u.x, y: u.y, facing: 0 })) count.set(y, (count.get(y) ?? 0) + 1)
    return [...count].sort((a, b) => a[0] - b[0]).map(([, n]) => n)
  }
  expect(rows('line')).toEqual([7])
  expect(rows('double')).toEqual([4, 3])
  expect(rows('knot')).toEqual([3, 3, 1])
})
