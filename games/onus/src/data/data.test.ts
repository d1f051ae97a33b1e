import { describe, expect, it } from 'vitest'
import { BATTLES } from './battles/index.ts'
import { CARDS, cardCode, cardWith, EVENTS, ORDERS } from './cards.ts'
import { ABILITIES, GENERALS, generalNamed } from './generals.ts'
import { FACTIONS } from './kind.ts'
import { KINDS, kindNamed } from './kinds.ts'
import { READY } from './ready.ts'

const SECTION = 0.4
const CARD = { width: 4 * SECTION, depth: 2 * SECTION }
/** West, north, east and south of a card that faces one of the four winds. */
function extent({ x, y, facing }: { x: number; y: number; facing: number }): [number, number, number, number] {
  const { width: w, depth: d } = CARD
  if (facing === 0) return [x - w / 2, y, x + w / 2, y + d]
  if (facing === 18000) return [x - w / 2, y - d, x + w / 2, y]
  if (facing === 9000) return [x - d, y - w / 2, x, y + w / 2]
  return [x, y - w / 2, x + d, y + w / 2]
}
const apart = (a: number[], b: number[]): boolean => a[2] <= b[0] || b[2] <= a[0] || a[3] <= b[1] || b[3] <= a[1]

describe('the cards', () => {
  it('are 48 units, eight of each faction and eight for hire', () => {
    expect(KINDS).toHaveLength(48)
    expect(new Set(KINDS.map(k => k.id)).size).toBe(48)
    for (const faction of [...FACTIONS, 'mercenaries']) expect(KINDS.filter(k => k.faction === faction)).toHaveLength(8)
  })
  it('print what the rulebook quotes', () => {
    expect(kindNamed('R1')).toMatchObject({ value: 100, dodge: 5, armour: 8 })
    expect(kindNamed('R6')).toMatchObject({ force: 3, range: 8 })
    expect(kindNamed('D1')).toMatchObject({ hit: 4, wound: 4 })
    expect(kindNamed('X1')).toMatchObject({ hit: 3, wound: 3, morale: 8, mate: 'X2' })
    expect(kindNamed('P1')?.move).toBe(400)
    expect(generalNamed('GR1')?.percent).toBe(30)
  })
  it('have values that fight', () => {
    for (const k of KINDS)
      for (const n of [k.hit, k.wound, k.dodge, k.armour, k.morale, k.life, k.move, k.value, k.most])
        expect(n, k.id).toBeGreaterThanOrEqual(1)
    for (const k of KINDS) expect(k.force > 0, k.id).toBe(k.range > 0)
    for (const k of KINDS) expect(k.mate === '' || kindNamed(k.mate) !== undefined, k.id).toBe(true)
  })
  it('are 14 generals, each with an ability of his own', () => {
    expect(GENERALS).toHaveLength(14)
    expect(new Set(GENERALS.map(g => g.ability))).toEqual(new Set(ABILITIES))
  })
})

describe('the deck', () => {
  const times = (half: 'order' | 'event', id: string) => CARDS.filter(card => card[half] === id).length
  it('has 60 cards and uses every order and every event', () => {
    expect(CARDS).toHaveLength(60)
    for (const id of Object.keys(ORDERS)) expect(times('order', id), id).toBeGreaterThan(1)
    for (const id of Object.keys(EVENTS)) expect(times('event', id), id).toBeGreaterThan(0)
  })
  it('has as many copies as proposed', () => {
    expect(['direct-order', 'left-wing', 'stampede', 'reinforce-unit'].map(id => times('order', id))).toEqual([
      5, 3, 2, 3,
    ])
    expect(['veterans', 'nothing-happens', 'general-hit', 'stand-firm'].map(id => times('event', id))).toEqual([
      4, 4, 1, 3,
    ])
  })
  it('is known by its corners', () => {
    expect(cardCode(0)).toBe('A01')
    expect(CARDS[cardWith('A43') ?? 0]).toEqual({ order: 'shoot-into-the-melee', event: 'general-hit' })
    expect(CARDS[cardWith('A60') ?? 0]).toEqual({ order: 'reinforce-unit', event: 'fury' })
    for (const none of ['A00', 'A61', 'B01', 'A1']) expect(cardWith(none)).toBeNull()
  })
})

describe('the battles', () => {
  it.each(BATTLES.map(b => [b.id, b] as const))('%s: everybody has room, on the table', (_, battle) => {
    const cards = battle.hosts.flatMap(host => host.units.map(extent))
    for (const [w, n, e, s] of cards) {
      expect(Math.min(w, n)).toBeGreaterThanOrEqual(0)
      expect(e).toBeLessThanOrEqual(battle.table.width)
      expect(s).toBeLessThanOrEqual(battle.table.depth)
    }
    for (const [i, a] of cards.entries())
      for (const b of cards.slice(i + 1)) expect(apart(a, b), `${a} | ${b}`).toBe(true)
  })
  it.each(BATTLES.map(b => [b.id, b] as const))('%s: cards exist, generals stand on a unit of theirs', (_, battle) => {
    for (const { units, general } of battle.hosts) {
      for (const { kind } of units) expect(kindNamed(kind), kind).toBeDefined()
      expect(generalNamed(general.card)).toBeDefined()
      expect(units.filter(u => u.x === general.at[0] && u.y === general.at[1])).toHaveLength(1)
    }
    for (const { kind, formation } of battle.hosts.flatMap(h => h.units))
      if (formation !== undefined) expect(kindNamed(kind)?.blue).toContain(formation)
  })
})

describe('the ready lists', () => {
  it('are there for every faction at three sizes', () => {
    for (const faction of FACTIONS)
      expect(READY.filter(l => l.faction === faction).map(l => l.points)).toEqual([500, 1000, 1800])
  })
})
