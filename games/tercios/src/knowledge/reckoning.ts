import type { Seat, Weights } from '@acies/kernel'
import { INCH, length } from '@acies/table'
import { enemyOf, type Field, kindOf, sideOf, type Troop } from '../position.ts'
import { held } from '../rules/special.ts'
import { outOfLine } from './line.ts'
import { byArm } from './lore.ts'
import { Eye } from './menace.ts'
import { prospectOf } from './prospect.ts'
import { type Term, weigh } from './score.ts'

/**
 * What the table is worth between two turns, when no card lies on it: the lab fitted who won to the beginnings of turns
 * of 16,800 matches by habit. For each troop of an arm, in victory points; what changes as the battle goes on, for its
 * first turn and for its sixth.
 */
const figures = {
  men: byArm(0, 0.28, 0.46, 0.6, 0.15),
  /** For every hundred points of the list, and with all its stamina worn away. */
  price: [byArm(1.15, 0.04, 0.49, 0.16, 0.21), byArm(1.37, 0.36, 0.71, 0.66, 0.72)],
  wear: [byArm(-1, 0, -0.52, 0, -0.51), byArm(-1.79, -0.84, -1.12, -1.28, -0.69)],
  disorder: -0.07,
  /** For every point that all who threaten could cost, and the worst charge. */
  exposure: byArm(-0.38, -0.36, -0.33, -0.04, 0),
  threat: byArm(-0.33, -0.04, -0.08, -0.28, -0.47),
  /** For every point that its best charge could bring, and its best shot. */
  charge: byArm(-0.1, 0.12, 0.05, 0.08, 0),
  shot: byArm(0.27, 0.35, 0.15, 0, 0.25),
  /** A foot away from where it could do harm; ten inches from the nearest friend. */
  away: byArm(-0.09, -0.08, -0.23, -0.31, 0.11),
  room: byArm(0.14, 0.23, 0.06, 0.14, 0.42),
  /** For every point it costs to be out of the line: not fitted, or nobody would keep one (see `thumb.line`). */
  line: 1,
  /** A commander, for every level. */
  leader: 0.05,
  /** A point of lead as each turn begins: the nearer the end, the less can still be made good (TER-BAT-04). */
  lead: [0.4, 0.4, 0.6, 0.7, 1, 1.3, 2, 2.5],
} as const
/** What is ahead of that counts no more: the battle is as good as won. */
const ENOUGH = 5

/** Nobody has a card or has acted: a turn is to be planned. */
export const isBetweenTurns = (g: Field): boolean =>
  g.turn > 0 && g.troops.every(u => u.where !== 'table' || (u.card === 'none' && !u.acted))

export function reckon(g: Field, seat: Seat, weights: Weights): Record<Term, number> {
  // Armies that are still being drawn up were never fitted.
  if (g.turn === 0) return weigh(g, seat, weights)
  const eye = new Eye(g)
  const side = sideOf(seat)
  const lead = held(g, side) + g.points[side] - held(g, enemyOf(side)) - g.points[enemyOf(side)]
  const found: Record<Term, number> = {
    points: figures.lead[Math.min(g.turn, figures.lead.length) - 1] * Math.max(-ENOUGH, Math.min(ENOUGH, lead)),
    strength: 0,
    order: 0,
    line: 0,
    attack: 0,
    exposure: 0,
    contact: 0,
    support: 0,
    leaders: 0,
    hand: 0,
  }
  for (const troops of eye.troops) for (const u of troops) count(found, g, eye, u, u.side === side ? 1 : -1)
  for (const c of g.commanders)
    if (c.where === 'table') found.leaders += (c.side === side ? figures.leader : -figures.leader) * c.level
  for (const term in found) found[term as Term] *= weights[term] ?? 1
  return found
}

function count(found: Record<Term, number>, g: Field, eye: Eye, u: Troop, sign: number): void {
  const { lore } = eye
  const { arm, wants } = lore.trades[u.kind]
  const { points, stamina } = kindOf(g, u)
  const late = Math.min(1, (g.turn - 1) / 5)
  const now = ([first, sixth]: (typeof figures)['price' | 'wear']): number =>
    first[arm] * (1 - late) + sixth[arm] * late
  const { far, charge, shot, threat } = prospectOf({ g, eye, lore }, u)
  const spent = Math.min(1, u.wear / (stamina * (u.members + 1) + 1))
  const away = Math.min(2, Math.max(0, far - wants) / (12 * INCH))
  found.strength += sign * (figures.men[arm] + (now(figures.price) * points) / 100 + now(figures.wear) * spent)
  if (u.disordered) found.order += sign * figures.disorder
  found.attack += sign * (figures.charge[arm] * charge + figures.shot[arm] * shot)
  found.exposure += sign * (figures.exposure[arm] * eye.exposure(u, u) + figures.threat[arm] * threat)
  found.contact += sign * figures.away[arm] * away
  found.line -= sign * figures.line * outOfLine(g, eye, u, u)
  found.support += sign * figures.room[arm] * roomOf(eye, u)
}

const ELBOWS = 10 * INCH
/** Room to the nearest friend, 0 … 1. */
function roomOf(eye: Eye, u: Troop): number {
  let near = ELBOWS
  for (const o of eye.troops[u.side]) if (o.id !== u.id) near = Math.min(near, length(o.x - u.x, o.y - u.y))
  return near / ELBOWS
}
