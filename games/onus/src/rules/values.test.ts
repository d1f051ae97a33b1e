import { describe, expect, it } from 'vitest'
import { engage, type Field, NOBODY, put, UD, type Unit } from '../position.ts'
import { fieldOf, inMelee, unit } from './testing.ts'
import { attackOf, clashOf, combatType, defenceOf, forceOf, MELEE, moraleOf, needed } from './values.ts'

const DEPTH_UD = 0.8
/** Front to front at 10/10, the first looks north. */
const faceToFace = (one: Unit, other: Unit): Field => {
  const g = fieldOf(one, other)
  inMelee(g, 0, 1)
  return g
}
const at = (seat: number, kind: string, more: Partial<Unit> = {}): Unit =>
  seat === 0 ? unit(0, kind, 10, 10, 0, more) : unit(1, kind, 10, 10, 180, more)
const attack = (g: Field, by = 0, foe = 1): [number, number] => {
  const t = attackOf(clashOf(g, g.units[by], g.units[foe], 'melee'))
  return [t.hit.total, t.wound.total]
}
const defence = (g: Field, of = 0, from = 1): [number, number] => {
  const t = defenceOf(clashOf(g, g.units[of], g.units[from], 'melee'))
  return [t.hit.total, t.wound.total]
}
const morale = (g: Field, of = 0, from = 1): number => moraleOf(clashOf(g, g.units[of], g.units[from], 'melee')).total
const shot = (g: Field, of: number, from: number, side: 'front' | 'left' | 'rear', obstructed = false) => {
  const how = { side, distance: 3 * UD, obstructed }
  const defends = defenceOf(clashOf(g, g.units[of], g.units[from], 'shot', how))
  const shoots = forceOf(clashOf(g, g.units[from], g.units[of], 'shot', how))
  return { dodge: defends.hit.total, armour: defends.wound.total, force: shoots.hit.total }
}

describe('attack', () => {
  it('of a Phalanx front to front with the mounted: +1 and +1 (ONU-DX-01, ONU-FRM-21, ONU-FRM-22)', () => {
    expect(attack(faceToFace(at(0, 'C1', { formation: 'phalanx' }), at(1, 'C6')))).toEqual([6, 6])
    expect(attack(faceToFace(at(0, 'C1', { formation: 'phalanx' }), at(1, 'C1')))).toEqual([5, 5])
  })
  it('of sarissas in Phalanx has spears once, twice only where it is agreed (ONU-SKL-54, ONU-R-23)', () => {
    const g = faceToFace(at(0, 'M1', { formation: 'phalanx' }), at(1, 'C6'))
    expect(attack(g)).toEqual([6, 6])
    g.options = ['stack-spearmen']
    expect(attack(g)).toEqual([7, 7])
  })
  it('of a Phalanx whose front touches nobody is as printed (ONU-FRM-20)', () => {
    const g = fieldOf(at(0, 'C1', { formation: 'phalanx' }), unit(1, 'C6', 10, 10.8, 0))
    inMelee(g, 0, 1)
    expect(attack(g)).toEqual([4, 4])
  })
  it('of Spearmen against the mounted only (ONU-SKL-51, ONU-R-34)', () => {
    expect(attack(faceToFace(at(0, 'P6'), at(1, 'C8')))).toEqual([4, 4])
    expect(attack(faceToFace(at(0, 'P6'), at(1, 'R1')))).toEqual([3, 3])
  })
  it('with Bravery has one more, and one less to defend (ONU-DX-03, ONU-FRM-60)', () => {
    const g = faceToFace(at(0, 'D2', { formation: 'bravery' }), at(1, 'R1'))
    expect(attack(g)).toEqual([6, 6])
    expect(defence(g)).toEqual([3, 5])
  })
  it('never falls below one (ONU-DX-04, ONU-GEN-04, ONU-MEL-16, ONU-MOD-10, ONU-MOD-13, ONU-MOD-14)', () => {
    const g = faceToFace(at(0, 'R6', { wounds: 3, broken: true, leaderless: true }), at(1, 'R1'))
    expect(attack(g)).toEqual([1, 1])
    expect(attackOf(clashOf(g, g.units[0], g.units[1], 'melee')).hit.lines).toEqual([
      { n: -1, rule: 'ONU-MOD-10' },
      { n: -1, rule: 'ONU-MOD-14' },
      { n: -1, rule: 'ONU-MOD-13' },
      { n: 2, rule: 'ONU-GEN-04' },
    ])
  })
  it('of mercenaries with three wounds: 2/2, morale 5 (ONU-EX-34, ONU-MOD-09)', () => {
    const g = faceToFace(at(0, 'X1', { wounds: 3 }), at(1, 'R1'))
    expect(attack(g)).toEqual([2, 2])
    expect(morale(g)).toBe(5)
  })
  it('of a wedge with Impact that charges infantry: +2 in the first combat, nothing after (ONU-DX-08, ONU-FRM-40, ONU-SKL-10, ONU-SKL-11)', () => {
    const g = fieldOf(at(0, 'P1', { formation: 'wedge' }), at(1, 'R1'))
    engage(g, 0, 0, 1)
    expect(attack(g)).toEqual([7, 7])
    g.pairs = g.pairs.map(p => ({ ...p, fought: g.turn }))
    expect(attack(g)).toEqual([5, 5])
  })
  it('has no bonus for charging as such (ONU-MOD-16), nor Impact against the mounted (ONU-SKL-10)', () => {
    const g = fieldOf(at(0, 'R7'), at(1, 'C6'))
    engage(g, 0, 0, 1)
    expect(attack(g)).toEqual([4, 4])
  })
  it('has the strength of a general who leads from there (ONU-LDR-03), until he is lost (ONU-LDR-10)', () => {
    const g = faceToFace(at(0, 'R1'), at(1, 'R1'))
    g.generals = [{ id: 0, seat: 0, card: 'GR1', unit: 0, state: 'well', uses: 0, usedIn: NOBODY }]
    expect([attack(g), defence(g)]).toEqual([
      [5, 5],
      [6, 9],
    ])
    g.generals = [{ ...g.generals[0], state: 'wounded' }]
    expect(attack(g)).toEqual([4, 4])
  })
  it('has what events lend it: Fury, At the Horses, mud (ONU-CAR-25)', () => {
    const g = faceToFace(at(0, 'R1'), at(1, 'C6'))
    put(g.units[0], 'fury', 'attack')
    put(g.units[0], 'at-the-horses', 'attack')
    put(g.units[0], 'muddy-ground', 'attack')
    expect(attack(g)).toEqual([5, 6])
  })
})

