import { type Field, onField } from '@acies/commands-colors'
import type { Hex } from '@acies/hexes'
import { type Box, centre, type Place } from '../../look/hex/geometry.ts'
import { coordinateUp, type MapName } from '../../look/hex/HexBoard.tsx'
import { type Flag, flagSize } from '../../look/hex/HexLights.tsx'
import type { BoardHex } from '../../look/hex/terrain.ts'
import type { Point } from '../../look/ink/curves.ts'
import { freeCorner, type Spot } from '../corner.ts'
import { type Lettered, letterHalf } from './lettering.ts'
import { pointOf } from './places.ts'

/** From the middle of a hex to its top and to its sides. */
const [TOP, SIDE] = [57.7, 50]
/** What is written on a small map is larger, as --letters says. */
const SMALL_SCALE = 1.33
const scaleOf = (small: boolean): number => (small ? SMALL_SCALE : 1)
/** Half a letter of a name on the map. */
const MAP_LETTER = 5.2
/** An arrow ends so far from the middle of its hex. */
const ARROW_END = 40
const ARROW_HEAD = 36
/** The shaft, as far as a flag beside its end could lie on it. */
const [SHAFT, SHAFT_FROM, SHAFT_TO] = [14, 60, 190]

const boxAround = ([x, y]: Point, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})

interface Written {
  hexes: readonly BoardHex[]
  coordinates: boolean
  named: ReadonlySet<string>
  names: readonly MapName[]
  leaders: readonly Lettered[]
  small: boolean
}

/** Where something is written on the map. */
export function writtenOn({ hexes, coordinates, named, names, leaders, small }: Written): Box[] {
  const scale = scaleOf(small)
  const lead = leaders.map(({ place, name, aside }): Box => {
    const [x, y] = centre(place)
    return boxAround([x + aside, y + 45], letterHalf(name, small) * 2, 16 * scale)
  })
  const places = names
    .filter(({ turn = 0 }) => turn === 0)
    .map(({ text, at: [x, y] }) => boxAround([x, y - 5 * scale], text.length * MAP_LETTER * 2 * scale, 16 * scale))
  const own = coordinates
    ? hexes.map((hex): Box => {
        const [x, y] = centre(hex)
        return boxAround([x, y - coordinateUp(hex.id, named) - 4 * scale], 24 * scale, 10 * scale)
      })
    : []
  return [...lead, ...places, ...own]
}

/** Where pieces stand, and the discs of leaders beside them. */
export function standingOn(g: Field, turned: boolean): Box[] {
  const pieces = g.units.filter(onField).map(({ hex }) => boxAround(pointOf(hex, turned), 64, 62))
  const discs = g.leaders
    .filter(({ hex }) => hex >= 0)
    .map(({ hex }) => {
      const [x, y] = pointOf(hex, turned)
      return boxAround([x + 30, y - 32], 38, 38)
    })
  return [...pieces, ...discs]
}

/** Where an arrow points, and the end of its shaft. */
export function arrowEnd(through: readonly Hex[], turned: boolean): Box[] {
  const [before, last] = through.slice(-2).map(hex => pointOf(hex, turned))
  if (last === undefined) return []
  const [dx, dy] = [before[0] - last[0], before[1] - last[1]]
  const length = Math.hypot(dx, dy) || 1
  const box = (off: number, size: number): Box =>
    boxAround([last[0] + (dx * off) / length, last[1] + (dy * off) / length], size, size)
  const shaft: Box[] = []
  for (let off = SHAFT_FROM; off < Math.min(length, SHAFT_TO); off += SHAFT) shaft.push(box(off, SHAFT))
  return [box(ARROW_END, ARROW_HEAD), ...shaft]
}

/** A flag at the edge of a hex: over nothing that is written or points, and over as little of the pieces as may be. */
export function flagAt(
  place: Place,
  text: string,
  small: boolean,
  written: readonly Box[],
  pieces: readonly Box[],
): Flag {
  const scale = scaleOf(small)
  const panel = flagSize(text, scale)
  const [x, y] = centre(place)
  const [left, top] = [x - panel.width / 2, y - panel.height / 2]
  const rows = [TOP + panel.height / 2 - 10, TOP, TOP + panel.height].flatMap(off => [top - off, top + off])
  const spots: Spot[] = [
    ...[0, -SIDE, SIDE].flatMap(dx => rows.map(at => ({ x: left + dx, y: at }))),
    { x: x - SIDE - panel.width, y: top },
    { x: x + SIDE, y: top },
  ]
  const free = freeCorner(panel, panel, [...written, ...written, ...written, ...pieces], spots)
  return { text, x: free.x, y: free.y, scale }
}
