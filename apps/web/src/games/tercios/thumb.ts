import type { Field, Troop } from '@acies/tercios'
import type { Point } from '../../look/ink/curves.ts'
import type { Body, TableThumbMap } from '../../look/thumb/table.ts'
import { MM } from '../../skins/table/places.ts'
import { waiting } from '../../skins/table/waiting.ts'
import { isBlueBelow, paintOf } from './places.ts'

/** A table as a small map. */
export function thumbOf(g: Field): TableThumbMap {
  const ovals = (kinds: readonly string[]) =>
    g.elements
      .filter(e => kinds.includes(e.kind))
      .map(e => ({ x: e.x / MM, y: e.y / MM, rx: e.width / MM / 2, ry: e.depth / MM / 2 }))
  const line = (kind: string): Point[] | undefined => {
    const found = g.elements.find(e => e.kind === kind)
    if (found === undefined) return undefined
    return Array.from(
      { length: found.line.length / 2 },
      (_, i): Point => [found.line[2 * i] / MM, found.line[2 * i + 1] / MM],
    )
  }
  return {
    kind: 'table',
    ...(isBlueBelow(g) ? { blueBelow: true } : {}),
    seed: g.scenario.length * 7 + 3,
    width: g.width / MM,
    height: g.depth / MM,
    hills: ovals(['hill', 'large-hill', 'steep-hill']),
    woods: ovals(['wood', 'large-wood']),
    road: line('road'),
    water: line('river'),
    towns: g.elements
      .filter(e => e.kind.endsWith('building') || e.kind === 'built-up')
      .map((e): Point => [Math.round(e.x / MM), Math.round(e.y / MM)]),
    bodies: g.troops.some(u => u.where === 'table')
      ? g.troops.filter(u => u.where === 'table').map(bodyOf)
      : waiting(
          g,
          g.troops.map(u => ({ side: paintOf(u.side), north: u.side === 1, width: u.width, depth: u.depth })),
        ),
  }
}
function bodyOf(u: Troop): Body {
  const a = (u.facing / 18000) * Math.PI
  return {
    side: paintOf(u.side),
    x: Math.round(u.x / MM - (Math.sin(a) * u.depth) / MM / 2),
    y: Math.round(u.y / MM + (Math.cos(a) * u.depth) / MM / 2),
    width: u.width / MM,
    depth: u.depth / MM,
    turn: Math.round(u.facing / 100 - (u.side === 0 ? 0 : 180)),
  }
}
