import { describe, expect, test } from 'vitest'
import { writeUnit } from '../notation.ts'
import { fieldFrom, Play, troop } from '../testing.ts'
import { eligible } from './troop-step.ts'

const put = (is: string) => ({ effects: [{ is, n: 0 }] })
const foot = { card: 'resist' }
function choice(a: Record<string, object>, more: object = {}, bar?: string): string[] {
  const g = fieldFrom({
    troops: {
      'a-1': { ...foot, at: [20, 40], ...a['a-1'] },
      'a-2': { ...foot, at: [30, 40], ...a['a-2'] },
      'a-3': { ...foot, at: [40, 40], ...a['a-3'] },
      'b-1': { ...foot, at: [30, 6], facing: 180, ...a['b-1'] },
    },
    ...more,
  })
  if (bar !== undefined) g.barred[0] = troop(g, bar).id
  return eligible(g, 0).map(u => writeUnit(g, u.id))
}

describe('who may act now', () => {
  test('TER-ACT-05, TER-ACT-06: whoever has a card and has not acted', () => {
    expect(choice({})).toEqual(['a-1', 'a-2', 'a-3'])
    expect(choice({ 'a-1': { acted: true }, 'a-3': { card: 'none' } })).toEqual(['a-2'])
  })
  test('TER-QUA-06: Threatening keeps a troop from acting, unless there is nobody else', () => {
    expect(choice({ 'a-1': put('threatened') })).toEqual(['a-2', 'a-3'])
    const last = { 'a-1': put('threatened'), 'a-2': { acted: true }, 'a-3': { acted: true } }
    expect(choice(last)).toEqual(['a-1'])
  })
  test('TER-QUA-11, TER-QUA-45: who must, and who may not, be next', () => {
    expect(choice({}, { forced: ['a-3', ''] })).toEqual(['a-3'])
    expect(choice({}, {}, 'a-3')).toEqual(['a-1', 'a-2'])
    expect(choice({ 'a-1': { acted: true }, 'a-2': { acted: true } }, {}, 'a-3')).toEqual(['a-3'])
  })
  test('TER-CMD-32: whom his own commander calls, he alone', () => {
    expect(choice({}, { must: ['a-1', 'a-2'] })).toEqual(['a-2'])
  })
  test('TER-QUA-11, TER-QUA-45, TER-QUA-06: what the enemy lays down comes before that', () => {
    expect(choice({}, { must: ['a-2'], forced: ['a-3', ''] })).toEqual(['a-3'])
    expect(choice({}, { must: ['a-2'] }, 'a-2')).toEqual(['a-1', 'a-3'])
    expect(choice({ 'a-2': put('threatened') }, { must: ['a-2'] })).toEqual(['a-1', 'a-3'])
    expect(choice({ 'a-1': put('coordinated'), 'a-2': put('coordinated') }, { forced: ['a-3', ''] })).toEqual(['a-3'])
  })
  test('TER-QUA-46: the meticulous wait for all others, on both sides', () => {
    expect(choice({ 'a-1': put('meticulous') })).toEqual(['a-2', 'a-3'])
    const waiting = { 'a-1': put('meticulous'), 'a-2': { acted: true }, 'a-3': { acted: true } }
    expect(choice(waiting)).toEqual([])
    expect(choice({ ...waiting, 'b-1': { acted: true } })).toEqual(['a-1'])
    expect(choice({ ...waiting, 'b-1': put('meticulous') })).toEqual(['a-1'])
  })
})

describe('TER-QUA-18: Coordinator', () => {
  const play = (forced: string) =>
    new Play({
      troops: {
        'a-1': { ...foot, at: [20, 40], ...put('coordinated') },
        'a-2': { ...foot, at: [30, 40], ...put('coordinated') },
        'a-3': { ...foot, at: [40, 40] },
        'b-1': { ...foot, at: [30, 6], facing: 180 },
      },
      commanders: { 'a-c1': { chief: true, at: [60, 44] }, 'b-c1': { chief: true, at: [60, 4] } },
      forced: [forced, ''],
      begin: { step: 'troop-step', args: { side: 0 } },
    })
  test('two act in one step, and nobody else', () => {
    const both = play('').answer('a-2').answer('a-1')
    expect(both.told('activated').map(e => e.unit)).toEqual([1, 0])
    expect(both.asked).toBe('')
  })
  test('but one whom the enemy has called acts alone', () => {
    expect(play('a-3').answer('a-3').told('activated').length).toBe(1)
  })
})
