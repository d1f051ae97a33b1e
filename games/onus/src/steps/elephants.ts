import { type Choice, word } from '@acies/kernel'
import { type Side, slid } from '@acies/table'
import { engage, isActing, NOBODY, onTable, pairOf, STEP, type Unit } from '../position.ts'
import { moveOf } from '../rules/going.ts'
import { elephantsTurn, homeward, nextInLane } from '../rules/home.ts'
import { laneOf, sideMet, standPlace } from '../rules/lane.ts'
import { MELEE } from '../rules/values.ts'
import { strike, tidy, wound } from './attack.ts'
import { event, only, procedure, question, type Table } from './book.ts'
import { breakUnit, check, checkOf, mayRun, type Outcome, voluntaryFlight } from './check.ts'
import { combat } from './combat.ts'
import { flee, leaveTable, put } from './flight.ts'

/** Elephants in flight: they look home, then run straight over whatever stands there (ONU-ELE-01 to 09). */
export const runElephants = procedure({
  name: 'run-elephants',
  gives: undefined,
  with: (args: { unit: number }) => ({ victims: [] as number[], ...args }),
  lines: {
    turn(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      const { at, cost } = elephantsTurn(g, u)
      put(g, u, at)
      r.call(stampedeLane, { unit: u.id, left: (moveOf(g, u) - cost) * STEP }, 'victims')
    },
    // Who flees from them does so when they have run their course (ONU-ELE-05).
    victims(r, v) {
      r.call(routed, { units: v.victims })
    },
  },
})

/** Units that flee one after another. */
export const routed = procedure({
  name: 'routed',
  gives: undefined,
  with: (args: { units: number[] }) => ({ units: args.units.slice() }),
  lines: {
    next(r, v) {
      const unit = v.units.shift()
      if (unit === undefined) r.end(undefined)
      else r.call(flee, { unit, voluntary: false })
    },
    again(r) {
      r.repeat()
    },
  },
})

/** The units on the lane, in the order in which they are reached; gives those that flee afterwards. */
export const stampedeLane = procedure({
  name: 'lane',
  gives: [] as number[],
  with: (args: { unit: number; left: number }) => ({
    crossed: [] as number[],
    victims: [] as number[],
    target: NOBODY,
    from: 0,
    dice: 0,
    side: 'front' as Side,
    choice: '',
    outcome: 'passed' as Outcome,
    wounds: 0,
    ...args,
  }),
  lines: {
    next(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      const { stop, off } = laneOf(g, u, v.left)
      const met = nextInLane(g, u, v.left, v.crossed)
      if (met === null || met.from >= stop) {
        arrive(r, u, stop, off)
        return r.end(v.victims)
      }
      v.target = met.unit
      v.from = met.from
      v.dice = met.dice
      v.side = sideMet(homeward(g, u), g.units[met.unit])
      v.choice = 'be-trampled'
      v.outcome = 'passed'
      v.crossed.push(met.unit)
      const target = g.units[met.unit]
      if (!target.fleeing && standPlace(g, u, target, met.from) !== null)
        r.call(faceElephants, { unit: met.unit, elephants: u.id }, 'choice')
    },
    stand(r, v) {
      const g = r.field
      if (v.choice !== 'fight') return
      const u = g.units[v.unit]
      const target = g.units[v.target]
      const place = standPlace(g, u, target, v.from)
      if (place === null) return
      r.tell(event('stood-up', ['ONU-ELE-08'], { unit: target.id, against: u.id }))
      put(g, u, place)
      engage(g, NOBODY, u.id, target.id)
      tidy(r)
      // Fought there and then, without events; the rest of the run is lost (ONU-R-62, ONU-R-91).
      const [by, at] = isActing(g, target) && !isActing(g, u) ? [target.id, u.id] : [u.id, target.id]
      r.call(combat, { by, at, events: false })
    },
    held(r, v) {
      if (v.choice !== 'fight') return
      const u = r.field.units[v.unit]
      if (onTable(u)) u.shut = u.fleeing && pairOf(r.field, v.unit, v.target) !== undefined // ONU-ELE-09
      r.end(v.victims)
    },
    trample(r, v) {
      const g = r.field
      const target = g.units[v.target]
      r.tell(event('trampled', ['ONU-ELE-04'], { unit: target.id, by: v.unit, dice: v.dice }))
      v.wounds = strike(r, g.units[v.unit], target, v.dice, 'trample', { ...MELEE, side: v.side }).wounds
      wound(r, target, v.wounds, v.unit, ['ONU-ELE-04'])
      tidy(r)
      if (v.wounds > 0 && onTable(target)) r.call(check, checkOf(target.id, v.unit, 'trample', v.side), 'outcome')
    },
    choose(r, v) {
      const target = r.field.units[v.target]
      v.choice = ''
      if (v.outcome === 'flees') v.victims.push(target.id)
      else if (v.wounds > 0 && mayRun(r.field, target.id)) r.call(voluntaryFlight, { unit: target.id }, 'choice')
    },
    broken(r, v) {
      const target = r.field.units[v.target]
      if (v.choice === 'flee') v.victims.push(target.id)
      // Still in order, it breaks all the same (ONU-ELE-06).
      else if (onTable(target)) breakUnit(r, target, ['ONU-ELE-06', 'ONU-MRL-07'])
      r.repeat()
    },
  },
})

function arrive(r: Table, u: Unit, stop: number, off: boolean): void {
  const g = r.field
  const to = slid(u, homeward(g, u), stop)
  r.tell(event('ran', ['ONU-ELE-01'], { unit: u.id, path: [u.x, u.y, u.facing, to.x, to.y, to.facing] }))
  if (off) leaveTable(r, u)
  else put(g, u, to)
  tidy(r)
}

const STAND = ['fight', 'be-trampled'] as const
/** ONU-ELE-08 */
export const faceElephants = question({
  name: 'face-elephants',
  kind: 'one',
  rules: ['ONU-ELE-08'],
  with: (a: { unit: number; elephants: number }) => a,
  seats: (g, v) => only(g.units[v.unit].seat),
  next: (_g, v, draft): Choice | null => (draft.length > 0 ? null : { of: 'word', options: STAND, about: v.unit }),
  take: (_r, _v, picks) => word(picks, 0, STAND) as string,
})
