import { findingsOf, optionsFor, type Roster } from '@acies/tabletop'
import { describe, expect, it } from 'vitest'
import { muster as onus } from '../games/onus/muster.tsx'
import { muster as tercios } from '../games/tercios/muster.tsx'
import { muster as wab } from '../games/wab/muster.tsx'
import { mendsOf } from './mends.ts'
import type { Muster } from './muster.ts'
import { addUnit, dropGroup, putAt } from './roster.ts'

/** A list spoilt in the ways a builder lets one spoil it. */
function* spoilt(muster: Muster, roster: Roster): Iterable<readonly [how: string, roster: Roster]> {
  const { groups } = roster
  const [first] = groups[groups.length - 1].units
  const last = groups.length - 1
  yield ['a unit six times more', Array.from({ length: 6 }).reduce<Roster>(list => addUnit(list, last, first), roster)]
  yield ['fewer points', { ...roster, points: roster.points - 40 }]
  yield ['none of its units', { ...roster, groups: groups.map(group => ({ ...group, units: [] })) }]
  if (groups.length > 1) yield ['one group less', dropGroup(roster, 0)]
  yield ['nobody to lead', groups.reduce((list, _, g) => putAt(list, `groups.${g}.leader`, null), roster)]
  yield ['too few men', putAt(roster, `groups.${last}.units.0`, { ...first, models: 0 })]
  const book = muster.books.find(({ id }) => id === (groups[last].from ?? roster.book))
  const entry = book?.entries.find(({ id }) => id === first.entry)
  if (book === undefined || entry === undefined) throw new Error('no such unit')
  const all = optionsFor(book, roster.variant, groups[last].slot, entry).map(({ id }) => id)
  yield ['whatever may be bought', putAt(roster, `groups.${last}.units.0`, { ...first, options: [...all, ...all] })]
  yield ['no kind of army', { ...roster, variant: undefined }]
}

/** Presses the first thing that is offered until nothing is wrong any more. */
function pressed({ books }: Muster, roster: Roster): readonly string[] {
  let list = roster
  for (let n = 0; n < 60; n++) {
    const [finding] = findingsOf(books, list)
    if (finding === undefined) return []
    const [mend] = mendsOf(books, list, finding)
    if (mend === undefined) return [`no mend: ${finding.rule} ${finding.where} ${JSON.stringify(finding.fault)}`]
    list = mend.roster
  }
  return ['it never ends']
}

describe.each([tercios, onus, wab].map(muster => [muster.game, muster] as const))('lists of %s', (_, muster) => {
  const books = muster.books.map(({ id }) => id)
  const lists = books.flatMap(id => muster.ready.find(({ roster }) => roster.book === id) ?? [])
  it.each(lists.map(({ id, roster }) => [id, roster] as const))(
    '%s: each fault has a press that mends it',
    (__, one) => {
      for (const [how, roster] of spoilt(muster, one)) expect(pressed(muster, roster), how).toEqual([])
    },
  )
})
