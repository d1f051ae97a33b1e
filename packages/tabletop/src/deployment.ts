import { type Body, SLACK, type Table, type TableEdge } from '@acies/table'

/** A zone of deployment: a strip along an edge of the table, from `from` to `to` away from it, `side` off the corners. */
export interface Zone {
  edge: TableEdge
  from: number
  to: number
  side: number
}

/** How far a body lies from the zone's edge, and from the two corners of it: least and most. */
function extents(
  { width, depth }: Table,
  { edge }: Zone,
  b: Body,
): { near: number; far: number; left: number; right: number } {
  switch (edge) {
    case 'north':
      return { near: b.minY, far: b.maxY, left: b.minX, right: width - b.maxX }
    case 'south':
      return { near: depth - b.maxY, far: depth - b.minY, left: b.minX, right: width - b.maxX }
    case 'west':
      return { near: b.minX, far: b.maxX, left: b.minY, right: depth - b.maxY }
    case 'east':
      return { near: width - b.maxX, far: width - b.minX, left: b.minY, right: depth - b.maxY }
  }
}

/** Does the whole body lie in the zone? */
export function inZone(table: Table, zone: Zone, body: Body): boolean {
  const { near, far, left, right } = extents(table, zone, body)
  return near >= zone.from - SLACK && far <= zone.to + SLACK && left >= zone.side - SLACK && right >= zone.side - SLACK
}

/** Does any part of the body lie in the zone? */
export function reachesZone(table: Table, zone: Zone, body: Body): boolean {
  const { near, far } = extents(table, zone, body)
  return near < zone.to - SLACK && far > zone.from + SLACK
}
