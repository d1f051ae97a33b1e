import { Complaint, headerOf, Rules } from '@acies/kernel'
import { describe, expect, it } from 'vitest'
import { onus } from '../game.ts'
import { UD, type Unit } from '../position.ts'
import { fieldOf, unit } from '../rules/testing.ts'
import { rotaOf, seating, setUp } from '../set-up.ts'
import { deployUnit } from './battle.ts'

const header = (scenario: string, setup?: unknown, options: string[] = []) =>
  headerOf(onus, scenario, 3, { setup, options })
const begin = (scenario: string, setup?: unknown, options: string[] = []) => {
  const terms = setup === undefined ? { scenario, options } : { scenario, options, setup }
  const rules = new Rules(onus, terms, true)
  return { rules, p: rules.begin(headerOf(onus, scenario, 3, { setup, options, seats: rules.seats.map(String) })) }
}

describe('a pitched battle', () => {
  it('has strips of 3 UD with 8 between them, and free ground behind on deeper tables (ONU-DEP-01, ONU-DEP-02, ONU-DEP-03, ONU-EX-02, ONU-GEN-02)', () => {
    const g = setUp(header('campal-1000'))
    expect([g.width / UD, g.depth / UD]).toEqual([14, 16])
    const [south, north] = g.zones
    expect([(south.bottom - south.top) / UD, (south.top - north.bottom) / UD, (g.depth - south.bottom) / UD]).toEqual([
      3, 8, 1,
    ])
  })
  it('is deployed card by card, face down; whoever has more begins and ends (ONU-DEP-04, ONU-DEP-05, ONU-ARM-03)', () => {
    const { rules, p } = begin('campal-500')
    expect([p.stack.at(-1)?.step, rules.referee.owing(p)]).toEqual(['deploy-unit', [1]])
    const [first] = rules.referee.candidates(p, 1, 1, () => 0) ?? []
    rules.referee.take(p, 1, first)
    expect(rules.referee.owing(p)).toEqual([0])
    // The other sees where it lies, not what it is.
    const unit = Number(first[0])
    expect(rules.view(p, 0).field.units[unit]).toMatchObject({ kind: -9, x: p.field.units[unit].x, where: 'table' })
    expect(rules.referee.refuse(p, 0, [0, [35000, 35000, 0]])?.rule).toBe('ONU-DEP-01')
  })
  it('offers to lay an auxiliary under its principal, if that one is his and still to come (ONU-SKL-60)', () => {
    const stacking = (mate: Unit) =>
      deployUnit.next(fieldOf(unit(0, 'X1', 10, 10), mate), { seat: 0 }, [0, [0, 0, 0]], 0)
    const waits = { where: 'reserve' } as const
    expect(stacking(unit(0, 'X2', 10, 10, 0, waits))).toEqual({ of: 'word', options: ['alone', 'stack'] })
    expect(stacking(unit(1, 'X2', 10, 10, 0, waits))).toBeNull()
    expect(stacking(unit(0, 'R1', 10, 10, 0, waits))).toBeNull()
    expect(stacking(unit(0, 'X2', 14, 10))).toBeNull()
  })
  it('lets cards for which a strip has no room come on later, at the nearest free place (ONU-DEP-01)', () => {
    const { rules, p } = begin('campal-500')
    const [south, north] = p.field.zones
    p.field.zones = [south, { ...north, right: north.left + 2 * UD, bottom: north.top + UD }]
    for (const seat of [1, 0]) rules.referee.take(p, seat, rules.referee.candidates(p, seat, 1, () => 0)?.[0] ?? [])
    const theirs = p.field.units.filter(u => u.seat === 1).map(u => u.where)
    expect([theirs.filter(where => where === 'table').length, theirs.includes('reserve')]).toEqual([1, false])
    expect(rules.referee.owing(p)).toEqual([0])
  })
  it('gives each his leadership in cards, and its own name to the first player by a die (ONU-DEP-08, ONU-DEP-09, ONU-LDR-06)', () => {
    const { rules, p } = begin('campal-500')
    const placed: number[] = []
    for (let n = 0; n < 60 && p.field.phase === 'set-up'; n++) {
      const [seat] = rules.referee.owing(p)
      const { name } = rules.referee.question(p)
      if (name === 'place-general') placed.push(seat)
      const picks =
        name === 'set-formations'
          ? []
          : (rules.referee.candidates(p, seat, 1, () => 0)?.[0] ?? [p.field.units.findIndex(u => u.seat === seat)])
      expect(rules.referee.answer(p, seat, picks)).toBeNull()
    }
    // Who laid the last card places his general first (ONU-DEP-07).
    expect(placed).toEqual([1, 0])
    expect(p.field.hands.map(hand => hand.length)).toEqual([5, 5])
    expect(p.field.units.every(u => !u.veiled)).toBe(true)
  })
  it('is agreed on before: points, victory, turns, fog, points for a novice (ONU-ARM-01, ONU-VIC-01, ONU-OPT-01, ONU-OPT-30, ONU-OPT-61)', () => {
    const g = setUp(header('campal-500', { victory: 'annihilation', turns: 8, fog: 500 }, ['fog', 'reinforced']))
    expect([g.victory, g.limit, g.fog]).toEqual(['annihilation', 8, 500])
    expect(g.kinds.find(kind => kind.id === 'R1')?.life).toBe(8)
    const many = {
      faction: 'rome',
      points: 600,
      general: 'GR3',
      units: Array.from({ length: 5 }, () => ({ kind: 'R1', rank: 'none' })),
    }
    expect(() => setUp(header('campal-500', { armies: [many, 'carthage-500'] }))).toThrow(Complaint)
    expect(setUp(header('campal-500', { armies: [many, 'carthage-500'], novice: [100, 0] })).units).toHaveLength(12)
  })
  it('mixes units of all boxes (ONU-GEN-10), and dearer ones count as dear (ONU-ARM-06, ONU-CAR-06, ONU-EX-43)', () => {
    const army = {
      faction: 'rome',
      points: 500,
      general: 'GR3',
      units: [
        { kind: 'R1', rank: 'veteran' },
        { kind: 'R1', rank: 'elite' },
        { kind: 'X2', rank: 'none' },
      ],
    }
    const g = setUp(header('campal-500', { armies: [army, 'dacia-500'] }))
    expect(g.units.slice(0, 3).map(u => u.bought)).toEqual([13_000, 15_000, 4500])
  })
  it('refuses what makes no sense, with a sentence', () => {
    expect(() => setUp(header('campal-500', { armies: ['rome-500'] }))).toThrow(/armies/)
    expect(() => setUp(header('campal-500', { armies: ['rome-500', 'nobody'] }))).toThrow(/no ready list nobody/)
    expect(() => seating({ scenario: 'campal-500', options: [], setup: { sides: [0, 0] } })).toThrow(/ONU-GEN-01/)
    expect(() => seating({ scenario: 'waterloo', options: [] })).toThrow(/no battle waterloo/)
  })
})

