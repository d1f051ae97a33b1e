import type { Field } from '@acies/tercios'
import { describe, expect, it } from 'vitest'
import type { Asking } from '../../skins/skin.ts'
import { candidatesFor, faultAt, inHand, settled } from '../../skins/table/hand.ts'
import { INCH, type PosePick, poseMeant, poseSeen } from '../../skins/table/places.ts'
import { askedIn, facing } from './asked.ts'
import { dress } from './dress.tsx'
import { foresee, landsAt } from './foresight.ts'
import { costOf } from './hand.tsx'

const at = (x: number, y: number, facing = 0): PosePick => [x * INCH, y * INCH, facing * 100]

/** A tercio that runs, taken up from where it stands. */
function running(gap: number, more: object = {}, elements: readonly object[] = []) {
  const asking = askedIn({ ...facing('run', gap, more), elements })
  const hand = inHand(dress, asking)
  if (hand === null) throw new Error('nothing in the hand')
  const { from } = hand.held
  if (from === null) throw new Error('it stands nowhere')
  return { asking, hand, from }
}

describe('a troop in the hand', () => {
  it('marches, and starts from where it stands', () => {
    const { asking, hand, from } = running(20)
    expect(asking.decision.step).toBe('choose-move')
    expect(hand).toMatchObject({ held: { piece: 0, straight: true, turns: false }, placed: null })
    expect(from).toEqual(at(30, 30))
  })

  it('goes as far toward the hand as the rules let it', () => {
    const { asking, hand } = running(20)
    const near = settled(asking, hand, at(30, 28))
    expect(near).toMatchObject({ rule: null, pose: at(30, 28) })
    const far = settled(asking, hand, at(30, 12))
    if (far.pose === null) throw new Error('it goes nowhere')
    const { gone, turn } = costOf(asking.view.field, asking.view.field.troops[0], far.pose)
    expect(gone).toBeGreaterThan(5)
    expect(gone).toBeLessThan(18)
    expect(turn).toBe(0)
    expect(faultAt(asking, hand.prefix, far.pose)).toBeNull()
  })

  it('straightens what is nearly straight ahead, unless the hand is held still', () => {
    const { asking, hand } = running(20)
    const aside = at(30.1, 26)
    expect(settled(asking, hand, aside).pose?.[2]).toBe(0)
    expect(settled(asking, hand, aside, true).pose?.[2]).toBeGreaterThan(0)
  })

  it('says why it may not go behind itself', () => {
    const { asking, hand } = running(20)
    expect(settled(asking, hand, at(30, 36))).toMatchObject({ pose: null, rule: 'TER-MOV-04' })
  })

  it('has a fan of ground before it, and places the referee thinks of', () => {
    const { asking, hand, from } = running(20)
    const reach = hand.held.reach?.() ?? []
    expect(reach.length).toBeGreaterThan(20)
    expect(Math.min(...reach.map(([, y]) => y))).toBeLessThan(from[1] - 5 * INCH)
    for (const pose of candidatesFor(asking, hand, asking.view.field, 6))
      expect(faultAt(asking, hand.prefix, pose)).toBeNull()
  })

  it('lands beside a friend it would slightly overlap', () => {
    const { asking } = running(20, { 'a-2': { type: 'SPA-02', at: [34, 26] } })
    const wanted = at(30, 26)
    const g = asking.view.field
    const there = landsAt(g, g.troops[0], wanted)
    expect(Math.hypot(there[0] - wanted[0], there[1] - wanted[1])).toBeLessThanOrEqual(INCH + 5)
  })
})

describe('how far it reaches', () => {
  const woodAt = (x: number, y: number): object => ({ kind: 'wood', at: [x, y], size: [8, 1] })
  const gone = (asking: Asking<Field>, pose: PosePick | null): number =>
    pose === null ? 0 : costOf(asking.view.field, asking.view.field.troops[0], pose).gone
  const open = running(28)
  const far = gone(open.asking, settled(open.asking, open.hand, at(30, 5)).pose)

  it('is told by the ground it walks over, not by what lies beyond', () => {
    const beyond = running(28, {}, [woodAt(30, 30 - far - 4)])
    expect(gone(beyond.asking, settled(beyond.asking, beyond.hand, at(30, 5)).pose)).toBeCloseTo(far, 1)
    const onTheWay = running(28, {}, [woodAt(30, 30 - 2)])
    expect(gone(onTheWay.asking, settled(onTheWay.asking, onTheWay.hand, at(30, 5)).pose)).toBeLessThan(far - 0.5)
  })

  it('ends before rough ground that would slow it, if that is farther than through it', () => {
    const { asking, hand } = running(28, {}, [woodAt(30, 30 - far + 0.5)])
    const reached = gone(asking, settled(asking, hand, at(30, 5)).pose)
    expect(reached).toBeGreaterThan(far - 3)
    expect(faultAt(asking, hand.prefix, settled(asking, hand, at(30, 5)).pose ?? at(0, 0))).toBeNull()
  })

  it('is the same every way in the open', () => {
    const spokes = (open.hand.held.reach?.() ?? []).filter(pose => pose !== open.from)
    for (const [x, y] of spokes) expect(Math.hypot(x - open.from[0], y - open.from[1]) / INCH).toBeCloseTo(far, 2)
  })

  it('has no notch in the fan for ground out of reach', () => {
    const { hand, from } = running(28, {}, [woodAt(30, 30 - far - 4), woodAt(38, 30 - far - 3)])
    const reach = hand.held.reach?.() ?? []
    const ahead = reach.filter(pose => pose !== from && Math.abs(pose[0] - from[0]) < 6 * INCH)
    for (const [x, y] of ahead.slice(1)) expect(Math.hypot(x - from[0], y - from[1]) / INCH).toBeGreaterThan(far - 0.3)
  })
})

describe('foresight', () => {
  it('names who would be seen, shot at, charged and provoked', () => {
    const { asking, hand } = running(6)
    const pose = settled(asking, hand, at(30, 26.5)).pose
    if (pose === null) throw new Error('it goes nowhere')
    const found = foresee(asking, asking.view.field.troops[0], true, 'run', [...hand.prefix, pose])
    expect(found.sights.map(sight => [sight.unit, sight.reached])).toEqual([[1, true]])
    expect(found.sights[0].dice).toBeGreaterThan(0)
    expect(found.sights[0].charge).not.toBeNull()
    expect(found.reactions.map(asked => asked.unit)).toEqual([1])
    expect(found.command).toMatchObject({ holds: false, near: { reach: 6 } })
  })
})

describe('two who sit opposite', () => {
  it('mean the same place', () => {
    const { width, depth } = askedIn(facing('run', 8)).view.field
    for (const turned of [false, true])
      for (const pose of [at(30, 30), at(12, 40, 90), at(0, 0, 359)]) {
        const sheet = { width, depth, turned }
        expect(poseMeant(sheet, poseSeen(sheet, pose))).toEqual(pose)
      }
  })
})
