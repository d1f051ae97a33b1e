import type { Side } from './base.ts'
import { SLACK } from './point.ts'
import { filesIn, frontage, inRank, type Ranks, ranksIn } from './ranks.ts'

/** Equal places along a side: where the first begins (clockwise), how long each is, how many there are. */
export interface Cells {
  start: number
  size: number
  count: number
}

/** The cells from `from` up to, not with, `to`. */
export interface CellRange {
  from: number
  to: number
}

/** The cells that a stretch of the side touches, be it corner to corner (WAB-MELEE-07). */
export function touchedCells({ start, size, count }: Cells, low: number, high: number, slack = SLACK): CellRange {
  const from = Math.max(0, Math.min(count, Math.floor((low - start - slack) / size)))
  const to = Math.max(from, Math.min(count, Math.ceil((high - start + slack) / size)))
  return { from, to }
}

/** The models that stand along a side of a block, clockwise; a last rank that does not reach the side is no part of it. */
export interface Along extends Cells {
  models: number[]
}

export function cellsAlong(r: Ranks, side: Side): Along {
  const ranks = ranksIn(r)
  const last = inRank(r, ranks - 1)
  const spare = (filesIn(r) - last) * r.width
  if (side === 'front') return { start: 0, size: r.width, count: filesIn(r), models: counted(0, filesIn(r), 1) }
  if (side === 'rear') {
    const start = ((1 - r.lean) * spare) / 2
    return { start, size: r.width, count: last, models: counted(r.models - 1, last, -1) }
  }
  const right = side === 'right'
  const reaches = spare === 0 || r.lean === (right ? 1 : -1)
  const count = reaches ? ranks : ranks - 1
  const models: number[] = []
  for (let rank = 0; rank < count; rank++) models.push(rank * r.files + (right ? inRank(r, rank) - 1 : 0))
  return right
    ? { start: 0, size: r.depth, count, models }
    : { start: reaches ? 0 : r.depth, size: r.depth, count, models: models.reverse() }
}

function counted(from: number, count: number, step: 1 | -1): number[] {
  const found: number[] = []
  for (let i = 0; i < count; i++) found.push(from + step * i)
  return found
}

/** The models of the next ranks who stand behind one of the front rank; he himself is not among them. */
export function behindOf(r: Ranks, model: number, ranks: number): number[] {
  const out: number[] = []
  for (let rank = 1; rank <= Math.min(ranks, ranksIn(r) - 1); rank++) {
    const count = inRank(r, rank)
    const shift = Math.floor(((r.lean + 1) * (filesIn(r) - count)) / 2)
    const place = model - shift
    if (place >= 0 && place < count) out.push(rank * r.files + place)
  }
  return out
}

/**
 * Cells shared out among several fronts that lie side by side, in their order along the side: as evenly as can be, the
 * odd cells to the wider fronts. Gives the cell at which each share ends.
 */
export function sharesOf(count: number, widths: readonly number[]): number[] {
  const even = Math.floor(count / widths.length)
  const odd = count - even * widths.length
  const byWidth = widths.map((_, i) => i).sort((a, b) => widths[b] - widths[a] || a - b)
  const favoured = new Set(byWidth.slice(0, odd))
  let end = 0
  return widths.map((_, i) => {
    end += even + (favoured.has(i) ? 1 : 0)
    return end
  })
}

/** Where a cell begins, along the side. */
export const cellStart = ({ start, size }: Cells, cell: number): number => start + cell * size

/** The front of a block as cells: what meets the enemy in a charge. */
export const frontCells = (r: Ranks): Cells => ({ start: 0, size: r.width, count: frontage(r) / r.width })
