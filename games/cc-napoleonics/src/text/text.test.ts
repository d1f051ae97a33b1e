import { EXIT, hexOf } from '@acies/commands-colors'
import { headerOf, LANGUAGES, type Said } from '@acies/kernel'
import { describe, expect, it } from 'vitest'
import { type BattleData, battles } from '../data/battles/index.ts'
import { napoleonics } from '../game.ts'
import { briefings, objectiveWords, specialRuleWords } from './battles.ts'
import { cardWords } from './cards.ts'
import * as names from './names.ts'
import { quotes } from './quotes.ts'

const isSaid = (value: object): value is Said => 'es' in value && 'en' in value

/** Every sentence below a table of words, with the path that leads to it. */
function sentences(value: unknown, path: string): [string, Said][] {
  if (typeof value !== 'object' || value === null) return []
  if (isSaid(value)) return [[path, value]]
  return Object.entries(value).flatMap(([key, below]) => sentences(below, `${path}.${key}`))
}

const everything = sentences({ names, cardWords, briefings, objectiveWords, specialRuleWords, quotes }, '')

describe('the words', () => {
  it('are said in every language', () => {
    expect(everything.length).toBeGreaterThan(500)
    for (const [path, said] of everything)
      for (const lang of LANGUAGES) {
        expect(said[lang].trim(), `${path} ${lang}`).toBe(said[lang])
        expect(said[lang], `${path} ${lang}`).not.toBe('')
        expect(said[lang], `${path} ${lang}`).not.toMatch(/ {2}|\.\.|["']/)
        expect(said[lang], `${path} ${lang}`).not.toMatch(lang === 'es' ? /[“”‘]/ : /[«»‘]/)
      }
  })

  it('fit on a card', () => {
    for (const [path, said] of sentences(cardWords, 'cards'))
      for (const lang of LANGUAGES) expect(said[lang].length, `${path} ${lang}`).toBeLessThanOrEqual(280)
  })

  it('tell each battle in 70 to 130 words and three to five pictures', () => {
    for (const [id, briefing] of Object.entries(briefings)) {
      for (const lang of LANGUAGES) {
        const count = briefing.history[lang].split(/\s+/).length
        expect(count, `${id} ${lang}`).toBeGreaterThanOrEqual(70)
        expect(count, `${id} ${lang}`).toBeLessThanOrEqual(130)
      }
      expect(briefing.slides.length, id).toBeGreaterThanOrEqual(3)
      expect(briefing.slides.length, id).toBeLessThanOrEqual(5)
    }
  })

  it('call a place that is taken by its name', () => {
    const field = napoleonics.setUp(headerOf(napoleonics, 'waterloo', 1))
    const taken = (hex: string) =>
      napoleonics.speech.tell({ type: 'captured', rules: [], hex: hexOf(hex) ?? EXIT, side: 0 }, field, 'es')
    expect(taken('E3')).toBe('Francia toma Hougoumont (E3).')
    expect(taken('E4')).toBe('Francia toma E4.')
  })

  it('have a briefing for each battle, and a name for each commander', () => {
    const all: readonly BattleData[] = battles
    expect(Object.keys(briefings)).toEqual(all.map(battle => battle.id))
    for (const battle of all)
      for (const army of [battle.top, battle.bottom])
        expect(Object.keys(names.commanderNames)).toContain(army.commander)
  })
})
