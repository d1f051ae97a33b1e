import { type Choice, thing, word } from '@acies/kernel'
import { isMan, type Unit } from '../position.ts'
import { tally } from '../rules/mixed.ts'
import { ownerOf, procedure, question } from './book.ts'

const KINDS = ['front-men', 'rear-men'] as const
/** At whom those strike who touch men of both kinds of a combined formation (WAB-FRM-42). */
export const strikeKind = question({
  name: 'strike-kind',
  kind: 'one',
  rules: ['WAB-FRM-42'],
  with: (a: { unit: number; other: number }) => a,
  seats: (g, v) => ownerOf(g, v.unit),
  next: (_g, v, draft): Choice | null => (draft.length > 0 ? null : { of: 'word', options: KINDS, about: v.other }),
  take: (_r, _v, picks): string => word(picks, 0, KINDS),
})

const THROWS = ['keep-dice', 'again'] as const
/** Veterans may throw all their dice to hit again, once in the battle, hits and all (WAB-FRM-106). */
export const secondThrow = question({
  name: 'second-throw',
  kind: 'one',
  rules: ['WAB-FRM-106'],
  with: (a: { unit: number; dice: number; hits: number }) => a,
  seats: (g, v) => ownerOf(g, v.unit),
  next: (_g, v, draft): Choice | null => (draft.length > 0 ? null : { of: 'word', options: THROWS, about: v.unit }),
  take: (_r, _v, picks): string => word(picks, 0, THROWS),
})

/** The men of a unit of different weapons, as many of its own kind and the rest of the other, in their order. */
function manned(u: Unit, own: number, others: number, kind: number): void {
  const men = [...Array.from({ length: own }, () => u.kind), ...Array.from({ length: others }, () => kind)]
  u.places = u.places.map(p => (isMan(p) ? (men.shift() ?? p) : p))
}
/** Men of different weapons have fallen: how many of each kind, its owner says (WAB-FRM-109). */
const chooseDead = procedure({
  name: 'choose-dead',
  gives: undefined,
  with: (a: { unit: number; own: number; others: number; kind: number }) => ({ dead: 0, ...a }),
  lines: {
    ask(r, v) {
      const u = r.field.units[v.unit]
      const fell = v.own + v.others
      const left = tally(u.places.filter(isMan), u.kind)
      const own = (left.get(u.kind) ?? 0) + v.own
      const others = (left.get(v.kind) ?? 0) + v.others
      const [min, max] = [Math.max(0, fell - others), Math.min(fell, own)]
      if (u.where === 'lost' || min === max) return r.end(undefined)
      r.call(fallenOf, { unit: u.id, min, max }, 'dead')
    },
    fall(r, v) {
      const u = r.field.units[v.unit]
      const left = tally(u.places.filter(isMan), u.kind)
      const own = (left.get(u.kind) ?? 0) + v.own - v.dead
      manned(u, own, u.places.filter(isMan).length - own, v.kind)
    },
  },
})
/** How many of the men of its first kind are among the dead (WAB-FRM-109). */
const fallenOf = question({
  name: 'fallen-of',
  kind: 'number',
  rules: ['WAB-FRM-109'],
  with: (a: { unit: number; min: number; max: number }) => a,
  seats: (g, v) => ownerOf(g, v.unit),
  next: (_g, v, draft): Choice | null =>
    draft.length > 0 ? null : { of: 'number', min: v.min, max: v.max, about: v.unit },
  take: (_r, _v, picks): number => thing(picks, 0),
})
export const choiceSteps = [strikeKind, secondThrow, chooseDead, fallenOf]
