import { describe, expect, it } from 'vitest'
import { type Field, type General, NOBODY } from '../position.ts'
import { hasLostGeneral, isInfluenced, isInRadius, isLost, leaderIn, leadershipOf } from './command.ts'
import { armyValue, casualtiesOf, isAnnihilated, isOverHalf, percentLost, wholePercent } from './losses.ts'
import { isPlayable, numberOf, rivals, unitsFor } from './orders.ts'
import { fieldOf, inMelee, unit } from './testing.ts'

const general = (id: number, seat: number, card: string, at: number, state: General['state'] = 'well'): General => ({
  id,
  seat,
  card,
  unit: at,
  state,
  uses: 0,
  usedIn: 0,
})
/** Trajan with his first unit, a second 4.1 UD off, a third farther; Hannibal’s one. */
function armies(more: Partial<Field> = {}): Field {
  const g = fieldOf(
    unit(0, 'R1', 6, 10, 0, { bought: 10_000 }),
    unit(0, 'R1', 11, 10, 0, { bought: 20_000 }),
    unit(0, 'R7', 18, 10, 0, { bought: 30_000 }),
    unit(1, 'C1', 6, 3, 180, { bought: 40_000 }),
  )
  g.generals = [general(0, 0, 'GR1', 0), general(1, 1, 'GC1', 3)]
  for (const u of g.units) u.led = u.seat
  return Object.assign(g, more)
}

describe('a general (ONU-LDR-03 to 11)', () => {
  it('leads within his radius, edge to edge, his own side alone', () => {
    const g = armies()
    const [trajan] = g.generals
    // Cards of 1.6 UD: the second begins 3.4 UD from the first, the third 10.4.
    expect([0, 1, 2, 3].map(id => isInRadius(g, trajan, g.units[id]))).toEqual([true, true, false, false])
    g.units[1].x += 3000
    expect(isInRadius(g, trajan, g.units[1])).toBe(true)
    g.units[1].x += 20
    expect(isInRadius(g, trajan, g.units[1])).toBe(false)
    expect([0, 1, 3].map(id => isInfluenced(g, g.units[id]))).toEqual([true, false, true])
  })
  it('stops to lead when he is dead, wounded or flees', () => {
    const g = armies()
    expect([leaderIn(g, g.units[0])?.id, leaderIn(g, g.units[1])]).toEqual(['GR1', null])
    expect(leadershipOf(g, 0)).toBe(7)
    g.units[0].fleeing = true
    expect([isLost(g, g.generals[0]), leaderIn(g, g.units[0]), isInRadius(g, g.generals[0], g.units[1])]).toEqual([
      true,
      null,
      false,
    ])
    // One less, and the army mourns; the other has its own.
    expect([leadershipOf(g, 0), leadershipOf(g, 1)]).toEqual([6, 8])
    expect([hasLostGeneral(g, g.units[1]), hasLostGeneral(g, g.units[3])]).toEqual([true, false])
    g.units[0].fleeing = false
    for (const state of ['wounded', 'dead'] as const) {
      g.generals = [general(0, 0, 'GR1', NOBODY, state), g.generals[1]]
      expect([isLost(g, g.generals[0]), leadershipOf(g, 0), hasLostGeneral(g, g.units[0])]).toEqual([true, 6, true])
    }
  })
  it('of several the best leads where that is agreed; without any nobody does (ONU-OPT-10 to 12)', () => {
    const g = armies({ options: ['several-generals'] })
    g.generals = [general(0, 0, 'GR3', 0), general(1, 0, 'GR1', 1, 'dead')]
    expect([leadershipOf(g, 0), leadershipOf(g, 1), hasLostGeneral(g, g.units[0])]).toEqual([5, 0, false])
    g.generals = [general(0, 0, 'GR3', 0, 'wounded'), general(1, 0, 'GR1', 1, 'dead')]
    expect([leadershipOf(g, 0), hasLostGeneral(g, g.units[0]), hasLostGeneral(g, g.units[3])]).toEqual([6, true, false])
  })
  it('where contingents keep apart, each minds its own (ONU-OPT-15)', () => {
    const g = armies({ contingents: true })
    g.generals = [general(0, 0, 'GR3', 0), general(1, 0, 'GR1', 1, 'dead')]
    g.units[1].led = 1
    expect([0, 1].map(id => hasLostGeneral(g, g.units[id]))).toEqual([false, true])
    expect(isInRadius(g, g.generals[0], g.units[1])).toBe(false)
  })
})

describe('losses (ONU-VIC-02, ONU-LDR-09)', () => {
  it('count units that are gone or flee, and the general with what he cost', () => {
    const g = armies()
    g.initial = [armyValue(g, 0), armyValue(g, 1)]
    // 600 points of units and 30 % for Trajan.
    expect(g.initial).toEqual([78_000, 52_000])
    expect([casualtiesOf(g, 0), percentLost(g, 0), isOverHalf(g, [0])]).toEqual([0, 0, false])
    g.units[1].where = 'lost'
    expect([casualtiesOf(g, 0), percentLost(g, 0), isOverHalf(g, [0])]).toEqual([20_000, 2564, false])
    g.units[0].fleeing = true
    expect([casualtiesOf(g, 0), isOverHalf(g, [0])]).toEqual([48_000, true])
    expect([casualtiesOf(g, 1), isOverHalf(g, [0, 1]), isOverHalf(g, [1])]).toEqual([0, false, false])
    expect(isAnnihilated(g, 0)).toBe(false)
    g.units[2].fleeing = true
    expect([isAnnihilated(g, 0), isAnnihilated(g, 1)]).toEqual([true, false])
  })
  it('exactly a half is not more than half', () => {
    const g = armies({ generals: [], initial: [60_000, 40_000] })
    g.units[2].where = 'lost'
    expect([percentLost(g, 0), isOverHalf(g, [0])]).toEqual([5000, false])
    g.initial = [59_999, 40_000]
    expect(isOverHalf(g, [0])).toBe(true)
    expect(percentLost({ ...g, initial: [0, 0] }, 0)).toBe(0)
    expect([0, 5000, 5001, 10_000].map(wholePercent)).toEqual([0, 50, 51, 100])
  })
})

