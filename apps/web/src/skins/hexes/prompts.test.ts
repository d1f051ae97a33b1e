import { napoleonics } from '@acies/cc-napoleonics/cases'
import { type Field, hexOf } from '@acies/commands-colors'
import { type AnyCasedGame, type Choice, type Picks, Rules, readPosition, type Told } from '@acies/kernel'
import { expect, test } from 'vitest'
import { played } from '../../games/cc-napoleonics/played.ts'
import { isWaste } from '../../play/answer.ts'
import type { Asking } from '../skin.ts'
import { endsOf } from '../ways.ts'

/** What the side at the bottom is asked in a position. */
function askedIn(position: object): Asking<unknown> {
  const game: AnyCasedGame = napoleonics
  const rules = new Rules<unknown, Told>(game)
  const p = readPosition(game, position)
  rules.referee.resume(p)
  const view = rules.view(p, 0)
  const decision = rules.referee.decision(p, 0)
  return { rules, view, decision, draft: [], choice: rules.referee.next(view, 0, []) }
}

test('of six orders and one unit that could get one, one is asked for and counted', () => {
  const asking = askedIn({
    bottom: { units: 'H11:F-LN H5:F-LN', hand: ['probe-left', 'probe-right', 'forward'] },
    top: { units: 'A5:B-LN' },
    card: 'assault-right',
    at: 'order',
  })
  expect(played.skin.ask(asking, 'es')).toBe('elige una unidad a la derecha')
  expect(played.skin.count(asking, 'es')?.text).toBe('0 de 1 orden')
})

test('a retreat of one hex is not counted', () => {
  const asking = askedIn({
    bottom: { units: 'F6:F-LN' },
    top: { units: 'A5:B-LN' },
    at: 'order',
    card: 'probe-center',
  })
  const unit = (asking.view.field as Field).unitAt[hexOf('F6') ?? -1]
  const path = (hexes: number): Asking<unknown> => ({
    ...asking,
    decision: { ...asking.decision, step: 'retreat-path', kind: 'path', v: { unit, hexes } },
    choice: { of: 'hex', options: [] },
  })
  expect(played.skin.count(path(1), 'en')).toBeNull()
  expect(played.skin.count(path(2), 'en')?.text).toBe('0 of 2 hexes')
})

test('a leader who could get away is not given up with one press; to take ground there is a button as there is to stay', () => {
  const asking = askedIn({
    bottom: { units: 'F6:F-LN' },
    top: { units: 'A5:B-LN' },
    at: 'order',
    card: 'probe-center',
  })
  const to = hexOf('E6') ?? -1
  const asked = (step: string, options: readonly number[]): Asking<unknown> => ({
    ...asking,
    decision: { ...asking.decision, step, kind: 'one', v: {} },
    choice: { of: 'hex', options, enough: 'stay' },
  })
  expect(isWaste(played.skin, asked('escape-through', [to]))).toBe(true)
  expect(played.skin.option(asked('advance', [to]), to, 'es')).toBe('Avanzar')
  // Where there is a choice of ground the board shows it.
  expect(played.skin.option(asked('advance', [to, to + 1]), to, 'es')).toBeNull()
})

test('of a long retreat as many hexes are counted as there are, and any end of it can be pressed', () => {
  const asking = askedIn({
    bottom: { units: 'B6:F-LN' },
    top: { units: 'A2:B-LN' },
    at: 'order',
    card: 'probe-center',
  })
  const unit = (asking.view.field as Field).unitAt[hexOf('B6') ?? -1]
  const decision = { ...asking.decision, step: 'retreat-path', kind: 'path', v: { unit, hexes: 12 } } as const
  // Straight back from the second row: seven hexes to the edge.
  const rows = 'CDEFGHI'.split('').map(row => hexOf(`${row}6`) ?? -1)
  const referee = { next: (_p: unknown, _seat: number, draft: Picks) => stepBack(rows, draft.length) }
  const long: Asking<unknown> = {
    ...asking,
    rules: { ...asking.rules, referee } as unknown as Asking<unknown>['rules'],
    decision,
    choice: stepBack(rows, 0),
  }
  expect(played.skin.count(long, 'en')?.text).toBe('0 of 7 hexes')
  expect(endsOf(long).get(rows[6])).toEqual(rows)
})
const stepBack = (rows: readonly number[], n: number): Choice | null =>
  n < rows.length ? { of: 'hex', options: [rows[n]] } : null
