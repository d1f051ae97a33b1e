import { type Choice, type Pick, type Picks, type Random, thing } from '@acies/kernel'
import { bodyAt, sweep, wheeled } from '@acies/table'
import type { Reaction, Rule } from '../events.ts'
import {
  type Charge,
  enemyOf,
  type Field,
  has,
  heldBy,
  isFleeing,
  kindOf,
  onTable,
  put,
  type Unit,
} from '../position.ts'
import { blockAt, blockOf, bodyOf, distanceBetween, isCloud } from '../rules/bodies.ts'
import { isAbandoned } from '../rules/crew.ts'
import { foesOf, isEngaged, isLinked } from '../rules/engaged.ts'
import { allowanceOf, flightDice } from '../rules/pace.ts'
import { countOf } from '../rules/ranks.ts'
import { alsoTouched, routeOn } from '../rules/route.ts'
import { shootersOf } from '../rules/shots.ts'
import { seesToCharge } from '../rules/sight.ts'
import { becomesDue, refusal } from '../traits/index.ts'
import { procedure, question, seatsOf, type Table } from './book.ts'
import { fearsCharge, losesHeart, standAll, terrors, terrorsOfCharges } from './fear.ts'
import { feints } from './feign.ts'
import { flight } from './flight.ts'
import { leftAlone, pastMachines } from './machines/past.ts'
import { canShootBack, chargersOf, react, reactionsIn, reactRevealed, redirect, stay, whoMayReact } from './react.ts'
import { feelsPanic, settle, test } from './tests.ts'
import { lostQuarter, volley } from './volley.ts'

/** The rule by which a unit may not declare a charge, or null. */
export function mayNotCharge(g: Field, u: Unit): Rule | null {
  if (u.side !== g.active || !onTable(u)) return 'WAB-CHG-01'
  if (isFleeing(u)) return 'WAB-FLEE-05'
  // On an elephant he is a unit that may (WAB-PERS-04).
  if (kindOf(g, u).character && kindOf(g, u).troop !== 'elephant') return 'WAB-CHG-09'
  if (g.snap.column[u.id] === 1) return 'WAB-MARCH-15'
  if (has(u, 'returned')) return 'WAB-CHG-07'
  if (has(u, 'gave-ground')) return 'WAB-CHG-08'
  return heldBy(u) ?? refusal('declare', g, u)
}
/** The rule by which an engaged unit may not try to break off, or null (WAB-DISENG-01 to 03). */
export function mayNotDisengage(g: Field, u: Unit): Rule | null {
  if (u.side !== g.active || isFleeing(u)) return 'WAB-DISENG-01'
  const foes = foesOf(g, u)
  if (foes.some(f => f.own !== 'front')) return 'WAB-DISENG-02'
  if (foes.some(f => has(f.unit, 'burst-in'))) return 'WAB-DISENG-03'
  return refusal('disengage', g, u)
}
/** The rule by which an enemy is no target of a charge, or null: it must be seen; how far it is nobody says. */
export function mayNotBeCharged(g: Field, u: Unit, target: Unit): Rule | null {
  if (target.side === u.side || !onTable(target)) return 'WAB-CHG-02'
  const barred = refusal('be-charged', g, target, { other: u })
  if (barred !== null) return barred
  return seesToCharge(g, u, target) ? null : isCloud(u) ? 'WAB-SKI-15' : 'WAB-CHG-05'
}
/** No place on that side to align with: covered already, or no more than a corner (WAB-MULT-09, WAB-CHG-13, WAB-ARC-02). */
function hasNoRoom(g: Field, u: Unit, target: Unit, charging: readonly number[]): Rule | null {
  // What is out of reach fails by itself: there is no need to look farther than a charge goes.
  const far = allowanceOf(g, u, 'charge')
  if (distanceBetween(g, u, target) > far) return null
  const ghosts = g.units.filter(o => !isLinked(g, o.id, target.id)).map(o => o.id)
  if (routeOn(g, u, target, { budget: far * 2, ghosts }) === null)
    return isEngaged(g, target) ? 'WAB-MULT-09' : 'WAB-CHG-13'
  return isScreened(g, u, target, ghosts, charging) ? 'WAB-MULT-10' : null
}
/** Nobody charges through skirmishers of his own, unless they charge as well and go first (WAB-MULT-10). */
function isScreened(g: Field, u: Unit, target: Unit, ghosts: readonly number[], charging: readonly number[]): boolean {
  const screen = g.units.filter(
    o => o !== u && o.side === u.side && onTable(o) && isCloud(o) && !charging.includes(o.id),
  )
  if (screen.length === 0) return false
  const open = ghosts.filter(id => !screen.some(o => o.id === id))
  return routeOn(g, u, target, { budget: allowanceOf(g, u, 'charge') * 2, ghosts: open }) === null
}