describe('whom an order is for (ONU-CRD-06, ONU-CRD-07, ONU-M-17)', () => {
  it('by what they are and where they stand', () => {
    const g = fieldOf(
      unit(0, 'R1', 4, 10),
      unit(0, 'R7', 8, 10),
      unit(0, 'R6', 12, 10),
      unit(0, 'C8', 16, 10),
      unit(0, 'R1', 20, 10),
      unit(1, 'C1', 20, 10, 180),
    )
    inMelee(g, 4, 5)
    g.generals = [general(0, 0, 'GR3', 0)]
    expect(unitsFor(g, 0, 'direct-order')).toEqual([0, 1, 2, 3, 4])
    expect(unitsFor(g, 1, 'direct-order')).toEqual([5])
    expect(unitsFor(g, 0, 'infantry-advance')).toEqual([0, 2, 4])
    expect(unitsFor(g, 0, 'cavalry-charge')).toEqual([1])
    expect(unitsFor(g, 0, 'beasts-and-engines')).toEqual([3])
    expect(unitsFor(g, 0, 'into-the-fray')).toEqual([4])
    expect(unitsFor(g, 0, 'desperate-charge')).toEqual([0, 1, 2, 3])
    expect(unitsFor(g, 0, 'follow-the-general')).toEqual([0, 1])
    expect(unitsFor(g, 0, 'shoot-into-the-melee')).not.toContain(4)
    expect([numberOf(g, 0, 'direct-order'), numberOf(g, 0, 'battle-plan'), numberOf(g, 0, 'reinforce-unit')]).toEqual([
      2, 5, 1,
    ])
    expect([numberOf(g, 0, 'change-of-post'), numberOf(g, 0, 'council-of-war')]).toEqual([1, 0])
  })
  it('by what ails them', () => {
    const g = fieldOf(
      unit(0, 'R1', 4, 10, 0, { broken: true }),
      unit(0, 'R1', 6, 10, 0, { fleeing: true, broken: true }),
      unit(0, 'R1', 16, 10, 0, { broken: true }),
      unit(0, 'R1', 8, 10, 0, { wounds: 1 }),
      unit(0, 'R1', 20, 10, 0, { wounds: 1, broken: true }),
      unit(1, 'C1', 20, 10, 180),
    )
    inMelee(g, 4, 5)
    g.generals = [general(0, 0, 'GR3', 3)]
    expect(unitsFor(g, 0, 'harangue')).toEqual([0])
    expect(unitsFor(g, 0, 'back-to-the-fight')).toEqual([1])
    expect(unitsFor(g, 0, 'reinforce-unit')).toEqual([3])
    expect(unitsFor(g, 0, 'change-of-post')).toEqual([0])
    expect((['harangue', 'reinforce-unit', 'follow-the-general'] as const).map(o => isPlayable(g, 0, o))).toEqual([
      true,
      true,
      true,
    ])
    expect((['harangue', 'reinforce-unit', 'follow-the-general'] as const).map(o => isPlayable(g, 1, o))).toEqual([
      false,
      false,
      false,
    ])
  })
  it('cards can be taken from enemies who hold some, and drawn while there are any', () => {
    const g = fieldOf(unit(0, 'R1', 4, 10), unit(1, 'C1', 4, 4, 180), unit(2, 'C1', 8, 4, 180))
    Object.assign(g, { side: [0, 1, 0], hands: [[1], [2], [3]], out: [false, false, false] })
    expect([rivals(g, 0), rivals(g, 1)]).toEqual([[1], [0, 2]])
    expect(isPlayable(g, 0, 'intercepted-messenger')).toBe(true)
    g.hands = [[1], [], [3]]
    expect([rivals(g, 0), isPlayable(g, 0, 'intercepted-messenger')]).toEqual([[], false])
    g.out = [true, false, false]
    expect(rivals(g, 1)).toEqual([2])
    expect(isPlayable(g, 0, 'council-of-war')).toBe(false)
    // What was thrown away is shuffled again, but for the orders of this turn; never where the deck goes through once.
    Object.assign(g, { discard: [4, 5], spent: [4, 5] })
    expect(isPlayable(g, 0, 'council-of-war')).toBe(false)
    g.spent = [4]
    expect(isPlayable(g, 0, 'council-of-war')).toBe(true)
    expect(isPlayable({ ...g, once: true }, 0, 'council-of-war')).toBe(false)
    expect(isPlayable({ ...g, once: true, deck: [6] }, 0, 'council-of-war')).toBe(true)
  })
})
