import { bearing, inches, pose } from '@acies/table'
import { describe, expect, test } from 'vitest'
import { fieldFrom, troop } from '../testing.ts'
import { centresOf } from './bodies.ts'
import { wayOf } from './ground.ts'
import {
  advanceTo,
  bodyHere,
  chargeTo,
  type Gait,
  isFree,
  landing,
  moveFault,
  reorientedPose,
  reorientLanding,
} from './movement.ts'
import { lineTo, sees } from './sight.ts'
import { flightPoses, pushed } from './withdrawal.ts'

/** The rule against moving a-1 to a spot in inches, or null. */
function fault(written: object, x: number, y: number, gait: Gait = 'attention'): string | null {
  const g = fieldFrom(written)
  const u = troop(g, 'a-1')
  const at = { x: inches(x), y: inches(y) }
  return moveFault(g, u, gait, pose(at.x, at.y, bearing(u, at)))
}
const alone = { troops: { 'a-1': { at: [30, 30] } } }

describe('moves', () => {
  test('TER-MOV-02, TER-MOV-05: as far as its speed', () => {
    expect(fault(alone, 30, 26)).toBeNull()
    expect(fault(alone, 30, 25.8)).toBe('TER-MOV-05')
    expect(fault(alone, 30, 22, 'run')).toBeNull()
  })
  test('TER-MOV-04: a quarter turn at most', () => {
    expect(fault(alone, 33, 30)).toBeNull()
    expect(fault(alone, 33, 30.2)).toBe('TER-MOV-04')
  })
  test('TER-MOV-05: it faces the way it went', () => {
    const g = fieldFrom(alone)
    expect(moveFault(g, troop(g, 'a-1'), 'attention', pose(inches(32), inches(28), 0))).toBe('TER-MOV-05')
  })
  test('TER-MOV-03, TER-MOV-06: the front centre crosses nobody; the base may', () => {
    const barred = { troops: { 'a-1': { at: [30, 30] }, 'a-2': { type: 'SPA-05', at: [30, 27.5] } } }
    expect(fault(barred, 30, 22, 'run')).toBe('TER-MOV-03')
    const beside = { troops: { 'a-1': { at: [30, 30] }, 'a-2': { type: 'SPA-05', at: [33, 27.5] } } }
    expect(fault(beside, 30, 22, 'run')).toBeNull()
  })
  test('TER-MOV-07: not through a narrow gap', () => {
    const gap = (left: number) => ({
      troops: {
        'a-1': { at: [30, 30] },
        'a-2': { type: 'SPA-05', at: [left, 27] },
        'a-3': { type: 'SPA-05', at: [33, 27] },
      },
    })
    expect(fault(gap(27), 30, 22, 'run')).toBe('TER-MOV-07')
    expect(fault(gap(26.8), 30, 22, 'run')).toBeNull()
  })
  test('TER-MOV-08: it must end on nobody', () => {
    const full = { troops: { 'a-1': { at: [30, 30] }, 'a-2': { at: [33, 25.5] } } }
    expect(fault(full, 30, 26)).toBe('TER-MOV-08')
  })
  test('TER-EX-09, TER-MOV-12: a slight overlap is put right', () => {
    const g = fieldFrom({ troops: { 'a-1': { at: [30, 30] }, 'a-2': { at: [34.5, 26] } } })
    const at = landing(g, troop(g, 'a-1'), pose(inches(30), inches(26), 0))
    expect(at).not.toBeNull()
    expect(at === null ? false : isFree(g, troop(g, 'a-1'), bodyHere(troop(g, 'a-1'), at))).toBe(true)
    expect(at?.x).toBeLessThan(inches(30))
  })
  test('TER-MOV-12: but never into contact with an enemy', () => {
    const beside = (side: string): boolean => {
      const g = fieldFrom({
        troops: {
          'a-1': { at: [30, 30] },
          [`${side}-2`]: { at: [34.5, 26], with: { width: 120, depth: 120 } },
          'b-1': { at: [60, 6] },
        },
      })
      return landing(g, troop(g, 'a-1'), pose(inches(30), inches(26), 0)) !== null
    }
    expect([beside('a'), beside('b')]).toEqual([true, false])
  })
  test('TER-MOV-09: friendly guns may be crossed, enemy ones not', () => {
    const gun = (name: string) => ({ troops: { 'a-1': { at: [30, 30] }, [name]: { type: 'ART-M', at: [30, 27.5] } } })
    expect(fault(gun('a-2'), 30, 22, 'run')).toBeNull()
    expect(fault(gun('b-1'), 30, 22, 'run')).toBe('TER-MOV-03')
  })
  test('TER-GEN-05, TER-MOV-15: an inch from every enemy centre', () => {
    const near = (y: number) =>
      fault({ troops: { 'a-1': { at: [30, 30] }, 'b-1': { at: [30, 26], facing: 180 } } }, 30, y)
    expect(near(27)).toBeNull()
    expect(near(26.9)).toBe('TER-GEN-05')
  })
  test('TER-MOV-13: turning to another centre', () => {
    const g = fieldFrom(alone)
    const u = troop(g, 'a-1')
    expect(reorientedPose(u, 2)).toEqual({ ...centresOf(u)[2], facing: 18000 })
    expect(reorientedPose(u, 1)).toEqual({ ...centresOf(u)[1], facing: 9000 })
    expect(reorientLanding(g, u, 3)).not.toBeNull()
  })
  test('TER-CAV-26: open order passes through open order', () => {
    const loose = (rules: string[]) => ({
      troops: {
        'a-1': { type: 'IMP-10', at: [30, 30] },
        'a-2': { type: 'IMP-10', at: [30, 27.5], with: { rules } },
      },
    })
    expect(fault(loose(['open-order']), 30, 20, 'run')).toBeNull()
    expect(fault(loose([]), 30, 20, 'run')).toBe('TER-MOV-03')
  })
})

