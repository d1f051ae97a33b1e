import type { Said } from '@acies/kernel'
import { describe, expect, it } from 'vitest'
import { BATTLES } from '../../data/battles/index.ts'
import { quotes } from '../quotes.ts'
import { type Briefing, briefings, commanderNames, specialRuleWords } from './index.ts'
import { seatNames } from './seats.ts'

const told = Object.entries(briefings)
const count = (text: string) => text.split(/\s+/).length

function everyWord({ title, date, armies, history, doubt, hints, slides }: Briefing): Said[] {
  const tale = slides.flatMap(slide => [slide.title, slide.text])
  return [title, date, armies, history, doubt, ...hints, ...tale]
}

describe('the words of the battles', () => {
  it('exist for every battle', () => expect(Object.keys(briefings)).toEqual(BATTLES.map(battle => battle.id)))

  it.each(told)('%s: nothing is left blank in either language', (id, briefing) => {
    for (const { es, en } of [...everyWord(briefing), ...seatNames[id]]) {
      expect(es.trim()).toBe(es)
      expect(en.trim()).toBe(en)
      expect(es && en).not.toBe('')
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

  it.each(BATTLES.map(b => [b.id, b] as const))('%s: a name for every seat, and its year', (id, battle) => {
    expect(briefings[id].hints).toHaveLength(battle.hosts.length)
    expect(seatNames[id]).toHaveLength(battle.hosts.length)
    if (battle.year !== undefined) expect(briefings[id].date.en).toContain(`${Math.abs(battle.year)}`)
  })

  it('explain every special rule, and no other', () => {
    const used = BATTLES.flatMap(battle => battle.rules.map(rule => rule.id))
    expect(Object.keys(specialRuleWords).toSorted()).toEqual(used.toSorted())
  })

  it('name every commander, and no other', () => {
    const men = BATTLES.flatMap(battle => battle.hosts.map(host => host.general.man))
    expect(Object.keys(commanderNames)).toEqual([...new Set(men)].toSorted())
  })
})

describe('what commanders say', () => {
  const lines = Object.entries(quotes).flatMap(([man, said]) =>
    Object.entries(said).map(entry => [man, ...entry] as const),
  )

  it('every one of them speaks', () => expect(Object.keys(quotes)).toEqual(Object.keys(commanderNames)))

  it.each(lines)('%s, %s: one sentence in each language', (_man, _moment, { es, en }) => {
    expect(es).toMatch(/^[¡¿]?\p{Lu}[^.]+[.!?]$/u)
    expect(en).toMatch(/^\p{Lu}[^.]+[.!?]$/u)
  })

  it('nobody repeats another', () => {
    const said = lines.flatMap(([, , { es, en }]) => [es, en])
    expect(new Set(said).size).toBe(said.length)
  })
})
