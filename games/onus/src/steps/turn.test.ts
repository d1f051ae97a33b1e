import { headerOf, Rules, randomFrom, sample, WATCHER } from '@acies/kernel'
import { describe, expect, it } from 'vitest'
import type { Event } from '../events.ts'
import { onus } from '../game.ts'
import { does, type Field, HIDDEN, NOBODY } from '../position.ts'
import { isInfluenced } from '../rules/command.ts'
import { fieldOf, unit } from '../rules/testing.ts'
import { Play } from '../testing.ts'
import { hasTrait, TRAITS } from '../traits/index.ts'
import { remove } from './attack.ts'
import { roll, type Table } from './book.ts'
import { checkOf } from './check.ts'
import { liftFog } from './fog.ts'
import { active } from './testing.ts'

describe('the turn', () => {
  it('has seven phases, one after another, and passes (ONU-GEN-08, ONU-GEN-09)', () => {
    const g = fieldOf(unit(0, 'R1', 4, 14), unit(1, 'C1', 20, 4, 180))
    g.generals = [0, 1].map(seat => ({
      id: seat,
      seat,
      card: 'GC3',
      unit: seat,
      state: 'well' as const,
      uses: 0,
      usedIn: NOBODY,
    }))
    g.initial = [10_000, 10_000]
    const play = new Play(g, 'turn')
    for (let n = 0; n < 40 && g.at === 0; n++) play.answer(...(play.asks === 'replenish' ? ['draw-three'] : []))
    expect(
      play
        .events('phase-began')
        .map(e => e.phase)
        .slice(0, 7),
    ).toEqual(['activation', 'movement', 'shooting', 'skirmish', 'melee', 'flight', 'end'])
    expect([g.at, g.turn]).toEqual([1, 3])
  })
  it('is rolled with dice of six sides (ONU-GEN-03)', () => {
    const sides: number[] = []
    const hand = { roll: (n: number) => sides.push(n) * 0 } as unknown as Table
    expect([roll(hand, 3), sides]).toEqual([
      [1, 1, 1],
      [6, 6, 6],
    ])
  })
})

describe('skills', () => {
  it('need no order and add up (ONU-SKL-01)', () => {
    const g = fieldOf(unit(0, 'C7', 10, 10))
    for (const hook of ['splits', 'chargesAfter', 'throws'] as const) expect(hasTrait(g, g.units[0], hook)).toBe(true)
  })
  it('of ground wait for ground, and there are no structures to be held back by (ONU-SKL-02, ONU-SKL-03, ONU-SKL-04, ONU-SKL-42, ONU-M-07)', () => {
    for (const name of ['foresters', 'mountaineers', 'amphibious'])
      expect(Object.keys(TRAITS.named(name))).toEqual(['name', 'rules'])
    expect(TRAITS.named('impetuous').rules).toContain('ONU-SKL-42')
  })
})

describe('fog of war', () => {
  /** A hand that only listens. */
  const table = (field: Field): { hand: Table; told: Event[] } => {
    const told: Event[] = []
    return { hand: { field, tell: (e: Event) => told.push(e) } as unknown as Table, told }
  }
  const foggy = (apart: number): Field => {
    const g = fieldOf(unit(0, 'R1', 10, 14, 0, { veiled: true }), unit(1, 'C1', 10, 14 - apart, 180, { veiled: true }))
    g.options = ['fog']
    return g
  }
  it('lifts nearer than the agreed distance, not at it, and for good (ONU-OPT-32, ONU-OPT-33)', () => {
    const at = foggy(6)
    liftFog(table(at).hand)
    expect(at.units.map(u => u.veiled)).toEqual([true, true])
    const near = foggy(5.98)
    const { hand, told } = table(near)
    liftFog(hand)
    expect(near.units.map(u => u.veiled)).toEqual([false, false])
    near.units[0].y += 20_000
    liftFog(hand)
    expect([near.units[0].veiled, told.length]).toEqual([false, 2])
  })
  it('lies on all units from the beginning: where they are is seen, not what they are (ONU-OPT-31)', () => {
    const rules = new Rules(onus, { scenario: 'campal-500', options: ['fog'] })
    const p = rules.begin(headerOf(onus, 'campal-500', 5, { options: ['fog'] }))
    const random = randomFrom(5)
    while (p.field.phase === 'set-up') {
      const [seat] = rules.referee.owing(p)
      rules.referee.take(p, seat, sample(rules.referee, p, seat, random))
    }
    const seen = rules.view(p, 0).field.units
    for (const u of p.field.units) {
      expect(u.veiled).toBe(true)
      expect([seen[u.id].x, seen[u.id].kind === u.kind]).toEqual([u.x, u.seat === 0])
    }
  })
})

