import { LANGUAGES } from '@acies/kernel'
import { describe, expect, test } from 'vitest'
import { CHAPTERS } from './chapters.ts'
import { RULES } from './index.ts'

const LONGEST = 260
const rules = Object.entries(RULES)

describe('the rule texts', () => {
  test.each(LANGUAGES)('say every rule in %s, complete and short', lang => {
    for (const [id, said] of rules) {
      expect(said[lang], id).toMatch(/^[\p{Lu}¡«“+−0-9].*[.!]$/u)
      expect(said[lang].trim(), id).toBe(said[lang])
      expect(said[lang].length, id).toBeLessThanOrEqual(LONGEST)
    }
  })
  test('have well-formed ids', () => {
    for (const [id] of rules) expect(id).toMatch(/^WAB-[A-Z]{2,7}-\d\d\d?[a-z]?$/)
  })
  test('never say one language with the other’s words', () => {
    for (const [id, said] of rules) expect(said.es, id).not.toBe(said.en)
  })
  test('no two rules read the same', () => {
    for (const lang of LANGUAGES) {
      const seen = new Map<string, string>()
      for (const [id, said] of rules) {
        expect(seen.get(said[lang]), `${id}: ${said[lang]}`).toBeUndefined()
        seen.set(said[lang], id)
      }
    }
  })
})

describe('the chapters', () => {
  const prefixes: string[] = CHAPTERS.map(chapter => chapter.prefix)

  test('are named once each, in every language', () => {
    expect(new Set(prefixes).size).toBe(prefixes.length)
    for (const { prefix, title } of CHAPTERS) for (const lang of LANGUAGES) expect(title[lang], prefix).not.toBe('')
  })
  test('hold every rule, in their order, and none is empty', () => {
    expect([...new Set(rules.map(([id]) => id.split('-')[1]))]).toEqual(prefixes)
  })
})