const mayAct = (g: Field, u: Unit): boolean =>
  isEngaged(g, u) ? onTable(u) && mayNotDisengage(g, u) === null : mayNotCharge(g, u) === null
export const targetsOf = (g: Field, u: Unit): number[] =>
  g.units.filter(t => t.side !== u.side && mayNotBeCharged(g, u, t) === null).map(t => t.id)
/** A unit has somebody before its front: enough to be asked. */
const mayDeclare = (g: Field, u: Unit): boolean =>
  mayAct(g, u) && (isEngaged(g, u) || g.units.some(t => mayNotBeCharged(g, u, t) === null))

/** Pairs of an answer; an engaged unit stands alone: it breaks off. */
function readDeclared(g: Field, picks: readonly Pick[]): { unit: number; target: number }[] {
  const said: { unit: number; target: number }[] = []
  for (let i = 0; i < picks.length; ) {
    const unit = thing(picks, i++)
    said.push({ unit, target: isEngaged(g, g.units[unit]) || i === picks.length ? -1 : thing(picks, i++) })
  }
  return said
}

/** The rule against a whole set of charges, or null. */
export function chargesBarred(g: Field, able: readonly number[], picks: Picks): Rule | null {
  const said = readDeclared(g, picks)
  const charging = said.map(s => s.unit)
  for (const { unit, target } of said) {
    const rule = target < 0 ? null : hasNoRoom(g, g.units[unit], g.units[target], charging)
    if (rule !== null) return rule
  }
  for (const id of able) {
    const rule = charging.includes(id) ? null : mustCharge(g, g.units[id])
    if (rule !== null) return rule
  }
  return null
}

