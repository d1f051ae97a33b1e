import { INCH, type Pose, slid } from '@acies/table'
import type { Rule } from '../events.ts'
import {
  CHARACTER,
  type Fate,
  type Field,
  isCharacter,
  isCharacterPlace,
  isMan,
  kindOf,
  modelsIn,
  STANDARD,
  type Unit,
} from '../position.ts'
import { driverOf, heroesAboard, isOwnChariot } from '../rules/aboard.ts'
import { blockOf, isCloud, middle, place } from '../rules/bodies.ts'
import { thinned } from '../rules/cloud.ts'
import { admit } from '../rules/company.ts'
import { comeToItself, crewOf } from '../rules/crew.ts'
import { cutAll } from '../rules/engaged.ts'
import { hasDifferentWeapons, tally } from '../rules/mixed.ts'
import { charactersIn, countOf, formUp, hasStandard, MINIMUM, takeOff } from '../rules/ranks.ts'
import { standsFree } from '../rules/route.ts'
import { becomesDue, refusal } from '../traits/index.ts'
import type { Table } from './book.ts'

/** A unit leaves the battle for good, and whoever is with it. */
export function lose(r: Table, u: Unit, fate: Fate, rules: readonly Rule[]): void {
  const g = r.field
  if (u.where === 'lost') return
  const others = isCharacter(g, u) ? [] : charactersIn(g, u)
  const aboard = [...heroesAboard(g, u), ...chariotsIn(g, u)]
  comeToItself(u)
  const crew = crewOf(g, u)
  if (u.where === 'joined') leaveHost(g, u)
  if (u.where === 'aboard') u.host = -1
  u.where = 'lost'
  u.fate = fate
  u.fleeing = 0
  u.states = []
  cutAll(g, u)
  r.tell({ type: 'lost', rules, unit: u.id, fate })
  becomesDue('unitLost', g, u)
  // Those who served it stand where it was (WAB-WAR-23).
  if (crew !== null) dismount(g, u, crew)
  if (fate === 'killed' && g.armies[u.side].general === u.id) {
    // His army will test: at once if he was shot, with the others if he fell in combat (WAB-PANIC-16).
    g.mourning[u.side] = 1
    r.tell({ type: 'general-dead', rules: ['WAB-GENL-06', 'WAB-PANIC-16'], unit: u.id })
  }
  for (const c of others) {
    c.where = 'joined'
    lose(r, c, fate, rules)
  }
  for (const c of aboard) {
    // He goes on by foot, or with the crew (WAB-PMOUNT-01, WAB-WAR-20); if it fled he has fled with it.
    if (fate !== 'killed' || !isCharacter(g, c)) lose(r, c, fate, rules)
    else if (crew !== null && crew.where === 'table') stepDown(g, crew, c)
    else setDown(r, u, c)
  }
}
/** The chariots of leaders who ride with a squadron. */
const chariotsIn = (g: Field, u: Unit): Unit[] =>
  kindOf(g, u).troop === 'chariot'
    ? g.units.filter(o => o.host === u.id && o.where === 'aboard' && !isCharacter(g, o))
    : []
/** A character in the ranks of a crew that has left its machine. */
export function stepDown(g: Field, crew: Unit, c: Unit): void {
  c.host = -1
  admit(g, crew, c)
}
/** On his own feet where his mount was, or as near as nobody stands: whoever wrecks a machine comes to stand on it. */
function setDown(r: Table, mount: Unit, c: Unit): void {
  const g = r.field
  c.where = 'table'
  c.host = -1
  const { x, y } = middle(g, mount)
  const there = slid({ x, y, facing: mount.facing }, mount.facing, blockOf(g, c).depth / 2)
  place(c, nearestFree(g, c, there))
  r.tell({ type: 'left', rules: ['WAB-PMOUNT-01'], unit: c.id, other: mount.id })
}
const ROUND = [0, 4500, -4500, 9000, -9000, 13500, -13500, 18000]
function nearestFree(g: Field, c: Unit, at: Pose): Pose {
  for (let far = 0; far <= 24; far++)
    for (const turn of ROUND) {
      const there = slid(at, at.facing + 18000 + turn, (far * INCH) / 2)
      if (standsFree(g, c, there)) return there
    }
  return at
}
/** The crew of a machine, on its own feet where the machine is. */
export function dismount(g: Field, machine: Unit, crew: Unit): void {
  crew.where = 'table'
  crew.host = -1
  formUp(crew, 2)
  const { depth } = blockOf(g, crew)
  const { x, y } = middle(g, machine)
  place(crew, slid({ x, y, facing: machine.facing }, machine.facing, depth / 2))
}
/** His place in the ranks is filled by the hindmost man (WAB-PERS-21, 31, 32). */
export function leaveHost(g: Field, c: Unit): void {
  const host = g.units[c.host]
  if (host !== undefined && host.where !== 'lost') {
    const at = isOwnChariot(g, c) ? host.places.lastIndexOf(host.kind) : host.places.indexOf(CHARACTER + c.id)
    if (at >= 0) vacate(host, at)
    const driver = isOwnChariot(g, c) ? driverOf(g, c) : undefined
    if (driver?.host === host.id && driver.where === 'aboard') driver.host = c.id
    if (countOf(g, host) < MINIMUM) host.unformed = true
  }
  c.host = -1
}
/** A place falls empty: the hindmost ordinary man steps up into it. */
function vacate(u: Unit, at: number): void {
  const places = u.places.slice()
  let from = places.length - 1
  while (from > at && (isCharacterPlace(places[from]) || places[from] < 0)) from--
  const gone = Math.max(from, at)
  if (from > at) places[at] = places[from]
  places.splice(gone, 1)
  if (isCloud(u)) u.loose = u.loose.filter((_, i) => Math.floor(i / 3) !== gone)
  u.places = places
  if (places.length > 0 && u.files > places.length) u.files = places.length
}

