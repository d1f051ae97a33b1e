import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { QUALITIES } from '../data/qualities.ts'
import { TROOP_RULES } from '../data/troop-rules.ts'
import { VIRTUES } from '../data/virtues.ts'
import { fieldFrom, troop } from '../testing.ts'
import { RULES } from '../text/rules/index.ts'
import { has, lift, riderWith, TRAITS, traitsWith } from './index.ts'
import { QUALITY_TRAITS } from './qualities/index.ts'
import { TROOP_TRAITS } from './troops/index.ts'
import { VIRTUE_TRAITS } from './virtues/index.ts'

const sources = (folder: string): string[] =>
  readdirSync(new URL(folder, import.meta.url))
    // What an army may buy is data.
    .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'army.ts')
    .map(file => readFileSync(new URL(`${folder}/${file}`, import.meta.url), 'utf8'))

describe('a room for every special rule', () => {
  test('all that armies and commanders may have is there, in the order of the rulebook', () => {
    expect(QUALITY_TRAITS.map(t => t.name)).toEqual(QUALITIES)
    expect(VIRTUE_TRAITS.map(t => t.name)).toEqual(VIRTUES)
    expect(new Set(TROOP_TRAITS.map(t => t.name))).toEqual(new Set(TROOP_RULES))
  })
  test('each does something, by a rule that is in the book', () => {
    const known = new Set(Object.keys(RULES))
    for (const name of TRAITS.names) {
      const { own, riding, leading, action, rules } = TRAITS.named(name)
      expect([own, riding, leading, action].some(room => room !== undefined)).toBe(true)
      for (const rule of rules) expect(known, name).toContain(rule)
    }
  })
  test('the core names no quality and no virtue', () => {
    // Words of an answer, a gait and the names of steps and locals are no special rules.
    const words = ['nimble', 'fearless', 'relentless', 'patient', 'initiative']
    for (const source of [...sources('../rules'), ...sources('../steps')])
      for (const name of [...QUALITIES, ...VIRTUES])
        if (!words.includes(name)) expect(source.includes(`'${name}'`), name).toBe(false)
  })
})

describe('who has a say for a troop', () => {
  const field = (effects: readonly { is: string; n: number }[], rules: readonly string[] = []) =>
    fieldFrom({
      troops: { 'a-1': { at: [30, 30], with: { rules }, effects } },
      commanders: { 'a-c1': { with: 'a-1', virtues: ['drill'], qualities: ['brave'] } },
    })
  test('TER-UNI-07, TER-QUA-12: its list, and whoever rides with it', () => {
    const g = field([], ['squares'])
    const u = troop(g, 'a-1')
    expect(traitsWith(g, u, 'recoversWholly').map(t => t.name)).toEqual(['brave'])
    expect([has(g, u, 'impetuous'), has(g, u, 'neverFlanked'), has(g, u, 'loose')]).toEqual([true, true, false])
    expect(riderWith(g, u, 'impetuous')?.name).toBe(g.commanders[0].name)
  })
  test('TER-QUA-20: nobody rides with it for as long as a Ruthless enemy has shaken it', () => {
    const g = field([{ is: 'ruthless', n: 0 }], ['squares'])
    const u = troop(g, 'a-1')
    expect([has(g, u, 'impetuous'), has(g, u, 'neverFlanked')]).toEqual([false, true])
    expect(riderWith(g, u, 'impetuous')).toBeNull()
  })
  test('TER-CMD-32: a virtue lent is the same as one that rides along', () => {
    const g = field([{ is: 'inspired', n: VIRTUES.indexOf('will') }])
    expect(traitsWith(g, troop(g, 'a-1'), 'adds').map(t => t.name)).toEqual(['will', 'drill'])
  })
  test('TER-RUL-15: a mark ends when its time has come', () => {
    const marks = ['stoic', 'inspired', 'meticulous', 'resisting'].map(is => ({ is, n: 0 }))
    const u = troop(field(marks), 'a-1')
    lift(u, 'act')
    expect(u.effects.map(e => e.is)).toEqual(['inspired', 'meticulous', 'resisting'])
    lift(u, 'pass', 'activation')
    expect(u.effects.map(e => e.is)).toEqual(['meticulous'])
    lift(u, 'turn')
    expect(u.effects).toEqual([])
  })
})
