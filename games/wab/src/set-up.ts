import { Complaint } from '@acies/kernel'
import { inches } from '@acies/table'
import { type Raised, READY, type ReadyArmy } from './data/armies.ts'
import { kindFrom, ridersFrom } from './data/kinds.ts'
import { profileNamed } from './data/profiles/index.ts'
import {
  CHAMPION,
  CHARACTER,
  type Element,
  type Field,
  type Kind,
  MUSICIAN,
  NOBODY,
  type Side,
  STANDARD,
  type Unit,
} from './position.ts'
import { inOrder } from './rules/ranks.ts'
import { breakValue } from './rules/victory.ts'

/** WAB-MIS-101 */
export const TABLE = { width: 72, depth: 48, zone: 12, turns: 6 } as const

export function bareField(scenario: string): Field {
  return {
    scenario,
    width: inches(TABLE.width),
    depth: inches(TABLE.depth),
    armies: [
      { name: '', edge: 'south', general: NOBODY, standard: NOBODY, value: 0 },
      { name: '', edge: 'north', general: NOBODY, standard: NOBODY, value: 0 },
    ],
    sideOf: [0, 1],
    kinds: [],
    ground: [],
    units: [],
    turn: 0,
    last: 2 * TABLE.turns,
    active: 0,
    phase: 'set-up',
    links: [],
    combats: [],
    charges: [],
    due: [],
    snap: { ranks: [], column: [], fleeing: [], near: [], models: [], shotBy: [] },
    trophies: [],
    mourning: [0, 0],
    points: [0, 0],
    grade: 'none',
  }
}

/** The index of a kind, known or new. */
export function kindIndex(g: Field, kind: Kind): number {
  const text = JSON.stringify(kind)
  const known = g.kinds.findIndex(k => JSON.stringify(k) === text)
  if (known >= 0) return known
  g.kinds = [...g.kinds, kind]
  return g.kinds.length - 1
}
const COMMAND: Readonly<Record<string, number>> = { C: CHAMPION, S: STANDARD, M: MUSICIAN }

/** Light troops fight as skirmishers or in open order; either kind is known from the start (WAB-FRM-75, WAB-SKI-01). */
const skirmishKind = (kind: Kind): Kind => ({ ...kind, order: 'loose' })
export const mayScatter = (g: Field, u: Unit): boolean =>
  g.kinds[u.kind].traits.includes('light-troops') && g.kinds[u.kind].order !== 'loose'
/** For the whole battle it skirmishes. */
export function asSkirmishers(g: Field, u: Unit): void {
  const was = u.kind
  u.kind = kindIndex(g, skirmishKind(g.kinds[was]))
  u.places = u.places.map(p => (p === was ? u.kind : p))
}

/** A unit in reserve, drawn up in so many files. */
export function raiseUnit(
  g: Field,
  side: Side,
  raised: Raised,
  where: string,
  profile = profileNamed(raised.profile),
): Unit {
  if (profile === undefined) throw new Complaint(`${where}: no profile ${raised.profile}`)
  const wrong = raised.options.find(o => profile.options[o] === undefined)
  if (wrong !== undefined) throw new Complaint(`${where}: ${raised.profile} has no option ${wrong}`)
  const crew = ridersFrom(profile, raised.options).map(c => ({ kind: kindIndex(g, c.kind), n: c.n }))
  return raise(g, side, { ...kindFrom(profile, raised.options), crew }, raised, where)
}
function raise(g: Field, side: Side, kind: Kind, raised: Raised, where: string): Unit {
  const index = kindIndex(g, kind)
  const id = g.units.length
  const command = [...raised.command].map(c => {
    const who = COMMAND[c]
    if (who === undefined) throw new Complaint(`${where}: no command model ${c}`)
    return who
  })
  const men = Array.from({ length: Math.max(0, raised.models - command.length) }, () => index)
  const places = kind.character ? [CHARACTER + id] : inOrder([...command, ...men], raised.files)
  const u: Unit = {
    id,
    side,
    seat: side,
    kind: index,
    name: '',
    where: 'reserve',
    fate: 'none',
    x: 0,
    y: 0,
    facing: 0,
    files: Math.max(1, Math.min(raised.files, places.length)),
    lean: 0,
    places,
    loose: [],
    host: NOBODY,
    crew: crewsApart(kind) ? [] : kind.crew.map(c => c.n),
    hurt: 0,
    began: kind.character || places.length === 1 ? kind.w : places.length,
    worth: raised.models * kind.points + raised.commandPoints,
    fleeing: 0,
    unformed: false,
    astray: 0,
    exit: [],
    states: [],
  }
  g.units.push(u)
  if (mayScatter(g, u)) kindIndex(g, skirmishKind(kind))
  for (const list of Object.values(g.snap)) list.push(0)
  g.snap.shotBy[id] = NOBODY
  return u
}
/** The crew of a machine, and the defenders of a tabor, can leave it: they are units (WAB-WAR-05, WAB-WAG-30). */
const crewsApart = (kind: Kind): boolean => kind.troop === 'machine' || kind.traits.includes('tabor')
/** Puts the crews to their machines, after all other units of both armies: these keep their numbers. */
export function manMachines(g: Field): void {
  for (const machine of g.units.filter(u => u.host === NOBODY && crewsApart(g.kinds[u.kind]))) {
    const [served] = g.kinds[machine.kind].crew
    if (served === undefined) continue
    const { profile, points } = g.kinds[served.kind]
    const raised = { profile, models: served.n, options: [], command: '', commandPoints: 0, files: 2 }
    const crew = raise(g, machine.side, g.kinds[served.kind], raised, profile)
    crew.seat = machine.seat
    crew.where = 'aboard'
    crew.host = machine.id
    crew.worth = served.n * points
  }
}
/** A character begins the battle in the front rank of a unit (WAB-PERS-08). */
export function attach(_g: Field, c: Unit, host: Unit): void {
  host.places = inOrder([...host.places, CHARACTER + c.id], host.files)
  c.where = 'joined'
  c.host = host.id
}

export function raiseArmy(g: Field, side: Side, army: ReadyArmy): void {
  const first = g.units.length
  let general: number = NOBODY
  let standard: number = NOBODY
  for (const raised of army.units) {
    const u = raiseUnit(g, side, raised, army.id)
    const { traits } = g.kinds[u.kind]
    if (traits.includes('general')) general = u.id
    if (traits.includes('battle-standard')) standard = u.id
    if (raised.with !== undefined) attach(g, u, g.units[first + raised.with])
  }
  const value = g.units.slice(first).reduce((sum, u) => sum + breakValue(g, u), 0)
  g.armies = g.armies.map((a, i) => (i === side ? { ...a, name: army.book, general, standard, value } : a))
}
export const readyArmy = (id: string): ReadyArmy => {
  const army = READY.find(a => a.id === id)
  if (army === undefined) throw new Complaint(`armies: no ready army ${id}`)
  return army
}

/** Two armies in reserve before an empty table. */
export function fieldFor(scenario: string, armies: readonly [string, string], ground: readonly Element[] = []): Field {
  const g = bareField(scenario)
  raiseArmy(g, 0, readyArmy(armies[0]))
  raiseArmy(g, 1, readyArmy(armies[1]))
  manMachines(g)
  g.ground = ground
  return g
}
