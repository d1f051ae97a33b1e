import { type Choice, thing } from '@acies/kernel'
import { INCH, opposite, slid } from '@acies/table'
import { enemyOf, type Field, has, isFleeing, onTable, put, type Side, stateOf, type Unit } from '../position.ts'
import { place, touching } from '../rules/bodies.ts'
import { isAbandoned } from '../rules/crew.ts'
import { combatOf, cutAll, foesOf, isEngaged } from '../rules/engaged.ts'
import { bearingFrom, bearingOut, canRun } from '../rules/fleeing.ts'
import { flightDice, giveGroundDice } from '../rules/pace.ts'
import { becomesDue, refusal } from '../traits/index.ts'
import { runner, wreck } from './abandon.ts'
import { dice, ownerOf, procedure, question, sum, type Table } from './book.ts'
import { cannotYield, yieldRoom } from './breaks.ts'
import { catchUp, pursue, pursuitWords, startPursuit } from './chase.ts'
import { flight } from './flight.ts'
import { followed, followSteps, follows } from './follow.ts'
import { captureStandards } from './losses.ts'
import { amount, type Met, readMet } from './met.ts'
import { overrunners, overrunSteps, overruns } from './overrun.ts'
import { pursuitMove } from './pursuit.ts'
import { mourn } from './shooting.ts'
import { settleDue, test } from './tests.ts'

/**
 * After the tests: ground is given, flight dice fall, winners say whether they pursue, the caught die, fleers run, then
 * pursuers, followers and overrunners go (WAB-GIVE-17, WAB-FLEECC-01 to 03, WAB-PURS-06).
 */
export const aftermath = procedure({
  name: 'aftermath',
  gives: undefined,
  with: (a: { met: number[] }) => ({ met: [...a.met], units: [] as number[] }),
  lines: {
    giveGround(r) {
      for (const u of r.field.units) if (onTable(u) && has(u, 'yields')) giveGround(r, u)
    },
    flightDice(r) {
      for (const u of r.field.units) if (onTable(u) && has(u, 'broken') && canRun(r.field, u)) rollForFlight(r, u)
    },
    /** The men of a tabor never leave by choice, but run out after the beaten unless they are held back (WAB-WAG-30, 31). */
    sallies(r, v) {
      const g = r.field
      for (const u of g.units)
        if (onTable(u) && refusal('sally', g, u) !== null && allRun(g, u, readMet(v.met))) sally(r, u, v)
    },
    pursuits(r, v) {
      const g = r.field
      v.units = [g.active, enemyOf(g.active)].flatMap(side => pursuers(g, side, readMet(v.met)).map(u => u.id))
      if (v.units.length > 0) r.call(pursuits, { units: v.units, met: v.met })
    },
    overruns(r, v) {
      const g = r.field
      v.units = [g.active, enemyOf(g.active)].flatMap(side => overrunners(g, side, readMet(v.met)).map(u => u.id))
      if (v.units.length > 0) r.call(overruns, { units: v.units })
    },
    caught(r, v) {
      const met = readMet(v.met)
      for (const u of r.field.units) if (onTable(u) && has(u, 'broken')) beCaught(r, u, met)
    },
    flights(r) {
      const g = r.field
      const units = g.units.filter(u => onTable(u) && has(u, 'broken')).map(u => u.id)
      if (units.length > 0) r.call(flights, { units })
    },
    /** Beasts that lost go wild, and whatever else does not flee as others do. */
    wild(r) {
      const g = r.field
      for (const u of g.units) {
        const combat = combatOf(g, u)
        if (onTable(u) && combat !== undefined) becomesDue('flights', g, u, { combat })
      }
      settleDue(r)
    },
    movesAfter(r, v) {
      const g = r.field
      const units = [g.active, enemyOf(g.active)].flatMap(side =>
        g.units.filter(u => u.side === side && onTable(u) && (has(u, 'pursues') || has(u, 'overruns'))).map(u => u.id),
      )
      if (units.length > 0) r.call(chases, { units, met: v.met })
    },
    follow(r, v) {
      const g = r.field
      const units = g.units.filter(u => followed(g, u, readMet(v.met)) !== null).map(u => u.id)
      if (units.length > 0) r.call(follows, { units, met: v.met })
    },
    /** Whoever gave ground and is out of touch declares no charge in its next turn (WAB-GIVE-12, WAB-CHG-08). */
    outOfTouch(r) {
      const g = r.field
      for (const u of g.units) if (onTable(u) && has(u, 'yielded') && !isEngaged(g, u)) put(u, 'gave-ground', g.turn)
    },
    /** Whoever did not go after a crew has its machine (WAB-WAR-21). */
    machines(r) {
      const g = r.field
      for (const m of g.units) {
        if (!onTable(m) || !isAbandoned(g, m)) continue
        const by = g.units.find(u => u.side !== m.side && onTable(u) && has(u, 'won-round') && touching(g, u, m))
        if (by !== undefined) wreck(r, m, by)
      }
    },
    /** A general who was ridden down now (WAB-RUL-143). */
    mourn(r) {
      if (r.field.mourning.includes(1)) r.call(mourn, {})
    },
    settle(r) {
      settleDue(r)
    },
  },
})

