import type { Lang } from '@acies/kernel'
import type { Commander, Field, Troop } from '@acies/tercios'
import { fromBase, halfHeight } from '../../look/table/geometry.ts'
import { MM, poseSeen } from './places.ts'
import { lettered } from './words.ts'

/** A name on the table: under what it names, or over it. */
export interface Lettered {
  name: string
  above: boolean
}

/** Millimetres. */
interface Box {
  x: number
  y: number
  half: number
  tall: number
}
const meet = (a: Box, b: Box): boolean => Math.abs(a.x - b.x) < a.half + b.half && Math.abs(a.y - b.y) < a.tall + b.tall

const LETTER = 6
const LINE = 11

export const isAlone = (c: Commander): boolean => c.where === 'table' && c.inside < 0

/** The room a base takes on the paper. */
function boxOf(g: Field, u: Troop | Commander, turned: boolean): Box {
  if (!('depth' in u)) {
    const { x, y } = poseSeen(g, [u.x, u.y, 0], turned)
    return { x, y, half: u.radius / MM, tall: u.radius / MM }
  }
  const pose = poseSeen(g, [u.x, u.y, u.facing], turned)
  const [width, depth] = [u.width / MM, u.depth / MM]
  const [x, y] = fromBase(pose, 0, -depth / 2)
  return { x, y, half: halfHeight(pose.facing + 90, width, depth), tall: halfHeight(pose.facing, width, depth) }
}

/**
 * Names that would lie on each other are left out; what comes first is lettered first. A name goes under its base, or
 * over it where somebody stands below, and only then across somebody.
 */
export function letteringOf(
  g: Field,
  turned: boolean,
  lang: Lang,
  first: ReadonlyMap<number, unknown>,
): Map<number, Lettered> {
  const standing = [...g.commanders.filter(isAlone), ...g.troops.filter(u => u.where === 'table')]
  const bases = new Map(standing.map(u => [u.id, boxOf(g, u, turned)]))
  const taken: Box[] = []
  const names = new Map<number, Lettered>()
  for (const { id } of standing.sort((a, b) => Number(first.has(b.id)) - Number(first.has(a.id)))) {
    const base = bases.get(id)
    if (base === undefined) continue
    const name = lettered(g, id, lang)
    const half = name.length * LETTER + 4
    const room = (above: boolean): Box => ({
      x: base.x,
      y: base.y + (above ? -1 : 1) * (base.tall + LINE + 6),
      half,
      tall: LINE,
    })
    const isFree = (box: Box): boolean => !taken.some(other => meet(box, other))
    const isClear = (box: Box): boolean => isFree(box) && ![...bases].some(([o, b]) => o !== id && meet(box, b))
    const above = [false, true].find(up => isClear(room(up))) ?? [false, true].find(up => isFree(room(up)))
    if (above === undefined) continue
    taken.push(room(above))
    names.set(id, { name, above })
  }
  return names
}
