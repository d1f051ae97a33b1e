import { INCH, within } from '@acies/table'
import { isMissile } from '../data/weapons.ts'
import { type Field, type Kind, kindOf, lift, onTable, stateOf, type Unit } from '../position.ts'
import { factOf } from '../traits/index.ts'
import { distanceBetween } from './bodies.ts'
import { foesOf } from './engaged.ts'
import { tally } from './mixed.ts'
import { menIn } from './ranks.ts'

/** The crew at a machine, or the defenders in a wagon; null when nobody is there (WAB-WAR-05, WAB-WAG-30). */
export function crewOf(g: Field, machine: Unit): Unit | null {
  const { crew } = kindOf(g, machine)
  if (crew.length === 0) return null
  for (const u of g.units)
    if (u.host === machine.id && u.where === 'aboard' && !kindOf(g, u).character) return menIn(u) > 0 ? u : null
  return null
}
/** Somebody aboard: of which kind, and how many are left. */
export interface Riding {
  at: number
  kind: Kind
  index: number
  n: number
}
/** Who rides or serves it now, by kind. */
export function ridersOf(g: Field, u: Unit): Riding[] {
  const { crew } = kindOf(g, u)
  if (crew.length === 0) return NOBODY
  if (u.crew.length > 0)
    return crew.flatMap((c, at) =>
      u.crew[at] > 0 ? [{ at, kind: g.kinds[c.kind], index: c.kind, n: u.crew[at] }] : [],
    )
  const served = crewOf(g, u)
  return served === null ? NOBODY : kindsIn(g, served)
}
const NOBODY: Riding[] = []
/** The men of a crew by kind; of a tabor they may be of two (WAB-WAG-27). Those with missiles last: they fight if there is room. */
export function kindsIn(g: Field, crew: Unit): Riding[] {
  const found: Riding[] = []
  for (const [index, n] of tally(crew.places, crew.kind)) found.push({ at: 0, kind: g.kinds[index], index, n })
  const shoots = (x: Riding): number => (x.kind.weapons.some(isMissile) ? 1 : 0)
  return found.length < 2 ? found : found.sort((a, b) => shoots(a) - shoots(b))
}

/** The machines of one battery: they stay together for the battle (WAB-WAR-02, 03). */
export function batteryOf(g: Field, machine: Unit): Unit[] {
  const battery = stateOf(machine, 'battery')
  if (battery === undefined) return [machine]
  return g.units.filter(u => onTable(u) && u.side === machine.side && stateOf(u, 'battery')?.n === battery.n)
}
/** The crews that fight at a machine: its own, and of its battery whoever is free and comes in a normal move (WAB-WAR-18, 19). */
export function crewsAt(g: Field, machine: Unit): Unit[] {
  if (kindOf(g, machine).crew.length === 0 || machine.crew.length > 0) return NONE
  const found: Unit[] = []
  for (const m of batteryOf(g, machine)) {
    const crew = crewOf(g, m)
    if (crew === null) continue
    if (m !== machine) {
      if (foesOf(g, machine).length === 0 || foesOf(g, m).length > 0) continue
      if (!within(distanceBetween(g, machine, m), kindOf(g, crew).pace * INCH)) continue
    }
    if (m === machine) found.unshift(crew)
    else found.push(crew)
  }
  return found
}
const NONE: Unit[] = []
/** A machine that nobody serves (WAB-WAR-12, 16). */
export const isAbandoned = (g: Field, u: Unit): boolean =>
  kindOf(g, u).troop === 'machine' && kindOf(g, u).crew.length > 0 && crewOf(g, u) === null

/** Nobody is at it, and these know how to serve it. */
export const isEmpty = (g: Field, m: Unit, crew: Unit): boolean =>
  m.crew.length === 0 && kindOf(g, m).crew.some(x => kindFits(g, x.kind, crew)) && crewOf(g, m) === null
const kindFits = (g: Field, kind: number, crew: Unit): boolean => {
  const serves = factOf(kindOf(g, crew), 'serves')
  return serves !== undefined && serves === factOf(g.kinds[kind], 'serves')
}

/** Machines of its side that nobody serves, within a normal move of a crew: at its own machine, or on foot (WAB-WAR-06, 23). */
export function machinesFor(g: Field, u: Unit): Unit[] {
  const kind = kindOf(g, u)
  const served = factOf(kind, 'serves') === undefined ? null : u
  const crew = kind.troop === 'machine' ? crewOf(g, u) : served
  if (crew === null || !onTable(u)) return NONE
  const reach = kindOf(g, crew).pace * INCH
  return g.units.filter(
    m => m !== u && m.side === u.side && onTable(m) && isEmpty(g, m, crew) && within(distanceBetween(g, u, m), reach),
  )
}

/** Away from the friends it ran into a beast is its army's again (WAB-RUL-278). */
export function comeToItself(u: Unit): void {
  const rogue = stateOf(u, 'rogue')
  if (rogue === undefined) return
  u.side = rogue.n === 0 ? 0 : 1
  lift(u, 'rogue')
}
