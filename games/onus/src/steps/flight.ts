import { type Choice, word } from '@acies/kernel'
import type { Pose, Side } from '@acies/table'
import type { AttackKind, Rule } from '../events.ts'
import { acting, belowOf, type Field, foesOf, isEngaged, NOBODY, onTable, type Unit } from '../position.ts'
import { type Flight, flightsOf, isBlocked } from '../rules/home.ts'
import { dropWraps, stripMarkers } from '../rules/wrap.ts'
import { hasTrait, traitsWith } from '../traits/index.ts'
import { lose, remove, tidy } from './attack.ts'
import { event, only, procedure, question, type Table } from './book.ts'
import { breakUnit, check, checkOf, mayRun, type Outcome, voluntaryFlight } from './check.ts'
import { runElephants } from './elephants.ts'
import { bury, slipAway } from './generals.ts'
import { rally } from './rally.ts'
import { settle } from './settle.ts'

/** What comes of a single attack that wounded a unit: a check, flight, or the choice of it (ONU-R-26, ONU-R-30). */
export const aftermath = procedure({
  name: 'aftermath',
  gives: undefined,
  with: (args: { unit: number; by: number; kind: AttackKind; side: Side | 'none' }) => ({
    outcome: 'passed' as Outcome,
    choice: '',
    ...args,
  }),
  lines: {
    check(r, v) {
      if (r.field.units[v.unit].where === 'table') r.call(check, checkOf(v.unit, v.by, v.kind, v.side), 'outcome')
    },
    choose(r, v) {
      if (v.outcome !== 'flees' && mayRun(r.field, v.unit)) r.call(voluntaryFlight, { unit: v.unit }, 'choice')
    },
    flee(r, v) {
      if (v.outcome === 'flees' || v.choice === 'flee') r.call(flee, { unit: v.unit, voluntary: v.choice === 'flee' })
    },
    over(r) {
      freeShutIn(r)
    },
  },
})

/** A unit begins to flee: markers off, then away at once if it can (ONU-FLE-01 to 07). */
export const flee = procedure({
  name: 'flee',
  gives: undefined,
  with: (args: { unit: number; voluntary: boolean }) => args,
  lines: {
    strip(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      if (!onTable(u)) return r.end(undefined)
      const [doomed] = traitsWith(g, u, 'diesInsteadOfFleeing')
      if (doomed !== undefined) {
        lose(r, u, NOBODY, [doomed.diesInsteadOfFleeing])
        tidy(r)
        return r.end(undefined)
      }
      slipAway(r, u)
      r.tell(event('fled', v.voluntary ? ['ONU-FLE-07'] : ['ONU-FLE-01'], { unit: u.id, voluntary: v.voluntary }))
      for (const one of [u, belowOf(g, u)]) if (one !== undefined) rout(g, one)
      r.call(run, { unit: u.id, beginning: true })
    },
  },
})
/** The markers of flight (ONU-FLE-01, ONU-FLE-09, ONU-FRM-06, ONU-UNI-13). */
function rout(g: Field, u: Unit): void {
  u.fleeing = u.broken = true
  u.fledIn = g.turn
  u.formation = 'none'
  u.marched = false
  stripMarkers(u)
}

/** The move of a fleeing unit: out of reach if it is not shut in, homeward by the shortest way (ONU-FLE-03, ONU-FLE-14 to 17). */
export const run = procedure({
  name: 'run',
  gives: undefined,
  with: (args: { unit: number; beginning: boolean }) => ({ way: '', ...args }),
  lines: {
    shutIn(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      if (!onTable(u)) return r.end(undefined)
      u.shut = isBlocked(g, u)
      if (u.shut) {
        // Enemy markers stay where they are (ONU-FLE-02).
        r.tell(event('shut-in', ['ONU-FLE-02'], { unit: u.id }))
        tidy(r)
        return r.end(undefined)
      }
      for (const o of g.units) if (o.wraps.length > 0) dropWraps(g, o, w => w.on === u.id, 'line') // ONU-FLE-18, ONU-R-61
      // It is out of every melee before it stirs: on its way others may have to be asked.
      for (const foe of foesOf(g, u)) r.tell(event('disengaged', ['ONU-FLE-01'], { unit: u.id, foe }))
      g.pairs = g.pairs.filter(p => p.a !== u.id && p.b !== u.id)
      if (hasTrait(g, u, 'tramples')) r.call(runElephants, { unit: u.id })
    },
    way(r, v) {
      const u = r.field.units[v.unit]
      if (!onTable(u) || hasTrait(r.field, u, 'tramples')) return
      if (flightsOf(r.field, u).length > 1) r.call(flightWay, { unit: u.id }, 'way')
    },
    go(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      if (!onTable(u) || hasTrait(g, u, 'tramples')) return
      const ways = flightsOf(g, u)
      const flight = v.way === 'right' ? ways[1] : ways[0]
      if (flight !== undefined && flight.path.length > 0) fly(r, u, flight)
    },
    over(r) {
      tidy(r)
      freeShutIn(r)
    },
  },
})

