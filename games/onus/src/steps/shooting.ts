import { type Choice, word } from '@acies/kernel'
import { type Side, within } from '@acies/table'
import type { Rule } from '../events.ts'
import {
  acting,
  areEnemies,
  does,
  type Field,
  isEngaged,
  kindOf,
  mayBeAnything,
  onTable,
  stands,
  UD,
  type Unit,
} from '../position.ts'
import { isBefore, isObstructed, rangeTo, sidesHit, topOf } from '../rules/sight.ts'
import { agreedWith, hasTrait, traitsWith } from '../traits/index.ts'
import { strike, tidy, wound } from './attack.ts'
import { event, only, procedure, question } from './book.ts'
import { type Course, closeAttack, events } from './events.ts'
import { aftermath, freeShutIn } from './flight.ts'
import { reveal } from './fog.ts'
import { settle } from './settle.ts'

/** Why a unit may not shoot; null when it may (ONU-SHT-01 to 05, ONU-SHT-24). */
export function whyNoShot(g: Field, u: Unit): Rule | null {
  const top = topOf(g, u)
  const { doings } = top
  if (!onTable(u) || !(u.doings.active || doings.active) || kindOf(g, u).force === 0) return 'ONU-SHT-01'
  if (u.doings.shot) return 'ONU-SHT-01'
  if (u.fleeing) return 'ONU-SHT-24'
  if (isEngaged(g, top)) return 'ONU-SHT-02'
  if (doings.cap === 'double') return 'ONU-MOV-12'
  if (doings.charged) return 'ONU-MAN-16'
  if (doings.formed) return 'ONU-MAN-13'
  for (const t of traitsWith(g, u, 'refuses')) {
    const rule = t.refuses('shoot', top, g)
    if (rule !== null) return rule
  }
  // At most half of it used counts as reduced (ONU-SHT-04, ONU-R-94).
  const eased = traitsWith(g, u, 'eases').some(t => t.eases('shoot', u, g))
  return eased || 2 * doings.used <= kindOf(g, u).move ? null : 'ONU-MAN-15'
}
/** Whether an enemy may be named: before its front, in range or not, not in melee unless something lets it (ONU-SHT-02, ONU-SHT-10). */
const mayName = (g: Field, u: Unit, o: Unit, into: boolean): boolean =>
  stands(o) && areEnemies(g, u, o) && (into || !isEngaged(g, o)) && isBefore(u, o)
export function targetsOf(g: Field, u: Unit): number[] {
  const into = hasTrait(g, u, 'shootsIntoMelee')
  const out: number[] = []
  for (const o of g.units) if (mayName(g, u, o, into)) out.push(o.id)
  return out
}
function mayShoot(g: Field, u: Unit): boolean {
  if (whyNoShot(g, u) !== null) return false
  const into = hasTrait(g, u, 'shootsIntoMelee')
  return g.units.some(o => mayName(g, u, o, into))
}
const shooters = (g: Field, seat: number): number[] => {
  const out: number[] = []
  for (const u of g.units) if (u.seat === seat && mayShoot(g, u)) out.push(u.id)
  return out
}
/** As all see it. */
const couldShoot = (g: Field, u: Unit): boolean =>
  (mayBeAnything(u) && u.doings.active && !u.doings.shot) || mayShoot(g, u)
/** Seats of this turn that can and want to shoot yet. */
const waiting = (g: Field): number[] =>
  acting(g).filter(
    seat => !g.done.includes(seat) && !g.out[seat] && g.units.some(u => u.seat === seat && couldShoot(g, u)),
  )

/** Shots, one after another, as the active player likes (ONU-SHT-01). */
export const shooting = procedure({
  name: 'shooting',
  gives: undefined,
  with: (_: object) => ({ shot: [] as number[] }),
  lines: {
    next(r, v) {
      const g = r.field
      v.shot = []
      g.phase = 'shooting'
      if (waiting(g).length > 0) r.call(nextShot, {}, 'shot')
    },
    shoot(r, v) {
      if (v.shot.length === 0) return waiting(r.field).length > 0 ? r.repeat() : r.end(undefined)
      r.call(shot, { unit: v.shot[0], target: v.shot[1] })
    },
    settle(r) {
      if (r.field.due.length > 0) r.call(settle, {})
    },
    again(r) {
      r.repeat()
    },
  },
})

