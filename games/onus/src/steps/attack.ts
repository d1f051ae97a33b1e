import type { Ledger } from '@acies/kernel'
import type { AttackKind, Rule } from '../events.ts'
import { belowOf, IDLE, kindOf, NOBODY, type Unit } from '../position.ts'
import { attackOf, type Circumstances, clashOf, defenceOf, forceOf, MELEE, needed } from '../rules/values.ts'
import { loosen, stripMarkers } from '../rules/wrap.ts'
import { hasTrait, traitsWith } from '../traits/index.ts'
import type { Clash } from '../traits/trait.ts'
import { event, roll, type Table } from './book.ts'
import { reveal } from './fog.ts'
import { bury } from './generals.ts'
import { judge } from './verdict.ts'

/** What an attack came to. */
export interface Blow {
  readonly hits: number
  readonly wounds: number
}

/**
 * One unit attacks another with so many dice: to hit, then with what hit to wound (ONU-MEL-06, ONU-SHT-14, ONU-SHT-15).
 * Nothing is taken off yet.
 */
export function strike(r: Table, by: Unit, at: Unit, dice: number, kind: AttackKind, how: Circumstances = MELEE): Blow {
  const g = r.field
  const c = clashOf(g, by, at, kind, how)
  const value = kind === 'shot' || kind === 'javelins' ? forceOf(c) : attackOf(c)
  const against = defenceOf(clashOf(g, at, by, kind, how))
  let n = dice
  for (const trait of traitsWith(g, by, 'dice')) n += trait.dice(c)
  const hits = throwDice(r, c, 'hit', n, value.hit, against.hit).length
  if (hits === 0) return { hits, wounds: 0 }
  const faces = throwDice(r, c, 'wound', hits, value.wound, against.wound)
  const skills = traitsWith(g, by, 'wounds')
  let wounds = 0
  for (const face of faces) wounds += skills.reduce((most, trait) => Math.max(most, trait.wounds(c, face)), 1)
  return { hits, wounds }
}

/** The faces that succeed. */
function throwDice(r: Table, c: Clash, what: 'hit' | 'wound', n: number, value: Ledger, against: Ledger): number[] {
  const dice = roll(r, n)
  let again = 0
  if (hasTrait(c.g, c.unit, 'rethrows')) {
    for (let i = 0; i < n; i++) {
      if (dice[i] !== 1) continue
      dice[i] = r.roll(6) + 1 // ONU-SKL-23: once, without asking (ONU-R-87)
      again++
    }
  }
  const need = needed(value.total, against.total)
  const good = dice.filter(face => face >= need)
  const rules: Rule[] = what === 'hit' ? ['ONU-MEL-06', 'ONU-MEL-07'] : ['ONU-MEL-06']
  r.tell(
    event('rolled', c.attack === 'shot' ? ['ONU-SHT-14', 'ONU-SHT-16', 'ONU-SHT-17'] : rules, {
      unit: c.unit.id,
      foe: c.foe?.id ?? NOBODY,
      attack: c.attack === 'none' ? 'melee' : c.attack,
      roll: what,
      dice,
      again,
      need,
      successes: good.length,
      value: value.total,
      against: against.total,
      valueLines: value.lines,
      againstLines: against.lines,
    }),
  )
  return good
}

/** Takes wounds off a unit, and off who stands below it (ONU-SKL-64). Whoever has as many as it can bear is gone (ONU-MEL-09). */
export function wound(r: Table, u: Unit, n: number, by: number, rules: readonly Rule[] = ['ONU-MEL-09']): void {
  if (n === 0 || u.where !== 'table') return
  const below = belowOf(r.field, u)
  suffer(r, u, n, by, rules)
  if (below !== undefined) suffer(r, below, n, by, ['ONU-SKL-64'])
}
function suffer(r: Table, u: Unit, n: number, by: number, rules: readonly Rule[]): void {
  u.wounds += n
  r.tell(event('wounded', rules, { unit: u.id, n, by }))
  if (u.wounds >= kindOf(r.field, u).life) lose(r, u, by)
}

/** A unit is gone, with its general (ONU-LDR-02); who stood below it stands in its place. */
export function lose(r: Table, u: Unit, by: number, rules: readonly Rule[] = ['ONU-MEL-09', 'ONU-SHT-19']): void {
  const g = r.field
  r.tell(event('destroyed', rules, { unit: u.id, by }))
  bury(r, u)
  const below = belowOf(g, u)
  if (below !== undefined) {
    below.under = NOBODY
    g.pairs = g.pairs.map(p => (p.a !== u.id && p.b !== u.id ? p : repaired(p, u.id, below.id)))
  }
  remove(r, u)
}
const repaired = <P extends { a: number; b: number; charger: number }>(p: P, old: number, now: number): P => {
  const other = p.a === old ? p.b : p.a
  return { ...p, a: Math.min(other, now), b: Math.max(other, now), charger: p.charger === old ? now : p.charger }
}
/** Off the table. */
export function remove(r: Table, u: Unit): void {
  const g = r.field
  reveal(r, u, ['ONU-OPT-33'])
  u.where = 'lost'
  u.under = NOBODY
  u.fleeing = u.broken = u.shut = u.marched = false
  u.formation = 'none'
  u.doings = IDLE
  u.effects = NONE
  stripMarkers(u)
  if (g.mover === u.id) g.mover = NOBODY
  if (g.over.length > 0) g.over = g.over.filter(o => o.unit !== u.id)
}
const NONE: readonly never[] = Object.freeze([])

/** After losses and moves: markers that hold nothing come off, melees without contact end, and the battle may. */
export function tidy(r: Table): void {
  for (const pair of loosen(r.field))
    r.tell(event('disengaged', ['ONU-ENV-06', 'ONU-R-78'], { unit: pair.a, foe: pair.b }))
  judge(r)
}
