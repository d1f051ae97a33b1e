import { LANGUAGES, type Said } from '@acies/kernel'
import { describe, expect, it } from 'vitest'
import { CHAPTERS, RULES } from './index.ts'

const entries: [string, Said][] = Object.entries(RULES)
const prefixes: string[] = CHAPTERS.map(chapter => chapter.prefix)

describe('the words of the rules', () => {
  it('are short, and there in every language', () => {
    for (const [id, said] of entries)
      for (const lang of LANGUAGES) {
        expect(said[lang].length, `${id} ${lang}`).toBeGreaterThan(10)
        expect(said[lang].length, `${id} ${lang}`).toBeLessThanOrEqual(260)
        expect(said[lang], `${id} ${lang}`).toMatch(/^[A-ZÁÉÍÓÚÑ¿¡].*\.$/)
      }
  })

  it('carry ids of a known chapter, numbered without gaps', () => {
    const last = new Map<string, number>()
    for (const [id] of entries) {
      const [, prefix = '', number = ''] = /^(CCN-[A-Z]{2,3})-(\d\d)$/.exec(id) ?? []
      expect(prefixes, id).toContain(prefix)
      expect(Number(number), id).toBe((last.get(prefix) ?? 0) + 1)
      last.set(prefix, Number(number))
    }
    expect([...last.keys()].sort()).toEqual([...prefixes].sort())
  })

  it('counts every rule of the book', () => {
    expect(entries).toHaveLength(368)
  })
})