describe('defence', () => {
  it('against a flank, a rear, and both at once (ONU-MOD-01, ONU-MOD-02, ONU-MOD-03, ONU-EX-14)', () => {
    const rear = fieldOf(at(0, 'R1'), unit(1, 'C1', 10, 10.8, 0))
    inMelee(rear, 0, 1)
    expect(defence(rear)).toEqual([3, 6])
    // A marker round the corner lies on the flank as well.
    const half = DEPTH_UD / 4
    rear.units[1].wraps = [
      {
        x: Math.round((10 + 0.8) * UD),
        y: Math.round((10.8 - half) * UD),
        facing: 27000,
        end: 'right',
        extension: false,
        on: 0,
      },
    ]
    expect(defence(rear)).toEqual([2, 5])
    expect(morale(rear)).toBe(8 - 3)
  })
  it('counts every other enemy in the fight (ONU-MOD-05, ONU-R-48, ONU-EX-41)', () => {
    const g = fieldOf(at(0, 'R1'), at(1, 'C1'), unit(1, 'C1', 10 + 0.8 + 0, 10.4, 270))
    inMelee(g, 0, 1)
    inMelee(g, 0, 2)
    expect(defence(g, 0, 1)).toEqual([4, 7])
    expect(defence(g, 0, 2)).toEqual([3, 6])
    expect(morale(g, 0, 2)).toBe(6)
  })
  it('of one on forced march is struck in the rear from every side, not more (ONU-DX-02, ONU-MOV-15, ONU-MOD-04)', () => {
    const g = fieldOf(at(0, 'R1', { marched: true }), unit(1, 'C1', 10, 10.8, 0), at(1, 'C1'))
    inMelee(g, 0, 1)
    inMelee(g, 0, 2)
    expect(defence(g, 0, 1)).toEqual([2, 5])
    expect(morale(g, 0, 1)).toBe(8 - 2 - 1)
  })
  it('of one in flight: two less against shots and blades (ONU-MEL-28, ONU-SHT-22, ONU-R-07)', () => {
    const g = faceToFace(at(0, 'R1', { fleeing: true, broken: true }), at(1, 'R6'))
    expect(defence(g)).toEqual([3, 6])
    expect(shot(g, 0, 1, 'left')).toMatchObject({ dodge: 3, armour: 6 })
  })
  it('of a Square: two more against the mounted, no flank, no rear, one less against missiles (ONU-DX-05, ONU-FRM-30, ONU-FRM-31, ONU-FRM-32)', () => {
    const g = fieldOf(at(0, 'R1', { formation: 'square' }), unit(1, 'C6', 10, 10.8, 0))
    inMelee(g, 0, 1)
    expect(defence(g)).toEqual([7, 10])
    expect(morale(g)).toBe(8)
    expect(shot(g, 0, 1, 'rear')).toMatchObject({ dodge: 4, armour: 7 })
  })
  it('of a hero in a Shield Wall (ONU-DX-06, ONU-MOD-12, ONU-FRM-10)', () => {
    const g = fieldOf(at(0, 'R1', { hero: true, formation: 'shield-wall' }), unit(1, 'R6', 10, 7, 180))
    expect(shot(g, 0, 1, 'front')).toEqual({ dodge: 7, armour: 10, force: 3 })
    expect([needed(3, 7), needed(3, 10)]).toEqual([5, 6])
  })
  it('is better for Stand Firm, Close Ranks, Shields Up (ONU-CAR-03, ONU-EX-30)', () => {
    const g = faceToFace(at(0, 'R1'), at(1, 'R1'))
    put(g.units[0], 'stand-firm', 'attack')
    expect([defence(g), defence(g, 1, 0), morale(g)]).toEqual([[6, 9], [5, 8], 10])
  })
})

