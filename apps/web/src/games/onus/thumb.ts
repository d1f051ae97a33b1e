import { DEPTH, type Field, type Unit, WIDTH } from '@acies/onus'
import { sideOfSeat } from '../../look/symbols/sides.ts'
import type { Body, TableThumbMap } from '../../look/thumb/table.ts'
import { MM } from '../../skins/table/places.ts'
import { waiting } from '../../skins/table/waiting.ts'

/** A table as a small map. */
export function thumbOf(g: Field): TableThumbMap {
  const onTable = g.units.filter(u => u.where === 'table')
  return {
    kind: 'table',
    seed: g.scenario.length * 7 + 3,
    width: g.width / MM,
    height: g.depth / MM,
    hills: [],
    woods: [],
    towns: [],
    bodies: onTable.length > 0 ? onTable.map(bodyOf) : waiting(g, reserveOf(g)),
  }
}
const reserveOf = (g: Field) =>
  g.units
    .filter(u => u.where === 'reserve')
    .map(u => ({ side: sideOfSeat(u.seat), north: g.edge[u.seat] === 'north', width: WIDTH, depth: DEPTH }))
function bodyOf(u: Unit): Body {
  const a = (u.facing / 18000) * Math.PI
  return {
    side: sideOfSeat(u.seat),
    x: Math.round(u.x / MM - (Math.sin(a) * DEPTH) / MM / 2),
    y: Math.round(u.y / MM + (Math.cos(a) * DEPTH) / MM / 2),
    width: WIDTH / MM,
    depth: DEPTH / MM,
    turn: Math.round(u.facing / 100),
  }
}
