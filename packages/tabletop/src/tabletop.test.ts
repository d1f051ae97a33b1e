import { bodyAt, INCH, inches, overlaps, type Pose, pose } from '@acies/table'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bodyOfBase,
  drawnTable,
  inZone,
  landingOf,
  pieceBody,
  pushedTo,
  reachesZone,
  roomRound,
  Stances,
  type Standing,
  sceneryBody,
  squaresOf,
} from './index.ts'

const table = { width: inches(72), depth: inches(48) }
const other = bodyAt({ ...pose(inches(36), inches(24), 0), width: 4000, depth: 4000 })
const standing: Standing = {
  width: 4000,
  depth: 2000,
  table,
  free: body => !overlaps(body, other) && body.minX >= 0 && body.minY >= 0,
  obstacles: () => [other],
}

describe('stances', () => {
  it('are found once for a pose and a shape, and never taken for another', () => {
    let found = 0
    const stances = new Stances((...of) => {
      found++
      return of
    })
    const [first] = [stances.at(1, 2, 3, 4, 5)]
    expect(stances.at(1, 2, 3, 4, 5)).toBe(first)
    expect(found).toBe(1)
    fc.assert(
      fc.property(fc.tuple(fc.nat(90_000), fc.nat(90_000), fc.nat(35_999), fc.nat(9), fc.nat(9)), of => {
        expect(stances.at(...of)).toEqual(of)
        expect(stances.at(of[0], of[1], of[2], of[3] + 1, of[4])[3]).toBe(of[3] + 1)
      }),
    )
  })
})

describe('room', () => {
  const at = (x: number, y: number): Pose => pose(inches(x), inches(y), 0)
  it('is where one wants to stand, or a little beside it', () => {
    const slight = { shift: INCH, turn: 1500 }
    expect(landingOf(standing, at(10, 10), slight)).toEqual(at(10, 10))
    const beside = landingOf(standing, at(34.9, 24), slight)
    expect(beside).not.toBeNull()
    expect(overlaps(bodyOfBase(standing, beside ?? at(34.9, 24)), other)).toBe(false)
    expect(landingOf(standing, at(36, 24.3), slight)).toBeNull()
  })
  it('ends a push at what is in the way, or at the edge', () => {
    expect(pushedTo(standing, at(36, 30), 0, inches(20), INCH / 4)?.gone).toBeCloseTo(inches(6) - 4000, -1)
    expect(pushedTo(standing, at(10, 5), 0, inches(20), INCH / 4)?.pose).toEqual(at(10, 0))
    expect(pushedTo(standing, at(10, 30), 0, inches(4), INCH / 4)).toEqual({ pose: at(10, 26), gone: inches(4) })
  })
  it('is looked for behind first, then all round', () => {
    expect(roomRound(standing, at(36, 25), INCH / 2, inches(12))).toEqual(at(36, 26))
    expect(roomRound({ ...standing, free: () => false }, at(36, 24), INCH, inches(3))).toBeNull()
  })
})

describe('scenery', () => {
  const piece = { x: inches(20), y: inches(20), facing: 0, width: inches(6), depth: inches(4), line: [] }
  it('is an oval about its middle, a block before its front edge, a strip along its line', () => {
    const wide = ({ minX, maxX, minY, maxY }: ReturnType<typeof pieceBody>) =>
      [minX, maxX, minY, maxY].map(n => Math.round(n / INCH))
    expect(wide(pieceBody(piece, 'area'))).toEqual([17, 23, 18, 22])
    expect(wide(pieceBody(piece, 'block'))).toEqual([17, 23, 20, 24])
    expect(
      wide(pieceBody({ ...piece, width: inches(2), line: [0, inches(10), inches(30), inches(10)] }, 'area')),
    ).toEqual([0, 30, 9, 11])
    expect(sceneryBody(piece, 'area')).toBe(sceneryBody(piece, 'area'))
  })
})

describe('zones', () => {
  const zone = { edge: 'south', from: 0, to: inches(12), side: inches(6) } as const
  const body = (x: number, y: number) => bodyAt({ ...pose(inches(x), inches(y), 0), width: INCH, depth: INCH })
  it('hold whole bodies, or are reached by them', () => {
    expect(inZone(table, zone, body(36, 36))).toBe(true)
    expect(inZone(table, zone, body(36, 35.9))).toBe(false)
    expect(inZone(table, zone, body(6, 40))).toBe(false)
    expect(inZone(table, { ...zone, edge: 'west' }, body(6, 24))).toBe(true)
    expect(inZone(table, { ...zone, edge: 'east' }, body(6, 24))).toBe(false)
    expect(inZone(table, { ...zone, edge: 'north' }, body(36, 4))).toBe(true)
    expect(inZone(table, { ...zone, side: 0 }, body(0.4, 40))).toBe(false)
    expect(inZone(table, { ...zone, side: 0 }, body(36, 47.1))).toBe(false)
    expect(reachesZone(table, zone, body(36, 35.5))).toBe(true)
    expect(reachesZone(table, zone, body(36, 34.9))).toBe(false)
  })
})

describe('a table in the terminal', () => {
  it('shows what lies on top, fronts as arrows', () => {
    const unit = { ...pose(inches(2), inches(2), 0), width: 4 * INCH, depth: 2 * INCH }
    const lines = drawnTable(
      { width: inches(6), depth: inches(6) },
      [
        { body: bodyAt(unit), sign: 'X', colour: 160, front: unit },
        { body: bodyAt({ ...unit, width: inches(6), depth: inches(4) }), sign: '"' },
      ],
      INCH,
      INCH,
      false,
    )
    expect(lines[2].slice(0, 4)).toBe('XX↑X')
    expect(lines[4]).toMatch(/^"+·*$/)
    expect(lines[0]).toBe('······')
    expect(
      drawnTable({ width: INCH, depth: INCH }, [{ body: bodyAt(unit), sign: 'X', colour: 160 }], INCH, INCH, true),
    ).toEqual(['·'])
  })
})

describe('squares', () => {
  it('hold every point of the table', () => {
    const squares = squaresOf(72, 48, 3, INCH, '″')
    expect(squares.of(inches(37), inches(25))).toBe('36-24')
    expect(squares.of(inches(72), -5)).toBe('69-0')
    expect(Object.keys(squares.at)).toHaveLength(24 * 16)
    expect(squares.at['36-24']).toEqual([12, 8])
    expect(squares.name('36-24').es).toBe('36″, 24″')
  })
})