describe('a shot', () => {
  it('past somebody in the way has one less (ONU-SHT-11, ONU-MOD-15, ONU-EX-27)', () => {
    const g = fieldOf(at(0, 'R1'), unit(1, 'R6', 10, 6.5, 180))
    expect(shot(g, 0, 1, 'front', true)).toEqual({ dodge: 5, armour: 8, force: 2 })
    expect([needed(2, 5), needed(2, 8)]).toEqual([4, 6])
  })
  it('of a broken unit has one less as well (ONU-R-07)', () => {
    const g = fieldOf(at(0, 'R1'), unit(1, 'R6', 10, 6.5, 180, { broken: true }))
    expect(shot(g, 0, 1, 'front').force).toBe(2)
  })
  it('in the dark, into the fog, into a melee (ONU-OPT-21, ONU-OPT-35, ONU-CAR-27)', () => {
    const g = fieldOf(at(0, 'R1', { veiled: true }), unit(1, 'R6', 10, 6.5, 180), unit(1, 'C1', 10, 10.8, 0))
    g.options = ['dim-light', 'fog']
    expect(shot(g, 0, 1, 'front').force).toBe(1)
    g.options = []
    inMelee(g, 0, 2)
    put(g.units[1], 'shoot-into-the-melee', 'turn')
    expect(shot(g, 0, 1, 'front').force).toBe(2)
  })
})

describe('morale', () => {
  it('adds up and passes on a one at least (ONU-DX-07, ONU-MOD-08, ONU-MOD-11, ONU-MAN-10, ONU-EX-09)', () => {
    const g = fieldOf(at(0, 'R4', { wounds: 3, broken: true, left: true, right: true }))
    g.generals = [{ id: 0, seat: 0, card: 'GR3', unit: NOBODY, state: 'dead', uses: 0, usedIn: NOBODY }]
    const found = moraleOf(clashOf(g, g.units[0], null, 'none', MELEE))
    expect([found.base, found.total]).toEqual([7, 1])
    expect(found.lines.filter(l => l.n < 0).reduce((sum, l) => sum + l.n, 0)).toBe(-7)
  })
  it('is better near a general, edge to edge (ONU-LDR-04, ONU-LDR-05, ONU-MOD-07, ONU-R-20)', () => {
    const g = fieldOf(at(0, 'R1'), unit(0, 'R1', 10 + 1.6 + 3, 10), unit(0, 'R1', 10 + 1.6 + 3.02, 12))
    g.generals = [{ id: 0, seat: 0, card: 'GR3', unit: 0, state: 'well', uses: 0, usedIn: NOBODY }]
    const of = (id: number) => moraleOf(clashOf(g, g.units[id], null, 'none')).total
    expect([of(0), of(1), of(2)]).toEqual([8 + 1 + 1, 9, 8])
    g.units[0].fleeing = g.units[0].broken = true
    expect(of(1)).toBe(7) // ONU-LDR-10
  })
  it('sinks in melee with Terror, once (ONU-SKL-30)', () => {
    const g = fieldOf(at(0, 'R1'), at(1, 'C8'), unit(1, 'C8', 10, 10.8, 0))
    inMelee(g, 0, 1)
    expect(morale(g)).toBe(7)
    inMelee(g, 0, 2)
    expect(morale(g, 0, 1)).toBe(8 - 1 - 1)
  })
  it('of horse sinks against camels where that is agreed (ONU-OPT-60)', () => {
    const g = faceToFace(at(0, 'R7'), at(1, 'P2'))
    expect(morale(g)).toBe(7)
    g.options = ['dromedaries']
    expect(morale(g)).toBe(6)
  })
  it('rises with friends close on the flanks where that is agreed (ONU-OPT-40, ONU-R-86)', () => {
    const g = fieldOf(at(0, 'R1'), at(1, 'C1'), unit(0, 'R1', 11.8, 10), unit(0, 'R1', 8.2, 10))
    inMelee(g, 0, 1)
    g.options = ['protected-flanks']
    expect(morale(g)).toBe(10)
  })
  it('of elephants with Hasdrubal near (ONU-LDR-08)', () => {
    const g = fieldOf(at(0, 'C8'), unit(0, 'C3', 12, 10))
    g.generals = [{ id: 0, seat: 0, card: 'GC2', unit: 1, state: 'well', uses: 0, usedIn: NOBODY }]
    expect(moraleOf(clashOf(g, g.units[0], null, 'none')).total).toBe(7 + 1 + 1)
  })
})

