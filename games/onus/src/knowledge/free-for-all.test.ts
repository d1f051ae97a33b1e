import { type Heard, headerOf, Rules, randomFrom, sample } from '@acies/kernel'
import type { TableEdge } from '@acies/table'
import { describe, expect, it } from 'vitest'
import type { Event } from '../events.ts'
import { onus } from '../game.ts'
import type { Field } from '../position.ts'
import { fieldOf, unit } from '../rules/testing.ts'
import { Eye } from './eye.ts'
import { knowledge } from './index.ts'

/** Everybody against everybody, one unit each in the middle of its edge, all as far from one another as can be. */
function round(): Field {
  const edges: TableEdge[] = ['south', 'west', 'east', 'north']
  const g = fieldOf(
    unit(0, 'R1', 13, 15),
    unit(1, 'R1', 7, 9, 90),
    unit(2, 'R1', 19, 9, 270),
    unit(3, 'R1', 13, 3, 180),
  )
  g.side = [0, 1, 2, 3]
  g.edge = edges
  return g
}

describe('everybody against everybody (ONU-MUL-07)', () => {
  it('of enemies as near as one another each prefers another', () => {
    const g = round()
    const eye = new Eye(g)
    const wanted = g.units.map(u => eye.nearest(u)?.foe.seat)
    expect(new Set(wanted)).toEqual(new Set([0, 1, 2, 3]))
  })

  it('nobody is singled out: every seat is attacked, none by half of all blows', () => {
    const setup = { armies: ['rome-500', 'rome-500', 'rome-500', 'rome-500'], sides: [0, 1, 2, 3], turns: 12 }
    const struck = [0, 0, 0, 0]
    for (let seed = 1; seed <= 3; seed++) {
      const header = headerOf(onus, 'campal-500', seed, { setup })
      const rules = new Rules(onus, header)
      const { referee } = rules
      const p = rules.begin(header)
      const random = randomFrom(seed)
      while (p.result === null) {
        const [seat] = referee.owing(p)
        const thought = knowledge.habit(
          p,
          seat,
          draft => referee.next(p, seat, draft),
          { weights: {}, whim: 0.3 },
          random,
        )
        const picks =
          thought === null || referee.refuse(p, seat, thought) !== null ? sample(referee, p, seat, random) : thought
        const heard: Heard<Event>[] = []
        referee.take(p, seat, picks, heard)
        for (const { event } of heard) {
          if (event.type === 'charged') struck[p.field.units[event.foe].seat]++
          if (event.type === 'shot-declared') struck[p.field.units[event.target].seat]++
        }
      }
    }
    const all = struck.reduce((sum, n) => sum + n, 0)
    expect(all).toBeGreaterThan(20)
    for (const n of struck) {
      expect(n / all).toBeGreaterThan(0.08)
      expect(n / all).toBeLessThan(0.5)
    }
  })
})