describe('ground', () => {
  const with_ = (kind: string, more: object = {}, unit: object = {}) => ({
    troops: { 'a-1': { at: [30, 30], ...unit } },
    elements: [{ kind, at: [30, 26], size: [9, 4] }],
    ...more,
  })
  test('TER-TRR-01, TER-TRR-02, TER-SCN-13: difficult ground slows', () => {
    const fence = {
      ...alone,
      elements: [
        {
          kind: 'fence',
          line: [
            [26, 29],
            [34, 29],
          ],
        },
      ],
    }
    expect(fault(fence, 30, 28)).toBeNull()
    expect(fault(fence, 30, 27.8)).toBe('TER-MOV-05')
  })
  test('TER-TRR-03, TER-SCN-11: woods slow and disorder', () => {
    const g = fieldFrom(with_('wood'))
    const way = wayOf(g, troop(g, 'a-1'), { x: inches(30), y: inches(30) }, { x: inches(30), y: inches(27) })
    expect(way).toMatchObject({ difficult: true, disorders: true })
  })
  test('TER-TRR-11, TER-UNI-10, TER-UNI-36, TER-QUA-27: skirmishers and light troops', () => {
    const way = (rules: string[], effects: object[] = []) => {
      const g = fieldFrom(with_('wood', {}, { with: { rules }, effects }))
      return wayOf(g, troop(g, 'a-1'), { x: inches(30), y: inches(30) }, { x: inches(30), y: inches(27) })
    }
    expect(way(['light'])).toMatchObject({ difficult: true, disorders: false })
    expect(way(['skirmishers'])).toMatchObject({ difficult: false, disorders: false })
    expect(way([], [{ is: 'enthusiast', n: 0 }])).toMatchObject({ difficult: true, disorders: false })
    expect(way(['light'], [{ is: 'enthusiast', n: 0 }])).toMatchObject({ difficult: false, disorders: false })
  })
  test('TER-TRR-04, TER-SCN-14, TER-SCN-15, TER-SCN-17: nobody crosses these', () => {
    for (const kind of ['small-lake', 'rocks', 'large-building'])
      expect(fault(with_(kind), 30, 26.5)).toBe('TER-TRR-04')
  })
  test('TER-TRR-05, TER-SCN-05: a road helps whoever keeps to it', () => {
    const road = {
      ...alone,
      elements: [
        {
          kind: 'road',
          line: [
            [30, 48],
            [30, 0],
          ],
          width: 2,
        },
      ],
    }
    expect(fault(road, 30, 24)).toBeNull()
    expect(fault(road, 33, 26)).toBe('TER-MOV-05')
  })
  test('TER-SCN-07, TER-SCN-08, TER-SCN-09, TER-EX-17: rivers, fords and bridges', () => {
    const river = (flow: string, crossing?: string) => ({
      ...alone,
      flow,
      elements: [
        {
          kind: 'river',
          line: [
            [0, 27.5],
            [72, 27.5],
          ],
          width: 2,
        },
        ...(crossing === undefined ? [] : [{ kind: crossing, at: [30, 27.5], size: [4, 4] }]),
      ],
    })
    expect(fault(river('normal'), 30, 26)).toBeNull()
    expect(fault(river('difficult'), 30, 26)).toBe('TER-MOV-05')
    expect(fault(river('impassable'), 30, 26)).toBe('TER-TRR-04')
    expect(fault(river('impassable', 'bridge'), 30, 26)).toBeNull()
    expect(fault(river('impassable', 'ford'), 30, 28)).toBeNull()
    expect(fault(river('very-difficult', 'ford'), 30, 26)).toBe('TER-MOV-05')
  })
  test('TER-SCN-12: crops by their roll', () => {
    const crops = (n: number) => {
      const g = fieldFrom(with_('crops', { crops: n }))
      return wayOf(g, troop(g, 'a-1'), { x: inches(30), y: inches(30) }, { x: inches(30), y: inches(27) })
    }
    expect(crops(2)).toMatchObject({ difficult: true, disorders: false })
    expect(crops(6)).toMatchObject({ difficult: true, disorders: true })
  })
})

