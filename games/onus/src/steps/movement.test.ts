import type { Picks } from '@acies/kernel'
import { describe, expect, it } from 'vitest'
import { type Field, SECTION, UD, type Unit } from '../position.ts'
import { contactOf } from '../rules/contacts.ts'
import { moveOf } from '../rules/going.ts'
import { liesOver } from '../rules/rest.ts'
import { fieldOf, inMelee, unit } from '../rules/testing.ts'
import { chainAt, layWraps } from '../rules/wrap.ts'
import { active, Rehearsal } from './testing.ts'

const S = SECTION / UD
const own = (kind: string, x: number, y: number, degrees = 0, more: Partial<Unit> = {}) =>
  active(unit(0, kind, x, y, degrees, more))
const foe = (kind: string, x: number, y: number, degrees = 180, more: Partial<Unit> = {}) =>
  unit(1, kind, x, y, degrees, more)
/** A movement phase in which unit 0 has been taken up. */
function moving(g: Field, dice: number[] = [], id = 0): Rehearsal {
  const play = new Rehearsal(g, 'movement-phase', dice)
  if (play.asks === 'next-mover') expect(play.answer(id)).toBeNull()
  return play
}
const at = (u: Unit) => [u.x / UD, u.y / UD, u.facing / 100]

describe('normal movement (ONU-MOV-03 to 07)', () => {
  it('goes straight ahead and wheels for 1 UD within its movement (ONU-EX-04)', () => {
    for (const picks of [
      ['ahead', 200, 'wheel-front-left', 3000],
      ['wheel-rear-right', 2000, 'wheel-rear-right', 2000, 'ahead', 100],
      ['ahead', 100, 'wheel-front-right', 9000, 'ahead', 100],
    ]) {
      const g = fieldOf(own('R4', 10, 10))
      expect(moving(g).answer(...picks)).toBeNull()
      expect(g.units[0].doings.used).toBe(300)
    }
    const g = fieldOf(own('R4', 10, 10))
    expect(moving(g).answer('ahead', 201, 'wheel-front-left', 100)).toBe('ONU-MOV-04')
    expect(moving(fieldOf(own('R4', 10, 10))).answer('ahead', 301)).toBe('ONU-MOV-03')
  })

  it('wheels forward about any corner, 90° at most (ONU-EX-05)', () => {
    const g = fieldOf(own('P2', 10, 10))
    expect(moving(g).answer('wheel-rear-right', 9000)).toBeNull()
    // The rear right corner stays where it was; it looks east now.
    expect(at(g.units[0])).toEqual([11.6, 10, 90])
    expect(moving(fieldOf(own('P2', 10, 10))).answer('wheel-front-left', 9001)).toBe('ONU-MOV-04')
  })

  it('keeps one corner for all wheels of a move, in several steps too (ONU-MOV-07, ONU-R-95)', () => {
    const g = fieldOf(own('R7', 10, 10))
    const play = moving(g)
    expect(play.answer('wheel-front-left', 1000)).toBeNull()
    expect(play.answer(0)).toBeNull()
    expect(play.answer('wheel-front-right', 1000)).toBe('ONU-MOV-07')
    expect(play.answer('wheel-front-left', 1000)).toBeNull()
  })

  it('cannot be gone on with once another has begun (ONU-R-95)', () => {
    const g = fieldOf(own('R7', 10, 10), own('R7', 14, 10))
    const play = moving(g)
    play.answer('ahead', 100)
    expect(play.options()).toEqual([0, 1])
    play.answer(1)
    play.answer('ahead', 100)
    expect(play.options()).toEqual([1])
  })

  it('is for active units that do not flee (ONU-MOV-01, ONU-ACT-04, ONU-FLE-09)', () => {
    const g = fieldOf(own('R1', 10, 10), unit(0, 'R1', 14, 10), own('R1', 18, 10, 0, { fleeing: true, broken: true }))
    expect(new Rehearsal(g, 'movement-phase').options()).toEqual([0])
  })

  it('leaves no part over the edge (ONU-R-42)', () => {
    expect(moving(fieldOf(own('R1', 10, 1))).answer('ahead', 150)).toBe('ONU-R-42')
  })
})

describe('forced march (ONU-MOV-10 to 14)', () => {
  it('doubles the movement, wheels at 1 UD, and is said first (ONU-EX-06)', () => {
    const g = fieldOf(own('R1', 10, 10))
    expect(moving(g).answer('forced-march', 'ahead', 300, 'wheel-front-left', 9000)).toBeNull()
    expect(g.units[0].marched).toBe(true)
    const late = moving(fieldOf(own('R1', 10, 10)))
    expect(late.answer('ahead', 100)).toBeNull()
    late.answer(0)
    expect(late.why('forced-march')).toBe('ONU-MOV-10')
  })

  it('excludes charges (ONU-MOV-12) and special formations, unless they are dropped first (ONU-MOV-13)', () => {
    const g = fieldOf(own('R1', 10, 10), foe('C1', 10, 8.5))
    expect(moving(g).answer('forced-march', 'charge')).toBe('ONU-MOV-12')
    const wall = () => fieldOf(own('R1', 10, 10, 0, { formation: 'shield-wall' }))
    expect(moving(wall()).answer('forced-march', 'ahead', 300)).toBe('ONU-MOV-13')
    expect(moving(wall()).answer('drop', 'forced-march', 'ahead', 300)).toBeNull()
  })

  it('may be made by an extended line (ONU-MOV-14)', () => {
    expect(moving(fieldOf(own('R1', 10, 10, 0, { left: true }))).answer('forced-march', 'ahead', 300)).toBeNull()
  })
})

