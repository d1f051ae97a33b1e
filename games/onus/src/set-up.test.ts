import { headerOf, Match, openPart, Replay, Rules, randomFrom, sample, sealMatch, WATCHER } from '@acies/kernel'
import { describe, expect, it } from 'vitest'
import { PITCHED } from './data/pitched.ts'
import { bought } from './data/ready.ts'
import { onus } from './game.ts'
import { notation } from './notation.ts'
import { type Field, UD } from './position.ts'
import { armyValue } from './rules/losses.ts'
import { rotaOf, seating, setUp } from './set-up.ts'

const header = (scenario: string, setup: object = {}) => headerOf(onus, scenario, 1, { setup })
const field = (scenario: string, setup?: object) => setUp(header(scenario, setup))
const refusal = (setup: object) => () => field('campal-500', setup)

describe('the table (ONU-DEP-01 to 03, ONU-EX-02)', () => {
  it.each(PITCHED.map(p => [p.id, p] as const))(
    '%s: strips of 3 UD, 8 UD between them, the rest behind',
    (id, pitched) => {
      const g = field(id)
      const [south, north] = g.zones
      expect([g.width, g.depth]).toEqual([pitched.width * UD, pitched.depth * UD])
      expect(south.bottom - south.top).toBe(3 * UD)
      expect(north.bottom - north.top).toBe(3 * UD)
      expect(south.top - north.bottom).toBeGreaterThanOrEqual(8 * UD)
      expect(g.depth - south.bottom).toBe(north.top)
    },
  )
  it('ONU-DEP-02: about 14 UD of width for every 1000 points', () => {
    const [, middle, large] = PITCHED
    expect(middle.width).toBe(14)
    expect(large.width).toBeGreaterThanOrEqual(14 * 1.8)
  })
  it('ONU-GEN-02: a UD is 5 cm, a card 8 cm wide', () => expect(8000 / UD).toBe(1.6))
  it.each([3, 4, 5, 6])(
    'ONU-MUL-07, ONU-M-12: %i armies, each for himself, have strips of their own on the table',
    n => {
      const g = field('campal-500', { sides: Array.from({ length: n }, (_, i) => i) })
      expect(new Set(g.side).size).toBe(n)
      g.zones.forEach((a, i) => {
        expect(Math.min(a.left, a.top)).toBeGreaterThanOrEqual(0)
        expect(a.right).toBeLessThanOrEqual(g.width)
        expect(a.bottom).toBeLessThanOrEqual(g.depth)
        for (const b of g.zones.slice(i + 1))
          expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top).toBe(true)
      })
    },
  )
})

describe('who plays (ONU-GEN-01, ONU-MUL-01 to 06)', () => {
  const sides = (setup: object) => seating({ scenario: 'campal-500', options: [], setup })
  it('two, or teams where the number is even, or each for himself', () => {
    expect(sides({})).toEqual([0, 1])
    expect(sides({ armies: Array(4).fill('rome-500') })).toEqual([0, 0, 1, 1])
    expect(sides({ armies: Array(3).fill('rome-500') })).toEqual([0, 1, 2])
  })
  it('ONU-MUL-06: two against one, whoever sits in two seats', () =>
    expect(sides({ sides: [0, 0, 1] })).toEqual([0, 0, 1]))
  it('ONU-MUL-03 to 05: by side, one after another, or in turn', () => {
    const four = [0, 0, 1, 1]
    expect(rotaOf(four, 'by-side')).toEqual([
      [0, 1],
      [2, 3],
    ])
    expect(rotaOf(four, 'allied')).toEqual([[0], [1], [2], [3]])
    expect(rotaOf(four, 'alternate')).toEqual([[0], [2], [1], [3]])
  })
  it('ONU-GEN-01: never one side alone', () => expect(refusal({ sides: [0, 0] })).toThrow('ONU-GEN-01'))
  it('ONU-ARM-02: a battle of history brings its own armies', () => {
    expect(seating({ scenario: 'magnesia', options: [] })).toEqual([0, 0, 1, 1])
    expect(field('trebia').units).toHaveLength(29)
  })
})

