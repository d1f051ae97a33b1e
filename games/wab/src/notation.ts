import { type Choice, type Notation, readNumber, writeNumber } from '@acies/kernel'
import { INCH } from '@acies/table'
import { type Measure, readPose, writePose } from '@acies/tabletop'
import { armyOf, type Field } from './position.ts'

/** Poses and lengths are written in inches. */
export const inch: Measure = { name: 'inches', units: INCH }

/** `a-3`: the third unit of the first army, from 1; characters are units. */
export function writeUnit(g: Field, id: number): string {
  const u = g.units[id]
  let before = 0
  for (const o of g.units) if (armyOf(o) === armyOf(u) && o.id < u.id) before++
  return `${armyOf(u) === 0 ? 'a' : 'b'}-${before + 1}`
}
export function readUnit(g: Field, text: string): number | null {
  for (const u of g.units) if (writeUnit(g, u.id) === text) return u.id
  return null
}

export const notation: Notation<Field> = {
  write(choice, pick, g) {
    if (typeof pick === 'string') return pick
    if (typeof pick === 'object') return writePose(inch, pick)
    return choice.of === 'unit' ? writeUnit(g, pick) : writeNumber(choice, pick)
  },
  read(choice: Choice, text, g) {
    const written = text.trim()
    switch (choice.of) {
      case 'unit':
        return readUnit(g, written)
      case 'number':
      case 'die':
        return readNumber(choice, written)
      case 'pose':
        return readPose(inch, written)
      default:
        return written === '' ? null : written
    }
  },
}
