import type { Sampled } from '@acies/kernel'
import { describe, expect, test } from 'vitest'
import { Inquiry } from './inquiry.ts'

/** As odds of an even chance grow. */
function even(): { grown: (more: number) => Sampled; lots: number[] } {
  const lots: number[] = []
  let tries = 0
  return {
    lots,
    grown: more => {
      lots.push(more)
      tries += more
      return { tries, within: 0.98 / Math.sqrt(tries) }
    },
  }
}
/** A clock that strikes at every look. */
function clock(step: number): () => number {
  let time = 0
  return () => {
    time += step
    return time
  }
}

describe('odds that are being counted', () => {
  test('give first figures at once, and surer ones each time there is time', () => {
    const inquiry = new Inquiry(even().grown)
    expect(inquiry.found).toBeNull()
    inquiry.countFor(10, clock(100))
    const first = inquiry.found
    inquiry.countFor(100, clock(1))
    expect(first?.tries).toBeGreaterThan(0)
    expect(inquiry.found?.tries).toBeGreaterThan(first?.tries ?? 0)
    expect(inquiry.isFinal).toBe(false)
  })
  test('end when they are off by a hundredth at most, with the same figures on a slow machine and on a quick one', () => {
    const ended = [1, 40, 1000].map(step => {
      const inquiry = new Inquiry(even().grown)
      while (!inquiry.isFinal) inquiry.countFor(100, clock(step))
      return inquiry.found
    })
    expect(ended[0]?.within).toBeLessThanOrEqual(0.01)
    expect(ended[1]).toEqual(ended[0])
    expect(ended[2]).toEqual(ended[0])
  })
  test('count no more once they are final', () => {
    const { grown, lots } = even()
    const inquiry = new Inquiry(grown)
    while (!inquiry.isFinal) inquiry.countFor(100, clock(1))
    const before = lots.length
    inquiry.countFor(100, clock(1))
    expect(lots).toHaveLength(before)
  })
  test('are final where there is nothing to count', () => {
    const inquiry = new Inquiry(null)
    inquiry.countFor(100, clock(1))
    expect([inquiry.found, inquiry.isFinal]).toEqual([null, true])
  })
})
