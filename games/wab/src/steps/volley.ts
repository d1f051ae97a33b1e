import { MISSILE_DATA, type Missile } from '../data/weapons.ts'
import type { Reckoning, Roll, Rule } from '../events.ts'
import { type Field, isFleeing, kindOf, modelsIn, onTable, put, type Unit } from '../position.ts'
import { onDie, saveOf, toWound, weakened } from '../rules/blows.ts'
import { distanceBetween, middle } from '../rules/bodies.ts'
import { foesOf } from '../rules/engaged.ts'
import { charactersIn, countOf } from '../rules/ranks.ts'
import { missileAgainstCharge, missileOf, shotFrom, toHitShot, type Volley, volleyOf } from '../rules/shots.ts'
import { becomesDue } from '../traits/index.ts'
import { type Table, throwDice, told } from './book.ts'
import { isDead, lose, woundCharacter } from './losses.ts'
import { looseBolt, turnTo } from './machines/bolt.ts'
import { works } from './machines/serve.ts'
import { hurt, type Part, partsStruck } from './parts.ts'

/** Hits on a unit become wounds, wounds are saved, models fall (WAB-TOWOUND-01, WAB-SAVE-01, WAB-CAS-01 to 06). */
export function strikeWith(r: Table, by: Unit, target: Unit, hits: number, strength: number, pierces: number): void {
  if (hits === 0 || target.where !== 'table') return
  for (const part of partsStruck(r, target, hits, { occasion: 'shot', other: by }))
    strikePart(r, by, target, part, strength, pierces)
}
function strikePart(r: Table, by: Unit, target: Unit, part: Part, strength: number, pierces: number): void {
  const g = r.field
  const kind = kindOf(g, part.as)
  const need = toWound(g, by, target, strength, kind.t, { occasion: 'shot' })
  if (need === null) return
  const wounds = throwDice(r, part.hits, need.total)
  const ledger = told(need)
  const other = part.unit.id
  r.tell({ type: 'wounds', rules: ['WAB-TOWOUND-01'], unit: by.id, other, roll: wounds, ledger })
  let unsaved = wounds.n
  const side = shotFrom(g, by, target)
  const saver = part.saver ?? part.as
  const save = saveOf(g, saver, kindOf(g, saver), strength, { other: by, occasion: 'shot', n: pierces, side })
  if (unsaved > 0 && save.total <= 6) {
    const saved = throwDice(r, unsaved, save.total)
    r.tell({ type: 'saves', rules: ['WAB-SAVE-01'], unit: other, other: by.id, roll: saved, ledger: told(save) })
    unsaved -= saved.n
  }
  if (unsaved === 0) return
  if (kind.character) woundCharacter(r, part.unit, unsaved, by)
  else {
    hurt(r, part, unsaved, by, ['WAB-CAS-02', 'WAB-CAS-03'])
    if (part.rider < 0 && kind.crew.length > 0) put(target, 'shot-hurt')
    noteShooter(g, target, by)
  }
  shotDown(r, part.unit)
}
/** A unit that is shot down causes no panic (WAB-PANIC-25). */
export function shotDown(r: Table, u: Unit): void {
  const g = r.field
  const { character } = kindOf(g, u)
  const gone = character ? isDead(g, u) : modelsIn(u) === charactersIn(g, u).length
  if (!gone) return
  if (!character && charactersIn(g, u).length > 0) freed(u)
  else lose(r, u, 'killed', ['WAB-CAS-01', 'WAB-PANIC-25'])
}
/** The last models of a unit are its characters: they stay with what is left of it (WAB-PERS-16). */
function freed(u: Unit): void {
  u.unformed = true
  if (u.files > modelsIn(u)) u.files = modelsIn(u)
}
/** The nearest enemy that has shot at it: from him it will run (WAB-PANIC-19). */
export function noteShooter(g: Field, target: Unit, by: Unit): void {
  if (by.side === target.side) return
  const known = g.snap.shotBy[target.id]
  if (
    known < 0 ||
    !onTable(g.units[known]) ||
    distanceBetween(g, target, by) < distanceBetween(g, target, g.units[known])
  )
    g.snap.shotBy[target.id] = by.id
}

