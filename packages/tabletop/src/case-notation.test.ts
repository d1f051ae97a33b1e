import { INCH } from '@acies/table'
import { describe, expect, test } from 'vitest'
import { compareLine, type LineWords, numberIn, readLine, settle } from './case-notation.ts'
import { type Measure, readPose, writePose } from './pose-notation.ts'

const inch: Measure = { name: 'inches', units: INCH }
interface Troop {
  wear: number
  tired: boolean
  card: string
}
const words: LineWords<Troop, null> = {
  measure: inch,
  isName: text => /^[ab]-\d+$/.test(text),
  isType: text => /^[A-Z]{3}-\d+$/.test(text),
  attributes: {
    wear: {
      help: 'losses',
      say: u => u.wear,
      set(u, value) {
        u.wear = numberIn(value, 'wear')
      },
    },
    tired: {
      help: 'out of breath',
      flag: true,
      say: u => u.tired,
      set(u) {
        u.tired = true
      },
    },
    card: { help: 'its order', words: ['attack', 'none'], say: u => u.card },
  },
}
const fresh = (): Troop => ({ wear: 0, tired: false, card: 'none' })

describe('poses', () => {
  test.each([
    [[36 * INCH, 28.5 * INCH, 0], '36,28.5 N'],
    [[0, -INCH, 13500], '0,-1 SE'],
    [[1, 2, 3], '0.0004,0.0008 0.03°'],
    [[2539, 0, 35999], '0.9996,0 359.99°'],
  ] as const)('%s is %s, and back', (pose, text) => {
    expect(writePose(inch, pose)).toBe(text)
    expect(readPose(inch, text)).toEqual(pose)
  })
  test('every unit of an inch comes back', () => {
    for (let n = 0; n < INCH; n++) expect(readPose(inch, writePose(inch, [n, 0, 0]))?.[0]).toBe(n)
  })
  test('a unit of length may be any', () => {
    expect(readPose({ name: 'UD', units: 5000 }, '2,1.5 W')).toEqual([10000, 7500, 27000])
  })
  test.each(['', '36', '36,28', '36,28 X', '36,28 N N', '36,x N', '36,28 90'])('“%s” is no pose', text =>
    expect(readPose(inch, text)).toBe(null),
  )
})

describe('a line', () => {
  test('says name, type, place, facing and what else', () => {
    expect(readLine(words, 'a-1 SPA-02 36,28 N wear=1 tired', 'units')).toEqual({
      name: 'a-1',
      type: 'SPA-02',
      place: [36 * INCH, 28 * INCH],
      facing: 0,
      said: [
        ['wear', '1'],
        ['tired', true],
      ],
    })
  })
  test('settles a unit', () => {
    const u = fresh()
    settle(words.attributes, readLine(words, 'a-1 wear=2 tired', 'units'), u, null, 'units')
    expect(u).toEqual({ wear: 2, tired: true, card: 'none' })
  })
  test.each([
    ['c-1', 'units: c-1 names no unit'],
    ['a-1 weer=1', 'units.a-1: no weer=1; there are wear, tired, card'],
    ['a-1 wear', 'units.a-1: wear wants a value, wear=…'],
    ['a-1 tired=1', 'units.a-1: tired has no value'],
    ['a-1 card=atack', 'units.a-1: card=atack; it may be attack, none'],
    ['a-1 wear=x', 'wear: x is no number'],
    ['a-1 -tired', 'units.a-1: -tired can only be expected'],
    ['a-1 card=attack', 'units.a-1: card can only be expected'],
  ])('“%s” is complained about', (text, complaint) => {
    const read = () => settle(words.attributes, readLine(words, text, 'units'), fresh(), null, 'units')
    expect(read).toThrow(complaint)
  })
  test.each([
    ['a-1 SPA-02 36,28 N wear=0 -tired', []],
    ['a-1', []],
    ['a-1 36.04,28 0.4°', []],
    ['a-1 36.06,28', ['a-1: 36.06,28 expected, 36,28 found']],
    ['a-1 0.6°', ['a-1: 0.6° expected, N found']],
    ['a-1 359.6°', []],
    [
      'a-1 SPA-03 wear=1 tired',
      ['a-1: SPA-03 expected, SPA-02 found', 'a-1: wear=1 expected, wear=0 found', 'a-1: tired expected, -tired found'],
    ],
  ])('“%s” compared', (text, lines) => {
    const found = { u: fresh(), g: null, type: 'SPA-02', x: 36 * INCH, y: 28 * INCH, facing: 0 }
    expect(compareLine(words, readLine(words, text, ''), found)).toEqual(lines)
  })
})
