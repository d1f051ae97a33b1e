import { open, type Random, type Seat, type Sight, WATCHER } from '@acies/kernel'
import { overlaps } from '@acies/table'
import { CARDS } from './data/cards.ts'
import { GENERALS } from './data/generals.ts'
import type { Owner } from './data/kind.ts'
import { does, extensionsOf, type Field, type General, HIDDEN, kindOf, NOBODY, stands, type Unit } from './position.ts'
import { contactOf } from './rules/contacts.ts'
import { budgetOf } from './rules/going.ts'
import { armyValue } from './rules/losses.ts'
import { bodiesOf, isFar, isOnTable, lineOf } from './rules/stance.ts'
import { holdsOn } from './rules/wrap.ts'
import { priceOf } from './set-up.ts'

/** Of the same side; who watches is of none. */
const isMate = (g: Field, seat: Seat, other: number): boolean => seat !== WATCHER && g.side[seat] === g.side[other]
/** A card of another side that lies face down, or is not yet on the table (ONU-DEP-04, ONU-OPT-31). */
const isCovered = (g: Field, u: Unit, seat: Seat): boolean =>
  (u.veiled || u.where === 'reserve') && !isMate(g, seat, u.seat)
/** Hands are their owners' and their team-mates' (ONU-M-11). */
const hands = (cards: number[][], seat: Seat, g: Field): number[][] =>
  cards.map((hand, owner) => (isMate(g, seat, owner) ? hand : hand.map(() => HIDDEN)))

export const sight: Sight<Field> = {
  scenario: open,
  width: open,
  depth: open,
  kinds: [
    {
      id: open,
      faction: open,
      class: open,
      hit: open,
      wound: open,
      force: open,
      range: open,
      dodge: open,
      armour: open,
      morale: open,
      life: open,
      move: open,
      value: open,
      most: open,
      blue: open,
      skills: open,
      mate: open,
    },
  ],
  options: open,
  victory: open,
  limit: open,
  once: open,
  nightfall: open,
  fog: open,
  dim: open,
  dark: open,
  contingents: open,
  side: open,
  faction: open,
  edge: open,
  zones: [{ left: open, top: open, right: open, bottom: open }],
  forms: open,
  rota: open,
  units: [
    {
      id: open,
      seat: open,
      kind: (kind, seat, g, u) => (isCovered(g, u, seat) ? HIDDEN : kind),
      where: open,
      x: open,
      y: open,
      facing: open,
      left: open,
      right: open,
      wraps: [{ x: open, y: open, facing: open, end: open, extension: open, on: open }],
      wounds: open,
      broken: open,
      fleeing: open,
      fledIn: open,
      shut: open,
      marched: open,
      formation: (formation, seat, g, u) => (isCovered(g, u, seat) ? 'hidden' : formation),
      hero: open,
      leaderless: open,
      rank: (rank, seat, g, u) => (isCovered(g, u, seat) ? 'hidden' : rank),
      bought: (bought, seat, g, u) => (isCovered(g, u, seat) ? HIDDEN : bought),
      led: open,
      under: open,
      veiled: open,
      arrives: open,
      doings: {
        order: open,
        active: open,
        used: open,
        // What a manoeuvre costs tells what troops make it.
        cap: (cap, seat, g, _, u) => (isCovered(g, u, seat) ? 'hidden' : cap),
        corner: open,
        when: (when, seat, g, _, u) => (isCovered(g, u, seat) ? 'hidden' : when),
        freeTurns: open,
        moved: open,
        shot: open,
        rallied: open,
        ends: open,
        formed: (formed, seat, g, _, u) => (isCovered(g, u, seat) ? false : formed),
        allWays: open,
        charged: open,
        switched: (switched, seat, g, _, u) => (isCovered(g, u, seat) ? false : switched),
        engagedAction: open,
        quit: open,
      },
      effects: [{ is: open, n: open, until: open }],
    },
  ],
  pairs: [{ a: open, b: open, since: open, charger: open, fought: open }],
  generals: [
    {
      id: open,
      seat: open,
      // He is shown with his army (ONU-ARM-03).
      card: (card, seat, g, general) => (isUnknown(g, general, seat) ? 'hidden' : card),
      unit: open,
      state: open,
      uses: open,
      usedIn: open,
    },
  ],
  hands,
  deck: deck => deck.map(() => HIDDEN),
  discard: open,
  shown: open,
  phase: open,
  turn: open,
  round: open,
  at: open,
  done: open,
  ordered: open,
  spent: open,
  // The worth of an army is the worth of its cards.
  initial: (initial, seat, g) =>
    initial.map((worth, owner) => (isMate(g, seat, owner) || !isVeiled(g, owner) ? worth : HIDDEN)),
  out: open,
  bonus: open,
  mover: open,
  over: [{ unit: open, x: open, y: open, facing: open }],
  attack: {
    kind: open,
    by: open,
    at: open,
    events: [{ card: open, from: open, cancels: open, void: open }],
    suffered: open,
    hurt: open,
  },
  due: [{ step: open, v: open }],
}
/** Lies an army, or a part of it, face down? */
const isVeiled = (g: Field, seat: number): boolean => g.units.some(u => u.seat === seat && u.veiled)
const isUnknown = (g: Field, { unit, seat: owner }: General, seat: Seat): boolean =>
  g.phase === 'set-up' && g.zones.length > 0 && unit === NOBODY && !isMate(g, seat, owner)

