import { aboutFaced, type Body, opposite, wayTo } from '@acies/table'
import type { Blue } from '../data/kind.ts'
import type { Rule } from '../events.ts'
import {
  areEnemies,
  ENDS,
  type End,
  type Field,
  foesOf,
  pairOf,
  STEP,
  stands,
  type Unit,
  type Wrap,
} from '../position.ts'
import { atWill, mayBeGivenUp } from '../traits/index.ts'
import { contactOf } from './contacts.ts'
import { edgesOf, halfOf, moveOf, paceOf, SHORT } from './going.ts'
import { isBlocked } from './home.ts'
import { reforms } from './reform.ts'
import { baseOf, bodiesOf, isFar, lineOf, REACH } from './stance.ts'
import { chainAt, extensionTouches, wrapsAt } from './wrap.ts'

/** What an engaged unit may do in the movement phase (ONU-ENG-01). */
export const ACTIONS = [
  'wrap',
  'take-back',
  're-form-90',
  're-form-180',
  'fall-back',
  'withdraw',
  'bravery',
  'drop-phalanx',
] as const
export type Action = (typeof ACTIONS)[number]

/** How far a line may go through nobody; short of enemies it is not in melee with (ONU-ENG-21, ONU-R-78). */
function freeStraight(g: Field, u: Unit, bearing: number, most: number): number {
  const foes: Body[] = []
  const others: Body[] = [...edgesOf(g)]
  for (const o of g.units) {
    if (!stands(o) || o.id === u.id || o.under === u.id || isFar(o, u, most + REACH)) continue
    const strange = areEnemies(g, u, o) && pairOf(g, u.id, o.id) === undefined
    ;(strange ? foes : others).push(...bodiesOf(o))
  }
  const line = lineOf(u)
  return Math.min(wayTo(line, bearing, most, foes, SHORT).free, wayTo(line, bearing, most, others).free)
}

/** How far straight back it may go, in hundredths of a UD: at most half (ONU-ENG-20). */
export const roomBehind = (g: Field, u: Unit): number =>
  Math.floor(freeStraight(g, u, opposite(u.facing), halfOf(g, u) * STEP) / STEP)
/** Every enemy engaged with it touches its front, and there is room behind (ONU-R-29). */
const mayFallBack = (g: Field, u: Unit): boolean =>
  foesOf(g, u).every(id => contactOf(u, g.units[id]).fronts > 0) && roomBehind(g, u) >= 1

/** Markers that can be taken back at an end: the extension in the line first, then the farthest laid (ONU-ENG-03). */
export const markersAt = (u: Unit, end: End): number => wrapsAt(u, end).length + (u[end] ? 1 : 0)

/** What taking so many back at an end means: the markers that come off and who strikes for each (ONU-ENG-04). */
export function takenBack(
  g: Field,
  u: Unit,
  end: End,
  n: number,
): { wraps: Wrap[]; extension: boolean; foes: number[] } {
  if (n === 0) return { wraps: [], extension: false, foes: [] }
  const extension = u[end]
  const left = extension ? n - 1 : n
  const laid = wrapsAt(u, end)
  const wraps = left === 0 ? [] : laid.slice(-left)
  const foes = wraps.map(w => w.on)
  if (extension) foes.push(...extensionTouches(g, u, end))
  return { wraps, extension, foes }
}

/** Dice of each enemy that strikes, by id: one for every marker, one attack each (ONU-R-26). */
export function diceByFoe(foes: readonly number[]): { by: number[]; dice: number[] } {
  const by = [...new Set(foes)].sort((a, b) => a - b)
  return { by, dice: by.map(id => foes.filter(f => f === id).length) }
}

/** Turned about on its ground (ONU-ENG-13). */
export const aboutTurn = (u: Unit) => aboutFaced(baseOf(u))

/** Against an action of an engaged unit: the rule (ONU-ENG-01, 02, 06, ONU-ENV-07, ONU-R-13). */
export function actionFault(g: Field, u: Unit, action: Action): Rule | null {
  if (action === 'bravery') {
    return switchable(g, u) === null ? 'ONU-ENG-08' : null
  }
  if (u.doings.engagedAction || u.doings.moved) return 'ONU-ENG-01'
  if (paceOf(g, u) === 'none' || moveOf(g, u) === 0) return 'ONU-FRM-33'
  if (isBlocked(g, u)) return 'ONU-ENG-02'
  switch (action) {
    case 'drop-phalanx':
      return mayBeGivenUp(u.formation) ? null : 'ONU-ENG-06'
    case 'wrap':
      return ENDS.some(end => chainAt(g, u, end).markers.length > 0) ? null : 'ONU-ENV-07'
    case 'take-back':
      return ENDS.some(end => markersAt(u, end) > 0) ? null : 'ONU-ENG-03'
    case 're-form-90':
      return reforms(g, u).length > 0 ? null : 'ONU-ENG-11'
    case 're-form-180':
      return null
    case 'fall-back':
      return mayFallBack(g, u) ? null : 'ONU-R-29'
    case 'withdraw':
      return null
  }
}
/** What it may put on, or lay down, at will; null when it has nothing of the kind or has done so this turn. */
export function switchable(g: Field, u: Unit): Blue | null {
  const own = u.formation === 'none' ? (g.kinds[u.kind]?.blue ?? []) : [u.formation]
  const found = own.find(form => atWill(form) !== null)
  return u.doings.switched || found === undefined || found === 'hidden' ? null : found
}

/** The most that a follower may go: its full movement (ONU-ENG-26). */
export const roomToFollow = (g: Field, u: Unit, bearing: number, distance: number): number =>
  freeStraight(g, u, bearing, Math.min(distance, moveOf(g, u) * STEP))
