import { headerOf } from '@acies/kernel'
import { overlaps } from '@acies/table'
import { describe, expect, test } from 'vitest'
import { wab } from '../../game.ts'
import { onTable } from '../../position.ts'
import { bodyOf } from '../../rules/bodies.ts'
import { isOnTable } from '../../rules/route.ts'
import { briefings } from '../../text/battles.ts'
import { properNames } from '../../text/men.ts'
import { BATTLES, isLaid } from './index.ts'

const laid = BATTLES.filter(isLaid)

describe.each(laid.map(b => [b.id, b] as const))('%s', (id, battle) => {
  const g = wab.setUp(headerOf(wab, id, 1))
  test('everybody stands on the table, and nobody on anybody', () => {
    const here = g.units.filter(onTable)
    for (const u of here) expect(isOnTable(g, bodyOf(g, u)), `unit ${u.id}`).toBe(true)
    for (const a of here)
      for (const b of here)
        if (a.id < b.id) expect(overlaps(bodyOf(g, a), bodyOf(g, b)), `${a.id} on ${b.id}`).toBe(false)
    expect(wab.check(g)).toBeNull()
  })
  test('neither side is worth a fifth more than the other', () => {
    const [a, b] = [0, 1].map(side => g.units.reduce((sum, u) => sum + (u.side === side ? u.worth : 0), 0))
    expect(Math.max(a, b) / Math.min(a, b)).toBeLessThan(1.2)
  })
  test('it is briefed, and its names are known in both languages', () => {
    expect(briefings[id].slides.length).toBeGreaterThanOrEqual(3)
    for (const host of battle.hosts)
      for (const { name } of host.units) if (name !== undefined) expect(properNames[name]?.name.en).toBeTruthy()
  })
})
