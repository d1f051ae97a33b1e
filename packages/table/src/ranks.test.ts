import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { middleOf } from './base.ts'
import { bodyAt, place } from './body.ts'
import { liesOn } from './cover.ts'
import { distance } from './distance.ts'
import { circle } from './footprint.ts'
import { groups, keepTogether, rectangleRound } from './loose.ts'
import { apart, INCH } from './point.ts'
import { pose } from './pose.ts'
import {
  blockOf,
  frontage,
  frontRank,
  inRank,
  modelAt,
  modelPairs,
  modelsAt,
  modelsTouching,
  type Ranks,
  ranksFootprint,
  ranksIn,
  reformed,
  without,
} from './ranks.ts'
import { flush } from './snap.ts'
import { bodies, facings, poses } from './testing.ts'

const foot: Ranks = { models: 18, files: 5, width: 2000, depth: 2000, lean: 0 }
const at = pose(50_000, 50_000, 0)

describe('ranks', () => {
  it('are counted and placed', () => {
    expect(ranksIn(foot)).toBe(4)
    expect([0, 1, 2, 3, 4].map(rank => inRank(foot, rank))).toEqual([5, 5, 5, 3, 0])
    expect(modelAt(foot, at, 0)).toMatchObject({ x: 46_000, y: 50_000 })
    expect(modelAt(foot, at, 9)).toMatchObject({ x: 54_000, y: 52_000 })
    expect(modelAt(foot, at, 15)).toMatchObject({ x: 48_000, y: 56_000 })
    expect(modelAt({ ...foot, lean: -1 }, at, 15)).toMatchObject({ x: 46_000, y: 56_000 })
    expect(modelAt({ ...foot, lean: 1 }, at, 15)).toMatchObject({ x: 50_000, y: 56_000 })
    expect(frontRank(foot)).toEqual({ shape: 'rectangle', width: 10_000, depth: 2000 })
  })

  it('cover what their models cover', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 8 }),
        poses(),
        bodies(),
        (models, files, p, body) => {
          const ranks = { ...foot, models, files }
          const whole = place(ranksFootprint(ranks), p)
          const each = Math.min(...modelsAt(ranks, p).map(model => distance(bodyAt(model), body)))
          expect(Math.abs(distance(whole, body) - each)).toBeLessThanOrEqual(6)
          for (const model of modelsAt(ranks, p)) expect(liesOn(bodyAt(model), bodyAt(blockOf(ranks, p)))).toBe(true)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('touch with the models whose bases meet, corners too (WAB-MELEE-07)', () => {
    const enemy: Ranks = { ...foot, models: 3, files: 3 }
    const block = blockOf(foot, at)
    const there = flush(block, 'front', 5000)
    expect(modelsTouching(foot, at, bodyAt(blockOf(enemy, there)))).toEqual([0, 1, 2, 3, 4])
    expect(modelPairs(enemy, there, foot, at)).toHaveLength(9)
    const half = flush(block, 'front', 6000)
    expect(modelsTouching(foot, at, bodyAt(blockOf(enemy, half)))).toEqual([1, 2, 3, 4])
  })

  it('touch alike whichever way they face', () => {
    fc.assert(
      fc.property(facings, facing => {
        const p = pose(50_000, 50_000, facing)
        const enemy: Ranks = { ...foot, models: 3, files: 3 }
        const there = flush(blockOf(foot, p), 'right', 3000)
        expect(modelsTouching(foot, p, bodyAt(blockOf(enemy, there)))).toEqual([4, 9, 14])
      }),
    )
  })

  it('lose models from the rear, a single rank from both ends', () => {
    expect(without(foot, at, 4)).toEqual({ ranks: { ...foot, models: 14 }, pose: at })
    const line = { ...foot, models: 5 }
    expect(without(line, at, 2)).toEqual({ ranks: { ...foot, models: 3, files: 3 }, pose: at })
    expect(without(line, at, 1)).toEqual({ ranks: { ...foot, models: 4, files: 4 }, pose: pose(51_000, 50_000, 0) })
  })

  it('widen, change their files and reform about the middle', () => {
    fc.assert(
      fc.property(poses(), facings, fc.integer({ min: 1, max: 18 }), (p, facing, files) => {
        const now = reformed(foot, p, files, facing)
        expect(now.pose.facing).toBe(facing)
        expect(apart(middleOf(blockOf(foot, p)), middleOf(blockOf(now.ranks, now.pose)))).toBeLessThanOrEqual(3)
        expect(frontage(now.ranks)).toBe(2000 * files)
      }),
    )
  })
})

describe('loose models', () => {
  const models = [0, 4000, 8000, 20_000].map(x => place(circle(1000), pose(x, 0, 0)))
  it('keep together when each is near another', () => {
    expect(groups(models, INCH)).toEqual([[0, 1, 2], [3]])
    expect(keepTogether(models, INCH)).toBe(false)
    expect(keepTogether(models, 4 * INCH)).toBe(true)
  })

  it('have a rectangle round them', () => {
    expect(rectangleRound(models[0], 0)).toEqual({ x: 0, y: -1000, facing: 0, width: 2000, depth: 2000 })
    fc.assert(
      fc.property(bodies(), facings, (body, facing) => {
        const box = rectangleRound(body, facing)
        expect(liesOn(body, bodyAt(box))).toBe(true)
      }),
    )
  })
})
