import { describe, expect, it } from 'vitest'
import { does, engage, type Field, SECTION, UD, type Unit } from '../position.ts'
import { chargeAhead, chargeFault, isRush, type Rush, rush, strikeOff } from './charge.ts'
import { contactOf } from './contacts.ts'
import { bestCharges, owesCharge } from './duty.ts'
import { fieldOf, unit } from './testing.ts'
import { chainAt, layWraps } from './wrap.ts'

const S = SECTION / UD
function charge(g: Field, id = 0): Rush {
  const found = chargeAhead(g, g.units[id])
  if (!isRush(found)) throw new Error(found)
  return found
}
function lineUp(u: Unit, to: { x: number; y: number; facing: number }): void {
  Object.assign(u, { x: to.x, y: to.y, facing: to.facing })
}

describe('a charge straight on (ONU-CHG-01, ONU-CHG-03)', () => {
  it('stops at the enemy and lines up with the side it met', () => {
    const g = fieldOf(unit(0, 'R1', 10, 10), unit(1, 'C1', 10, 8.5, 180))
    const { advance, meetings } = charge(g)
    expect(advance).toBe(1.5 * UD)
    expect(meetings).toEqual([{ foe: 1, side: 'front', places: [{ x: 10 * UD, y: 8.5 * UD, facing: 0, full: 4 }] }])
  })

  it('reaches no farther than its movement', () => {
    const g = fieldOf(unit(0, 'R1', 10, 10), unit(1, 'C1', 10, 7.9, 180))
    expect(chargeAhead(g, g.units[0])).toBe('ONU-CHG-01')
    g.units[1].y = 8 * UD
    expect(isRush(chargeAhead(g, g.units[0]))).toBe(true)
  })

  it('has 1 UD more for Athletes (ONU-CHG-18, ONU-R-16)', () => {
    const g = fieldOf(unit(0, 'C3', 10, 10), unit(1, 'R1', 10, 6.05, 180))
    expect(isRush(chargeAhead(g, g.units[0]))).toBe(true)
    g.units[1].y = 5.95 * UD
    expect(chargeAhead(g, g.units[0])).toBe('ONU-CHG-01')
  })

  it('shifts a section that touches in part into full contact (ONU-CHG-05, ONU-EX-12)', () => {
    // Two sections and half of a third.
    const g = fieldOf(unit(0, 'R1', 10 + 1.5 * S, 10), unit(1, 'C1', 10, 9, 180))
    const [{ places }] = charge(g).meetings
    expect(places).toEqual([{ x: (10 + S) * UD, y: 9 * UD, facing: 0, full: 3 }])
  })

  it('chooses between two sides at a corner (ONU-CHG-04, ONU-EX-11)', () => {
    const g = fieldOf(unit(0, 'R1', 10, 10), unit(1, 'C1', 10, 8.2, 135))
    const { meetings } = charge(g)
    expect(meetings.map(m => m.side).sort()).toEqual(['front', 'right'])
  })

  it('lines up with the side its own corner meets in the middle (ONU-R-89)', () => {
    const g = fieldOf(unit(0, 'R1', 10, 10, 20), unit(1, 'C1', 10.2, 8.3, 180))
    const { meetings } = charge(g)
    expect(meetings.map(m => m.side)).toEqual(['front'])
    const [place] = meetings[0].places
    lineUp(g.units[0], place)
    expect(contactOf(g.units[0], g.units[1]).dice).toBe(place.full)
  })

  it('counts the sections of an extension on either side (ONU-CHG-12)', () => {
    const g = fieldOf(unit(0, 'R1', 10 - 2 * S, 10, 0, { right: true }), unit(1, 'C1', 10, 9, 180, { right: true }))
    // It looks south: its right hand extends to the west.
    const [{ places }] = charge(g).meetings
    expect(places[0].full).toBe(4)
    lineUp(g.units[0], places[0])
    expect(contactOf(g.units[0], g.units[1]).dice).toBe(4)
  })

  it('is stopped by the edge of the table and by friends that may not be passed (ONU-CHG-19)', () => {
    const g = fieldOf(
      unit(0, 'R1', 10, 10),
      unit(1, 'C1', 10, 8, 180),
      unit(0, 'R1', 10, 9.1, 0, { formation: 'square' }),
    )
    g.units[2].y = 9.1 * UD
    expect(chargeAhead(g, g.units[0])).toBe('ONU-CHG-19')
    g.units[2].formation = 'none'
    // He may be passed, but then there is no room: the place of the charger is where he stands.
    g.units[2].y = 8.5 * UD
    expect(chargeAhead(g, g.units[0])).toBe('ONU-R-88')
    g.units[2].y = 8.7 * UD
    expect(chargeAhead(g, g.units[0])).toBe('ONU-R-88')
  })

  it('adapts to a second enemy in the way and touches him side to side (ONU-CHG-07, ONU-CHG-08, ONU-EX-15)', () => {
    // Side to side with the second, four sections against the first.
    const beside = fieldOf(unit(0, 'P1', 9.9, 10), unit(1, 'R1', 10, 8, 180), unit(1, 'R1', 11.6, 8.3, 90))
    const [{ foe, places }] = charge(beside).meetings
    expect([foe, places]).toEqual([1, [{ x: 10 * UD, y: 8 * UD, facing: 0, full: 4 }]])
    lineUp(beside.units[0], places[0])
    expect(contactOf(beside.units[0], beside.units[1]).dice).toBe(4)
    expect(contactOf(beside.units[0], beside.units[2]).dice).toBe(0)
    // A little nearer and he is in the way of the fourth.
    const narrow = fieldOf(unit(0, 'P1', 9.88, 10), unit(1, 'R1', 10, 8, 180), unit(1, 'R1', 11.5, 8.3, 90))
    expect(charge(narrow).meetings[0].places).toEqual([{ x: 9.6 * UD, y: 8 * UD, facing: 0, full: 3 }])
  })

  it('offers two places that are as near (ONU-R-88)', () => {
    // Half a section off either way: three sections on both sides of the one that is in the way.
    const g = fieldOf(unit(0, 'R1', 10, 12), unit(1, 'C1', 10, 10, 0), unit(0, 'R1', 10, 13))
    expect(charge(g).meetings[0].places).toHaveLength(1)
    g.units[1].facing = 4500
    const tip = charge(g)
    expect(tip.meetings.map(m => m.side).sort()).toEqual(['rear', 'right'])
  })
})

