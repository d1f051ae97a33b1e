import { describe, expect, it } from 'vitest'
import { CARDS, cardWith } from '../data/cards.ts'
import { does, type Field, NOBODY, type Unit } from '../position.ts'
import { fieldOf, inMelee, unit } from '../rules/testing.ts'
import { Play } from '../testing.ts'
import { targetsOf, whyNoShot } from './shooting.ts'

const card = (code: string): number => cardWith(code) ?? NOBODY
const archers = (more: Partial<Unit> = {}): Unit => {
  const u = unit(0, 'R6', 10, 14, 0, more)
  does(u, { active: true })
  return u
}
const field = (...units: Unit[]): Field => {
  const g = fieldOf(...units)
  g.phase = 'shooting'
  g.options = ['no-random-events']
  return g
}
function dealt(g: Field, own: string, other: string, top: string): Field {
  const cards = (text: string) => text.split(' ').filter(Boolean).map(card)
  g.options = []
  g.hands = [cards(own), cards(other)]
  const placed = [...g.hands.flat(), ...cards(top)]
  g.deck = [...cards(top), ...CARDS.flatMap((_, c) => (placed.includes(c) ? [] : [c]))].reverse()
  return g
}

describe('who may shoot', () => {
  it('is active, has a bow, is not in melee, has not fled and shoots once (ONU-SHT-01, ONU-SHT-02, ONU-SHT-24)', () => {
    const g = field(archers(), unit(0, 'R6', 13, 14), unit(0, 'C1', 16, 14), unit(1, 'C1', 10, 9, 180))
    expect(g.units.slice(0, 3).map(u => whyNoShot(g, u))).toEqual([null, 'ONU-SHT-01', 'ONU-SHT-01'])
    does(g.units[0], { shot: true })
    expect(whyNoShot(g, g.units[0])).toBe('ONU-SHT-01')
    does(g.units[0], { shot: false })
    g.units[0].fleeing = g.units[0].broken = true
    expect(whyNoShot(g, g.units[0])).toBe('ONU-SHT-24')
    g.units[0].fleeing = false
    inMelee(g, 0, 3)
    expect(whyNoShot(g, g.units[0])).toBe('ONU-SHT-02')
  })
  it('has moved by half at most; skirmishers as they like, artillery not at all (ONU-SHT-04, ONU-SHT-05, ONU-MAN-15, ONU-R-94)', () => {
    const g = field(archers(), unit(0, 'C5', 13, 14), unit(0, 'R8', 16, 14), unit(1, 'C1', 10, 9, 180))
    for (const u of g.units.slice(0, 3)) does(u, { active: true, moved: true, used: 150 })
    expect(g.units.slice(0, 3).map(u => whyNoShot(g, u))).toEqual([null, null, 'ONU-SHT-05'])
    for (const u of g.units.slice(0, 2)) does(u, { used: 300 })
    expect(g.units.slice(0, 2).map(u => whyNoShot(g, u))).toEqual(['ONU-MAN-15', null])
  })
  it('has not charged, marched by force nor changed its formation (ONU-MAN-13, ONU-MAN-16, ONU-MOV-12, ONU-CHG-14)', () => {
    const g = field(archers())
    const why = (more: Parameters<typeof does>[1]) => {
      does(g.units[0], { charged: false, cap: 'full', formed: false, ...more })
      return whyNoShot(g, g.units[0])
    }
    expect([why({ charged: true }), why({ cap: 'double' }), why({ formed: true })]).toEqual([
      'ONU-MAN-16',
      'ONU-MOV-12',
      'ONU-MAN-13',
    ])
  })
  it('below its principal shoots for itself (ONU-SKL-65)', () => {
    const g = field(unit(0, 'X1', 10, 14), unit(0, 'X2', 10, 14, 0, { under: 0 }), unit(1, 'C1', 10, 12, 180))
    does(g.units[0], { active: true })
    does(g.units[1], { active: true })
    expect(whyNoShot(g, g.units[1])).toBeNull()
    expect(targetsOf(g, g.units[1])).toEqual([2])
  })
})

