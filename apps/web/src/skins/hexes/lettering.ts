import { across, centre, type Place } from '../../look/hex/geometry.ts'

/** Half of what a letter takes, in units of a hex: on a desk, and on a phone. */
const LETTER = { desk: 4.7, phone: 6.2 }

/** A leader's disc in the hex below to the left ends here, one to the right begins there, from the middle of a hex. */
const DISCS = { left: -13, right: 47 }
const [SOUTH_EAST, SOUTH_WEST] = [2, 3]

/** Between two names in a row. */
const GAP = 20

export const keyOf = ({ row, col }: Place): string => `${row} ${col}`

/** How far the names under leaders move aside, so that they lie neither on a leader below nor on each other. */
export function asides(led: readonly { place: Place; name: string }[], phone: boolean): Map<string, number> {
  const places = new Set(led.map(({ place }) => keyOf(place)))
  const isLed = (place: Place): boolean => places.has(keyOf(place))
  const shifts = new Map<string, number>()
  let end = { row: -1, x: 0 }
  for (const { place, name } of [...led].sort((a, b) => a.place.row - b.place.row || a.place.col - b.place.col)) {
    const [x] = centre(place)
    const half = name.length * (phone ? LETTER.phone : LETTER.desk)
    const right = isLed(across(place, SOUTH_WEST)) ? Math.max(0, DISCS.left + half) : 0
    const left = isLed(across(place, SOUTH_EAST)) ? Math.min(0, DISCS.right - half) : 0
    const clear = end.row === place.row ? end.x + GAP + half - x : Number.NEGATIVE_INFINITY
    const shift = Math.max(right + left, clear)
    shifts.set(keyOf(place), shift)
    end = { row: place.row, x: x + shift + half }
  }
  return shifts
}