/** A shooter and a target, named before anything is measured (ONU-SHT-06). */
export const nextShot = question({
  name: 'next-shot',
  kind: 'one',
  rules: ['ONU-SHT-01', 'ONU-SHT-06'],
  window: true,
  with: (a: object) => a,
  seats: waiting,
  next(g, _v, draft, seat): Choice | null {
    if (draft.length === 0) return { of: 'unit', options: shooters(g, seat), enough: 'no-more' }
    const unit = Number(draft[0])
    return draft.length > 1 ? null : { of: 'unit', options: targetsOf(g, g.units[unit]), about: unit }
  },
  why(g, _v, draft, pick, seat) {
    if (typeof pick !== 'number' || g.units[pick] === undefined) return null
    if (draft.length === 0) return g.units[pick].seat === seat ? (whyNoShot(g, g.units[pick]) ?? 'ONU-SHT-10') : null
    const target = g.units[pick]
    return isEngaged(g, target) ? 'ONU-SHT-02' : isBefore(g.units[Number(draft[0])], target) ? null : 'ONU-SHT-10'
  },
  take(r, _v, picks, seat) {
    if (picks.length === 0) {
      r.field.done.push(seat)
      return []
    }
    return [Number(picks[0]), Number(picks[1])]
  },
})

/** One shot (ONU-SHT-06 to 23). */
export const shot = procedure({
  name: 'shot',
  gives: undefined,
  with: (args: { unit: number; target: number }) => ({
    dice: 0,
    distance: 0,
    obstructed: false,
    side: 'front' as Side,
    course: 'go' as Course,
    wounds: 0,
    ...args,
  }),
  lines: {
    declare(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      does(u, { shot: true })
      r.tell(event('shot-declared', ['ONU-SHT-06'], { unit: v.unit, target: v.target }))
      reveal(r, topOf(g, u), ['ONU-OPT-34'])
      const { range } = kindOf(g, u)
      v.distance = rangeTo(u, g.units[v.target])
      const { unit, target } = v
      // Spent all the same (ONU-SHT-08).
      if (!within(v.distance, range * UD)) {
        r.tell(event('shot-lost', ['ONU-SHT-03', 'ONU-SHT-08'], { unit, target, why: 'range' }))
        return r.end(undefined)
      }
      const [unseen] = agreedWith(g, 'losesShot').flatMap(t => t.losesShot(v.distance, g) ?? [])
      if (unseen !== undefined) {
        r.tell(event('shot-lost', [unseen, 'ONU-SHT-08'], { unit, target, why: 'sight' }))
        return r.end(undefined)
      }
      v.dice = within(2 * v.distance, range * UD) ? 4 : 2 // ONU-SHT-09, ONU-R-05
      v.obstructed =
        isObstructed(g, u, g.units[v.target]) && !traitsWith(g, u, 'seesPast').some(t => t.seesPast(u, g) !== null)
      const sides = sidesHit(u, g.units[v.target])
      v.side = sides[0]
      if (sides.length > 1) r.call(struckSide, { unit: v.unit, target: v.target }, 'side')
    },
    events(r, v) {
      const { unit, target, distance, dice, side, obstructed } = v
      r.tell(
        event('shot-measured', ['ONU-SHT-07', 'ONU-SHT-09', 'ONU-SHT-23'], {
          unit,
          target,
          distance,
          dice,
          side,
          obstructed,
        }),
      )
      r.call(events, { kind: 'shot', by: v.unit, at: v.target }, 'course')
    },
    shoot(r, v) {
      const g = r.field
      if (v.course !== 'go' || g.attack === null) {
        closeAttack(r)
        return r.end(undefined)
      }
      if (g.attack.at !== v.target) {
        // Blown upon another: its side, the same dice, nothing in the way (ONU-CAR-16, ONU-R-36).
        v.target = g.attack.at
        v.side = sidesHit(g.units[v.unit], g.units[v.target])[0]
        v.obstructed = false
      }
      const u = g.units[v.unit]
      const target = g.units[v.target]
      const { side, distance, obstructed } = v
      const blow = strike(r, u, target, v.dice, 'shot', { side, distance, obstructed })
      if (blow.hits > 0) reveal(r, target, ['ONU-OPT-36'])
      v.wounds = blow.wounds
      wound(r, target, blow.wounds, v.unit, ['ONU-SHT-15', 'ONU-SHT-19'])
      tidy(r)
      if (v.wounds > 0 && onTable(target)) r.call(aftermath, { unit: v.target, by: v.unit, kind: 'shot', side: v.side })
    },
    over(r) {
      closeAttack(r)
      freeShutIn(r)
    },
  },
})

/** Two sides as near: whoever is shot at chooses (ONU-SHT-23, ONU-R-41). */
export const struckSide = question({
  name: 'struck-side',
  kind: 'one',
  rules: ['ONU-SHT-23', 'ONU-R-41'],
  with: (a: { unit: number; target: number }) => a,
  seats: (g, v) => only(g.units[v.target].seat),
  next: (g, v, draft): Choice | null =>
    draft.length > 0 ? null : { of: 'word', options: sidesHit(g.units[v.unit], g.units[v.target]), about: v.target },
  take: (_r, _v, picks) => word(picks, 0, ['front', 'right', 'rear', 'left'] as const) as Side,
})