/** Shots that have been loosed at one range: what they needed, what hit. */
export interface Loosed {
  weapon: Missile
  long: boolean
  roll: Roll
  ledger: Reckoning
}
/** One unit's shots at one target: hits, wounds, saves, losses; short and long range apart. */
export function volley(
  r: Table,
  u: Unit,
  target: Unit,
  files: readonly number[],
  reaction: '' | 'stand' | 'flee',
): void {
  const shots = shotsAt(r, u, target, files, reaction)
  if (shots === null) return
  for (const long of [false, true])
    for (const loosed of loose(r, u, target, shots, reaction, long)) strikeFrom(r, u, target, loosed)
  volleyOver(r, u, target, reaction)
}
/** How many shoot with what, or null when nobody can. */
export function shotsAt(
  r: Table,
  u: Unit,
  target: Unit,
  files: readonly number[],
  reaction: '' | 'stand' | 'flee',
): Volley | null {
  const g = r.field
  const weapon = reaction === '' ? missileOf(g, u) : missileAgainstCharge(g, u, reaction)
  if (weapon === null || !onTable(u) || !onTable(target)) return null
  const shots = volleyOf(g, u, target, weapon, files, reaction)
  return shots.data.bolt > 0 && shots.short + shots.long > 0 && !takesAim(r, u, target) ? null : shots
}
/** Dice to hit at one range: none or one throw. */
export function loose(
  r: Table,
  u: Unit,
  target: Unit,
  shots: Volley,
  reaction: '' | 'stand' | 'flee',
  long: boolean,
): Loosed[] {
  const n = long ? shots.long : shots.short
  if (n === 0 || target.where !== 'table') return []
  const need = toHitShot(r.field, u, target, shots, long, reaction !== '')
  const roll = throwDice(r, n, onDie(need.total))
  const rules: readonly Rule[] = reaction === '' ? ['WAB-SHOOT-01', 'WAB-TOHIT-01'] : ['WAB-SCHG-01', 'WAB-TOHIT-01']
  const loosed = { weapon: shots.weapon, long, roll, ledger: told(need) }
  tellVolley(r, u, target, loosed, rules, reaction)
  return [loosed]
}
function tellVolley(r: Table, u: Unit, target: Unit, shots: Loosed, rules: readonly Rule[], reaction: string): void {
  const { roll, ledger, long } = shots
  const [unit, other] = [u.id, target.id]
  r.tell({ type: 'volley', rules, unit, other, roll, ledger, reaction: reaction !== '', short: !long })
}
/** All the dice again, those that hit as well (WAB-FRM-106). */
export function loosedAgain(r: Table, u: Unit, target: Unit, shots: Loosed): Loosed {
  const n = shots.roll.faces.reduce((all, k) => all + k, 0)
  const again = { ...shots, roll: throwDice(r, n, shots.roll.need) }
  tellVolley(r, u, target, again, ['WAB-FRM-106'], '')
  return again
}
export function strikeFrom(r: Table, u: Unit, target: Unit, { weapon, long, roll, ledger }: Loosed): void {
  const data = MISSILE_DATA[weapon]
  const strength = data.strength[long ? 1 : 0] - weakened(ledger.total)
  const pierces = data.pierces[long ? 1 : 0]
  if (data.bolt > 0) {
    if (roll.n > 0) looseBolt(r, u, target, weapon, strength)
    return
  }
  const strays = strayHits(r, u, target, roll.n)
  strikeWith(r, u, target, roll.n - strays.length, strength, pierces)
  for (const friend of new Set(strays))
    strikeWith(r, u, friend, strays.filter(f => f === friend).length, strength, pierces)
}
export function volleyOver(r: Table, u: Unit, target: Unit, reaction: '' | 'stand' | 'flee'): void {
  if (reaction !== '') put(u, 'shot-back')
  becomesDue('volleyDone', r.field, u, { other: target, occasion: reaction === '' ? 'shot' : 'reaction' })
}

/** A machine is turned to its target, if it works at all (WAB-WAR-15, 43). */
function takesAim(r: Table, u: Unit, target: Unit): boolean {
  if (kindOf(r.field, u).troop !== 'machine') return true
  if (!works(r, u)) return false
  turnTo(r, u, middle(r.field, target))
  return true
}

/** Into close combat: half of the hits are the friends', an odd one goes by a die (WAB-SMELEE-01, 02, WAB-RUL-158). */
function strayHits(r: Table, u: Unit, target: Unit, hits: number): Unit[] {
  const g = r.field
  if (hits === 0) return []
  const friends = foesOf(g, target)
    .map(f => f.unit)
    .filter(f => f.side === u.side && onTable(f) && !isFleeing(f))
  if (friends.length === 0) return []
  let astray = Math.floor(hits / 2)
  let die = 0
  if (hits % 2 === 1) {
    die = r.roll(6) + 1
    if (die <= 3) astray++
  }
  r.tell({ type: 'strays', rules: ['WAB-SMELEE-02'], unit: u.id, other: target.id, hits: astray, die })
  const struck: Unit[] = []
  const each = Math.floor(astray / friends.length)
  for (const f of friends) for (let i = 0; i < each; i++) struck.push(f)
  while (struck.length < astray) struck.push(friends[friends.length === 1 ? 0 : r.roll(friends.length)])
  return struck
}

/** A quarter or more of the models of the moment lost to shots (WAB-PANIC-17, WAB-RUL-103). */
export function lostQuarter(g: Field, u: Unit): boolean {
  const had = g.snap.models[u.id]
  const left = countOf(g, u)
  return had > 0 && (had - left) * 4 >= had && left < had
}
