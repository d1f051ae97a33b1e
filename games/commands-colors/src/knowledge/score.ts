import { NOWHERE } from '@acies/hexes'
import type { Said, Seat, Weights } from '@acies/kernel'
import { distanceOf, enemyOf, neighbours, type Side } from '../battlefield.ts'
import { afterLastOf, type Field, firstOf, HIDDEN_CARD, NOBODY, pieceAt, sideOf } from '../field.ts'
import { type Danger, exposure, newDanger, surveyDanger } from './danger.ts'
import type { Lore, Values } from './lore.ts'
import { worthOfHand } from './orders.ts'
import { soberly } from './thought.ts'

/** What the score is made of, in banners. */
export const TERMS = {
  banners: { es: 'los estandartes', en: 'banners' },
  strength: { es: 'la fuerza que queda', en: 'strength left' },
  exposure: { es: 'lo que puede caer', en: 'what may fall' },
  support: { es: 'el apoyo mutuo', en: 'mutual support' },
  contact: { es: 'el contacto con el enemigo', en: 'closing with the enemy' },
  leaders: { es: 'los líderes', en: 'leaders' },
  ground: { es: 'el terreno que cuenta', en: 'ground that counts' },
  hand: { es: 'la mano de cartas', en: 'the hand of cards' },
} as const satisfies Record<string, Said>
export type Term = keyof typeof TERMS

/** Found by the lab: what the side that won had more of, at the beginning of each turn of thousands of matches. */
const WEIGHTS: Readonly<Record<Term, number>> = {
  banners: 1,
  strength: 0.33,
  exposure: 0.35,
  support: 0.01,
  contact: 0.015,
  leaders: 0.3,
  ground: 0.5,
  hand: 0.5,
}
/** Of units that stand, each costs so much upkeep: a spent one is a banner waiting to be lost. */
const SPENT = 0.57
/** Whoever is to move can use what he holds before the other can. */
const TEMPO = 1.35

const mine = newDanger()
const theirs = newDanger()

export function weighBy(lore: Lore, values: Values) {
  return (g: Field, seat: Seat, weights: Weights): Record<Term, number> => {
    const side: Side = seat === 0 ? 0 : 1
    const enemy = enemyOf(side)
    surveyDanger(lore, g, side, mine)
    surveyDanger(lore, g, enemy, theirs)
    const us = weighArmy(lore, values, g, side, mine)
    const them = weighArmy(lore, values, g, enemy, theirs)
    const tempo = g.active === side ? TEMPO : 1 / TEMPO
    const terms: Record<Term, number> = {
      banners: us.banners - them.banners,
      strength: us.strength - them.strength,
      exposure: them.exposure * tempo - us.exposure / tempo,
      support: us.support - them.support,
      contact: them.far - us.far,
      leaders: us.leaders - them.leaders,
      ground: us.ground - them.ground,
      hand: handOf(lore, values, g, side, mine) * tempo - handOf(lore, values, g, enemy, theirs) / tempo,
    }
    for (const term in terms) terms[term as Term] *= WEIGHTS[term as Term] * (weights[term] ?? 1)
    return terms
  }
}

/** A hand that cannot be seen counts for nothing. */
function handOf(lore: Lore, values: Values, g: Field, side: Side, danger: Danger): number {
  return g.hands[side].includes(HIDDEN_CARD) ? 0 : worthOfHand(soberly(lore, values, g, side, danger))
}

interface Army {
  banners: number
  strength: number
  exposure: number
  support: number
  far: number
  leaders: number
  ground: number
}

function weighArmy(lore: Lore, values: Values, g: Field, side: Side, danger: Danger): Army {
  // The nearer to the goal, the more a banner counts.
  const army: Army = {
    banners: 0.53 * g.banners[side] + (3 * g.banners[side] * g.banners[side]) / (g.goal[side] * g.goal[side]),
    strength: 0,
    exposure: 0,
    support: 0,
    far: 0,
    leaders: 0,
    ground: 0,
  }
  const enemy = enemyOf(side)
  for (let i = firstOf(g, side); i < afterLastOf(g, side); i++) {
    const u = g.units[i]
    if (u.hex === NOWHERE) continue
    const kind = lore.kinds[u.type]
    army.strength += values[u.type][u.blocks] - 1 - SPENT
    if (danger[u.hex] > 0) {
      // What threatens a spent unit is counted with its being spent.
      if (u.blocks > 1) army.exposure += exposure(lore, values, g, u, u.hex, danger)
      army.support += friendsBeside(g, side, u.hex)
    }
    const far = nearest(g, enemy, u.hex) - (kind.shy ? kind.range : kind.pace + 1)
    // What is captured is counted in banners.
    if (lore.lure !== undefined && !g.captured.includes(u.hex)) army.ground += lore.lure(g, u, u.hex)
    if (far > 0) army.far += far * Math.max(kind.blow[u.blocks], kind.shot[u.blocks])
  }
  for (let i = 0; i < g.leaders.length; i++) {
    const l = g.leaders[i]
    if (l.side !== side || l.hex === NOWHERE) continue
    const with_ = g.unitAt[l.hex]
    army.leaders++
    if (with_ === NOBODY) army.leaders -= 0.5 + 0.3 * danger[l.hex]
    else if (g.units[with_].blocks === 1 && danger[l.hex] > 0) army.leaders -= 0.6
  }
  return army
}

function friendsBeside(g: Field, side: Side, hex: number): number {
  let friends = 0
  const around = neighbours(hex)
  for (let i = 0; i < around.length && friends < 2; i++) {
    const piece = pieceAt(g, around[i])
    if (piece !== NOBODY && sideOf(g, piece) === side) friends++
  }
  return friends
}
export function nearest(g: Field, enemy: Side, hex: number): number {
  let least = 20
  for (let i = firstOf(g, enemy); i < afterLastOf(g, enemy); i++) {
    const e = g.units[i]
    if (e.hex === NOWHERE) continue
    const d = distanceOf(hex, e.hex)
    if (d < least) least = d
  }
  return least
}