describe('a shot', () => {
  it('is named before it is measured: who is behind or in melee is not offered, who is too far is (ONU-SHT-06, ONU-SHT-10, ONU-SHT-02)', () => {
    const g = field(
      archers(),
      unit(1, 'C1', 10, 2, 180),
      unit(1, 'C1', 10, 17, 0),
      unit(1, 'C1', 6, 10, 180),
      unit(0, 'R1', 6, 10),
    )
    inMelee(g, 3, 4)
    const play = new Play(g, 'shooting')
    expect(play.options(0)).toEqual([1])
    play.answer(0, 1)
    // Beyond eight UD it is lost, and spent (ONU-SHT-03, ONU-SHT-08).
    expect(play.events('shot-lost')[0]).toMatchObject({ why: 'range' })
    expect([play.isOver, g.units[0].doings.shot]).toEqual([true, true])
  })
  it('does nothing without a wound; only the shooter rolls (ONU-SHT-13, ONU-SHT-18)', () => {
    const g = field(archers(), unit(1, 'C1', 10, 11, 180))
    const play = new Play(g, 'shot', { unit: 0, target: 1 }, [1, 1, 1, 1])
    expect(play.events('rolled').map(e => e.unit)).toEqual([0])
    expect(play.events('morale-checked')).toEqual([])
  })
  it('destroys, or makes check, or puts to flight at once (ONU-SHT-19, ONU-SHT-20, ONU-SHT-21)', () => {
    const hit = [6, 1, 1, 1, 6]
    const dead = field(archers(), unit(1, 'C1', 10, 11, 180, { wounds: 5 }), unit(1, 'C1', 20, 4, 180))
    new Play(dead, 'shot', { unit: 0, target: 1 }, hit)
    expect(dead.units[1].where).toBe('lost')
    const fled = field(archers(), unit(1, 'C1', 10, 11, 180, { wounds: 3, broken: true }), unit(1, 'C1', 20, 4, 180))
    new Play(fled, 'shot', { unit: 0, target: 1 }, [...hit, 6])
    expect([fled.units[1].fleeing, fled.units[1].y < 11 * 5000]).toEqual([true, true])
    const stands = field(archers(), unit(1, 'C1', 10, 11, 180), unit(1, 'C1', 20, 4, 180))
    expect(new Play(stands, 'shot', { unit: 0, target: 1 }, [...hit, 1]).asks).toBe('voluntary-flight')
  })
  it('into a melee, by an order that allows it (ONU-CAR-27, ONU-SHT-02)', () => {
    const g = field(
      archers({ effects: [{ is: 'shoot-into-the-melee', n: 1, until: 'turn' }] }),
      unit(1, 'C1', 10, 10, 180),
      unit(0, 'R1', 10, 10),
    )
    inMelee(g, 1, 2)
    expect(targetsOf(g, g.units[0])).toEqual([1])
  })
  it('has events: drawn, then the shooter’s, then the target’s (ONU-SHT-12, ONU-EVT-06, ONU-R-85)', () => {
    const g = dealt(field(archers(), unit(1, 'C1', 10, 11, 180)), 'A04 A05', 'A39', 'A13')
    const play = new Play(g, 'events', { kind: 'shot', by: 0, at: 1 })
    // Fury has no bow.
    expect(play.options()).toEqual([card('A04')])
    play.answer(card('A04'))
    play.answer(card('A39'))
    expect(g.units.map(u => u.effects.map(e => e.is))).toEqual([['good-aim'], ['shields-up']])
  })
  it('more arrows are two more dice (E16)', () => {
    const g = dealt(field(archers(), unit(1, 'C1', 10, 11, 180)), '', '', 'A24')
    const play = new Play(g, 'shot', { unit: 0, target: 1 }, [1, 1, 1, 1, 1, 1])
    expect(play.events('rolled')[0].dice).toHaveLength(6)
  })
})

describe('the wind', () => {
  it('carries a shot to a friend of the shooter near the target, with the same dice (ONU-CAR-15, ONU-CAR-16, ONU-R-36, ONU-EX-44)', () => {
    const g = dealt(field(archers(), unit(1, 'C1', 10, 11, 180), unit(0, 'R1', 12, 10.4)), '', '', 'A10')
    const play = new Play(g, 'shot', { unit: 0, target: 1 }, [1, 1, 1, 1])
    expect(play.events('shot-turned')[0]).toMatchObject({ from: 1, to: 2 })
    expect(play.events('rolled')[0]).toMatchObject({ foe: 2, dice: [1, 1, 1, 1] })
  })
  it('where nobody is near there is no shot at all (ONU-CAR-17)', () => {
    const g = dealt(field(archers(), unit(1, 'C1', 10, 11, 180)), '', '', 'A10')
    const play = new Play(g, 'shot', { unit: 0, target: 1 })
    expect(play.events('shot-lost')[0]).toMatchObject({ why: 'wind' })
    expect(g.discard).toEqual([card('A10')])
  })
})

describe('fog (ONU-OPT-30)', () => {
  const foggy = (): Field => {
    const g = field(archers({ veiled: true }), unit(1, 'C1', 10, 11, 180, { veiled: true }))
    g.options = ['fog', 'no-random-events']
    return g
  }
  it('lifts from whoever shoots; from the target only if it is hit (ONU-OPT-34, ONU-OPT-36)', () => {
    const g = foggy()
    new Play(g, 'shot', { unit: 0, target: 1 }, [1, 1, 1, 1])
    expect(g.units.map(u => u.veiled)).toEqual([false, true])
    const hit = foggy()
    new Play(hit, 'shot', { unit: 0, target: 1 }, [6, 1, 1, 1, 1])
    expect(hit.units.map(u => u.veiled)).toEqual([false, false])
  })
})

describe('dim light', () => {
  it('hides what is beyond the agreed distance (ONU-OPT-21, ONU-EX-46)', () => {
    const g = field(archers(), unit(1, 'C1', 10, 7, 180))
    g.options = ['dim-light', 'no-random-events']
    expect(new Play(g, 'shot', { unit: 0, target: 1 }).events('shot-lost')).toHaveLength(1)
  })
})
