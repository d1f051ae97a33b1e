import { Complaint, type Opening, type Terms } from '@acies/kernel'
import { either, fields, flag, listOf, maybe, oneOf, type Read, readAs, text, whole } from '@acies/kernel/reading'
import type { TableEdge } from '@acies/table'
import { armiesIn, findingInFile } from '@acies/tabletop'
import { copyField } from './copies.ts'
import { BATTLES, type Battle, battleNamed, type Host } from './data/battles/index.ts'
import { CARDS } from './data/cards.ts'
import { FACTIONS, type Kind, type Owner } from './data/kind.ts'
import { KINDS } from './data/kinds.ts'
import { GAP, PITCHED, STRIP, TURNS } from './data/pitched.ts'
import { type ArmyList, commandsOf, RANKS, type Rank, readyNamed } from './data/ready.ts'
import { type Field, IDLE, NOBODY, UD, type Unit, type Zone } from './position.ts'
import { findingsOf } from './rules/army.ts'
import { armyValue } from './rules/losses.ts'
import { OPTIONS, type OptionName, TURN_ORDERS, type TurnOrder, VICTORIES, type Victory } from './vocabulary.ts'

/** More than any army has of anything: a file may not ask for endless work. */
const MOST_OF_A_LIST = 60
const command = {
  general: text(),
  units: listOf(fields({ kind: text(), rank: oneOf(RANKS) }), 0, MOST_OF_A_LIST),
}
const list = fields({
  faction: oneOf(FACTIONS),
  points: whole(),
  ...command,
  others: maybe(listOf(fields(command), 0, MOST_OF_A_LIST)),
})
/** A list or the name of a ready one for each seat, two to six. */
const lists = listOf(either(list, text()), 2, 6)
/** Lists that nobody knows but who made them (ONU-ARM-03). */
const faceDown = fields({ armies: lists })
/** What a pitched battle is agreed on besides its size. Everything may be left out. */
const agreement = fields({
  /** Lists that all know, where that is agreed on. */
  armies: maybe(lists),
  /** The side of each seat; all different is each for himself (ONU-MUL-07). */
  sides: maybe(listOf(whole(0, 5), 0, 6)),
  order: maybe(oneOf(TURN_ORDERS)),
  victory: maybe(oneOf(VICTORIES)),
  /** Turns of each player; 0 without end (ONU-M-18). */
  turns: maybe(whole(0, 60)),
  /** The battle ends with the turn in which the deck runs out (ONU-VIC-08). */
  once: maybe(flag),
  /** Hundredths of a UD: how near fog lifts, and how far one shoots in dim light, at ease and at all (ONU-OPT-21, 30). */
  fog: maybe(whole(0, 3000)),
  dim: maybe(whole(0, 3000)),
  dark: maybe(whole(0, 3000)),
  /** Points more for whoever plays for the first time, by seat (ONU-OPT-01). */
  novice: maybe(listOf(whole(0, 2000), 0, 6)),
  /** Generals help only the units of their own seat (ONU-OPT-15). */
  contingents: maybe(flag),
})
export type Agreed = Read<typeof agreement>

const agreedIn = ({ setup }: Terms): Agreed => readAs(agreement, setup ?? {}, 'header.setup')

/** Every battle there is: pitched ones, then those laid out. */
export const SCENARIOS: readonly { readonly id: string }[] = [...PITCHED, ...BATTLES]
const sizeOf = (scenario: string) => PITCHED.find(p => p.id === scenario)

/** Two teams where their numbers are even, each for himself where they are not. */
const usualSides = (n: number): number[] =>
  Array.from({ length: n }, (_, seat) => (n % 2 === 0 ? Math.floor((2 * seat) / n) : seat))