/** Straight back, face to the enemy (WAB-GIVE-07, 08); out of touch until somebody follows. */
function giveGround(r: Table, u: Unit): void {
  const g = r.field
  const inches = amount(u, 'yields')
  const far = yieldRoom(g, u, inches)
  if (far < 0) {
    // Somebody gave ground into its way meanwhile: it flees after all (WAB-GIVE-06).
    u.states = u.states.filter(s => s.is !== 'yields')
    return cannotYield(r, u, inches, [], false)
  }
  const path = [u.x, u.y, u.facing]
  place(u, slid(u, opposite(u.facing), far))
  cutAll(g, u)
  put(u, 'yielded', g.turn)
  r.tell({
    type: 'gave-ground',
    rules: ['WAB-GIVE-07', 'WAB-GIVE-08'],
    unit: u.id,
    dice: [],
    path: [...path, u.x, u.y, u.facing],
    freely: false,
  })
}
/** WAB-FLEECC-01; a unit that had no room adds what is missing to the dice it has rolled (WAB-GIVE-06). */
function rollForFlight(r: Table, u: Unit): void {
  const g = r.field
  const had = stateOf(u, 'blocked')
  const faces = dice(r, flightDice(g, u) - (had === undefined ? 0 : giveGroundDice(g, u)))
  put(u, 'flight', sum(faces) + (had?.n ?? 0))
  const out = bearingOut(u, foesOf(g, u))
  if (out !== null && isEngaged(g, u)) put(u, 'bearing', out)
  // Away from the fight where it is now, before those who broke have run (WAB-PANIC-12, WAB-FLEE-12).
  const cause = stateOf(u, 'panicked')?.n ?? -1
  if (!isEngaged(g, u) && cause >= 0) put(u, 'bearing', bearingFrom(g, u, [g.units[cause]], amount(u, 'flight') * INCH))
  r.tell({
    type: 'fled',
    rules: ['WAB-FLEECC-01'],
    unit: u.id,
    why: 'combat',
    dice: faces,
    distance: amount(u, 'flight'),
    path: [],
  })
}

/** Winners whose enemies all broke or died, none of them at their flank or rear (WAB-PURS-01 to 03, WAB-PANIC-22, WAB-RUL-113, 187). */
function pursuers(g: Field, side: Side, met: readonly Met[]): Unit[] {
  return g.units.filter(u => {
    if (u.side !== side || !onTable(u) || isFleeing(u) || has(u, 'broken') || has(u, 'yielded')) return false
    if (!allRun(g, u, met)) return false
    const running = met.filter(m => m.unit === u.id && onTable(g.units[m.foe]) && has(g.units[m.foe], 'broken'))
    if (running.some(m => m.side !== 0)) return false
    if (running.every(m => bearingOut(g.units[m.foe], foesOf(g, g.units[m.foe])) === null)) return false
    const panic = running.every(m => has(g.units[m.foe], 'panicked'))
    if (panic && combatOf(g, u)?.momentum !== u.side) return false
    return refusal('pursue', g, u, { other: g.units[running[0].foe] }) === null
  })
}
/** All its enemies are gone or run, one at least runs; nobody pursues a beast that runs wild (WAB-PURS-01, 02, WAB-ELE-42). */
function allRun(g: Field, u: Unit, met: readonly Met[]): boolean {
  const foes = met
    .filter(m => m.unit === u.id)
    .map(m => g.units[m.foe])
    .filter(f => onTable(f) && refusal('break', g, f) === null)
  return foes.length > 0 && foes.every(f => has(f, 'broken'))
}
/** Who fails to restrain himself is out of his wagon, and pursues on foot (WAB-WAG-31). */
function sally(r: Table, u: Unit, v: { met: number[] }): void {
  if (test(r, u, 'restrain')) return r.tell({ type: 'restrained', rules: ['WAB-WAG-31', 'WAB-PURS-04'], unit: u.id })
  const men = runner(r, u)
  if (men === null) return
  put(men, 'sallied')
  put(men, 'won-round')
  // A wagon has no flank: whoever ran from it ran from their front (WAB-WAG-36).
  v.met = readMet(v.met).flatMap(m =>
    m.unit === u.id ? [men.id, m.foe, 0] : [m.unit, m.foe === u.id ? men.id : m.foe, m.side],
  )
}
const runningFrom = (g: Field, u: Unit, met: readonly Met[]): number[] =>
  met.filter(m => m.unit === u.id && onTable(g.units[m.foe]) && has(g.units[m.foe], 'broken')).map(m => m.foe)

