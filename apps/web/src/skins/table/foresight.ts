import type { Rules } from '@acies/kernel'
import {
  type Asked,
  type ChargeReach,
  chargeReach,
  commandDistance,
  disciplineDice,
  distanceFrom,
  type Event,
  type Field,
  fireDice,
  inCommand,
  interacts,
  isCommander,
  landing,
  leaver,
  missileOf,
  mustCheck,
  PLAIN,
  reactionsTo,
  type Troop,
  wearByShot,
} from '@acies/tercios'
import type { Asking } from '../skin.ts'
import type { InHand } from './hand.ts'
import { INCH, type PosePick } from './places.ts'
import { shared } from './shared.ts'
import { movedTo, type Sighted, sightsOf } from './sights.ts'

/** What a troop would have before it if it stood where the hand is. */
export interface Foresight {
  field: Field
  troop: Troop
  sights: readonly (Sighted & Threat)[]
  /** Enemies that would be asked on the way. */
  reactions: readonly Asked[]
  command: Commanded
}
interface Threat {
  /** Dice of a shot, and the chances of the wear it causes. */
  dice: number
  wear: ReturnType<typeof wearByShot>
  charge: ChargeReach['targets'][number] | null
}
export interface Commanded {
  /** The nearest commander it obeys, and how far he is and reaches, in inches. */
  near: { id: number; inches: number; reach: number } | null
  holds: boolean
  /** Dice of an Order Check, and whether one is due. */
  dice: number
  checks: boolean
}

/** Where a march to a pose ends: slight overlaps are put right (TER-MOV-12). */
export function landsAt(g: Field, hand: InHand, at: PosePick): PosePick {
  if (hand.how !== 'march' || hand.subject.is !== 'unit') return at
  const [x, y, facing] = at
  const there = landing(g, leaver(g, g.troops[hand.subject.id]), { x, y, facing })
  return there === null ? at : [there.x, there.y, there.facing]
}

/** Null where there is nothing to foresee: it has not moved, or is no troop. */
export function foresee(asking: Asking<Field>, hand: InHand, at: PosePick, from: PosePick | null): Foresight | null {
  if (hand.subject.is !== 'unit' || isCommander(hand.subject.id) || `${at}` === `${from}`) return null
  const g = asking.view.field
  const { field, troop } = movedTo(g, g.troops[hand.subject.id], landsAt(g, hand, at))
  const occasion = hand.gait === 'attention' ? 'attention' : 'fire'
  const charges = chargeReach(field, troop)
  const shoots = missileOf(field, troop) !== null
  return {
    field,
    troop,
    sights: sightsOf(field, troop).map(sight => ({
      ...sight,
      dice: shoots ? fireDice(field, troop, occasion, sight.inches * INCH).value : 0,
      wear: wearByShot(field, troop, field.troops[sight.unit], occasion),
      charge: charges.targets.find(target => target.unit === sight.unit) ?? null,
    })),
    reactions:
      hand.how === 'march' ? reactionsTo(rulesOf(asking), asking.view, asking.decision.seat, [...hand.prefix, at]) : [],
    command: commanded(field, troop),
  }
}

/** The rules of the game whose skin this is. */
export const rulesOf = ({ rules }: Asking<Field>): Rules<Field, Event> => rules as unknown as Rules<Field, Event>

function commanded(g: Field, u: Troop): Commanded {
  let near: Commanded['near'] = null
  for (const c of g.commanders) {
    if (c.where !== 'table' || !interacts(g, c, u)) continue
    const inches = distanceFrom(g, c, u) / INCH
    if (near === null || inches < near.inches) near = { id: c.id, inches, reach: commandDistance(c) / INCH }
  }
  return {
    near,
    holds: inCommand(g, u),
    dice: disciplineDice(g, u, PLAIN).value,
    checks: mustCheck(g, u, 'attention'),
  }
}

/** Of so many dice, the chance that at least one shows five or six. */
export const chanceOfOrder = (dice: number): number => 1 - (2 / 3) ** dice

/** What lies before the troop in the hand now. */
const foreseen = shared<Foresight | null>(null)
export const tellForesight = foreseen.set
export const useForesight = foreseen.use
