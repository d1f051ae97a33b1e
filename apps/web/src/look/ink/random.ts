/** A stream of numbers in [0, 1): the same seed draws the same tree, every time and everywhere. */
export type Stream = () => number

/** Mulberry32. */
export const stream = (seed: number): Stream => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
