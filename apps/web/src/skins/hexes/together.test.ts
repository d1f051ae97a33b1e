import { ancients } from '@acies/cc-ancients/cases'
import { type Field, hexOf, nameOf } from '@acies/commands-colors'
import { type Picks, type Position, Rules, readPosition, type Told } from '@acies/kernel'
import { describe, expect, test } from 'vitest'
import type { Asking } from '../skin.ts'
import { endsFor, gatherable, hexBy, marching, marchOf, offsetOf } from './together.ts'

const at = (name: string): number => hexOf(name) ?? -1
const rules = new Rules<Field, Told>(ancients)

function tableOf(bottom: string, top: string): Position<Field> {
  const p = readPosition(ancients, {
    bottom: { units: bottom },
    top: { units: top },
    card: 'order-3-center',
    at: 'move',
  }) as Position<Field>
  rules.referee.resume(p)
  return p
}
function askingOn(p: Position<Field>): Asking<Field> {
  const view = rules.view(p, 0)
  const decision = rules.referee.decision(view, 0)
  return { rules, view, decision, draft: [], choice: rules.referee.next(view, 0, []) }
}
const told = (asking: Asking<Field>, bottom: readonly string[], from: string, to: string) => {
  const g = asking.view.field
  const members = bottom.map(hex => g.unitAt[at(hex)])
  const { goes, stays } = marchOf(asking, members, offsetOf(at(from), at(to)))
  return {
    goes: goes.map(way => `${nameOf(way.from)}-${nameOf(way.to)}`),
    stays: stays.map(piece => nameOf(g.units[piece].hex)),
  }
}

describe('units that go together', () => {
  test('take the same way from rows of either kind, and none beyond the edge', () => {
    for (const [from, to, other, there] of [
      ['F6', 'E6', 'G6', 'F5'],
      ['F6', 'E7', 'G6', 'F6'],
      ['F6', 'D6', 'G7', 'E7'],
      ['G3', 'G5', 'H4', 'H6'],
    ])
      expect(nameOf(hexBy(at(other), offsetOf(at(from), at(to))))).toBe(there)
    expect(hexBy(at('A3'), offsetOf(at('F6'), at('E6')))).toBe(-1)
    expect(hexBy(at('H12'), offsetOf(at('F6'), at('F7')))).toBe(-1)
    expect(hexBy(at('G13'), offsetOf(at('F6'), at('F7')))).toBe(-1)
  })
  test('the front one goes first, in whatever order they were gathered', () => {
    const asking = askingOn(tableOf('F6:LI!o G6:LI!o H6:LI!o', 'A6:HI'))
    expect(told(asking, ['H6', 'G6', 'F6'], 'F6', 'E6')).toEqual({ goes: ['F6-E6', 'G6-F5', 'H6-G6'], stays: [] })
    // Back again, the one in the rear makes room.
    const back = told(asking, ['F6', 'G6', 'H6'], 'F6', 'G7').goes
    expect(back[0].startsWith('H6')).toBe(true)
  })
  test('who cannot go as far stays, and so does who has somebody in his way', () => {
    const asking = askingOn(tableOf('F5:LI!o F6:HI!o F7:LI!o', 'D7:HI'))
    expect(told(asking, ['F5', 'F6', 'F7'], 'F5', 'D5')).toEqual({ goes: ['F5-D5'], stays: ['F6', 'F7'] })
  })
  test('those who may be gathered are the ordered ones; one alone is no line', () => {
    expect(gatherable(askingOn(tableOf('F5:LI!o F6:HI!o F7:LI', 'A7:HI'))).length).toBe(2)
    expect(gatherable(askingOn(tableOf('F5:LI!o F6:HI', 'A7:HI')))).toEqual([])
  })
  test('a place is offered where at least one of them can go', () => {
    const asking = askingOn(tableOf('F5:LI!o F6:HI!o', 'A7:HI'))
    const [light, heavy] = ['F5', 'F6'].map(hex => asking.view.field.unitAt[at(hex)])
    // The heavy one leads: it could not go two hexes, the light one could.
    expect(endsFor(asking, [light, heavy], heavy).has(at('D6'))).toBe(true)
    expect(endsFor(asking, [heavy], heavy).has(at('D6'))).toBe(false)
  })
  test('are answered one question after another, each as its own move', () => {
    const p = tableOf('F6:LI!o G6:LI!o H6:HI!o', 'A6:HI')
    const g = p.field
    const errand = marching([g.unitAt[at('H6')], g.unitAt[at('G6')], g.unitAt[at('F6')]], offsetOf(at('F6'), at('D6')))
    const given: Picks[] = []
    for (;;) {
      const said = errand(askingOn(p))
      if (said === null || !('give' in said)) break
      given.push(said.give)
      rules.referee.take(p, 0, said.give)
    }
    expect(given.map(([, to]) => nameOf(Number(to)))).toEqual(['D6', 'E6'])
    expect(nameOf(g.units.find(u => u.hex === at('H6'))?.hex ?? -1)).toBe('H6')
  })
})
