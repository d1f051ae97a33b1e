import { ancients } from '@acies/cc-ancients/cases'
import { type Field, hexOf } from '@acies/commands-colors'
import { Rules, readPosition, type Told } from '@acies/kernel'
import { expect, test } from 'vitest'
import type { Asking } from '../skin.ts'
import { showing } from './showing.ts'

const rules = new Rules<Field, Told>(ancients)
const at = (name: string): number => hexOf(name) ?? -1

/** Who is lit, as this, when the unit of F6 is about to go to E6. */
function litAt(top: string) {
  const p = readPosition(ancients, {
    bottom: { units: 'F6:HI!o' },
    top: { units: top },
    card: 'order-3-center',
    at: 'move',
  })
  rules.referee.resume(p)
  const view = rules.view(p, 0)
  const decision = rules.referee.decision(view, 0)
  const draft = [view.field.unitAt[at('F6')]]
  const asking: Asking<Field> = { rules, view, decision, draft, choice: rules.referee.next(view, 0, draft) }
  const before = JSON.stringify(view.field)
  const { lights } = showing(asking, at('E6'), null, null)
  expect(JSON.stringify(view.field)).toBe(before)
  return (kind: string) => lights.filter(light => light.kind === kind).map(light => light.hex)
}

test('who could strike from where he stands, and who would have to come first', () => {
  const lit = litAt('D6:HI C6:LB C9:HI B4:HC')
  expect(lit('danger')).toEqual(['D6', 'C6'])
  expect(lit('coming')).toEqual(['B4'])
})

test('nobody comes who may not fight after so long a way, or finds no room', () => {
  // Auxilia go two hexes but fight after one; the cavalry's way is barred.
  expect(litAt('A6:AX A1:MC A2:HI B1:HI')('coming')).toEqual([])
  expect(litAt('B6:AX')('coming')).toEqual(['B6'])
})

test('where those who come out of an ambush have been placed so far', () => {
  const p = readPosition(ancients, {
    bottom: { units: 'G7:MI', last: 'leadership-any', lastHex: 'G2' },
    top: { units: 'B6:HI+hannibal', reserve: 'MC+mago WA WA', hand: ['counter-attack'] },
    active: 1,
    turn: 4,
    special: ['trebbia-ambush'],
  })
  rules.referee.resume(p)
  rules.referee.take(p, 1, [(p.field as Field).hands[1][0]])
  const view = rules.view(p, 1)
  const decision = rules.referee.decision(view, 1)
  expect(decision.step).toBe('place-ambush')
  const draft = [at('I1'), at('I2')]
  const asking: Asking<Field> = { rules, view, decision, draft, choice: rules.referee.next(view, 1, draft) }
  const { lights } = showing(asking, -1, null, null)
  expect(lights.filter(light => light.kind === 'selected').map(light => light.hex)).toEqual(['I1', 'I2'])
})
