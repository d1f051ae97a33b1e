import { type Choice, word } from '@acies/kernel'
import { INCH, opposite, sweep } from '@acies/table'
import type { Rule } from '../events.ts'
import {
  BOTH,
  type Combat,
  enemyOf,
  type Field,
  has,
  isFleeing,
  kindOf,
  onTable,
  put,
  type Side,
  type Unit,
} from '../position.ts'
import { bodiesOf, bodyOf, groundOf, isWithin, middlesApart } from '../rules/bodies.ts'
import { outnumberedByFear } from '../rules/dread.ts'
import { combatOf, foesOf } from '../rules/engaged.ts'
import { goStraight } from '../rules/going.ts'
import { stormed } from '../rules/obstacle.ts'
import { giveGroundDice } from '../rules/pace.ts'
import { countOf, isFormed, MINIMUM } from '../rules/ranks.ts'
import { fightersOf, outnumbers } from '../rules/result.ts'
import { isOnTable, vectorOf } from '../rules/route.ts'
import { becomesDue, refusal } from '../traits/index.ts'
import { dice, ownerOf, procedure, question, sum, type Table } from './book.ts'
import { feelsPanic, generalFirst, orderTests, settleDue, test } from './tests.ts'

/** The rule by which a beaten unit may not give ground, or null (WAB-GIVE-02 to 05). */
export function mayNotYield(g: Field, u: Unit): Rule | null {
  const foes = foesOf(g, u)
  if (foes.some(f => f.own === 'rear')) return 'WAB-GIVE-03'
  if (!foes.some(f => f.own === 'front')) return 'WAB-GIVE-02'
  if (foes.some(f => f.own !== 'front' && countOf(g, f.unit) >= MINIMUM)) return 'WAB-GIVE-04'
  if (
    kindOf(g, u).order === 'loose' &&
    foes.some(f => kindOf(g, f.unit).order !== 'loose' && countOf(g, f.unit) >= MINIMUM)
  )
    return 'WAB-GIVE-05'
  return refusal('give-ground', g, u)
}
/** How far straight back it comes with what it rolled; -1 when something bars the way (WAB-GIVE-06 to 08). */
export function yieldRoom(g: Field, u: Unit, inches: number): number {
  const back = opposite(u.facing)
  const foes = foesOf(g, u).map(f => f.unit)
  const far = inches * INCH
  const { reach } = goStraight(g, u, u, vectorOf(back), far, far, far, { paid: stormed(g, u) })
  const others = [...bodiesOf(g, u, o => !foes.includes(o)), ...groundOf(g).impassable]
  const body = bodyOf(g, u)
  if (sweep(body, back, reach, others).free < reach) return -1
  const v = vectorOf(back)
  const there = {
    ...body,
    minX: body.minX + v.x * reach,
    maxX: body.maxX + v.x * reach,
    minY: body.minY + v.y * reach,
    maxY: body.maxY + v.y * reach,
  }
  return isOnTable(g, there) ? reach : -1
}

/** Every beaten unit, the general's first (WAB-BREAK-01 to 08). */
export const breaks = procedure({
  name: 'breaks',
  gives: undefined,
  with: (_: object) => ({ side: 0, units: [] as number[] }),
  lines: {
    first(r, v) {
      const g = r.field
      v.units = losers(g, g.active)
      if (v.units.length > 1) r.call(orderTests, { side: g.active, units: v.units }, 'units')
    },
    testFirst(r, v) {
      if (v.units.length > 0) r.call(breakTests, { units: v.units })
    },
    second(r, v) {
      const g = r.field
      const side: Side = g.active === 0 ? 1 : 0
      v.units = losers(g, side)
      if (v.units.length > 1) r.call(orderTests, { side, units: v.units }, 'units')
    },
    testSecond(r, v) {
      if (v.units.length > 0) r.call(breakTests, { units: v.units })
    },
  },
})
const losers = (g: Field, side: Side): number[] =>
  generalFirst(
    g,
    g.combats.flatMap(c => (c.winner !== -1 && c.winner !== side ? fightersOf(g, c, side).map(u => u.id) : [])),
  )