/** Unit by unit: whom, whether, how far. */
const pursuits = procedure({
  name: 'pursuits',
  gives: undefined,
  with: (a: { units: number[]; met: number[] }) => ({
    units: [...a.units],
    met: [...a.met],
    unit: -1,
    whom: -1,
    word: '',
  }),
  lines: {
    whom(r, v) {
      const g = r.field
      const id = v.units.shift()
      if (id === undefined) return r.end(undefined)
      v.unit = id
      const prey = runningFrom(g, g.units[id], readMet(v.met))
      v.whom = prey[0]
      const ways = new Set(prey.map(p => amount(g.units[p], 'bearing')))
      if (ways.size > 1) r.call(pursueWhom, { unit: id, prey }, 'whom')
    },
    ask(r, v) {
      v.word = 'pursue'
      if (pursuitWords(r.field, r.field.units[v.unit], r.field.units[v.whom]).length > 1)
        r.call(pursue, { unit: v.unit, fled: v.whom }, 'word')
    },
    go(r, v) {
      const u = r.field.units[v.unit]
      if (startPursuit(r, u, v.word) > 0) put(u, 'prey', v.whom)
      r.repeat()
    },
  },
})
/** WAB-MIS-108 */
const pursueWhom = question({
  name: 'pursue-whom',
  kind: 'one',
  rules: ['WAB-MIS-108'],
  with: (a: { unit: number; prey: number[] }) => a,
  seats: (g, v) => ownerOf(g, v.unit),
  next: (_g, v, draft): Choice | null => (draft.length > 0 ? null : { of: 'unit', options: v.prey, about: v.unit }),
  take: (_r, _v, picks): number => thing(picks, 0),
})

/** Each pursuer catches all who run its way and whose dice it beats (WAB-PURS-08, 11, WAB-STD-03). */
function beCaught(r: Table, u: Unit, met: readonly Met[]): void {
  const g = r.field
  const way = amount(u, 'bearing')
  const after = met
    .filter(m => m.foe === u.id && onTable(g.units[m.unit]) && has(g.units[m.unit], 'pursues'))
    .map(m => g.units[m.unit])
    .filter(p => amount(p, 'prey') === u.id || amount(g.units[amount(p, 'prey')], 'bearing') === way)
  if (after.length === 0) return
  captureStandards(r, u, after[0])
  const by = after.find(p => amount(p, 'pursues') > amount(u, 'flight'))
  if (by !== undefined) {
    put(by, 'way', way)
    catchUp(r, u, by)
  }
}

const flights = procedure({
  name: 'flights',
  gives: undefined,
  with: (a: { units: number[] }) => ({ units: [...a.units] }),
  lines: {
    next(r, v) {
      const g = r.field
      const id = v.units.shift()
      if (id === undefined) return r.end(undefined)
      const u = g.units[id]
      if (!onTable(u)) return
      const cause = has(u, 'panicked') ? amount(u, 'panicked') : -1
      const rolled = amount(u, 'flight')
      const foes = foesOf(g, u).map(f => f.unit.id)
      if (foes.length > 0) r.call(flight, { unit: id, why: 'combat', from: foes, rolled })
      else if (cause >= 0)
        r.call(flight, { unit: id, why: 'panic-combat', from: [cause], rolled, bearing: amount(u, 'bearing') })
      else r.call(flight, { unit: id, why: 'edge', from: [], rolled })
    },
    again(r) {
      r.repeat()
    },
  },
})

/** Pursuers and overrunners move (WAB-PURS-10, WAB-OVER-02, WAB-RUL-188). */
const chases = procedure({
  name: 'chases',
  gives: undefined,
  with: (a: { units: number[]; met: number[] }) => ({ units: [...a.units], met: [...a.met] }),
  lines: {
    next(r, v) {
      const g = r.field
      const id = v.units.shift()
      if (id === undefined) return r.end(undefined)
      const u = g.units[id]
      if (!onTable(u) || isFleeing(u) || isEngaged(g, u)) return
      if (has(u, 'overruns')) {
        r.call(pursuitMove, {
          unit: id,
          distance: amount(u, 'overruns'),
          bearing: u.facing,
          spared: [],
          gap: false,
          how: 'overran' as const,
        })
        return
      }
      const prey = g.units[amount(u, 'prey')]
      const bearing = has(u, 'way') ? amount(u, 'way') : (stateOf(prey, 'bearing')?.n ?? u.facing)
      const spared = readMet(v.met)
        .filter(m => m.unit === id && onTable(g.units[m.foe]))
        .map(m => m.foe)
      const gap = onTable(prey) && amount(prey, 'flight') === amount(u, 'pursues')
      r.call(pursuitMove, { unit: id, distance: amount(u, 'pursues'), bearing, spared, gap, how: 'pursued' as const })
    },
    again(r) {
      r.repeat()
    },
  },
})

export const aftermathSteps = [aftermath, pursuits, pursueWhom, flights, chases, ...overrunSteps, ...followSteps]