/** Who sits down, by side (ONU-MUL-01, ONU-MUL-07). */
export function seating(terms: Terms): readonly number[] {
  const battle = battleNamed(terms.scenario)
  if (battle !== undefined) return battle.hosts.map(host => host.side)
  if (sizeOf(terms.scenario) === undefined) throw new Complaint(`header.scenario: no battle ${terms.scenario}`)
  const { armies, sides } = agreedIn(terms)
  const n = armies?.length ?? sides?.length ?? 2
  if (sides === undefined) return usualSides(n)
  if (sides.length !== n) throw new Complaint(`header.setup.sides: ${sides.length} for ${n} armies`)
  const known = [...new Set(sides)].sort((a, b) => a - b)
  if (known.length < 2) throw new Complaint('header.setup.sides: ONU-GEN-01: at least two sides')
  return sides.map(side => known.indexOf(side))
}

/** The order of turns: sides as one, team-mates one after another, or turn about (ONU-MUL-03 to 05). */
export function rotaOf(side: readonly number[], order: TurnOrder): number[][] {
  const teams = [...new Set(side)].sort((a, b) => a - b).map(s => side.flatMap((o, seat) => (o === s ? [seat] : [])))
  if (order === 'by-side') return teams
  if (order === 'allied') return teams.flat().map(seat => [seat])
  const rota: number[][] = []
  for (let i = 0; i < side.length; i++) for (const team of teams) if (team[i] !== undefined) rota.push([team[i]])
  return rota
}

export function setUp(header: Opening): Field {
  const options = OPTIONS.filter(option => header.options.includes(option))
  const battle = battleNamed(header.scenario)
  return copyField(battle === undefined ? pitched(header, options) : laidOut(battle, options))
}

interface Ground {
  scenario: string
  width: number
  depth: number
  side: readonly number[]
  faction: readonly Owner[]
  edge: readonly TableEdge[]
  zones: readonly Zone[]
  forms: readonly boolean[]
  rota: readonly (readonly number[])[]
}
/** A table before anybody has laid a card on it. */
export function bare(ground: Ground, options: readonly OptionName[], kinds: readonly Kind[]): Field {
  const each = <T>(value: T): T[] => ground.side.map(() => value)
  return {
    ...ground,
    // Two more lives for every unit (ONU-OPT-61).
    kinds: options.includes('reinforced') ? kinds.map(kind => ({ ...kind, life: kind.life + 2 })) : kinds,
    options,
    victory: 'casualties',
    limit: TURNS,
    once: false,
    nightfall: NOBODY,
    fog: 600,
    dim: 200,
    dark: 600,
    contingents: false,
    units: [],
    pairs: [],
    generals: [],
    hands: ground.side.map(() => []),
    deck: CARDS.map((_, card) => card),
    discard: [],
    shown: [],
    phase: 'set-up',
    turn: 0,
    round: 1,
    at: 0,
    done: [],
    ordered: each(false),
    spent: [],
    initial: each(0),
    out: each(false),
    bonus: each(0),
    mover: NOBODY,
    over: [],
    attack: null,
    due: [],
  }
}

const RAISED: Readonly<Record<Rank, number>> = { none: 100, veteran: 130, elite: 150 }
/** ONU-ARM-06 */
export const priceOf = (kind: Kind, rank: Rank): number => kind.value * RAISED[rank]

export function newUnit(id: number, seat: number, kind: number, kinds: readonly Kind[], rank: Rank): Unit {
  return {
    id,
    seat,
    kind,
    where: 'reserve',
    x: 0,
    y: 0,
    facing: 0,
    left: false,
    right: false,
    wraps: NONE,
    wounds: 0,
    broken: false,
    fleeing: false,
    fledIn: NOBODY,
    shut: false,
    marched: false,
    formation: 'none',
    hero: false,
    leaderless: false,
    rank,
    bought: priceOf(kinds[kind], rank),
    led: NOBODY,
    under: NOBODY,
    veiled: false,
    arrives: 0,
    doings: IDLE,
    effects: NONE,
  }
}
const NONE: readonly never[] = Object.freeze([])

// ---- battles that are laid out ----

