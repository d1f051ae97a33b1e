import type { Lang } from '@acies/kernel'
import type { Commander, Field, Troop } from '@acies/tercios'
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
import { lettered } from './names.ts'
import { isHemmedIn, MM, poseSeen } from './places.ts'

export interface Names {
  units: ReadonlyMap<number, Lettering>
  ground: readonly Lettering[]
  /** Where nothing else can be written. */
  taken: readonly Room[]
}

export const isAlone = (c: Commander): boolean => c.where === 'table' && c.inside < 0

/** The room a base takes on the paper. */
function roomOf(g: Field, u: Troop | Commander, turned: boolean): Room {
  if (!('depth' in u)) {
    const { x, y } = poseSeen(g, [u.x, u.y, 0], turned)
    return { x, y, half: u.radius / MM, tall: u.radius / MM }
  }
  const pose = poseSeen(g, [u.x, u.y, u.facing], turned)
  const [width, depth] = [u.width / MM, u.depth / MM]
  const [x, y] = fromBase(pose, 0, -depth / 2)
  return { x, y, half: halfHeight(pose.facing + 90, width, depth), tall: halfHeight(pose.facing, width, depth) }
}

/** What lies about a base: its card, and the disc of its wear. */
function besides(g: Field, u: Troop, turned: boolean, given: boolean): Room[] {
  const pose = poseSeen(g, [u.x, u.y, u.facing], turned)
  const [width, depth] = [u.width / MM, u.depth / MM]
  const rooms: Room[] = []
  if (given || u.card !== 'none') {
    const tucked = isHemmedIn(g, u)
    const [x, y] = fromBase(pose, width / 2 + (tucked ? -2 : 17), -depth + (tucked ? 2 : 17))
    rooms.push({ x, y, half: 13, tall: 18 })
  }
  if (u.wear > 0) {
    const [x, y] = fromBase(pose, -width / 2 + 4, -depth + 2)
    rooms.push({ x, y, half: 13, tall: 13 })
  }
  return rooms
}

/** Along the lower edge the ruler has its numbers. */
const STRIP = 34
const rulerRooms = (width: number, depth: number): Room[] =>
  Array.from({ length: Math.floor(width / (12 * INCH)) }, (_, i) => ({
    x: (i + 1) * 12 * INCH,
    y: depth - 24,
    half: 22,
    tall: 10,
  }))

/** Where the name of a base might be written, the best place first: under it, over it, aside, beside it. */
function spotsAbout(base: Room, name: string): Lettering[] {
  return waysToWrite(name).flatMap(lines => {
    const at = (x: number, y: number): Lettering => lettering(lines, TROOP_HAND, x, y)
    const { half, tall } = at(0, 0)
    const [under, over] = [base.y + base.tall + tall + 8, base.y - base.tall - tall - 12]
    const aside = Math.max(half - base.half, base.half * 0.5)
    return [
      at(base.x, under),
      at(base.x, over),
      at(base.x + aside, under),
      at(base.x - aside, under),
      at(base.x + aside, over),
      at(base.x - aside, over),
      at(base.x + base.half + half + 6, base.y),
      at(base.x - base.half - half - 6, base.y),
    ]
  })
}

/**
 * A place for every name where it lies on nobody and on no other name; a name for which there is none is left out.
 * Commanders come first, then those with the least choice of words, the ground last.
 */
export function letteringOf(
  g: Field,
  turned: boolean,
  lang: Lang,
  ground: readonly TableGround[],
  given?: ReadonlyMap<number, unknown>,
): Names {
  const [width, depth] = [g.width / MM, g.depth / MM]
  const troops = g.troops.filter(u => u.where === 'table')
  const standing = [...g.commanders.filter(isAlone), ...troops]
  const rooms = new Map(standing.map(u => [u.id, roomOf(g, u, turned)]))
  const taken: Room[] = [
    ...rooms.values(),
    ...troops.flatMap(u => besides(g, u, turned, given?.has(u.id) ?? false)),
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
  for (const { id } of standing) {
    const base = rooms.get(id)
    const spot = base && write(spotsAbout(base, lettered(g, id, lang)), rulerRooms(width, depth))
    if (spot !== undefined) units.set(id, spot)
  }
  return { units, ground: ground.flatMap(one => write(groundSpots(one, width, depth - STRIP), []) ?? []), taken }
}
