import { BOARD, type Field, hexUnder, type Piece } from '@acies/commands-colors'
import { type Hex, halfColumn, NOWHERE } from '@acies/hexes'
import type { Errand } from '../errand.ts'
import type { Asking } from '../skin.ts'
import { isOnMap } from './places.ts'

type Ask = Asking<Field>

/** From hex to hex: rows down, and half-columns to the right, so that it is the same from every row. */
export interface Offset {
  rows: number
  halves: number
}
const rowOf = (hex: Hex): number => Math.floor(hex / BOARD.columns)
export const offsetOf = (from: Hex, to: Hex): Offset => ({
  rows: rowOf(to) - rowOf(from),
  halves: halfColumn(to, BOARD.columns) - halfColumn(from, BOARD.columns),
})
/** The hex that lies so far from another; NOWHERE beyond the edge. */
export function hexBy(from: Hex, { rows, halves }: Offset): Hex {
  const row = rowOf(from) + rows
  const column = (halfColumn(from, BOARD.columns) + halves - (Math.abs(row) % 2)) / 2
  if (row < 0 || row >= BOARD.rows || column < 0 || column > BOARD.columns - 1 - (row % 2)) return NOWHERE
  return row * BOARD.columns + column
}

/** Who may be gathered: the ordered ones that have not moved. Where there is only one, nobody. */
export function gatherable({ decision, choice, rules, view }: Ask): readonly Piece[] {
  if (decision.step !== 'move-piece') return []
  const first = choice?.of === 'unit' ? choice : rules.referee.next(view, decision.seat, [])
  return first?.of === 'unit' && first.options.length > 1 ? first.options : []
}

/** Who is farthest on goes first: those behind have his room. */
function frontFirst(g: Field, members: readonly Piece[], by: Offset): Piece[] {
  // A row is drawn three quarters of a hex deep, a half-column half a hex wide: near enough to tell who is ahead.
  const ahead = (piece: Piece): number => {
    const hex = hexUnder(g, piece)
    return rowOf(hex) * by.rows * 3 + halfColumn(hex, BOARD.columns) * by.halves
  }
  return [...members].sort((a, b) => ahead(b) - ahead(a))
}

/** Who goes next, and where; null when nobody of them can. */
function nextOf({ rules, view, decision }: Ask, members: readonly Piece[], by: Offset): [Piece, Hex] | null {
  for (const piece of frontFirst(view.field, members, by)) {
    const to = hexBy(hexUnder(view.field, piece), by)
    if (isOnMap(to) && rules.referee.refuse(view, decision.seat, [piece, to]) === null) return [piece, to]
  }
  return null
}

export interface March {
  /** In the order in which they go. */
  goes: readonly { piece: Piece; from: Hex; to: Hex }[]
  stays: readonly Piece[]
}

/** What comes of it when these go by the same way, each where its own move allows it. */
export function marchOf(asking: Ask, members: readonly Piece[], by: Offset): March {
  const { rules, decision } = asking
  const { seat, step } = decision
  const view = rules.copy(asking.view)
  const goes: { piece: Piece; from: Hex; to: Hex }[] = []
  let left = members
  while (view.result === null && view.stack[view.stack.length - 1].step === step) {
    const next = nextOf({ ...asking, view }, left, by)
    if (next === null) break
    const [piece, to] = next
    goes.push({ piece, from: hexUnder(view.field, piece), to })
    rules.referee.take(view, seat, next)
    left = left.filter(one => one !== piece)
  }
  return { goes, stays: left }
}

/** They go one after another, each as its own answer. */
export function marching(members: readonly Piece[], by: Offset): Errand<Field> {
  let left = members
  return asking => {
    if (asking.decision.step !== 'move-piece') return null
    const next = nextOf(asking, left, by)
    if (next === null) return null
    left = left.filter(piece => piece !== next[0])
    return { give: next }
  }
}

/** Where the one whose way they all take could be sent, so that at least one of them goes. */
export function endsFor({ rules, view, decision }: Ask, members: readonly Piece[], lead: Piece): ReadonlySet<Hex> {
  const from = hexUnder(view.field, lead)
  const ends = new Set<Hex>()
  for (const piece of members) {
    const choice = rules.referee.next(view, decision.seat, [piece])
    if (choice?.of !== 'hex') continue
    for (const hex of choice.options) {
      const end = isOnMap(hex) ? hexBy(from, offsetOf(hexUnder(view.field, piece), hex)) : NOWHERE
      if (isOnMap(end)) ends.add(end)
    }
  }
  return ends
}
