import type { Picks, Seat } from '@acies/kernel'
import {
  chargeTo,
  commandDistance,
  disciplineDice,
  distanceFrom,
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
  sees,
  type Troop,
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
  sights: readonly (Sighted & { dice: number; charge: boolean })[]
  /** Enemies that would be asked on the way. */
  reactions: readonly number[]
  command: Commanded
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
  const shoots = missileOf(field, troop) !== null
  return {
    field,
    troop,
    sights: sightsOf(field, troop).map(sight => ({
      ...sight,
      dice: shoots ? fireDice(field, troop, occasion, sight.inches * INCH).value : 0,
      charge: sees(field, troop, field.troops[sight.unit]) && chargeTo(field, troop, field.troops[sight.unit]) !== null,
    })),
    reactions: hand.how === 'march' ? reactionsTo(asking, [...hand.prefix, at]) : [],
    command: commanded(field, troop),
  }
}

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

/** Who would be asked to react: the referee is told the answer, and every enemy lets it pass (TER-REA-01). */
export function reactionsTo({ rules, view, decision }: Asking<Field>, picks: Picks): number[] {
  const { referee } = rules
  if (referee.refuse(view, decision.seat, picks) !== null) return []
  const p = rules.copy(view)
  const asked: number[] = []
  referee.take(p, decision.seat, picks)
  for (let n = 0; n < p.field.troops.length && p.result === null; n++) {
    const [seat]: readonly Seat[] = referee.owing(p)
    const { step, v } = p.stack[p.stack.length - 1]
    if (step !== 'react' || seat === undefined || seat === decision.seat) break
    asked.push(Number(v.unit))
    referee.take(p, seat, ['pass'])
  }
  return asked
}

/** Of so many dice, the chance that at least one shows five or six. */
export const chanceOfOrder = (dice: number): number => 1 - (2 / 3) ** dice

/** What lies before the troop in the hand now. */
const foreseen = shared<Foresight | null>(null)
export const tellForesight = foreseen.set
export const useForesight = foreseen.use
