import { describe, expect, it } from 'vitest'
import { askedIn, facing } from './asked.ts'
import { foresee, landsAt } from './foresight.ts'
import { candidatesFor, costOf, faultAt, inHand, reachOf, settled, standing } from './hand.ts'
import { INCH, type PosePick, poseMeant, poseSeen } from './places.ts'

const at = (x: number, y: number, facing = 0): PosePick => [x * INCH, y * INCH, facing * 100]

/** A tercio that runs, taken up from where it stands. */
function running(gap: number, more: object = {}) {
  const asking = askedIn(facing('run', gap, more))
  const hand = inHand(asking)
  if (hand === null) throw new Error('nothing in the hand')
  const from = standing(asking.view.field, hand)
  if (from === null) throw new Error('it stands nowhere')
  return { asking, hand, from }
}

describe('a troop in the hand', () => {
  it('marches, and starts from where it stands', () => {
    const { asking, hand, from } = running(20)
    expect(asking.decision.step).toBe('choose-move')
    expect(hand).toMatchObject({ subject: { is: 'unit', id: 0 }, how: 'march', gait: 'run', placed: null })
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
    expect(faultAt(asking, hand, far.pose)).toBeNull()
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
    const reach = reachOf(asking, hand, from) ?? []
    expect(reach.length).toBeGreaterThan(20)
    expect(Math.min(...reach.map(([, y]) => y))).toBeLessThan(from[1] - 5 * INCH)
    for (const pose of candidatesFor(asking, hand, 6)) expect(faultAt(asking, hand, pose)).toBeNull()
  })

  it('lands beside a friend it would slightly overlap', () => {
    const { asking, hand } = running(20, { 'a-2': { type: 'SPA-02', at: [34, 26] } })
    const wanted = at(30, 26)
    const g = asking.view.field
    const there = landsAt(g, hand, wanted)
    expect(Math.hypot(there[0] - wanted[0], there[1] - wanted[1])).toBeLessThanOrEqual(INCH + 5)
  })
})

describe('foresight', () => {
  it('names who would be seen, shot at, charged and provoked', () => {
    const { asking, hand, from } = running(6)
    const pose = settled(asking, hand, at(30, 26.5)).pose
    if (pose === null) throw new Error('it goes nowhere')
    const found = foresee(asking, hand, pose, from)
    expect(found?.sights.map(sight => [sight.unit, sight.reached])).toEqual([[1, true]])
    expect(found?.sights[0].dice).toBeGreaterThan(0)
    expect(found?.sights[0].charge).not.toBeNull()
    expect(found?.reactions.map(asked => asked.unit)).toEqual([1])
    expect(found?.command).toMatchObject({ holds: false, near: { reach: 6 } })
  })

  it('has nothing to say before the troop moves', () => {
    const { asking, hand, from } = running(8)
    expect(foresee(asking, hand, from, from)).toBeNull()
  })
})

describe('two who sit opposite', () => {
  it('mean the same place', () => {
    const g = askedIn(facing('run', 8)).view.field
    for (const turned of [false, true])
      for (const pose of [at(30, 30), at(12, 40, 90), at(0, 0, 359)])
        expect(poseMeant(g, poseSeen(g, pose, turned), turned)).toEqual(pose)
  })
})
