import type { Rule } from '../../events.ts'
import { characterIn, type Field, isCharacterPlace, kindOf, modelsIn, onTable, put, type Unit } from '../../position.ts'
import { toWound } from '../../rules/blows.ts'
import { bodyGuard } from '../../rules/ranks.ts'
import { dice, type Table, throwDice, told } from '../book.ts'
import { isDead, lose, woundCharacter } from '../losses.ts'
import { hurt, partsStruck } from '../parts.ts'
import { noteShooter, shotDown } from '../volley.ts'

/** What a stone, bolt or ball does where it strikes: Strength, sides of the die for wounds (0: one each), whether armour helps. */
export interface Missile {
  strength: number
  wounds: 0 | 3 | 4 | 6
  rules: readonly Rule[]
}

/** A character in the ranks is struck on a 1; otherwise the man beside him is (WAB-PSHOOT-04). */
export function whoIsStruck(r: Table, u: Unit, place: number): Unit {
  const g = r.field
  const who = u.places[place]
  if (who === undefined || !isCharacterPlace(who)) return u
  const hero = characterIn(g, who)
  if (hero === u || modelsIn(u) === 1) return hero
  return r.roll(6) === 0 ? hero : u
}

/** How many wounds a model takes of it: never more than it has (WAB-WAR-37, 48). */
function woundsOf(r: Table, missile: Missile, each: number): number {
  if (missile.wounds === 0 || each === 1) return 1
  if (missile.wounds === 4) return Math.min(each, r.roll(4) + 1)
  const [die] = dice(r, 1)
  return Math.min(each, missile.wounds === 3 ? Math.ceil(die / 2) : die)
}

/** Hits of a machine on a unit, or on a character: wounds without any save; gives how many models were struck dead. */
export function smash(r: Table, by: Unit, struck: Unit, hits: number, missile: Missile): number {
  const g = r.field
  const body = bodyGuard(g, struck)
  if (hits === 0 || !onTable(body)) return 0
  let dead = 0
  for (const part of partsStruck(r, struck, hits, { occasion: 'machine', other: by })) {
    const kind = kindOf(g, part.as)
    const need = toWound(g, by, body, missile.strength, kind.t, { occasion: 'machine' })
    if (need === null) continue
    const roll = throwDice(r, part.hits, need.total)
    const { rules } = missile
    r.tell({ type: 'wounds', rules, unit: by.id, other: part.unit.id, roll, ledger: told(need) })
    let wounds = 0
    for (let i = 0; i < roll.n; i++) wounds += woundsOf(r, missile, kind.w)
    if (wounds === 0) continue
    if (kind.character) {
      // In the ranks, or among those aboard (WAB-WAR-10).
      const hero = part.unit
      woundCharacter(r, hero, wounds, by)
      if (!isDead(g, hero)) continue
      dead++
      if (hero.where === 'table') shotDown(r, hero)
      else lose(r, hero, 'killed', ['WAB-PSHOOT-04'])
      continue
    }
    const left = modelsIn(part.unit)
    hurt(r, part, wounds, by, rules)
    if (part.rider < 0 && kind.crew.length > 0) put(body, 'shot-hurt')
    dead += part.rider < 0 ? left - modelsIn(part.unit) : wounds
    noteShooter(g, body, by)
    shotDown(r, part.unit)
  }
  return dead
}
/** Machines do not strike into a combat (WAB-RUL-287). */
export const enemiesOf = (g: Field, u: Unit): Unit[] => g.units.filter(t => t.side !== u.side && onTable(t))