describe('sight', () => {
  const facing = (more: object, elements: object[] = []) => {
    const g = fieldFrom({
      troops: { 'a-1': { at: [30, 30] }, 'b-1': { at: [30, 22], facing: 180 }, ...more },
      elements,
    })
    return { g, a: troop(g, 'a-1'), b: troop(g, 'b-1') }
  }
  test('TER-LOS-01, TER-GEN-03, TER-GEN-04: front centre to any centre', () => {
    const { g, a, b } = facing({})
    expect(lineTo(g, a, b, inches(12))?.length).toBe(inches(8))
  })
  test('TER-LOS-02, TER-LOS-05: nobody in between, hills or no', () => {
    const { g, a, b } = facing({ 'a-2': { at: [30, 26] } }, [{ kind: 'hill', at: [30, 31], size: [8, 6] }])
    expect(sees(g, a, b)).toBe(false)
  })
  test('TER-LOS-03: not through a narrow gap', () => {
    const gap = { 'a-2': { type: 'SPA-05', at: [27.5, 26] }, 'a-3': { type: 'SPA-05', at: [32.5, 26] } }
    const { g, a, b } = facing(gap)
    expect(sees(g, a, b)).toBe(false)
  })
  test('TER-LOS-04, TER-SHO-03: another centre will do, if it is in range', () => {
    const { g, a, b } = facing({ 'a-2': { type: 'SPA-05', with: { width: 20, depth: 10 }, at: [30, 26] } })
    expect(lineTo(g, a, b, inches(12))?.length ?? 0).toBeGreaterThan(inches(9))
    expect(lineTo(g, a, b, inches(9))).toBeNull()
  })
  test('TER-TRR-06, TER-TRR-10: ground that hides must be crossed whole', () => {
    const wood = [{ kind: 'wood', at: [30, 26], size: [8, 3] }]
    const { g, a, b } = facing({}, wood)
    expect(sees(g, a, b)).toBe(false)
    const edge = facing({ 'b-1': { at: [30, 26], facing: 180 } }, wood)
    expect(sees(edge.g, edge.a, edge.b)).toBe(true)
    expect(chargeTo(g, a, b)).toBeNull()
  })
  test('TER-LOS-06, TER-CAV-02, TER-QUA-41: the extended arc', () => {
    const side = (rules: string[]) =>
      facing({ 'a-1': { type: 'IMP-10', at: [30, 30], with: { rules } }, 'b-1': { at: [38, 31] } })
    const plain = side([])
    expect(sees(plain.g, plain.a, plain.b)).toBe(false)
    const wide = side(['extended-arc'])
    expect(sees(wide.g, wide.a, wide.b)).toBe(true)
    plain.a.effects.push({ is: 'innovator', n: 0 })
    expect(sees(plain.g, plain.a, plain.b)).toBe(true)
  })
  test('TER-WPN-14: bows over friends that stand nearer', () => {
    const bow = (y: number) => {
      const { g, a, b } = facing({ 'a-1': { type: 'SWE-06', at: [30, 30] }, 'a-2': { type: 'SPA-05', at: [30, y] } })
      return lineTo(g, a, b, inches(16), true) !== null
    }
    expect(bow(28)).toBe(true)
    expect(bow(24)).toBe(false)
  })
})

