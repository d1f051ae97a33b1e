import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { baseAt, outward, SIDES, sideLength } from './base.ts'
import { bodyAt, place } from './body.ts'
import { contactOf, sharedStretch } from './contact.ts'
import { corrected } from './correction.ts'
import { part, rectangle, union } from './footprint.ts'
import { overlaps, touches } from './overlap.ts'
import { apart, INCH } from './point.ts'
import { pose } from './pose.ts'
import { sectionsOf } from './sections.ts'
import { alignedAbout, behind, beside, flush, sharedFront } from './snap.ts'
import { bases, bodies, facings } from './testing.ts'
import { markerOn, onward, wrapChain } from './wrap.ts'

const sides = fc.constantFrom(...SIDES)
const card = { ...pose(50_000, 50_000, 0), width: 8000, depth: 4000 }
const shape = rectangle(8000, 4000)

describe('contact', () => {
  it('is flush on a side, whichever way the two face', () => {
    fc.assert(
      fc.property(bases(), bases(), sides, fc.integer({ min: 1, max: 9 }), (mover, target, side, tenth) => {
        const offset = Math.round((sideLength(target, side) * tenth) / 10)
        const there = { ...mover, ...flush(target, side, offset) }
        expect(touches(bodyAt(there), bodyAt(target))).toBe(true)
        const contact = contactOf(there, target)
        expect(contact?.sides[0]).toMatchObject({ own: 'front', other: side })
        const shared = sharedFront(mover.width, sideLength(target, side), offset)
        expect(Math.abs((contact?.sides[0].length ?? 0) - shared)).toBeLessThanOrEqual(4)
      }),
      { numRuns: 500 },
    )
  })

  it('measures the shared stretch along both sides', () => {
    const other = { ...pose(53_000, 50_000, 18000), width: 8000, depth: 4000 }
    expect(contactOf(card, other)).toEqual({
      sides: [
        { own: 'front', other: 'front', length: 5000, ownFrom: 3000, ownTo: 8000, otherFrom: 3000, otherTo: 8000 },
      ],
      corner: null,
    })
    expect(sharedStretch(card, 'front', other, 'left')).toBeNull()
  })

  it('can be a corner only', () => {
    const other = { ...pose(50_000, 50_000, 22500), width: 6000, depth: 4000 }
    const clear = { ...other, ...flush(card, 'front', 4000), facing: 22500 }
    const tip = { ...clear, y: clear.y - Math.round(3000 * Math.SQRT1_2), x: clear.x }
    const contact = contactOf(tip, card)
    expect(contact?.sides).toEqual([])
    expect(contact?.corner?.other).toEqual(['front'])
    expect(contact?.corner?.own).toHaveLength(2)
    expect(contactOf({ ...tip, y: tip.y - 100 }, card)).toBeNull()
  })

  it('touches two sides at a corner of each, end to end', () => {
    const diagonal = { ...pose(58_000, 54_000, 0), width: 8000, depth: 4000 }
    const contact = contactOf(card, diagonal)
    expect(contact?.sides).toEqual([])
    expect(contact?.corner?.at).toEqual({ x: 54_000, y: 54_000 })
    expect(contact?.corner?.own).toEqual(['right', 'rear'])
    expect(contact?.corner?.other).toEqual(['front', 'left'])
  })
})

describe('snapping', () => {
  it('keeps the point it turns about', () => {
    fc.assert(
      fc.property(bases(), bases(), sides, (mover, target, side) => {
        // About its own front centre: that point only slides straight onto the line of the side.
        const end = alignedAbout(mover, target, side, mover)
        expect(end.facing).toBe((outward(target, side) + 18000) % 36000)
        const off = { ...mover, ...end }
        const again = alignedAbout(off, target, side, off)
        expect(apart(end, again)).toBeLessThanOrEqual(2)
      }),
    )
  })

  it('stands behind or beside a mate', () => {
    expect(behind(card)).toEqual(pose(50_000, 54_000, 0))
    expect(beside(card, 'left', 4000)).toEqual(pose(44_000, 50_000, 0))
    fc.assert(
      fc.property(facings, facing => {
        const mate = { ...card, facing }
        for (const at of [behind(mate), beside(mate, 'left', 8000), beside(mate, 'right', 8000)])
          expect(touches(bodyAt(mate), bodyAt({ ...mate, ...at }))).toBe(true)
      }),
    )
  })
})