function laidOut(battle: Battle, options: readonly OptionName[]): Field {
  const side = battle.hosts.map(host => host.side)
  // Cards that are other than printed are kinds of their own.
  const kinds = [...KINDS]
  const amended = new Map<string, number>()
  for (const rule of battle.rules) {
    if (rule.is !== 'raw') continue
    const printed = kindAt(kinds, rule.kind)
    amended.set(`${rule.seat} ${rule.kind}`, kinds.length)
    kinds.push({ ...kinds[printed], morale: rule.morale })
  }
  const asPlaced = battle.rules.flatMap(rule => (rule.is === 'as-placed' ? [rule.seat] : []))
  const g = bare(
    {
      scenario: battle.id,
      width: battle.table.width * UD,
      depth: battle.table.depth * UD,
      side,
      faction: battle.hosts.map(host => host.faction),
      edge: battle.hosts.map(host => host.edge),
      zones: [],
      forms: battle.hosts.map((host, seat) => host.forms && !asPlaced.includes(seat)),
      rota: begunBy(rotaOf(side, battle.order), battle.first),
    },
    options,
    kinds,
  )
  g.limit = battle.turns
  g.contingents = battle.contingents
  g.nightfall = battle.rules.find(rule => rule.is === 'night')?.side ?? NOBODY
  battle.hosts.forEach((host, seat) => {
    muster(g, host, seat, kind => amended.get(`${seat} ${kind}`) ?? kindAt(kinds, kind))
  })
  g.initial = side.map((_, seat) => armyValue(g, seat))
  return g
}
const kindAt = (kinds: readonly Kind[], id: string): number => {
  const at = kinds.findIndex(kind => kind.id === id)
  if (at === -1) throw new Complaint(`no unit card ${id}`)
  return at
}
function muster(g: Field, host: Host, seat: number, kindOf: (id: string) => number): void {
  const general = g.generals.length
  let unit = NOBODY
  for (const placed of host.units) {
    const u = newUnit(g.units.length, seat, kindOf(placed.kind), g.kinds, placed.rank ?? 'none')
    u.where = placed.arrives === undefined ? 'table' : 'late'
    u.x = Math.round(placed.x * UD)
    u.y = Math.round(placed.y * UD)
    u.facing = placed.facing
    u.wounds = placed.wounds ?? 0
    u.marched = placed.marched ?? false
    u.formation = placed.formation ?? 'none'
    u.arrives = placed.arrives ?? 0
    u.led = general
    g.units.push(u)
    if (placed.x === host.general.at[0] && placed.y === host.general.at[1]) unit = u.id
  }
  g.generals.push({ id: general, seat, card: host.general.card, unit, state: 'well', uses: 0, usedIn: NOBODY })
}
/** The same order, begun by a seat. */
export function begunBy(rota: readonly (readonly number[])[], seat: number): number[][] {
  const at = Math.max(
    0,
    rota.findIndex(seats => seats.includes(seat)),
  )
  return [...rota.slice(at), ...rota.slice(0, at)].map(seats => [...seats])
}

// ---- pitched battles ----

function pitched(header: Opening, options: readonly OptionName[]): Field {
  const size = sizeOf(header.scenario)
  if (size === undefined) throw new Complaint(`header.scenario: no battle ${header.scenario}`)
  const agreed = agreedIn(header)
  const side = seating(header)
  const usual = side.map((_, seat) => `${FACTIONS[seat % FACTIONS.length]}-${size.points}`)
  const { armies: brought, at } = armiesIn(header, faceDown, agreed.armies, usual)
  if (brought.length !== side.length) throw new Complaint(`${at}: ${brought.length} for ${side.length} seats`)
  const armies = brought.map((army, seat) =>
    listFrom(army, size.points + (agreed.novice?.[seat] ?? 0), options, `${at}.${seat}`),
  )
  const table = tableFor(side, size.width, size.depth)
  const g = bare(
    {
      scenario: header.scenario,
      width: table.width * UD,
      depth: table.depth * UD,
      side,
      faction: armies.map(army => army.faction),
      edge: table.places.map(place => place.edge),
      zones: table.places.map(({ x0, y0, x1, y1 }) => ({
        left: x0 * UD,
        top: y0 * UD,
        right: x1 * UD,
        bottom: y1 * UD,
      })),
      forms: side.map(() => true),
      rota: rotaOf(side, agreed.order ?? (new Set(side).size < side.length ? 'by-side' : 'alternate')),
    },
    options,
    KINDS,
  )
  g.victory = (agreed.victory ?? 'casualties') as Victory
  g.limit = agreed.turns ?? TURNS
  g.once = agreed.once ?? false
  g.fog = agreed.fog ?? g.fog
  g.dim = agreed.dim ?? g.dim
  g.dark = agreed.dark ?? g.dark
  g.contingents = agreed.contingents ?? false
  armies.forEach((army, seat) => {
    for (const { general: card, units } of commandsOf(army)) {
      const general = g.generals.length
      g.generals.push({ id: general, seat, card, unit: NOBODY, state: 'well', uses: 0, usedIn: NOBODY })
      for (const { kind, rank } of units) {
        const u = newUnit(g.units.length, seat, kindAt(KINDS, kind), g.kinds, rank)
        u.led = general
        u.veiled = true
        g.units.push(u)
      }
    }
  })
  return g
}

