import { describe, expect, it } from 'vitest'
import type { Base, Side } from './base.ts'
import { bodyAt, place } from './body.ts'
import { cellsAlong, touchedCells } from './cells.ts'
import { contactOf } from './contact.ts'
import { nearest } from './distance.ts'
import { stream } from './field.ts'
import { wheelCost, wheeled } from './manoeuvre.ts'
import { onsetOn, onsetPoses } from './onset.ts'
import { inches } from './point.ts'
import { ahead, pose } from './pose.ts'
import { blockOf, frontRank, modelPairs, type Ranks } from './ranks.ts'
import { alignedAbout } from './snap.ts'
import { sweep } from './sweep.ts'
import { chargedSide } from './zone.ts'

const foot = (models: number, files: number, width = 2000): Ranks => ({ models, files, width, depth: 2000, lean: 0 })
const inContact = (a: Ranks, at: Base, b: Ranks, target: Base) => {
  const pairs = modelPairs(a, at, b, target)
  return new Set(pairs.map(([i]) => i)).size + new Set(pairs.map(([, j]) => j)).size
}

const fromTheFront = (met: Base, target: Base, side: Side) => {
  const contact = contactOf(met, target)
  const corner = contact?.corner
  return (
    contact?.sides.some(s => s.own === 'front' && s.other === side) ||
    (corner?.own.includes('front') && corner.other.includes(side))
  )
}

/** Every wheel in steps, swept and laid flush about the point of contact: what the search must not fall short of. */
function exhaustive(r: Ranks, mover: Base, e: Ranks, target: Base, side: Side, budget: number, step: number) {
  let most = 0
  for (const corner of ['front-left', 'front-right'] as const) {
    for (let a = 0; a <= 9000 && wheelCost(mover.width, a) <= budget; a += step) {
      const from = { ...mover, ...wheeled(mover, corner, corner === 'front-right' ? a : -a) }
      const way = sweep(place(frontRank(r), from), from.facing, budget - wheelCost(mover.width, a), [bodyAt(target)])
      if (way.met !== 0) continue
      const met = { ...from, ...ahead(from, way.free) }
      if (!fromTheFront(met, target, side)) continue
      const touch = nearest(bodyAt(met), bodyAt(target))
      const end = { ...met, ...alignedAbout(met, target, side, touch?.a ?? met) }
      if (!contactOf(end, target)?.sides.some(s => s.own === 'front' && s.other === side)) continue
      most = Math.max(most, inContact(r, end, e, target))
    }
  }
  return most
}

