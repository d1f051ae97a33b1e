import { across, centre, type Place } from '../../look/hex/geometry.ts'

/** Half of what a letter takes, in units of a hex: on a desk, and where the map is small. */
const LETTER = { desk: 4.7, small: 6.2 }

/** A leader's disc in the hex below to the left ends here, one to the right begins there, from the middle of a hex. */
const DISCS = { left: -13, right: 47 }
const [SOUTH_EAST, SOUTH_WEST] = [2, 3]

/** Between two names in a row. */
const GAP = 20

export const keyOf = ({ row, col }: Place): string => `${row} ${col}`

export const letterHalf = (name: string, small: boolean): number => name.length * (small ? LETTER.small : LETTER.desk)

export interface Led {
  place: Place
  name: string
}
/** A leader's name, moved aside so far. */
export interface Lettered extends Led {
  aside: number
}

/** The names under leaders, moved aside so that they lie neither on a leader below nor on each other. */
export function lettered(led: readonly Led[], small: boolean): Lettered[] {
  const places = new Set(led.map(({ place }) => keyOf(place)))
  const isLed = (place: Place): boolean => places.has(keyOf(place))
  let end = { row: -1, x: 0 }
  const inOrder = [...led].sort((a, b) => a.place.row - b.place.row || a.place.col - b.place.col)
  return inOrder.map(({ place, name }) => {
    const [x] = centre(place)
    const half = letterHalf(name, small)
    const right = isLed(across(place, SOUTH_WEST)) ? Math.max(0, DISCS.left + half) : 0
    const left = isLed(across(place, SOUTH_EAST)) ? Math.min(0, DISCS.right - half) : 0
    const clear = end.row === place.row ? end.x + GAP + half - x : Number.NEGATIVE_INFINITY
    const aside = Math.max(right + left, clear)
    end = { row: place.row, x: x + aside + half }
    return { place, name, aside }
  })
}