describe('more than two players', () => {
  it('sit in teams or each for himself (ONU-GEN-01, ONU-MUL-01, ONU-MUL-06, ONU-MUL-07)', () => {
    const sides = (n: number) =>
      seating({
        scenario: 'campal-500',
        options: [],
        setup: { sides: undefined, armies: Array.from({ length: n }, () => 'rome-500') },
      })
    expect([sides(2), sides(3), sides(4), sides(6)]).toEqual([
      [0, 1],
      [0, 1, 2],
      [0, 0, 1, 1],
      [0, 0, 0, 1, 1, 1],
    ])
  })
  it('take turns by side, one after another, or turn about (ONU-MUL-03, ONU-MUL-04, ONU-MUL-05, ONU-MUL-09, ONU-EX-48)', () => {
    const side = [0, 0, 1, 1]
    expect(rotaOf(side, 'by-side')).toEqual([
      [0, 1],
      [2, 3],
    ])
    expect(rotaOf(side, 'allied')).toEqual([[0], [1], [2], [3]])
    expect(rotaOf(side, 'alternate')).toEqual([[0], [2], [1], [3]])
  })
  it('share the strip of their side, or stand apart on the edges (ONU-MUL-02, ONU-M-12)', () => {
    const four = setUp(header('campal-500', { armies: ['rome-500', 'dacia-500', 'carthage-500', 'parthia-500'] }))
    expect(four.zones.map(z => [z.left / UD, z.right / UD])).toEqual([
      [0, 10],
      [10, 20],
      [0, 10],
      [10, 20],
    ])
    const six = setUp(
      header('campal-500', { armies: Array.from({ length: 6 }, () => 'rome-500'), sides: [0, 1, 2, 3, 4, 5] }),
    )
    const apart = (a: number, b: number): number => {
      const [p, q] = [six.zones[a], six.zones[b]]
      const dx = Math.max(0, p.left - q.right, q.left - p.right)
      const dy = Math.max(0, p.top - q.bottom, q.top - p.bottom)
      return Math.sqrt(dx * dx + dy * dy) / UD
    }
    for (let a = 0; a < 6; a++) for (let b = 0; b < a; b++) expect(apart(a, b)).toBeGreaterThanOrEqual(7.9)
  })
  it('of one side play a phase together, in any order (ONU-MUL-03)', () => {
    const { rules, p } = begin('magnesia')
    while (rules.referee.question(p).name !== 'play-order') {
      const [seat] = rules.referee.owing(p)
      rules.referee.take(p, seat, [])
    }
    expect(rules.referee.owing(p)).toEqual([0, 1])
    rules.referee.take(p, 1, [])
    expect(rules.referee.owing(p)).toEqual([0])
  })
})

describe('a battle that is laid out (ONU-ARM-02)', () => {
  it('begins as it says: wounds, late units, cards that are not as printed', () => {
    const trebia = setUp(header('trebia'))
    expect(trebia.units.filter(u => u.wounds === 1)).toHaveLength(2)
    expect(trebia.units.filter(u => u.where === 'late').map(u => u.arrives)).toEqual([4, 4])
    const zama = setUp(header('zama'))
    const elephants = zama.units.find(u => zama.kinds[u.kind].id === 'C8')
    expect(zama.kinds[elephants?.kind ?? 0].morale).toBe(6)
  })
  it('forbids formations where it says so (ONU-DEP-06, ONU-FRM-05)', () => {
    const { rules, p } = begin('cannae')
    expect([p.stack.at(-1)?.step, rules.referee.owing(p)]).toEqual(['set-formations', [1]])
  })
})
