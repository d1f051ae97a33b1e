import { describe, expect, it } from 'vitest'
import { SECTION, UD } from '../position.ts'
import { contactOf, frontContacts, touching } from './contacts.ts'
import { hasRoom, lineOf, outlineOf, stanceOf } from './stance.ts'
import { fieldOf, inMelee, unit } from './testing.ts'
import { chainAt, freeAt, layWraps, loosen, stripMarkers, wrapsAt } from './wrap.ts'

/** In sections from the pose of a unit at 10/10 that looks north. */
const S = SECTION / UD

describe('the stance of a unit (ONU-UNI-08)', () => {
  it('has four sections in front and rear and two on each flank', () => {
    const { fronts } = stanceOf(unit(0, 'R1', 10, 10))
    const outline = outlineOf(unit(0, 'R1', 10, 10))
    expect(outline.map(s => s.side[0]).join('')).toBe('ffffrrrrrrll')
    expect(fronts).toBe(4)
  })

  it('shows its extensions in the line (ONU-MAN-08)', () => {
    const extended = unit(0, 'R1', 10, 10, 0, { left: true, right: true })
    const { fronts, line } = stanceOf(extended)
    const outline = outlineOf(extended)
    expect(fronts).toBe(6)
    expect(outline.slice(0, 6).map(s => s.part)).toEqual([1, 0, 0, 0, 0, 2])
    expect(line.maxX - line.minX).toBe(12_000)
  })

  it('is the same object for the same pose', () => {
    expect(stanceOf(unit(0, 'R1', 10, 10))).toBe(stanceOf(unit(1, 'C1', 10, 10)))
  })

  it('leaves no room for others, markers included (ONU-UNI-10), nor beyond the edge (ONU-R-42)', () => {
    const g = fieldOf(unit(0, 'R1', 10, 10, 0, { right: true }))
    expect(hasRoom(g, lineOf(unit(1, 'C1', 11.8, 10)))).toBe(false)
    expect(hasRoom(g, lineOf(unit(1, 'C1', 12, 10)))).toBe(true)
    expect(hasRoom(g, lineOf(unit(1, 'C1', 0.7, 10)))).toBe(false)
  })
})

describe('contacts (ONU-MEL-04)', () => {
  it('are as many as sections face each other, the same for both', () => {
    const a = unit(0, 'R1', 10, 10)
    const b = unit(1, 'C1', 10 + S, 10, 180)
    expect(contactOf(a, b)).toEqual({ dice: 3, strikes: 3, fronts: 3, flank: false, rear: false })
    expect(contactOf(b, a)).toMatchObject({ dice: 3 })
  })

  it('strike a flank or the rear only where a front lies on it (ONU-MOD-06)', () => {
    const a = unit(0, 'R1', 10, 10)
    // Front against the right flank of a unit that looks east.
    const flanked = unit(1, 'C1', 10.8, 9.2, 90)
    expect(contactOf(a, flanked)).toMatchObject({ dice: 2, strikes: 2, flank: true, rear: false })
    expect(contactOf(flanked, a)).toEqual({ dice: 2, strikes: 0, fronts: 0, flank: false, rear: false })
  })

  it('count a marker of the enemy on one’s front as a front of one’s own, on a flank as a die alone (ONU-R-92)', () => {
    const g = fieldOf(unit(0, 'R1', 10, 10), unit(1, 'C1', 10.8, 10, 180))
    const [a, b] = g.units
    const before = contactOf(b, a)
    const chain = chainAt(g, a, 'left')
    layWraps(a, 'left', chain, 1)
    expect(a.wraps.length).toBe(1)
    const marker = a.wraps[0]
    // Round the corner it strikes the flank of the other, who has a die more and no blow for it.
    expect(contactOf(a, b)).toMatchObject({ dice: before.dice + 1, strikes: before.dice + 1, flank: true })
    expect(contactOf(b, a)).toMatchObject({ dice: before.dice + 1, strikes: before.strikes, fronts: before.fronts })
    // Laid on his front, it is his front that touches it.
    a.wraps = [{ ...marker, x: outlineOf(b)[3].x, y: outlineOf(b)[3].y, facing: 0 }]
    const apart = { ...a, y: a.y + 20_000 }
    expect(contactOf(b, apart)).toMatchObject({ dice: 1, strikes: 1, fronts: 1, flank: false, rear: false })
    expect(contactOf(apart, b)).toMatchObject({ dice: 1, strikes: 1, fronts: 0 })
  })

  it('side to side makes no melee (ONU-CHG-08)', () => {
    const g = fieldOf(unit(0, 'R1', 10, 10), unit(1, 'C1', 11.6, 10))
    expect(contactOf(g.units[0], g.units[1]).dice).toBe(0)
    expect(touching(g, g.units[0])).toEqual([])
  })

  it('with an extension are frontal on its front, flank on its side, rear on its back (ONU-R-92)', () => {
    const extended = unit(1, 'C1', 10, 10, 0, { right: true })
    const beside = unit(0, 'R1', 11.2, 10.4, 270)
    expect(contactOf(beside, extended)).toMatchObject({ dice: 1, flank: true })
    const behind = unit(0, 'R1', 11.6, 10.4, 0)
    expect(contactOf(behind, extended)).toMatchObject({ dice: 1, rear: true })
  })
})

