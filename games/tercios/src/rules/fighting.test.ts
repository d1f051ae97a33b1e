import { inches } from '@acies/table'
import { describe, expect, test } from 'vitest'
import { fieldFrom, troop } from '../testing.ts'
import {
  combatDice,
  courageInCombat,
  courageUnderFire,
  defenceInCombat,
  type Footing,
  fireDice,
  flanks,
  isFortified,
  mayBeBadWar,
  mayShoot,
  missileOf,
  rangeOf,
  shotAt,
} from './fighting.ts'

const plain: Footing = { attacks: false, charged: false, flanked: false, flanks: false, counter: false, badWar: false }
const attacking: Footing = { ...plain, attacks: true }
const charged: Footing = { ...plain, charged: true }

/** Two troops face to face, four inches apart. */
function pair(a: object, b: object = {}, more: object = {}) {
  const g = fieldFrom({
    troops: { 'a-1': { at: [30, 30], ...a }, 'b-1': { at: [30, 26], facing: 180, ...b } },
    ...more,
  })
  return { g, a: troop(g, 'a-1'), b: troop(g, 'b-1') }
}
const fire = (of: object, occasion: Parameters<typeof fireDice>[2], far: number, announced = true): number => {
  const { g, a } = pair(of)
  return fireDice(g, a, occasion, inches(far), announced).value
}
const dice = (of: object, f: Footing, foe: object = {}): number => {
  const { g, a, b } = pair(of, foe)
  return combatDice(g, a, b, f).value
}