describe('lists that are agreed on (ONU-ARM-01, ONU-ARM-04, ONU-OPT-01)', () => {
  const army = (units: number, points: number) => ({
    faction: 'rome',
    points,
    general: 'GR3',
    units: Array.from({ length: units }, () => ({ kind: 'R1', rank: 'none' })),
  })
  it('within the points they are played', () =>
    expect(field('campal-500', { armies: [army(4, 500), 'carthage-500'] }).units).toHaveLength(11))
  it('above them they are refused, with the rule', () =>
    expect(refusal({ armies: [army(5, 550), 'carthage-500'] })).toThrow(
      'header.setup.armies.0: ONU-ARM-04: 50 points too many (550 of 500).',
    ))
  it('a fourth general is too many (ONU-LDR-01, ONU-OPT-16)', () => {
    const others = ['GR1', 'GR2', 'GX1'].map(general => ({ general, units: [] }))
    expect(refusal({ armies: [{ ...army(1, 500), others }, 'carthage-500'] })).toThrow(
      'header.setup.armies.0: ONU-LDR-01: Army: there are 4; there must be 1 to 3.',
    )
  })
  it('a beginner may have more', () =>
    expect(field('campal-500', { armies: [army(5, 550), 'carthage-500'], novice: [100, 0] }).units).toHaveLength(12))
  it('several generals lead the units declared theirs, where that is agreed (ONU-OPT-10, ONU-OPT-16, ONU-OPT-17)', () => {
    const wings = { ...army(2, 500), others: [{ general: 'GR2', units: [{ kind: 'R1', rank: 'none' }] }] }
    const setup = { armies: [wings, 'carthage-500'] }
    expect(refusal(setup)).toThrow('ONU-OPT-10')
    const g = setUp({ ...header('campal-500', setup), options: ['several-generals'] })
    expect(g.generals.map(general => [general.seat, general.card])).toEqual([
      [0, 'GR3'],
      [0, 'GR2'],
      [1, 'GC3'],
    ])
    expect(g.units.filter(u => u.seat === 0).map(u => u.led)).toEqual([0, 0, 1])
    expect(armyValue(g, 0)).toBe(20000 * 1.1 + 10000 * 1.25)
  })
  it('a ready list for a larger battle is refused (ONU-ARM-04)', () =>
    expect(refusal({ armies: ['rome-1000', 'carthage-500'] })).toThrow('ONU-ARM-04'))
  it('more units than any army has are refused before they are looked at', () => {
    const units = Array.from({ length: 20_000 }, () => ({ kind: 'R1', rank: 'none' }))
    const many = { faction: 'rome', points: 500, general: 'GR1', units }
    expect(refusal({ armies: [many, 'carthage-500'] })).toThrow('20000 are too many')
    const others = Array.from({ length: 20_000 }, () => ({ general: 'GR1', units: [] }))
    expect(refusal({ armies: [{ ...many, units: [], others }, 'carthage-500'] })).toThrow('20000 are too many')
  })
  it('names of nothing are refused', () => expect(refusal({ armies: ['rome-1', 'carthage-500'] })).toThrow('rome-1'))
})