/** All charges, and all who break off, in one breath; nothing is measured (WAB-CHG-01 to 03, WAB-TURN-04, WAB-GEN-04). */
export const declareCharges = question({
  name: 'declare-charges',
  kind: 'assign',
  rules: ['WAB-CHG-01', 'WAB-CHG-02', 'WAB-DISENG-04'],
  with: (a: { able: number[] }) => a,
  seats: g => seatsOf(g, g.active),
  next(g, v, draft): Choice | null {
    const said = readDeclared(g, draft)
    const last = said[said.length - 1]
    if (last !== undefined && last.target < 0 && !isEngaged(g, g.units[last.unit]))
      return { of: 'unit', options: targetsOf(g, g.units[last.unit]), about: last.unit }
    const left = v.able.filter(id => !said.some(s => s.unit === id))
    return { of: 'unit', options: left, enough: 'done' }
  },
  why(g, _v, draft, pick) {
    const u = typeof pick === 'number' ? g.units[pick] : undefined
    if (u === undefined) return null
    const said = readDeclared(g, draft)
    const last = said[said.length - 1]
    if (last !== undefined && last.target < 0 && !isEngaged(g, g.units[last.unit]))
      return mayNotBeCharged(g, g.units[last.unit], u)
    if (said.some(s => s.unit === u.id)) return 'WAB-CHG-02'
    return (isEngaged(g, u) ? mayNotDisengage(g, u) : mayNotCharge(g, u)) ?? 'WAB-CHG-05'
  },
  forbids: (g, v, picks) => chargesBarred(g, v.able, picks),
  candidates(g, v, _seat, n, random): Picks[] {
    const found: Picks[] = []
    for (let i = 0; i < n; i++) found.push(someCharges(g, v.able, random))
    return found
  },
  take(r, _v, picks) {
    const g = r.field
    for (const { unit, target } of readDeclared(g, picks)) {
      const u = g.units[unit]
      if (target < 0) {
        put(u, 'disengaging')
        r.tell({ type: 'disengages', rules: ['WAB-DISENG-04'], unit })
      } else declareCharge(r, u, [target])
    }
  },
})
/** The rule by which a unit must declare a charge, on somebody it can come at, or null (WAB-TURN-04). */
export function mustCharge(g: Field, u: Unit): Rule | null {
  const rule = isEngaged(g, u) ? null : refusal('must-charge', g, u)
  return rule !== null && targetsOf(g, u).some(t => hasNoRoom(g, u, g.units[t], []) === null) ? rule : null
}
function someCharges(g: Field, able: readonly number[], random: Random): Pick[] {
  const picks: Pick[] = []
  for (const id of able) {
    const u = g.units[id]
    if (isEngaged(g, u)) {
      if (random(12) === 0) picks.push(id)
      continue
    }
    const must = mustCharge(g, u) !== null
    if (!must && random(2) === 0) continue
    const targets = must ? targetsOf(g, u).filter(t => hasNoRoom(g, u, g.units[t], []) === null) : targetsOf(g, u)
    const target = targets[random(targets.length)]
    if (must || hasNoRoom(g, u, g.units[target], []) === null) picks.push(id, target)
  }
  return picks
}
export function declareCharge(
  r: Table,
  u: Unit,
  targets: readonly number[],
  rules: readonly Rule[] = ['WAB-CHG-02'],
): void {
  const g = r.field
  put(u, 'declared')
  const charge: Charge = { unit: u.id, targets, ignored: [], state: 'declared', wheel: 0, redirected: false }
  g.charges = [...g.charges, charge]
  r.tell({ type: 'declared', rules, unit: u.id, targets })
}
export const chargeOf = (g: Field, unit: number): Charge | undefined => g.charges.find(c => c.unit === unit)
export function amendCharge(g: Field, unit: number, more: Partial<Charge>): void {
  g.charges = g.charges.map(c => (c.unit === unit ? { ...c, ...more } : c))
}

