/** A share and the interval it lies in, 95 times of 100 (Wilson's: it holds for few matches and for shares near 0). */
export interface Share {
  share: number
  low: number
  high: number
}

/** Standard errors that hold 95 times of 100. */
export const Z = 1.96

export function shareOf(wins: number, matches: number): Share {
  if (matches === 0) return { share: 0, low: 0, high: 1 }
  const share = wins / matches
  const spread = 1 + (Z * Z) / matches
  const middle = (share + (Z * Z) / (2 * matches)) / spread
  const half = (Z / spread) * Math.sqrt((share * (1 - share)) / matches + (Z * Z) / (4 * matches * matches))
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}