describe('who strikes first (D4)', () => {
  const type = (g: Field) =>
    combatType(clashOf(g, g.units[0], g.units[1], 'melee'), clashOf(g, g.units[1], g.units[0], 'melee'))
  it('nobody, as a rule (ONU-MEL-20)', () => {
    expect(type(faceToFace(at(0, 'R1'), at(1, 'C1'))).type).toBe('simultaneous')
  })
  it('Impact on infantry, not on riders (ONU-SKL-12)', () => {
    const g = fieldOf(at(0, 'R7'), at(1, 'R1'))
    engage(g, 0, 0, 1)
    expect(type(g)).toEqual({ type: 'priority', first: 0 })
  })
  it('a Phalanx that is charged; Impact against it cancels (ONU-FRM-23, ONU-DX-09, ONU-MEL-26, ONU-SKL-14, ONU-EX-39)', () => {
    const g = fieldOf(at(0, 'C1'), at(1, 'R3', { formation: 'phalanx' }))
    engage(g, 0, 0, 1)
    expect(type(g)).toEqual({ type: 'priority', first: 1 })
    const cavalry = fieldOf(at(0, 'R7'), at(1, 'R3', { formation: 'phalanx' }))
    engage(cavalry, 0, 0, 1)
    expect(type(cavalry).type).toBe('simultaneous')
    expect(attack(cavalry)).toEqual([5, 5]) // ONU-R-25
    expect(attack(cavalry, 1, 0)).toEqual([6, 6])
  })
  it('sarissas in Phalanx alone; against priority they are first (ONU-MEL-24, ONU-MEL-25, ONU-SKL-55, ONU-SKL-56, ONU-DX-10)', () => {
    const g = fieldOf(at(0, 'R1'), at(1, 'M1', { formation: 'phalanx' }))
    engage(g, 0, 0, 1)
    expect(type(g)).toEqual({ type: 'single', first: 1 })
    const cavalry = fieldOf(at(0, 'R7'), at(1, 'M1', { formation: 'phalanx' }))
    engage(cavalry, 0, 0, 1)
    expect(type(cavalry)).toEqual({ type: 'priority', first: 1 })
    const both = fieldOf(at(0, 'M1', { formation: 'phalanx' }), at(1, 'M1', { formation: 'phalanx' }))
    engage(both, 0, 0, 1)
    expect(type(both).type).toBe('simultaneous') // ONU-R-24
  })
  it('whoever an event gives it to; it cancels Impact as well (ONU-CAR-27, ONU-R-75)', () => {
    const g = fieldOf(at(0, 'R7'), at(1, 'R1'))
    engage(g, 0, 0, 1)
    put(g.units[1], 'strike-first', 'attack')
    expect(type(g).type).toBe('simultaneous')
  })
})

describe('what a die must show (D2)', () => {
  it('is never less than 2 nor more than 6 (ONU-SHT-16, ONU-SHT-17, ONU-MEL-07)', () => {
    expect([needed(8, 1), needed(4, 4), needed(4, 5), needed(1, 11), needed(2, 6)]).toEqual([2, 2, 2, 6, 5])
  })
})
