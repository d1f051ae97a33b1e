import { bodyAt, type Point } from '@acies/table'
import { describe, expect, test } from 'vitest'
import { clearOfLine, farFrom, farFromLine, isOn, nearby } from './boxes.ts'

/** A box of 20 by 10 about the middle of its front: from -10 to 10 and from 0 to 10. */
const box = (x = 0, y = 0) => bodyAt({ x, y, facing: 0, width: 20, depth: 10 })
const at = (x: number, y: number): Point => ({ x, y })

describe('quick ways to say no', () => {
  test('a box is clear of a line that passes farther off than the gap, on every side and whichever end comes first', () => {
    for (const [a, b] of [
      [at(-30, -6), at(30, -6)],
      [at(-30, 16), at(30, 16)],
      [at(-16, -30), at(-16, 30)],
      [at(16, -30), at(16, 30)],
    ])
      for (const [from, to] of [
        [a, b],
        [b, a],
      ])
        expect([
          clearOfLine(box(), from, to, 5),
          clearOfLine(box(), from, to, 6),
          clearOfLine(box(), from, to, 7),
        ]).toEqual([true, false, false])
    expect(clearOfLine(box(), at(-30, -30), at(30, 30), 0)).toBe(false)
  })
  test('a point is far from a box beyond the gap, and on it within', () => {
    const beside = [at(16, 5), at(-16, 5), at(0, -6), at(0, 16)]
    expect(beside.map(p => farFrom(box(), p, 5))).toEqual([true, true, true, true])
    expect(beside.map(p => farFrom(box(), p, 6))).toEqual([false, false, false, false])
    expect([at(0, 5), at(9, 9), at(40, 5), at(0, -30)].map(p => isOn(box(), p))).toEqual([true, true, false, false])
  })
  test('two boxes are near when less than the gap lies between them both ways', () => {
    for (const [x, y] of [
      [26, 0],
      [-26, 0],
      [0, 16],
      [0, -16],
    ])
      expect([nearby(box(), box(x, y), 6), nearby(box(), box(x, y), 7)]).toEqual([false, true])
    // Near one way and far the other.
    expect([nearby(box(), box(22, 60), 6), nearby(box(), box(60, 12), 6)]).toEqual([false, false])
  })
  test('a circle is far from a line between two points by the true distance', () => {
    const [a, b] = [at(0, 0), at(30, 40)]
    for (let x = -40; x <= 70; x += 5)
      for (let y = -40; y <= 80; y += 5) {
        const t = Math.max(0, Math.min(1, (30 * x + 40 * y) / 2500))
        const beyond = Math.abs(Math.max(30 * x + 40 * y - 2500, -(30 * x + 40 * y))) / 50
        const off = Math.abs(x * 40 - y * 30) / 50
        // Beside the line the distance off it counts, beyond an end how far beyond.
        const far = t > 0 && t < 1 ? off > 12 : off > 12 || beyond > 12
        if (Math.abs(off - 12) > 1e-9 && Math.abs(beyond - 12) > 1e-9) expect(farFromLine(x, y, 7, a, b, 5)).toBe(far)
      }
  })
})
