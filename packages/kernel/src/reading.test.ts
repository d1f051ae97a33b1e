import { describe, expect, test } from 'vitest'
import {
  either,
  fields,
  flag,
  givenName,
  headed,
  listOf,
  loose,
  maybe,
  oneOf,
  readAs,
  row,
  such,
  text,
  usually,
  whole,
} from './reading.ts'

const army = fields({
  name: text(5),
  points: whole(0, 500),
  units: listOf(either(text(), fields({ kind: oneOf(['foot', 'horse']), men: whole() })), 1, 3),
  allied: maybe(flag),
  at: usually(row(whole(), whole()), [0, 0]),
})
const sound = { name: 'Rome', points: 500, units: ['legion', { kind: 'horse', men: 10 }] }
const wrong = (change: object): string => {
  try {
    readAs(army, { ...sound, ...change }, 'armies.0')
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  return 'nothing'
}

describe('what is read', () => {
  test('is what stands there, and what is taken for granted', () => {
    expect(readAs(army, sound)).toEqual({ ...sound, at: [0, 0] })
    expect(readAs(army, { ...sound, allied: false, at: [-1, 2] })).toEqual({ ...sound, allied: false, at: [-1, 2] })
    expect(readAs(army, sound).at).not.toBe(readAs(army, sound).at)
    expect(readAs(headed(whole(), text()), [1, 'a', 'b'])).toEqual([1, 'a', 'b'])
  })
  test.each([
    [{ name: 7 }, 'armies.0.name: no text'],
    [{ name: undefined }, 'armies.0.name: no text'],
    [{ name: 'Carthage' }, 'armies.0.name: more than 5 characters'],
    [{ points: 0.5 }, 'armies.0.points: no whole number'],
    [{ points: 501 }, 'armies.0.points: not from 0 to 500'],
    [{ units: 'legion' }, 'armies.0.units: no list'],
    [{ units: [] }, 'armies.0.units: 0 are too few'],
    [{ units: ['a', 'b', 'c', 'd'] }, 'armies.0.units: 4 are too many'],
    [{ units: ['a', { kind: 'camel', men: 1 }] }, 'armies.0.units.1.kind: none of foot, horse'],
    [{ units: [null] }, 'armies.0.units.0: no text'],
    [{ allied: 'yes' }, 'armies.0.allied: neither true nor false'],
    [{ at: [1, 2, 3] }, 'armies.0.at: no list of 2'],
    [{ at: [1, '2'] }, 'armies.0.at.1: no whole number'],
    [{ colour: 'red' }, 'armies.0: nobody knows "colour"'],
    [JSON.parse('{"__proto__": 1}'), 'armies.0: nobody knows "__proto__"'],
  ])('%j is complained about: %s', (change, complaint) => {
    expect(wrong(change)).toBe(complaint)
  })
  test('may have more beside it, which is left away, where that is allowed', () => {
    const open = loose({ n: such(whole(), n => n % 2 === 0, 'odd') })
    expect(readAs(open, JSON.parse('{"n": 2, "m": 1, "__proto__": {"n": 4}}'))).toEqual({ n: 2 })
    expect(() => readAs(open, { n: 3 })).toThrow('n: odd')
    expect(() => readAs(open, [])).toThrow('file: no record')
    expect(() => readAs(headed(whole(), text()), [])).toThrow('file: no list, or an empty one')
  })
  test('is a name only if it can be read', () => {
    expect(readAs(givenName, 'Don Ambrosio Spínola')).toBe('Don Ambrosio Spínola')
    for (const name of ['\u001b[2J', 'a\rb', 'a\u202eb', 'x'.repeat(61)])
      expect(() => readAs(givenName, name), JSON.stringify(name)).toThrow('file: ')
  })
})
