import { INCH } from '@acies/table'
import { type Field, kindOf, type Unit } from '../position.ts'
import { reckoned } from '../traits/index.ts'
import type { Context } from '../traits/trait.ts'
import { charactersIn } from './ranks.ts'

/** Ways of going, and how many times the normal move each is (table D3). */
export const TIMES = {
  move: 1,
  march: 2,
  'fast-march': 3,
  charge: 2,
  counter: 0.5,
  disengage: 2,
  follow: 1,
  failed: 1,
} as const
export type Way = keyof typeof TIMES

/** The normal move in inches; a character on foot slows the faster unit he is with (WAB-MOV-03, WAB-PERS-18). */
export function paceOf(g: Field, u: Unit): number {
  let pace = kindOf(g, u).pace
  if (!kindOf(g, u).character)
    for (const c of charactersIn(g, u)) {
      const { pace: own, troop } = kindOf(g, c)
      if (troop === 'infantry' && own < pace) pace = own
    }
  return reckoned('pace', pace, g, u)
}
/** What traits are asked about a way, straight on and with a turn: made once, for it is asked all the time. */
const STRAIGHT = contexts(way => ({ way }))
const TURNING = contexts(way => ({ way, turned: true }))
function contexts(about: (way: Way) => Context): Readonly<Record<Way, Context>> {
  return {
    move: about('move'),
    march: about('march'),
    'fast-march': about('fast-march'),
    charge: about('charge'),
    counter: about('counter'),
    disengage: about('disengage'),
    follow: about('follow'),
    failed: about('failed'),
  }
}
const AHEAD = { turned: false }
/** What a way of going allows, in units of length; to whoever turns on it some traits allow less. */
export function allowanceOf(g: Field, u: Unit, way: Way, { turned = false } = AHEAD): number {
  const base = paceOf(g, u) * TIMES[way] * INCH
  return Math.round(reckoned('allowance', base, g, u, turned ? TURNING[way] : STRAIGHT[way]))
}

/** More than 6" of basic move: one die more in every class (WAB-FLEE-06, WAB-RUL-133, 171). */
const isSwift = (g: Field, u: Unit): boolean => paceOf(g, u) > 6
export const flightDice = (g: Field, u: Unit): number => reckoned('flightDice', isSwift(g, u) ? 3 : 2, g, u)
export const pursuitDice = (g: Field, u: Unit): number => reckoned('pursuitDice', isSwift(g, u) ? 3 : 2, g, u)
export const giveGroundDice = (g: Field, u: Unit): number => reckoned('giveGroundDice', isSwift(g, u) ? 2 : 1, g, u)