describe('special manoeuvres (ONU-MAN-01 to 19)', () => {
  it('move to all sides at half movement, without a charge (ONU-MAN-02, ONU-EX-07, ONU-EX-08)', () => {
    const g = fieldOf(own('P1', 10, 10), foe('R1', 10, 8.5))
    const play = moving(g)
    expect(play.answer('slide', 13500, 100, 'slide', 27000, 101)).toBe('ONU-MAN-02')
    expect(play.answer('slide', 13500, 100, 'charge')).toBe('ONU-MAN-02')
    expect(play.answer('slide', 13500, 100, 'slide', 27000, 100)).toBeNull()
    // 3 UD of movement are 1.5 when reduced.
    const three = fieldOf(own('R4', 10, 10))
    expect(moving(three).options('slide', 18000)).toEqual([1, 150])
  })

  it('keep all of it for Skirmishers (ONU-MAN-04), but still no charge', () => {
    const g = fieldOf(own('R5', 10, 10), foe('C1', 10, 8.5))
    const play = moving(g)
    expect(play.options('slide', 18000)).toEqual([1, 300])
    expect(play.answer('slide', 18000, 10, 'charge')).toBe('ONU-MAN-02')
  })

  it('are not for special formations, but Bravery is none (ONU-MAN-03, ONU-R-14)', () => {
    expect(moving(fieldOf(own('C1', 10, 10, 0, { formation: 'phalanx' }))).why('slide')).toBe('ONU-MAN-03')
    expect(moving(fieldOf(own('C4', 10, 10, 0, { formation: 'bravery' }))).why('slide')).toBeNull()
  })

  it('turn about the middle at the start, then half movement, charge allowed (ONU-MAN-05)', () => {
    const g = fieldOf(own('P1', 10, 10), foe('R1', 12, 10.4, 270))
    const play = moving(g)
    expect(play.answer('turn', 9000, 'charge')).toBeNull()
    expect(g.pairs).toHaveLength(1)
    const late = moving(fieldOf(own('P1', 10, 10)))
    expect(late.answer('ahead', 10, 'turn', 9000)).toBe('ONU-MAN-05')
    expect(late.answer('turn', 9000, 'ahead', 201)).toBe('ONU-MOV-03')
  })

  it('turn Skirmishers at any moment for 1 UD (ONU-MAN-06), Rhomboids once for nothing (ONU-MAN-07)', () => {
    const light = fieldOf(own('R5', 10, 10))
    expect(moving(light).answer('ahead', 100, 'turn', 9000, 'ahead', 100)).toBeNull()
    expect(light.units[0].doings.used).toBe(300)
    const rhomboid = fieldOf(own('D7', 10, 10, 0, { formation: 'rhomboid' }))
    const play = moving(rhomboid)
    expect(play.answer('ahead', 200, 'turn', 9000, 'ahead', 200, 'turn', 0)).toBe('ONU-MAN-07')
    expect(play.answer('ahead', 200, 'turn', 9000, 'ahead', 200)).toBeNull()
  })

  it('extend and shorten the line at half movement, no charge (ONU-MAN-08), all for Skirmishers and Manoeuvrable (ONU-MAN-11)', () => {
    const g = fieldOf(own('R4', 10, 10), foe('C1', 10, 9))
    const play = moving(g)
    expect(play.answer('extend-left', 'charge')).toBe('ONU-MAN-08')
    expect(play.answer('extend-left', 'extend-left')).toBe('ONU-MAN-08')
    expect(play.answer('extend-left', 'extend-right')).toBeNull()
    expect([g.units[0].left, g.units[0].right]).toEqual([true, true])
    const half = fieldOf(own('R4', 10, 10))
    expect(moving(half).options('extend-left', 'ahead')).toEqual([1, 150])
    expect(moving(fieldOf(own('R5', 10, 10))).options('extend-left', 'ahead')).toEqual([1, 300])
    const horse = fieldOf(own('R7', 10, 10), foe('C1', 10, 8))
    const charging = moving(horse)
    expect(charging.answer('extend-left', 'charge')).toBeNull()
    expect(charging.answer(1, 0)).toBeNull()
    expect(contactOf(horse.units[0], horse.units[1]).dice).toBe(5)
    expect(horse.pairs).toHaveLength(1)
  })

  it('leave no extension to a special formation (ONU-MAN-12), nor where a friend stands (ONU-UNI-10)', () => {
    expect(moving(fieldOf(own('R1', 10, 10, 0, { formation: 'square' }))).why('extend-left')).toBe('ONU-MAN-12')
    expect(moving(fieldOf(own('R1', 10, 10, 0, { left: true }))).why('form-square')).toBe('ONU-MAN-12')
    expect(moving(fieldOf(own('R1', 10, 10), unit(0, 'R1', 11.7, 10))).answer('extend-right')).toBe('ONU-UNI-10')
  })

  it('combine at one moment, before or after the legs (ONU-MAN-17, ONU-EX-10)', () => {
    const g = fieldOf(own('C1', 10, 10, 0, { left: true }))
    const play = moving(g)
    expect(play.answer('shorten-left', 'turn', 2000, 'form-phalanx', 'ahead', 101)).toBe('ONU-MOV-03')
    expect(play.answer('shorten-left', 'ahead', 50, 'form-phalanx')).toBe('ONU-MAN-17')
    expect(play.answer('shorten-left', 'turn', 2000, 'form-phalanx', 'ahead', 100)).toBeNull()
    const after = moving(fieldOf(own('C1', 10, 10)))
    expect(after.answer('ahead', 100, 'form-phalanx', 'ahead', 10)).toBe('ONU-MAN-17')
    expect(after.answer('ahead', 101, 'form-phalanx')).toBe('ONU-R-94')
    expect(after.answer('ahead', 100, 'form-phalanx')).toBeNull()
  })

  it('form at half movement and charge all the same (ONU-MAN-13, ONU-FRM-01), Bravery at full (ONU-MAN-14)', () => {
    const g = fieldOf(own('C6', 10, 10), foe('R1', 10, 8))
    expect(moving(g).answer('form-wedge', 'charge')).toBeNull()
    expect(moving(fieldOf(own('D1', 10, 10))).options('form-bravery', 'ahead')).toEqual([1, 300])
    expect(moving(fieldOf(own('C1', 10, 10))).why('form-square')).toBe('ONU-FRM-01')
    const twice = moving(fieldOf(own('D1', 10, 10)))
    expect(twice.answer('form-bravery', 'drop')).toBe('ONU-FRM-61')
  })

  it('drop a formation and move normally (ONU-FRM-02, ONU-R-70); Square does not stir (ONU-FRM-33, ONU-R-51)', () => {
    const square = () => moving(fieldOf(own('R4', 10, 10, 0, { formation: 'shield-wall' })))
    expect(square().options('ahead')).toEqual([1, 150])
    expect(square().options('drop', 'ahead')).toEqual([1, 300])
    const still = moving(fieldOf(own('R1', 10, 10, 0, { formation: 'square' })))
    expect(still.why('ahead')).toBe('ONU-FRM-33')
    expect(still.why('turn')).toBe('ONU-R-51')
    expect(still.answer('drop', 'ahead', 200)).toBeNull()
  })

  it('do not halve what is halved (ONU-R-53)', () => {
    const g = fieldOf(own('R4', 10, 10, 0, { formation: 'shield-wall' }))
    expect(moving(g).options('turn', 1000, 'ahead')).toEqual([1, 150])
  })
})

