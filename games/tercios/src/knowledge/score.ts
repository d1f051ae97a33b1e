import type { Said, Seat, Weights } from '@acies/kernel'
import { INCH, length } from '@acies/table'
import { type Commander, enemyOf, type Field, kindOf, type Side, sideOf, type Troop } from '../position.ts'
import { commandDistance } from '../rules/command.ts'
import { held, worth } from '../rules/special.ts'
import { isArtillery } from '../rules/troop.ts'
import { has } from '../traits/index.ts'
import { outOfLine } from './line.ts'
import { Eye } from './menace.ts'
import { prospectOf, useOf } from './prospect.ts'
import { SOBER, Thought } from './thought.ts'
import { thumb } from './thumb.ts'
import { strengthOf } from './worth.ts'

/** What the score is made of, in victory points. */
export const TERMS = {
  points: { es: 'los puntos de victoria', en: 'victory points' },
  strength: { es: 'la fuerza que queda', en: 'strength left' },
  order: { es: 'el orden de las filas', en: 'order in the ranks' },
  line: { es: 'la línea de batalla', en: 'the line of battle' },
  attack: { es: 'lo que tiene a su alcance', en: 'what is within reach' },
  exposure: { es: 'lo que puede caer', en: 'what may fall' },
  contact: { es: 'el contacto con el enemigo', en: 'closing with the enemy' },
  support: { es: 'las tropas al alcance de sus mandos', en: 'troops within reach of their commanders' },
  leaders: { es: 'los mandos', en: 'commanders' },
  hand: { es: 'las órdenes por cumplir', en: 'orders still to be carried out' },
} as const satisfies Record<string, Said>
export type Term = keyof typeof TERMS

/** Found by the lab: what won over thousands of positions, then what made the impatient play better. */
const WEIGHTS: Readonly<Record<Term, number>> = {
  points: 1.3,
  strength: 0.8,
  order: 0.8,
  line: 0.8,
  attack: 0.4,
  exposure: 0.7,
  contact: 0.8,
  support: 0.3,
  leaders: 0.2,
  hand: 0.1,
}
const NO_CHANCE = (): number => 0

export function weigh(g: Field, seat: Seat, weights: Weights): Record<Term, number> {
  const side = sideOf(seat)
  const eye = new Eye(g)
  const us = armyOf(g, eye, side)
  const them = armyOf(g, eye, enemyOf(side))
  const usual = usualIn(g)
  const terms: Record<Term, number> = {
    points: (us.points - them.points) * urgency(g),
    strength: us.strength - them.strength,
    order: us.order - them.order,
    line: us.line - them.line,
    attack: us.attack - usual.attack,
    exposure: them.exposure - us.exposure,
    contact: usual.far - us.far,
    support: us.support - them.support,
    leaders: us.leaders - them.leaders,
    hand: (weights.hand ?? 1) === 0 ? 0 : handOf(g, eye, side),
  }
  for (const term in terms) terms[term as Term] *= WEIGHTS[term as Term] * (weights[term] ?? 1)
  return terms
}

/** What half of all troops have within reach, and how far they are from it: an even battle is to look even. */
function usualIn(g: Field): { attack: number; far: number } {
  const half = g.troops.length / 2
  return g.turn < 2 ? { attack: 0, far: 0.25 * half } : { attack: 0.4 * half, far: 0.05 * half }
}
/** The nearer the end, the more a point counts (TER-BAT-04). */
const urgency = (g: Field): number => 0.4 + 0.15 * Math.min(7, g.turn)

interface Army {
  points: number
  strength: number
  order: number
  line: number
  attack: number
  exposure: number
  far: number
  support: number
  leaders: number
}

function armyOf(g: Field, eye: Eye, side: Side): Army {
  const army: Army = {
    points: g.points[side] + held(g, side),
    strength: 0,
    order: 0,
    line: 0,
    attack: 0,
    exposure: 0,
    far: 0,
    support: 0,
    leaders: 0,
  }
  for (const u of g.troops) {
    if (u.side !== side || u.where === 'lost') continue
    const kind = kindOf(g, u)
    army.strength += strengthOf(kind, worth(g, u)) * (1 - u.wear / (kind.stamina * (u.members + 1) + 1))
    if (u.where !== 'table') continue
    if (u.disordered) army.order -= thumb.disorder
    if (u.wear >= kind.stamina) army.order -= thumb.limit
    army.line -= outOfLine(g, eye, u, u)
    army.exposure += eye.exposure(u, u)
    const { harm, far: nearest } = eye.outlook(u, u)
    army.attack += harm
    const far = nearest - eye.lore.trades[u.kind].wants
    if (far > 0) army.far += (thumb.step * far) / INCH
    if (isFollowed(g, u)) army.support += thumb.outOfCommand
  }
  for (const c of g.commanders)
    if (c.side === side && c.where === 'table') army.leaders += c.level * 0.2 - perilOf(g, c)
  return army
}

/** Near enough to somebody who may give it orders; nobody looks whether he sees it. */
function isFollowed(g: Field, u: Troop): boolean {
  if (isArtillery(g, u) || has(g, u, 'needsNoCommander')) return true
  for (const c of g.commanders) {
    if (c.where !== 'table' || c.side !== u.side || (c.command !== u.command && !c.chief)) continue
    const host = c.inside < 0 ? c : g.troops[c.inside]
    if (length(host.x - u.x, host.y - u.y) - u.width / 2 <= commandDistance(c)) return true
  }
  return false
}

/** An enemy who could ride him down. */
function perilOf(g: Field, c: Commander): number {
  if (c.inside >= 0) return 0
  for (const e of g.troops)
    if (e.where === 'table' && e.side !== c.side && length(e.x - c.x, e.y - c.y) < 4 * INCH)
      return thumb.peril * (c.chief ? 2 : 1)
  return 0
}

/** What a side's cards are still good for; a card that cannot be seen counts for nothing. */
function handOf(g: Field, eye: Eye, side: Side): number {
  const t = new Thought(g, side, SOBER, NO_CHANCE, eye)
  let sum = 0
  for (const u of g.troops)
    if (u.side === side && u.where === 'table' && !u.acted && u.card !== 'none' && u.card !== 'hidden')
      sum += useOf(t, u, u.card, prospectOf(t, u))
  return sum
}
