import type { Said, Seat, Weights } from '@acies/kernel'
import {
  type Charge,
  enemyOf,
  type Field,
  has,
  isFleeing,
  kindOf,
  modelsIn,
  onTable,
  type Side,
  type Unit,
} from '../position.ts'
import { presence } from '../rules/leadership.ts'
import { charactersIn } from '../rules/ranks.ts'
import { isBroken, pointsOf, quartersHeld } from '../rules/victory.ts'
import { Eye } from './eye.ts'
import { groundWon, stanceOf } from './stance.ts'

/** What the score is made of, in hundreds of points. */
export const TERMS = {
  points: { es: 'los puntos de victoria', en: 'victory points' },
  quarters: { es: 'los cuartos de la mesa', en: 'quarters of the table' },
  strength: { es: 'la fuerza que queda', en: 'strength left' },
  order: { es: 'las unidades que no huyen', en: 'units that do not flee' },
  combat: { es: 'los combates en curso', en: 'combats under way' },
  attack: { es: 'las cargas a su alcance', en: 'charges within reach' },
  shots: { es: 'los blancos a tiro', en: 'targets in range' },
  exposure: { es: 'lo que puede ser cargado', en: 'what may be charged' },
  contact: { es: 'el avance hacia el enemigo', en: 'closing with the enemy' },
  support: { es: 'la línea y el general cerca', en: 'the line, and the general near' },
  leaders: { es: 'los mandos', en: 'the leaders' },
} as const satisfies Record<string, Said>
export type Term = keyof typeof TERMS

/** By who won, where looks end (`acies lab fit wab`); what is only likely to matter later counts least. */
const WEIGHTS: Readonly<Record<Term, number>> = {
  points: 1.6,
  quarters: 1.3,
  strength: 0.7,
  order: 0.7,
  combat: 1,
  attack: 0.6,
  shots: 0.35,
  exposure: 0.2,
  contact: 0.3,
  support: 0.25,
  leaders: 0.7,
}
const NAMES = Object.keys(TERMS) as Term[]

/** Each term as one side has it, less what the other has. */
export function weigh(g: Field, seat: Seat, weights: Weights): Record<Term, number> {
  const eye = new Eye(g)
  const side: Side = g.sideOf[seat] ?? 0
  const mine = sideTerms(g, eye, side)
  const theirs = sideTerms(g, eye, enemyOf(side))
  const terms = {} as Record<Term, number>
  for (const term of NAMES) terms[term] = (mine[term] - theirs[term]) * WEIGHTS[term] * (weights[term] ?? 1)
  return terms
}

function sideTerms(g: Field, eye: Eye, side: Side): Record<Term, number> {
  const sum = Object.fromEntries(NAMES.map(term => [term, 0])) as Record<Term, number>
  // Points count the more the nearer the end is; who holds which quarter of the table changes until then.
  const late = Math.min(1, g.turn / Math.max(1, g.last))
  const held = isBroken(g, side) ? 0 : quartersHeld(g, side)
  sum.points = (0.15 + 0.35 * late) * (pointsOf(g, side) / 100 - held)
  sum.quarters = 0.6 * late ** 4 * held
  for (const u of g.units) if (u.side === side && u.where !== 'lost') addUnit(g, eye, u, sum)
  // Either side has its half of it: what one gains the other loses.
  for (const c of eye.combats) sum.combat += 0.5 * eye.combat(c, side).gain
  // A charge on its way counts for what it promises: otherwise it would look like nothing done.
  for (const c of g.charges)
    if (c.state === 'declared') sum.combat += (g.units[c.unit].side === side ? 0.5 : -0.5) * underWay(eye, c)
  for (const id of [g.armies[side].general, g.armies[side].standard]) if (presence(g, id) !== null) sum.leaders += 0.4
  return sum
}

/** What a declared charge promises, if it comes home. */
function underWay(eye: Eye, { unit, targets }: Charge): number {
  const [u, e] = [eye.g.units[unit], eye.g.units[targets[0]]]
  if (!onTable(u) || e === undefined || !onTable(e)) return 0
  const spare = eye.spare(u, e)
  return spare < -1 ? -0.05 * eye.worth(u) : COMES_HOME * eye.onset(u, e)
}
/** So many charges that seem in reach are. */
const COMES_HOME = 0.8

function addUnit(g: Field, eye: Eye, u: Unit, sum: Record<Term, number>): void {
  const kind = kindOf(g, u)
  if (kind.character) {
    sum.strength += (u.worth / 100) * (1 - u.hurt / (kind.w + 1))
    // A leader by himself leads nobody and is soon caught.
    if (onTable(u)) sum.leaders -= 0.25
    return
  }
  const value = (modelsIn(u) - charactersIn(g, u).length) * (kind.points / 100)
  sum.strength += value
  if (isFleeing(u)) sum.order -= 0.55 * value
  if (!onTable(u) || isFleeing(u)) return
  const leader = presence(g, g.armies[u.side].general)
  if (leader !== null && (leader === u || eye.gap(u, leader) <= 12)) sum.support += 0.06
  // Who fights has come as far as he wanted: to charge costs nothing of what closing in has won.
  sum.contact += groundWon(eye, u)
  if (eye.engaged(u)) return
  const stance = stanceOf(eye, u, u, has(u, 'marched') ? 'march' : has(u, 'moved') ? 'move' : 'stood')
  sum.attack += stance.attack
  sum.shots += stance.shots
  sum.exposure += stance.exposure
  sum.contact += stance.front
  sum.support += stance.support
}
