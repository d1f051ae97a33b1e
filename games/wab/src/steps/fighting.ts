import { type Choice, thing } from '@acies/kernel'
import { slid } from '@acies/table'
import { BOTH, enemyOf, type Field, has, kindOf, onTable, put, type Side, type Unit } from '../position.ts'
import { place, touching } from '../rules/bodies.ts'
import { isSkirmishing, loosen } from '../rules/cloud.ts'
import { amendCombat, cut, foesOf, isEngaged } from '../rules/engaged.ts'
import { isInDifficult } from '../rules/going.ts'
import { defendsAgainst } from '../rules/obstacle.ts'
import { countOf, hasMusician } from '../rules/ranks.ts'
import { fightersOf, gathered, ranksLost, resultOf } from '../rules/result.ts'
import { standsFree } from '../rules/route.ts'
import { becomesDue, refusal } from '../traits/index.ts'
import { aftermath } from './aftermath.ts'
import { dice, procedure, question, seatsOf, type Table, told } from './book.ts'
import { breaks, panics } from './breaks.ts'
import { dressRanks } from './dress.ts'
import { fight } from './fight.ts'
import { captureStandards, lose } from './losses.ts'
import { settleDue } from './tests.ts'

/** The close combat phase, each step for all combats before the next (WAB-MELEE-01). */
export const fighting = procedure({
  name: 'fighting',
  gives: undefined,
  with: (_: object) => ({ met: [] as number[], left: [] as number[], next: -1 }),
  lines: {
    gather(r, v) {
      const g = r.field
      for (const u of g.units) g.snap.models[u.id] = countOf(g, u)
      closeLinks(g)
      g.combats = gathered(g)
      v.left = g.combats.map((_, i) => i)
      // Who fights whom, and with which side: the living may be gone when it is asked again.
      for (const l of g.links) {
        v.met.push(l.a, l.b, SIDE_CODES.indexOf(l.sideA))
        v.met.push(l.b, l.a, SIDE_CODES.indexOf(l.sideB))
      }
    },
    fights(r, v) {
      if (v.left.length > 0) r.call(fights, { left: v.left })
    },
    caught(r) {
      const g = r.field
      for (const u of g.units) if (onTable(u) && has(u, 'destroyed')) runDown(r, u)
    },
    results(r) {
      for (let i = 0; i < r.field.combats.length; i++) result(r, i)
      settleDue(r)
    },
    breaks(r) {
      if (r.field.combats.some(c => c.winner !== -1)) r.call(breaks, {})
    },
    panics(r) {
      r.call(panics, {})
    },
    aftermath(r, v) {
      r.call(aftermath, { met: v.met })
    },
    dress(r) {
      if (r.field.links.length > 0) r.call(dressRanks, {})
    },
    close(r) {
      close(r.field)
    },
  },
})
const SIDE_CODES = ['front', 'right', 'rear', 'left'] as const

/** WAB-RUL-153 */
const fights = procedure({
  name: 'fights',
  gives: undefined,
  with: (a: { left: number[] }) => ({ left: [...a.left], next: -1 }),
  lines: {
    ask(r, v) {
      if (v.left.length === 0) return r.end(undefined)
      v.next = v.left[0]
      if (v.left.length > 1) r.call(nextCombat, { left: v.left }, 'next')
    },
    fight(r, v) {
      v.left = v.left.filter(i => i !== v.next)
      r.call(fight, { combat: v.next })
    },
    again(r) {
      r.repeat()
    },
  },
})
/** Which combat is fought next, named by one of its units; said nothing: as listed (WAB-RUL-153). */
const nextCombat = question({
  name: 'next-combat',
  kind: 'one',
  rules: ['WAB-RUL-153'],
  with: (a: { left: number[] }) => a,
  seats: g => seatsOf(g, g.active),
  next: (g, v, draft): Choice | null =>
    draft.length > 0 ? null : { of: 'unit', options: v.left.map(i => g.combats[i].units[0]), enough: 'as-listed' },
  take(r, v, picks): number {
    if (picks.length === 0) return v.left[0]
    return v.left.find(i => r.field.combats[i].units[0] === thing(picks, 0)) ?? v.left[0]
  },
})

/** Links whose two no longer touch are cut; who fights on the rear of a shrinking unit closes up (WAB-MELEE-22, 23). */
function closeLinks(g: Field): void {
  for (const l of g.links) {
    const a = g.units[l.a]
    const b = g.units[l.b]
    if (!onTable(a) || !onTable(b)) {
      cut(g, x => x === l)
      continue
    }
    if (touching(g, a, b)) continue
    const mover = l.sideA === 'front' && l.sideB !== 'front' ? a : l.sideB === 'front' && l.sideA !== 'front' ? b : null
    if (mover === null || !closeUp(g, mover, mover === a ? b : a)) cut(g, x => x === l)
  }
}
function closeUp(g: Field, u: Unit, to: Unit): boolean {
  if (foesOf(g, u).length > 1) return false
  const from = { x: u.x, y: u.y, facing: u.facing }
  const { depth } = kindOf(g, to)
  for (let far = 10; far <= 6 * depth; far += 10) {
    place(u, slid(from, u.facing, far))
    if (touching(g, u, to)) {
      if (standsFree(g, u, u)) return true
      break
    }
  }
  place(u, from)
  return false
}

