import type { Pick } from '@acies/kernel'
import type { Reaction, Rule } from '../events.ts'
import { type Charge, enemyOf, type Field, has, onTable, put, type Unit } from '../position.ts'
import { distanceBetween } from '../rules/bodies.ts'
import { mayDeclare } from '../rules/charging.ts'
import { allowanceOf, flightDice } from '../rules/pace.ts'
import { countOf } from '../rules/ranks.ts'
import { alsoTouched, routeOn } from '../rules/route.ts'
import { shootersOf } from '../rules/shots.ts'
import { becomesDue, refusal } from '../traits/index.ts'
import { procedure, type Table } from './book.ts'
import { amendCharge, chargeOf, declareCharges } from './charges.ts'
import { fearsCharge, losesHeart, standAll, terrors, terrorsOfCharges } from './fear.ts'
import { feints } from './feign.ts'
import { flight } from './flight.ts'
import { leftAlone, pastMachines } from './machines/past.ts'
import {
  anyMayReact,
  canShootBack,
  chargersOf,
  forcedTo,
  react,
  reactionsIn,
  reactRevealed,
  redirect,
  stay,
} from './react.ts'
import { reveal } from './reveal.ts'
import { feelsPanic, settleDue, test } from './tests.ts'
import { lostQuarter, volley } from './volley.ts'

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
      for (const u of g.units) if (onTable(u) && u.side === g.active) becomesDue('startOfMovement', g, u)
      settleDue(r)
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
      settleDue(r)
    },
    forced(r) {
      for (const c of r.field.charges) mustAlsoCharge(r, c)
    },
    declared(r) {
      const g = r.field
      for (const c of g.charges)
        for (const t of c.targets) becomesDue('declared', g, g.units[c.unit], { other: g.units[t], charging: true })
      settleDue(r)
    },
    /** Forced or not, who fears his target must dare (WAB-PSY-06, WAB-FAQ-11). */
    hearts(r) {
      const g = r.field
      for (const c of g.charges) if (c.state === 'declared') losesHeart(r, g.units[c.unit], c.targets)
      settleDue(r)
    },
    react(r) {
      const g = r.field
      const side = enemyOf(g.active)
      if (g.charges.some(c => c.state === 'declared') && anyMayReact(g, side)) r.call(react, { side }, 'answer')
    },
    announce(r, v) {
      const g = r.field
      v.said = reactionsIn(g, enemyOf(g.active), v.answer)
      for (const { unit, how } of v.said) {
        const forced = forcedTo(g, g.units[unit], how)
        const rules: readonly Rule[] = [forced ?? RULE_OF[how]]
        r.tell({ type: 'reacted', rules, unit, reaction: how, instead: false, forced: forced !== null })
        if (how === 'counter-charge') put(g.units[unit], 'counters')
        if (how === 'ignore')
          for (const c of chargersOf(g, g.units[unit]))
            amendCharge(g, c.id, { ignored: [...(chargeOf(g, c.id)?.ignored ?? []), unit] })
      }
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
            forced: true,
          })
      }
      settleDue(r)
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
      settleDue(r)
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