describe('passing through and overlap (ONU-CRO-01 to 12)', () => {
  it('goes through friends, over their corners, never through enemies', () => {
    const g = fieldOf(own('R4', 10, 10), unit(0, 'R1', 10.5, 9.8), foe('C1', 14, 14))
    const play = moving(g)
    expect(play.answer('ahead', 300)).toBeNull()
    expect(play.told.some(e => e.type === 'passed-through' && e.over === 1)).toBe(true)
    expect(moving(fieldOf(own('R4', 10, 10), foe('C1', 10, 9))).answer('ahead', 300)).toBe('ONU-CRO-01')
  })

  it('touching is not passing (ONU-CRO-08)', () => {
    const g = fieldOf(own('R4', 10, 10), unit(0, 'R1', 11.6, 9))
    const play = moving(g)
    expect(play.answer('ahead', 300)).toBeNull()
    expect(play.told.some(e => e.type === 'passed-through')).toBe(false)
  })

  it('is stopped by formations, engaged friends and its own formation (ONU-CRO-02, ONU-CRO-03)', () => {
    const past = (mine: Partial<Unit>, his: Partial<Unit>) =>
      moving(fieldOf(own('R4', 10, 10, 0, mine), unit(0, 'R1', 10, 9.1, 0, his))).answer('ahead', 140)
    expect(past({}, { formation: 'shield-wall' })).toBe('ONU-CRO-02')
    expect(past({}, { formation: 'bravery' })).toBe('ONU-CRO-10')
    expect(past({ formation: 'shield-wall' }, {})).toBe('ONU-CRO-03')
    const g = fieldOf(own('R4', 10, 10), unit(0, 'R1', 10, 9.1), foe('C1', 10, 9.1))
    inMelee(g, 1, 2)
    expect(moving(g).answer('ahead', 60)).toBe('ONU-CRO-02')
    const beasts = fieldOf(own('C3', 10, 10), unit(0, 'C8', 10, 9.1, 0, { fleeing: true, broken: true }))
    expect(moving(beasts).answer('ahead', 300)).toBe('ONU-ELE-10')
  })

  it('breaks whom a Broken unit passes (ONU-CRO-05), and who passes a Broken one (ONU-CRO-07, ONU-R-33)', () => {
    const broken = fieldOf(own('R4', 10, 10, 0, { broken: true }), unit(0, 'R1', 10, 9.1))
    moving(broken).answer('ahead', 300)
    expect(broken.units[1].broken).toBe(true)
    const over = fieldOf(own('R4', 10, 10), unit(0, 'R1', 10, 9.1, 0, { broken: true }))
    moving(over).answer('ahead', 300)
    expect(over.units[0].broken).toBe(true)
    const clean = fieldOf(own('R4', 10, 10), unit(0, 'R1', 10, 9.1))
    moving(clean).answer('ahead', 300)
    expect(clean.units.some(u => u.broken)).toBe(false)
  })

  it('counts a friend that a wheel sweeps over as passed (ONU-CRO-10, ONU-MOV-08)', () => {
    const g = fieldOf(own('R4', 10, 10), unit(0, 'R1', 11.2, 9.2, 90, { broken: true }))
    expect(moving(g).answer('wheel-front-left', 9000)).toBeNull()
    expect(g.units[0].broken).toBe(true)
  })

  it('ends over nobody, but for an active friend that has not moved (ONU-CRO-10, ONU-CRO-11)', () => {
    expect(moving(fieldOf(own('R4', 10, 10), unit(0, 'R1', 10, 9.5))).answer('ahead', 100)).toBe('ONU-CRO-10')
    const g = fieldOf(own('R4', 10, 10), own('R4', 10, 9.1))
    const play = moving(g)
    expect(play.answer('ahead', 90)).toBeNull()
    expect(g.over).toHaveLength(1)
    // They change places.
    play.answer(1)
    expect(play.answer('slide', 18000, 90)).toBeNull()
    expect(g.over).toEqual([])
    play.answer()
    expect(at(g.units[0])).toEqual([10, 9.1, 0])
    expect(at(g.units[1])).toEqual([10, 10, 0])
  })

  it('puts back who still lies over a friend when the phase ends (ONU-CRO-09, ONU-R-54)', () => {
    const g = fieldOf(own('R4', 10, 10), own('R4', 10, 9.1))
    const play = moving(g)
    play.answer('ahead', 90)
    play.answer()
    expect(at(g.units[0])).toEqual([10, 10, 0])
    expect(play.told.some(e => e.type === 'put-back')).toBe(true)
  })

  it('puts him back as near as there is room where somebody came to stand in his place (ONU-R-54)', () => {
    const g = fieldOf(own('R4', 10, 10), own('R4', 10, 9.1), unit(0, 'R4', 20, 10))
    const play = moving(g)
    play.answer('ahead', 90)
    // As one in flight would.
    Object.assign(g.units[2], { x: 10 * UD, y: 10.2 * UD })
    play.answer()
    expect(at(g.units[0])).not.toEqual([10, 10, 0])
    expect(g.units.map(u => liesOver(g, u))).toEqual([[], [], []])
  })

  it('keeps the place free to which he may have to go back (ONU-R-54)', () => {
    const g = fieldOf(own('R4', 10, 10), own('R4', 10, 9.1), own('R4', 10, 11))
    const play = moving(g)
    play.answer('ahead', 90)
    play.answer(2)
    expect(play.answer('ahead', 50)).toBe('ONU-CRO-11')
  })

  it('stops short of a contact that only a charge may make (ONU-CRO-12, ONU-R-78)', () => {
    const g = () => fieldOf(own('R4', 10, 10), foe('C1', 10, 9))
    expect(moving(g()).answer('ahead', 100)).toBe('ONU-CRO-12')
    expect(moving(g()).answer('ahead', 99)).toBe('ONU-CRO-12')
    expect(moving(g()).answer('ahead', 98)).toBeNull()
  })
})

