import type { Said, Seat, Weights } from '@acies/kernel'
import { bearing, type Point, turnBetween } from '@acies/table'
import {
  acting,
  extensionsOf,
  type Field,
  foesOf,
  HIDDEN,
  kindOf,
  NOBODY,
  pairOf,
  stands,
  UD,
  type Unit,
} from '../position.ts'
import { isLeading, leadershipOf } from '../rules/command.ts'
import { contactOf, touching } from '../rules/contacts.ts'
import { casualtiesOf } from '../rules/losses.ts'
import { hasBegun } from '../rules/manoeuvre.ts'
import { actionOf, isToRouse, orderWorth } from './cards.ts'
import type { Eye } from './eye.ts'
import { SOBER, Thought } from './thought.ts'

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
  orders: { es: 'lo que traerán sus órdenes', en: 'what its orders will bring' },
  night: { es: 'quién gana cuando caiga la noche', en: 'who wins when night falls' },
} as const satisfies Record<string, Said>
export type Term = keyof typeof TERMS

const WEIGHTS: Readonly<Record<Term, number>> = {
  losses: 1,
  strength: 1,
  order: 1,
  attack: 1,
  exposure: 0.2,
  contact: 0.5,
  support: 0.4,
  leaders: 1,
  hand: 0.2,
  orders: 0.8,
  night: 1,
}
const NAMES = Object.keys(TERMS) as Term[]

/**
 * Each term as one side has it, less what the others have on average: what one gains the rest lose together, and in a
 * free-for-all nobody is singled out.
 */
export function weigh(g: Field, seat: Seat, weights: Weights): Record<Term, number> {
  const t = new Thought(g, seat, SOBER, () => 0)
  const sides = [...new Set(g.side)]
  const all = sides.map(side => sideTerms(t, side))
  const mine = sides.indexOf(g.side[seat])
  const terms = {} as Record<Term, number>
  for (const term of NAMES) {
    let others = 0
    for (let i = 0; i < all.length; i++) if (i !== mine) others += all[i][term]
    terms[term] = (all[mine][term] - others / (all.length - 1)) * WEIGHTS[term] * (weights[term] ?? 1)
  }
  return terms
}

function sideTerms(t: Thought, side: number): Record<Term, number> {
  const { g, eye } = t
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
    orders: ordersOf(t, side),
    night: nightOf(g, side),
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
  const near = eye.nearest(u)
  // A gap is as wide for both; who has come farther from his edge has closed it, and in melee keeps what he has gained.
  if (near !== null) {
    const [own, his] = [u, near.foe].map(o => advanceOf(g, u.seat, eye.middle(o)))
    sum.contact += 0.08 * Math.min(own, his)
  }
  if (eye.engaged(u) || u.doings.charged) {
    sum.attack += 0.5 * meleeOf(g, eye, u)
    return
  }
  const best = eye.bestCharge(u)
  if (best !== null && best.gain > 0) sum.attack += POTENTIAL * best.gain
  sum.attack += 0.2 * eye.bestShot(u).gain
  sum.exposure -= eye.menace(u, u)
  if (near === null) return
  sum.order += value * drawnUp(u, near.gap)
  // To look another way is to be caught.
  const off = Math.abs(turnBetween(u.facing, bearing(eye.middle(u), eye.middle(near.foe))))
  sum.contact -= (off / 18000) * (near.gap < 5 ? 0.4 : 0.15) * value
  const far = Math.max(0, near.gap - wishedGap(g, eye, u))
  sum.contact -= 0.035 * far
  // Whoever loses when night falls has no time to wait.
  if (g.nightfall !== NOBODY && g.nightfall !== g.side[u.seat]) sum.night -= HURRY * far
}
/** How much of a clash counts before it has come about: less than the clash, or nobody would charge. */
const POTENTIAL = 0.35

/** How well its formation and its line suit an enemy so many UD off, by the worth of the unit. */
function drawnUp(u: Unit, gap: number): number {
  const close = gap < CLOSE
  // A longer line costs nerve (ONU-MAN-10).
  const line = -0.04 * extensionsOf(u)
  switch (u.formation) {
    case 'phalanx':
      return line + (close ? 0.1 : -0.06)
    case 'shield-wall':
      return line + (close ? 0.03 : -0.06)
    case 'square':
      return line - 0.1
    case 'wedge':
    case 'rhomboid':
      return line + (close ? 0.04 : 0)
    default:
      return line
  }
}
/** UD within which an enemy may be upon one before long. */
const CLOSE = 4.5

/** What its melees promise, also the one into which it is charging. */
function meleeOf(g: Field, eye: Eye, u: Unit): number {
  let sum = 0
  for (const foe of foesOf(g, u)) {
    const e = g.units[foe]
    const pair = pairOf(g, u.id, foe)
    const fresh = pair !== undefined && pair.since === g.turn && pair.fought < pair.since
    const { dice } = contactOf(u, e)
    sum += eye.exchange(u, e, eye.middle(u), fresh && pair.charger === u.id, Math.max(1, dice))
  }
  if (!u.doings.charged || eye.engaged(u)) return sum
  const met = touching(g, u)
  const foes = met.length > 0 ? met : [eye.nearest(u)?.foe].flatMap(foe => foe ?? [])
  for (const e of foes) sum += 2 * eye.exchange(u, e, eye.middle(u), true)
  return sum
}

/** What units that have been roused and have not begun may do, and those that an order is about to name. */
function ordersOf(t: Thought, side: number): number {
  const { g } = t
  if (g.side[acting(g)[0]] !== side || (g.phase !== 'activation' && g.phase !== 'movement')) return 0
  let sum = 0
  for (const u of g.units)
    if (g.side[u.seat] === side && u.doings.active && !hasBegun(u) && !u.doings.engagedAction) sum += actionOf(t, u)
  if (g.phase !== 'activation') return sum
  const [seat] = acting(g)
  for (const card of g.spent)
    if (isToRouse(card) && !g.units.some(u => u.doings.order === card)) sum += orderWorth(t, seat, card)
  return sum
}

/** How far a point lies from the edge a seat comes from, in UD. */
function advanceOf(g: Field, seat: number, { x, y }: Point): number {
  switch (g.edge[seat]) {
    case 'south':
      return (g.depth - y) / UD
    case 'north':
      return y / UD
    case 'west':
      return x / UD
    case 'east':
      return (g.width - x) / UD
  }
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

/**
 * Where the battle says who wins at nightfall, how near that side is to running before: what it loses counts more the later it
 * is, for it loses by nothing else (ONU-M-18).
 */
function nightOf(g: Field, side: number): number {
  if (g.nightfall !== side || g.limit === 0) return 0
  let [lost, all] = [0, 0]
  g.side.forEach((of, seat) => {
    if (of !== side || g.initial[seat] <= 0) return
    all += g.initial[seat]
    lost += g.out[seat] ? g.initial[seat] : casualtiesOf(g, seat)
  })
  const share = all === 0 ? 0 : lost / all
  return (-NIGHT * Math.min(g.round, g.limit) * Math.min(1, 2 * share)) / g.limit
}
const NIGHT = 4
const HURRY = 0.2