describe('a correction', () => {
  it('ends a slight overlap with the smallest shift (TER-MOV-12)', () => {
    const friend = bodyAt({ ...pose(57_000, 50_000, 0), width: 8000, depth: 4000 })
    expect(corrected(shape, card, [friend], INCH)).toEqual(pose(49_000, 50_000, 0))
    expect(corrected(shape, card, [friend], 500)).toBeNull()
    expect(corrected(shape, card, [], INCH)).toEqual(pose(50_000, 50_000, 0))
  })

  it('turns square to a wall when a shift does not do', () => {
    const wall = bodyAt({ ...pose(50_000, 49_000, 500), width: 60_000, depth: 400 })
    const ceiling = bodyAt({ ...pose(50_000, 53_560, 500), width: 60_000, depth: 400 })
    const found = corrected(shape, { ...card, y: 49_480 }, [wall, ceiling], INCH, 1500)
    expect(found?.facing).toBe(500)
  })

  it('never ends in an overlap nor goes too far', () => {
    fc.assert(
      fc.property(bases(20_000), fc.array(bodies(20_000), { maxLength: 3 }), (b, others) => {
        const found = corrected(rectangle(b.width, b.depth), b, others, INCH, 1500)
        if (found === null) return
        for (const other of others) expect(overlaps(bodyAt({ ...b, ...found }), other)).toBe(false)
        expect(apart(b, found)).toBeLessThanOrEqual(INCH + 10)
      }),
    )
  })
})

describe('sections', () => {
  it('run clockwise from the left of the front', () => {
    const all = sectionsOf(shape, card, 2000)
    expect(all.map(s => s.side[0]).join('')).toBe('ffffrrrrrrll')
    expect(all.map(s => s.side)).toEqual([
      ...Array(4).fill('front'),
      ...Array(2).fill('right'),
      ...Array(4).fill('rear'),
      ...Array(2).fill('left'),
    ])
    expect(all[0]).toMatchObject({ x: 47_000, y: 50_000, facing: 0, place: 0 })
    expect(all[4]).toMatchObject({ x: 54_000, y: 51_000, facing: 9000 })
    expect(all[11]).toMatchObject({ x: 46_000, y: 51_000, facing: 27000 })
  })

  it('go round the markers of an extended line', () => {
    const extended = union([part(shape, 0, 0), part(rectangle(2000, 2000), 5000, 0)])
    const all = sectionsOf(extended, card, 2000)
    expect(all.map(s => `${s.part}${s.side}`)).toEqual([
      ...Array(4).fill('0front'),
      '1front',
      '1right',
      '1rear',
      '0right',
      ...Array(4).fill('0rear'),
      ...Array(2).fill('0left'),
    ])
  })

  it('go round a card and a marker that touches it in a corner only', () => {
    const wrapped = union([part(shape, 0, 0), part(rectangle(2000, 2000), 5000, -2000, 0)])
    const all = sectionsOf(wrapped, card, 2000)
    expect(all).toHaveLength(16)
    expect(all.map(s => `${s.part}${s.side}`).join(' ')).toBe(
      '1front 1right 1rear 0right 0right 0rear 0rear 0rear 0rear 0left 0left 0front 0front 0front 0front 1left',
    )
  })
})

describe('wrapping', () => {
  const room = () => true
  const enemy = sectionsOf(shape, card, 2000)
  const sides = (chain: { sections: number[] }, outline = enemy) => chain.sections.map(i => outline[i].side)
  it('puts the free sections round the corner, one slot each (ONU-EX-32)', () => {
    // Extended to its right, two sections beyond the enemy's corner: six contacts in all.
    const chain = wrapChain(enemy, 0, -1, 2, 2000, room)
    expect(sides(chain)).toEqual(['left', 'left'])
    for (const marker of chain.markers) {
      const body = place(rectangle(2000, 2000), marker)
      expect(touches(body, bodyAt(card))).toBe(true)
      expect(contactOf(baseAt(2000, 2000, marker), card)?.sides[0]).toMatchObject({ own: 'front', other: 'left' })
    }
  })

  it('goes on round the flank to the rear, and stops where there is no room', () => {
    expect(sides(wrapChain(enemy, 3, 1, 3, 2000, room))).toEqual(['right', 'right', 'rear'])
    expect(wrapChain(enemy, 3, 1, 3, 2000, (_, i) => enemy[i].side !== 'rear').sections).toHaveLength(2)
    expect(wrapChain(enemy, 3, 1, 0, 2000, room).sections).toEqual([])
  })

  it('lays no two markers into the notch behind an extension', () => {
    const extended = sectionsOf(union([part(shape, 0, 0), part(rectangle(2000, 2000), 5000, 0)]), card, 2000)
    const chain = wrapChain(extended, 4, 1, 4, 2000, room)
    // Its side, its back; the flank of the card looks on the same square.
    expect(chain.sections.map(i => `${extended[i].part}${extended[i].side}`)).toEqual(['1right', '1rear'])
  })

  it('walks the outline both ways', () => {
    expect(onward(enemy, 0, -1, 3)).toEqual([11, 10, 9])
    expect(onward(enemy, 10, 1, 3)).toEqual([11, 0, 1])
    expect(markerOn(enemy[4])).toEqual({ x: 54_000, y: 51_000, facing: 27000 })
  })
})
