import type { Said } from '@acies/kernel'
import { describe, expect, it } from 'vitest'
import { BATTLES, type Battle } from '../../data/battles/index.ts'
import { type Briefing, briefings, commanderNames, specialRuleWords } from '../battles.ts'
import { quotes } from '../quotes.ts'
import { named } from './named.ts'

const battles: Battle[] = Object.values(BATTLES)
const written: Record<string, Briefing> = briefings
const called: Readonly<Record<string, (typeof named)[keyof typeof named]>> = named
const told = Object.entries(written)
const count = (text: string) => text.split(/\s+/).length
const hosts = ({ top, bottom }: Battle) => [top, bottom]

function everyWord(briefing: Briefing): Said[] {
  const { title, date, armies, history, ground, doubt, hints, slides } = briefing
  const tale = slides.flatMap(slide => [slide.title, slide.text])
  return [title, date, armies, history, ground, doubt, hints.top, hints.bottom, ...tale]
}

describe('the words of the battles', () => {
  it('exist for every battle', () => expect(Object.keys(written)).toEqual(battles.map(battle => battle.id)))

  it.each(told)('%s: nothing is left blank in either language', (id, briefing) => {
    const { troops, places } = called[id]
    for (const { es, en } of [...everyWord(briefing), ...Object.values(troops), ...Object.values(places)]) {
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

  it.each(battles.map(battle => [battle.id, battle] as const))('%s: troops and places have names', (id, battle) => {
    const troops = hosts(battle).flatMap(host => [...host.elite, ...host.commands.flatMap(command => command.troops)])
    expect(new Set(Object.keys(called[id].troops))).toEqual(new Set(troops.map(troop => troop.name)))
    expect(new Set(Object.keys(called[id].places))).toEqual(new Set(battle.ground.map(ground => ground.name)))
    expect(written[id].date.en).toContain(`${battle.year}`)
  })

  it('explain every special rule, and no other', () => {
    const used = battles.flatMap(battle => battle.rules.map(rule => rule.id))
    expect(Object.keys(specialRuleWords).toSorted()).toEqual(used.toSorted())
  })

  it('name every commander, and no other', () => {
    const men = battles.flatMap(hosts).flatMap(host => [host.chief, ...host.commands.map(({ commander }) => commander)])
    expect(Object.keys(commanderNames)).toEqual([...new Set(men.flatMap(man => (man ? [man.name] : [])))].toSorted())
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
