import { findingsOf, READY } from '@acies/tercios'
import { describe, expect, it } from 'vitest'
import { emptyList, listFromLink, listToLink, plainList, pointsOfList } from './lists.ts'

describe('army lists', () => {
  it.each(READY.map(ready => [ready.id, ready] as const))('%s goes through a link unharmed', (_, ready) => {
    const list = plainList(ready)
    expect(listFromLink(listToLink(list))).toEqual(list)
    expect(pointsOfList(list)).toBeLessThanOrEqual(ready.points)
    expect(findingsOf(list)).toEqual([])
  })

  it('an allied command keeps its book and its chief', () => {
    const commander = { level: 1, chief: true, virtues: [], qualities: [] }
    const allies = { kind: 'infantry', commander, troops: [], allied: true, from: 'empire' } as const
    const list = { ...emptyList('spain', 1000), commands: [allies] }
    expect(listFromLink(listToLink(list)).commands[0]).toMatchObject({
      allied: true,
      from: 'empire',
      commander: { chief: true },
    })
  })

  it('a list of strange troops costs nothing yet, and a spoilt link is refused', () => {
    const list = { ...emptyList('spain', 1000), elite: [{ profile: 'XXX', options: [] }] }
    expect(pointsOfList(list)).toBe(0)
    expect(() => listFromLink('%%%')).toThrow()
  })
})
