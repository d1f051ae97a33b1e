import type { Choice, Next, Pick, Picks, Position, Random, Seat } from '@acies/kernel'
import { aheadOf, inches, length, type Pose, pickOf } from '@acies/table'
import { commanderOf, type Field, isCommander, sideOf, type Troop } from '../position.ts'
import { type Gait, moveFault, reorientedPose } from '../rules/movement.ts'
import { staminaOf } from '../rules/troop.ts'
import { TURNS, turnNumber } from '../steps/move.ts'
import { placesFor } from './moves.ts'
import { troopsByHaste } from './orders.ts'
import { SOBER, Thought } from './thought.ts'

/** Places nearer to each other than this are the same idea. */
const ALIKE = inches(1.75)
/** Of those who could act, so many are compared. */
const TROOPS = 8

/** Answers worth a thought, the better ones first; null where all are alike. */
export function ideas(p: Position<Field>, seat: Seat, next: Next, most: number, random: Random): Picks[] | null {
  const frame = p.stack[p.stack.length - 1]
  // The names the game's questions use for what they are about.
  const v = frame.v as unknown as { unit: number; gait: Gait }
  const t = new Thought(p.field, sideOf(seat), SOBER, random)
  const u = p.field.troops[v.unit]
  switch (frame.step) {
    case 'choose-move':
      return [[], ...placesApart(t, u, v.gait, most).map(at => [pickOf(at)])]
    case 'choose-deed':
      return deedsWorthAThought(t, u, next, most)
    case 'choose-troop':
    case 'choose-from-brigade':
      return troopsByHaste(t, next, TROOPS).map(id => [id])
    case 'choose-action': {
      const choice = next([])
      const about = choice?.about ?? 0
      // Who has no dice tries nothing (TER-CMD-21).
      return isCommander(about) && commanderOf(p.field, about).level === 0 ? [['hurry']] : null
    }
    case 'choose-commander':
      return worthSending(p.field, next([]))
    case 'place-orders':
      // Of all there are, most make no sense: they are compared as others would give them, and by whim.
      return []
    default:
      return null
  }
}

/** Those who could bring something about, and nobody. */
function worthSending(g: Field, choice: Choice | null): Picks[] | null {
  if (choice?.of !== 'unit') return null
  const able = choice.options.filter(id => commanderOf(g, id).level > 0)
  return able.length === choice.options.length ? null : [[], ...able.map(id => [id])]
}

/** The best places, none near a better one. */
function placesApart(t: Thought, u: Troop, gait: Gait, most: number): Pose[] {
  const found: Pose[] = []
  for (const { at } of placesFor(t, u, gait)) {
    if (found.length === most) break
    if (found.some(o => length(o.x - at.x, o.y - at.y) < ALIKE)) continue
    if (moveFault(t.g, u, gait, at) === null) found.push(at)
  }
  return found
}

function deedsWorthAThought(t: Thought, u: Troop, next: Next, most: number): Picks[] {
  const choice = next([])
  if (choice?.of !== 'word') return []
  const found: Picks[] = []
  for (const deed of choice.options)
    if (deed !== 'move')
      for (const more of picksAfter(next([deed])))
        if (deed !== 'reorient' || !turnsItsBack(t, u, more[0])) found.push([deed, ...more])
  if (choice.options.includes('move'))
    for (const at of placesApart(t, u, 'attention', most)) found.push(['move', pickOf(at)])
  found.push([])
  return found
}
/** Whoever is about to break may turn to get away; nobody else turns his back to every enemy before him. */
function turnsItsBack({ g, eye }: Thought, u: Troop, turn: Pick): boolean {
  const side = TURNS.find(one => one === turn)
  if (side === undefined || u.wear >= staminaOf(g, u)) return false
  const foes = eye.foesOf(u.side)
  const facesSome = (at: Pose): boolean => foes.some(e => aheadOf(at, e.x, e.y) > 0)
  return facesSome(u) && !facesSome(reorientedPose(u, turnNumber(side)))
}
function picksAfter(choice: Choice | null): Picks[] {
  return choice === null || choice.of === 'pose' || choice.of === 'number'
    ? [[]]
    : choice.options.map(option => [option])
}