describe('the charge that brings most models into contact', () => {
  const enemy = foot(20, 5)
  const target = blockOf(enemy, pose(50_000, 50_000, 0))
  const terms = (r: Ranks, budget: number) => ({
    budget,
    own: cellsAlong(r, 'front'),
    theirs: cellsAlong(enemy, 'front'),
  })

  it('goes straight ahead when nothing is gained by a wheel', () => {
    const r = foot(20, 5)
    const mover = blockOf(r, pose(50_000, 40_000, 18000))
    const onset = onsetOn(mover, target, 'front', terms(r, inches(8)))
    expect(onset).toEqual({ angle: 0, advance: 10_000, cost: 10_000, offset: 5000, own: 5, theirs: 5 })
    expect(onsetOn(mover, target, 'front', terms(r, inches(3)))).toBeNull()
  })

  it('wheels when more come to blows by it, and pays for the wheel', () => {
    const r = foot(20, 5)
    const mover = blockOf(r, pose(57_000, 40_000, 18000))
    const straight = modelPairs(r, { ...mover, y: 50_000 }, enemy, target)
    const onset = onsetOn(mover, target, 'front', terms(r, inches(8)))
    expect(new Set(straight.map(([i]) => i)).size).toBeLessThan(5)
    expect(onset?.angle).toBeGreaterThan(0)
    expect(onset).toMatchObject({ own: 5, theirs: 5 })
    expect(onset?.cost).toBe(Math.round(wheelCost(mover.width, onset?.angle ?? 0) + (onset?.advance ?? 0)))
    const { end } = onsetPoses(
      mover,
      target,
      'front',
      onset ?? { angle: 0, advance: 0, cost: 0, offset: 0, own: 0, theirs: 0 },
    )
    expect(inContact(r, { ...mover, ...end }, enemy, target)).toBe(10)
    // With too little left for the wheel it takes what it can have.
    expect(onsetOn(mover, target, 'front', terms(r, 10_100))).toMatchObject({ own: 2, theirs: 2 })
  })

  it('keeps to its share of the side, and takes the next best when a way is shut', () => {
    const r = foot(6, 3)
    const mover = blockOf(r, pose(50_000, 40_000, 18000))
    const free = onsetOn(mover, target, 'front', terms(r, inches(8)))
    expect(free?.angle).toBe(0)
    const shared = onsetOn(mover, target, 'front', { ...terms(r, inches(8)), share: { from: 0, to: 6000 } })
    expect((shared?.offset ?? 9999) + 3000).toBeLessThanOrEqual(6005)
    expect(onsetOn(mover, target, 'front', { ...terms(r, inches(8)), open: o => o.angle !== 0 })?.angle).not.toBe(0)
    expect(onsetOn(mover, target, 'front', { ...terms(r, inches(8)), open: () => false })).toBeNull()
  })

  it('is never short of a search through the angles', () => {
    const next = stream(42)
    let reached = 0
    for (let n = 0; n < 60; n++) {
      const r = foot(4 + next(24), 2 + next(7), next(2) === 0 ? 2000 : 2500)
      const e = foot(4 + next(24), 2 + next(7))
      const against = blockOf(e, pose(60_000, 60_000, next(36_000)))
      const mover = blockOf(r, pose(60_000 - 20_000 + next(40_000), 60_000 - 20_000 + next(40_000), next(36_000)))
      if (modelPairs(r, mover, e, against).length > 0) continue
      const side = chargedSide(against, bodyAt(mover))
      const budget = inches(4 + next(12))
      const onset = onsetOn(mover, against, side, { budget, own: cellsAlong(r, 'front'), theirs: cellsAlong(e, side) })
      const best = exhaustive(r, mover, e, against, side, budget - 60, 20)
      expect(onset === null ? 0 : onset.own + onset.theirs, `set-up ${n}`).toBeGreaterThanOrEqual(best)
      if (onset !== null && best > 0) {
        reached++
        const { end } = onsetPoses(mover, against, side, onset)
        expect(inContact(r, { ...mover, ...end }, e, against), `set-up ${n}`).toBeGreaterThanOrEqual(onset.own)
      }
    }
    expect(reached).toBeGreaterThan(10)
  })
})

describe('cells along a side', () => {
  it('name the models that stand there, clockwise', () => {
    const r = { ...foot(13, 5), lean: 0 as const }
    expect(cellsAlong(r, 'front').models).toEqual([0, 1, 2, 3, 4])
    expect(cellsAlong(r, 'right')).toEqual({ start: 0, size: 2000, count: 2, models: [4, 9] })
    expect(cellsAlong(r, 'rear')).toEqual({ start: 2000, size: 2000, count: 3, models: [12, 11, 10] })
    expect(cellsAlong(r, 'left')).toEqual({ start: 2000, size: 2000, count: 2, models: [5, 0] })
    expect(cellsAlong({ ...r, lean: 1 }, 'right').models).toEqual([4, 9, 12])
    expect(cellsAlong({ ...r, lean: -1 }, 'left')).toMatchObject({ start: 0, models: [10, 5, 0] })
    expect(cellsAlong({ ...r, lean: 1 }, 'rear').start).toBe(0)
  })

  it('touch corner to corner (WAB-MELEE-07)', () => {
    const cells = { start: 0, size: 2000, count: 5 }
    expect(touchedCells(cells, 2000, 4000)).toEqual({ from: 0, to: 3 })
    expect(touchedCells(cells, 2100, 3900)).toEqual({ from: 1, to: 2 })
    expect(touchedCells(cells, -4000, -3000)).toEqual({ from: 0, to: 0 })
  })
})
