import type { Picks, Position, Rules, Seat } from '@acies/kernel'
import { inches, type Pose, pose } from '@acies/table'
import type { Event } from '../events.ts'
import { type Field, ORDERS, type Order, type Troop } from '../position.ts'
import { disciplineDice } from '../rules/checks.ts'
import { flanks, mayShoot, shotAt } from '../rules/fighting.ts'
import { chargeTo, plainSpeed, speedOf } from '../rules/movement.ts'
import { isCavalry } from '../rules/troop.ts'
import { chargeTargets } from '../steps/charge.ts'
import { meetingOf } from '../steps/interception.ts'
import { turnsOf } from '../steps/move.ts'
import { couldEvade, mayCounter } from '../steps/reaction.ts'
import { gunLine } from '../steps/shooting.ts'
import type { reactionNames } from '../text/names.ts'

/** What one card would do about a move, and how many dice it is rolled for with. */
export interface Reply {
  card: Order | 'evade'
  does: readonly (keyof typeof reactionNames)[]
  dice: number
}
/** An enemy who would be asked on the way. */
export interface Asked {
  unit: number
  /** Where the mover is by then. */
  mover: Pose
  charge: boolean
  /** Every card it may hold; just one where the seat has seen it. Cards that could do nothing are left out. */
  replies: readonly Reply[]
}

/**
 * Who would be asked to react to an answer, and what each could do (TER-REA-01): the referee is told the answer on a
 * copy, and every enemy lets it pass.
 */
export function reactionsTo(
  rules: Rules<Field, Event>,
  view: Position<Field>,
  seat: Seat,
  picks: Picks,
): readonly Asked[] {
  const { referee } = rules
  if (referee.refuse(view, seat, picks) !== null) return []
  const p = rules.copy(view)
  const asked: Asked[] = []
  referee.take(p, seat, picks)
  for (let n = 0; n < 2 * p.field.troops.length && p.result === null; n++) {
    const [who] = referee.owing(p)
    const { step, v } = p.stack[p.stack.length - 1]
    if (step === 'choose-window' && Array.isArray(v.options)) {
      referee.take(p, who, [Number(v.options[0])])
      continue
    }
    if (step !== 'react' || who === seat) break
    asked.push(askedNow(p, Number(v.unit), Number(v.against), v.charge === true))
    referee.take(p, who, ['pass'])
  }
  return asked
}

function askedNow(p: Position<Field>, unit: number, against: number, charge: boolean): Asked {
  const g = p.field
  const [u, mover] = [g.troops[unit], g.troops[against]]
  const march = p.stack.findLast(frame => frame.step === 'march')
  const to = Array.isArray(march?.v.to) ? march.v.to.map(Number) : [mover.x, mover.y, mover.facing]
  const cards = ORDERS.filter(o => u.card === 'hidden' || u.card === o)
  const replies: Reply[] = []
  for (const card of u.where === 'table' ? [...cards, 'evade' as const] : cards) {
    const does = deedsWith(g, u, mover, to, card, charge)
    if (does.length > 0) replies.push({ card, does, dice: diceFor(g, u, mover, card, charge) })
  }
  return { unit, mover: pose(mover.x, mover.y, mover.facing), charge, replies }
}

/** TER-REA-10 to 60 */
function deedsWith(
  g: Field,
  u: Troop,
  mover: Troop,
  to: readonly number[],
  card: Reply['card'],
  charge: boolean,
): Reply['does'] {
  switch (card) {
    case 'attention': {
      const shoots = mayShoot(g, u, 'attention-reaction') && (charge || shotAt(g, u, mover) !== null)
      return [...(turnsOf(g, u).length > 0 ? (['reorient'] as const) : []), ...(shoots ? (['shoot'] as const) : [])]
    }
    case 'attack':
      if (charge) return mayCounter(g, u, mover) ? ['counter-charge'] : []
      return meetingOf(g, u, mover, to) === null ? [] : ['interception']
    case 'run':
      return plainSpeed(g, u) > 0 ? ['flight'] : []
    case 'fire':
      if (mayShoot(g, u, 'fire-reaction') && (charge || shotAt(g, u, mover) !== null)) return ['shoot']
      return u.gun >= 0 && (charge || gunLine(g, u, mover) !== null) ? ['shoot'] : []
    case 'resist':
      return ['resist']
    case 'evade':
      return charge && couldEvade(g, u, mover) ? ['evasion'] : []
  }
}
const diceFor = (g: Field, u: Troop, mover: Troop, card: Reply['card'], charge: boolean): number =>
  disciplineDice(g, u, {
    reacting: true,
    flank: charge && flanks(g, mover, u),
    evadesInfantry: card === 'evade' && !isCavalry(g, mover),
    flees: charge && (card === 'run' || card === 'evade') ? mover : null,
  }).value

/** How far a charge goes over open ground, and whom it would strike from where the troop stands (TER-CHG-03). */
export interface ChargeReach {
  /** In units of the table, from the front centre, 90° to either side. */
  reach: number
  targets: readonly { unit: number; at: Pose; flank: boolean }[]
}
export function chargeReach(g: Field, u: Troop): ChargeReach {
  const targets: { unit: number; at: Pose; flank: boolean }[] = []
  for (const id of chargeTargets(g, u)) {
    const found = chargeTo(g, u, g.troops[id])
    if (found !== null) targets.push({ unit: id, at: found.pose, flank: flanks(g, u, g.troops[id]) })
  }
  return { reach: inches(speedOf(g, u, 'attack').value), targets }
}
