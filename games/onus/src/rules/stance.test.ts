import { describe, expect, it } from 'vitest'
import { SECTION, WIDTH } from '../position.ts'
import { hasRoom, isFar, isOnTable, LEFT, lineOf, outlineOf, RIGHT } from './stance.ts'
import { fieldOf, inMelee, unit } from './testing.ts'
import { chainAt, dropWraps, extensionTouches, freeAt, layWraps, loosen, stripMarkers } from './wrap.ts'

const boxOf = (degrees: number, more: object) => {
  const { minX, minY, maxX, maxY } = lineOf(unit(0, 'R1', 10, 10, degrees, more))
  return [minX, minY, maxX, maxY].map(n => (n - 50_000) / 1000)
}

describe('how a line is drawn up (ONU-UNI-10, ONU-M-01)', () => {
  it('a card of 8 by 4, and 2 more at each end, on every bearing', () => {
    expect(boxOf(0, {})).toEqual([-4, 0, 4, 4])
    expect(boxOf(0, { left: true })).toEqual([-6, 0, 4, 4])
    expect(boxOf(0, { right: true })).toEqual([-4, 0, 6, 4])
    expect(boxOf(90, { left: true })).toEqual([-4, -6, 0, 4])
    expect(boxOf(90, { right: true })).toEqual([-4, -4, 0, 6])
    expect(boxOf(180, { left: true, right: true })).toEqual([-6, -4, 6, 0])
    expect(boxOf(270, { left: true })).toEqual([0, -4, 4, 6])
  })
  it('has four sections of front, six with both extensions, two of flank at each end', () => {
    const sides = (more: object) => {
      const count = { front: 0, left: 0, right: 0, rear: 0 }
      for (const s of outlineOf(unit(0, 'R1', 10, 10, 90, more))) count[s.side]++
      return count
    }
    expect(sides({})).toEqual({ front: 4, left: 2, right: 2, rear: 4 })
    expect(sides({ left: true }).front).toBe(5)
    expect(sides({ left: true, right: true }).front).toBe(6)
    const parts = outlineOf(unit(0, 'R1', 10, 10, 0, { left: true, right: true })).filter(s => s.side === 'front')
    expect(parts.map(s => s.part)).toEqual([LEFT, 0, 0, 0, 0, RIGHT])
    expect(parts.map(s => (s.x - 50_000) / 1000)).toEqual([-5, -3, -1, 1, 3, 5])
  })
  it('finds room on the table where nobody else lies', () => {
    const g = fieldOf(unit(0, 'R1', 10, 10), unit(1, 'C1', 11, 10.4, 180))
    const line = (x: number, y: number) => lineOf(unit(0, 'R1', x, y))
    expect(hasRoom(g, line(10, 10))).toBe(false)
    expect(hasRoom(g, line(10, 10), u => u.seat === 1)).toBe(false)
    expect(hasRoom(g, line(9.4, 10), u => u.seat === 1)).toBe(true)
    expect(hasRoom(g, line(9.42, 10), u => u.seat === 1)).toBe(false)
    expect([isOnTable(g, line(0.8, 10)), isOnTable(g, line(0.7, 10))]).toEqual([true, false])
    expect([isFar(g.units[0], g.units[1], 0), isFar(g.units[0], { x: 90_000, y: 0, facing: 0 }, 10_000)]).toEqual([
      false,
      true,
    ])
  })
})

describe('markers round an enemy (ONU-ENV-01 to 07)', () => {
  /** The first stands half a card to the left of its enemy: two of its sections touch nobody. */
  const wrapping = () => {
    const g = fieldOf(unit(0, 'R1', 10, 10), unit(1, 'C1', 10.8, 10, 180))
    inMelee(g, 0, 1)
    return g
  }
  it('are as many as front sections are free at that end, one after another round the corner', () => {
    const g = wrapping()
    const [u, foe] = g.units
    expect(chainAt(g, u, 'right').markers).toEqual([])
    const chain = chainAt(g, u, 'left')
    expect([chain.foe, chain.markers.length]).toEqual([foe.id, 2])
    layWraps(u, 'left', chain, 0)
    expect(u.wraps).toEqual([])
    layWraps(u, 'left', chain, 1)
    expect(u.wraps).toMatchObject([{ end: 'left', on: 1, extension: false }])
    expect(freeAt(u, 'left', [-1, -1, 1, 1])).toBe(1)
    expect(freeAt(u, 'right', [-1, -1, 1, 1])).toBe(0)
    // The next lies beyond the first.
    expect(chainAt(g, u, 'left').markers).toEqual([chain.markers[1]])
  })
  it('an extension goes in as the farthest of them, and comes back into the line', () => {
    const g = wrapping()
    const [u] = g.units
    u.left = true
    const chain = chainAt(g, u, 'left')
    layWraps(u, 'left', chain, chain.markers.length)
    expect(u.left).toBe(false)
    expect(u.wraps.map(w => w.extension)).toEqual(u.wraps.map((_, i) => i === u.wraps.length - 1))
    const n = u.wraps.length
    expect(dropWraps(g, u, () => false, 'line')).toBe(0)
    expect(dropWraps(g, u, () => true, 'line')).toBe(n)
    expect([u.left, u.wraps]).toEqual([true, []])
    layWraps(u, 'left', chainAt(g, u, 'left'), 2)
    dropWraps(g, u, () => true, 'gone')
    expect(u.left).toBe(false)
  })
  it('come off with everything when it flees, and by themselves when the enemy is gone', () => {
    const g = wrapping()
    const [u, foe] = g.units
    layWraps(u, 'left', chainAt(g, u, 'left'), 2)
    u.right = true
    expect(stripMarkers(u)).toBe(3)
    expect([u.right, u.wraps, stripMarkers(u)]).toEqual([false, [], 0])
    layWraps(u, 'left', chainAt(g, u, 'left'), 2)
    expect([loosen(g), u.wraps.length, g.pairs.length]).toEqual([[], 2, 1])
    foe.y -= 1500
    expect([loosen(g).length, u.wraps.length, g.pairs.length]).toEqual([1, 0, 0])
  })
  it('an extension that an enemy touches is his to strike at when it is taken back (ONU-ENG-04)', () => {
    const touching = (x: number, more: object) => {
      const g = fieldOf(unit(0, 'R1', 10, 10, 0, more), unit(1, 'C1', x, 10, 180), unit(1, 'C1', 20, 4, 180))
      inMelee(g, 0, 1)
      return (['left', 'right'] as const).map(end => extensionTouches(g, g.units[0], end))
    }
    const half = (SECTION + WIDTH) / 2 / 5000
    expect(touching(10 - half + 0.6, { left: true })).toEqual([[1], []])
    expect(touching(10 + half - 0.6, { right: true })).toEqual([[], [1]])
    expect(touching(10, { left: true, right: true })).toEqual([[], []])
    expect(touching(10, {})).toEqual([[], []])
  })
})