/** Caught on the run by a charge: destroyed in this phase, standards and all (WAB-REACT-13, WAB-RUL-142, 185). */
function runDown(r: Table, u: Unit): void {
  const [foe] = foesOf(r.field, u)
  if (foe !== undefined) captureStandards(r, u, foe.unit)
  lose(r, u, 'killed', ['WAB-REACT-13'])
  put(u, 'wiped')
}

/** The score of a combat, who has won, who has momentum (WAB-CR-01 to 18, WAB-MUS-03 to 05). */
function result(r: Table, i: number): void {
  const g = r.field
  const c = g.combats[i]
  const sides = BOTH.map(side => fightersOf(g, c, side))
  const fought = c.wounds[0] + c.wounds[1] > 0 || (sides[0].length > 0 && sides[1].length > 0)
  if (!fought) return
  // What is lost in this round stays lost while the combat lasts (WAB-RANKS-01).
  for (const u of [...sides[0], ...sides[1]])
    if (!has(u, 'ranks-lost') && ranksLost(g, u, c) !== null) put(u, 'ranks-lost')
  const ledgers = resultOf(g, c)
  const lead = ledgers[0].total - ledgers[1].total
  let winner: Side | -1 = lead === 0 ? -1 : lead > 0 ? 0 : 1
  if (sides[0].length === 0 && sides[1].length > 0) winner = 1
  if (sides[1].length === 0 && sides[0].length > 0) winner = 0
  const margin = Math.abs(lead)
  r.tell({ type: 'result', rules: ['WAB-CR-01'], units: c.units, ledgers: ledgers.map(told), margin, winner })
  let momentum: Side | -1 = winner
  if (winner === -1) momentum = drums(r, i, sides)
  else {
    // Horse in difficult ground never has momentum (WAB-CR-16).
    if (sides[winner].length > 0 && sides[winner].every(u => kindOf(g, u).troop !== 'infantry' && isInDifficult(g, u)))
      momentum = -1
    for (const u of sides[winner]) {
      put(u, 'won-round')
      becomesDue('roundWon', g, u, { combat: c, n: margin })
    }
  }
  const loser = winner === -1 ? -1 : enemyOf(winner)
  const stormed =
    c.stormed || (loser !== -1 && sides[loser].some(u => foesOf(g, u).some(f => defendsAgainst(g, u, f.unit) !== null)))
  amendCombat(g, i, { winner, margin, momentum, stormed, round: c.round + 1 })
}
/** A drawn fight: the best die of the musicians; one side alone has it for nothing (WAB-MUS-03 to 05, WAB-RUL-128). */
function drums(r: Table, i: number, sides: readonly (readonly Unit[])[]): Side | -1 {
  const g = r.field
  const count = sides.map(units => units.filter(u => hasMusician(u) && refusal('count-musician', g, u) === null).length)
  let side: Side | -1 = -1
  let rolled: number[] = []
  if (count[0] > 0 && count[1] > 0) {
    rolled = dice(r, count[0] + count[1])
    const best = [Math.max(...rolled.slice(0, count[0])), Math.max(...rolled.slice(count[0]))]
    if (best[0] !== best[1]) side = best[0] > best[1] ? 0 : 1
  } else if (count[0] !== count[1]) side = count[0] > 0 ? 0 : 1
  if (count[0] + count[1] > 0)
    r.tell({ type: 'momentum', rules: ['WAB-MUS-03', 'WAB-MUS-04'], units: g.combats[i].units, side, dice: rolled })
  return side
}

/** What ends with the phase; withdrawn characters are back (WAB-CHAL-09), fights that are over are forgotten. */
function close(g: Field): void {
  closeLinks(g)
  // Skirmishers who no longer fight stand loosely again (WAB-SKI-03).
  for (const u of g.units) if (onTable(u) && isSkirmishing(g, u) && foesOf(g, u).length === 0) loosen(g, u)
  for (const u of g.units) {
    if (u.states.length === 0) continue
    u.states = u.states.filter(s => s.until !== 'phase' && (s.until !== 'fought' || s.n >= g.turn))
    if (!isEngaged(g, u)) u.states = u.states.filter(s => s.until !== 'combat')
  }
  g.combats = g.combats
    .map(c => ({
      ...c,
      units: c.units.filter(id => foesOf(g, g.units[id]).length > 0),
      wounds: [0, 0],
      margin: 0,
      winner: -1 as const,
    }))
    .filter(c => c.units.length > 1)
}
export const fightingSteps = [fighting, fights, nextCombat]
