import { type Pose, wheeled } from '@acies/table'
import { type Charge, type Field, has, isFleeing, onTable, type Unit } from '../position.ts'
import { blockOf, groundOf, isCloud } from './bodies.ts'
import { runsWith } from './cloud.ts'
import { strikeAhead } from './contact.ts'
import { isAbandoned } from './crew.ts'
import { allowanceOf } from './pace.ts'
import {
  comesThrough,
  type Route,
  routeOn,
  routesTo,
  routeTo,
  shareOf,
  sideStruck,
  type Terms,
  turnsOf,
} from './route.ts'
import { screenOf } from './swarm.ts'

/** Charges that are still to be made. */
export const toGo = (g: Field): Charge[] => g.charges.filter(c => c.state === 'declared' && onTable(g.units[c.unit]))
/** The way of a charge as things stand, or null when nobody of its targets can be reached. */
export function plan(g: Field, u: Unit, c: Charge, alone = false): Route | null {
  const budget = allowanceOf(g, u, 'charge')
  // Who comes to meet it is struck first (WAB-CCHG-07).
  const met = c.targets.filter(id => has(g.units[id], 'countercharged'))
  for (const id of [...met, ...c.targets.filter(t => !met.includes(t))]) {
    const target = g.units[id]
    // A beast that has run wild into its friends is nobody's enemy for the moment (WAB-RUL-278).
    if (!onTable(target) || target.side === u.side) continue
    const route = c.redirected ? straightTo(g, u, c, target, budget) : planOn(g, u, target, budget, alone)
    if (route !== null) return route
  }
  return null
}
/** The ways of a charge that bring as many into contact as its own (WAB-CMOV-09); one that is redirected has no choice. */
export function waysIn(g: Field, u: Unit, c: Charge): Route[] {
  const route = c.redirected ? null : plan(g, u, c)
  if (route === null) return []
  const target = g.units[route.target]
  const ways = routesTo(g, u, target, termsOn(g, u, target, allowanceOf(g, u, 'charge'), false))
  // Not where it only came by moving others along its front (WAB-MULT-03).
  return ways.some(w => w.models === route.models) ? ways : []
}
const planOn = (g: Field, u: Unit, target: Unit, budget: number, alone: boolean): Route | null =>
  routeOn(g, u, target, termsOn(g, u, target, budget, alone))
function termsOn(g: Field, u: Unit, target: Unit, budget: number, alone: boolean): Terms {
  const rivals = g.charges
    .filter(o => o.unit !== u.id && o.targets[0] === target.id && o.state === 'declared')
    .map(o => g.units[o.unit])
  // Those who charge as well are not in the way; but nobody ends where one still stands.
  const ghosts = alone ? [] : toGo(g).map(o => o.unit)
  const side = sideStruck(g, u, target)
  const beside = rivals.filter(
    o =>
      onTable(o) &&
      sideStruck(g, o, target) === side &&
      routeTo(g, o, target, { budget: allowanceOf(g, o, 'charge'), ghosts }) !== null,
  )
  const share = shareOf(g, u, target, beside)
  return share === undefined ? { budget, ghosts } : { budget, ghosts, share }
}
/** The wheel made for the first target, then straight on, over whatever ground lies there (WAB-REVEAL-02, WAB-CMOV-02). */
function straightTo(g: Field, u: Unit, c: Charge, target: Unit, budget: number): Route | null {
  if (isCloud(u)) return routeTo(g, u, target, { budget })
  const block = blockOf(g, u)
  const turned: Pose = c.wheel === 0 ? block : wheeled(block, c.wheel > 0 ? 'front-right' : 'front-left', c.wheel)
  const found = strikeAhead(g, u, turned, budget, target)
  if (found === null) return null
  const { side, met, end, gone } = found
  const turns = turnsOf(g, u, target, side, budget)
  const going = toGo(g).map(o => o.unit)
  // Who runs is run through, and friends who charge as well are away in time.
  const yields = (o: Unit) =>
    going.includes(o.id) || runsWith(g, o, u) || (o.side !== u.side && (isFleeing(o) || isAbandoned(g, o)))
  const others = g.units.filter(o => o !== u && o !== target && onTable(o) && !yields(o)).map(o => screenOf(g, o))
  if (!comesThrough(g, u, turned, gone, c.wheel, [...others, ...groundOf(g).impassable], turns)) return null
  return {
    target: target.id,
    side,
    angle: c.wheel,
    advance: gone,
    cost: turns.price(c.wheel) + gone,
    wheeled: turned,
    met,
    end,
    models: 0,
  }
}