describe('fog of war, to the others', () => {
  const foggy = (): Field => {
    const g = fieldOf(
      unit(0, 'R1', 10, 14, 0, { veiled: true, broken: true }),
      unit(0, 'R6', 14, 14, 0, { veiled: true }),
      unit(1, 'C1', 10, 4, 180, { veiled: true }),
    )
    g.options = ['fog']
    return g
  }
  it('turns up who checks morale, and who is gone (ONU-OPT-33)', () => {
    const play = new Play(foggy(), 'check', { ...checkOf(0) }, [1])
    expect(play.events('revealed').map(e => [e.unit, e.kind])).toEqual([[0, 'R1']])
    const g = foggy()
    const told: Event[] = []
    remove({ field: g, tell: (e: Event) => told.push(e) } as unknown as Table, g.units[1])
    expect(told.map(e => e.type)).toEqual(['revealed'])
  })
  it('asks whoever has units face down, shooters or not (ONU-OPT-31)', () => {
    for (const kind of ['R1', 'R6']) {
      const g = foggy()
      g.units[1] = { ...active(unit(0, kind, 14, 14, 0, { veiled: true })), id: 1 }
      expect(new Play(g, 'shooting').asks).toBe('next-shot')
    }
  })
  it('covers what troops they are, what a manoeuvre costs, and what the army is worth (ONU-OPT-31)', () => {
    const rules = new Rules(onus, { scenario: 'campal-500', options: ['fog'] })
    const p = rules.begin(headerOf(onus, 'campal-500', 5, { options: ['fog'] }))
    p.field = foggy()
    p.field.initial = [50000, 40000]
    Object.assign(p.field.units[0], { formation: 'phalanx', rank: 'elite', bought: 1800 })
    does(p.field.units[0], { cap: 'half', when: 'before', formed: true, switched: true })
    for (const who of [1, WATCHER]) {
      const { units, initial } = rules.view(p, who).field
      const covered = { kind: HIDDEN, formation: 'hidden', rank: 'hidden', bought: HIDDEN }
      expect(units[0]).toMatchObject(covered)
      expect(units[0].doings).toMatchObject({ cap: 'hidden', when: 'hidden', formed: false, switched: false })
      expect(initial).toEqual([HIDDEN, who === 1 ? 40000 : HIDDEN])
    }
    expect(rules.view(p, 0).field.units[0]).toEqual(p.field.units[0])
  })
  it('covers who leads an army until he stands with a unit (ONU-ARM-03)', () => {
    const rules = new Rules(onus, { scenario: 'campal-500' })
    const p = rules.begin(headerOf(onus, 'campal-500', 5))
    const led = (seat: number) => rules.view(p, seat).field.generals.map(({ card }) => card === 'hidden')
    expect([led(0), led(1), led(WATCHER)]).toEqual([
      [false, true],
      [true, false],
      [true, true],
    ])
  })
})

describe('a shot at the very distance', () => {
  it('of eight UD is long, of four short (ONU-DX-16, ONU-SHT-03, ONU-SHT-09, ONU-R-05)', () => {
    for (const [far, dice] of [
      [8, 2],
      [4, 4],
    ] as const) {
      const g = fieldOf(unit(0, 'R6', 10, 14), unit(1, 'C1', 10, 14 - far, 180))
      g.options = ['no-random-events']
      const play = new Play(g, 'shot', { unit: 0, target: 1 }, [1, 1, 1, 1].slice(0, dice))
      expect(play.events('shot-measured')[0].dice).toBe(dice)
    }
  })
})

describe('three generals', () => {
  it('one for each wing and one for the centre, each for the units he was given (ONU-EX-45, ONU-OPT-16)', () => {
    const g = fieldOf(unit(0, 'R1', 4, 14), unit(0, 'R1', 6, 14), unit(0, 'R1', 8, 14), unit(0, 'R1', 10, 14))
    g.generals = [0, 1, 2].map(id => ({
      id,
      seat: 0,
      card: 'GR3',
      unit: id,
      state: 'well' as const,
      uses: 0,
      usedIn: NOBODY,
    }))
    g.options = ['several-generals']
    g.contingents = true
    g.units.forEach((u, i) => {
      u.led = Math.min(i, 2)
    })
    g.generals[2] = { ...g.generals[2], state: 'wounded' }
    // The last unit is near the second general, but under the third.
    expect(g.units.map(u => isInfluenced(g, u))).toEqual([true, true, false, false])
  })
})
