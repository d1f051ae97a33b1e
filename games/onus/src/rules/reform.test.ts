import { describe, expect, it } from 'vitest'
import { SECTION, UD } from '../position.ts'
import { contactOf } from './contacts.ts'
import { reforms } from './reform.ts'
import { hasRoom, lineAt } from './stance.ts'
import { fieldOf, inMelee, unit } from './testing.ts'
import { chainAt, layWraps } from './wrap.ts'

const S = SECTION / UD

describe('re-forming by 90° (ONU-ENG-10 to 12, ONU-R-96)', () => {
  it('holds four sections with one flank section and three markers (ONU-EX-20)', () => {
    const g = fieldOf(unit(0, 'R1', 10, 10), unit(1, 'C1', 10, 10, 180))
    inMelee(g, 0, 1)
    const found = reforms(g, g.units[0])
    expect(found.length).toBeGreaterThanOrEqual(2)
    const three = found.find(f => f.markers.length === 3)
    expect(three).toBeDefined()
    for (const { at, markers } of found) {
      const u = { ...g.units[0], ...at, wraps: markers }
      // The enemy keeps just the sections he had.
      expect(contactOf(g.units[1], u)).toMatchObject({ dice: 4, strikes: 4 })
      expect(hasRoom(g, lineAt(u, at), o => o.id !== 0)).toBe(true)
      expect(Math.abs(at.facing - 18000)).toBe(9000)
    }
  })

  it('brings its front to an enemy on its flank: six dice after wrapping (ONU-EX-21)', () => {
    // The enemy's card stands on the right flank with two sections, two of its markers lie on the rear.
    const g = fieldOf(unit(0, 'R1', 10, 10), unit(1, 'C6', 10.8, 10 + 2 * S, 270))
    layWraps(g.units[1], 'left', chainAt(g, g.units[1], 'left'), 2)
    inMelee(g, 0, 1)
    expect(contactOf(g.units[1], g.units[0]).dice).toBe(4)
    const found = reforms(g, g.units[0]).filter(f => f.markers.length === 0 && f.at.facing === 9000)
    expect(found.length).toBeGreaterThan(0)
    const best = found.map(({ at }) => {
      const f = fieldOf({ ...g.units[0], ...at }, g.units[1])
      const [u, horse] = f.units
      for (const end of ['left', 'right'] as const) layWraps(u, end, chainAt(f, u, end), 2)
      return contactOf(u, horse).dice
    })
    expect(Math.max(...best)).toBe(6)
  })

  it('is impossible where nothing gives room (ONU-ENG-12)', () => {
    const g = fieldOf(
      unit(0, 'R1', 10, 10),
      unit(1, 'C1', 10, 10, 180),
      unit(0, 'R1', 11.6, 10),
      unit(0, 'R1', 8.4, 10),
      unit(0, 'R1', 10, 10.8),
    )
    inMelee(g, 0, 1)
    expect(reforms(g, g.units[0])).toEqual([])
  })
})