describe('lists that are chosen in secret (ONU-ARM-03)', () => {
  const list = (units: string, general = 'GC3') => ({
    faction: 'carthage',
    points: 500,
    general,
    units: bought(units),
  })
  const setup = { order: 'alternate', turns: 8 }
  const hidden = (theirs: unknown) => ({ armies: ['rome-500', theirs] })
  const opening = (theirs: unknown) => headerOf(onus, 'campal-500', 7, { setup, hidden: hidden(theirs) })
  const worlds = [list('C1*4'), list('C3*4', 'GC1')]

  it('are played as if they lay open', () => {
    const [mine] = worlds
    const lyingOpen = headerOf(onus, 'campal-500', 7, { setup: { ...setup, ...hidden(mine) } })
    expect(setUp(opening(mine))).toEqual(setUp(lyingOpen))
    expect(new Match(new Rules(onus, opening(mine)), opening(mine)).position).toEqual(
      new Match(new Rules(onus, lyingOpen), lyingOpen).position,
    )
  })
  it('are nothing to the enemy, nor to who watches, until all cards are turned', () => {
    const [one, other] = worlds.map(opening)
    expect(openPart(one)).toEqual(openPart(other))
    const rules = new Rules(onus, one)
    expect(rules.terms).toEqual(new Rules(onus, other).terms)
    const [p, q] = [rules.begin(one), rules.begin(other)]
    const random = randomFrom(3)
    const alike = (): boolean =>
      [0, WATCHER].every(seat => JSON.stringify(rules.view(p, seat)) === JSON.stringify(rules.view(q, seat)))
    const isFaceDown = (g: Field): boolean => g.units.every(u => u.seat === 0 || u.veiled)
    let placed = 0
    while (isFaceDown(p.field)) {
      expect(alike(), `after ${placed} cards`).toBe(true)
      const [seat] = rules.referee.owing(p)
      const picks = sample(rules.referee, p, seat, random)
      const [told, toldThere] = [p, q].map(world =>
        rules.unfold(world, seat, picks, 0).filter(({ field }) => isFaceDown(field)),
      )
      expect(told).toEqual(toldThere)
      for (const world of [p, q]) expect(rules.referee.answer(world, seat, picks)).toBeNull()
      placed++
    }
    expect(placed).toBe(p.field.units.length)
    expect(alike()).toBe(false)
  })
  it('stay secret in the file of a running match, and in branches of it', () => {
    const [one] = worlds
    const match = new Match(new Rules(onus, opening(one)), opening(one))
    const file = match.file()
    expect(JSON.stringify(openPart(file.header))).not.toMatch(/GC3|"C1"/)
    expect(sealMatch(file)).not.toMatch(/GC3|"C1"/)
    expect(match.branch(0, 9).header.secret.setup).toEqual(hidden(one))
    expect(Match.load(onus, file).position).toEqual(match.position)
    expect(new Replay(onus, file).at(0).position).toEqual(match.position)
  })
  it('are looked at like others, and lie in one place', () => {
    const refused =
      (theirs: unknown, open: object = {}) =>
      () =>
        setUp(headerOf(onus, 'campal-500', 1, { setup: open, hidden: theirs }))
    expect(refused(hidden(list('C1*40')))).toThrow('header.secret.setup.armies.1: ONU-ARM-04')
    expect(refused(hidden('nobody'))).toThrow('header.secret.setup.armies.1: no ready list nobody')
    expect(refused({ ...hidden('carthage-500'), order: 'allied' })).toThrow('header.secret.setup: nobody knows "order"')
    expect(refused({ armies: Array(3).fill('rome-500') })).toThrow('header.secret.setup.armies: 3 for 2 seats')
    expect(refused(hidden('carthage-500'), hidden('carthage-500'))).toThrow('header.setup.armies')
    expect(refused({ armies: Array(3).fill('rome-500') }, { sides: [0, 1, 2] })).not.toThrow()
  })
})

describe('deployment (ONU-DEP-04 to 07, ONU-DEP-09)', () => {
  const five = { faction: 'rome', points: 500, general: 'GR3', units: bought('R1*2 R4 R5 R7') }
  const armies = [five, 'carthage-500']
  const rules = new Rules(onus, header('campal-500', { armies }))
  const { referee } = rules
  const p = rules.begin(header('campal-500', { armies }))
  const placers: number[] = []
  while (referee.question(p).name === 'deploy-unit') {
    const [seat] = referee.owing(p)
    placers.push(seat)
    const picks = referee.candidates(p, seat, 1, n => n - 1)?.[0] ?? []
    expect(referee.answer(p, seat, picks)).toBeNull()
    if (placers.length === 3)
      expect(rules.view(p, seat).field.units.some(u => u.seat !== seat && u.where === 'table' && u.kind >= 0)).toBe(
        false,
      )
  }
  it('ONU-DEP-04: whoever has more cards begins, one card in turn', () =>
    expect(placers.slice(0, 10)).toEqual([1, 0, 1, 0, 1, 0, 1, 0, 1, 0]))
  it('ONU-DEP-05: the rest when the other has none left', () => expect(placers.slice(10)).toEqual([1, 1]))
  it('ONU-DEP-06, ONU-FRM-05: all are revealed, then formations are chosen, secretly', () => {
    expect(p.field.units.some(u => u.veiled)).toBe(false)
    expect(referee.question(p).name).toBe('set-formations')
    expect(referee.owing(p)).toEqual([0, 1])
    for (const seat of [0, 1]) referee.answer(p, seat, [])
  })
  it('ONU-DEP-07: who placed the last card places his general first', () => {
    expect(referee.question(p).name).toBe('place-general')
    expect(referee.owing(p)).toEqual([1])
  })
  it('ONU-DEP-09: then a die and leadership say who begins', () => {
    for (const seat of [1, 0]) {
      const choice = referee.next(p, seat, [])
      if (choice?.of === 'unit') referee.answer(p, seat, [choice.options[0]])
    }
    expect(p.field.turn).toBe(1)
    expect(p.field.hands.map(hand => hand.length)).toEqual([5, 5])
  })
})

it('units are named by seat and number', () => {
  const g = field('trebia')
  expect(notation.write({ of: 'unit', options: [] }, 0, g)).toBe('a1')
  expect(notation.read({ of: 'unit', options: [] }, 'b14', g)).toBe(28)
  expect(notation.read({ of: 'unit', options: [] }, 'b15', g)).toBeNull()
})