describe('charging (ONU-CHG-01 to 20)', () => {
  it('lines up, makes a pair and offers to wrap (ONU-CHG-03 to 06)', () => {
    const g = fieldOf(own('R4', 10 + 2 * S, 10), foe('C1', 10, 9))
    const play = moving(g)
    expect(play.answer('charge')).toBeNull()
    expect(play.asks).toBe('wrap')
    expect(play.options()).toEqual([0, 0])
    expect(play.options(0)).toEqual([0, 2])
    expect(play.answer(0, 2)).toBeNull()
    expect(contactOf(g.units[0], g.units[1]).dice).toBe(4)
    expect(g.pairs).toMatchObject([{ a: 0, b: 1, charger: 0, since: 1 }])
  })

  it('asks for the side at a corner (ONU-CHG-04, ONU-EX-11)', () => {
    const g = fieldOf(own('R4', 10, 10), foe('C1', 10, 8.2, 135))
    const play = moving(g)
    play.answer('charge')
    expect(play.asks).toBe('align-side')
    expect(play.options(1)).toEqual(['front', 'right'])
    expect(play.answer(1, 'right')).toBeNull()
    expect(contactOf(g.units[0], g.units[1]).flank).toBe(true)
  })

  it('fights every enemy its front touches (ONU-CHG-15)', () => {
    const g = fieldOf(own('R4', 10, 10), foe('C1', 9.2, 9), foe('C1', 10.8, 9))
    const play = moving(g)
    play.answer('charge')
    expect(play.answer(1, 'front')).toBeNull()
    expect(g.pairs).toHaveLength(2)
    expect(g.units.slice(1).map(o => contactOf(g.units[0], o).dice)).toEqual([2, 2])
  })

  it('may use what Athletes have more only to make contact (ONU-R-16)', () => {
    const g = fieldOf(own('C3', 10, 10), foe('R1', 10, 6.2))
    const play = moving(g)
    expect(play.answer('ahead', 350)).toBe('unfinished')
    expect(play.answer('ahead', 350, 'charge')).toBeNull()
    expect(moving(fieldOf(own('C3', 10, 10), foe('R1', 10, 5.9))).answer('ahead', 350, 'charge')).toBe('ONU-CHG-01')
  })

  it('does not meet the enemy with its side in a wheel (ONU-CHG-20)', () => {
    const g = fieldOf(own('R4', 10, 10), foe('C1', 9.15, 10, 90))
    expect(moving(g).answer('wheel-front-right', 9000, 'charge')).toMatch(/ONU-CRO-(01|12)/)
  })

  it('strikes markers off, wounds their unit and goes on to its card (ONU-CHG-09 to 11, ONU-EX-16)', () => {
    const g = fieldOf(foe('C6', 10.8, 10 + 2 * S, 270), unit(0, 'R1', 10, 10), own('R7', 7, 11.6, 90))
    layWraps(g.units[0], 'left', chainAt(g, g.units[0], 'left'), 2)
    inMelee(g, 0, 1)
    const play = moving(g, [], 2)
    expect(play.answer('charge')).toBeNull()
    if (play.asks === 'wrap') play.answer(0, 0)
    expect(g.units[0].wounds).toBe(2)
    expect(g.units[0].wraps).toEqual([])
    expect(g.pairs.map(p => [p.a, p.b])).toEqual([
      [0, 1],
      [0, 2],
    ])
  })
})

