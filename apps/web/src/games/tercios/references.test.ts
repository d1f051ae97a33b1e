import { PROFILES, QUALITIES } from '@acies/tercios'
import { describe, expect, it } from 'vitest'
import { references } from './references.tsx'

describe.each(['es', 'en'] as const)('the reference of Tercios, %s', lang => {
  const pages = references(lang)
  const entries = pages.flatMap(page => page.entries)

  it('has a sheet for every troop of every army, once', () => {
    const sheets = entries.filter(({ id }) => PROFILES.has(id))
    expect(sheets.map(({ id }) => id).toSorted()).toEqual([...PROFILES.keys()].toSorted())
  })
  it('has every quality, and says what everything is', () => {
    expect(pages.find(({ id }) => id === 'qualities')?.entries).toHaveLength(QUALITIES.length)
    for (const { id, name, text } of entries) expect([name, text].every(Boolean), id).toBe(true)
  })
  it('gives no page twice', () => expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length))
})
