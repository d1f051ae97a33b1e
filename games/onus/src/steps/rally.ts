import { type Choice, word } from '@acies/kernel'
import { ANGLE } from '@acies/tabletop'
import type { Rule } from '../events.ts'
import { belowOf, does, isEngaged, NOBODY, type Unit } from '../position.ts'
import { roomToFace } from '../rules/facing.ts'
import { hasTrait } from '../traits/index.ts'
import { lose, tidy } from './attack.ts'
import { event, only, procedure, question, type Table } from './book.ts'
import { checkOf, rollMorale } from './check.ts'

/** A fleeing unit tries to rally (ONU-ACT-11 to 13, ONU-FLE-12, ONU-FLE-13). Says whether it has. */
export const rally = procedure({
  name: 'rally',
  gives: false,
  with: (args: { unit: number; more: number; rule: Rule | ''; activation: boolean }) => ({
    choice: 'rally',
    facing: NOBODY,
    ...args,
  }),
  lines: {
    check(r, v) {
      const u = r.field.units[v.unit]
      const { passed, exact } = rollMorale(r, { ...checkOf(u.id), more: v.more, rule: v.rule })
      if (!passed) return r.end(false)
      // The drivers may kill their elephants on the very number (ONU-ELE-07, ONU-R-21).
      if (exact && hasTrait(r.field, u, 'tramples')) r.call(killElephants, { unit: u.id }, 'choice')
    },
    remove(r, v) {
      const u = r.field.units[v.unit]
      if (v.choice === 'kill') {
        r.tell(event('killed-by-drivers', ['ONU-ELE-07'], { unit: u.id }))
        lose(r, u, NOBODY, ['ONU-ELE-07'])
        tidy(r)
        return r.end(true)
      }
      recover(r, u, v.activation)
      // Shut in or engaged it neither moves nor turns (ONU-FLE-13).
      if (!isEngaged(r.field, u)) r.call(faceAbout, { unit: u.id }, 'facing')
    },
    face(r, v) {
      if (v.facing !== NOBODY) turnTo(r, r.field.units[v.unit], v.facing)
      r.end(true)
    },
  },
})
/** Fleeing and Broken come off (ONU-UNI-13); roused in the activation phase it does no more this turn (ONU-ACT-12). */
function recover(r: Table, u: Unit, activation: boolean): void {
  for (const one of [u, belowOf(r.field, u)]) {
    if (one === undefined) continue
    one.fleeing = one.broken = one.shut = false
    if (activation) does(one, { active: false })
  }
  r.tell(event('rallied', activation ? ['ONU-ACT-12'] : ['ONU-FLE-12'], { unit: u.id }))
}
/** About the middle of the card, which stays where it is. */
function turnTo(r: Table, u: Unit, facing: number): void {
  const to = roomToFace(r.field, u, facing)
  if (to === null) return
  for (const one of [u, belowOf(r.field, u)]) {
    if (one === undefined) continue
    one.x = to.x
    one.y = to.y
    one.facing = to.facing
  }
  r.tell(event('faced-about', ['ONU-FLE-12'], { unit: u.id, facing: to.facing }))
}

const TURN = 36000
/** A new facing, wherever there is room for the card (ONU-ACT-12, ONU-FLE-12). */
export const faceAbout = question({
  name: 'face-about',
  kind: 'number',
  rules: ['ONU-ACT-12', 'ONU-FLE-12'],
  with: (a: { unit: number }) => a,
  seats: (g, v) => only(g.units[v.unit].seat),
  next: (_g, v, draft): Choice | null =>
    draft.length > 0 ? null : { of: 'number', min: 0, max: TURN - 1, enough: 'keep', about: v.unit, ...ANGLE },
  forbids: (g, v, picks) =>
    picks.length === 0 || roomToFace(g, g.units[v.unit], Number(picks[0])) !== null ? null : 'ONU-CRO-09',
  candidates(g, v) {
    const u = g.units[v.unit]
    const ways = [1, 2, 3].map(quarter => (u.facing + quarter * 9000) % TURN)
    return [[], ...ways.filter(facing => roomToFace(g, u, facing) !== null).map(facing => [facing])]
  },
  take: (_r, _v, picks) => (picks.length === 0 ? NOBODY : Number(picks[0])),
})

const KILL = ['rally', 'kill'] as const
export const killElephants = question({
  name: 'kill-elephants',
  kind: 'one',
  rules: ['ONU-ELE-07', 'ONU-R-21'],
  with: (a: { unit: number }) => a,
  seats: (g, v) => only(g.units[v.unit].seat),
  next: (_g, v, draft): Choice | null => (draft.length > 0 ? null : { of: 'word', options: KILL, about: v.unit }),
  take: (_r, _v, picks) => word(picks, 0, KILL) as string,
})