describe('what forbids a charge', () => {
  const g = fieldOf(unit(0, 'R1', 10, 10), unit(1, 'C1', 10, 9, 180))
  const [u] = g.units
  it.each([
    ['ONU-CHG-14', { shot: true }],
    ['ONU-ACT-09', { rallied: true }],
    ['ONU-MOV-12', { cap: 'double' }],
    ['ONU-MAN-02', { allWays: true }],
    ['ONU-MAN-08', { ends: ['left'] }],
  ] as const)('%s', (rule, doings) => {
    const before = u.doings
    expect(chargeFault(g, u)).toBeNull()
    does(u, doings)
    expect(chargeFault(g, u)).toBe(rule)
    u.doings = before
  })

  it('not a Manoeuvrable unit that has extended (ONU-MAN-11), nor one under a Desperate Charge (ONU-O-11)', () => {
    const f = fieldOf(unit(0, 'R7', 10, 10), unit(0, 'R1', 14, 10))
    does(f.units[0], { ends: ['left'] })
    expect(chargeFault(f, f.units[0])).toBeNull()
    does(f.units[1], { allWays: true })
    expect(chargeFault(f, f.units[1])).toBe('ONU-MAN-02')
    f.units[1].effects = [{ is: 'desperate-charge', n: 1, until: 'turn' }]
    expect(chargeFault(f, f.units[1])).toBeNull()
  })

  it('the enemy it has just left (ONU-R-65)', () => {
    const f = fieldOf(unit(0, 'R1', 10, 10), unit(1, 'C1', 10, 9, 180))
    does(f.units[0], { quit: [1] })
    expect(chargeAhead(f, f.units[0])).toBe('ONU-R-65')
  })
})

