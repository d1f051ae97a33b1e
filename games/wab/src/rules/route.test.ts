import { ahead, bodyAt, overlaps } from '@acies/table'
import { expect, test } from 'vitest'
import { fieldFrom } from '../testing.ts'
import { blockAt, bodyOf } from './bodies.ts'
import { alsoTouched, straightOn } from './route.ts'

test('WAB-CMOV-03: who slides along a friend he stands flush with is never pressed into him by the rounding of a pose', () => {
  const g = fieldFrom({ units: ['a-1 foot models=17 files=6 32,30 N', 'a-2 foot models=20 files=5 36,28 N'] })
  const [u, friend] = g.units
  // As they stood at Watling Street after a wheel that had brought a corner to the friend's.
  Object.assign(u, { x: 80341, y: 76678, facing: 34083 })
  Object.assign(friend, { x: 90110, y: 71857, facing: 32520 })
  const beside = bodyOf(g, friend)
  for (let most = 40; most < 4000; most += 13) {
    const far = straightOn(g, u, u, most, most, [], [beside])
    expect(overlaps(bodyAt(blockAt(g, u, ahead(u, far))), beside)).toBe(false)
    expect(far).toBeGreaterThan(most - 30)
  }
})

test('WAB-MULT-03: a charge is met also by an enemy who stands deeper in the block than its front', () => {
  const g = fieldFrom({
    units: [
      'a-1 foot models=20 files=9 36,30 N',
      'b-1 foot models=20 files=5 36,12 S',
      'b-2 foot models=1 files=1 60,12 S',
    ],
  })
  const [u, target, lone] = g.units
  const end = { x: u.x, y: u.y, facing: u.facing }
  const way = {
    target: target.id,
    side: 'front',
    angle: 0,
    advance: 0,
    cost: 0,
    wheeled: end,
    met: end,
    end,
    models: 1,
    own: 1,
  } as const
  expect(alsoTouched(g, u, way)).toEqual([])
  // Behind the front, and within the ranks that follow it.
  Object.assign(lone, { x: u.x, y: u.y + 4000 })
  expect(alsoTouched(g, u, way)).toEqual([lone])
})
