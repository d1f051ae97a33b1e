import type { Said } from '@acies/kernel'
import { describe, expect, it } from 'vitest'
import { scenarios } from '../data/scenarios.ts'
import { type Briefing, briefings, specialRuleWords } from './scenarios.ts'

const written: Record<string, Briefing> = briefings
const told = Object.entries(written)
const count = (sentence: string) => sentence.split(/\s+/).length

function everyWord({ title, armies, history, ground, hints, slides }: Briefing): Said[] {
  const tale = slides.flatMap(slide => [slide.title, slide.text])
  return [title, armies, history, hints.top, hints.bottom, ...(ground ? [ground] : []), ...tale]
}

describe('the words of the battles', () => {
  it('exist for every scenario', () => {
    expect(Object.keys(written)).toEqual(scenarios.map(scenario => scenario.id))
  })

  it.each(told)('%s: nothing is left blank in either language', (_, briefing) => {
    for (const { es, en } of everyWord(briefing)) {
      expect(es.trim()).not.toBe('')
      expect(en.trim()).not.toBe('')
    }
  })

  it.each(told)('%s: the history takes 70 to 130 words', (_, { history }) => {
    for (const length of [count(history.es), count(history.en)]) {
      expect(length).toBeGreaterThanOrEqual(70)
      expect(length).toBeLessThanOrEqual(130)
    }
  })

  it.each(told)('%s: three to five slides, each a sentence', (_, { slides }) => {
    expect([3, 4, 5]).toContain(slides.length)
    for (const { text } of slides) for (const words of [text.es, text.en]) expect(words).toMatch(/^[^.]+\.$/)
  })

  it('the year told is the year of the scenario', () => {
    for (const { id, year } of scenarios) {
      const dates = written[id]?.history.en.match(/\d+(?= BC)/g) ?? []
      for (const date of dates) expect(-Number(date), id).toBe(year)
    }
  })

  it('explain every special rule, and no other', () => {
    const used = scenarios.flatMap(scenario => scenario.rules).map(rule => rule.split(':')[0])
    expect(Object.keys(specialRuleWords).toSorted()).toEqual(used.toSorted())
    for (const { name, text } of Object.values(specialRuleWords))
      for (const words of [name.es, name.en, text.es, text.en]) expect(words.trim()).not.toBe('')
  })
})
