import type { Point } from './curves.ts'

/** Something small drawn at a place, as a path. */
export interface Stroke {
  at: Point
  d: string
}

/** Wide enough to be few, small enough to lie within a part of the picture. */
const PATCH = 240

/**
 * Many strokes as a few paths, each of its own part of the sheet. One path over the whole sheet would be gone through
 * whole for every part that is drawn anew.
 */
export const patches = (strokes: Iterable<Stroke>): string[] => {
  const found = new Map<string, string>()
  for (const { at, d } of strokes) {
    const patch = at.map(part => Math.floor(part / PATCH)).join()
    found.set(patch, (found.get(patch) ?? '') + d)
  }
  return [...found.values()]
}