describe('dice of a shot', () => {
  const mixed = { type: 'SPA-02' }
  const musket = { type: 'SPA-05' }
  const crossbow = { type: 'SPA-05', with: { weapons: ['crossbow'] } }
  const flintlock = { type: 'FRA-06' }
  test('TER-EX-06, TER-WPN-13: near and far', () => {
    expect(fire(mixed, 'fire', 10)).toBe(3)
    expect(fire(mixed, 'fire', 7)).toBe(4)
    expect(fire(mixed, 'fire', 8)).toBe(4)
    const reaches = (y: number): boolean => {
      const { g, a, b } = pair({ ...mixed, at: [30, 30] }, { at: [30, y] })
      return shotAt(g, a, b) !== null
    }
    expect([reaches(18), reaches(17)]).toEqual([true, false])
  })
  test('TER-EX-22, TER-ORD-11: reduced with Attention', () => {
    expect(fire(mixed, 'attention', 9)).toBe(2)
    expect(fire(mixed, 'attention', 6)).toBe(2)
    expect(fire({ ...musket, effects: [{ is: 'swift', n: 0 }] }, 'attention', 6)).toBe(3) // TER-QUA-57
  })
  test('TER-EX-23, TER-REA-10, TER-REA-40, TER-WPN-10, TER-WPN-15: in reaction', () => {
    expect(fire(musket, 'attention-reaction', 6)).toBe(3)
    expect(fire(musket, 'fire-reaction', 6)).toBe(4)
    expect(fire(crossbow, 'fire-reaction', 6)).toBe(3)
  })
  test('TER-EX-24, TER-WPN-20: the flintlock up close', () => {
    expect(fire(flintlock, 'fire-reaction', 5)).toBe(4)
    expect(fire(flintlock, 'fire', 5)).toBe(4)
    expect([6, 6.01].map(far => fire(flintlock, 'fire', far))).toEqual([4, 3])
    expect(fire(flintlock, 'fire', 7)).toBe(3)
  })
  test('TER-EX-40, TER-WPN-22: the pistol', () => {
    const pistol = { type: 'SPA-08' }
    expect([4, 4.01].map(far => fire(pistol, 'attention', far))).toEqual([2, 1])
    const { g, a, b } = pair(pistol, { at: [30, 25.9] })
    expect(shotAt(g, a, b)).toBeNull()
  })
  test('TER-WPN-19: the javelin', () => {
    const javelin = { type: 'SPA-05', with: { weapons: ['javelin'] } }
    expect(fire(javelin, 'attention', 5)).toBe(3)
    const { g, a } = pair({ ...javelin, with: { weapons: ['javelin'], rules: ['harasser'] } })
    expect(mayShoot(g, a, 'fire-reaction')).toBe(false)
  })
  test('TER-MRK-03, TER-QUA-31: at the limit', () => {
    expect(fire({ ...musket, wear: 2 }, 'fire', 6)).toBe(2)
    const { g, a } = pair(
      { ...musket, wear: 2 },
      {},
      { commanders: { 'a-c1': { with: 'a-1', qualities: ['phlegmatic'] } } },
    )
    expect(fireDice(g, a, 'fire', inches(6)).value).toBe(3)
  })
  test('TER-SHO-10, TER-QUA-51, TER-QUA-52, TER-UNI-09: what else adds', () => {
    for (const is of ['perfectionist', 'rogue-fire', 'sprung'])
      expect(fire({ ...musket, effects: [{ is, n: 0 }] }, 'fire', 9)).toBe(4)
  })
  test('TER-CAV-32: a harasser that means to flee has no increase', () => {
    const croats = { type: 'IMP-10' }
    expect(fire(croats, 'fire-reaction', 6, false)).toBe(2)
    expect(fire(croats, 'fire-reaction', 6, true)).toBe(3)
  })
  test('TER-REA-41, TER-WPN-14, TER-CAV-30: bows in reaction', () => {
    const bow = (rules: string[]) => {
      const { g, a } = pair({ type: 'SPA-09', with: { weapons: ['bow'], rules } })
      return mayShoot(g, a, 'fire-reaction')
    }
    expect(bow([])).toBe(false)
    expect(bow(['harasser'])).toBe(true)
  })
  test('TER-WPN-16, TER-CAV-22, TER-ART-04: guns and dragoons only with Fire; not limbered', () => {
    const gun = pair({ type: 'ART-M' })
    expect(mayShoot(gun.g, gun.a, 'attention')).toBe(false)
    expect(mayShoot(gun.g, gun.a, 'fire-reaction')).toBe(true)
    const dragoons = pair({ type: 'SPA-11' })
    expect(mayShoot(dragoons.g, dragoons.a, 'attention-reaction')).toBe(false)
    expect(mayShoot(dragoons.g, dragoons.a, 'fire')).toBe(true)
    const limbered = pair({ type: 'ART-M', options: ['draught-horses'], limbered: true })
    expect(mayShoot(limbered.g, limbered.a, 'fire')).toBe(false)
  })
  test('TER-WPN-00, TER-WPN-11, TER-WPN-12, TER-QUA-36, TER-QUA-48: ranges', () => {
    const reach = (of: object) => {
      const { g, a } = pair(of)
      const missile = missileOf(g, a)
      return missile === null ? 0 : rangeOf(a, missile)
    }
    expect(reach({ type: 'SPA-06' })).toBe(8)
    expect(reach(musket)).toBe(12)
    expect(reach({ type: 'SPA-07' })).toBe(0)
    expect(['ART-L', 'ART-M', 'ART-H'].map(type => reach({ type }))).toEqual([18, 24, 36])
    expect(reach({ type: 'ART-M', with: { weapons: ['gun-superheavy'] } })).toBe(42)
    expect(reach({ type: 'SWE-06' })).toBe(16)
    expect(reach({ type: 'ART-M', effects: [{ is: 'engineer', n: 2 }] })).toBe(30)
    expect(reach({ ...musket, effects: [{ is: 'mentor', n: 1 }] })).toBe(14)
  })
})