const breakTests = procedure({
  name: 'break-tests',
  gives: undefined,
  with: (a: { units: number[] }) => ({ units: [...a.units], unit: -1, word: '' }),
  lines: {
    next(r, v) {
      const g = r.field
      v.word = ''
      const id = v.units.shift()
      if (id === undefined) return r.end(undefined)
      v.unit = id
      const u = g.units[id]
      const c = combatOf(g, u)
      if (!onTable(u) || c === undefined) return
      becomesDue('roundLost', g, u, { combat: c, n: c.margin })
      if (refusal('break', g, u, { combat: c }) !== null) return
      if (countOf(g, u) < MINIMUM || kindOf(g, u).character)
        return breakUp(r, u, false, kindOf(g, u).character ? ['WAB-BREAK-07', 'WAB-PMELEE-02'] : ['WAB-BREAK-06'])
      if (!stands(r, u, c)) return
      const formedHorse = kindOf(g, u).troop === 'cavalry' && isFormed(g, u)
      if ((formedHorse || refusal('may-yield', g, u) !== null) && mayNotYield(g, u) === null)
        r.call(giveWay, { unit: id }, 'word')
    },
    yield(r, v) {
      if (v.word === 'give-ground') yieldNow(r, r.field.units[v.unit], ['WAB-GIVE-14', 'WAB-GIVE-07'], true)
    },
    settle(r) {
      settleDue(r)
    },
    again(r) {
      r.repeat()
    },
  },
})
/** Rules by which a beaten unit breaks without a test: fear, and what the winners do (WAB-PSY-07, 24). */
function causesToBreak(g: Field, u: Unit, c: Combat, deed: 'breaks' | 'breaks-few'): Rule[] {
  const found: Rule[] = []
  const winners = fightersOf(g, c, enemyOf(u.side))
  if (deed === 'breaks' && outnumberedByFear(g, u, fightersOf(g, c, u.side), winners)) found.push('WAB-PSY-07')
  for (const w of winners) {
    const rule = refusal(deed, g, w, { other: u, combat: c })
    if (rule !== null) found.push(rule)
  }
  return found
}
/**
 * A beaten unit, in this order: what breaks it without a test, against which the stubborn throw one die; the test; two to
 * one gives ground; then the stubborn do (WAB-BREAK-02, WAB-GIVE-01, WAB-PSY-29 to 31). Whether it has stood its test.
 */
function stands(r: Table, u: Unit, c: Combat): boolean {
  const g = r.field
  const hard = causesToBreak(g, u, c, 'breaks')
  const soft = causesToBreak(g, u, c, 'breaks-few')
  const yields = mayNotYield(g, u) === null
  const many = outnumbers(g, u) && yields
  if (hard.length + soft.length > 0 && !defies(r, u)) {
    // Who is two to one gives ground where only their fury would break it (WAB-FRM-69).
    if (hard.length === 0 && many) yieldNow(r, u, ['WAB-FRM-69', 'WAB-GIVE-07'], false)
    else breakUp(r, u, false, [...hard, ...soft])
    return false
  }
  if (test(r, u, 'break', c.margin)) return true
  const firm = refusal('stand-fast', g, u, { combat: c })
  // Twice as many as its enemies: it gives ground instead (WAB-GIVE-01, WAB-RUL-117) and spends nothing (WAB-PSY-30).
  if (many) yieldNow(r, u, ['WAB-GIVE-01', 'WAB-GIVE-07'], false)
  else if (firm !== null && yields) {
    becomesDue('stoodFast', g, u)
    yieldNow(r, u, [firm, 'WAB-GIVE-07'], false)
  } else breakUp(r, u, true, ['WAB-BREAK-02', 'WAB-BREAK-03'])
  return false
}
/** One die however many causes there are: 4 or more and it takes its test (WAB-PSY-31). */
function defies(r: Table, u: Unit): boolean {
  const rule = refusal('defy', r.field, u)
  if (rule === null) return false
  const [die] = dice(r, 1)
  r.tell({ type: 'thrown', rules: [rule], unit: u.id, what: 'defy', die, need: 4 })
  return die >= 4
}
function breakUp(r: Table, u: Unit, tested: boolean, rules: readonly Rule[]): void {
  // What cannot run is lost where it stands (WAB-WAG-20).
  if (refusal('run', r.field, u) !== null) return becomesDue('wouldFlee', r.field, u)
  put(u, 'broken', 1)
  r.tell({ type: 'broken', rules, unit: u.id, tested })
}
/** The die is rolled now; a unit that has no room breaks after all (WAB-GIVE-06, WAB-RUL-117, 186). */
function yieldNow(r: Table, u: Unit, rules: readonly Rule[], freely: boolean): void {
  const g = r.field
  const faces = dice(r, giveGroundDice(g, u))
  const inches = sum(faces)
  if (yieldRoom(g, u, inches) >= 0) {
    put(u, 'yields', inches)
    r.tell({ type: 'gave-ground', rules, unit: u.id, dice: faces, path: [], freely })
    return
  }
  // Of its own will it failed no test: it causes no panic (WAB-RUL-186).
  cannotYield(r, u, inches, faces, !freely)
}
/** It flees instead, with the dice it has rolled. */
export function cannotYield(r: Table, u: Unit, inches: number, faces: readonly number[], tested: boolean): void {
  put(u, 'blocked', inches)
  r.tell({ type: 'blocked', rules: ['WAB-GIVE-06'], unit: u.id, dice: faces })
  put(u, 'broken', tested ? 1 : 0)
  r.tell({ type: 'broken', rules: ['WAB-GIVE-06'], unit: u.id, tested })
}