describe('TER-SCN-18, TER-UNI-32: any point of a building or an emplaced fortification', () => {
  const house = [{ kind: 'large-building', at: [30, 22], size: [12, 5] }]
  const far = (a: object, b: object, elements: object[] = []): number => {
    const g = fieldFrom({ troops: { 'a-1': a, 'b-1': b }, elements })
    return Math.round(((lineTo(g, troop(g, 'a-1'), troop(g, 'b-1'), inches(99))?.length ?? 0) / inches(1)) * 100) / 100
  }
  const outside = { at: [34, 30] }
  const inside = { at: [30, 22], building: 0 }
  test('is shot at', () => {
    expect(far(outside, inside, house)).toBe(5.5)
    const fort = { emplaced: true, fortress: true, at: [34, 20], with: { width: 300, depth: 100 } }
    expect(far(outside, fort)).toBeCloseTo(30 - 20 - 100 / 25.4, 1)
  })
  test('is shot from', () => expect(far(inside, { at: [35, 30], facing: 0 }, house)).toBe(5.5))
})

describe('TER-SCN-05, TER-SCN-09: a road', () => {
  const road = {
    kind: 'road',
    line: [
      [30, 0],
      [30, 48],
    ],
    width: 2,
  }
  const ground = (elements: object[], to: [number, number]) => {
    const g = fieldFrom({
      troops: { 'a-1': { at: [30, 30] } },
      flow: 'very-difficult',
      elements: [road, ...elements],
    })
    return wayOf(g, troop(g, 'a-1'), troop(g, 'a-1'), { x: inches(to[0]), y: inches(to[1]) })
  }
  const wood = { kind: 'wood', at: [30, 30], size: [9, 6] }
  test('leads through a wood, as long as it is not left in there', () => {
    expect(ground([wood], [30, 25])).toMatchObject({ easy: true, difficult: false, disorders: false })
    // It leaves the wood on the road, and the road beyond the wood.
    expect(ground([wood], [31.5, 25])).toMatchObject({ easy: false, difficult: false, disorders: false })
    expect(ground([wood], [33, 28])).toMatchObject({ difficult: true, disorders: true })
  })
  test('leads over no river without a bridge', () => {
    const river = {
      kind: 'river',
      line: [
        [0, 27],
        [72, 27],
      ],
      width: 2,
    }
    const bridge = { kind: 'bridge', at: [30, 27], size: [4, 4] }
    expect(ground([river], [30, 25])).toMatchObject({ easy: true, difficult: true, disorders: true })
    expect(ground([river, bridge], [30, 25])).toMatchObject({ easy: true, difficult: false, disorders: false })
  })
})

describe('TER-SCN-07, TER-MOV-08: a river that cannot be crossed', () => {
  const line = [
    [0, 24],
    [72, 24],
  ]
  const fault = (flow: string, bridge: boolean): string | null => {
    const crossing = bridge ? [{ kind: 'bridge', at: [30, 24], size: [4, 4] }] : []
    const g = fieldFrom({
      troops: { 'a-1': { at: [30, 23], facing: 0 } },
      flow,
      elements: [{ kind: 'river', line, width: 1 }, ...crossing],
    })
    return moveFault(g, troop(g, 'a-1'), 'attention', pose(inches(30), inches(22), 0))
  }
  test('nobody ends in it, but on a bridge', () => {
    expect(fault('normal', false)).toBeNull()
    expect(fault('impassable', false)).toBe('TER-MOV-08')
    expect(fault('impassable', true)).toBeNull()
  })
})