describe('courage', () => {
  const underFire = (of: object, shooter: object, more: object = {}) => {
    const { g, a, b } = pair(of, shooter, more)
    return courageUnderFire(g, a, b).value
  }
  test('TER-SHO-11, TER-MRK-04, TER-CAV-25: under fire', () => {
    expect(underFire({}, {})).toBe(3)
    expect(underFire({ disordered: true }, {})).toBe(2)
    expect(underFire({ disordered: true, with: { rules: ['open-order'] } }, {})).toBe(3)
    expect(underFire({ effects: [{ is: 'stoic', n: 0 }] }, {})).toBe(4) // TER-QUA-28
    expect(underFire({ entrenched: true }, {})).toBe(4) // TER-ART-12
    expect(underFire({ effects: [{ is: 'resisting', n: 0 }] }, {})).toBe(4) // TER-REA-50
  })
  test('TER-UNI-23: a wagon fort, but not against guns', () => {
    expect(underFire({ fortress: true }, {})).toBe(4)
    expect(underFire({ fortress: true }, { type: 'ART-M' })).toBe(3)
  })
  test('TER-TRR-07, TER-SCN-11, TER-WPN-21: cover, and mortars', () => {
    const wood = { elements: [{ kind: 'wood', at: [30, 31], size: [9, 6] }] }
    expect(underFire({}, {}, wood)).toBe(4)
    expect(underFire({}, { type: 'ART-R' }, wood)).toBe(3)
  })
  test('TER-SCN-13, TER-TRR-09: a wall helps whoever touches it', () => {
    const wall = {
      elements: [
        {
          kind: 'wall',
          line: [
            [25, 29.8],
            [35, 29.8],
          ],
        },
      ],
    }
    expect(underFire({}, {}, wall)).toBe(4)
    expect(underFire({ at: [30, 31] }, {}, wall)).toBe(3)
    const near = pair({}, {}, wall)
    expect(courageInCombat(near.g, near.a, near.b, charged).value).toBe(4)
    expect(courageInCombat(near.g, near.a, near.b, attacking).value).toBe(3)
    const grenades = pair({}, { with: { weapons: ['pikes', 'grenades'] } }, wall)
    expect(courageInCombat(grenades.g, grenades.a, grenades.b, charged).value).toBe(3) // TER-WPN-18
  })
  test('TER-EX-28, TER-CBT-11, TER-FLK-02: in combat', () => {
    const { g, a, b } = pair({ disordered: true, with: { courage: 4 } })
    expect(courageInCombat(g, a, b, { ...charged, flanked: true }).value).toBe(1)
    a.effects.push({ is: 'resisting', n: 0 })
    expect(courageInCombat(g, a, b, { ...charged, flanked: true }).value).toBe(2)
    expect(courageInCombat(g, a, b, { ...charged, flanked: true, badWar: true }).value).toBe(1) // TER-BW-04
  })
  test('TER-FLK-05, TER-QUA-33: a gallant rider', () => {
    const { g, a, b } = pair({}, {}, { commanders: { 'a-c1': { with: 'a-1', qualities: ['gallant'] } } })
    expect(courageInCombat(g, a, b, { ...charged, flanked: true }).value).toBe(3)
    expect(combatDice(g, a, b, { ...charged, flanked: true }).value).toBe(2)
  })
  test('TER-QUA-37: Undaunted counts as protected', () => {
    const { g, a, b } = pair({ effects: [{ is: 'undaunted', n: 0 }] })
    expect(courageInCombat(g, a, b, charged).value).toBe(4)
    expect(isFortified(g, a, b)).toBe(true)
  })
  test('TER-VIR-01: Sacrifice and Will add one', () => {
    const { g, a, b } = pair({}, {}, { commanders: { 'a-c1': { with: 'a-1', virtues: ['sacrifice', 'will'] } } })
    expect(courageUnderFire(g, a, b).value).toBe(4)
    expect(courageInCombat(g, a, b, plain).value).toBe(4)
    a.effects.push({ is: 'ruthless', n: 0 }) // TER-QUA-20
    expect(courageInCombat(g, a, b, plain).value).toBe(3)
  })
})

