import type { Pose } from '@acies/table'
import type { Doings, Field, General, Unit } from './position.ts'

// A spread makes objects that the engine takes for another kind at every place where it stands; what is read most often,
// fields, units, their doings and generals, is therefore always made here.

export const copyDoings = (d: Doings): Doings => ({
  order: d.order,
  active: d.active,
  used: d.used,
  cap: d.cap,
  corner: d.corner,
  when: d.when,
  freeTurns: d.freeTurns,
  moved: d.moved,
  shot: d.shot,
  rallied: d.rallied,
  ends: d.ends,
  formed: d.formed,
  allWays: d.allWays,
  charged: d.charged,
  switched: d.switched,
  engagedAction: d.engagedAction,
  quit: d.quit,
})
export const copyGeneral = (l: General): General => ({
  id: l.id,
  seat: l.seat,
  card: l.card,
  unit: l.unit,
  state: l.state,
  uses: l.uses,
  usedIn: l.usedIn,
})
export const copyUnit = (u: Unit): Unit => ({
  id: u.id,
  seat: u.seat,
  kind: u.kind,
  where: u.where,
  x: u.x,
  y: u.y,
  facing: u.facing,
  left: u.left,
  right: u.right,
  wraps: u.wraps,
  wounds: u.wounds,
  broken: u.broken,
  fleeing: u.fleeing,
  fledIn: u.fledIn,
  shut: u.shut,
  marched: u.marched,
  formation: u.formation,
  hero: u.hero,
  leaderless: u.leaderless,
  rank: u.rank,
  bought: u.bought,
  led: u.led,
  under: u.under,
  veiled: u.veiled,
  arrives: u.arrives,
  doings: u.doings,
  effects: u.effects,
})

/** The same unit, were it to stand elsewhere. */
export function unitAt(u: Unit, { x, y, facing }: Pose): Unit {
  const there = copyUnit(u)
  there.x = x
  there.y = y
  there.facing = facing
  return there
}

/** The field with other units; all else is shared, to be looked at only. */
export const withUnits = (g: Field, units: Unit[]): Field => ({
  scenario: g.scenario,
  width: g.width,
  depth: g.depth,
  side: g.side,
  faction: g.faction,
  edge: g.edge,
  zones: g.zones,
  forms: g.forms,
  rota: g.rota,
  kinds: g.kinds,
  options: g.options,
  victory: g.victory,
  limit: g.limit,
  once: g.once,
  nightfall: g.nightfall,
  fog: g.fog,
  dim: g.dim,
  dark: g.dark,
  contingents: g.contingents,
  units,
  pairs: g.pairs,
  generals: g.generals,
  hands: g.hands,
  deck: g.deck,
  discard: g.discard,
  shown: g.shown,
  phase: g.phase,
  turn: g.turn,
  round: g.round,
  at: g.at,
  done: g.done,
  ordered: g.ordered,
  spent: g.spent,
  initial: g.initial,
  out: g.out,
  bonus: g.bonus,
  mover: g.mover,
  over: g.over,
  attack: g.attack,
  due: g.due,
})

export function copyField(g: Field): Field {
  const copy = withUnits(g, g.units.map(copyUnit))
  copy.pairs = g.pairs.slice()
  copy.generals = g.generals.slice()
  copy.hands = g.hands.map(hand => hand.slice())
  copy.deck = g.deck.slice()
  copy.discard = g.discard.slice()
  copy.shown = g.shown.slice()
  copy.done = g.done.slice()
  copy.ordered = g.ordered.slice()
  copy.spent = g.spent.slice()
  copy.initial = g.initial.slice()
  copy.out = g.out.slice()
  copy.bonus = g.bonus.slice()
  copy.over = g.over.map(o => ({ unit: o.unit, x: o.x, y: o.y, facing: o.facing }))
  copy.due = g.due.map(d => ({ step: d.step, v: { ...d.v } }))
  return copy
}