describe('Impetuous units (ONU-SKL-40 to 43)', () => {
  it('must charge before the phase can end, active or not, and wrap where there is room', () => {
    const g = fieldOf(unit(0, 'D2', 10 + 2 * S, 10), foe('R1', 10, 8.5), own('D1', 16, 10))
    const play = new Rehearsal(g, 'movement-phase')
    expect(play.options()).toEqual([0, 2])
    expect(play.answer()).toBe('ONU-SKL-40')
    play.answer(0)
    expect(play.answer('ahead', 50)).toBe('unfinished')
    expect(play.answer('charge')).toBeNull()
    expect(contactOf(g.units[0], g.units[1]).dice).toBe(4)
    expect(play.answer()).toBeNull()
  })

  it('bring as many sections as they can (ONU-R-93)', () => {
    // Straight on one section, or after a wheel more.
    const g = fieldOf(unit(0, 'D2', 11.4, 10), foe('R1', 10, 8.9))
    const play = moving(g)
    expect(play.answer('charge')).toBe(null)
    // Round the corner it has four as well.
    expect(contactOf(g.units[0], g.units[1]).dice).toBe(4)
  })

  it('are idle without an enemy in reach (ONU-SKL-43)', () => {
    const g = fieldOf(unit(0, 'D2', 10, 14), foe('R1', 10, 4))
    expect(new Rehearsal(g, 'movement-phase').options()).toEqual([])
  })

  it('that are active may do nothing else first (ONU-R-43)', () => {
    const g = fieldOf(own('D2', 10, 10), foe('R1', 10, 8.5))
    const play = moving(g)
    expect(play.answer('slide', 18000, 100)).toBe('ONU-SKL-40')
    expect(play.answer()).toBe('ONU-SKL-40')
    expect(play.answer('charge')).toBeNull()
  })
})

describe('stacked units (ONU-SKL-60 to 67)', () => {
  const stack = () => fieldOf(own('X1', 10, 10), own('X2', 10, 10, 0, { under: 0 }))
  it('move together with 1 UD more (ONU-SKL-62)', () => {
    const g = stack()
    expect(moving(g).answer('ahead', 300)).toBeNull()
    expect(at(g.units[1])).toEqual([10, 7, 0])
    expect(g.units[1].under).toBe(0)
  })

  it('separate, completely and for good (ONU-SKL-66, ONU-SKL-67)', () => {
    const g = stack()
    const play = moving(g, [], 1)
    expect(play.answer('ahead', 50)).toBe('ONU-SKL-66')
    expect(play.answer('ahead', 100)).toBeNull()
    expect(g.units[1].under).toBe(-1)
    const left = stack()
    const other = moving(left)
    expect(other.options('separate', 'ahead')).toEqual([1, 200])
    expect(other.answer('separate', 'ahead', 200)).toBeNull()
    expect(at(left.units[1])).toEqual([10, 10, 0])
    expect(left.units[1].under).toBe(-1)
  })
})

