import { describe, expect, it } from 'vitest'
import { does, put } from '../position.ts'
import { moveOf } from './going.ts'
import { areBeside, bearingOf, lineable, lineFault, linesOf } from './line.ts'
import { wordFault } from './manoeuvre.ts'
import { fieldOf, inMelee, unit } from './testing.ts'

describe('a line (ONU-OPT-50 to 55, ONU-EX-47)', () => {
  // A, B, C, D abreast, D turned; X too far off, Y as near to A and C as B is.
  const abreast = () =>
    fieldOf(
      unit(0, 'R1', 6, 10),
      unit(0, 'R4', 8, 10),
      unit(0, 'R1', 10, 10),
      unit(0, 'R7', 11.4, 10.2, 90),
      unit(0, 'R1', 16, 10),
      unit(0, 'R1', 8, 10.9),
    )

  it('links units less than 1 UD apart, flank to flank (ONU-OPT-53)', () => {
    const g = abreast()
    expect(areBeside(g.units[0], g.units[1])).toBe(true)
    expect(areBeside(g.units[2], g.units[4])).toBe(false)
    expect(areBeside(unit(0, 'R1', 6, 10), unit(0, 'R1', 8.6, 10))).toBe(false)
    expect(areBeside(unit(0, 'R1', 6, 10), unit(0, 'R1', 8.59, 10))).toBe(true)
  })

  it('takes any connected part of it, each linked to two, the ends to one (ONU-OPT-54)', () => {
    const g = abreast()
    expect(lineFault(g, [0, 1, 2])).toBeNull()
    expect(lineFault(g, [0, 1])).toBeNull()
    expect(lineFault(g, [0, 5, 2])).toBeNull()
    expect(lineFault(g, [0, 2])).toBe('ONU-OPT-53')
    expect(lineFault(g, [0, 1, 2, 4])).toBe('ONU-OPT-53')
    expect(lineFault(g, [0, 1, 2, 5])).toBe('ONU-OPT-54')
    expect(lineFault(g, [0])).toBe('ONU-OPT-50')
    expect(lineFault(g, [0, 1, 2, 3])).toBeNull()
  })

  it('leaves out who is engaged, flees or has an order', () => {
    const g = abreast()
    const f = fieldOf(unit(0, 'R1', 6, 10), unit(0, 'R1', 8, 10), unit(0, 'R1', 10, 10), unit(1, 'C1', 10, 10, 180))
    inMelee(f, 2, 3)
    does(f.units[1], { order: 4 })
    expect(lineable(f, 0)).toEqual([0])
    expect(linesOf(f, 0)).toEqual([])
    expect(linesOf(g, 0).length).toBeGreaterThan(0)
  })

  it('goes one way at the pace of the slowest; a wheel at the start may bring a unit round (ONU-OPT-51, ONU-R-82)', () => {
    const g = abreast()
    const line = [0, 1, 2, 3]
    expect(bearingOf(g, line)).toBe(0)
    const [, , , horse] = g.units
    for (const id of line) {
      put(g.units[id], 'in-line', 'turn', 0)
      does(g.units[id], { active: true, order: 7 })
    }
    expect(line.map(id => moveOf(g, g.units[id]))).toEqual([200, 200, 200, 200])
    // Of another line, with other cards, it is not the slowest any more.
    does(g.units[0], { order: 9 })
    does(g.units[2], { order: 9 })
    expect(moveOf(g, horse)).toBe(300)
    expect(wordFault(g, horse, 'ahead', 'move')).toBe('ONU-OPT-51')
    expect(wordFault(g, horse, 'slide', 'move')).toBe('ONU-OPT-51')
    expect(wordFault(g, horse, 'wheel-front-left', 'move')).toBeNull()
    horse.facing = 0
    expect(wordFault(g, horse, 'ahead', 'move')).toBeNull()
    // It may charge if the move makes contact (ONU-OPT-52).
    expect(wordFault(g, horse, 'charge', 'move')).toBeNull()
    does(horse, { used: 100 })
    expect(wordFault(g, horse, 'wheel-front-left', 'move')).toBe('ONU-OPT-55')
  })
})