/** WAB-TURN-03: charges and disengagements, then every reaction, before anything else moves. */
export const declare = procedure({
  name: 'declare',
  gives: undefined,
  with: (_: object) => ({
    answer: [] as Pick[],
    said: [] as { unit: number; how: Reaction }[],
    shot: [] as number[],
    runners: [] as number[],
  }),
  lines: {
    compelled(r) {
      const g = r.field
      g.charges = []
      for (const u of g.units) if (onTable(u) && u.side === g.active) becomesDue('startOfMovement', g, u)
      if (g.due.length > 0) r.call(settle, {})
    },
    ask(r) {
      const g = r.field
      const able = g.units.filter(u => u.side === g.active && onTable(u) && !has(u, 'declared') && mayDeclare(g, u))
      if (able.length > 0) r.call(declareCharges, { able: able.map(u => u.id) })
    },
    /** Those who cannot help it, when everybody has said what he wants (WAB-PSY-16). */
    beside(r) {
      const g = r.field
      for (const u of g.units) if (onTable(u) && u.side === g.active) becomesDue('endOfDeclarations', g, u)
      if (g.due.length > 0) r.call(settle, {})
    },
    forced(r) {
      for (const c of r.field.charges) mustAlsoCharge(r, c)
    },
    declared(r) {
      const g = r.field
      for (const c of g.charges)
        for (const t of c.targets) becomesDue('declared', g, g.units[c.unit], { other: g.units[t], charging: true })
      if (g.due.length > 0) r.call(settle, {})
    },
    /** Forced or not, who fears his target must dare (WAB-PSY-06, WAB-FAQ-11). */
    hearts(r) {
      const g = r.field
      for (const c of g.charges) if (c.state === 'declared') losesHeart(r, g.units[c.unit], c.targets)
      if (g.due.length > 0) r.call(settle, {})
    },
    react(r) {
      const g = r.field
      const side = enemyOf(g.active)
      if (g.charges.some(c => c.state === 'declared') && whoMayReact(g, side).length > 0)
        r.call(react, { side }, 'answer')
    },
    announce(r, v) {
      const g = r.field
      v.said = reactionsIn(g, enemyOf(g.active), v.answer)
      for (const { unit, how } of v.said) {
        const rules: readonly Rule[] = [RULE_OF[how]]
        r.tell({ type: 'reacted', rules, unit, reaction: how, instead: false })
        if (how === 'counter-charge') put(g.units[unit], 'counters')
        if (how === 'ignore')
          for (const c of chargersOf(g, g.units[unit]))
            amendCharge(g, c.id, { ignored: [...(chargeOf(g, c.id)?.ignored ?? []), unit] })
        becomesDue('reacted', g, g.units[unit], { reaction: how })
      }
      if (g.due.length > 0) r.call(settle, {})
    },
    /** WAB-PSY-11; whoever flees anyway need not be afraid. */
    terror(r, v) {
      const g = r.field
      const flee = v.said.filter(s => s.how === 'flee').map(s => s.unit)
      const pairs = terrorsOfCharges(g).filter((_, i, all) => !flee.includes(all[i - (i % 2)]))
      if (pairs.length > 0) r.call(terrors, { pairs })
    },
    /** Who means to shoot at what he fears (WAB-PSY-04, 05, WAB-RUL-221). */
    steady(r, v) {
      const g = r.field
      const units = v.said.filter(s => SHOTS.includes(s.how) && fearsCharge(g, g.units[s.unit])).map(s => s.unit)
      if (units.length > 0) r.call(standAll, { units })
    },
    fire(r, v) {
      const g = r.field
      for (const u of g.units) g.snap.models[u.id] = countOf(g, u)
      for (const { unit, how } of v.said) {
        if (!SHOTS.includes(how) || has(g.units[unit], 'has-fled')) continue
        if (shootBack(r, g.units[unit], how)) v.shot.push(unit)
        else
          r.tell({
            type: 'reacted',
            rules: ['WAB-REACT-05', 'WAB-REACT-12'],
            unit,
            reaction: how === 'shoot-and-flee' ? 'flee' : how === 'shoot-and-feign' ? 'feign' : 'hold',
            instead: true,
          })
      }
      if (g.due.length > 0) r.call(settle, {})
    },
    /** Chargers that lost a quarter test before they charge on (WAB-REACT-06, WAB-PANIC-18). */
    shaken(r) {
      const g = r.field
      for (const c of g.charges) if (!onTable(g.units[c.unit])) amendCharge(g, c.unit, { state: 'void' })
      if (g.charges.some(c => c.state === 'declared' && mustTestForShots(g, g.units[c.unit])))
        r.call(shakenChargers, {})
    },
    whoRuns(r, v) {
      const g = r.field
      v.runners = v.said
        .filter(({ unit, how }) => (how === 'flee' || how === 'shoot-and-flee') && onTable(g.units[unit]))
        .filter(({ unit }) => !has(g.units[unit], 'has-fled'))
        .map(s => s.unit)
    },
    /** Runners move at once, each in the order of the answer (WAB-FLEE-03, WAB-REACT-07, 11, WAB-RUL-107). */
    run(r, v) {
      if (v.runners.length > 0) r.call(flightsFromCharges, { runners: v.runners, shot: v.shot })
    },
    /** Whose target was a machine that its crew has left: on after them, or at the machine (WAB-WAR-20). */
    past(r) {
      if (r.field.charges.some(c => leftAlone(r.field, c) !== null)) r.call(pastMachines, {})
    },
    /** Those who only pretend (WAB-FRM-58). */
    feign(r, v) {
      const units = v.said
        .filter(({ unit, how }) => (how === 'feign' || how === 'shoot-and-feign') && onTable(r.field.units[unit]))
        .map(s => s.unit)
      if (units.length > 0) r.call(feints, { units, shot: v.shot })
    },
    reveal(r) {
      if (r.field.charges.some(c => c.state === 'declared')) r.call(reveal, {})
    },
    settle(r) {
      if (r.field.due.length > 0) r.call(settle, {})
    },
  },
})
const SHOTS: readonly Reaction[] = ['stand-and-shoot', 'shoot-and-flee', 'shoot-and-feign']
const RULE_OF: Readonly<Record<Reaction, Rule>> = {
  hold: 'WAB-REACT-02',
  'stand-and-shoot': 'WAB-REACT-04',
  flee: 'WAB-REACT-07',
  'shoot-and-flee': 'WAB-REACT-09',
  feign: 'WAB-FRM-57',
  'shoot-and-feign': 'WAB-FRM-57',
  'counter-charge': 'WAB-REACT-03',
  ignore: 'WAB-CHG-11',
}