/** A list that may be played (ONU-ARM-03 to 06), or a ready one. */
function listFrom(given: ArmyList | string, points: number, options: readonly OptionName[], at: string): ArmyList {
  const list = typeof given === 'string' ? readyNamed(given) : given
  if (list === undefined) throw new Complaint(`${at}: no ready list ${given}`)
  const [wrong] = findingsOf({ ...list, points: Math.min(list.points, points) })
  if (wrong !== undefined) throw new Complaint(`${at}: ${findingInFile(wrong)}`)
  if (list.others !== undefined && list.others.length > 0 && !options.includes('several-generals'))
    throw new Complaint(`${at}: ONU-OPT-10: several generals are not agreed on`)
  return list
}

interface Place {
  edge: TableEdge
  x0: number
  y0: number
  x1: number
  y1: number
}
/** A table and a strip for each seat: two sides face each other, three and more stand apart on the edges (ONU-DEP-01 to 03, ONU-M-12). */
function tableFor(
  side: readonly number[],
  width: number,
  depth: number,
): { width: number; depth: number; places: Place[] } {
  const teams = new Set(side).size
  if (teams === 2) {
    const most = Math.max(...[0, 1].map(s => side.filter(o => o === s).length))
    const wide = width * most
    const behind = (depth - GAP) / 2 - STRIP
    const places = side.map((s, seat): Place => {
      const mates = side.flatMap((o, i) => (o === s ? [i] : []))
      const share = wide / mates.length
      const x0 = share * mates.indexOf(seat)
      const edge: TableEdge = s === 0 ? 'south' : 'north'
      const y0 = s === 0 ? depth - behind - STRIP : behind
      return { edge, x0, y0, x1: x0 + share, y1: y0 + STRIP }
    })
    return { width: wide, depth, places }
  }
  // Strips in the middle of the edges; with five or six players two of them share the long edges.
  const strip = width
  const short = strip + 2 * (STRIP + 6)
  const long = side.length > 4 ? 2 * strip + GAP + 2 * (STRIP + 6) : short
  const at = (edge: TableEdge, from: number): Place => {
    const along = { x0: from, x1: from + strip, y0: from, y1: from + strip }
    switch (edge) {
      case 'north':
        return { edge, x0: along.x0, x1: along.x1, y0: 0, y1: STRIP }
      case 'south':
        return { edge, x0: along.x0, x1: along.x1, y0: short - STRIP, y1: short }
      case 'west':
        return { edge, y0: along.y0, y1: along.y1, x0: 0, x1: STRIP }
      case 'east':
        return { edge, y0: along.y0, y1: along.y1, x0: long - STRIP, x1: long }
    }
  }
  const first = STRIP + 6
  const second = first + strip + GAP
  const all: Place[] =
    side.length > 4
      ? [
          at('south', first),
          at('north', second),
          at('south', second),
          at('north', first),
          at('west', first),
          at('east', first),
        ]
      : [at('south', first), at('west', first), at('east', first), at('north', first)]
  return { width: long, depth: short, places: all.slice(0, side.length) }
}
