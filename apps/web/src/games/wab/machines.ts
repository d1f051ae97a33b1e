import { ahead, INCH, pose } from '@acies/table'
import {
  boltPath,
  type Field,
  filePoint,
  filesOf,
  isMissile,
  kindOf,
  MISSILE_DATA,
  middle,
  modelsOf,
  type Unit,
} from '@acies/wab'
import type { Asking } from '../../skins/skin.ts'
import type { Flight, Overlay } from '../../skins/table/dress.ts'
import type { Place } from '../../skins/table/places.ts'
import { pairsOf } from './ChargeTray.tsx'

/**
 * What a machine's shot would do, before it is loosed: a bolt's way through the ranks, the template where a stone is meant to
 * fall, the line of a barrel. Nothing of it tells how far the target is: where a guess would come down is not shown
 * (WAB-WAR-28, 57).
 */
export function shotShown({ decision, draft, choice, view }: Asking<Field>, hovered: number | null): Overlay | null {
  const g = view.field
  const machine = g.units[Number(decision.v.unit ?? -1)]
  const offered = choice?.of === 'unit' && hovered !== null && choice.options.includes(hovered) ? hovered : -1
  switch (decision.step) {
    case 'declare-shots': {
      const declared = pairsOf(g, draft).map(({ unit, target }) => ({ unit, target: target ?? -1 }))
      const shots = [...declared, { unit: choice?.about ?? -1, target: offered }]
      return flightsOf(shots.flatMap(({ unit, target }) => boltOf(g, g.units[unit], g.units[target])))
    }
    case 'bombard': {
      const target = g.units[Number(draft[0] ?? offered)]
      return machine && target ? flightsOf([stoneOf(g, machine, target, Number(draft[2] ?? 0))]) : null
    }
    case 'aim-cannon':
      return machine ? flightsOf([{ from: machine, to: edgeAhead(g, machine) }]) : null
    case 'fire-organ':
      return machine ? flightsOf([{ from: machine, to: edgeAhead(g, machine), broad: 2 * INCH }]) : null
    default:
      return null
  }
}
const flightsOf = (flights: readonly Flight[]): Overlay | null => (flights.length === 0 ? null : { flights })

const boltIn = (g: Field, u: Unit) =>
  kindOf(g, u)
    .weapons.filter(isMissile)
    .find(w => MISSILE_DATA[w].bolt > 0)
/** Its shot is shown as its way, not as an arrow. */
export const throwsBolts = (g: Field, u: Unit): boolean => boltIn(g, u) !== undefined

/** Through whom a bolt would go; it ends behind the last of them, so that nothing is measured by it. */
function boltOf(g: Field, machine: Unit | undefined, target: Unit | undefined): Flight[] {
  if (machine === undefined || target === undefined) return []
  const weapon = boltIn(g, machine)
  if (weapon === undefined) return []
  const { from, end, places } = boltPath(g, machine, target, weapon)
  const bases = places.map(i => modelsOf(g, target)[i])
  const far = Math.max(...bases.map(b => Math.hypot(b.x - from.x, b.y - from.y) + b.depth))
  const whole = Math.hypot(end.x - from.x, end.y - from.y) || 1
  const to = { x: from.x + ((end.x - from.x) * far) / whole, y: from.y + ((end.y - from.y) * far) / whole }
  return [{ from, to, struck: bases.map(b => ({ at: [b.x, b.y, b.facing], width: b.width, depth: b.depth })) }]
}

/** At its middle, or at one of its files (WAB-WAR-27, 39). */
function stoneOf(g: Field, machine: Unit, target: Unit, file: number): Flight {
  const to = file === 0 ? middle(g, target) : filePoint(g, target, target, Math.min(file, filesOf(target)) - 1)
  return { from: middle(g, machine), to, round: 1.5 * INCH }
}

/** Where the line of a barrel leaves the table (WAB-WAR-56). */
function edgeAhead(g: Field, { x, y, facing }: Unit): Place {
  const there = ahead(pose(x, y, facing), g.width + g.depth)
  const share = (from: number, to: number, most: number): number =>
    to < 0 ? from / (from - to) : to > most ? (most - from) / (to - from) : 1
  const part = Math.min(share(x, there.x, g.width), share(y, there.y, g.depth))
  return { x: x + (there.x - x) * part, y: y + (there.y - y) * part }
}