function fly(r: Table, u: Unit, { path, passed, off }: Flight): void {
  const g = r.field
  for (const id of passed) breakUnit(r, g.units[id], ['ONU-FLE-17', 'ONU-CRO-05'])
  r.tell(event('ran', ['ONU-FLE-03', 'ONU-FLE-14'], { unit: u.id, path }))
  if (off) leaveTable(r, u)
  else put(g, u, { x: path[path.length - 3], y: path[path.length - 2], facing: path[path.length - 1] })
}
/** To a pose, with who stands below. */
export function put(g: Field, u: Unit, to: Pose): void {
  for (const one of [u, belowOf(g, u)]) {
    if (one === undefined) continue
    one.x = to.x
    one.y = to.y
    one.facing = to.facing
  }
}

/** Over the edge, wholly or partly: eliminated (ONU-FLE-10). */
export function leaveTable(r: Table, u: Unit): void {
  const below = belowOf(r.field, u)
  for (const one of [u, below]) {
    if (one === undefined) continue
    r.tell(event('left-the-table', ['ONU-FLE-10', 'ONU-R-42'], { unit: one.id }))
    bury(r, one)
    remove(r, one)
  }
}

const WAYS = ['left', 'right'] as const
/** Two ways home as short: the owner chooses (ONU-FLE-14). */
export const flightWay = question({
  name: 'flight-way',
  kind: 'one',
  rules: ['ONU-FLE-14', 'ONU-FLE-15'],
  with: (a: { unit: number }) => a,
  seats: (g, v) => only(g.units[v.unit].seat),
  next: (_g, v, draft): Choice | null => (draft.length > 0 ? null : { of: 'word', options: WAYS, about: v.unit }),
  take: (_r, _v, picks) => word(picks, 0, WAYS) as string,
})

/** Who was shut in and no longer is flees at once, in the turn in which it began (ONU-FLE-06, ONU-ELE-09). */
export function freeShutIn(r: Table): void {
  const g = r.field
  for (const u of g.units) {
    if (!u.shut || !onTable(u) || u.under !== NOBODY || u.fledIn !== g.turn) continue
    if (hasTrait(g, u, 'tramples') ? isEngaged(g, u) || isBlocked(g, u) : isBlocked(g, u)) continue
    u.shut = false
    g.due.push({ step: 'run', v: { unit: u.id, beginning: false } })
  }
}

const FLIGHT: readonly Rule[] = ['ONU-FLE-11', 'ONU-FLE-19']
/** Own fleeing units that did not begin this turn and have not had their go. */
const dueToFlee = (g: Field, seat: number, had: readonly number[]): number[] =>
  g.units
    .filter(
      u =>
        u.seat === seat && u.fleeing && onTable(u) && u.under === NOBODY && u.fledIn !== g.turn && !had.includes(u.id),
    )
    .map(u => u.id)

/** Rally or run (ONU-FLE-11 to 19). */
export const flightPhase = procedure({
  name: 'flight-phase',
  gives: undefined,
  with: (_: object) => ({ had: [] as number[], unit: NOBODY, rallied: false }),
  lines: {
    next(r, v) {
      const g = r.field
      v.unit = NOBODY
      if (acting(g).some(seat => !g.out[seat] && dueToFlee(g, seat, v.had).length > 0))
        r.call(nextFlight, { had: v.had }, 'unit')
    },
    check(r, v) {
      if (v.unit === NOBODY) return r.end(undefined)
      v.had.push(v.unit)
      r.call(rally, { unit: v.unit, more: 0, rule: '', activation: false }, 'rallied')
    },
    flee(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      if (v.rallied || !onTable(u)) return
      // Elephants that were stood up to stay until their enemy is gone (ONU-ELE-09).
      if (hasTrait(g, u, 'tramples') && isEngaged(g, u)) return
      r.call(run, { unit: v.unit, beginning: false })
    },
    settle(r) {
      if (r.field.due.length > 0) r.call(settle, {})
    },
    again(r) {
      r.repeat()
    },
  },
})
export const nextFlight = question({
  name: 'next-flight',
  kind: 'one',
  rules: FLIGHT,
  with: (a: { had: number[] }) => a,
  seats: (g, v) => acting(g).filter(seat => dueToFlee(g, seat, v.had).length > 0),
  next: (g, v, draft, seat): Choice | null =>
    draft.length > 0 ? null : { of: 'unit', options: dueToFlee(g, seat, v.had) },
  take: (_r, _v, picks) => Number(picks[0]),
})
