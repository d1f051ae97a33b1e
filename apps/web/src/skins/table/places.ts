import type { Pick, Seat } from '@acies/kernel'
import { commanderOf, type Element, elementBody, type Field, isCommander, type Troop, writeUnit } from '@acies/tercios'
import type { Point } from '../../look/ink/curves.ts'
import type { Side } from '../../look/symbols/blocks.ts'
import type { Pose } from '../../look/table/geometry.ts'
import type { TableGround } from '../../look/table/ground.ts'
import type { Pointed } from '../skin.ts'

/** Units of the table in a millimetre. */
export const MM = 100
export const INCH = 2540

export const paintOf = (seat: Seat): Side => (seat === 0 ? 'a' : 'b')

/** Armies that went in blue; the others wear red against them. */
const IN_BLUE: readonly string[] = ['france', 'sweden']
export const isBlueBelow = ({ armies: [below, above] }: Field): boolean =>
  IN_BLUE.includes(below) && !IN_BLUE.includes(above)

/** Whether the one who looks sits at the north of the table. */
export const isTurned = (g: Field, viewer: Seat): boolean => viewer === g.north

export type PosePick = readonly [x: number, y: number, facing: number]

/** A pose of the game as it lies before the one who looks, in millimetres and degrees. */
export const poseSeen = (g: Field, [x, y, facing]: PosePick, turned: boolean): Pose => ({
  ...pointSeen(g, { x, y }, turned),
  facing: (facing / 100 + (turned ? 180 : 0)) % 360,
})
export const pointSeen = (g: Field, { x, y }: { x: number; y: number }, turned: boolean): { x: number; y: number } =>
  turned ? { x: (g.width - x) / MM, y: (g.depth - y) / MM } : { x: x / MM, y: y / MM }

/** The other way round: what the hand points at, in the units of the game. */
export const poseMeant = (g: Field, { x, y, facing }: Pose, turned: boolean): PosePick => [
  Math.round(turned ? g.width - x * MM : x * MM),
  Math.round(turned ? g.depth - y * MM : y * MM),
  Math.round((((facing + (turned ? 180 : 0)) % 360) + 360) * 100) % 36000,
]

export const poseOfUnit = (g: Field, id: number): PosePick => {
  if (isCommander(id)) {
    const c = commanderOf(g, id)
    return [c.x, c.y, 0]
  }
  const u = g.troops[id]
  return [u.x, u.y, u.facing]
}

export const sideOfUnit = (g: Field, id: number): Seat =>
  isCommander(id) ? commanderOf(g, id).side : (g.troops[id]?.side ?? -1)

export const onBoard = (g: Field, id: number): boolean =>
  isCommander(id) ? commanderOf(g, id).where === 'table' : g.troops[id]?.where === 'table'

/** Elements are pointed at by numbers below nothing. */
export const elementCode = (id: number): number => -1 - id

export const pointedAt = (code: number): Pointed => (code < 0 ? { hex: [-1 - code] } : { unit: [code] })
export const placeOf = (g: Field, code: number): string => (code < 0 ? `ground-${-1 - code}` : writeUnit(g, code))

/** Where something named stands, in millimetres; null for what has no place. */
export function spotOf(g: Field, place: string | null, turned: boolean): { x: number; y: number } | null {
  if (place === null) return null
  const ground = /^ground-(\d+)$/.exec(place)
  if (ground !== null) {
    const e = g.elements.find(one => one.id === Number(ground[1]))
    return e === undefined ? null : pointSeen(g, e, turned)
  }
  const unit = [...g.troops, ...g.commanders].find(u => writeUnit(g, u.id) === place)
  return unit === undefined || !onBoard(g, unit.id) ? null : pointSeen(g, unit, turned)
}
export const unitAt = (g: Field, place: string): number | null =>
  [...g.troops, ...g.commanders].find(u => writeUnit(g, u.id) === place)?.id ?? null

/** The outline of an element, as it lies before the one who looks. */
export function outlineOf(g: Field, e: Element, turned: boolean): Point[] {
  const [piece] = elementBody(e).pieces
  const outline: Point[] = []
  for (let i = 0; i < piece.corners.length; i += 2) {
    const { x, y } = pointSeen(g, { x: piece.corners[i], y: piece.corners[i + 1] }, turned)
    outline.push([x, y])
  }
  return outline
}

const AREAS: Readonly<Record<string, Extract<TableGround, { outline: readonly Point[] }>['kind']>> = {
  hill: 'hill',
  'large-hill': 'hill',
  'steep-hill': 'steep',
  wood: 'wood',
  'large-wood': 'wood',
  crops: 'field',
  swamp: 'marsh',
  'small-lake': 'lake',
  'large-lake': 'lake',
  rocks: 'rocks',
  'built-up': 'town',
}
const LINES = { road: 'road', river: 'river', fence: 'hedge', wall: 'wall' } as const
const isLine = (kind: string): kind is keyof typeof LINES => kind in LINES

/** An element of the game as it is drawn. */
export function groundOf(g: Field, e: Element, turned: boolean, name?: string): TableGround {
  if (e.line.length > 0 && isLine(e.kind)) {
    const line: Point[] = []
    for (let i = 0; i < e.line.length; i += 2) {
      const { x, y } = pointSeen(g, { x: e.line[i], y: e.line[i + 1] }, turned)
      line.push([x, y])
    }
    return { kind: LINES[e.kind], line, width: e.width / MM, name }
  }
  const area = AREAS[e.kind]
  if (area !== undefined) return { kind: area, outline: outlineOf(g, e, turned), name }
  const corners = outlineOf(g, e, turned)
  const x = corners.reduce((sum, p) => sum + p[0], 0) / corners.length
  const y = corners.reduce((sum, p) => sum + p[1], 0) / corners.length
  const kind = e.kind === 'bridge' ? 'bridge' : e.kind === 'ford' ? 'ford' : 'building'
  return { kind, x, y, width: e.width / MM, depth: e.depth / MM, turn: e.facing / 100, name }
}

/** Does a friend stand so close to its right that a card would be hidden? */
export const isHemmedIn = (g: Field, u: Troop): boolean => {
  const a = (u.facing / 18000) * Math.PI
  return g.troops.some(o => {
    if (o === u || o.where !== 'table') return false
    const [dx, dy] = [o.x - u.x, o.y - u.y]
    const right = dx * Math.cos(a) + dy * Math.sin(a)
    const ahead = dx * Math.sin(a) - dy * Math.cos(a)
    return right > 0 && right < (u.width + o.width) / 2 + 34 * MM && Math.abs(ahead) < u.depth
  })
}

export const troopOf = (g: Field, pick: Pick): Troop | undefined =>
  typeof pick === 'number' && !isCommander(pick) ? g.troops[pick] : undefined

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
