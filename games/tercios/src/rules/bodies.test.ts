import { randomFrom } from '@acies/kernel'
import { describe, expect, test } from 'vitest'
import { fieldFrom } from '../testing.ts'
import { stanceAt, stanceOf } from './bodies.ts'

describe('stances', () => {
  const [troop] = fieldFrom({ troops: { 'a-1': { type: 'SPA-01', at: [30, 30] } }, commanders: {} }).troops
  test('TER-GEN-03: those that are kept are those of the pose, however many have been looked at since', () => {
    const random = randomFrom(1)
    const many = Array.from({ length: 6000 }, () => ({
      ...troop,
      x: random(90000),
      y: random(70000),
      facing: random(36000),
      width: 4000 + random(3) * 100,
      depth: 2000 + random(3) * 100,
    }))
    // Alike but for one thing each.
    many.push(
      ...[{ x: 1 }, { y: 1 }, { facing: 1 }, { width: 1 }, { depth: 1 }].map(other => ({ ...many[0], ...other })),
    )
    for (let pass = 0; pass < 2; pass++)
      for (const u of many) {
        const stance = stanceOf(u)
        if (pass === 1) expect(stance).toEqual(stanceAt(u.x, u.y, u.facing, u.width, u.depth))
      }
  })
})
