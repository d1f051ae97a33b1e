import { INCH } from '@acies/table'
import type { Element, Side } from '../../position.ts'
import type { GroundKind } from '../ground.ts'

interface Ground {
  id: string
  /** In inches: the table. */
  width: number
  depth: number
  /** For each player. */
  turns: number
  ground: readonly Element[]
}
/** A battle that history does not set up. */
export interface Pitched extends Ground {
  points: number
  /** How deep armies deploy, in inches. */
  zone: number
  armies: readonly [string, string]
}
/** A battle with places: forces and ground as we reconstruct them. */
export interface Laid extends Ground {
  year: number
  first: Side
  /** The southern side first. */
  hosts: readonly [Host, Host]
  bonus: readonly Bonus[]
}
export interface Host {
  book: string
  /** What the army is called, if not like its book. */
  called?: string
  variant?: string
  units: readonly Placed[]
}
/** A unit as a list writes it, and where: the middle of its front edge in inches, degrees from north; loose men in two lines. */
export interface Placed {
  unit: string
  x: number
  y: number
  facing: number
  files: number | 'loose'
  name?: string
  /** Special rules of this battle. */
  traits?: readonly string[]
  /** Not on the table yet: its side says where before the battle, hidden or not. */
  reserve?: true
  /** A character with the unit of this number in the list. */
  with?: number
}
/** Victory points of this battle alone. */
export type Bonus =
  /** A formed unit of the side's stands in this part of the table at the end, in inches. */
  | {
      is: 'stands'
      side: Side
      points: number
      from: readonly [x: number, y: number]
      to: readonly [x: number, y: number]
    }
  /** The side is not broken when the last turn ends. */
  | { is: 'endures'; side: Side; points: number }
  /** Its men of the `kept-back` unit have not fought; the other side scores the rest if they did. */
  | { is: 'kept-back'; side: Side; points: number; otherwise: number }
  /** The other side's general gives no points of his own: he slips away. */
  | { is: 'slips-away'; side: Side; points: 0 }

export type Battle = Pitched | Laid
export const isLaid = (battle: Battle): battle is Laid => 'hosts' in battle

export const piece = (kind: GroundKind, x: number, y: number, width: number, depth: number, facing = 0) => ({
  kind,
  x,
  y,
  width,
  depth,
  facing,
})
/** A piece about its middle. */
export const about = (kind: GroundKind, x: number, y: number, width: number, depth: number) =>
  piece(kind, x, y - depth / 2, width, depth)
export const laid = (pieces: readonly ReturnType<typeof piece>[]): Element[] =>
  pieces.map((p, id) => ({
    id,
    kind: p.kind,
    x: Math.round(p.x * INCH),
    y: Math.round(p.y * INCH),
    facing: p.facing,
    width: Math.round(p.width * INCH),
    depth: Math.round(p.depth * INCH),
  }))

export const at = (
  unit: string,
  files: number | 'loose',
  x: number,
  y: number,
  facing: number,
  name?: string,
): Placed => ({
  unit,
  files,
  x,
  y,
  facing,
  ...(name === undefined ? {} : { name }),
})
/** The same with special rules of this battle. */
export const under = (placed: Placed, ...traits: string[]): Placed => ({ ...placed, traits })
/** The same, kept for an ambush. */
export const lurking = (placed: Placed): Placed => ({ ...placed, reserve: true, traits: ['ambush'] })
/** A character in a unit of the list, by its number from 0. */
export const leads = (unit: string, host: number, name?: string): Placed => ({
  ...at(unit, 1, 0, 0, 0, name),
  with: host,
})
