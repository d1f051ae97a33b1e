import { expect, test } from 'vitest'
import { meet, type Room } from '../../look/table/names.ts'
import { flagSpot } from './ProposalMarks.tsx'

const at = { x: 500, y: 500, tall: 20, half: 40 }
const size = { half: 50, tall: 13 }
const base: Room = { x: at.x, y: at.y, half: at.half, tall: at.tall }

test('a flag stands over what it speaks of', () => {
  const { x, y } = flagSpot(at, size, [base])
  expect([x, y]).toEqual([500, 500 - 20 - 13 - 4])
})

test('it hides no name: it goes under it, or beside it', () => {
  const over: Room = { x: 500, y: 460, half: 60, tall: 12 }
  const under: Room = { x: 500, y: 540, half: 60, tall: 12 }
  for (const names of [[over], [over, under], [over, under, { x: 600, y: 500, half: 30, tall: 12 }]]) {
    const spot = flagSpot(at, size, [base, ...names])
    expect([base, ...names].some(room => meet({ ...spot, ...size }, room))).toBe(false)
  }
})
