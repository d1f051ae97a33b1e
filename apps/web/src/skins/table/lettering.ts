import { fromBase, halfHeight, INCH } from '../../look/table/geometry.ts'
import type { TableGround } from '../../look/table/ground.ts'
import {
  blockRoom,
  groundSpots,
  type Lettering,
  lettering,
  meet,
  type Room,
  TROOP_HAND,
  waysToWrite,
} from '../../look/table/names.ts'
import { scaleOf } from '../../look/table/scale.ts'
import type { Piece } from './dress.ts'
import { MM, poseSeen, type Sheet } from './places.ts'

export interface Names {
  units: ReadonlyMap<number, Lettering>
  ground: readonly Lettering[]
  /** Where nothing else can be written. */
  taken: readonly Room[]
}

/** The room a piece takes on the paper. */
function roomOf(piece: Piece, sheet: Sheet): Room {
  const pose = poseSeen(sheet, piece.at)
  const [width, depth] = [piece.width / MM, piece.depth / MM]
  if (piece.round) return { x: pose.x, y: pose.y, half: width / 2, tall: width / 2 }
  const [x, y] = fromBase(pose, 0, -depth / 2)
  return { x, y, half: halfHeight(pose.facing + 90, width, depth), tall: halfHeight(pose.facing, width, depth) }
}
/** What lies about it. */
const besides = ({ at, beside = [] }: Piece, sheet: Sheet): Room[] =>
  beside.map(({ right, ahead, half, tall }) => {
    const [x, y] = fromBase(poseSeen(sheet, at), right, ahead)
    return { x, y, half, tall }
  })

/** Along the lower edge the ruler has its numbers. */
const STRIP = 34
const rulerRooms = (width: number, depth: number): Room[] =>
  Array.from({ length: Math.floor(width / (12 * INCH)) }, (_, i) => ({
    x: (i + 1) * 12 * INCH,
    y: depth - 24,
    half: 22,
    tall: 10,
  }))

/** Somebody stands so close beside it that a name as wide as this would reach to his. */
const isTight = (base: Room, half: number, others: Iterable<Room>): boolean =>
  [...others].some(
    other =>
      other !== base && Math.abs(other.x - base.x) < 2 * half && Math.abs(other.y - base.y) < other.tall + base.tall,
  )

/** Millimetres that a name gives way to what hangs at the corner of its base. */
const PAST = 10

/**
 * Where the name of a base might be written, the best place first: under it, over it, aside, beside it; of one that is
 * named behind its front the side it turns its back to first. It is rather broken in two than moved aside, where it might be
 * taken for a neighbour's.
 */
function spotsAbout(base: Room, name: string, k: number, others: Iterable<Room>, isBelow: boolean): Lettering[] {
  const written = waysToWrite(name)
  const tight = isTight(base, lettering([name], TROOP_HAND, 0, 0, k).half, others)
  const ways = (tight ? written.toReversed() : written).map(lines => {
    const at = (x: number, y: number): Lettering => lettering(lines, TROOP_HAND, x, y, k)
    const { half, tall } = at(0, 0)
    const [under, over] = [base.y + base.tall + tall + 8 * k, base.y - base.tall - tall - 12 * k]
    const aside = Math.max(half - base.half, base.half * 0.5)
    // Past the number at its corner, before it is written on the other side.
    const [lower, upper] = [at(base.x, under + PAST), at(base.x, over - PAST)]
    const below = [at(base.x, under), lower]
    const above = [at(base.x, over), upper]
    return {
      straight: isBelow ? [...below, ...above] : [...above, ...below],
      aside: [
        at(base.x + aside, under),
        at(base.x - aside, under),
        at(base.x + aside, over),
        at(base.x - aside, over),
        at(base.x + base.half + half + 6 * k, base.y),
        at(base.x - base.half - half - 6 * k, base.y),
      ],
    }
  })
  return [...ways.flatMap(way => way.straight), ...ways.flatMap(way => way.aside)]
}

/**
 * A place for every name where it lies on nobody and on no other name; a name for which there is none is left out.
 * Discs come first, then the rest in their order, the ground last.
 */
export function letteringOf(pieces: Iterable<Piece>, sheet: Sheet, ground: readonly TableGround[]): Names {
  const [width, depth] = [sheet.width / MM, sheet.depth / MM]
  const k = scaleOf(width)
  const seen = [...pieces].filter(piece => !piece.inside)
  const standing = [...seen.filter(piece => piece.round), ...seen.filter(piece => !piece.round)]
  const rooms = new Map(standing.map(piece => [piece.id, roomOf(piece, sheet)]))
  const taken: Room[] = [
    ...rooms.values(),
    ...standing.flatMap(piece => besides(piece, sheet)),
    ...ground.flatMap(one => blockRoom(one) ?? []),
  ]
  const onTable = ({ x, y, half, tall }: Room): boolean =>
    x - half > 0 && x + half < width && y - tall > 0 && y + tall < depth
  const write = (spots: readonly Lettering[], numbers: readonly Room[]): Lettering | undefined => {
    const spot = spots.find(one => onTable(one) && ![...taken, ...numbers].some(other => meet(one, other)))
    if (spot !== undefined) taken.push(spot)
    return spot
  }
  const units = new Map<number, Lettering>()
  for (const { id, name, at, namedBehind } of standing) {
    const base = rooms.get(id)
    const isBelow = !namedBehind || Math.cos((poseSeen(sheet, at).facing / 180) * Math.PI) > -0.01
    const spot =
      base && name !== ''
        ? write(spotsAbout(base, name, k, rooms.values(), isBelow), rulerRooms(width, depth))
        : undefined
    if (spot !== undefined) units.set(id, spot)
  }
  return { units, ground: ground.flatMap(one => write(groundSpots(one, width, depth - STRIP * k, k), []) ?? []), taken }
}
