import { ancients } from '@acies/cc-ancients'
import { type AnyGame, headerOf, type Picks } from '@acies/kernel'
import { tercios } from '@acies/tercios'
import { describe, expect, it, vi } from 'vitest'
import type { Thinker } from '../bots/thinker.ts'
import { LocalTable } from '../table/local.ts'
import { FIRST_BATTLE, line } from './line.ts'
import { approach, FLANDERS, flandersTerms, terciosLine } from './tercios-line.ts'

const game: AnyGame = ancients
const { scenario, seed, seat } = FIRST_BATTLE

/** A machine that is never to be asked. */
const silent = {
  choose: () => Promise.reject(new Error('asked')),
  odds: () => Promise.resolve(null),
  hurry: () => undefined,
  stop: () => undefined,
} as unknown as Thinker

function lesson(): LocalTable {
  const table = new LocalTable(
    game,
    { header: headerOf(game, scenario, seed), answers: [] },
    {
      players: [{ kind: 'person' }, { kind: 'bot', bot: 'greedy' }],
      thinker: silent,
      counter: silent,
      keep: () => undefined,
      lesson: line,
    },
  )
  table.seen(Number.POSITIVE_INFINITY)
  return table
}
const isAsked = (table: LocalTable): Promise<void> =>
  vi.waitFor(() => expect(table.state().owed.length).toBeGreaterThan(0), { interval: 1 })
const answer = (table: LocalTable, picks: Picks): void => {
  const [owed] = table.state().owed
  expect(table.answer(owed, picks)).toBeNull()
}

describe('a pupil who follows the line', () => {
  it('comes to its end, and the enemy with him', async () => {
    const table = lesson()
    await isAsked(table)
    while (table.file().answers.length < line.length) {
      answer(table, table.proposal(seat) ?? [])
      await isAsked(table)
    }
    expect(table.file().answers).toEqual(line)
    expect(table.state().trouble).toBeNull()
    expect(table.proposal(seat)).toBeNull()
  })
  it('may move in another order', async () => {
    const table = lesson()
    for (const picks of [[14], [1, 7, 8], [8, 85], [1, 59]]) {
      await isAsked(table)
      answer(table, picks)
    }
    await isAsked(table)
    expect(table.proposal(seat)).toEqual([7, 84])
  })
  it('is left alone when he does otherwise', async () => {
    const table = lesson()
    await isAsked(table)
    answer(table, [0])
    await isAsked(table)
    expect(table.proposal(seat)).toBeNull()
  })
})

describe('a pupil of Tercios', () => {
  it('follows the line though he puts a commander only near the place that is marked', async () => {
    const header = headerOf(tercios, FLANDERS.scenario, FLANDERS.seed, { setup: flandersTerms })
    const table = new LocalTable(
      tercios,
      { header, answers: approach },
      {
        players: [{ kind: 'person' }, { kind: 'bot', bot: 'recruit' }],
        thinker: silent,
        counter: silent,
        keep: () => undefined,
        lesson: [...approach, ...terciosLine],
      },
    )
    table.seen(Number.POSITIVE_INFINITY)
    await isAsked(table)
    while (table.file().answers.length < approach.length + terciosLine.length) {
      const proposed = table.proposal(FLANDERS.seat) ?? []
      answer(
        table,
        proposed.map(pick => (Array.isArray(pick) ? [pick[0] + 900, pick[1] - 900, pick[2]] : pick)) as Picks,
      )
      await isAsked(table)
    }
    expect(table.file().answers.slice(approach.length, approach.length + terciosLine.length)).toEqual(terciosLine)
  })
})
