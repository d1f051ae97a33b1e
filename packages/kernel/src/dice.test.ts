import { describe, expect, test } from 'vitest'
import { below, draw, isKey, keyFrom, randomFrom } from './dice.ts'
import { Referee } from './referee.ts'
import { rulebook } from './step.ts'

/** How far counts are from equal, by chi-squared. */
function unevenness(counts: readonly number[]): number {
  const mean = counts.reduce((a, b) => a + b, 0) / counts.length
  return counts.reduce((sum, n) => sum + (n - mean) ** 2 / mean, 0)
}

describe('dice', () => {
  test('the n-th draw is a function of seed and n alone', () => {
    const dice = { seed: 7, drawn: 0 }
    const stream = Array.from({ length: 20 }, () => draw(dice))
    expect(dice.drawn).toBe(20)
    for (let n = 0; n < 20; n++) expect(draw({ seed: 7, drawn: n })).toBe(stream[n])
  })
  test('a die with as many faces as there are draws shows the draw itself', () => {
    for (let n = 0; n < 20; n++) expect(below({ seed: 7, drawn: n }, 2 ** 32)).toBe(draw({ seed: 7, drawn: n }))
  })
  test('every face of a die of six is as likely, for any seed', () => {
    for (const seed of [0, 1, 2, -1, 123456789, 2 ** 31, 2 ** 53 - 1, 'ab'.repeat(32)]) {
      const counts = [0, 0, 0, 0, 0, 0]
      const dice = { seed, drawn: 0 }
      for (let i = 0; i < 60_000; i++) counts[below(dice, 6)]++
      // One in ten thousand fair dice has more than 25.7 at 5 degrees of freedom.
      expect(unevenness(counts)).toBeLessThan(25.7)
    }
  })
  test('a key gives the stream of ChaCha20, in any order and however often', () => {
    // RFC 8439, A.1: the first block under a key of zeros, words as they lie in memory.
    const zeros = '00'.repeat(32)
    const first = [0, 1, 2, 15].map(n => draw({ seed: zeros, drawn: n }))
    expect(first.map(word => word.toString(16))).toEqual(['ade0b876', '903df1a0', 'e56a5d40', '8665eeb2'])
    // And the second.
    expect(draw({ seed: zeros, drawn: 16 }).toString(16)).toBe('bee7079f')
    // The third and fourth vectors: under a key that ends in one, its second block; under 00 ff 00 …, its third.
    const words = (key: string, ...ns: number[]) => ns.map(n => draw({ seed: key, drawn: n }).toString(16))
    expect(words(`${'00'.repeat(31)}01`, 16, 17)).toEqual(['2452eb3a', '9249f8ec'])
    expect(words(`00ff${'00'.repeat(30)}`, 32, 33)).toEqual(['fb4dd572', '4bc42ef1'])
    const key = keyFrom(Uint8Array.from({ length: 32 }, (_, i) => 7 * i))
    expect(isKey(key)).toBe(true)
    const dice = { seed: key, drawn: 0 }
    const stream = Array.from({ length: 40 }, () => draw(dice))
    expect(dice.drawn).toBe(40)
    expect(new Set(stream).size).toBe(40)
    for (const n of [39, 0, 17, 16, 15]) {
      draw({ seed: zeros, drawn: n })
      expect(draw({ seed: key, drawn: n })).toBe(stream[n])
    }
    for (const wrong of ['', 'ff', zeros.toUpperCase().replaceAll('0', 'G')]) expect(isKey(wrong)).toBe(false)
    expect(() => draw({ seed: 'ff', drawn: 0 })).toThrow('64 hexadecimal digits')
    expect(() => keyFrom(new Uint8Array(31))).toThrow('32 bytes')
  })
  test('two rolls one after the other do not know of each other, nor do neighbouring seeds', () => {
    const inTurn = new Array<number>(36).fill(0)
    const random = randomFrom(99)
    for (let i = 0; i < 72_000; i++) inTurn[6 * random(6) + random(6)]++
    // 35 degrees of freedom.
    expect(unevenness(inTurn)).toBeLessThan(75)
    const beside = new Array<number>(36).fill(0)
    for (let seed = 0; seed < 36_000; seed++) {
      beside[6 * below({ seed, drawn: 3 }, 6) + below({ seed: seed + 1, drawn: 3 }, 6)]++
    }
    expect(unevenness(beside)).toBeLessThan(75)
  })
  test('a seed gives the same stream for ever: matches are kept by it', () => {
    const dice = { seed: 7, drawn: 0 }
    expect([draw(dice), draw(dice), draw(dice)]).toEqual([3_838_393_609, 4_210_744_933, 801_465_066])
    expect(dice.drawn).toBe(3)
  })
  test('a draw stays below its bound', () => {
    const random = randomFrom(3)
    for (const n of [1, 2, 7, 60, 2 ** 31]) {
      for (let i = 0; i < 2000; i++) {
        const drawn = random(n)
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < n).toBe(true)
      }
    }
    expect(random(0)).toBe(0)
  })
  test('a shuffle gives every order as often, and counts its draws', () => {
    const { procedure } = rulebook<{ pile: number[] }, { type: string; rules: string[] }>()
    const idle = procedure({ name: 'idle', gives: undefined, with: () => ({}), lines: {} })
    const referee = new Referee([idle], 'idle')
    const counts: Record<string, number> = {}
    for (let seed = 0; seed < 24_000; seed++) {
      const p = referee.begin({ pile: [0, 1, 2, 3] }, seed, r => r.shuffle(r.field.pile))
      expect(p.dice.drawn).toBe(3)
      const order = p.field.pile.join('')
      counts[order] = (counts[order] ?? 0) + 1
    }
    expect(Object.keys(counts)).toHaveLength(24)
    // 23 degrees of freedom.
    expect(unevenness(Object.values(counts))).toBeLessThan(57)
  })
})
