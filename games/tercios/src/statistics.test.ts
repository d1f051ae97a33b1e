import { type Add, type Heard, headerOf, Rules, randomFrom, sample } from '@acies/kernel'
import { describe, expect, it } from 'vitest'
import { event } from './events.ts'
import { type Event, type Field, tercios } from './index.ts'
import { statistics } from './statistics.ts'

const rules = new Rules<Field, Event>(tercios)
const begin = () => rules.begin(headerOf(tercios, 'rocroi', 3))

/** Sums by chart, key and column. */
function ledger() {
  const sums: Record<string, number> = {}
  const add: Add = (chart, key, column, amount) => {
    const entry = `${chart} ${key} ${column}`
    sums[entry] = (sums[entry] ?? 0) + amount
  }
  const total = (beginning: string, column?: number): number =>
    Object.entries(sums)
      .filter(([entry]) => entry.startsWith(beginning) && (column === undefined || entry.endsWith(` ${column}`)))
      .reduce((sum, [, n]) => sum + n, 0)
  return { sums, add, total }
}

describe('what the lab counts', () => {
  it('adds up over a match', () => {
    const p = begin()
    const { add, total, sums } = ledger()
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
    const of = (type: Event['type']) => told.filter(e => e.type === type)
    const worn = of('wear').reduce((sum, e) => sum + e.n, 0)
    expect(worn).toBeGreaterThan(0)
    expect([total('wear '), total('casualties ')]).toEqual([worn, worn])
    expect(total('losses ')).toBe(of('destroyed').length + of('commander-lost').length)
    expect(total('orders ', 0)).toBe(of('activated').length)
    expect(total('movement ')).toBeGreaterThan(20)
    const places = Object.keys(statistics.places.at)
    for (const entry in sums) {
      const [chart, key] = entry.split(' ')
      if (chart === 'movement' || chart === 'casualties') expect(places).toContain(key)
    }
  })

  it('puts wear down to the order of whoever acts, and to the place where it was suffered', () => {
    const p = begin()
    const { add, sums } = ledger()
    const [mine] = p.field.troops.filter(u => u.side === 0)
    const [theirs] = p.field.troops.filter(u => u.side === 1)
    const count = statistics.counter(p, add)
    count(event('activated', [], { unit: mine.id, word: 'fire' }))
    count(event('placed', [], { unit: theirs.id, path: [p.field.width / 2, p.field.depth / 2, 0] }))
    count(event('wear', [], { unit: theirs.id, n: 2 }))
    count(event('wear', [], { unit: mine.id, n: 1 }))
    count(event('destroyed', [], { unit: theirs.id }))
    expect(sums).toMatchObject({
      'orders fire 0': 1,
      'orders fire 2': 2,
      'orders fire 3': 1,
      'orders fire 4': 1,
      'casualties 36-24 1': 2,
    })
  })

  it('follows a march to where it ended, whatever its line before it was put right', () => {
    const p = begin()
    const { add, sums } = ledger()
    const count = statistics.counter(p, add)
    const [mine] = p.field.troops.filter(u => u.side === 0)
    const [x, y] = [p.field.width / 2, p.field.depth / 2]
    count(event('moved', [], { unit: mine.id, path: [x, y, 0, x, y + 10, 0, 1, 2, 3, 4] }))
    count(event('wear', [], { unit: mine.id, n: 1 }))
    expect(sums).toMatchObject({ 'casualties 36-24 0': 1 })
  })

  it('knows who begins', () => {
    expect(statistics.begins?.(event('first', ['TER-INI-02'], { other: 1 }))).toBe(1)
    expect(statistics.begins?.(event('turn', [], { n: 1 }))).toBe(null)
  })

  it('names everything in both languages', () => {
    for (const chart of Object.values(statistics.charts)) {
      const columns = chart.columns === 'sides' ? [] : chart.columns
      for (const said of [chart.title, ...columns]) expect(said.es !== '' && said.en !== '').toBe(true)
    }
    expect(statistics.charts.movement.name('36-24').es).toBe('36″, 24″')
    expect(statistics.charts.orders.name('fire')).toEqual({ es: '¡Fuego!', en: 'Fire!' })
  })
})
