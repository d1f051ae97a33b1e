import { headerOf } from '@acies/kernel'
import { bodyAt, INCH, overlaps } from '@acies/table'
import { expect, test } from 'vitest'
import { wab } from '../../game.ts'
import { elementBase } from '../../rules/bodies.ts'
import { strewn } from './random.ts'

test('WAB-MIS-101: strewn ground lies on the table, apart, and never at the edge where armies stand', () => {
  const seen = new Set<string>()
  for (let seed = 0; seed < 300; seed++) {
    const ground = strewn(seed, 72, 48, 12)
    expect(ground.length).toBeGreaterThanOrEqual(3)
    const bodies = ground.map(e => bodyAt(elementBase(e)))
    bodies.forEach((b, i) => {
      expect(b.minX).toBeGreaterThanOrEqual(2 * INCH)
      expect(b.maxX).toBeLessThanOrEqual(70 * INCH)
      expect(b.minY).toBeGreaterThanOrEqual(5.9 * INCH)
      expect(b.maxY).toBeLessThanOrEqual(42.6 * INCH)
      expect(bodies.some((o, k) => k !== i && overlaps(b, o))).toBe(false)
    })
    for (const { kind } of ground) seen.add(kind)
  }
  expect(seen.size).toBeGreaterThanOrEqual(7)
  expect(strewn(5, 72, 48, 12)).toEqual(strewn(5, 72, 48, 12))
  expect(strewn(5, 72, 48, 12)).not.toEqual(strewn(6, 72, 48, 12))
})

test('a pitched battle is laid out by the number both agreed on', () => {
  const { ground } = wab.setUp(headerOf(wab, 'pitched-1000', 1, { setup: { ground: 7 } }))
  expect(ground).toEqual(strewn(7, 72, 48, 12))
  expect(wab.setUp(headerOf(wab, 'pitched-1000', 1)).ground).toEqual([])
})