describe('charges', () => {
  const against = (b: object, more: object = {}, a: object = {}) => {
    const g = fieldFrom({
      troops: { 'a-1': { at: [30, 30], ...a }, 'b-1': { at: [30, 25], facing: 180, ...b }, ...more },
    })
    return { g, u: troop(g, 'a-1'), target: troop(g, 'b-1') }
  }
  test('TER-CHG-03, TER-CHG-04: straight to the nearest centre, until bases touch', () => {
    const { g, u, target } = against({})
    expect(chargeTo(g, u, target)?.pose).toMatchObject({ x: inches(30), facing: 0 })
    expect(Math.abs((chargeTo(g, u, target)?.length ?? 0) - inches(5))).toBeLessThan(10)
  })
  test('TER-CHG-07, TER-ORD-20: out of reach it comes as near as it can', () => {
    const { g, u, target } = against({ at: [30, 20] })
    expect(chargeTo(g, u, target)).toBeNull()
    expect(advanceTo(g, u, target)).toMatchObject({ length: inches(6), strikes: false })
  })
  test('TER-CHG-05: round a friend to another centre', () => {
    const { g, u, target } = against({ at: [30, 26.5], facing: 180 }, { 'a-2': { type: 'ART-M', at: [36, 40] } })
    expect(chargeTo(g, u, target)).not.toBeNull()
    const blocked = against(
      { at: [33, 26] },
      { 'a-2': { type: 'SPA-05', with: { width: 20, depth: 10 }, at: [31.6, 27.9] } },
    )
    const way = chargeTo(blocked.g, blocked.u, blocked.target)
    expect(way === null || way.pose.facing !== bearing(blocked.u, blocked.target)).toBe(true)
  })
  test('TER-CHG-06: it must see whom it charges', () => {
    const { g, u, target } = against({}, { 'a-2': { type: 'SPA-05', at: [30, 27.5] } })
    expect(sees(g, u, target) && chargeTo(g, u, target) !== null).toBe(false)
  })
})

describe('moves nobody wants', () => {
  test('TER-OUT-02, TER-EX-10, TER-MOV-01: straight back, facing kept', () => {
    const g = fieldFrom(alone)
    expect(pushed(g, troop(g, 'a-1'), 18000, inches(3))).toEqual({
      pose: pose(inches(30), inches(33), 0),
      gone: inches(3),
    })
  })
  test('TER-OUT-04: until something stops it', () => {
    const g = fieldFrom({ troops: { 'a-1': { at: [30, 30] }, 'a-2': { at: [30, 34] } } })
    expect(pushed(g, troop(g, 'a-1'), 18000, inches(3)).gone).toBeLessThan(inches(2))
    const edge = fieldFrom({ troops: { 'a-1': { at: [30, 45] } } })
    expect(pushed(edge, troop(edge, 'a-1'), 18000, inches(3)).gone).toBeLessThan(inches(1))
  })
  test('TER-REA-30: away from whoever caused it', () => {
    const g = fieldFrom({ troops: { 'a-1': { at: [30, 30] }, 'b-1': { at: [30, 24], facing: 180 } } })
    const away = flightPoses(g, troop(g, 'a-1'), troop(g, 'b-1'), inches(4), inches(8))
    expect(away).toEqual([pose(inches(30), inches(38), 18000)])
  })
  test('TER-REA-30: where there is no room for the least distance, left and right are still the owner’s choice', () => {
    const lake = (x: number, y: number, w: number, d: number) => ({ kind: 'rocks', at: [x, y], size: [w, d] })
    const g = fieldFrom({
      troops: { 'a-1': { at: [36, 40] }, 'b-1': { at: [36, 34], facing: 180 } },
      elements: [lake(36, 47, 14, 2), lake(24, 40, 6, 30), lake(48, 40, 6, 30)],
    })
    const away = flightPoses(g, troop(g, 'a-1'), troop(g, 'b-1'), inches(40), inches(40))
    expect(away.length).toBe(2)
    expect(away[0].x + away[1].x).toBe(inches(72))
  })
})
