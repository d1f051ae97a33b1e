import type { Size, Spot } from './corner.ts'

/** A mark, the room around it, and a letter, in pixels. */
const MARK = 26
const AROUND = 24
const LETTER = 7.4
const LINE = 30

/** What the legend takes: in a row, or on the phone in a column; what is too long for a line is broken. */
export function legendSize(texts: readonly string[], phone: boolean, room = Number.POSITIVE_INFINITY): Size {
  const widths = texts.map(text => MARK + 14 + text.length * LETTER)
  const [longest] = widths
  if (texts.length === 1 && longest + AROUND > room)
    return { width: room, height: Math.ceil((longest + AROUND) / room) * LINE }
  return phone
    ? { width: Math.max(...widths) + AROUND, height: texts.length * LINE + 10 }
    : { width: widths.reduce((sum, width) => sum + width, AROUND), height: LINE + 10 }
}

/** Beside the keys of the board, and in the other corners; the small map and the keys of the phone stand on top. */
export function legendSpots({ width, height }: Size, panel: Size, phone: boolean): readonly Spot[] {
  const [left, right] = phone ? [8, width - panel.width - 8] : [70, width - panel.width - 16]
  const [top, bottom] = phone ? [82, height - panel.height - 22] : [22, height - panel.height - 22]
  return phone
    ? [
        { x: left, y: bottom },
        { x: right, y: bottom },
        { x: left, y: top },
        { x: 118, y: 8 },
      ]
    : [
        { x: left, y: top },
        { x: right, y: top },
        { x: left, y: bottom },
        { x: right, y: bottom },
      ]
}
