import { type Choice, type Picks, type Pose as PosePick, pose, type Random, word } from '@acies/kernel'
import { bearingTo, opposite, type Pose, poseOf } from '@acies/table'
import { FORMATIONS } from '../data/kind.ts'
import type { Rule } from '../events.ts'
import { acting, DEPTH, type Field, kindOf, NOBODY, stands, type Unit, WIDTH } from '../position.ts'
import { leadershipOf } from '../rules/command.ts'
import { armyValue } from '../rules/losses.ts'
import { hasRoom, lineAt, lineOf } from '../rules/stance.ts'
import { begunBy } from '../set-up.ts'
import { agreedWith } from '../traits/index.ts'
import { event, only, procedure, question, roll, type Table, tellOf } from './book.ts'
import { drawCards } from './cards.ts'
import { reveal } from './fog.ts'
import { change } from './generals.ts'
import { turn } from './turn.ts'

/** From the empty table to the last turn (ONU-DEP-04 to 09). */
export const battle = procedure({
  name: 'battle',
  gives: undefined,
  with: (_: object) => ({ last: NOBODY }),
  lines: {
    deploy(r) {
      r.call(deployment, {}, 'last')
    },
    reveal(r) {
      const g = r.field
      // In fog they stay face down until somebody comes near (ONU-OPT-31).
      if (agreedWith(g, 'veils').length > 0) for (const u of g.units) u.veiled = u.where !== 'lost'
      else for (const u of g.units) reveal(r, u, ['ONU-DEP-06'])
      g.initial = g.side.map((_, seat) => armyValue(g, seat))
      if (forming(g).length > 0) r.call(setFormations, {})
    },
    generals(r, v) {
      r.call(placing, { last: v.last })
    },
    deal(r) {
      const g = r.field
      r.shuffle(g.deck)
      g.side.forEach((_, seat) => {
        drawCards(r, seat, leadershipOf(g, seat), ['ONU-DEP-08', 'ONU-LDR-06'])
      })
    },
    first(r) {
      rollForFirst(r)
    },
    turns(r) {
      r.field.phase = 'activation'
      r.call(turn, {})
    },
  },
})

/** The highest die and leadership begins; again while they are equal (ONU-DEP-09). A battle with places says who. */
function rollForFirst(r: Table): void {
  const g = r.field
  if (g.zones.length > 0) {
    let best: number[] = []
    while (best.length !== 1) {
      const dice = roll(r, g.side.length)
      const totals = dice.map((die, seat) => die + leadershipOf(g, seat))
      r.tell(event('first-rolled', ['ONU-DEP-09'], { dice, totals }))
      const most = Math.max(...totals)
      best = totals.flatMap((total, seat) => (total === most ? [seat] : []))
    }
    g.rota = begunBy(g.rota, best[0])
  }
  r.tell(event('first', ['ONU-DEP-09'], { seat: acting(g)[0] }))
}

// ---- deployment ----

const reserveOf = (g: Field, seat: number): number[] =>
  g.units.filter(u => u.seat === seat && u.where === 'reserve').map(u => u.id)

