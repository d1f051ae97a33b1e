import { length, pose, slid } from '@acies/table'
import { commanderOf, type Field, isCommander, type Troop } from '@acies/tercios'
import type { Asking } from '../../skins/skin.ts'
import { INCH, type PosePick } from '../../skins/table/places.ts'

/** The middle first, then the wings, in eighths of the table. */
const ACROSS = [4, 2, 6, 3, 5, 1, 7]
/** Commanders keep to the rear, so that their troops have room before them. */
const REAR = 4 * INCH
const FRONT = 9 * INCH
const APART = 9 * INCH
const GAP = INCH

/** A line of battle as one would draw it up: commanders apart, each command in a row before its own. */
export function drawnUp({ view: { field: g } }: Asking<Field>, id: number): PosePick[] {
  if (isCommander(id)) return across(g, commanderOf(g, id).side, REAR).filter(([x, y]) => isApart(g, id, x, y))
  const u = g.troops[id]
  const brothers = g.troops.filter(o => o.command === u.command && o.where === 'table')
  return brothers.length > 0 ? besideOf(brothers, u) : firstOf(g, u)
}

const across = (g: Field, side: number, deep: number): PosePick[] =>
  ACROSS.map(eighths => {
    const x = Math.round((g.width * eighths) / 8)
    return g.north === side ? [x, deep, 18000] : [x, g.depth - deep, 0]
  })

const isApart = (g: Field, id: number, x: number, y: number): boolean =>
  g.commanders.every(
    c => c.id === id || c.side !== commanderOf(g, id).side || c.where !== 'table' || length(c.x - x, c.y - y) > APART,
  )

/** In line with those who stand, the nearest to their middle first. */
function besideOf(brothers: readonly Troop[], u: Troop): PosePick[] {
  const middle = brothers.reduce((sum, o) => sum + o.x, 0) / brothers.length
  const places = brothers.flatMap(o =>
    [9000, 27000].map((aside): PosePick => {
      const { x, y } = slid(pose(o.x, o.y, o.facing), (o.facing + aside) % 36000, (o.width + u.width) / 2 + GAP)
      return [x, y, o.facing]
    }),
  )
  return places.sort((a, b) => Math.abs(a[0] - middle) - Math.abs(b[0] - middle))
}

/** The first of a command before its commander; who has none, where there is room in the line. */
function firstOf(g: Field, u: Troop): PosePick[] {
  const { commander } = g.commands[u.command]
  const line = across(g, u.side, FRONT)
  if (commander < 0 || commanderOf(g, commander).where !== 'table') return line
  const c = commanderOf(g, commander)
  const facing = line[0][2]
  const before = slid(pose(c.x, c.y, facing), facing, u.depth + c.radius + 2 * GAP)
  return [0, 3, -3, 5, -5].map(aside => [before.x + aside * INCH, before.y, facing])
}