describe('engaged units (ONU-ENG-01 to 33)', () => {
  const engagedField = (...more: Unit[]) => {
    const g = fieldOf(own('R7', 10, 10), foe('C1', 10, 10), ...more)
    inMelee(g, 0, 1)
    return g
  }

  it('may wrap with free sections (ONU-ENV-07, ONU-EX-19), not when struck in the rear only (ONU-ENV-08)', () => {
    const g = fieldOf(own('R7', 10 + 2 * S, 10), foe('C1', 10, 10))
    inMelee(g, 0, 1)
    const play = moving(g)
    expect(play.options()).toContain('wrap')
    play.answer('wrap')
    expect(play.answer(0, 2)).toBeNull()
    expect(contactOf(g.units[0], g.units[1]).dice).toBe(4)
    const rear = fieldOf(own('R7', 10, 10), foe('C1', 10, 10.8, 0))
    inMelee(rear, 0, 1)
    expect(moving(rear).why('wrap')).toBe('ONU-ENV-07')
  })

  it('do one thing a turn, nothing when blocked (ONU-ENG-02, ONU-EX-42)', () => {
    const g = fieldOf(
      own('D1', 10, 10),
      foe('C1', 10, 10, 180),
      foe('C1', 10, 10.8, 0),
      foe('C1', 10.8, 10.4, 270),
      foe('C1', 9.2, 10.4, 90),
    )
    for (const id of [1, 2, 3, 4]) inMelee(g, 0, id)
    const play = moving(g)
    // Bravery may be switched even so (ONU-ENG-08).
    expect(play.options()).toEqual(['bravery'])
    expect(play.why('withdraw')).toBe('ONU-ENG-02')
    expect(play.answer('bravery')).toBeNull()
    expect(g.units[0].formation).toBe('bravery')
  })

  it('take markers back under a blow of one die for each (ONU-ENG-03 to 05)', () => {
    const g = fieldOf(own('R7', 10 + 2 * S, 10), foe('C1', 10, 10))
    layWraps(g.units[0], 'right', chainAt(g, g.units[0], 'right'), 2)
    inMelee(g, 0, 1)
    // Two dice, both miss.
    const play = moving(g, [1, 1])
    play.answer('take-back')
    expect(play.answer(0, 2)).toBeNull()
    expect(g.units[0].wraps).toEqual([])
    expect(play.told.filter(e => e.type === 'rolled')).toMatchObject([{ attack: 'free', dice: [1, 1] }])
  })

  it('take an extension back that touches nobody for nothing (ONU-ENG-03)', () => {
    const g = engagedField()
    g.units[0].left = true
    const play = moving(g)
    play.answer('take-back')
    expect(g.units[0].left).toBe(false)
    expect(play.told.some(e => e.type === 'rolled')).toBe(false)
  })

  it('re-form by 90° where the enemy keeps what he had (ONU-ENG-10 to 12, ONU-EX-20)', () => {
    const g = engagedField()
    const play = moving(g)
    expect(play.options()).toContain('re-form-90')
    play.answer('re-form-90')
    expect(play.asks).toBe('re-form')
    expect(play.answer([50_000, 50_000, 0])).toBe('ONU-ENG-11')
  })

  it('re-form by 180°: the enemy’s markers stay, then they may wrap (ONU-ENG-13, ONU-ENG-14, ONU-EX-22)', () => {
    const g = fieldOf(own('R1', 10, 10), foe('C6', 10 + S, 10.8, 0))
    layWraps(g.units[1], 'right', chainAt(g, g.units[1], 'right'), 1)
    inMelee(g, 0, 1)
    const before = g.units[1].wraps
    expect(before).toHaveLength(1)
    const play = moving(g)
    play.answer('re-form-180')
    expect(at(g.units[0])).toEqual([10, 10.8, 180])
    expect(g.units[1].wraps).toEqual(before)
    expect(play.asks).toBe('wrap')
  })

  it('fall back half their movement; who is slower loses contact (ONU-ENG-20 to 26, ONU-EX-23)', () => {
    const g = fieldOf(own('M7', 10, 10), foe('C1', 10, 10))
    inMelee(g, 0, 1)
    const play = moving(g)
    play.answer('fall-back')
    expect(play.options()).toEqual([1, 250])
    expect(play.answer(250)).toBeNull()
    expect(play.asks).toBe('hold-or-follow')
    expect(play.answer('follow')).toBeNull()
    expect(at(g.units[0])).toEqual([10, 12.5, 0])
    expect(at(g.units[1])).toEqual([10, 12, 180])
    expect(g.pairs).toEqual([])
  })

  it('are held or followed with markers (ONU-ENG-24 to 27, ONU-EX-24)', () => {
    const wrapped = () => {
      const g = fieldOf(own('R1', 10, 10), foe('C1', 10 + S, 10))
      layWraps(g.units[1], 'left', chainAt(g, g.units[1], 'left'), 1)
      inMelee(g, 0, 1)
      expect(g.units[1].wraps).toHaveLength(1)
      const play = moving(g)
      play.answer('fall-back')
      play.answer(100)
      return { g, play }
    }
    const held = wrapped()
    expect(held.play.answer('hold')).toBeNull()
    expect(held.g.units[1].wraps).toEqual([])
    expect(held.g.pairs).toEqual([])
    const followed = wrapped()
    followed.play.answer('follow')
    expect(followed.play.asks).toBe('keep-wraps')
    expect(followed.play.answer(1, 0)).toBeNull()
    expect(followed.g.units[1].wraps).toHaveLength(1)
    expect(contactOf(followed.g.units[1], followed.g.units[0]).dice).toBe(4)
    expect(followed.g.pairs).toHaveLength(1)
  })

  it('do not fall back with an enemy on the flank or a friend behind (ONU-ENG-21, ONU-R-29)', () => {
    expect(moving(engagedField(unit(0, 'R1', 10, 10.8))).why('fall-back')).toBe('ONU-R-29')
    const g = engagedField(foe('C1', 10.8, 10.4, 270))
    inMelee(g, 0, 2)
    expect(moving(g).why('fall-back')).toBe('ONU-R-29')
  })

  it('follow only when in melee with nobody else (ONU-ENG-23)', () => {
    const g = fieldOf(own('R7', 10, 10), foe('C1', 10, 10), unit(0, 'R1', 10.8, 9.6, 270))
    inMelee(g, 0, 1)
    inMelee(g, 2, 1)
    const play = moving(g)
    play.answer('fall-back')
    play.answer(100)
    // There was nothing to choose: he holds.
    expect(play.told.some(e => e.type === 'held')).toBe(true)
    expect(g.pairs.map(p => [p.a, p.b])).toEqual([[1, 2]])
  })

  it('withdraw under a blow with all the dice of the contact, then move (ONU-ENG-30 to 33, ONU-R-27)', () => {
    const g = engagedField()
    const play = moving(g, [1, 1, 1, 1])
    expect(play.answer('withdraw')).toBeNull()
    expect(play.told.filter(e => e.type === 'rolled')).toMatchObject([{ dice: [1, 1, 1, 1] }])
    expect(g.pairs).toEqual([])
    expect(play.asks).toBe('manoeuvre')
    // It must get clear, backward at half movement, and not charge whom it has left (ONU-R-65).
    expect(play.answer()).toBe('ONU-R-78')
    expect(play.answer('charge')).toBe('ONU-R-65')
    expect(play.options('slide', 18000)).toEqual([1, 200])
    expect(play.answer('slide', 18000, 200)).toBeNull()
    expect(at(g.units[0])).toEqual([10, 12, 0])
  })

  it('may be broken by the blow, or run (ONU-R-26, ONU-R-30)', () => {
    const g = engagedField()
    // Four hits, four wounds would be death: two hit, two wound; the check fails on a six.
    const play = moving(g, [6, 6, 1, 1, 6, 6, 6])
    play.answer('withdraw')
    expect(g.units[0]).toMatchObject({ wounds: 2, broken: true })
    expect(play.asks).toBe('voluntary-flight')
    expect(play.answer('flee')).toBeNull()
    expect(g.units[0].fleeing).toBe(true)
    expect(g.units[0].y).toBeGreaterThan(13 * UD)
  })
})

