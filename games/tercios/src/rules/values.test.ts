import { describe, expect, test } from 'vitest'
import { fieldFrom, troop } from '../testing.ts'
import { speedOf } from './movement.ts'
import { changed, reckon, weightOf } from './values.ts'

const row = (net: number): number[] => [1, 2, 3, 4, 5, 6].map(n => changed(n, net))

describe('increases and reductions', () => {
  test('TER-EX-01, TER-MOD-03, TER-MOD-04, TER-MOD-07: increases', () => {
    expect(row(1)).toEqual([1, 3, 4, 6, 7, 9])
    expect(row(2)).toEqual([2, 4, 6, 8, 10, 12])
    expect(row(3)).toEqual(row(2))
    expect([7, 8, 9, 10].map(n => changed(n, 1))).toEqual([10, 12, 13, 15])
  })
  test('TER-EX-02, TER-MOD-05, TER-MOD-06: reductions', () => {
    expect(row(-1)).toEqual([1, 1, 2, 2, 3, 3])
    expect(row(-2)).toEqual([1, 1, 1, 1, 1, 1])
    expect(row(-5)).toEqual(row(-2))
  })
  test('TER-EX-03, TER-MOD-01: how sources are written', () => {
    expect(weightOf('run++')).toBe(2)
    expect(weightOf('attention-')).toBe(-1)
    expect(weightOf('at-limit-')).toBe(-1)
    expect(weightOf('dedication')).toBe(0)
  })
  test('TER-EX-04, TER-MOD-02: they cancel one another', () => {
    expect(reckon(4, ['attack+', 'at-limit-'], []).value).toBe(4)
    expect(reckon(4, ['attack+', 'pikes+', 'at-limit-'], []).value).toBe(6)
    expect(reckon(4, ['attack+', 'at-limit-', 'flanked-', 'wagons-'], []).value).toBe(1)
  })
  test('TER-MOD-08: a cause counts once, unless its order says twice', () => {
    expect(reckon(4, ['attack+', 'attack+'], []).value).toBe(6)
    expect(reckon(4, ['run++'], []).value).toBe(8)
  })
  test('TER-EX-05, TER-MOD-09: what is flat comes last', () => {
    expect(reckon(3, ['attack+'], ['dexterity']).value).toBe(5)
  })
  test('TER-MOD-10: nothing comes of nothing', () => {
    expect(reckon(0, ['run++'], ['dedication']).value).toBe(0)
  })
})

describe('speed', () => {
  const g = fieldFrom({
    troops: {
      'a-1': { at: [30, 30] },
      'a-2': { type: 'SWE-11', within: 'a-1', at: [30, 30] },
      'a-3': { at: [40, 30], fortress: true },
      'a-4': { type: 'ART-M', at: [50, 30] },
      'a-5': { type: 'ART-M', options: ['draught-horses'], at: [55, 30], limbered: true },
      'a-6': { at: [20, 30] },
    },
    commanders: { 'a-c1': { with: 'a-6', virtues: ['dedication'] } },
  })
  const speed = (name: string, gait: 'run' | 'attack' | 'attention') => speedOf(g, troop(g, name), gait).value
  test('TER-EX-39, TER-ORD-30, TER-ORD-31, TER-ART-15: running with a gun', () => {
    expect(speed('a-1', 'run')).toBe(6)
    expect(speed('a-6', 'run')).toBe(9)
    const g8 = fieldFrom({ troops: { 'a-1': { at: [30, 30] } } })
    expect(speedOf(g8, troop(g8, 'a-1'), 'run').value).toBe(8)
  })
  test('TER-ORD-12, TER-ORD-22: as listed with Attention, more with Attack', () => {
    expect(speed('a-1', 'attention')).toBe(4)
    expect(speed('a-1', 'attack')).toBe(6)
  })
  test('TER-UNI-21: a mobile fortress is slow', () => expect(speed('a-3', 'attention')).toBe(2))
  test('TER-ART-01, TER-VAL-03: two speeds of a gun', () => {
    expect(speed('a-4', 'run')).toBe(0)
    expect(speed('a-5', 'attention')).toBe(4)
    expect(speed('a-5', 'run')).toBe(8)
  })
  test('TER-VIR-01, TER-CMD-33: Dedication adds one', () => expect(speed('a-6', 'attention')).toBe(5))
  test('TER-TRR-02, TER-TRR-05, TER-EX-29: ground', () => {
    const slow = { difficult: true, disorders: false, easy: false, impassable: false }
    const easy = { difficult: false, disorders: false, easy: true, impassable: false }
    expect(speedOf(g, troop(g, 'a-1'), 'attack', slow).value).toBe(4)
    expect(speedOf(g, troop(g, 'a-6'), 'run', slow).value).toBe(7)
    expect(speedOf(g, troop(g, 'a-1'), 'attention', easy).value).toBe(6)
  })
})
