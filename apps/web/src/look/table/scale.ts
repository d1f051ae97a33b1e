import { createContext } from 'react'

/** The width of a table, in millimetres, for which letters and markers were drawn: 72 inches. */
const DRAWN_FOR = 1829

/** On a smaller table, seen from nearer, everything that is only said about it is smaller; but it must be read. */
export const scaleOf = (width: number): number => Math.min(1, 0.45 + (0.55 * width) / DRAWN_FOR)

export const ScaleContext = createContext(1)

/** Letters on a table seen from near are smaller by this, or they would hide what they name. */
export const NEAR = 0.6