/** One card each in turn, whoever has more cards first; gives the seat that placed the last (ONU-DEP-04, ONU-DEP-05). */
export const deployment = procedure({
  name: 'deployment',
  gives: NOBODY,
  with: (_: object) => ({ order: [] as number[], seat: NOBODY, last: NOBODY }),
  lines: {
    order(r, v) {
      const g = r.field
      const seats = g.side.map((_, seat) => seat)
      if (seats.every(seat => reserveOf(g, seat).length === 0)) return r.end(NOBODY)
      // Equal numbers are rolled for.
      const cards = seats.map(seat => reserveOf(g, seat).length)
      let dice = seats.map(() => 0)
      const isTied = () => seats.some(a => seats.some(b => a !== b && cards[a] === cards[b] && dice[a] === dice[b]))
      if (isTied()) {
        while (isTied()) dice = roll(r, seats.length)
        r.tell(event('first-rolled', ['ONU-DEP-04'], { dice, totals: dice }))
      }
      v.order = seats.sort((a, b) => cards[b] - cards[a] || dice[b] - dice[a])
      r.call(placement, { order: v.order }, 'last')
    },
    done(r, v) {
      r.end(v.last)
    },
  },
})
export const placement = procedure({
  name: 'placement',
  gives: NOBODY,
  with: (args: { order: number[] }) => ({ order: args.order.slice(), last: NOBODY }),
  lines: {
    next(r, v) {
      const g = r.field
      for (const seat of v.order) makeRoom(g, seat)
      const seat = v.order.find(s => reserveOf(g, s).length > 0)
      if (seat === undefined) return r.end(v.last)
      v.order = [...v.order.filter(s => s !== seat), seat]
      v.last = seat
      r.call(deployUnit, { seat })
    },
    again(r) {
      r.repeat()
    },
  },
})

/** A strip that is filled so far has room for one more, however its cards lie: a third. */
const SPARSE = 3
/** Cards for which their strip has no room left come on at the nearest free place when their player's turn comes. */
function makeRoom(g: Field, seat: number): void {
  const [first] = reserveOf(g, seat)
  if (first === undefined) return
  const { left, top, right, bottom } = g.zones[seat]
  const laid = g.units.filter(u => u.seat === seat && stands(u)).length
  if (SPARSE * laid * WIDTH * DEPTH < (right - left) * (bottom - top)) return
  if (anywhere(g, seat, g.units[first]).length > 0) return
  const facing = opposite(bearingTo(g.edge[seat]))
  for (const id of reserveOf(g, seat))
    Object.assign(g.units[id], { where: 'late', x: (left + right) / 2, y: (top + bottom) / 2, facing })
}

/** The whole card must lie in the strip, over nobody (ONU-DEP-01, ONU-DEP-04). */
function placeFault(g: Field, u: Unit, at: Pose): Rule | null {
  const body = lineAt(u, at)
  const { left, top, right, bottom } = g.zones[u.seat]
  if (body.minX < left - 5 || body.maxX > right + 5 || body.minY < top - 5 || body.maxY > bottom + 5)
    return 'ONU-DEP-01'
  return hasRoom(g, body, o => o.id !== u.id) ? null : 'ONU-CRO-09'
}
/** An auxiliary in reserve that may go below a principal (ONU-SKL-60). */
const mateOf = (g: Field, u: Unit): Unit | undefined => {
  const { mate } = kindOf(g, u)
  return mate === ''
    ? undefined
    : g.units.find(o => o.seat === u.seat && o.where === 'reserve' && kindOf(g, o).id === mate)
}
const STACKING = ['alone', 'stack'] as const

export const deployUnit = question({
  name: 'deploy-unit',
  kind: 'pose',
  rules: ['ONU-DEP-04', 'ONU-DEP-01'],
  with: (a: { seat: number }) => a,
  seats: (_g, v) => only(v.seat),
  next(g, v, draft): Choice | null {
    if (draft.length === 0) return { of: 'unit', options: reserveOf(g, v.seat) }
    const unit = Number(draft[0])
    if (draft.length === 1) return { of: 'pose', about: unit }
    return draft.length === 2 && mateOf(g, g.units[unit]) !== undefined ? { of: 'word', options: STACKING } : null
  },
  forbids: (g, _v, picks) => placeFault(g, g.units[Number(picks[0])], poseOf(pose(picks, 1))),
  candidates: (g, v, _seat, n, random) => sites(g, v.seat, Math.max(1, n), random),
  take(r, _v, picks) {
    const g = r.field
    const u = g.units[Number(picks[0])]
    const at = poseOf(pose(picks, 1))
    lay(r, u, at)
    const mate = picks.length > 2 && picks[2] === 'stack' ? mateOf(g, u) : undefined
    if (mate === undefined) return
    lay(r, mate, at)
    mate.under = u.id
  },
})
function lay(r: Table, u: Unit, { x, y, facing }: Pose): void {
  u.x = x
  u.y = y
  u.facing = facing
  u.where = 'table'
  r.tell(event('deployed', ['ONU-DEP-04'], { unit: u.id, to: [x, y, facing] }))
}
/** Places in the strip, in rows that look at the enemy. */
function sites(g: Field, seat: number, n: number, random: Random): Picks[] {
  const reserve = reserveOf(g, seat)
  const found: Picks[] = []
  for (let tries = 0; tries < 40 * n && found.length < n; tries++) {
    const u = g.units[reserve[random(reserve.length)]]
    const at = somewhere(g, seat, random)
    if (placeFault(g, u, poseOf(at)) === null) found.push(withMate(g, u, at))
  }
  return found.length > 0 ? found : anywhere(g, seat, g.units[reserve[0]])
}
const withMate = (g: Field, u: Unit, at: PosePick): Picks =>
  mateOf(g, u) === undefined ? [u.id, at] : [u.id, at, 'alone']
