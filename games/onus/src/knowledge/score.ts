import type { Said, Seat, Weights } from '@acies/kernel'
import { type Field, HIDDEN, kindOf, stands, type Unit } from '../position.ts'
import { isLeading, leadershipOf } from '../rules/command.ts'
import { casualtiesOf } from '../rules/losses.ts'
import { Eye } from './eye.ts'

/** What the score is made of, in hundreds of points. */
export const TERMS = {
  losses: { es: 'lo cerca que está de la mitad de bajas', en: 'how near half the army is lost' },
  strength: { es: 'la fuerza que queda', en: 'strength left' },
  order: { es: 'las unidades en orden', en: 'units in good order' },
  attack: { es: 'lo que tiene a su alcance', en: 'what is within reach' },
  exposure: { es: 'lo que puede caer', en: 'what may fall' },
  contact: { es: 'el contacto con el enemigo', en: 'closing with the enemy' },
  support: { es: 'las unidades cerca del general', en: 'units near the general' },
  leaders: { es: 'el general', en: 'the general' },
  hand: { es: 'la mano', en: 'the hand' },
} as const satisfies Record<string, Said>
export type Term = keyof typeof TERMS

const WEIGHTS: Readonly<Record<Term, number>> = {
  losses: 1,
  strength: 1,
  order: 1,
  attack: 0.35,
  exposure: 0.5,
  contact: 0.5,
  support: 0.4,
  leaders: 1,
  hand: 0.12,
}
const NAMES = Object.keys(TERMS) as Term[]

/**
 * Each term as one side has it, less what the others have on average: what one gains the rest lose together, and in a
 * free-for-all nobody is singled out.
 */
export function weigh(g: Field, seat: Seat, weights: Weights): Record<Term, number> {
  const eye = new Eye(g)
  const sides = [...new Set(g.side)]
  const all = sides.map(side => sideTerms(g, eye, side))
  const mine = sides.indexOf(g.side[seat])
  const terms = {} as Record<Term, number>
  for (const term of NAMES) {
    let others = 0
    for (let i = 0; i < all.length; i++) if (i !== mine) others += all[i][term]
    terms[term] = (all[mine][term] - others / (all.length - 1)) * WEIGHTS[term] * (weights[term] ?? 1)
  }
  return terms
}

function sideTerms(g: Field, eye: Eye, side: number): Record<Term, number> {
  const sum: Record<Term, number> = {
    losses: 0,
    strength: 0,
    order: 0,
    attack: 0,
    exposure: 0,
    contact: 0,
    support: 0,
    leaders: 0,
    hand: 0,
  }
  for (const u of g.units) if (g.side[u.seat] === side && u.where !== 'lost') addUnit(g, eye, u, sum)
  g.side.forEach((of, seat) => {
    if (of !== side) return
    sum.losses -= nearDefeat(g, seat)
    // Everybody sees how many cards a hand has; what they are worth is the same for all.
    sum.hand += Math.min(g.hands[seat].length, leadershipOf(g, seat) + 1)
  })
  for (const general of g.generals)
    if (g.side[general.seat] === side && general.state === 'well') sum.leaders += isLeading(g, general) ? 1 : 0.4
  return sum
}

function addUnit(g: Field, eye: Eye, u: Unit, sum: Record<Term, number>): void {
  const kind = u.kind === HIDDEN ? null : kindOf(g, u)
  const value = kind === null ? 0.8 : kind.value / 100
  const life = kind?.life ?? 6
  // Wounds cost nerve before they cost the unit.
  const left = 1 - u.wounds / (life + 1)
  sum.strength += value * (0.4 + 0.6 * left) * (u.fleeing ? 0.35 : 1)
  if (u.broken) sum.order -= 0.22 * value
  if (u.leaderless) sum.order -= 0.1 * value
  if (u.hero) sum.order += 0.1 * value
  if (u.rank === 'veteran') sum.order += 0.04
  if (u.rank === 'elite') sum.order += 0.08
  if (!stands(u) || u.fleeing || kind === null) return
  if (eye.influenced(u)) sum.support += 0.06
  if (eye.engaged(u)) {
    for (const p of g.pairs) {
      const foe = p.a === u.id ? p.b : p.b === u.id ? p.a : -1
      if (foe !== -1) sum.attack += 0.5 * eye.exchange(u, g.units[foe], eye.middle(u), false)
    }
    return
  }
  const best = eye.bestCharge(u)
  if (best !== null && best.gain > 0) sum.attack += best.gain
  sum.attack += 0.5 * eye.bestShot(u).gain
  sum.exposure -= eye.menace(u, u)
  const near = eye.nearest(u)
  if (near !== null) sum.contact -= 0.035 * Math.max(0, near.gap - wishedGap(g, eye, u))
}

/** How near a unit wants to be: fighters where they can charge, shooters at half their range. */
export const wishedGap = (g: Field, eye: Eye, u: Unit): number => {
  const kind = kindOf(g, u)
  return eye.lore.fights[u.kind] ? Math.max(1, kind.move / 100 - 1) : Math.max(1, kind.range / 2)
}

/** The army runs past half its losses: the nearer, the more a loss counts (ONU-VIC-02). */
function nearDefeat(g: Field, seat: number): number {
  if (g.out[seat]) return 6
  const share = g.initial[seat] === 0 ? 0 : casualtiesOf(g, seat) / g.initial[seat]
  return 4 * share * share + (share > 0.5 ? 1.5 : 0)
}
