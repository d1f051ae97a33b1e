import type { Choice, Next, Pick, Picks } from '@acies/kernel'
import { type Body, INCH, overlaps } from '@acies/table'
import { MISSILE_DATA } from '../data/weapons.ts'
import { type Field, isFleeing, kindOf, type Unit } from '../position.ts'
import { distanceBetween } from '../rules/bodies.ts'
import { mayNotBeCharged, mayNotDisengage } from '../rules/charging.ts'
import { allowanceOf, flightDice } from '../rules/pace.ts'
import { routeTo, stripOf } from '../rules/route.ts'
import { missileOf } from '../rules/shots.ts'
import { chargesBarred } from '../steps/charges.ts'
import { canShootBack, chargersOf } from '../steps/react.ts'
import { clash, type Pair } from './clash.ts'
import type { Thought } from './thought.ts'

/** A charge must promise this much, in hundreds of points. */
const BAR = 0.12

interface Said extends Onset {
  strip: Body
}
interface Onset {
  unit: number
  target: number
  pair: Pair
  gain: number
}

/** Charges that are within reach by eye, the better first. */
function onsetsOf(t: Thought, able: readonly number[]): Onset[] {
  const { g, eye } = t
  const found: Onset[] = []
  for (const id of able) {
    const u = g.units[id]
    if (eye.engaged(u)) continue
    for (const e of eye.enemies(u)) {
      if (eye.spare(u, e) < -0.5 || kindOf(g, e).character) continue
      const gain = eye.onset(u, e) * (slipsAway(t, u, e) ? 0.35 : 1)
      found.push({ unit: id, target: e.id, pair: eye.pair(u, e), gain: t.tip(gain) })
    }
  }
  return found.sort((a, b) => b.gain - a.gain)
}
/** Who would run from a charge, and can: little is won by it, and the charger is drawn out of his line. */
function slipsAway(t: Thought, u: Unit, e: Unit): boolean {
  const { g, eye } = t
  if (!isNimble(g, e) || isFleeing(e) || eye.engaged(e)) return false
  return eye.onset(u, e) > 0.35 * eye.worth(e) && eye.gap(u, e) + flightDice(g, e) * 3.5 > eye.charge(u) / INCH
}
/** Its way, if it sees him, can come so far, and nobody is in its way but those who charge as well. */
function wayHome(g: Field, u: Unit, e: Unit, ghosts: readonly number[]): Body | null {
  const budget = allowanceOf(g, u, 'charge')
  if (distanceBetween(g, u, e) > budget || mayNotBeCharged(g, u, e) !== null) return null
  const route = routeTo(g, u, e, { budget, ghosts })
  return route === null ? null : stripOf(g, u, route)
}
/** Charges whose ways cross spoil each other, unless they go at the same enemy or his neighbour (WAB-MULT-06 to 08). */
const spoils = (g: Field, a: Said, b: Said): boolean =>
  a.target !== b.target && distanceBetween(g, g.units[a.target], g.units[b.target]) > INCH && overlaps(a.strip, b.strip)

/** Charges that go well together: one after another, each by what it adds to those before. */
export function chargesByHabit(t: Thought, able: readonly number[], bar = BAR): Picks | null {
  const { g, eye } = t
  const said: Said[] = []
  const out = new Set<Onset>()
  const onsets = onsetsOf(t, able)
  for (;;) {
    let best: Onset | null = null
    let top = bar / Math.max(0.3, t.w('attack'))
    for (const o of onsets) {
      if (out.has(o) || said.some(s => s.unit === o.unit)) continue
      const gain = said.some(s => s.target === o.target) ? added(t, o, said) : o.gain
      // A poor charge alone may be a good one with a friend beside it.
      if (gain > top) {
        top = gain
        best = o
      }
    }
    best ??= together(t, onsets, said, out, bar)
    if (best === null) break
    const ghosts = [...said.map(s => s.unit), ...able.filter(id => id !== best.unit && !eye.engaged(g.units[id]))]
    const strip = wayHome(g, g.units[best.unit], g.units[best.target], ghosts)
    const onset = strip === null ? null : { ...best, strip }
    if (onset !== null && !said.some(s => spoils(g, s, onset))) said.push(onset)
    else out.add(best)
  }
  const off = able.filter(id => eye.engaged(g.units[id]) && breaksOff(t, g.units[id]))
  // What some rule forbids is given up, the least promising first.
  for (let n = said.length; n >= 0; n--) {
    const picks: Pick[] = [...said.slice(0, n).flatMap(s => [s.unit, s.target]), ...off]
    if (chargesBarred(g, picks) === null) return picks
  }
  return null
}
/** What a further charge adds to those said at the same enemy. */
function added(t: Thought, o: Onset, said: readonly Onset[]): number {
  const { g, eye } = t
  const e = g.units[o.target]
  const before = [...eye.pairsOf(e), ...said.filter(s => s.target === o.target).map(s => s.pair)]
  const side = g.units[o.unit].side
  return clash(g, [...before, o.pair], side).gain - clash(g, before, side).gain - 0.5 * BAR
}
/** The first of two charges at one enemy that are worth it together though neither is alone. */
function together(
  t: Thought,
  onsets: readonly Onset[],
  said: readonly Onset[],
  out: ReadonlySet<Onset>,
  bar: number,
): Onset | null {
  const free = onsets.filter(
    o => !out.has(o) && o.gain > -1 && !said.some(s => s.unit === o.unit || s.target === o.target),
  )
  let best: Onset | null = null
  let top = 1.5 * bar
  for (const a of free)
    for (const b of free) {
      if (a.target !== b.target || a.unit >= b.unit || isFleeing(t.g.units[a.target])) continue
      const { gain } = clash(t.g, [...t.eye.pairsOf(t.g.units[a.target]), a.pair, b.pair], t.side)
      if (gain > top) {
        top = gain
        best = a
      }
    }
  return best
}
/** Horse gets out of a fight that it is losing; foot stays. */
function breaksOff(t: Thought, u: Unit): boolean {
  const { g, eye } = t
  if (kindOf(g, u).troop !== 'cavalry' || mayNotDisengage(g, u) !== null) return false
  const c = eye.combatOf(u)
  return c !== undefined && eye.combat(c, u.side).gain < -0.4 * eye.worth(u)
}