function somewhere(g: Field, seat: number, random: Random): PosePick {
  const { left, top, right, bottom } = g.zones[seat]
  const facing = opposite(bearingTo(g.edge[seat]))
  const upright = facing === 0 || facing === 18000
  const wide = upright ? WIDTH : DEPTH
  const deep = upright ? DEPTH : WIDTH
  const x = left + wide / 2 + random(Math.max(1, Math.floor((right - left - wide) / 1000) + 1)) * 1000
  const y = top + deep / 2 + random(Math.max(1, Math.floor((bottom - top - deep) / 1000) + 1)) * 1000
  return fronted(x, y, facing)
}
/** A card whose middle is here. */
const fronted = (x: number, y: number, facing: number): PosePick => {
  const [dx, dy] = facing === 0 ? [0, -1] : facing === 9000 ? [1, 0] : facing === 18000 ? [0, 1] : [-1, 0]
  return [x + (dx * DEPTH) / 2, y + (dy * DEPTH) / 2, facing]
}
/** The first free place of a fine grid: a crowded strip still has room. */
function anywhere(g: Field, seat: number, u: Unit): Picks[] {
  const { left, top, right, bottom } = g.zones[seat]
  for (const facing of [opposite(bearingTo(g.edge[seat])), 0, 9000]) {
    for (let y = top; y <= bottom; y += 500) {
      for (let x = left; x <= right; x += 500) {
        const at = fronted(x, y, facing)
        if (placeFault(g, u, poseOf(at)) === null) return [withMate(g, u, at)]
      }
    }
  }
  return []
}

// ---- formations and generals ----

const WORDS = [...FORMATIONS, 'left', 'right', 'both'] as const
const hasRoomFor = (g: Field, u: Unit, left: boolean, right: boolean): boolean =>
  hasRoom(g, lineOf({ ...u, left, right }), o => o.id !== u.id)
/** What may be set up with: its formations, or a longer line where there is room; never both (ONU-DEP-06, ONU-MAN-12). */
function waysToForm(g: Field, u: Unit): string[] {
  const ways: string[] = [...kindOf(g, u).blue]
  if (hasRoomFor(g, u, true, false)) ways.push('left')
  if (hasRoomFor(g, u, false, true)) ways.push('right')
  if (ways.includes('left') && ways.includes('right')) ways.push('both')
  return ways
}
const hasWayToForm = (g: Field, u: Unit): boolean =>
  kindOf(g, u).blue.length > 0 || hasRoomFor(g, u, true, false) || hasRoomFor(g, u, false, true)
const mayForm = (g: Field, seat: number, but: readonly unknown[]): number[] =>
  g.units
    .filter(
      u =>
        u.seat === seat &&
        stands(u) &&
        u.formation === 'none' &&
        !u.marched &&
        !but.includes(u.id) &&
        hasWayToForm(g, u),
    )
    .map(u => u.id)
