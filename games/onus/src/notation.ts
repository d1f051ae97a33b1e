import { type Choice, type Notation, readNumber, writeNumber } from '@acies/kernel'
import { type Measure, readPose, writePose } from '@acies/tabletop'
import { cardCode, cardWith } from './data/cards.ts'
import { type Field, HIDDEN, UD } from './position.ts'

const SEATS = 'abcdef'

/** Poses are written in UD: `12,8.5 N`. */
const ud: Measure = { name: 'UD', units: UD }

/** `a3`: the third unit of the first seat. Units are numbered as they were dealt, so a number tells nothing of the card. */
export function writeUnit(g: Field, id: number): string {
  const { seat } = g.units[id]
  let before = 0
  for (const other of g.units) if (other.seat === seat && other.id < id) before++
  return `${SEATS[seat]}${before + 1}`
}
export function readUnit(g: Field, text: string): number | null {
  const found = /^([a-f])(\d+)$/.exec(text)
  if (found === null) return null
  const own = g.units.filter(u => u.seat === SEATS.indexOf(found[1]))
  return own[Number(found[2]) - 1]?.id ?? null
}

export const notation: Notation<Field> = {
  write(choice, pick, g) {
    if (typeof pick === 'string') return pick
    if (typeof pick === 'object') return writePose(ud, pick)
    if (choice.of === 'unit') return writeUnit(g, pick)
    if (choice.of !== 'card') return writeNumber(choice, pick)
    return pick === HIDDEN ? '?' : cardCode(pick)
  },
  read(choice: Choice, text, g) {
    const written = text.trim()
    switch (choice.of) {
      case 'unit':
        return readUnit(g, written)
      case 'card':
        return cardWith(written)
      case 'number':
        return readNumber(choice, written)
      case 'pose':
        return readPose(ud, written)
      default:
        return written === '' ? null : written
    }
  },
}