export function hidden(view: Field): number {
  let holes = 0
  for (const u of view.units) {
    if (u.kind === HIDDEN) holes++
    if (u.formation === 'hidden') holes++
    if (u.rank === 'hidden') holes++
    if (u.bought === HIDDEN) holes++
    if (u.doings.cap === 'hidden') holes++
    if (u.doings.when === 'hidden') holes++
  }
  for (const worth of view.initial) if (worth === HIDDEN) holes++
  for (const general of view.generals) if (general.card === 'hidden') holes++
  for (const hand of view.hands) for (const card of hand) if (card === HIDDEN) holes++
  for (const card of view.deck) if (card === HIDDEN) holes++
  return holes
}

/** Unseen cards are dealt anew; units face down are any that their army could have; generals likewise. */
export function guess(view: Field, _seat: Seat, random: Random): void {
  dealAnew(view, random)
  for (const general of view.generals) {
    if (general.card !== 'hidden') continue
    const own = generalsOf(view.faction[general.seat])
    view.generals[general.id] = { ...general, card: own[random(own.length)] }
  }
  for (const u of view.units) {
    if (u.kind !== HIDDEN) continue
    const faction = view.faction[u.seat]
    const own = view.kinds.flatMap((kind, at) => (kind.faction === faction ? [at] : []))
    u.rank = 'none'
    u.formation = 'none'
    // The marker of a forced march lies open; on a unit that is active it is of this turn (ONU-ACT-06).
    does(u, { cap: u.doings.active && u.marched ? 'double' : 'full', when: 'open', formed: false, switched: false })
    const fit = own.filter(kind => couldBe(view, u, kind))
    const among = fit.length > 0 ? fit : own
    u.kind = among.length > 0 ? among[random(among.length)] : random(view.kinds.length)
    u.bought = priceOf(view.kinds[u.kind], 'none')
  }
  view.initial = view.initial.map((worth, seat) => (worth === HIDDEN ? armyValue(view, seat) : worth))
}
/** Could troops of this kind have come as far as the card has come in this turn? */
const couldBe = (g: Field, u: Unit, kind: number): boolean => u.doings.used <= budgetOf(g, { ...u, kind })
const generalsOf = (faction: Owner): string[] => GENERALS.flatMap(card => (card.faction === faction ? [card.id] : []))
function dealAnew(view: Field, random: Random): void {
  const seen = new Set([...view.discard, ...view.shown])
  for (const hand of view.hands) for (const card of hand) if (card !== HIDDEN) seen.add(card)
  const unseen = CARDS.flatMap((_, card) => (seen.has(card) ? [] : [card]))
  const draw = (): number => {
    const at = random(unseen.length)
    const card = unseen[at]
    unseen[at] = unseen[unseen.length - 1]
    unseen.pop()
    return card
  }
  for (const hand of view.hands) for (let i = 0; i < hand.length; i++) if (hand[i] === HIDDEN) hand[i] = draw()
  for (let i = 0; i < view.deck.length; i++) if (view.deck[i] === HIDDEN) view.deck[i] = draw()
}