describe('the skirmishers’ phase (ONU-SKM-01 to 05)', () => {
  const after = (used: number, more: object = {}) => {
    const g = fieldOf(own('R5', 10, 10), own('R1', 14, 10), foe('C1', 10, 8.9))
    g.units[0].doings = { ...g.units[0].doings, used, moved: used > 0, ...more }
    return g
  }
  it('lets them use what is left, rounded up to half a UD (ONU-SKM-03, ONU-SKM-04, ONU-EX-29)', () => {
    const g = after(120)
    const play = new Rehearsal(g, 'skirmish-phase')
    expect(play.options()).toEqual([0])
    play.answer(0)
    expect(play.options('ahead')).toEqual([1, 150])
  })

  it('lets them charge unless they shot or made a manoeuvre that forbids it (ONU-SKM-02, ONU-R-44, ONU-R-81, ONU-DX-15)', () => {
    const answer = (more: object) => {
      const play = new Rehearsal(after(100, more), 'skirmish-phase')
      play.answer(0)
      return play.answer('charge')
    }
    expect(answer({})).toBeNull()
    expect(answer({ shot: true })).toBe('ONU-CHG-14')
    expect(answer({ allWays: true })).toBe('ONU-MAN-02')
    expect(answer({ ends: ['left'] })).toBe('ONU-MAN-08')
  })

  it('is over for whoever is left where he is, also if he moved before (ONU-SKM-01)', () => {
    const play = new Rehearsal(after(120), 'skirmish-phase')
    play.answer(0)
    expect(play.answer()).toBeNull()
    expect(play.options()).toEqual([])
  })

  it('lets a card in the fog be taken up whatever it is, and heavier ones be left as they are (ONU-SKM-01, ONU-OPT-31)', () => {
    const play = new Rehearsal(fieldOf(own('R1', 10, 10, 0, { veiled: true }), own('R1', 14, 10)), 'skirmish-phase')
    expect(play.options()).toEqual([0])
    expect(play.answer(0)).toBeNull()
    expect(play.answer('ahead', 100)).toBe('ONU-SKM-01')
    expect(play.answer()).toBeNull()
    expect(play.options()).toEqual([])
  })

  it('lets a card stay that has gone as far as it may or, rounded up, farther (ONU-SKM-03)', () => {
    const g = fieldOf(own('R1', 10, 10, 0, { veiled: true }), own('R1', 14, 10))
    g.units[0].doings = { ...g.units[0].doings, used: moveOf(g, g.units[0]) + 50, moved: true }
    const play = new Rehearsal(g, 'skirmish-phase')
    expect(play.answer(0)).toBeNull()
    expect(play.asks).toBe('manoeuvre')
    expect(play.answer()).toBeNull()
  })

  it('binds no Impetuous unit to charge, neither one without an order nor one in the fog (ONU-SKM-01, ONU-SKL-40)', () => {
    const before = (more: object) => fieldOf(own('C4', 10, 10, 0, more), own('R5', 14, 10), foe('R1', 10, 8.5))
    const idle = before({})
    idle.units[0].doings = { ...idle.units[0].doings, active: false }
    expect(new Rehearsal(idle, 'skirmish-phase').options()).toEqual([1])
    const play = new Rehearsal(before({ veiled: true }), 'skirmish-phase')
    expect(play.answer(0)).toBeNull()
    expect(play.answer('charge')).toBe('ONU-SKM-01')
    expect(play.answer()).toBeNull()
  })

  it('has nothing for those who force-marched (ONU-R-45)', () => {
    const play = new Rehearsal(after(200, { cap: 'double' }), 'skirmish-phase')
    expect(play.asks).toBe('nothing')
  })
})

