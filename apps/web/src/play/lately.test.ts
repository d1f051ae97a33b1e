import { EVERYBODY, type Told } from '@acies/kernel'
import { describe, expect, it } from 'vitest'
import type { Moment } from '../table/moment.ts'
import { latelyDone } from './lately.ts'

const told = (type: string): Told => ({ type, rules: [] })
const match = (...answers: readonly (readonly [seat: number, ...types: string[]])[]): Moment[] =>
  answers.map(([seat, ...types], n) => ({
    n,
    seat,
    picks: [],
    heard: types.map(type => ({ to: EVERYBODY, event: told(type) })),
    position: { field: null } as Moment['position'],
  }))
const lately = (moments: readonly Moment[]): string[] =>
  latelyDone(moments, moments.length - 1, 0, 0).map(event => event.type)

describe('what has been done lately', () => {
  it('is what the others did, in order, since one acted oneself', () => {
    expect(lately(match([-1], [1, 'before'], [0, 'mine'], [1, 'ride'], [1, 'march']))).toEqual(['ride', 'march'])
  })
  it('is not forgotten by letting something pass, but by acting', () => {
    expect(lately(match([-1], [1, 'march'], [0]))).toEqual(['march'])
    expect(lately(match([-1], [1, 'march'], [0], [0, 'mine']))).toEqual([])
  })
})
