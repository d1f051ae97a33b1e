import type { Event, Field } from '@acies/commands-colors'
import { type Add, type Heard, headerOf, Rules, randomFrom, sample } from '@acies/kernel'
import { describe, expect, it } from 'vitest'
import { ancients } from './index.ts'

const statistics = ancients.statistics
if (statistics === undefined) throw new Error('nothing is counted')

describe('what the lab counts', () => {
  it('adds up over a match', () => {
    const rules = new Rules<Field, Event>(ancients)
    const p = rules.begin(headerOf(ancients, 'cannae', 3))
    const sums: Record<string, Record<string, number[]>> = {}
    const add: Add = (chart, key, column, amount) => {
      sums[chart] ??= {}
      sums[chart][key] ??= [0, 0, 0, 0]
      sums[chart][key][column] += amount
    }
    const total = (chart: string, ...columns: number[]): number =>
      Object.values(sums[chart]).reduce((sum, row) => sum + columns.reduce((all, column) => all + row[column], 0), 0)
    const count = statistics.counter(p, add)
    const random = randomFrom(5)
    const told: Event[] = []
    while (p.result === null) {
      const [seat] = rules.referee.owing(p)
      const heard: Heard<Event>[] = []
      rules.referee.take(p, seat, sample(rules.referee, p, seat, random), heard)
      for (const { event } of heard) {
        told.push(event)
        count(event)
      }
    }
    const lost = told.reduce((sum, e) => sum + (e.type === 'lost-blocks' ? e.blocks : 0), 0)
    const dead = (side: number) =>
      p.field.units.filter(u => u.side === side && u.blocks === 0).length +
      told.filter(e => e.type === 'eliminated' && e.piece >= 100 && p.field.leaders[e.piece - 100].side === side).length
    expect(lost).toBeGreaterThan(10)
    expect([total('blocks', 0, 1), total('casualties', 0, 1)]).toEqual([lost, lost])
    expect(total('cards', 2, 3)).toBe(lost)
    expect([total('losses', 0), total('losses', 1)]).toEqual([dead(0), dead(1)])
    expect(total('cards', 0)).toBe(told.filter(e => e.type === 'card').length)
    expect(total('movement', 0, 1)).toBeGreaterThan(20)
    expect(Object.keys(sums.movement).every(key => key in statistics.places.at)).toBe(true)
    expect(statistics.turn(p.field)).toBe(p.field.turn)
    for (const chart in sums)
      for (const key in sums[chart]) {
        const { es, en } = statistics.charts[chart].name(key)
        expect(es !== '' && en !== '').toBe(true)
      }
  })
})