/** Whoever the charge cannot miss is a target as well; the wheel for the first is kept (WAB-CHG-04, WAB-REVEAL-02). */
function mustAlsoCharge(r: Table, c: Charge): void {
  const g = r.field
  const u = g.units[c.unit]
  const ghosts = g.charges.filter(o => o.unit !== c.unit).map(o => o.unit)
  const route = routeOn(g, u, g.units[c.targets[0]], { budget: allowanceOf(g, u, 'charge'), ghosts })
  if (route === null) return
  const more = alsoTouched(g, u, route).map(o => o.id)
  amendCharge(g, c.unit, { wheel: route.angle, targets: [...c.targets, ...more] })
  if (more.length > 0)
    r.tell({ type: 'declared', rules: ['WAB-CHG-04', 'WAB-MULT-01'], unit: u.id, targets: [...c.targets, ...more] })
}

/** Reaction fire: one volley at the nearest charger it may shoot at (WAB-REACT-04, 09, WAB-RUL-156, WAB-MIS-118). */
function shootBack(r: Table, u: Unit, how: Reaction): boolean {
  const g = r.field
  if (has(u, 'shot-back')) return false
  if (refusal('fires-back', g, u) !== null) {
    put(u, 'shot-back')
    becomesDue('shotBack', g, u)
    return true
  }
  const marks = chargersOf(g, u)
    .filter(c => canShootBack(g, u, c))
    .sort((a, b) => distanceBetween(g, u, a) - distanceBetween(g, u, b) || a.id - b.id)
  const [target] = marks
  if (target === undefined) return false
  r.tell({
    type: 'measured',
    rules: ['WAB-MIS-111', 'WAB-RUL-109'],
    unit: u.id,
    other: target.id,
    distance: distanceBetween(g, u, target),
    reach: allowanceOf(g, target, 'charge'),
  })
  volley(r, u, target, shootersOf(g, u, target), how === 'stand-and-shoot' ? 'stand' : 'flee')
  return true
}
const mustTestForShots = (g: Field, u: Unit): boolean =>
  onTable(u) && lostQuarter(g, u) && feelsPanic(g, u, 'panic-shots')

/** One charger after another that has lost a quarter of its models to reaction fire. */
const shakenChargers = procedure({
  name: 'shaken-chargers',
  gives: undefined,
  with: (_: object) => ({}),
  lines: {
    next(r) {
      const g = r.field
      const next = g.charges.find(c => c.state === 'declared' && mustTestForShots(g, g.units[c.unit]))
      if (next === undefined) return r.end(undefined)
      const u = g.units[next.unit]
      const from = g.snap.shotBy[u.id]
      g.snap.models[u.id] = 0
      if (test(r, u, 'panic-shots')) return r.repeat()
      amendCharge(g, u.id, { state: 'void' })
      r.call(flight, { unit: u.id, why: 'shots', from: from < 0 ? [] : [from] })
    },
    again(r) {
      r.repeat()
    },
  },
})