/** Whoever may, whether he has anything to choose or not: being asked must not tell what lies face down. */
const forming = (g: Field): number[] =>
  g.side.flatMap((_, seat) => (g.forms[seat] && g.units.some(u => u.seat === seat && stands(u)) ? [seat] : []))

/** Formations and longer lines to begin with, chosen by all in secret at once (ONU-DEP-06, ONU-FRM-05, ONU-R-59). */
export const setFormations = question({
  name: 'set-formations',
  kind: 'assign',
  rules: ['ONU-DEP-06', 'ONU-MAN-12', 'ONU-R-59'],
  window: true,
  with: (a: object) => a,
  seats: forming,
  next(g, _v, draft, seat): Choice | null {
    if (draft.length % 2 === 1) {
      const unit = Number(draft[draft.length - 1])
      return { of: 'word', options: waysToForm(g, g.units[unit]), about: unit }
    }
    const options = mayForm(g, seat, draft)
    return options.length === 0 ? null : { of: 'unit', options, enough: 'ready' }
  },
  takeAll(r, _v, handed) {
    const g = r.field
    for (let seat = 0; seat < g.side.length; seat++) {
      const picks = handed[seat] ?? []
      for (let i = 0; i + 1 < picks.length; i += 2) form(r, g.units[Number(picks[i])], word(picks, i + 1, WORDS))
    }
  },
})
function form(r: Table, u: Unit, way: (typeof WORDS)[number]): void {
  const formation = FORMATIONS.find(f => f === way)
  if (formation !== undefined) {
    u.formation = formation
    tellOf(r, u, event('formed', ['ONU-DEP-06', 'ONU-FRM-05'], { unit: u.id, formation }))
    return
  }
  for (const end of ['left', 'right'] as const) {
    if (way !== end && way !== 'both') continue
    u[end] = true
    // Two neighbours may have wanted the same gap.
    if (!hasRoom(r.field, lineOf(u), o => o.id !== u.id)) u[end] = false
    else r.tell(event('extended', ['ONU-DEP-06'], { unit: u.id, end }))
  }
}

/** Generals go to their units, whoever placed the last card first (ONU-DEP-07). */
export const placing = procedure({
  name: 'placing',
  gives: undefined,
  with: (args: { last: number }) => ({ unit: NOBODY, general: NOBODY, ...args }),
  lines: {
    next(r, v) {
      const g = r.field
      const waiting = g.generals.filter(general => general.unit === NOBODY && general.state === 'well')
      const general = waiting.find(o => o.seat === v.last) ?? waiting[0]
      if (general === undefined) return r.end(undefined)
      v.general = general.id
      r.call(placeGeneral, { seat: general.seat, general: general.id }, 'unit')
    },
    place(r, v) {
      const g = r.field
      const general = g.generals[v.general]
      change(g, general, { unit: v.unit })
      r.tell(
        event('general-placed', ['ONU-DEP-07', 'ONU-LDR-01'], {
          seat: general.seat,
          unit: v.unit,
          general: general.card,
        }),
      )
      r.repeat()
    },
  },
})
/** A unit that he leads, or if none is on the table any of his army (ONU-LDR-01, ONU-OPT-15, ONU-OPT-16). */
function postsOf(g: Field, general: number): number[] {
  const { seat } = g.generals[general]
  const own = g.units.filter(u => u.seat === seat && u.where === 'table')
  const led = own.filter(u => u.led === general)
  return (led.length > 0 ? led : own).map(u => u.id)
}
export const placeGeneral = question({
  name: 'place-general',
  kind: 'one',
  rules: ['ONU-DEP-07', 'ONU-LDR-01'],
  with: (a: { seat: number; general: number }) => a,
  seats: (_g, v) => only(v.seat),
  next: (g, v, draft): Choice | null => (draft.length > 0 ? null : { of: 'unit', options: postsOf(g, v.general) }),
  take: (_r, _v, picks) => Number(picks[0]),
})
