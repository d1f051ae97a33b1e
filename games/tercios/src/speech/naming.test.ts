import { headerOf, LANGUAGES } from '@acies/kernel'
import { describe, expect, test } from 'vitest'
import { tercios } from '../game.ts'
import { unitName, unitNoun } from './naming.ts'

const field = (battle: string) => tercios.setUp(headerOf(tercios, battle, 1))

describe.each(['campal-500', 'campal-3000', 'rocroi'])('names in %s', battle => {
  const g = field(battle)
  test.each(LANGUAGES)('no two in an army share one, and none is a sign, %s', lang => {
    for (const side of [0, 1]) {
      const all = [...g.troops, ...g.commanders].filter(u => u.side === side).map(u => unitName(g, u.id, lang))
      expect(new Set(all).size).toBe(all.length)
      for (const name of all) expect(name).not.toMatch(/[a-z]+\d?-c?\d/)
    }
  })
})

test('who has a name goes by it; the others by what they are, or what they lead', () => {
  const rocroi = field('rocroi')
  expect(rocroi.troops.map(u => unitName(rocroi, u.id, 'es'))).toContain('Tercio de Velandia')
  const g = field('campal-3000')
  const leaders = g.commanders.filter(c => c.side === 0).map(c => unitName(g, c.id, 'es'))
  expect(leaders[0]).toBe('General')
  expect(leaders.join()).toContain('Jefe de la infantería')
  expect(unitNoun(g, g.commanders[0].id, 'es').of).toBe('del general')
  expect(unitNoun(g, g.commanders[0].id, 'en').the).toBe('the general')
})