describe('dice in combat', () => {
  const horse = { type: 'SPA-10' }
  test('TER-CBT-10, TER-ORD-22, TER-MRK-03: attack and limit', () => {
    expect(dice({}, plain)).toBe(4)
    expect(dice({}, attacking)).toBe(6)
    expect(dice({ wear: 4 }, plain)).toBe(2)
  })
  test('TER-EX-36, TER-WPN-08: pikes against horse', () => {
    expect(dice({}, charged, horse)).toBe(6)
    expect(dice({ disordered: true }, charged, horse)).toBe(4)
    expect(dice({ wear: 4 }, charged, horse)).toBe(4)
    expect(dice({}, { ...attacking, counter: true }, horse)).toBe(8)
    expect(dice({}, charged)).toBe(4)
  })
  test('TER-EX-37, TER-WPN-23: salvo drill', () => {
    const drilled = { type: 'SWE-01' }
    expect(dice(drilled, attacking)).toBe(8)
    expect(dice({ ...drilled, disordered: true }, attacking)).toBe(6)
    expect(dice(drilled, { ...attacking, badWar: true })).toBe(4)
  })
  test('TER-EX-15, TER-WPN-02: bardiches at the limit', () => {
    const streltsi = { with: { weapons: ['musket', 'bardiches'], fire: 3 }, wear: 4 }
    expect(dice(streltsi, plain)).toBe(4)
    expect(fire(streltsi, 'fire', 9)).toBe(2)
  })
  test('TER-EX-16, TER-WPN-06: heavy lances in a counter-charge', () => {
    const hussars = { type: 'SPA-10', with: { combat: 5, weapons: ['heavy-lances'] } }
    expect(dice(hussars, { ...attacking, counter: true }, horse)).toBe(10)
    expect(dice(hussars, attacking, horse)).toBe(7)
  })
  test('TER-WPN-01: halberds against disorder', () => {
    const halberds = { options: [], with: { weapons: ['pikes', 'halberds'] } }
    expect(dice(halberds, plain, { disordered: true })).toBe(6)
    expect(dice(halberds, plain)).toBe(4)
  })
  test('TER-WPN-03: the bayonet', () => {
    const bayonet = { with: { weapons: ['musket', 'bayonet'] } }
    expect(dice(bayonet, charged, horse)).toBe(6)
    expect(dice(bayonet, attacking)).toBe(8)
    expect(dice({ ...bayonet, disordered: true }, attacking)).toBe(6)
    expect(dice(bayonet, attacking, horse)).toBe(6)
  })
  test('TER-WPN-04, TER-BW-03, TER-BW-06: Bad War', () => {
    expect(dice({ options: ['swordsmen'] }, { ...attacking, badWar: true })).toBe(6)
    expect(dice({}, { ...attacking, badWar: true })).toBe(4)
  })
  test('TER-UNI-22: horse against wagons', () => {
    expect(dice(horse, attacking, { fortress: true })).toBe(4)
  })
  test('TER-TRR-08, TER-SCN-10: from above', () => {
    const hill = { elements: [{ kind: 'hill', at: [30, 31], size: [10, 8] }] }
    const { g, a, b } = pair({}, {}, hill)
    expect(combatDice(g, a, b, plain).value).toBe(6)
    expect(combatDice(g, b, a, plain).value).toBe(4)
  })
  test('TER-FLK-02, TER-VIR-01, TER-QUA-52: flanked; Dexterity; Rogue', () => {
    expect(dice({}, { ...charged, flanked: true })).toBe(2)
    expect(dice({ effects: [{ is: 'rogue-combat', n: 0 }] }, plain)).toBe(6)
    const { g, a, b } = pair({}, {}, { commanders: { 'a-c1': { with: 'a-1', virtues: ['dexterity'] } } })
    expect(combatDice(g, a, b, attacking).value).toBe(7)
  })
  test('TER-DEF-01, TER-DEF-02, TER-CBT-03, TER-ART-10: target numbers', () => {
    const { g, a, b } = pair({}, horse)
    expect(defenceInCombat(g, a, b)).toBe(5)
    expect(defenceInCombat(g, b, a)).toBe(4)
    const guns = pair({}, { type: 'ART-M' })
    expect(defenceInCombat(guns.g, guns.a, guns.b)).toBe(4)
  })
})

describe('flanks', () => {
  test('TER-FLK-01: behind the line of the front edge', () => {
    const { g, a, b } = pair({ at: [36, 26.1] })
    expect(flanks(g, a, b)).toBe(false)
    expect(flanks(g, { ...a, x: inches(36), y: inches(25.5) }, b)).toBe(true)
  })
  test('TER-FLK-04, TER-UNI-05, TER-UNI-30, TER-SCN-19: some are never flanked', () => {
    for (const odd of [{ type: 'SPA-01' }, { emplaced: true }]) {
      const { g, a, b } = pair({ at: [36, 24] }, odd)
      expect(flanks(g, a, b)).toBe(false)
    }
    const house = { elements: [{ kind: 'large-building', at: [30, 24], size: [6, 5] }] }
    const { g, a, b } = pair({ at: [36, 22] }, { building: 0 }, house)
    expect(flanks(g, a, b)).toBe(false)
  })
  test('TER-BW-01, TER-BW-02, TER-WPN-09: who may wage Bad War', () => {
    const { g, a, b } = pair({}, {})
    expect(mayBeBadWar(g, a, b, false)).toBe(true)
    expect(mayBeBadWar(g, a, b, true)).toBe(false)
    b.fortress = true
    expect(mayBeBadWar(g, a, b, false)).toBe(false)
    const shot = pair({}, { type: 'SPA-05' })
    expect(mayBeBadWar(shot.g, shot.a, shot.b, false)).toBe(false)
  })
})