/** What every charged unit does. */
export function reactionsByHabit(t: Thought, next: Next): Picks | null {
  const picks: Pick[] = []
  for (;;) {
    const who = next(picks)
    if (who === null || (who.of === 'unit' && who.options.length === 0)) return picks
    if (who.of !== 'unit') return null
    const [id] = who.options
    const how = next([...picks, id])
    if (how?.of !== 'word') return null
    picks.push(id, reactionOf(t, t.g.units[id], how.options))
  }
}
function reactionOf(t: Thought, u: Unit, may: readonly string[]): string {
  const { g } = t
  const chargers = chargersOf(g, u)
  const { gain, routed } = stand(t, u, chargers)
  const [first] = may
  const shoots = chargers.some(c => canShootBack(g, u, c))
  const lost = routed > (isNimble(g, u) ? 0.45 : 0.7) && gain < -0.35 * t.eye.worth(u)
  if (may.includes('flee') && lost && escapes(t, u, chargers)) {
    if (may.includes('shoot-and-flee') && shoots && escapes(t, u, chargers, 3.5)) return 'shoot-and-flee'
    return 'flee'
  }
  if (may.includes('counter-charge')) return 'counter-charge'
  if (may.includes('stand-and-shoot') && shoots) return 'stand-and-shoot'
  return may.includes('hold') ? 'hold' : first
}
/** Who can come back may run; a block of the line only from what sweeps it away, or everybody beside it panics. */
const isNimble = (g: Field, u: Unit): boolean =>
  kindOf(g, u).troop === 'cavalry' || kindOf(g, u).order === 'loose' || isShooter(g, u)
/** Lives by its missiles: bows and slings, not javelins thrown before a charge. */
function isShooter(g: Field, u: Unit): boolean {
  const weapon = missileOf(g, u)
  return weapon !== null && MISSILE_DATA[weapon].range > 12
}
/** What it is to stand against all who charge it. */
function stand(t: Thought, u: Unit, chargers: readonly Unit[]) {
  const pairs = chargers.filter(c => t.eye.spare(c, u) >= 0).map(c => t.eye.pair(c, u))
  return clash(t.g, [...t.eye.pairsOf(u), ...pairs], u.side)
}
/** Its flight takes it, on the average, out of reach of those who come, and not to the edge: it may have to run on. */
function escapes(t: Thought, u: Unit, chargers: readonly Unit[], less = 0): boolean {
  const { g, eye } = t
  const flight = flightDice(g, u) * 3.5 - less
  const home = g.armies[u.side].edge === 'south' ? g.depth - u.y : u.y
  if (home < (1.5 * flight + 2) * INCH) return false
  return chargers.every(c => eye.gap(c, u) + flight > eye.charge(c) / INCH)
}
export function revealedByHabit(t: Thought, u: Unit, by: Unit): Picks {
  const { gain, routed } = stand(t, u, [by])
  const lost = routed > 0.5 && gain < -0.4 * t.eye.worth(u)
  return [lost && isNimble(t.g, u) && escapes(t, u, [by]) ? 'flee' : 'hold']
}
/** The charge turns to whom the flight has revealed if that is worth a charge. */
export function redirectByHabit(t: Thought, u: Unit, e: Unit): Picks {
  return t.eye.onset(u, e) > 0 ? [e.id] : []
}
/** Who charges first: who comes at a flank, then who gains most. */
export function chargerByHabit(t: Thought, choice: Choice | null): Picks | null {
  if (choice?.of !== 'unit') return null
  const { g, eye } = t
  const gain = (id: number): number => {
    const charge = g.charges.find(c => c.unit === id)
    const e = charge === undefined ? undefined : g.units[charge.targets[0]]
    return e === undefined ? 0 : eye.onset(g.units[id], e) + (eye.sideFrom(e, g.units[id]) === 'front' ? 0 : 1)
  }
  return [choice.options.reduce((a, b) => (gain(b) > gain(a) ? b : a))]
}