/** Command models as one number: champion 1, standard 2, musician 4. */
export const commandMask = (places: readonly number[]): number => places.reduce((mask, p) => mask | (1 << (-p - 1)), 0)

/** So many models fall, of loose men so that the rest keep together. */
export const fall = (
  g: Field,
  u: Unit,
  n: number,
  touched: { left: boolean; right: boolean } | null = null,
  only = -1,
): number => (isCloud(u) ? thinned(g, u, n, only) : takeOff(g, u, n, touched, only))
/** Wounds on the men of a unit: models fall, what is left stays on the one who bleeds. Gives what could be suffered. */
export function wound(
  r: Table,
  u: Unit,
  wounds: number,
  by: Unit | null,
  rules: readonly Rule[],
  touched: { left: boolean; right: boolean } | null = null,
  only = -1,
): { fallen: number; wounds: number } {
  const g = r.field
  const each = kindOf(g, u).w
  const able = modelsIn(u) - charactersIn(g, u).length
  const suffered = Math.min(wounds, able * each - u.hurt)
  if (suffered <= 0) return { fallen: 0, wounds: 0 }
  const all = u.hurt + suffered
  const many = Math.floor(all / each)
  const before = u.places
  const fallen = fall(g, u, many, touched, only)
  u.hurt = all % each
  r.tell({ type: 'fallen', rules, unit: u.id, n: fallen, wounds: suffered, by: by?.id ?? -1 })
  // No man was left to fall for them: its owner says who of the command does (WAB-CMD-05).
  const fell = before.filter(p => p < 0 && !u.places.includes(p))
  if (fell.length > 0 && u.places.some(p => p < 0))
    g.due.push({ step: 'casualties', v: { unit: u.id, fell: commandMask(fell) } })
  if (fallen > 0 && hasDifferentWeapons(g, u)) chooseWhoFell(g, u, before)
  return { fallen, wounds: suffered }
}
/** Its owner picks the dead among men of different weapons (WAB-FRM-109). */
function chooseWhoFell(g: Field, u: Unit, before: readonly number[]): void {
  const [had, left] = [tally(before.filter(isMan), u.kind), tally(u.places.filter(isMan), u.kind)]
  const kind = [...had.keys()].find(k => k !== u.kind) ?? -1
  const gone = (k: number) => (had.get(k) ?? 0) - (left.get(k) ?? 0)
  if (kind >= 0) g.due.push({ step: 'choose-dead', v: { unit: u.id, own: gone(u.kind), others: gone(kind), kind } })
}
/** Wounds on a character (WAB-PERS-30); his place is filled by whoever calls. */
export function woundCharacter(r: Table, c: Unit, wounds: number, by: Unit | null): number {
  const left = kindOf(r.field, c).w - c.hurt
  const suffered = Math.min(wounds, left)
  c.hurt += suffered
  r.tell({
    type: 'fallen',
    rules: ['WAB-PERS-30'],
    unit: c.id,
    n: suffered === left ? 1 : 0,
    wounds: suffered,
    by: by?.id ?? -1,
  })
  return suffered
}
export const isDead = (g: Field, c: Unit): boolean => c.where === 'lost' || c.hurt >= kindOf(g, c).w

/** Whoever pursues, or wipes out, takes the standards (WAB-STD-03, WAB-BSB-06, WAB-RUL-129, 174). */
export function captureStandards(r: Table, from: Unit, by: Unit): void {
  const g = r.field
  winBack(r, from, by)
  if (hasStandard(from)) {
    const at = from.places.indexOf(STANDARD)
    // The last of a unit only loses what he carried.
    if (modelsIn(from) > 1) vacate(from, at)
    else from.places = [from.kind]
    g.trophies = [...g.trophies, { by: by.id, from: from.id, army: false }]
    r.tell({ type: 'captured', rules: ['WAB-STD-03', 'WAB-STD-04'], unit: by.id, other: from.id, army: false })
  }
  const { standard } = g.armies[from.side]
  if (standard < 0) return
  const bearer = g.units[standard]
  const here =
    bearer.id === from.id || ((bearer.where === 'joined' || bearer.where === 'aboard') && bearer.host === from.id)
  if (!here || bearer.where === 'lost' || g.trophies.some(t => t.army && t.from === standard)) return
  takeArmyStandard(r, bearer, by)
}
/** The battle standard changes hands (WAB-BSB-06). */
export function takeArmyStandard(r: Table, bearer: Unit, by: Unit): void {
  const g = r.field
  g.trophies = [...g.trophies, { by: by.id, from: bearer.id, army: true }]
  r.tell({ type: 'captured', rules: ['WAB-BSB-06'], unit: by.id, other: bearer.id, army: true })
  becomesDue('standardTaken', g, bearer, { other: by })
}
/** A standard that its own may win back leaves the table with the man who carries it home (WAB-ROM-04). */
export function winBack(r: Table, from: Unit, by: Unit): void {
  const g = r.field
  for (const t of g.trophies) {
    const bearer = g.units[t.from]
    const rule = t.by === from.id && t.army && bearer.side === by.side ? refusal('recover', g, bearer) : null
    if (rule === null) continue
    g.trophies = g.trophies.filter(x => x !== t)
    // The last of a unit has nobody to send, and stays.
    if (modelsIn(by) > 1) fall(g, by, 1)
    r.tell({ type: 'recovered', rules: [rule], unit: by.id, other: from.id })
  }
}
