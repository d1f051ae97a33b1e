import {
  crossesWall,
  type DiceLines,
  type DiceReason,
  type Field,
  hexUnder,
  isFresh,
  isLeader,
  type Roll,
  type Unit,
  unit,
} from '@acies/commands-colors'
import { CAMP, HILL } from '../data/terrain.ts'
import { ELEPHANTS, WARRIORS } from '../data/units.ts'
import { ancientType, effectOn, ground } from './effect.ts'

/** Dice = the least of base and terrain limits, one less in a camp, plus what the card adds (CCA-TER-06, CCA-TER-40). */
export function dice(g: Field, roll: Roll): number {
  const u = unit(g, roll.roller)
  const from = u.hex
  const to = hexUnder(g, roll.target)
  let n = base(g, roll, u)
  if (n === 0) return 0
  const cap = Math.min(terrainCap(ground(g, from).cap), terrainCap(ground(g, to).cap), hillCap(g, u, from, to))
  if (cap < n) n = cap
  if (g.terrain[from] === CAMP) n--
  return Math.max(0, n + bonus(g, roll, u))
}

/** What makes up the number of dice, line by line. */
export function diceLines(g: Field, roll: Roll): DiceLines {
  const u = unit(g, roll.roller)
  const { fireDice, dice: close, backDice } = ancientType(u)
  const plain = roll.mode === 'fire' ? fireDice : roll.mode === 'attack' || roll.mode === 'evade' ? close : backDice
  const own = base(g, roll, u)
  const all = dice(g, roll)
  const extra = own === 0 ? 0 : bonus(g, roll, u)
  const camp = own > 0 && g.terrain[u.hex] === CAMP ? -1 : 0
  const isKind = u.type === ELEPHANTS && roll.mode !== 'fire'
  const lines: { why: DiceReason; dice: number }[] = [
    { why: 'own', dice: isKind ? own : plain },
    { why: roll.mode === 'fire' ? 'moved' : 'fresh', dice: isKind ? 0 : own - plain },
    { why: 'ground', dice: all - own - camp - extra },
    { why: 'camp', dice: camp },
    { why: 'card', dice: extra },
  ]
  return lines.filter(line => line.dice !== 0)
}

function base(g: Field, roll: Roll, u: Unit): number {
  const type = ancientType(u)
  if (roll.mode === 'fire') return type.fireDice === 0 ? 0 : u.moved > 0 ? 1 : type.fireDice // CCA-RNG-12
  if (u.type === ELEPHANTS) return isLeader(roll.target) ? 1 : ancientType(unit(g, roll.target)).againstElephants // CCA-ELE-01 … 06
  const n = roll.mode === 'attack' || roll.mode === 'evade' ? type.dice : type.backDice // CCA-CC-16, CCA-CC-17
  return u.type === WARRIORS && roll.rollerFresh ? n + 1 : n // CCA-CC-11
}

const terrainCap = (cap: number): number => (cap === 0 ? 99 : cap)

/** CCA-TER-16 … 18: two uphill; from a hill three for foot, two for mounted. */
function hillCap(g: Field, u: Unit, from: number, to: number): number {
  if (g.terrain[from] === HILL) return ancientType(u).mounted ? 2 : 3
  return g.terrain[to] === HILL ? 2 : 99
}

/** Card dice belong to the ordered unit's own attacks, and to its answer to a First Strike. */
function bonus(g: Field, roll: Roll, u: Unit): number {
  if (roll.mode === 'battle-back' || roll.mode === 'first-strike') return 0
  const effect = effectOn(g, u)
  if (roll.mode === 'fire') return effect.fireDice
  return roll.bonus && effect.firstOnly ? 0 : effect.closeDice
}

/** CCA-ESC-02, CCA-ESC-03: its close combat dice, without terrain or cards; elephants one. */
export function escapeDice(g: Field, u: Unit): number {
  if (u.type === ELEPHANTS) return 1
  return ancientType(u).dice + (u.type === WARRIORS && isFresh(g, u.id) ? 1 : 0) // CCA-CC-11
}

/** CCA-TER-31: whether the roll comes through a side of the target's hex that has a rampart. */
export const throughRampart = (g: Field, roll: Roll): boolean =>
  crossesWall(g, hexUnder(g, roll.roller), hexUnder(g, roll.target))