describe('section markers (ONU-CHG-09 to 11)', () => {
  it('are struck off from the side with what hangs on them, and the charge goes on (ONU-EX-16)', () => {
    const g = fieldOf(unit(0, 'C6', 10.8, 10 + 2 * S, 270), unit(1, 'R1', 10, 10), unit(1, 'R7', 7, 11.6, 90))
    const [horse, foot] = g.units
    layWraps(horse, 'left', chainAt(g, horse, 'left'), 2)
    engage(g, 0, 0, 1)
    expect(contactOf(horse, foot).dice).toBe(4)
    const found = charge(g, 2)
    // The farther one first, then the one it hung on: a wound each, and on to the front of the card.
    expect(found.struck).toEqual([
      { unit: 0, end: 'left', keeps: 1 },
      { unit: 0, end: 'left', keeps: 0 },
    ])
    for (const struck of found.struck) expect(strikeOff(horse, struck)).toBe(1)
    expect(found.meetings.map(m => [m.foe, m.side])).toEqual([[0, 'front']])
    lineUp(g.units[2], found.meetings[0].places[0])
    expect(contactOf(horse, foot).dice).toBe(2)
    expect(contactOf(g.units[2], horse).dice).toBe(2)
  })

  it('from behind, both at once; engaged friends stop the charge and there is no melee (ONU-CHG-10, ONU-R-77)', () => {
    const g = fieldOf(unit(0, 'C6', 10.8, 10 + 2 * S, 270), unit(1, 'R1', 10, 10), unit(1, 'R7', 10, 14, 0))
    layWraps(g.units[0], 'left', chainAt(g, g.units[0], 'left'), 2)
    engage(g, 0, 0, 1)
    const found = charge(g, 2)
    expect(found.struck).toEqual([{ unit: 0, end: 'left', keeps: 0 }])
    expect(found.meetings).toEqual([])
    expect(found.at.y).toBe(10.8 * UD)
  })

  it('in a line are struck from their side, and the card behind is met (ONU-CHG-09)', () => {
    const g = fieldOf(unit(0, 'R1', 9.8, 10), unit(1, 'C1', 8.8, 8.4, 270, { left: true }))
    // An extension that looks west: its side is to the south.
    const found = rush(g, g.units[0], g.units[0], 2 * UD)
    expect(isRush(found) && found.struck).toEqual([{ unit: 1, end: 'left', keeps: -1 }])
    expect(isRush(found) && found.meetings.length).toBe(1)
  })

  it('that cost their unit its life end the charge there (ONU-R-28)', () => {
    const g = fieldOf(
      unit(0, 'C6', 10.8, 10 + 2 * S, 270, { wounds: 3 }),
      unit(1, 'R1', 10, 10),
      unit(1, 'R7', 10, 14, 0),
    )
    layWraps(g.units[0], 'left', chainAt(g, g.units[0], 'left'), 2)
    const found = charge(g, 2)
    expect(found.meetings).toEqual([])
    expect(found.advance).toBe(Math.round((14 - 11.2) * UD))
    // It may not come to rest there on a friend it passes (ONU-CRO-10).
    g.units.push({ ...unit(1, 'R7', 10, 11.6), id: 3 })
    expect(rush(g, g.units[2], g.units[2], 6 * UD)).toBe('ONU-CRO-10')
  })
})

describe('Impetuous units (ONU-SKL-40, ONU-R-43, ONU-R-93)', () => {
  it('owe a charge that a wheel makes possible, active or not', () => {
    const g = fieldOf(unit(0, 'D2', 10, 10), unit(1, 'R1', 12, 8.6, 270))
    expect(owesCharge(g, g.units[0])).toBe(true)
    g.units[1].y = 5 * UD
    expect(owesCharge(g, g.units[0])).toBe(false)
  })

  it('owe none on which their line does not go (ONU-OPT-51)', () => {
    const g = fieldOf(unit(0, 'D2', 10, 10), unit(1, 'R1', 12, 8.6, 270))
    g.units[0].effects = [{ is: 'in-line', n: 0, until: 'turn' }]
    expect(owesCharge(g, g.units[0])).toBe(false)
    g.units[1].x = 10 * UD
    expect([...bestCharges(g, g.units[0]).values()].map(best => best.picks)).toEqual([['charge']])
  })

  it('owe none while engaged, fleeing, held back or without the skill', () => {
    const g = fieldOf(
      unit(0, 'D2', 10, 10),
      unit(1, 'R1', 10, 8.6, 180),
      unit(0, 'D1', 14, 10),
      unit(1, 'R1', 14, 8.6, 180),
    )
    expect(owesCharge(g, g.units[0])).toBe(true)
    expect(owesCharge(g, g.units[2])).toBe(false)
    g.units[0].effects = [{ is: 'restrained', n: 1, until: 'turn' }]
    expect(owesCharge(g, g.units[0])).toBe(false)
    g.units[0].effects = []
    engage(g, 1, 0, 3)
    expect(owesCharge(g, g.units[0])).toBe(false)
  })

  it('bring as many sections as they can, markers included', () => {
    const g = fieldOf(unit(0, 'D2', 10 + S, 10), unit(1, 'R1', 10, 8.6, 180))
    // Three sections and one round the corner straight on; no way brings more than four front sections.
    expect(bestCharges(g, g.units[0]).get(1)?.dice).toBe(4)
  })

  it('count the dice of a charge without the markers it strikes off on its way (ONU-CHG-09)', () => {
    const g = fieldOf(unit(0, 'C4', 5.8486, 4.0758, 315), unit(1, 'R7', 9.2, 2.02, 0, { left: true }))
    expect(owesCharge(g, g.units[0])).toBe(true)
    expect(bestCharges(g, g.units[0]).get(1)?.dice).toBeGreaterThan(0)
  })
})
