import { type Choice, type Picks, pose as posePick, thing, word } from '@acies/kernel'
import { pickOf, poseOf, samePose } from '@acies/table'
import { does, ENDS, type End, type Field, foesOf, NOBODY, onTable, type Unit } from '../position.ts'
import {
  ACTIONS,
  type Action,
  aboutTurn,
  actionFault,
  diceByFoe,
  markersAt,
  switchable,
  takenBack,
} from '../rules/engaged.ts'
import { stand } from '../rules/manoeuvre.ts'
import { type Reform, reforms } from '../rules/reform.ts'
import { hasRoom, lineOf } from '../rules/stance.ts'
import { dropWraps, extensionTouches, stripMarkers } from '../rules/wrap.ts'
import { tidy } from './attack.ts'
import { event, only, procedure, question, type Table } from './book.ts'
import { fallBack } from './fall-back.ts'
import { freeAttacks } from './free-attack.ts'
import { withdraw } from './withdraw.ts'
import { canWrap, wrap } from './wrap.ts'

/** An active unit in melee does one thing (ONU-ENG-01). */
export const engaged = procedure({
  name: 'engaged',
  gives: undefined,
  with: (args: { unit: number }) => ({ action: 'stay' as Action | 'stay', ...args }),
  lines: {
    ask(r, v) {
      r.field.mover = v.unit
      r.call(engagedAction, { unit: v.unit }, 'action')
    },
    act(r, v) {
      const u = r.field.units[v.unit]
      const { action } = v
      if (action === 'bravery' || action === 'drop-phalanx') return switchFormation(r, u)
      does(u, { engagedAction: true })
      if (action === 'wrap') r.call(wrap, { unit: v.unit })
      else if (action === 'take-back') r.call(takingBack, { unit: v.unit })
      else if (action === 're-form-90') r.call(reformQuarter, { unit: v.unit })
      else if (action === 're-form-180') r.call(reformAbout, { unit: v.unit })
      else if (action === 'fall-back') r.call(fallBack, { unit: v.unit })
      else if (action === 'withdraw') r.call(withdraw, { unit: v.unit })
      else endMove(r, u)
    },
    over(r) {
      tidy(r)
    },
  },
})

/** It stays as it is, and is not taken up again: not for its bravery either. */
function endMove(r: Table, u: Unit): void {
  r.field.mover = NOBODY
  does(u, { when: 'done' })
}

/** Bravery on or off, or a phalanx given up; neither is the one action (ONU-ENG-08, ONU-R-13). */
function switchFormation(r: Table, u: Unit): void {
  const old = u.formation
  const form = switchable(r.field, u)
  does(u, form === null ? { formed: true } : { switched: true })
  if (old === 'none' && form !== null) {
    u.formation = form
    return r.tell(event('formed', ['ONU-ENG-08', 'ONU-FRM-61'], { unit: u.id, formation: form }))
  }
  u.formation = 'none'
  if (old !== 'none' && old !== 'hidden')
    r.tell(event('formation-dropped', ['ONU-R-13'], { unit: u.id, formation: old }))
}

export const engagedAction = question({
  name: 'engaged-action',
  kind: 'one',
  rules: ['ONU-ENG-01', 'ONU-ENG-02'],
  with: (a: { unit: number }) => a,
  seats: (g, v) => only(g.units[v.unit].seat),
  next(g, v, draft): Choice | null {
    if (draft.length > 0) return null
    const u = g.units[v.unit]
    return { of: 'word', options: ACTIONS.filter(a => actionFault(g, u, a) === null), about: v.unit, enough: 'stay' }
  },
  why(g, v, _draft, pick) {
    const action = ACTIONS.find(a => a === pick)
    return action === undefined ? null : actionFault(g, g.units[v.unit], action)
  },
  take: (_r, _v, picks): Action | 'stay' => (picks.length === 0 ? 'stay' : word(picks, 0, ACTIONS)),
})

// ---- taking markers back ----