/** Formed horse that stood its test may give ground all the same; said before the die (WAB-GIVE-14, WAB-RUL-186). */
const giveWay = question({
  name: 'give-way',
  kind: 'one',
  rules: ['WAB-GIVE-14', 'WAB-GIVE-16'],
  with: (a: { unit: number }) => a,
  seats: (g, v) => ownerOf(g, v.unit),
  next: (_g, v, draft): Choice | null => (draft.length > 0 ? null : { of: 'word', options: GIVES, about: v.unit }),
  take: (_r, _v, picks): string => word(picks, 0, GIVES),
})
const GIVES = ['stand', 'give-ground'] as const

/** Units beaten and broken, or wiped out, in this phase: what friends see (WAB-PANIC-09, 23, WAB-RUL-172). */
const causes = (g: Field, side: Side): Unit[] =>
  g.units.filter(u => u.side === side && (has(u, 'wiped') || u.states.some(s => s.is === 'broken' && s.n === 1)))

/** Whether a friend feels it when this one runs from combat: near enough, and no skirmishers whom the formed do not mind. */
export const isShakenBy = (g: Field, u: Unit, cause: Unit): boolean =>
  cause !== u &&
  feelsPanic(g, u, 'panic-combat') &&
  isWithin(g, u, cause, 12) &&
  (kindOf(g, cause).order !== 'loose' || kindOf(g, cause).character || (!isFormed(g, u) && !kindOf(g, u).character))

interface Tester {
  unit: number
  cause: number
  general: boolean
}
/** Who must test because of what has happened to friends, found once, before anybody moves (WAB-PANIC-09 to 11, 16). */
function testers(g: Field, side: Side): Tester[] {
  const seen = causes(g, side)
  const found: Tester[] = []
  for (const u of g.units) {
    if (u.side !== side || !feelsPanic(g, u, 'panic-combat')) continue
    const near = seen
      .filter(c => isShakenBy(g, u, c))
      .sort((a, b) => middlesApart(g, u, a) - middlesApart(g, u, b) || a.id - b.id)
    const general = g.mourning[side] === 1
    if (near.length > 0 || general) found.push({ unit: u.id, cause: near[0]?.id ?? -1, general })
  }
  const order = generalFirst(
    g,
    found.map(t => t.unit),
  )
  return found.sort((a, b) => order.indexOf(a.unit) - order.indexOf(b.unit))
}
/** One test for all causes of the moment (WAB-RUL-190); who won his own fight may try again (WAB-PANIC-24). */
export const panics = procedure({
  name: 'panics',
  gives: undefined,
  with: (_: object) => ({}),
  lines: {
    tests(r) {
      const g = r.field
      const all = BOTH.flatMap(side => testers(g, side))
      g.mourning = [0, 0]
      for (const t of all) {
        const u = g.units[t.unit]
        if (!onTable(u) || isFleeing(u)) continue
        const cause = t.cause < 0 ? null : refusal('panic-again', g, g.units[t.cause], { other: u })
        const again: Rule | null = has(u, 'won-round') && !t.general ? 'WAB-PANIC-24' : cause
        if (test(r, u, t.cause >= 0 ? 'panic-combat' : 'panic-general', 0, again)) continue
        put(u, 'broken', 0)
        put(u, 'panicked', t.cause)
        r.tell({ type: 'broken', rules: ['WAB-PANIC-02', 'WAB-PANIC-12'], unit: u.id, tested: true })
      }
      settleDue(r)
    },
  },
})
export const breakSteps = [breaks, breakTests, giveWay, panics]
