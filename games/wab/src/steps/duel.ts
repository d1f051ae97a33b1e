import { type Choice, thing } from '@acies/kernel'
import { enemyOf, type Field, put, type Side } from '../position.ts'
import { amendCombat } from '../rules/engaged.ts'
import { champions, mayMeet } from '../rules/fight.ts'
import { procedure, question, seatsOf } from './book.ts'

/** A challenge: the side whose turn it is first, then the other (WAB-CHAL-01 to 11, WAB-RUL-178). */
export const duel = procedure({
  name: 'duel',
  gives: undefined,
  with: (a: { combat: number }) => ({ combat: a.combat, by: -1, answer: -1, hides: -1 }),
  lines: {
    first(r, v) {
      const g = r.field
      r.call(challenge, { combat: v.combat, side: g.active }, 'by')
    },
    second(r, v) {
      const g = r.field
      if (v.by < 0) r.call(challenge, { combat: v.combat, side: enemyOf(g.active) }, 'by')
    },
    told(r, v) {
      if (v.by < 0) return r.end(undefined)
      r.tell({ type: 'challenged', rules: ['WAB-CHAL-01', 'WAB-CHAL-02'], unit: v.by, other: -1 })
      r.call(accept, { combat: v.combat, by: v.by }, 'answer')
    },
    accepted(r, v) {
      const g = r.field
      if (v.answer >= 0) {
        amendCombat(g, v.combat, { duel: [v.by, v.answer] })
        r.tell({ type: 'accepted', rules: ['WAB-CHAL-04', 'WAB-CHAL-10'], unit: v.answer, other: v.by })
        return r.end(undefined)
      }
      r.call(withdraw, { combat: v.combat, by: v.by }, 'hides')
    },
    refused(r, v) {
      const g = r.field
      put(g.units[v.hides], 'withdrawn')
      r.tell({ type: 'refused', rules: ['WAB-CHAL-07', 'WAB-CHAL-08'], unit: v.hides, other: v.by })
    },
  },
})
const eligible = (g: Field, combat: number, side: Side): number[] => champions(g, g.combats[combat], side)
/** Those who have somebody to fight (WAB-RUL-154). */
export const mayChallenge = (g: Field, combat: number, side: Side): number[] =>
  eligible(g, combat, side).filter(id => eligible(g, combat, enemyOf(side)).some(e => mayMeet(g, id, e)))
const mayAccept = (g: Field, combat: number, by: number): number[] =>
  eligible(g, combat, enemyOf(g.units[by].side)).filter(id => mayMeet(g, id, by))

/** WAB-CHAL-01 to 03 */
const challenge = question({
  name: 'challenge',
  kind: 'one',
  rules: ['WAB-CHAL-02', 'WAB-CHAL-01'],
  with: (a: { combat: number; side: Side }) => a,
  seats: (g, v) => seatsOf(g, v.side),
  next: (g, v, draft): Choice | null =>
    draft.length > 0 ? null : { of: 'unit', options: mayChallenge(g, v.combat, v.side), enough: 'none' },
  take: (_r, _v, picks): number => (picks.length === 0 ? -1 : thing(picks, 0)),
})
/** WAB-CHAL-04 */
const accept = question({
  name: 'accept',
  kind: 'one',
  rules: ['WAB-CHAL-04'],
  with: (a: { combat: number; by: number }) => a,
  seats: (g, v) => seatsOf(g, enemyOf(g.units[v.by].side)),
  next: (g, v, draft): Choice | null =>
    draft.length > 0 ? null : { of: 'unit', options: mayAccept(g, v.combat, v.by), about: v.by, enough: 'refuse' },
  take: (_r, _v, picks): number => (picks.length === 0 ? -1 : thing(picks, 0)),
})
/** The challenger's side names who must hide (WAB-CHAL-07, WAB-RUL-154). */
const withdraw = question({
  name: 'withdraw',
  kind: 'one',
  rules: ['WAB-CHAL-07'],
  with: (a: { combat: number; by: number }) => a,
  seats: (g, v) => seatsOf(g, g.units[v.by].side),
  next: (g, v, draft): Choice | null =>
    draft.length > 0 ? null : { of: 'unit', options: mayAccept(g, v.combat, v.by), about: v.by },
  take: (_r, _v, picks): number => thing(picks, 0),
})
export const duelSteps = [duel, challenge, accept, withdraw]
