import { ancients } from '@acies/cc-ancients/cases'
import {
  type AnyCasedGame,
  type Choice,
  type Decision,
  type Picks,
  Rules,
  readPosition,
  type Told,
} from '@acies/kernel'
import { describe, expect, it } from 'vitest'
import type { Asking } from '../skins/skin.ts'
import { endsOf } from '../skins/ways.ts'
import { gathered } from './answer.ts'
import { isGivenAtOnce, pointAt, without } from './picking.ts'

const game: AnyCasedGame = ancients
const rules = new Rules<unknown, Told>(game)

/** Three units of the centre may be ordered: F6, F7 and F8, of five. */
function ordering(draft: Picks): Asking<unknown> {
  const written = {
    bottom: { units: 'F5:MI F6:MI F7:MI F8:MI F9:MI H6:HI+scipio', command: 5 },
    top: { units: 'B6:HI' },
    card: 'order-3-center',
    at: 'order',
  }
  const view = readPosition(game, written)
  rules.referee.resume(view)
  const decision = rules.referee.decision(view, 0)
  return { rules, view, decision, draft, choice: rules.referee.next(view, 0, draft) }
}

describe('pointing at a thing', () => {
  it('picks it, lets it go again, and says why not', () => {
    const asking = ordering([])
    if (asking.choice?.of !== 'unit') throw new Error('units are asked for')
    const [first, second] = asking.choice.options
    expect(pointAt(asking, { unit: [first] })).toEqual({ does: 'draft', draft: [first] })
    const one = ordering([first, second])
    expect(pointAt(one, { unit: [first] })).toEqual({ does: 'draft', draft: [second] })
    expect(without(one, 1)).toEqual([first])
    const enemy = pointAt(asking, { unit: [6] })
    expect(enemy.does).toBe('refuse')
    expect(pointAt(asking, { hex: [3] })).toEqual({ does: 'nothing' })
  })
})

/** Two hexes back: over 11 or 12 to 21, 22 or 23, or stopping at 12. */
function retreating(draft: Picks): Asking<unknown> {
  const ways: Record<string, Choice | null> = {
    '': { of: 'hex', options: [11, 12] },
    '11': { of: 'hex', options: [21, 22] },
    '12': { of: 'hex', options: [22, 23], enough: 'stop' },
  }
  const next = (_view: unknown, _seat: number, way: Picks): Choice | null => ways[`${way}`] ?? null
  const decision = { kind: 'path', seat: 0 } as Decision
  return { rules: { referee: { next } }, view: {}, decision, draft, choice: next({}, 0, draft) } as never
}

describe('a way', () => {
  it('is given by its end, or step by step', () => {
    expect([...endsOf(retreating([])).keys()]).toEqual([12, 21, 22, 23])
    expect(pointAt(retreating([]), { hex: [23] })).toEqual({ does: 'draft', draft: [12, 23] })
    expect(pointAt(retreating([]), { hex: [11] })).toEqual({ does: 'draft', draft: [11] })
    expect(pointAt(retreating([11]), { hex: [22] })).toEqual({ does: 'draft', draft: [11, 22] })
  })
})

describe('names in a row', () => {
  it('say the same name once', () => {
    expect(gathered(['Medium infantry H8', 'Medium infantry H7', 'Scipio I6'])).toBe(
      'Medium infantry H8, H7, Scipio I6',
    )
    expect(gathered(['Leadership'])).toBe('Leadership')
  })
})

describe('an answer is given at once', () => {
  it('unless it can still be nudged or lengthened', () => {
    const of = (kind: Decision['kind'], ...draft: Picks) => isGivenAtOnce({ kind } as Decision, draft)
    expect(of('one', 3)).toBe(true)
    expect(of('pose', [1, 2, 3])).toBe(false)
    expect(of('manoeuvre', 'stay')).toBe(true)
    expect(of('manoeuvre', 'ahead', 200)).toBe(false)
    expect(of('manoeuvre', 'ahead', 200, 'charge')).toBe(false)
  })
})