describe('wrapping (ONU-ENV-01 to 03)', () => {
  it('lays the two spare sections round the corner: four dice (ONU-EX-17)', () => {
    const g = fieldOf(unit(0, 'C6', 10, 10, 0, { right: true }), unit(1, 'R1', 10 - 2 * S, 10, 180))
    const [, infantry] = g.units
    expect(contactOf(infantry, g.units[0]).dice).toBe(2)
    // It looks south: its right hand is west.
    const chain = chainAt(g, infantry, 'right')
    expect(chain.markers).toHaveLength(2)
    layWraps(infantry, 'right', chain, 2)
    expect(contactOf(infantry, g.units[0])).toMatchObject({ dice: 4, flank: true, rear: false })
  })

  it('answers with its own three free sections: seven dice (ONU-EX-19)', () => {
    const g = fieldOf(unit(0, 'C6', 10, 10, 0, { right: true }), unit(1, 'R1', 10 - 2 * S, 10, 180))
    const [horse, infantry] = g.units
    layWraps(infantry, 'right', chainAt(g, infantry, 'right'), 2)
    const chain = chainAt(g, horse, 'right')
    expect(chain.markers).toHaveLength(3)
    layWraps(horse, 'right', chain, 3)
    expect(horse.right).toBe(false)
    expect(horse.wraps.map(w => w.extension)).toEqual([false, false, true])
    expect(contactOf(horse, infantry).dice).toBe(7)
    expect(contactOf(infantry, horse).dice).toBe(7)
  })

  it('strikes flank and rear at once: five dice (ONU-EX-13, ONU-R-11)', () => {
    // Horse extended on its left stands on the right flank of infantry that looks north.
    const g = fieldOf(unit(0, 'C6', 10.8, 10 + 2 * S, 270, { left: true }), unit(1, 'R1', 10, 10))
    const [horse, foot] = g.units
    expect(contactOf(horse, foot).dice).toBe(2)
    const chain = chainAt(g, horse, 'left')
    expect(chain.markers).toHaveLength(3)
    layWraps(horse, 'left', chain, 3)
    expect(contactOf(horse, foot)).toMatchObject({ dice: 5, flank: true, rear: true })
  })

  it('wraps both ends of six sections: rear, flank and front (ONU-EX-14, ONU-R-10)', () => {
    const g = fieldOf(unit(0, 'C6', 10.8, 10 + S, 270, { left: true, right: true }), unit(1, 'R1', 10, 10))
    const [horse, foot] = g.units
    layWraps(horse, 'left', chainAt(g, horse, 'left'), 2)
    layWraps(horse, 'right', chainAt(g, horse, 'right'), 2)
    expect(contactOf(horse, foot)).toMatchObject({ dice: 6, flank: true, rear: true })
  })

  it('has no chain where no front section touches (ONU-ENV-08, ONU-EX-18)', () => {
    const g = fieldOf(unit(0, 'R1', 10, 10), unit(1, 'C1', 10, 10.8))
    expect(chainAt(g, g.units[0], 'left').markers).toEqual([])
    expect(chainAt(g, g.units[0], 'right').markers).toEqual([])
  })

  it('stops where a marker has no room (ONU-ENV-03)', () => {
    const neighbour = unit(1, 'C1', 11.7, 9.9, 180)
    const g = fieldOf(unit(0, 'R1', 10 + 2 * S, 10), unit(1, 'C1', 10, 10, 180), neighbour)
    expect(freeAt(g.units[0], 'right', frontContacts(g, g.units[0]))).toBe(2)
    expect(chainAt(g, g.units[0], 'right').markers).toEqual([])
  })

  it('counts sections that touch another enemy as taken', () => {
    const g = fieldOf(unit(0, 'R1', 10, 10), unit(1, 'C1', 10 - 2 * S, 10, 180), unit(1, 'C1', 11.2, 10, 180))
    expect(frontContacts(g, g.units[0])).toEqual([1, 1, -1, 2])
    expect(chainAt(g, g.units[0], 'right').markers).toEqual([])
  })

  it('ends chains that meet at the back of one enemy', () => {
    const foe = unit(1, 'C1', 10, 10)
    const g = fieldOf(
      foe,
      unit(0, 'C6', 9.2, 10 + S, 90, { left: true, right: true }),
      unit(0, 'C6', 10.8, 10 + S, 270, { left: true, right: true }),
    )
    const [, west, east] = g.units
    layWraps(west, 'right', chainAt(g, west, 'right'), 2)
    layWraps(east, 'left', chainAt(g, east, 'left'), 2)
    // Two slots of the rear are taken from either side: nothing is left.
    expect(contactOf(west, foe).rear && contactOf(east, foe).rear).toBe(true)
    expect(chainAt(g, west, 'right').markers).toEqual([])
  })
})

describe('markers come off', () => {
  it('when their enemy has gone, and the extension goes back into the line (ONU-ENV-06, ONU-R-55)', () => {
    const g = fieldOf(unit(0, 'C6', 10.8, 10 + 2 * S, 270, { left: true }), unit(1, 'R1', 10, 10))
    const [horse, foot] = g.units
    layWraps(horse, 'left', chainAt(g, horse, 'left'), 3)
    inMelee(g, 0, 1)
    expect(loosen(g)).toEqual([])
    foot.y -= 2 * UD
    expect(loosen(g)).toHaveLength(1)
    expect(horse.wraps).toEqual([])
    expect(horse.left).toBe(true)
    expect(g.pairs).toEqual([])
  })

  it('with all that hang on them', () => {
    const g = fieldOf(unit(0, 'C6', 10.8, 10 + 2 * S, 270), unit(1, 'R1', 10, 10))
    const [horse, foot] = g.units
    layWraps(horse, 'left', chainAt(g, horse, 'left'), 2)
    expect(wrapsAt(horse, 'left')).toHaveLength(2)
    horse.wraps = horse.wraps.map((w, i) => (i === 0 ? { ...w, x: w.x + 1500 } : w))
    loosen(g)
    expect(horse.wraps).toEqual([])
    expect(stripMarkers(foot)).toBe(0)
  })
})
