import { blockOf, type Field, onTable, type Unit } from '@acies/wab'
import { sideOfSeat } from '../../look/symbols/sides.ts'
import type { Body, TableThumbMap } from '../../look/thumb/table.ts'
import { MM } from '../../skins/table/places.ts'
import { waiting } from '../../skins/table/waiting.ts'

/** A table as a small map. */
export function thumbOf(g: Field): TableThumbMap {
  const round = (kinds: readonly string[]) =>
    g.ground
      .filter(e => kinds.includes(e.kind))
      .map(e => ({ x: e.x / MM, y: (e.y + e.depth / 2) / MM, rx: e.width / MM / 2, ry: e.depth / MM / 2 }))
  return {
    kind: 'table',
    seed: g.scenario.length * 5 + 1,
    width: g.width / MM,
    height: g.depth / MM,
    hills: round(['hill', 'steep-hill']),
    woods: round(['wood']),
    towns: [],
    bodies: g.units.some(onTable) ? g.units.filter(onTable).map(u => bodyOf(g, u)) : waiting(g, reserveOf(g)),
  }
}
const reserveOf = (g: Field) =>
  g.units
    .filter(u => u.where === 'reserve')
    .map(u => ({ side: sideOfSeat(u.seat), north: g.armies[u.side].edge === 'north', ...blockOf(g, u) }))
function bodyOf(g: Field, u: Unit): Body {
  const { width, depth } = blockOf(g, u)
  const a = (u.facing / 18000) * Math.PI
  return {
    side: sideOfSeat(u.seat),
    x: Math.round(u.x / MM - (Math.sin(a) * depth) / MM / 2),
    y: Math.round(u.y / MM + (Math.cos(a) * depth) / MM / 2),
    width: width / MM,
    depth: depth / MM,
    turn: Math.round(u.facing / 100),
  }
}
