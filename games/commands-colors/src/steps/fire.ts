import { type Choice, thing } from '@acies/kernel'
import { distanceOf } from '../battlefield.ts'
import { bookOf, cite } from '../book.ts'
import { hexUnder, isLeader, onField, type Piece, unit } from '../field.ts'
import { rollOf, targetsOf } from '../targets.ts'
import { attack, attackLeader } from './attack.ts'
import { owner, procedure, question } from './rulebook.ts'

/** A shot: no evasion, no battle back, no advance. */
export const fire = procedure({
  name: 'fire',
  with: (a: { shooter: Piece; target: Piece }) => ({ shooter: a.shooter, target: a.target, shots: 0 }),
  gives: undefined,
  lines: {
    declare(r, v) {
      const { shooter: attacker, target } = v
      r.tell({ type: 'declared', attacker, target, mode: 'fire', rules: [cite(r.field).fire] })
    },
    shoot(r, v) {
      v.shots++
      const roll = rollOf(r.field, v.shooter, v.target, 'fire', false)
      if (isLeader(v.target)) r.call(attackLeader, roll)
      else r.call(attack, roll)
    },
    again(r, v) {
      if (v.shots >= bookOf(r.field).shots(r.field) || !onField(unit(r.field, v.shooter))) return r.end(undefined)
      r.call(shootAgain, { shooter: v.shooter }, 'target')
    },
    next(r, v) {
      if (v.target >= 0) r.repeat()
    },
  },
})

/** Another shot, at the same target or another one. */
export const shootAgain = question({
  name: 'shoot-again',
  kind: 'one',
  rules: [],
  with: (a: { shooter: Piece }) => a,
  seats: (g, v) => owner(g, v.shooter),
  next(g, v, draft): Choice | null {
    if (draft.length > 0) return null
    const u = unit(g, v.shooter)
    const options = targetsOf(g, u).filter(target => distanceOf(u.hex, hexUnder(g, target)) > 1)
    return options.length === 0 ? null : { of: 'unit', options, enough: 'not-again', about: v.shooter }
  },
  take: (_r, _v, picks): Piece => (picks.length === 0 ? -1 : thing(picks, 0)),
})
