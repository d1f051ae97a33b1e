import { ancients } from '@acies/cc-ancients/cases'
import { napoleonics } from '@acies/cc-napoleonics/cases'
import { type AnyCasedGame, headerOf, LANGUAGES, Rules } from '@acies/kernel'
import { onus } from '@acies/onus/cases'
import { tercios } from '@acies/tercios/cases'
import { wab } from '@acies/wab/cases'
import { describe, expect, it } from 'vitest'
import { COURSES } from './course.ts'

const games: readonly AnyCasedGame[] = [ancients, napoleonics, tercios, onus, wab]

describe.each(COURSES.map(course => [course.game, course] as const))('the course of %s', (id, course) => {
  const game = games.find(g => g.id === id)
  if (game === undefined) throw new Error(`no game ${id}`)

  it('is about a battle that can be begun, from a seat that is there', () => {
    const rules = new Rules(game, course)
    expect(rules.seats).toContain(course.seat)
    expect(() => rules.begin(headerOf(game, course.scenario, course.seed))).not.toThrow()
  })
  it('has lessons with names of their own, short, in both languages', () => {
    expect(new Set(course.lessons.map(l => l.id)).size).toBe(course.lessons.length)
    for (const { id: name, title, text } of course.lessons) {
      for (const lang of LANGUAGES) {
        expect(title[lang].length, name).toBeGreaterThan(3)
        expect(text[lang].length, name).toBeGreaterThan(40)
        expect(text[lang].length, name).toBeLessThan(300)
      }
    }
  })
  it('cites rules that exist', () => {
    for (const { id: name, rules } of course.lessons) {
      for (const rule of rules) expect(game.texts.rules[rule], `${name}: ${rule}`).toBeDefined()
    }
  })
})