/** What cannot be on a table. */
export function check(g: Field): string | null {
  return cardsFault(g) ?? unitsFault(g) ?? pairsFault(g) ?? roomFault(g)
}
/** Sixty cards, each in one place. */
function cardsFault(g: Field): string | null {
  const all = [...g.hands.flat(), ...g.deck, ...g.discard, ...g.shown]
  if (all.includes(HIDDEN)) return null
  return all.length === CARDS.length && new Set(all).size === CARDS.length ? null : `${all.length} cards`
}
function unitsFault(g: Field): string | null {
  for (const u of g.units) {
    const name = `unit ${u.id}`
    if (![u.x, u.y, u.facing].every(Number.isInteger)) return `${name} is nowhere`
    if (u.where === 'lost' && (u.wraps.length > 0 || u.fleeing)) return `${name} is lost and not at rest`
    if (u.where !== 'table') continue
    if (u.kind !== HIDDEN && (u.wounds < 0 || u.wounds >= kindOf(g, u).life)) return `${name} has ${u.wounds} wounds`
    if (u.fleeing && (!u.broken || u.formation !== 'none' || extensionsOf(u) > 0 || u.wraps.length > 0))
      return `${name} flees with markers`
    if (u.formation !== 'none' && u.formation !== 'bravery' && u.formation !== 'hidden' && extensionsOf(u) > 0)
      return `${name} is in formation and extended`
    const held = holdsOn(g, u)
    if (u.wraps.some(w => !held.has(w)) && !isInMotion(g)) return `${name} has a marker that holds nothing`
    if (u.under !== NOBODY) {
      const top = g.units[u.under]
      if (top.x !== u.x || top.y !== u.y || top.facing !== u.facing || top.where !== 'table')
        return `${name} is under nobody`
    }
  }
  for (const general of g.generals)
    if (general.unit !== NOBODY && g.units[general.unit].where !== 'table')
      return `general ${general.id} is with nobody`
  return null
}
/** Between a fall back and the answers to it contact is lost for a moment (ONU-ENG-23). */
const isInMotion = (g: Field): boolean => g.phase === 'movement' || g.phase === 'skirmish'
function pairsFault(g: Field): string | null {
  for (const { a, b } of g.pairs) {
    const one = g.units[a]
    const other = g.units[b]
    if (!stands(one) || !stands(other)) return `units ${a} and ${b} fight, but one is gone`
    if (contactOf(one, other).dice === 0 && !isInMotion(g)) return `units ${a} and ${b} fight without contact`
  }
  return null
}
/** Nobody lies over anybody, but for those who are about to make room (ONU-CRO-09, ONU-CRO-11). */
function roomFault(g: Field): string | null {
  const over = g.over.map(o => o.unit)
  const standing = g.units.filter(stands)
  const bodies = standing.map(bodiesOf)
  for (let i = 0; i < standing.length; i++) {
    if (!isOnTable(g, lineOf(standing[i]))) return `unit ${standing[i].id} stands off the table`
    for (let k = i + 1; k < standing.length; k++) {
      if (isFar(standing[k], standing[i], 20_000)) continue
      if (over.includes(standing[i].id) || over.includes(standing[k].id)) continue
      if (bodies[i].some(one => bodies[k].some(other => overlaps(one, other))))
        return `units ${standing[i].id} and ${standing[k].id} overlap`
    }
  }
  return null
}
