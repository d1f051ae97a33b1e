import { LANGUAGES } from '@acies/kernel'
import { describe, expect, test } from 'vitest'
import { QUALITIES } from '../../data/qualities.ts'
import { ruleOfTrait } from '../../traits/index.ts'
import { qualityWords } from '../qualities.ts'
import { CHAPTERS } from './chapters.ts'
import { RULES } from './index.ts'

const LONGEST = 260
const rules = Object.entries(RULES)

describe('the rule texts', () => {
  test.each(LANGUAGES)('say every rule in %s, complete and short', lang => {
    for (const [id, said] of rules) {
      expect(said[lang], id).toMatch(/^[\p{Lu}¡+0-9].*[.!]$/u)
      expect(said[lang].trim(), id).toBe(said[lang])
      expect(said[lang].length, id).toBeLessThanOrEqual(LONGEST)
    }
  })

  test('have well-formed ids', () => {
    for (const [id] of rules) expect(id).toMatch(/^TER-[A-Z]{2,3}-\d\d$/)
  })

  test('never say one language with the other’s words', () => {
    for (const [id, said] of rules) expect(said.es, id).not.toBe(said.en)
  })

  test('no two rules read the same', () => {
    for (const lang of LANGUAGES) expect(new Set(rules.map(([, said]) => said[lang])).size).toBe(rules.length)
  })

  test('the rule of a quality is the one that names it', () => {
    const texts = new Map(rules)
    for (const quality of QUALITIES)
      expect(texts.get(ruleOfTrait(quality))?.en).toContain(`${qualityWords[quality].name.en}. `)
  })
})

describe('the chapters', () => {
  const prefixes: string[] = CHAPTERS.map(chapter => chapter.prefix)
  const prefixOf = (id: string) => id.split('-')[1]

  test('are named once each, in every language', () => {
    expect(new Set(prefixes).size).toBe(prefixes.length)
    for (const { prefix, title } of CHAPTERS) for (const lang of LANGUAGES) expect(title[lang], prefix).not.toBe('')
  })

  test('hold every rule, in their order, and none is empty', () => {
    expect([...new Set(rules.map(([id]) => prefixOf(id)))]).toEqual(prefixes)
  })
})
