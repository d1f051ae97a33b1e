import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { behindOf, frontCells, sharesOf } from './cells.ts'
import { drawnUp, type Extent, GAP, hindmost, PART, placeOf, standing, steppedUp } from './places.ts'

const men = (n: number, kind = 0): number[] => Array.from({ length: n }, () => kind)
const [CHAMPION, STANDARD, MUSICIAN, CHARIOT] = [-1, -2, -3, 1005]
const chariot: Extent = who => (who === CHARIOT ? [2, 2] : [1, 1])

describe('places in the ranks', () => {
  it('have those who lead in the middle of the front', () => {
    expect(drawnUp([CHAMPION, STANDARD, MUSICIAN], men(9), 5)).toEqual([0, -1, -2, -3, 0, ...men(7)])
    expect(drawnUp([CHAMPION], men(3), 2)).toEqual([CHAMPION, 0, 0, 0])
    expect(drawnUp([CHAMPION, STANDARD, MUSICIAN], men(2), 2)).toEqual([CHAMPION, STANDARD, MUSICIAN, 0, 0])
    // Fewer men than files: the middle of those who are there.
    expect(drawnUp([CHAMPION], men(2), 5)).toEqual([0, CHAMPION, 0])
  })

  it('take large bases as several cells', () => {
    const places = drawnUp([CHARIOT], men(8), 4, chariot)
    expect(places).toEqual([0, CHARIOT, PART, 0, 0, PART, PART, 0, 0, 0, 0, 0])
    expect(standing(places)).toEqual([0, CHARIOT, 0, 0, 0, 0, 0, 0, 0])
    expect(placeOf(places, CHARIOT)).toBe(1)
    expect(drawnUp([CHARIOT], men(2), 4, chariot)).toEqual([0, CHARIOT, PART, 0, GAP, PART, PART])
    // A larger one in a file of its own: it begins a rank.
    expect(drawnUp([], [0, CHARIOT, 0], 2, chariot)).toEqual([0, 0, CHARIOT, PART, PART, PART])
  })

  it('hold everybody once, whatever the files', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9 }), fc.integer({ min: 0, max: 30 }), fc.nat(3), (files, n, large) => {
        const many = Array.from({ length: large }, (_, i) => CHARIOT + i)
        const extent: Extent = who => (who >= CHARIOT ? [2, 2] : [1, 1])
        const places = drawnUp([STANDARD], [...many, ...men(n, 7)], files, extent)
        expect(standing(places).sort()).toEqual([STANDARD, ...many, ...men(n, 7)].sort())
        expect(places.filter(who => who === PART)).toHaveLength(3 * large)
      }),
    )
  })

  it('are emptied from the rear, command last (WAB-CMD-03), and those behind step up', () => {
    const command = (who: number) => who < 0
    const places = [0, CHAMPION, 0, 1, 1]
    expect(hindmost(places, 2, command)).toEqual([4, 3])
    expect(hindmost(places, 5, command)).toEqual([4, 3, 2, 0, 1])
    expect(steppedUp(places, [4, 3], who => !command(who))).toEqual([0, CHAMPION, 0])
    // The champion falls: the hindmost man takes his place.
    expect(steppedUp(places, [1], who => !command(who))).toEqual([0, 1, 0, 1])
    expect(steppedUp([CHAMPION, STANDARD], [0], who => !command(who))).toEqual([GAP, STANDARD])
  })

  it('support those before them', () => {
    const r = { models: 13, files: 5, width: 2000, depth: 2000, lean: 0 as const }
    expect(behindOf(r, 2, 2)).toEqual([7, 11])
    expect(behindOf(r, 0, 2)).toEqual([5])
    expect(behindOf({ ...r, lean: -1 }, 0, 5)).toEqual([5, 10])
    expect(frontCells(r)).toEqual({ start: 0, size: 2000, count: 5 })
  })

  it('are shared out evenly among chargers, odd ones to the wider front (WAB-MULT-09)', () => {
    expect(sharesOf(7, [8000, 10_000])).toEqual([3, 7])
    expect(sharesOf(6, [8000, 10_000])).toEqual([3, 6])
    expect(sharesOf(5, [4000, 4000, 4000])).toEqual([2, 4, 5])
  })
})
