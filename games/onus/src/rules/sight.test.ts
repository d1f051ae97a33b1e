import { describe, expect, it } from 'vitest'
import { UD } from '../position.ts'
import { cardsApart, isBefore, isFlankProtected, isObstructed, protectedFlanks, rangeTo, sidesHit } from './sight.ts'
import { fieldOf, unit } from './testing.ts'

describe('range (ONU-SHT-07)', () => {
  it('runs from the middle of the front to the nearest part, extensions included', () => {
    const archer = unit(0, 'R6', 10, 10)
    expect(rangeTo(archer, unit(1, 'C1', 10, 6, 180))).toBe(4 * UD)
    expect(rangeTo(archer, unit(1, 'C1', 12, 10, 0))).toBe(1.2 * UD)
    expect(rangeTo(archer, unit(1, 'C1', 12, 10, 0, { left: true }))).toBe(0.8 * UD)
  })
})

describe('sight (ONU-SHT-10, ONU-SHT-11)', () => {
  it('needs some part of the target before the line of the front (ONU-R-06)', () => {
    const archer = unit(0, 'R6', 10, 10)
    expect(isBefore(archer, unit(1, 'C1', 14, 9.9))).toBe(true)
    expect(isBefore(archer, unit(1, 'C1', 14, 10))).toBe(false)
    expect(isBefore(archer, unit(1, 'C1', 10, 14))).toBe(false)
  })

  it('is clear past a unit that hides only a part, and obstructed when all is hidden (ONU-EX-26)', () => {
    const archer = unit(0, 'R6', 10, 10)
    const target = unit(1, 'C1', 10, 6, 180)
    expect(isObstructed(fieldOf(archer, target), archer, target)).toBe(false)
    expect(isObstructed(fieldOf(archer, target, unit(0, 'R1', 10, 9)), archer, target)).toBe(true)
    expect(isObstructed(fieldOf(archer, target, unit(0, 'R1', 11, 9)), archer, target)).toBe(false)
    // An enemy hides as well; a step aside clears the line.
    expect(isObstructed(fieldOf(archer, target, unit(1, 'C1', 10, 8, 180)), archer, target)).toBe(true)
    archer.x += 1.2 * UD
    expect(isObstructed(fieldOf(archer, target, unit(0, 'R1', 10, 9)), archer, target)).toBe(false)
  })

  it('does not count a part behind the line of the front as seen', () => {
    const archer = unit(0, 'R6', 10, 10)
    // Only its southern half lies free, and that is behind the line.
    const target = unit(1, 'C1', 14, 10.4, 90)
    const screen = unit(0, 'R1', 12, 9.3, 90)
    expect(isBefore(archer, target)).toBe(true)
    expect(isObstructed(fieldOf(archer, target, screen), archer, target)).toBe(true)
  })
})

describe('the side that is hit (ONU-SHT-23)', () => {
  it('is the one that holds the nearest point (ONU-EX-28)', () => {
    const archer = unit(0, 'R6', 10, 10)
    expect(sidesHit(archer, unit(1, 'C1', 10, 6, 180))).toEqual(['front'])
    expect(sidesHit(archer, unit(1, 'C1', 10, 6, 90))).toEqual(['right'])
    expect(sidesHit(archer, unit(1, 'C1', 10, 6, 0))).toEqual(['rear'])
  })

  it('is the one whose middle is nearer at a corner, the defender’s choice where both are (ONU-R-41)', () => {
    const archer = unit(0, 'R6', 10, 10)
    expect(sidesHit(archer, unit(1, 'C1', 11, 6, 180))).toEqual(['front'])
    const even = unit(1, 'C1', 13.6, 7.6, 180)
    expect(sidesHit(archer, even)).toHaveLength(1)
    // Seen from its corner at 45°: the middle of the flank is nearer by the shape of the card.
    expect(sidesHit(archer, unit(1, 'C1', 12.8, 8, 180))).toEqual(['right'])
  })

  it('is the one that the middle of the front touches', () => {
    const archer = unit(0, 'R6', 10, 10, 180)
    const touched = unit(1, 'C1', 9.8, 10.8, 270)
    expect(rangeTo(archer, touched)).toBe(0)
    expect(sidesHit(archer, touched)).toEqual(['right'])
  })
})

describe('cards', () => {
  it('are measured edge to edge (ONU-LDR-04)', () => {
    expect(cardsApart(unit(0, 'R1', 10, 10), unit(0, 'R1', 13, 10))).toBe(1.4 * UD)
  })

  it('guard a flank when no marker fits beside it (ONU-OPT-40, ONU-R-86)', () => {
    const g = fieldOf(unit(0, 'R1', 10, 10), unit(0, 'R1', 11.9, 10), unit(0, 'R1', 8, 10.5))
    expect(isFlankProtected(g, g.units[0], 'right')).toBe(true)
    // Two markers fit on the left: the friend there stands 2 cm off.
    expect(isFlankProtected(g, g.units[0], 'left')).toBe(false)
    expect(protectedFlanks(g, g.units[0])).toBe(1)
    g.units[2].x += 500
    expect(isFlankProtected(g, g.units[0], 'left')).toBe(false)
    g.units[2].y = g.units[0].y
    expect(protectedFlanks(g, g.units[0])).toBe(2)
  })
})
