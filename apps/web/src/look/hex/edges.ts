import { at, n1, type Point } from '../ink/curves.ts'
import { across, centre, corners, key, type Place } from './geometry.ts'

/** What lies on the sides of hexes. Sides count clockwise, 0 = north-east. */
const sideOf = (place: Place, side: number, k: number): readonly [Point, Point] => {
  const [x, y] = centre(place)
  const rim = corners(k)
  const shift = ([cx, cy]: Point): Point => [cx + x, cy + y]
  return [shift(rim[side]), shift(rim[(side + 1) % 6])]
}

/** An earth bank along some sides of a hex, ticked inward. */
export const rampart = (place: Place, sides: readonly number[]): string => {
  let bank = ''
  let ticks = ''
  for (const side of sides) {
    const [a, b] = sideOf(place, side, 0.93)
    const dx = b[0] - a[0]
    const dy = b[1] - a[1]
    const length = Math.hypot(dx, dy)
    bank += `M${at(a)}L${at(b)}`
    for (let i = 0; i <= 13; i++) {
      const t = (i + 0.5) / 14
      const h = i % 2 ? 6 : 10
      ticks += `M${at([a[0] + dx * t, a[1] + dy * t])}l${n1((-dy / length) * h)} ${n1((dx / length) * h)}`
    }
  }
  return `<path class="bank-lo" d="${bank}"/><path class="bank" d="${bank}"/><path class="ink-m" d="${ticks}"/>`
}

/** The line around ground of one kind, so that its hexes can be told even under a unit. */
export const edges = (places: readonly (Place & { terrain?: string })[]): string => {
  const kind = new Map(places.map(place => [key(place), place.terrain]))
  let d = ''
  for (const place of places) {
    for (let side = 0; side < 6; side++) {
      if (kind.get(key(across(place, side))) === place.terrain) continue
      const [a, b] = sideOf(place, side, 0.975)
      d += `M${at(a)}L${at(b)}`
    }
  }
  return d && `<path class="ground-edge" d="${d}"/>`
}

/** The shore around a lake of several hexes: only the sides where it meets land. */
export const shore = (lakes: readonly Place[]): string => {
  const wet = new Set(lakes.map(key))
  let d = ''
  for (const lake of lakes) {
    for (let side = 0; side < 6; side++) {
      if (wet.has(key(across(lake, side)))) continue
      const [a, b] = sideOf(lake, side, 1)
      d += `M${at(a)}L${at(b)}`
    }
  }
  return d && `<path class="water-edge" style="stroke-width:3;stroke-linecap:round" d="${d}"/>`
}
