import {
  type Body,
  clippedBefore,
  cosine,
  distance,
  distanceTo,
  markerBody,
  markerOn,
  overlaps,
  type Side,
  SLACK,
  screenOf,
  seenPart,
  sine,
  struckSides,
} from '@acies/table'
import { areFriends, ENDS, type End, type Field, NOBODY, SECTION, stands, type Unit } from '../position.ts'
import { baseOf, bodiesOf, CARD, cardOf, isFar, lineOf, outlineOf } from './stance.ts'

/** From the middle of the shooter's front to the nearest part of the target, extensions included (ONU-SHT-07). */
export const rangeTo = (shooter: Unit, target: Unit): number => distanceTo(lineOf(target), shooter)

/** Does any part of the target lie before the line of the shooter's front? (ONU-SHT-10, ONU-R-06) */
export function isBefore(shooter: Unit, target: Unit): boolean {
  const s = sine(shooter.facing)
  const c = cosine(shooter.facing)
  for (const { corners } of lineOf(target).pieces)
    for (let i = 0; i < corners.length; i += 2)
      if ((corners[i] - shooter.x) * s - (corners[i + 1] - shooter.y) * c > SLACK) return true
  return false
}

/** No line from the middle of the front to a part of the target in the arc is clear of third units (ONU-SHT-11, ONU-R-06). */
export function isObstructed(g: Field, shooter: Unit, target: Unit): boolean {
  const part = clippedBefore(baseOf(shooter), 'front', lineOf(target))
  if (part === null) return true
  const between: Body[] = []
  for (const u of g.units) {
    if (!stands(u) || u.id === target.id || u.id === shooter.id || u.id === shooter.under) continue
    for (const body of bodiesOf(u)) if (isBetween(shooter, part, body)) between.push(body)
  }
  return between.length > 0 && seenPart(screenOf(between), shooter, part) === null
}

/** Does a body reach into the box round the eye and what it looks at? */
const isBetween = (eye: Unit, part: Body, body: Body): boolean =>
  body.minX < Math.max(eye.x, part.maxX) &&
  body.maxX > Math.min(eye.x, part.minX) &&
  body.minY < Math.max(eye.y, part.maxY) &&
  body.maxY > Math.min(eye.y, part.minY)

/** The side that a shot strikes; two where they are as near, for the defender to choose (ONU-SHT-23, ONU-R-41). */
export const sidesHit = (shooter: Unit, target: Unit): Side[] => struckSides(baseOf(target), shooter)

/** Card to card, edge to edge: influence, stampede, fog, wind (ONU-LDR-04). */
export const cardsApart = (a: Unit, b: Unit): number => distance(cardOf(a), cardOf(b))

/** Is a friend so close to a flank that at neither of its two slots a marker fits? (ONU-OPT-40, ONU-R-86) */
export function isFlankProtected(g: Field, u: Unit, flank: End): boolean {
  return outlineOf({ x: u.x, y: u.y, facing: u.facing, left: false, right: false }).every(s => {
    if (s.side !== flank || s.part !== CARD) return true
    const marker = markerBody(SECTION, markerOn(s))
    return g.units.some(
      o =>
        stands(o) &&
        o.id !== u.id &&
        areFriends(g, u, o) &&
        !isFar(o, u, 3 * SECTION + 4000) &&
        bodiesOf(o).some(body => overlaps(marker, body)),
    )
  })
}
export const protectedFlanks = (g: Field, u: Unit): number => ENDS.filter(end => isFlankProtected(g, u, end)).length

/** The unit itself, or the principal above it: who stands where it stands. */
export const topOf = (g: Field, u: Unit): Unit => (u.under === NOBODY ? u : g.units[u.under])
