import type { Seat, Told } from '@acies/kernel'
import type { Point } from '../../look/ink/curves.ts'
import type { Pose } from '../../look/table/geometry.ts'
import type { TableGround } from '../../look/table/ground.ts'
import type { Pointed } from '../skin.ts'
import type { Piece, Scenery, TableDress } from './dress.ts'

/** Units of the table in a millimetre. */
export const MM = 100
export const INCH = 2540

export type PosePick = readonly [x: number, y: number, facing: number]
export interface Place {
  x: number
  y: number
}

/** The table as it lies before the one who looks. */
export interface Sheet {
  /** In units of the table. */
  width: number
  depth: number
  turned: boolean
}
export function sheetOf<F, E extends Told>(dress: TableDress<F, E>, g: F, viewer: Seat): Sheet {
  const { width, depth } = dress.table(g)
  return { width, depth, turned: dress.isTurned(g, viewer) }
}

/** In millimetres. */
export const pointSeen = ({ width, depth, turned }: Sheet, { x, y }: Place): Place =>
  turned ? { x: (width - x) / MM, y: (depth - y) / MM } : { x: x / MM, y: y / MM }

/** A pose of the game as it lies before the one who looks, in millimetres and degrees. */
export const poseSeen = (sheet: Sheet, [x, y, facing]: PosePick): Pose => ({
  ...pointSeen(sheet, { x, y }),
  facing: (facing / 100 + (sheet.turned ? 180 : 0)) % 360,
})

/** The other way round: what the hand points at, in the units of the game. */
export const poseMeant = ({ width, depth, turned }: Sheet, { x, y, facing }: Pose): PosePick => [
  Math.round(turned ? width - x * MM : x * MM),
  Math.round(turned ? depth - y * MM : y * MM),
  Math.round((((facing + (turned ? 180 : 0)) % 360) + 360) * 100) % 36000,
]

export const outlineSeen = (sheet: Sheet, outline: readonly Place[]): Point[] =>
  outline.map(place => {
    const { x, y } = pointSeen(sheet, place)
    return [x, y]
  })

/** Ground is pointed at by numbers below nothing. */
export const groundCode = (id: number): number => -1 - id
export const pointedAt = (code: number): Pointed => (code < 0 ? { hex: [-1 - code] } : { unit: [code] })

/** What stands and lies on a table, found by its number or its name. */
export interface Found {
  pieces: ReadonlyMap<number, Piece>
  scenery: readonly Scenery[]
}
export const placeOf = ({ pieces }: Found, code: number): string =>
  code < 0 ? `ground-${-1 - code}` : (pieces.get(code)?.place ?? '')
export const pieceAt = ({ pieces }: Found, place: string): Piece | undefined =>
  [...pieces.values()].find(piece => piece.place === place)

/** Where something named stands, in millimetres; null for what has no place. */
export function spotOf(found: Found, place: string | null, sheet: Sheet): Place | null {
  if (place === null) return null
  const ground = /^ground-(\d+)$/.exec(place)
  if (ground !== null) {
    const e = found.scenery.find(one => one.id === Number(ground[1]))
    return e === undefined ? null : pointSeen(sheet, middleOf(e.outline))
  }
  const piece = pieceAt(found, place)
  return piece === undefined ? null : pointSeen(sheet, { x: piece.at[0], y: piece.at[1] })
}

const middleOf = (outline: readonly Place[]): Place => ({
  x: outline.reduce((sum, p) => sum + p.x, 0) / outline.length,
  y: outline.reduce((sum, p) => sum + p.y, 0) / outline.length,
})

/** A piece of ground as it is drawn. */
export function groundSeen(sheet: Sheet, { outline, look, name }: Scenery): TableGround {
  if ('line' in look) return { kind: look.line, line: outlineSeen(sheet, look.points), width: look.width / MM, name }
  if ('area' in look) return { kind: look.area, outline: outlineSeen(sheet, outline), name }
  const middle = pointSeen(sheet, middleOf(outline))
  return { kind: look.block, ...middle, width: look.width / MM, depth: look.depth / MM, turn: look.facing / 100, name }
}

/** The point of the board under the pointer, in millimetres. */
export function boardPoint(
  layer: SVGGElement | null,
  event: { clientX: number; clientY: number },
): { x: number; y: number } | null {
  const svg = layer?.ownerSVGElement
  if (!svg) return null
  const { x, y, width, height } = svg.viewBox.baseVal
  const seen = svg.getBoundingClientRect()
  return {
    x: x + ((event.clientX - seen.left) / seen.width) * width,
    y: y + ((event.clientY - seen.top) / seen.height) * height,
  }
}

/** The piece that an element is part of. */
export const pieceUnder = (target: EventTarget | null): number | null => {
  const code = target instanceof Element ? target.closest('[data-unit]')?.getAttribute('data-unit') : null
  return code === null || code === undefined || Number(code) < 0 ? null : Number(code)
}
/** The piece under the pointer that is not this one. */
export const underPointer = (at: { clientX: number; clientY: number }, but: number): number | null =>
  document
    .elementsFromPoint(at.clientX, at.clientY)
    .map(pieceUnder)
    .find(id => id !== null && id !== but) ?? null
