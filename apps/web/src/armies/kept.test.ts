import { keptIn, keptSaid } from '@acies/tabletop'
import { describe, expect, it } from 'vitest'
import { muster as onus } from '../games/onus/muster.tsx'
import { muster as tercios } from '../games/tercios/muster.tsx'
import { muster as wab } from '../games/wab/muster.tsx'

describe.each([tercios, onus, wab])('what fits in ready lists of $game', muster => {
  it.each(['es', 'en'] as const)('is said with its figures in words, %s', lang => {
    // What has no name would be called by its id.
    const entries = muster.books.flatMap(book => book.entries)
    const ids = entries.flatMap(({ id, tags = [] }) => [id, ...tags]).filter(id => id.includes('-'))
    for (const { roster } of muster.ready) {
      const kept = keptIn(muster.books, roster)
      expect(kept.length).toBeGreaterThan(2)
      for (const one of kept) {
        const { of, figure, bound } = keptSaid(one, muster.names, roster.points, lang)
        expect(`${of} ${figure} ${bound}`).not.toMatch(/Infinity|NaN|undefined/)
        expect(ids.filter(id => `${of} ${bound}`.toLowerCase().includes(id))).toEqual([])
        expect(of.length).toBeGreaterThan(2)
        expect(`${of}${figure}`).toMatch(one.fault.is === 'once' ? /una vez|once/ : /\d/)
      }
    }
  })
})
