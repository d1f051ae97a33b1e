import { contours, type Height, relief, thinned } from '../ink/contour.ts'
import { closed, type Point } from '../ink/curves.ts'
import { hachures } from '../ink/marks.ts'
import { stream } from '../ink/random.ts'
import { across, bounds, centre, hexPathAt, key, type Place } from './geometry.ts'

/** Hills that touch are one hill: a crest runs through them, with two rings of hachures around it. */
const REACH = 50
const STEP = 5
/** How much lower a ridge lies between two hexes: so that its foot stays within them. */
const SADDLE = 9

type Stroke = readonly [Point, Point]

/** Crests join the middles of hexes that touch, a little towards the light. */
const crests = (hill: readonly Place[]): Stroke[] => {
  const within = new Set(hill.map(key))
  const top = (place: Place): Point => {
    const [x, y] = centre(place)
    return [x - 3, y - 5]
  }
  return hill.flatMap(place => [
    [top(place), top(place)] as const,
    ...[0, 1, 2]
      .map(side => across(place, side))
      .filter(next => within.has(key(next)))
      .map((next): Stroke => [top(place), top(next)]),
  ])
}

const away = (x: number, y: number, [[ax, ay], [bx, by]]: Stroke): number => {
  const dx = bx - ax
  const dy = by - ay
  const length = dx * dx + dy * dy
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length))
  const saddle = length === 0 ? 0 : 4 * t * (1 - t) * SADDLE
  const east = (x - ax - dx * t) * 0.9
  const south = (y - ay - dy * t) * 1.12
  return Math.sqrt(east * east + south * south) + saddle
}

/** Height falls with the distance from the crest; a slow swell keeps the rings from being round. */
const slope = (lines: readonly Stroke[], seed: number): Height => {
  const random = stream(seed)
  const [p, q, r] = [random() * 6, random() * 6, random() * 6]
  return (x, y) => {
    const swell = Math.sin(x / 15 + p) + Math.sin(y / 13 + q) + Math.sin((x + y) / 21 + r)
    let nearest = Number.POSITIVE_INFINITY
    for (const line of lines) nearest = Math.min(nearest, away(x, y, line))
    return REACH - nearest + swell * 1.6
  }
}

const connected = (places: readonly Place[]): Place[][] => {
  const left = new Map(places.map(place => [key(place), place]))
  const groups: Place[][] = []
  for (const start of places) {
    if (!left.delete(key(start))) continue
    const group = [start]
    for (const place of group) {
      for (let side = 0; side < 6; side++) {
        const next = left.get(key(across(place, side)))
        if (!next) continue
        left.delete(key(next))
        group.push(next)
      }
    }
    groups.push(group)
  }
  return groups
}

/** Clips are named across the page: a board and many small maps may lie on it. */
let clips = 0

const drawHill = (hill: readonly Place[], steep: boolean): string => {
  const first = hill[0]
  const seed = first.row * 31 + first.col * 7 + 3
  const random = stream(seed)
  const land = relief(slope(crests(hill), seed), { ...bounds(hill, 12), step: STEP })
  const ring = (level: number): Point[][] => contours(land, level).map(line => thinned(line, 3))
  const wash = (rings: readonly Point[][], kind: string): string =>
    `<path class="${kind}" d="${rings.map(closed).join('')}"/>`
  const lowest = ring(REACH - 43)
  const lower = ring(REACH - (steep ? 30 : 31))
  const upper = ring(REACH - (steep ? 14 : 17))
  const heavy = steep ? { gap: 2.4, length: 15, weight: 1.9 } : { gap: 3.2, length: 12, weight: 1.35 }
  const light = steep ? { gap: 2.8, length: 13, weight: 1.7 } : { gap: 3.7, length: 11, weight: 1.15 }
  const ink =
    upper.map(line => hachures(random, line, heavy)).join('') +
    lower.map(line => hachures(random, line, light)).join('')
  const clip = `hill-${++clips}`
  return (
    `<clipPath id="${clip}"><path d="${hill.map(hex => hexPathAt(hex, 1)).join('')}"/></clipPath>` +
    `<path class="tile g-hill" d="${hill.map(hex => hexPathAt(hex, 0.985)).join('')}"/><g clip-path="url(#${clip})">` +
    wash(lowest, 'hill-lo') +
    wash(lower, 'hill-mid') +
    wash(upper, 'hill-top') +
    `<path class="ink-h" d="${ink}"/></g>`
  )
}

export const hills = (places: readonly Place[], steep = false): string =>
  connected(places)
    .map(hill => drawHill(hill, steep))
    .join('')
