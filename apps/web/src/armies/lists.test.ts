import { costOf, findingsOf, type Roster, readRoster, writeRoster } from '@acies/tabletop'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { muster as onusMuster } from '../games/onus/muster.tsx'
import { muster } from '../games/tercios/muster.tsx'
import { isDraft, keepDraft, keepList, keptDraft, keptList, listFromLink, listToLink, sameAs } from './lists.ts'
import { mendsOf } from './mends.ts'
import { addUnit, freshUnit, putAt, rowsOf, toggled } from './roster.ts'
import { complaintIn, listInWords, nameIn } from './told.ts'

function complaintOf(text: string): string {
  try {
    readRoster(text)
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : `${error}`
  }
}

const { books, ready } = muster
const kept = (roster: Roster, name = 'León del Norte') => ({ id: 'x', game: muster.game, name, roster })

describe('lists that are ready', () => {
  it.each(ready.map(({ id, roster }) => [id, roster] as const))('%s goes through a link with its name', (_, roster) => {
    expect(listFromLink(listToLink(kept(roster)))).toEqual({ game: 'tercios', name: 'León del Norte', roster })
    expect(costOf(books, roster).total).toBeLessThanOrEqual(roster.points)
    expect(findingsOf(books, roster)).toEqual([])
  })
  it('are refused when their link is spoilt', () => {
    expect(() => listFromLink('%%%')).toThrow()
  })
  it('are refused when their link is endless, and their name has an end', () => {
    expect(() => listFromLink('A'.repeat(60_000))).toThrow('too long')
    const link = listToLink(kept(ready[0].roster, 'N'.repeat(1000)))
    expect(listFromLink(link).name).toBe('N'.repeat(60))
  })
})

describe('what is being built', () => {
  const drawer = () => {
    const store = new Map<string, string>()
    return {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => store.set(key, value),
    }
  }
  afterEach(() => vi.unstubAllGlobals())

  it('is found again by game, and lies among the drafts once it has been worked at, until it is saved', () => {
    vi.stubGlobal('localStorage', drawer())
    vi.stubGlobal('sessionStorage', drawer())
    const mine = { ...kept(ready[0].roster), id: 'mine' }
    keepDraft(mine, true)
    keepDraft({ id: 'other', game: onusMuster.game, name: '', roster: onusMuster.ready[0].roster }, false)
    expect(keptDraft()?.id).toBe('other')
    expect(keptDraft('tercios')).toEqual(mine)
    expect([isDraft('mine'), isDraft('other')]).toEqual([true, false])
    keepList(mine)
    expect([isDraft('mine'), keptList('mine')]).toEqual([false, mine])
    const longer = { ...mine, name: 'León viejo' }
    keepDraft(longer, true)
    expect([isDraft('mine'), keptList('mine')?.name]).toEqual([true, 'León del Norte'])
    keepDraft(mine, true)
    expect(isDraft('mine')).toBe(false)
  })
  it('loses nothing to what another window keeps', () => {
    const shared = drawer()
    vi.stubGlobal('localStorage', shared)
    vi.stubGlobal('sessionStorage', drawer())
    keepList({ ...kept(ready[0].roster), id: 'here' })
    const other = { id: 'there', game: 'tercios', name: 'Otra', text: writeRoster(ready[1].roster) }
    shared.setItem('acies.armies', JSON.stringify([...JSON.parse(shared.getItem('acies.armies') ?? '[]'), other]))
    keepList({ ...kept(ready[2].roster), id: 'later' })
    expect(['here', 'there', 'later'].map(id => keptList(id) !== undefined)).toEqual([true, true, true])
    expect(sameAs(kept(ready[1].roster, 'Otra'))?.id).toBe('there')
  })
})

describe('a list as text', () => {
  const text = listInWords(muster, kept(ready[0].roster), 'es')
  const people = text.split('\n').filter(line => line.startsWith('#'))
  it('is for people first, and names no troop by its number there', () => {
    expect(nameIn(text)).toBe('León del Norte')
    expect(people.length).toBeGreaterThan(2)
    for (const line of people) expect(line).not.toMatch(/[A-Z]{3}-\d/)
  })
  it('says in Spanish what it does not understand', () => {
    expect(complaintIn('line 1: book | points, such as spain/standard | 500', 'es')).toMatch(/^línea 1: ejército/)
    for (const spoilt of [
      'x | 1\n*30',
      `x | 1\nking×151`,
      `x | 1\n${'x:\n'.repeat(61)}`,
      'x | 1\narmy: a b',
      'x | 1\n"n"',
    ])
      expect(complaintIn(complaintOf(spoilt), 'es')).not.toMatch(/\b(is|a unit|than|has|stands)\b/)
  })
})

describe('a list being built', () => {
  const roster = muster.empty('spain', 500)
  const book = books.find(one => one.id === 'spain')
  if (book === undefined) throw new Error('no book')
  const infantry = { slot: 'infantry', units: [] }

  it('counts what is alike in one row', () => {
    const unit = freshUnit(book, 'SPA-02')
    const twice = addUnit(addUnit({ ...roster, groups: [...roster.groups, infantry] }, 1, unit), 1, unit)
    expect(rowsOf(twice.groups[1], 1)).toMatchObject([{ where: 'groups.1.units.0', copies: 2 }])
    expect(putAt(twice, 'groups.1.units.0', null).groups[1].units).toHaveLength(1)
  })
  it('has one level of a commander at a time, and as many virtues as are wanted', () => {
    const [{ leader }] = roster.groups
    if (leader === undefined) throw new Error('no chief')
    const higher = toggled(book, roster.variant, 'chief', leader, 'level-3')
    expect(higher.options).toEqual(['level-3'])
    expect(toggled(book, roster.variant, 'chief', higher, 'level-3').options).toEqual([])
  })
  it('offers what mends a fault, and each of them does', () => {
    const faulty = { ...roster, groups: [...roster.groups, infantry] }
    const findings = findingsOf(books, faulty)
    const mended = findings.flatMap(finding => mendsOf(books, faulty, finding).map(mend => ({ finding, mend })))
    expect(mended.map(({ mend }) => mend.does)).toContain('add-leader')
    for (const { finding, mend } of mended) {
      const same = findingsOf(books, mend.roster).filter(
        one => one.where === finding.where && one.fault.is === finding.fault.is,
      )
      expect(same).toEqual([])
    }
  })
  it('says which unit to leave out when it costs too much', () => {
    const dear = { ...ready[0].roster, points: ready[0].roster.points - 10 }
    const [over] = findingsOf(books, dear).filter(({ fault }) => fault.is === 'points')
    const [first] = mendsOf(books, dear, over)
    expect(first.does).toBe('remove')
    expect(costOf(books, first.roster).total).toBeLessThanOrEqual(dear.points)
  })
})

describe('lists of ONUS!', () => {
  it.each(onusMuster.ready.map(({ id, roster }) => [id, roster] as const))(
    '%s fits, and goes through a link',
    (_, roster) => {
      expect(findingsOf(onusMuster.books, roster)).toEqual([])
      const one = { id: 'x', game: onusMuster.game, name: 'Marcha', roster }
      expect(listFromLink(listToLink(one))).toEqual({ game: 'onus', name: 'Marcha', roster })
    },
  )
  it('ask for a general, and offer one', () => {
    const empty = onusMuster.empty('rome', 1000)
    const mends = findingsOf(onusMuster.books, empty).flatMap(finding => mendsOf(onusMuster.books, empty, finding))
    expect(mends.map(mend => mend.does)).toContain('add-leader')
  })
})
