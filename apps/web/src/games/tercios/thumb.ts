import type { Field, Troop } from '@acies/tercios'
import type { Point } from '../../look/ink/curves.ts'
import type { Body, TableThumbMap } from '../../look/thumb/table.ts'
import { MM } from '../../skins/table/places.ts'
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
      : ([0, 1] as const).flatMap(side => waiting(g, side)),
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
/** Bodies in a line, on a map as small as that. */
const IN_LINE = 9
/** Before anybody is deployed: in two lines, as they may come to stand. */
function waiting(g: Field, side: 0 | 1): Body[] {
  const army = g.troops.filter(u => u.side === side).slice(0, 2 * IN_LINE)
  const inLine = Math.ceil(army.length / 2)
  return army.map((u, i) => {
    const many = i < inLine ? inLine : army.length - inLine
    const back = (i < inLine ? 0.3 : 0.16) * g.depth
    return {
      side: paintOf(side),
      x: Math.round((g.width * (0.12 + (0.76 * ((i % inLine) + 0.5)) / many)) / MM),
      y: Math.round((side === 0 ? g.depth - back : back) / MM),
      width: Math.round(u.width / MM),
      depth: Math.round(u.depth / MM),
    }
  })
}
