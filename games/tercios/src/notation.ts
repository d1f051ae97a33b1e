import { type Choice, type Notation, type Pose, readNumber, writeNumber } from '@acies/kernel'
import { INCH } from '@acies/table'
import { type Measure, readPose, writePose } from '@acies/tabletop'
import { COMMANDER, type Field, isCommander } from './position.ts'

/** `es-3` for a troop, `es-c1` for a commander: numbered within the army, from 1. */
export function writeUnit(g: Field, id: number): string {
  if (isCommander(id)) {
    const c = g.commanders[id - COMMANDER]
    const before = g.commanders.filter(o => o.side === c.side && o.id < c.id).length
    return `${g.codes[c.side]}-c${before + 1}`
  }
  const u = g.troops[id]
  let before = 0
  for (const o of g.troops) if (o.side === u.side && o.id < u.id) before++
  return `${g.codes[u.side]}-${before + 1}`
}
export function readUnit(g: Field, text: string): number | null {
  const all = [...g.troops, ...g.commanders]
  return all.find(u => writeUnit(g, u.id) === text)?.id ?? null
}

/** Poses are written in inches: `36,28.5 N`. */
const inch: Measure = { name: 'inches', units: INCH }

/** A pose as positions keep it: three whole numbers. */
function rawPose(text: string): Pose | null {
  const [x, y, facing, ...more] = text.split(',').map(part => (/^-?\d+$/.test(part.trim()) ? Number(part) : Number.NaN))
  return more.length > 0 || ![x, y, facing].every(Number.isInteger) ? null : [x, y, facing]
}

export const notation: Notation<Field> = {
  write(choice, pick, g) {
    if (typeof pick === 'string') return pick
    if (typeof pick === 'object') return writePose(inch, pick)
    if (choice.of === 'unit') return writeUnit(g, pick)
    return choice.of === 'hex' ? `ground-${pick}` : writeNumber(choice, pick)
  },
  read(choice: Choice, text, g) {
    const written = text.trim()
    switch (choice.of) {
      case 'unit':
        return readUnit(g, written)
      case 'hex':
        return /^ground-\d+$/.test(written) ? Number(written.slice(7)) : null
      case 'number':
        return readNumber(choice, written)
      case 'pose':
        return readPose(inch, written) ?? rawPose(written)
      default:
        return written === '' ? null : written
    }
  },
}