/** The flights of a reaction: away from all who charge it; one die less after shooting (WAB-REACT-07 to 12). */
const flightsFromCharges = procedure({
  name: 'flights-from-charges',
  gives: undefined,
  with: (a: { runners: number[]; shot: number[] }) => ({ runners: [...a.runners], shot: [...a.shot], word: '' }),
  lines: {
    stay(r, v) {
      const g = r.field
      const [id] = v.runners
      if (id === undefined) return r.end(undefined)
      v.word = ''
      const stopped = v.shot.includes(id) && chargersOf(g, g.units[id]).length === 0
      if (stopped && onTable(g.units[id])) r.call(stay, { unit: id }, 'word')
    },
    go(r, v) {
      const g = r.field
      const id = v.runners.shift()
      const u = id === undefined ? undefined : g.units[id]
      if (u === undefined || !onTable(u)) return
      if (v.word === 'stay') return r.tell({ type: 'stayed', rules: ['WAB-REACT-10'], unit: u.id })
      const from = g.charges.filter(c => c.targets.includes(u.id)).map(c => g.units[c.unit])
      const shortened = v.shot.includes(u.id) ? 1 : 0
      r.call(flight, {
        unit: u.id,
        why: 'charge',
        from: from.filter(onTable).map(c => c.id),
        dice: flightDice(g, u) - shortened,
      })
    },
    again(r) {
      r.repeat()
    },
  },
})

/** Where the charge would go straight on over the place its target has left, and whom it would meet. */
export function revealedTo(g: Field, c: Charge): Unit | null {
  const u = g.units[c.unit]
  const block = blockOf(g, u)
  const turned =
    c.wheel === 0 ? block : blockAt(g, u, wheeled(block, c.wheel > 0 ? 'front-right' : 'front-left', c.wheel))
  const enemies = g.units.filter(o => o.side !== u.side && onTable(o) && !isFleeing(o) && !isAbandoned(g, o))
  const far = allowanceOf(g, u, 'charge')
  const { met } = sweep(
    bodyAt({ ...turned, depth: 200 }),
    turned.facing,
    far,
    enemies.map(e => bodyOf(g, e)),
  )
  const first = met < 0 ? null : enemies[met]
  if (first === null || c.targets.includes(first.id)) return null
  return first
}

/** Flights may reveal enemies behind: the charge may turn to them, who hold or flee (WAB-REVEAL-01 to 04). */
const reveal = procedure({
  name: 'reveal',
  gives: undefined,
  with: (_: object) => ({ done: [] as number[], unit: -1, revealed: -1, turns: false, word: '' }),
  lines: {
    next(r, v) {
      const g = r.field
      v.turns = false
      v.word = ''
      for (const c of g.charges) {
        if (c.state !== 'declared' || c.targets.some(t => onTable(g.units[t]) && !has(g.units[t], 'has-fled'))) continue
        const found = revealedTo(g, c)
        if (found === null || v.done.includes(c.unit * 1000 + found.id)) continue
        v.done.push(c.unit * 1000 + found.id)
        v.unit = c.unit
        v.revealed = found.id
        return r.call(redirect, { unit: c.unit, revealed: found.id }, 'turns')
      }
      r.end(undefined)
    },
    turn(r, v) {
      const g = r.field
      if (!v.turns) return r.repeat()
      const target = g.units[v.revealed]
      amendCharge(g, v.unit, { targets: [target.id], redirected: true, ignored: [] })
      r.tell({ type: 'redirected', rules: ['WAB-REVEAL-01', 'WAB-REVEAL-02'], unit: v.unit, other: target.id })
      becomesDue('declared', g, g.units[v.unit], { other: target, charging: true })
      // A charge like any other (WAB-REVEAL-03).
      if (losesHeart(r, g.units[v.unit], [target.id])) return
      if (!isEngaged(g, target) && !has(target, 'has-fled'))
        r.call(reactRevealed, { unit: target.id, by: v.unit }, 'word')
    },
    flee(r, v) {
      if (v.word === '') return
      r.tell({ type: 'reacted', rules: ['WAB-REACT-18'], unit: v.revealed, reaction: v.word, instead: false })
      if (v.word === 'flee') r.call(flight, { unit: v.revealed, why: 'charge', from: [v.unit] })
    },
    again(r) {
      r.repeat()
    },
  },
})
export const declareSteps = [
  declare,
  declareCharges,
  react,
  stay,
  redirect,
  reactRevealed,
  reveal,
  shakenChargers,
  flightsFromCharges,
]
