import type { Lang, Seat } from '@acies/kernel'
import {
  BATTLES,
  commanderOf,
  type Element,
  elementBody,
  elementNames,
  type Field,
  isCommander,
  type Troop,
} from '@acies/tercios'
import type { Duel } from '../../look/symbols/sides.ts'
import type { Scenery } from '../../skins/table/dress.ts'
import { MM, type Place, type PosePick } from '../../skins/table/places.ts'
import { placeName } from './names.ts'

export const paintOf = (seat: Seat): Duel => (seat === 0 ? 'a' : 'b')

/** Armies that went in blue; the others wear red against them. */
const IN_BLUE: readonly string[] = ['france', 'sweden']
export const isBlueBelow = ({ armies: [below, above] }: Field): boolean =>
  IN_BLUE.includes(below) && !IN_BLUE.includes(above)

export const poseOfUnit = (g: Field, id: number): PosePick => {
  if (isCommander(id)) {
    const c = commanderOf(g, id)
    return [c.x, c.y, 0]
  }
  const u = g.troops[id]
  return [u.x, u.y, u.facing]
}

export const sideOfUnit = (g: Field, id: number): Seat =>
  isCommander(id) ? commanderOf(g, id).side : (g.troops[id]?.side ?? -1)

const pairs = (flat: readonly number[]): Place[] =>
  Array.from({ length: flat.length / 2 }, (_, i) => ({ x: flat[2 * i], y: flat[2 * i + 1] }))

export const outlineOf = (e: Element): Place[] => pairs(elementBody(e).pieces[0].corners)

const AREAS: Readonly<Record<string, Extract<Scenery['look'], { area: string }>['area']>> = {
  hill: 'hill',
  'large-hill': 'hill',
  'steep-hill': 'steep',
  wood: 'wood',
  'large-wood': 'wood',
  crops: 'field',
  swamp: 'marsh',
  'small-lake': 'lake',
  'large-lake': 'lake',
  rocks: 'rocks',
  'built-up': 'town',
}
const LINES = { road: 'road', river: 'river', fence: 'hedge', wall: 'wall' } as const
const isLine = (kind: string): kind is keyof typeof LINES => kind in LINES

function lookOf(e: Element): Scenery['look'] {
  if (e.line.length > 0 && isLine(e.kind)) return { line: LINES[e.kind], points: pairs(e.line), width: e.width }
  const area = AREAS[e.kind]
  if (area !== undefined) return { area }
  const block = e.kind === 'bridge' ? 'bridge' : e.kind === 'ford' ? 'ford' : 'building'
  return { block, width: e.width, depth: e.depth, facing: e.facing }
}

/** The ground, by its name in battles that were fought somewhere. */
export function scenery(g: Field, lang: Lang): Scenery[] {
  const battle = Object.values(BATTLES).find(b => b.id === g.scenario)
  return g.elements.map((e, i) => {
    const name = battle?.ground[i]?.name
    return {
      id: e.id,
      spoken: elementNames[e.kind][lang],
      name: name === undefined ? undefined : placeName(g, name, lang),
      outline: outlineOf(e),
      look: lookOf(e),
    }
  })
}

/** Does a friend stand so close to its right that a card would be hidden? */
export const isHemmedIn = (g: Field, u: Troop): boolean => {
  const a = (u.facing / 18000) * Math.PI
  return g.troops.some(o => {
    if (o === u || o.where !== 'table') return false
    const [dx, dy] = [o.x - u.x, o.y - u.y]
    const right = dx * Math.cos(a) + dy * Math.sin(a)
    const ahead = dx * Math.sin(a) - dy * Math.cos(a)
    return right > 0 && right < (u.width + o.width) / 2 + 34 * MM && Math.abs(ahead) < u.depth
  })
}
