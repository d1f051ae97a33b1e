import { holds, inches, middleOf, overlaps, type Pose, pose, spot } from '@acies/table'
import type { Element, Field } from '../position.ts'
import { elementBody } from './bodies.ts'
import { isBuilding } from './ground.ts'
import { corridorOf } from './sight.ts'

/** Sizes in inches of the houses of a built-up area: a large one, and small ones in the other corners. */
const LARGE = [5, 4] as const
const SMALL = [3, 3] as const
const scaleOf = (g: Field): number => (g.scale === 'small' ? 1 : 1.5)

/** How wide and deep a built-up area is: two houses and a street, which is wide enough to pass. */
export function townSize(g: Field): readonly [width: number, depth: number] {
  const side = (i: 0 | 1): number => inches((LARGE[i] + SMALL[i]) * scaleOf(g)) + corridorOf(g)
  return [side(0), side(1)]
}

/** The houses of a built-up area, one in each corner; each is a building of its own (TER-SCN-16). */
export function housesOf(g: Field, town: Element, id: number): Element[] {
  const s = scaleOf(g)
  const house = (n: number, large: boolean, right: boolean, rear: boolean): Element => {
    const [width, depth] = (large ? LARGE : SMALL).map(size => inches(size * s))
    const aside = (town.width - width) / 2
    const at = spot(town, right ? aside : -aside, rear ? depth - town.depth : 0)
    const kind = large ? 'large-building' : 'small-building'
    return { id: id + n, kind, x: at.x, y: at.y, facing: town.facing, width, depth, line: [] }
  }
  return [
    house(0, true, false, false),
    house(1, false, true, false),
    house(2, false, false, true),
    house(3, false, true, true),
  ]
}

/** What is moved and taken away with an element: itself, the houses of a built-up area, the crossings of a river. */
export function togetherWith(g: Field, e: Element): Element[] {
  if (e.kind === 'river')
    return [e, ...g.elements.filter(o => isCrossing(o) && overlaps(elementBody(e), elementBody(o)))]
  return e.kind === 'built-up' ? [e, ...g.elements.filter(o => isBuilding(o) && stands(e, o))] : [e]
}
const isCrossing = (e: Element): boolean => e.kind === 'bridge' || e.kind === 'ford'
const stands = (town: Element, house: Element): boolean => holds(elementBody(town), middleOf(house))
/** A house in a built-up area is not laid or moved by itself. */
export const isInTown = (g: Field, e: Element): boolean =>
  isBuilding(e) && g.elements.some(town => town.kind === 'built-up' && stands(town, e))

export const shiftedBy = (e: Element, to: Pose, from: Element): Element => {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const at = pose(e.x + dx, e.y + dy, e.facing)
  return { ...e, x: at.x, y: at.y, line: e.line.map((n, i) => n + (i % 2 === 0 ? dx : dy)) }
}