export const takingBack = procedure({
  name: 'taking-back',
  gives: undefined,
  with: (args: { unit: number }) => ({ n: [] as Picks, ...args }),
  lines: {
    ask(r, v) {
      r.call(takeBack, { unit: v.unit }, 'n')
    },
    off(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      const foes: number[] = []
      let n = 0
      for (const [i, end] of ENDS.entries()) {
        const taken = takenBack(g, u, end, thing(v.n, i))
        foes.push(...taken.foes)
        if (taken.extension) u[end] = false
        n += thing(v.n, i)
        dropWraps(g, u, w => taken.wraps.includes(w), 'gone')
      }
      r.tell(event('markers-taken-back', ['ONU-ENG-03'], { unit: u.id, n }))
      r.call(freeAttacks, { unit: u.id, ...diceByFoe(foes), rule: 'ONU-ENG-04' })
    },
  },
})
/** How many markers come back at the left end, then at the right (ONU-ENG-03, ONU-ENG-04). */
export const takeBack = question({
  name: 'take-back',
  kind: 'number',
  rules: ['ONU-ENG-03', 'ONU-ENG-04'],
  with: (a: { unit: number }) => a,
  seats: (g, v) => only(g.units[v.unit].seat),
  next(g, v, draft): Choice | null {
    if (draft.length === 2) return null
    const u = g.units[v.unit]
    const max = markersAt(u, ENDS[draft.length])
    // At least one in all.
    const min =
      draft.length === 1 && thing(draft, 0) === 0 ? 1 : draft.length === 0 && markersAt(u, 'right') === 0 ? 1 : 0
    return { of: 'number', min, max, about: v.unit, counts: `markers-${ENDS[draft.length]}` }
  },
  take: (_r, _v, picks): Picks => picks.slice(),
})

// ---- re-forming ----

export const reformQuarter = procedure({
  name: 're-form-90',
  gives: undefined,
  with: (args: { unit: number }) => ({ to: [] as Picks, ...args }),
  lines: {
    ask(r, v) {
      r.call(reform, { unit: v.unit }, 'to')
    },
    turn(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      const to = poseOf(posePick(v.to, 0))
      const found = reforms(g, u).find(f => samePose(f.at, to))
      if (found === undefined) return
      turnQuarter(r, u, found)
    },
    wrap(r, v) {
      // Then it may wrap (ONU-ENG-14).
      if (onTable(r.field.units[v.unit]) && canWrap(r.field, r.field.units[v.unit])) r.call(wrap, { unit: v.unit })
    },
  },
})
function turnQuarter(r: Table, u: Unit, { at, markers }: Reform): void {
  const g = r.field
  dropWraps(g, u, () => true, 'gone')
  stand(g, u, at)
  u.wraps = markers
  does(u, { moved: true })
  r.tell(event('reformed', ['ONU-ENG-10', 'ONU-ENG-11'], { unit: u.id, to: [at.x, at.y, at.facing] }))
  tidy(r)
}
const placesFor = (g: Field, unit: number): Picks[] => reforms(g, g.units[unit]).map(f => [pickOf(f.at)])
/** One of the places where the enemy keeps what he had (ONU-ENG-10 to 12, ONU-R-96). */
export const reform = question({
  name: 're-form',
  kind: 'pose',
  rules: ['ONU-ENG-10', 'ONU-ENG-11', 'ONU-ENG-12'],
  with: (a: { unit: number }) => a,
  seats: (g, v) => only(g.units[v.unit].seat),
  next: (_g, v, draft): Choice | null => (draft.length > 0 ? null : { of: 'pose', about: v.unit }),
  forbids(g, v, picks) {
    const to = poseOf(posePick(picks, 0))
    return reforms(g, g.units[v.unit]).some(f => samePose(f.at, to)) ? null : 'ONU-ENG-11'
  },
  candidates: (g, v) => placesFor(g, v.unit),
  take: (_r, _v, picks): Picks => picks.slice(),
})

export const reformAbout = procedure({
  name: 're-form-180',
  gives: undefined,
  with: (args: { unit: number }) => args,
  lines: {
    turn(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      const to = aboutTurn(u)
      // Own markers on an enemy come off and he strikes; the other ends stay where they lie (ONU-ENG-13).
      const foes = u.wraps.map(w => w.on)
      for (const end of ENDS) if (u[end]) foes.push(...extensionTouches(g, u, end))
      const { left, right } = u
      const kept = {
        left: right && extensionTouches(g, u, 'right').length === 0,
        right: left && extensionTouches(g, u, 'left').length === 0,
      }
      stripMarkers(u)
      stand(g, u, to)
      does(u, { moved: true })
      for (const end of ENDS) if (kept[end]) extendIfRoom(g, u, end)
      r.tell(event('reformed', ['ONU-ENG-13'], { unit: u.id, to: [to.x, to.y, to.facing] }))
      r.call(freeAttacks, { unit: u.id, ...diceByFoe(foes), rule: 'ONU-ENG-13' })
    },
    tidy(r) {
      tidy(r)
    },
    wrap(r, v) {
      const u = r.field.units[v.unit]
      if (onTable(u) && !u.fleeing && foesOf(r.field, u).length > 0 && canWrap(r.field, u))
        r.call(wrap, { unit: v.unit })
    },
  },
})
function extendIfRoom(g: Field, u: Unit, end: End): void {
  u[end] = true
  if (!hasRoom(g, lineOf(u), o => o.id !== u.id)) u[end] = false
}
