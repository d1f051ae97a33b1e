import { Complaint } from '@acies/kernel'
import { crewsApart, kindFrom, type Profile, ridersFrom } from './data/kinds.ts'
import { WARHORSE } from './data/profiles/gifts.ts'
import { profileNamed } from './data/profiles/index.ts'
import type { Raised } from './data/raised.ts'
import {
  CHAMPION,
  CHARACTER,
  type Field,
  type Kind,
  MUSICIAN,
  NOBODY,
  type Order,
  type Side,
  STANDARD,
  type Unit,
} from './position.ts'
import { inOrder } from './rules/ranks.ts'
import { breakValue } from './rules/victory.ts'

/** By what kinds are told apart, put together once for each. */
const texts = new WeakMap<Kind, string>()
function textOf(kind: Kind): string {
  const text = texts.get(kind) ?? JSON.stringify(kind)
  texts.set(kind, text)
  return text
}
/** The index of a kind, known or new. */
function kindIndex(g: Field, kind: Kind): number {
  const text = textOf(kind)
  const known = g.kinds.findIndex(k => textOf(k) === text)
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

/** The kind that a profile becomes with what was bought for it. */
function kindFor(g: Field, raised: Raised, profile: Profile, where: string, order = profile.order): number {
  const wrong = raised.options.find(o => profile.options[o] === undefined)
  if (wrong !== undefined) throw new Complaint(`${where}: ${profile.id} has no option ${wrong}`)
  const crew = ridersFrom(profile, raised.options).map(c => ({ kind: kindIndex(g, c.kind), n: c.n }))
  const kind = kindFrom({ ...profile, order }, raised.options)
  // The beast that strikes for itself (WAB-FRM-107).
  if (kind.traits.includes('warhorse')) kindIndex(g, kindFrom(WARHORSE, []))
  return kindIndex(g, { ...kind, crew, traits: [...kind.traits, ...raised.traits] })
}
/** Open and close order together are close order (WAB-FRM-36). */
const orderOf = (raised: Raised, profile: Profile, where: string): Order =>
  raised.behind !== undefined && [profile, named(raised.behind, where)].some(p => p.order === 'close')
    ? 'close'
    : profile.order
const named = (id: string, where: string): Profile => {
  const profile = profileNamed(id)
  if (profile === undefined) throw new Complaint(`${where}: no profile ${id}`)
  return profile
}
/** The men of a unit in their order, its command not among them. */
function menOf(g: Field, raised: Raised, index: number, n: number, where: string): number[] {
  if (raised.pack.length > 0)
    return raised.pack.flatMap(p => {
      const own = p.profile === raised.profile
      const kind = own ? index : kindFor(g, { ...raised, options: [] }, named(p.profile, where), where)
      return Array.from({ length: p.n }, () => kind)
    })
  const behind =
    raised.behind === undefined ? index : kindFor(g, raised, named(raised.behind, where), where, g.kinds[index].order)
  const front = raised.behind === undefined ? n : n - Math.floor(raised.models / 2)
  return Array.from({ length: n }, (_, i) => (i < front ? index : behind))
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
  return raise(g, side, kindFor(g, raised, profile, where, orderOf(raised, profile, where)), raised, where)
}
function raise(g: Field, side: Side, index: number, raised: Raised, where: string): Unit {
  const kind = g.kinds[index]
  const id = g.units.length
  const command = [...raised.command].map(c => {
    const who = COMMAND[c]
    if (who === undefined) throw new Complaint(`${where}: no command model ${c}`)
    return who
  })
  const men = menOf(g, raised, index, Math.max(0, raised.models - command.length), where)
  const places = kind.character ? [CHARACTER + id] : inOrder([...command, ...men], raised.files)
  const u: Unit = {
    id,
    side,
    seat: side,
    kind: index,
    name: raised.name ?? '',
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
    worth: raised.worth,
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
/** Puts the crews to their machines, after all other units of both armies: these keep their numbers. */
export function manMachines(g: Field): void {
  for (const machine of g.units.filter(u => u.host === NOBODY && crewsApart(g.kinds[u.kind]))) {
    const [served, ...others] = g.kinds[machine.kind].crew
    if (served === undefined) continue
    const models = served.n + others.reduce((sum, c) => sum + c.n, 0)
    const { profile, points } = g.kinds[served.kind]
    const crew = raise(
      g,
      machine.side,
      served.kind,
      { profile, models, options: [], traits: [], command: '', worth: models * points, files: 2, pack: [] },
      profile,
    )
    // Men of two kinds (WAB-WAG-27).
    const rest = others.flatMap(c => Array.from({ length: c.n }, () => c.kind))
    crew.places = [...crew.places.slice(0, served.n), ...rest]
    crew.seat = machine.seat
    crew.where = 'aboard'
    crew.host = machine.id
  }
}
/** Chariots and elephants of leaders, who ride in them from the start (WAB-PMOUNT-01, WAB-RUL-337). */
export function mountLeaders(g: Field): void {
  for (const hero of g.units.filter(u => ridden(g, u) !== undefined)) {
    const id = ridden(g, hero) ?? ''
    const profile = named(id, id)
    const traits = profile.troop === 'chariot' ? ['own-chariot'] : []
    const worth = profile.points
    const raised: Raised = { profile: id, models: 1, options: [], traits, command: '', worth, files: 1, pack: [] }
    const mount = raise(g, hero.side, kindFor(g, raised, profile, id), raised, id)
    mount.seat = hero.seat
    hero.worth -= worth
    const squadron = hero.where === 'joined' ? g.units[hero.host] : undefined
    if (squadron === undefined) Object.assign(mount, { where: hero.where, x: hero.x, y: hero.y, facing: hero.facing })
    else squadron.places = squadron.places.map(p => (p === CHARACTER + hero.id ? squadron.kind : p))
    if (squadron !== undefined) Object.assign(mount, { where: 'aboard', host: squadron.id })
    hero.host = squadron?.id ?? mount.id
    g.armies = g.armies.map((a, i) => (i === hero.side ? { ...a, value: a.value + breakValue(g, mount) } : a))
    hero.where = 'aboard'
  }
}
const RIDES = 'rides-'
const ridden = (g: Field, u: Unit): string | undefined =>
  g.kinds[u.kind].traits.find(t => t.startsWith(RIDES))?.slice(RIDES.length)
/** A character begins the battle in the front rank of a unit, or at a machine, in a wagon, on an elephant (WAB-PERS-08). */
export function attach(g: Field, c: Unit, host: Unit): void {
  const { troop } = g.kinds[host.kind]
  if (troop === 'machine' || troop === 'wagon' || troop === 'elephant') {
    c.where = 'aboard'
    c.host = host.id
    return
  }
  host.places = inOrder([...host.places, CHARACTER + c.id], host.files)
  c.where = 'joined'
  c.host = host.id
}

/** An army in reserve, its general and its standard known. */
export function raiseArmy(g: Field, side: Side, name: string, units: readonly Raised[], where: string): void {
  const first = g.units.length
  let general: number = NOBODY
  let standard: number = NOBODY
  for (const raised of units) {
    const u = raiseUnit(g, side, raised, where)
    const { traits } = g.kinds[u.kind]
    if (traits.includes('general')) general = u.id
    if (traits.includes('battle-standard')) standard = u.id
  }
  const value = g.units.slice(first).reduce((sum, u) => sum + breakValue(g, u), 0)
  g.armies = g.armies.map((a, i) => (i === side ? { ...a, name, general, standard, value } : a))
}
