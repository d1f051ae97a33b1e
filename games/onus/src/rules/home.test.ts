import { describe, expect, it } from 'vitest'
import { engage, UD } from '../position.ts'
import { elephantsTurn, flightsOf, isBlocked, nextInLane } from './home.ts'
import { fieldOf, unit } from './testing.ts'

const flees = { fleeing: true, broken: true }
/** Where a path ends, in UD and degrees. */
const endOf = (path: readonly number[]) => {
  const [x, y, facing] = path.slice(-3)
  return [x / UD, y / UD, facing / 100]
}

describe('flight (ONU-FLE-03, ONU-FLE-14)', () => {
  it('runs straight for its base edge at full movement and turns about (ONU-FLE-21, ONU-R-83)', () => {
    const g = fieldOf(unit(0, 'R7', 10, 8, 0, flees))
    const [flight, ...others] = flightsOf(g, g.units[0])
    expect(others).toEqual([])
    // Turned about on the same ground: its front is where its rear was.
    expect(endOf(flight.path)).toEqual([10, 12.8, 180])
    expect(flight).toMatchObject({ passed: [], off: false })
  })

  it('breaks the friends it runs through (ONU-FLE-05, ONU-FLE-17, ONU-EX-36), engaged ones too (ONU-FLE-20, ONU-R-76)', () => {
    const g = fieldOf(unit(0, 'R7', 10, 8, 180, flees), unit(0, 'R1', 10.5, 9, 0), unit(1, 'C1', 10.5, 9, 180))
    g.units[2].y = 20 * UD
    expect(flightsOf(g, g.units[0])[0].passed).toEqual([1])
    engage(g, 2, 1, 2)
    expect(flightsOf(g, g.units[0])[0].passed).toEqual([1])
  })

  it('goes 2 UD aside and 2 UD on round an enemy (ONU-EX-37)', () => {
    const g = fieldOf(unit(0, 'R7', 10, 8, 180, flees), unit(1, 'P6', 9.6, 9.2, 0))
    const [flight] = flightsOf(g, g.units[0])
    expect(flight.path.slice(3, 6)).toEqual([11.2 * UD, 8 * UD, 18000])
    expect(endOf(flight.path)).toEqual([11.2, 10.8, 180])
  })

  it('goes round friends in formation and fleeing elephants (ONU-FLE-15, ONU-ELE-10)', () => {
    const way = (more: object, kind = 'R1') =>
      flightsOf(fieldOf(unit(0, 'R7', 10, 8, 180, flees), unit(0, kind, 9.6, 9.2, 0, more)), unitZero())[0]
    const unitZero = () => ({ ...unit(0, 'R7', 10, 8, 180, flees), id: 0 })
    expect(way({}).path).toHaveLength(6)
    expect(way({ formation: 'shield-wall' }).path).toHaveLength(9)
    expect(way({ formation: 'bravery' }).path).toHaveLength(6)
    expect(way({ ...flees }, 'C8').path).toHaveLength(9)
    expect(way({}, 'C8').path).toHaveLength(6)
  })

  it('leaves the choice where left and right are as short', () => {
    const g = fieldOf(unit(0, 'R7', 10, 8, 180, flees), unit(1, 'P6', 10, 9.2, 0))
    const [left, right] = flightsOf(g, g.units[0])
    // Looking south its left is east.
    expect(left.path[3]).toBeGreaterThan(10 * UD)
    expect(right.path[3]).toBeLessThan(10 * UD)
  })

  it('stops just before a friend on whom it would end (ONU-FLE-16)', () => {
    const g = fieldOf(unit(0, 'R7', 10, 8, 180, flees), unit(0, 'R1', 10, 11.5, 0), unit(0, 'R1', 10, 9, 0))
    const [flight] = flightsOf(g, g.units[0])
    const [, y] = endOf(flight.path)
    expect(y).toBeGreaterThan(11.48)
    expect(y).toBeLessThanOrEqual(11.5)
    expect(flight.passed).toEqual([2])
  })

  it('leaves the table over its base edge and is gone (ONU-FLE-10)', () => {
    const g = fieldOf(unit(0, 'R7', 10, 16, 180, flees))
    expect(flightsOf(g, g.units[0])[0].off).toBe(true)
    expect(
      flightsOf(fieldOf(unit(1, 'R7', 10, 16, 180, flees)), { ...unit(1, 'R7', 10, 16, 180, flees), id: 0 })[0].off,
    ).toBe(false)
  })

  it('is blocked when nothing lets its card stir (ONU-ENG-02, ONU-R-90)', () => {
    const ring = () => [
      unit(0, 'R1', 10, 10),
      unit(1, 'C1', 10, 10, 180),
      unit(1, 'C1', 10, 10.8, 0),
      unit(1, 'C1', 10.8, 10.4, 270),
      unit(1, 'C1', 9.2, 10.4, 90),
    ]
    const g = fieldOf(...ring())
    expect(isBlocked(g, g.units[0])).toBe(true)
    g.units[4].where = 'lost'
    expect(isBlocked(g, g.units[0])).toBe(false)
    // A friend does not close it in, unless he may not be passed.
    g.units[4].where = 'table'
    g.units[4].seat = 0
    expect(isBlocked(g, g.units[0])).toBe(false)
    g.units[4].formation = 'square'
    expect(isBlocked(g, g.units[0])).toBe(true)
  })

  it('takes the edge of the table for a wall only while it stands fast (ONU-R-90)', () => {
    const g = fieldOf(
      unit(0, 'R1', 10, 17.2, 180),
      unit(1, 'C1', 10, 17.2, 180),
      unit(1, 'C1', 10.8, 17.6, 270),
      unit(1, 'C1', 9.2, 17.6, 90),
    )
    g.units[0].y = 18 * UD
    expect(isBlocked(g, g.units[0])).toBe(true)
    Object.assign(g.units[0], flees)
    expect(isBlocked(g, g.units[0])).toBe(false)
  })
})

