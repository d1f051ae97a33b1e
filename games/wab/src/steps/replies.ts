import { type Choice, thing } from '@acies/kernel'
import type { Field } from '../position.ts'
import type { Group } from '../rules/fight.ts'
import { ownerOf, question, sum } from './book.ts'
import type { Lost } from './strike.ts'

/** How many of the men of one kind in a unit have lost their blow, because its owner said so. */
export interface Named {
  unit: number
  kind: number
  n: number
}
const fighters = (groups: readonly Group[]): number => sum(groups.flatMap(x => x.reach.map(c => c.n)))
const fallenOf = (lost: readonly Lost[], unit: number): number => sum(lost.filter(l => l.unit === unit).map(l => l.n))
const namedOf = (named: readonly Named[], unit: number): number => sum(named.filter(x => x.unit === unit).map(x => x.n))
const isMen = (x: Group, like: Group): boolean => x.unit === like.unit && x.who === 'men'

/**
 * A group of men is about to strike, comrades of another kind will after it, and some have fallen: of how many of this group
 * the blow is lost, at least and at most (WAB-RUL-189). Null where nothing is to be named.
 */
export function repliesToName(
  groups: readonly Group[],
  i: number,
  lost: readonly Lost[],
  named: readonly Named[],
): { min: number; max: number } | null {
  const group = groups[i]
  if (group?.who !== 'men' || named.some(x => x.unit === group.unit && x.kind === group.kind)) return null
  const after = groups.slice(i).filter(x => isMen(x, group))
  const others = fighters(after.filter(x => x.kind !== group.kind))
  const fell = fallenOf(lost, group.unit) - namedOf(named, group.unit)
  if (others === 0 || fell <= 0) return null
  const own = fighters(after.filter(x => x.kind === group.kind))
  return { min: Math.min(own, Math.max(0, fell - others)), max: Math.min(own, fell) }
}
/** Of men of two kinds its owner says how many of those who strike first have lost their blow (WAB-RUL-189, WAB-MELEE-24). */
export const repliesOf = question({
  name: 'replies-of',
  kind: 'number',
  rules: ['WAB-MELEE-24', 'WAB-CMD-04'],
  with: (a: { unit: number; min: number; max: number }) => a,
  seats: (g, v) => ownerOf(g, v.unit),
  next: (_g: Field, v, draft): Choice | null =>
    draft.length > 0 ? null : { of: 'number', min: v.min, max: v.max, about: v.unit },
  take: (_r, _v, picks): number => thing(picks, 0),
})

/**
 * Each comrade who fell before takes away one reply: of the men first, the champion last (WAB-MELEE-24, WAB-CMD-04,
 * WAB-RUL-189); of those who reach a target so many still strike.
 */
export function ableToStrike(
  lost: readonly Lost[],
  named: readonly Named[],
  groups: readonly Group[],
  group: Group,
  target: number,
  n: number,
): number {
  const fell = fallenOf(lost, group.unit)
  if (fell === 0) return n
  const who = group.who === 'mount' ? 'mount' : 'men'
  const alike = groups.filter(x => x.unit === group.unit && x.id === x.unit && x.who === who)
  if (group.who === 'champion') return fell > fighters(alike) ? 0 : n
  const said = named.find(x => x.unit === group.unit && x.kind === group.kind)
  const all = said?.n ?? fell - namedOf(named, group.unit)
  const byTarget = Math.min(
    all,
    fallenOf(
      lost.filter(l => l.by === target),
      group.unit,
    ),
  )
  const elsewhere = Math.max(0, fighters(alike.filter(x => x.kind === group.kind)) - n)
  return Math.max(0, n - byTarget - Math.max(0, all - byTarget - elsewhere))
}
