import type { Event } from '@acies/wab'
import { describe, expect, it } from 'vitest'
import { blowsIn, chargesIn } from './happened.ts'

const declared = (unit: number, target: number): Event => ({ type: 'declared', rules: [], unit, targets: [target] })
const roll = (faces: readonly number[], need: number, n: number) => ({ faces, need, n, again: [] })
const ledger = { base: 0, lines: [], total: 0 }

describe('charges of a turn', () => {
  it('go from their declaration to what became of them', () => {
    const [arrived, failed] = chargesIn([
      declared(1, 10),
      declared(2, 11),
      { type: 'reacted', rules: [], unit: 10, reaction: 'hold', instead: false, forced: false },
      { type: 'measured', rules: [], unit: 1, other: 10, distance: 500, reach: 800 },
      { type: 'contact', rules: [], unit: 1, other: 10, side: 'left', path: [], models: 4 },
      { type: 'failed', rules: [], unit: 2, other: 11, why: 'short', path: [] },
    ])
    expect(arrived).toMatchObject({
      reaction: 'hold',
      measured: { distance: 500 },
      contact: { side: 'left', models: 4 },
    })
    expect(failed).toMatchObject({ reaction: null, contact: null, failed: 'short' })
  })
  it('are one slip each, though told twice, and follow whom they are turned to', () => {
    const turned: Event = { type: 'redirected', rules: [], unit: 1, other: 12 }
    expect(chargesIn([declared(1, 10), declared(1, 10), turned])).toMatchObject([{ unit: 1, target: 12 }])
  })
})

it('blows are told by who struck: dice, hits, wounds, and who fell by them', () => {
  const blows = blowsIn([
    { type: 'blows', rules: [], unit: 1, other: 10, who: 'men', roll: roll([1, 1, 0, 2, 0, 1], 4, 3), ledger },
    { type: 'wounds', rules: [], unit: 1, other: 10, roll: roll([1, 0, 0, 0, 2, 0], 4, 2), ledger },
    { type: 'wounds', rules: [], unit: 1, other: 10, roll: roll([0, 0, 0, 0, 1, 0], 4, 1), ledger },
    { type: 'fallen', rules: [], unit: 10, n: 2, wounds: 2, by: 1 },
    { type: 'blows', rules: [], unit: 10, other: 1, who: 'champion', roll: roll([1, 0, 0, 0, 0, 0], 4, 0), ledger },
  ])
  expect(blows).toMatchObject([
    { unit: 1, attacks: 5, hits: 3, wounds: 3, fallen: 2 },
    { unit: 10, who: 'champion', attacks: 1, hits: 0, fallen: 0 },
  ])
})
