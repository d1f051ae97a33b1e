/**
 * Six seats. Each has its paint, the corner of its bases and its mark: the corner taken to its limit. Colour only repeats what
 * shape says.
 */
const SIDES = ['a', 'b', 'c', 'd', 'e', 'f'] as const
export type Side = (typeof SIDES)[number]
/** The painted wooden blocks of two armies. */
export type Duel = Extract<Side, 'a' | 'b'>

export const sideOfSeat = (seat: number): Side => SIDES[seat] ?? SIDES[0]

/** The outline of a plate about 0 0 in the manner of a seat: square, round, chamfered, notched, scalloped, pointed. */
export function platePath(side: Side, width: number, depth: number, corner = Math.min(12, depth / 3.4)): string {
  const [x, y, c] = [width / 2, depth / 2, corner]
  const k = c * 0.7
  const rounded = (sweep: 0 | 1): string =>
    `M${-x + c} ${-y}H${x - c}a${c} ${c} 0 0 ${sweep} ${c} ${c}V${y - c}a${c} ${c} 0 0 ${sweep} ${-c} ${c}` +
    `H${-x + c}a${c} ${c} 0 0 ${sweep} ${-c} ${-c}V${-y + c}a${c} ${c} 0 0 ${sweep} ${c} ${-c}Z`
  switch (side) {
    case 'a':
      return `M${-x} ${-y}H${x}V${y}H${-x}Z`
    case 'b':
      return rounded(1)
    case 'c':
      return `M${-x + c} ${-y}H${x - c}l${c} ${c}V${y - c}l${-c} ${c}H${-x + c}l${-c} ${-c}V${-y + c}Z`
    case 'd':
      return `M${-x + k} ${-y}H${x - k}v${k}h${k}V${y - k}h${-k}v${k}H${-x + k}v${-k}h${-k}V${-y + k}h${k}Z`
    case 'e':
      return rounded(0)
    case 'f':
      return `M${-x + c} ${-y}H${x - c}L${x} 0L${x - c} ${y}H${-x + c}L${-x} 0Z`
  }
}

/** The mark of a seat in a box of 13.6 about 0 0. */
export const MARKS: Readonly<Record<Side, string>> = {
  a: 'M-5 -5H5V5H-5Z',
  b: 'M0 -5.4a5.4 5.4 0 1 0 .01 0Z',
  c: 'M0 -6.4L6.4 0L0 6.4L-6.4 0Z',
  d: 'M-2 -5.8H2V-2H5.8V2H2V5.8H-2V2H-5.8V-2H-2Z',
  e: 'M0 -6.6Q1 -1 6.6 0Q1 1 0 6.6Q-1 1 -6.6 0Q-1 -1 0 -6.6Z',
  f: 'M-3.2 -5.4H3.2L6.4 0L3.2 5.4H-3.2L-6.4 0Z',
}
