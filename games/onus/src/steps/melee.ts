import type { Choice } from '@acies/kernel'
import { acting, type Field, isActing, NOBODY, pairOf } from '../position.ts'
import { isBlocked } from '../rules/home.ts'
import { procedure, question } from './book.ts'
import { combat } from './combat.ts'
import { settle } from './settle.ts'

/** The pairs of this turn, as unit of the side in turn and enemy; who flees and is not shut in is left alone (ONU-R-80). */
function pairsToFight(g: Field): number[] {
  const out: number[] = []
  for (const { a, b } of g.pairs) {
    const own = isActing(g, g.units[a]) ? a : isActing(g, g.units[b]) ? b : NOBODY
    if (own === NOBODY) continue
    const u = g.units[own]
    if (u.fleeing && !isBlocked(g, u)) continue
    out.push(own, own === a ? b : a)
  }
  return out
}

/** Every pair fights once, in the order the active player chooses (ONU-MEL-01, ONU-MEL-02). */
export const melee = procedure({
  name: 'melee',
  gives: undefined,
  with: (_: object) => ({ left: [] as number[], pair: [] as number[] }),
  lines: {
    begin(r, v) {
      const g = r.field
      g.phase = 'melee'
      v.left = pairsToFight(g)
      r.call(rounds, { left: v.left })
    },
  },
})

/** The combats of a phase, one after another. */
export const rounds = procedure({
  name: 'rounds',
  gives: undefined,
  with: (args: { left: number[] }) => ({ left: args.left.slice(), unit: NOBODY, foe: NOBODY, chosen: [] as number[] }),
  lines: {
    next(r, v) {
      const g = r.field
      v.left = stillThere(g, v.left)
      if (v.left.length === 0) return r.end(undefined)
      r.call(nextCombat, { left: v.left }, 'chosen')
    },
    fight(r, v) {
      const [by, at] = v.chosen
      v.left = without(v.left, by, at)
      r.call(combat, { by, at, events: true })
    },
    settle(r) {
      if (r.field.due.length > 0) r.call(settle, {})
    },
    again(r) {
      r.repeat()
    },
  },
})
/** A pair that has come apart is skipped. */
function stillThere(g: Field, left: readonly number[]): number[] {
  const out: number[] = []
  for (let i = 0; i < left.length; i += 2)
    if (pairOf(g, left[i], left[i + 1]) !== undefined) out.push(left[i], left[i + 1])
  return out
}
function without(left: readonly number[], by: number, at: number): number[] {
  const out: number[] = []
  for (let i = 0; i < left.length; i += 2) if (left[i] !== by || left[i + 1] !== at) out.push(left[i], left[i + 1])
  return out
}

const foesIn = (left: readonly number[], unit: number): number[] => {
  const out: number[] = []
  for (let i = 0; i < left.length; i += 2) if (left[i] === unit) out.push(left[i + 1])
  return out
}
const ownIn = (g: Field, left: readonly number[], seat: number): number[] => {
  const out: number[] = []
  for (let i = 0; i < left.length; i += 2)
    if (g.units[left[i]].seat === seat && !out.includes(left[i])) out.push(left[i])
  return out
}

/** Which of the own units, and against whom (ONU-MEL-02). */
export const nextCombat = question({
  name: 'next-combat',
  kind: 'one',
  rules: ['ONU-MEL-02', 'ONU-MEL-03'],
  with: (a: { left: number[] }) => a,
  seats: (g, v) => acting(g).filter(seat => ownIn(g, v.left, seat).length > 0),
  next(g, v, draft, seat): Choice | null {
    if (draft.length === 0) return { of: 'unit', options: ownIn(g, v.left, seat) }
    return draft.length > 1 ? null : { of: 'unit', options: foesIn(v.left, Number(draft[0])), about: Number(draft[0]) }
  },
  take: (_r, _v, picks) => [Number(picks[0]), Number(picks[1])],
})