describe('fleeing elephants (ONU-ELE-01 to 04)', () => {
  it('turn to their base edge: about for nothing, otherwise for 1 UD (ONU-FLE-04, ONU-R-83)', () => {
    const turn = (degrees: number) => elephantsTurn(fieldOf(), { ...unit(0, 'C8', 10, 8, degrees, flees), id: 0 })
    expect(turn(180)).toMatchObject({ cost: 0 })
    expect(turn(0)).toEqual({ at: { x: 10 * UD, y: 8.8 * UD, facing: 18000 }, cost: 0 })
    expect(turn(90)).toEqual({ at: { x: 9.6 * UD, y: 8.4 * UD, facing: 18000 }, cost: 100 })
  })

  it('do not turn without room', () => {
    const g = fieldOf(unit(0, 'C8', 10, 8, 90, flees), unit(1, 'R1', 10.1, 8, 270), unit(0, 'R1', 9.2, 8, 90))
    expect(elephantsTurn(g, g.units[0])).toEqual({ at: { x: 10 * UD, y: 8 * UD, facing: 9000 }, cost: 0 })
  })

  it('cross whoever stands in their lane with the sections that meet him (ONU-EX-38)', () => {
    const g = fieldOf(unit(0, 'C8', 10, 8, 180, flees), unit(0, 'C5', 10.4, 9, 0), unit(1, 'R1', 9, 10, 0))
    expect(nextInLane(g, g.units[0], 3 * UD, [])).toEqual({ unit: 1, from: UD, to: 2.6 * UD, dice: 3 })
    expect(nextInLane(g, g.units[0], 3 * UD, [1])).toMatchObject({ unit: 2, dice: 2 })
    expect(nextInLane(g, g.units[0], 0.5 * UD, [])).toBeNull()
  })
})