describe('what was changed this turn stays changed (ONU-R-97)', () => {
  /** Takes the unit up again after each answer; the rule that stops it at last. */
  const inTurn = (kind: string, more: Partial<Unit>, ...answers: Picks[]): string | null => {
    const play = moving(fieldOf(own(kind, 10, 10, 0, more)))
    for (const [i, picks] of answers.entries()) {
      if (play.asks === 'next-mover') expect(play.answer(0)).toBeNull()
      const rule = play.answer(...picks)
      if (i === answers.length - 1) return rule
      expect(rule).toBeNull()
    }
    return null
  }
  it('an end of the line is extended or shortened once, the other may be as well', () => {
    expect(inTurn('R7', {}, ['extend-left', 'extend-right'])).toBeNull()
    expect(inTurn('R7', {}, ['extend-left', 'shorten-left'])).toBe('ONU-R-97')
    expect(inTurn('R7', {}, ['extend-left'], ['shorten-left'])).toBe('ONU-R-97')
    expect(inTurn('R7', { right: true }, ['shorten-right'], ['extend-right'])).toBe('ONU-R-97')
    expect(inTurn('R7', { right: true }, ['shorten-right'], ['extend-left'])).toBeNull()
  })
  it('a formation is adopted, swapped or dropped once', () => {
    expect(inTurn('R1', {}, ['form-shield-wall', 'drop'])).toBe('ONU-R-97')
    expect(inTurn('R1', {}, ['form-shield-wall'], ['form-square'])).toBe('ONU-R-97')
    expect(inTurn('R1', { formation: 'square' }, ['form-shield-wall'])).toBeNull()
    expect(inTurn('R1', { formation: 'square' }, ['drop'], ['form-square'])).toBe('ONU-R-97')
    expect(inTurn('R1', { formation: 'square' }, ['drop'], ['extend-left'])).toBeNull()
    // At the end of a reduced move it may be one in which nobody moves (ONU-MAN-13, ONU-FRM-33).
    expect(inTurn('R1', {}, ['ahead', 100, 'form-square'])).toBeNull()
    expect(inTurn('R1', {}, ['ahead', 101, 'form-square'])).toBe('ONU-R-94')
    expect(inTurn('R1', {}, ['form-square', 'ahead', 100])).toBe('ONU-FRM-33')
    // One that came off its line in the same moment is no change of formation.
    expect(inTurn('R1', { left: true }, ['shorten-left', 'form-square'])).toBeNull()
  })
})

describe('the fog of war (ONU-OPT-30 to 33)', () => {
  const foggy = (far: number) => {
    const g = fieldOf(own('R7', 10, 16, 0, { veiled: true }), foe('C1', 10, 8, 180, { veiled: true }))
    g.options = ['fog']
    expect(moving(g).answer('ahead', far)).toBeNull()
    return g.units.map(u => u.veiled)
  }
  it('lifts from both when they are nearer than agreed, not at the very distance (ONU-OPT-32)', () => {
    expect(foggy(190)).toEqual([true, true])
    expect(foggy(200)).toEqual([true, true])
    expect(foggy(210)).toEqual([false, false])
  })

  it('lifts in the middle of a move, for good (ONU-OPT-32, ONU-OPT-33)', () => {
    // Past him at an angle: nearer in the middle of the way than at its ends.
    const g = fieldOf(own('C7', 2.2, 12, 0, { veiled: true }), foe('C1', 9, 9.5, 180, { veiled: true }))
    g.options = ['fog']
    expect(moving(g).answer('ahead', 500)).toBeNull()
    expect(g.units[1].veiled).toBe(false)
    expect(g.units[0].veiled).toBe(false)
  })
})
