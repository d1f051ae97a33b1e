import {
  bookOf,
  closeTargets,
  comesAndStrikes,
  distanceOf,
  type Field,
  hexUnder,
  isLeader,
  leader,
  onField,
  type Piece,
  reachOfLeader,
  reachOfUnit,
  rollOf,
  SECTIONS,
  sideOf,
  strikesFromWhereItStands,
  targetsOf,
  unit,
} from '@acies/commands-colors'
import type { Hex } from '@acies/hexes'
import type { Pick, Picks } from '@acies/kernel'
import type { HexLight, LightKind } from '../../look/hex/HexLights.tsx'
import type { Asking, Hover } from '../skin.ts'
import { endsOf } from '../ways.ts'
import { hexId, isOnMap } from './places.ts'

interface ShownArrow {
  kind: 'move' | 'attack'
  proposed?: boolean
  through: readonly Hex[]
}

/** What a position says to the one who has to decide: lights, arrows, dice beside their targets. */
export interface Showing {
  lights: readonly HexLight[]
  arrows: readonly ShownArrow[]
  badges: readonly { hex: Hex; dice: number }[]
  /** Hexes where a click picks something. */
  live: ReadonlySet<string>
  /** Hexes whose unit may be dragged to where it goes or whom it strikes. */
  drag: ReadonlySet<string>
  /** Picked for an order that is not yet given. */
  ordered: ReadonlySet<Piece>
  /** The sections that matter now, as bits; 7 for all. */
  sections: number
  /** Where the flag of an advice stands. */
  advised: Hex | null
}

type Ask = Asking<Field>

/** How the referee would leave the table after an answer; null where chance would have to decide. */
function after({ rules, view, decision }: Ask, picks: Picks): Field | null {
  const p = rules.copy(view)
  if (rules.referee.refuse(p, decision.seat, picks) !== null) return null
  const { drawn } = p.dice
  rules.referee.take(p, decision.seat, picks)
  return p.dice.drawn === drawn ? p.field : null
}

/** Where a piece could go, and what it could do there. */
function reachOf(ask: Ask, first: Picks, piece: Piece): HexLight[] {
  const { rules, decision } = ask
  const p = rules.copy(ask.view)
  const { referee } = rules
  if (first.length > 0) {
    if (referee.refuse(p, decision.seat, first) !== null) return []
    referee.take(p, decision.seat, first)
  }
  if (p.result !== null || p.stack[p.stack.length - 1].step !== 'move-piece') return []
  const options = referee.next(p, decision.seat, [])
  if (options === null || options.of !== 'unit' || !options.options.includes(piece)) return []
  const choice = referee.next(p, decision.seat, [piece])
  if (choice === null || choice.of !== 'hex') return []
  const from = hexUnder(p.field, piece)
  return choice.options.filter(isOnMap).map(hex => {
    const q = rules.copy(p)
    referee.take(q, decision.seat, [piece, hex])
    return { hex: hexId(hex), kind: kindAt(q.field, piece), far: distanceOf(from, hex) }
  })
}
/** What a piece that has just come to its hex may do there. */
function kindAt(g: Field, piece: Piece): LightKind {
  if (isLeader(piece) || !onField(unit(g, piece))) return 'legal-move'
  const u = unit(g, piece)
  if (u.halted) return 'legal-move'
  if (closeTargets(g, u, false).length > 0) return u.charged ? 'must' : 'legal-close'
  return targetsOf(g, u).length > 0 ? 'legal-fire' : 'legal-move'
}

function diceAgainst(g: Field, attacker: Piece, target: Piece, bonus = false): number {
  const near = distanceOf(hexUnder(g, attacker), hexUnder(g, target)) === 1
  return bookOf(g).dice(g, rollOf(g, attacker, target, near ? 'attack' : 'fire', bonus))
}

export const nothingShown: Showing = {
  lights: [],
  arrows: [],
  badges: [],
  live: new Set(),
  drag: new Set(),
  ordered: new Set(),
  sections: 7,
  advised: null,
}

const isOrdering = (step: string): boolean => step.startsWith('order-')

export function showing(ask: Ask, hovered: Hex, hover: Hover, hint: Picks | null): Showing {
  const { decision, draft, choice, view } = ask
  const g = view.field
  const lights: HexLight[] = []
  const arrows: ShownArrow[] = []
  const badges: { hex: Hex; dice: number }[] = []
  const live = new Set<string>()
  const drag = new Set<string>()
  const ordered = new Set<Piece>()
  let sections = 7
  const light = (hex: Hex, kind: LightKind, more: Partial<HexLight> = {}): void => {
    if (isOnMap(hex)) lights.push({ hex: hexId(hex), kind, ...more })
  }
  const unlit = (hex: Hex): void => {
    const id = hexId(hex)
    for (let i = lights.length - 1; i >= 0; i--)
      if (lights[i].hex === id && lights[i].kind === 'can') lights.splice(i, 1)
  }
  const targets = (attacker: Piece, list: readonly Piece[], bonus = false): void => {
    for (const target of list) {
      const hex = hexUnder(g, target)
      light(hex, 'target')
      badges.push({ hex, dice: diceAgainst(g, attacker, target, bonus) })
    }
  }
  const shade = (bits: number): void => {
    sections = bits
    if (bits === 7) return
    for (let hex = 0; hex < SECTIONS.length; hex++)
      if (SECTIONS[hex] !== 0 && (SECTIONS[hex] & bits) === 0) light(hex, 'offsec')
  }
  const pieceAt = g.unitAt[hovered] ?? -1

  if (choice?.of === 'card') {
    const card = hover?.of === 'card' ? hover.card : undefined
    if (card !== undefined) cardReach(ask, card, light, shade)
    return { lights, arrows, badges, live, drag, ordered, sections, advised: null }
  }

  if (isOrdering(decision.step)) {
    for (const pick of draft) if (typeof pick === 'number') ordered.add(pick)
    shade(sectionsOf(g))
  }

  if (decision.step === 'move-piece' || decision.step === 'announce-combat') {
    const [first] = draft
    if (typeof first === 'number') drag.add(hexId(hexUnder(g, first)))
    else if (choice?.of === 'unit') for (const piece of choice.options) drag.add(hexId(hexUnder(g, piece)))
  }
  if (choice?.of === 'unit') {
    const attacking = decision.step === 'announce-combat' && draft.length === 1
    const again = decision.step === 'shoot-again' || decision.step === 'bonus-combat'
    for (const piece of choice.options) live.add(hexId(hexUnder(g, piece)))
    if (attacking) targets(Number(draft[0]), choice.options)
    else if (again)
      targets(choice.about ?? Number(decision.v.shooter), choice.options, decision.step === 'bonus-combat')
    else for (const piece of choice.options) light(hexUnder(g, piece), 'can')
    if (!attacking && !again && choice.options.includes(pieceAt)) {
      unlit(hovered)
      light(hovered, 'selected')
      if (decision.step === 'announce-combat') targets(pieceAt, targetsOf(g, unit(g, pieceAt)))
      else if (decision.step === 'move-piece') lights.push(...reachOf(ask, [], pieceAt))
      else if (isOrdering(decision.step)) {
        const more = decision.step === 'order-by-dice' ? null : [...draft, pieceAt]
        if (more !== null) lights.push(...reachOf(ask, more, pieceAt))
      }
    }
  }
  if (choice?.of === 'hex') {
    for (const hex of choice.options) if (isOnMap(hex)) live.add(hexId(hex))
    if (decision.step === 'move-piece' && draft.length === 1) {
      const piece = Number(draft[0])
      lights.push(...reachOf(ask, [], piece))
      const from = hexUnder(g, piece)
      if (choice.options.includes(hovered) && isOnMap(hovered)) {
        arrows.push({ kind: 'move', through: [from, hovered] })
        for (const target of targetsFrom(ask, piece, hovered)) {
          light(hexUnder(g, target), 'target')
          arrows.push({ kind: 'attack', through: [hovered, hexUnder(g, target)] })
        }
        for (const [hex, kind] of threatsTo(ask, piece, hovered)) light(hex, kind)
      }
    } else {
      const kind = decision.step === 'escape-through' ? 'target' : 'legal-move'
      const ends = endsOf(ask as Asking<unknown>)
      for (const hex of choice.options) light(hex, ends.size > 0 && !ends.has(hex) ? 'path' : kind)
      for (const end of ends.keys()) {
        light(Number(end), kind)
        if (isOnMap(Number(end))) live.add(hexId(Number(end)))
      }
      const way = draft.filter(pick => typeof pick === 'number' && decision.kind === 'path').map(Number)
      for (const hex of way) light(hex, 'path')
      const start = startOf(g, ask)
      const onwards = ends.get(hovered)?.map(Number) ?? [...way, ...(choice.options.includes(hovered) ? [hovered] : [])]
      const through = [start, ...onwards].filter(isOnMap)
      if (through.length > 1) arrows.push({ kind: 'move', through })
    }
  }

  // Where those who come onto the field have been placed so far.
  if (decision.kind === 'assign' && ask.rules.referee.next(view, decision.seat, [])?.of === 'hex')
    for (const hex of draft) light(Number(hex), 'selected')

  // The one that is being spoken of, and the one it has to do with.
  const about = choice?.about ?? (draft.length > 0 && decision.kind === 'one' ? Number(draft[0]) : undefined)
  const isDie = decision.kind === 'assign' && decision.v.faces !== undefined
  if (about !== undefined && !isDie && isPiece(g, about)) {
    unlit(hexUnder(g, about))
    light(hexUnder(g, about), 'selected')
    if (draft.includes(about)) live.add(hexId(hexUnder(g, about)))
  }
  const against = decision.v.attacker ?? decision.v.against
  if (choice?.of === 'word' && typeof against === 'number' && isPiece(g, against)) {
    const hex = hexUnder(g, against)
    light(hex, 'target')
    if (about !== undefined) arrows.push({ kind: 'attack', through: [hex, hexUnder(g, about)] })
    badges.push({ hex: hexUnder(g, about ?? against), dice: diceAgainst(g, against, about ?? against) })
  }
  const advised = hint === null ? null : proposals(g, hint, ask, arrows, light)
  return { lights, arrows, badges, live, drag, ordered, sections, advised }
}

const isPiece = (g: Field, id: number): boolean =>
  isLeader(id) ? leader(g, id) !== undefined : unit(g, id) !== undefined

function startOf(g: Field, { decision, choice }: Ask): Hex {
  if (typeof decision.v.hex === 'number') return decision.v.hex
  return choice?.about !== undefined && isPiece(g, choice.about) ? hexUnder(g, choice.about) : -1
}

/** Whom a piece could fight after a move. */
export function targetsFrom(ask: Ask, piece: Piece, hex: Hex): Piece[] {
  const g = after(ask, [piece, hex])
  if (g === null || isLeader(piece) || !onField(unit(g, piece)) || unit(g, piece).halted) return []
  return targetsOf(g, unit(g, piece))
}

/** Who could strike a piece once it stands there, from where he stands or after a move of his own. */
function threatsTo(ask: Ask, piece: Piece, hex: Hex): [Hex, LightKind][] {
  const g = after(ask, [piece, hex])
  if (g === null || isLeader(piece) || !onField(unit(g, piece))) return []
  const side = sideOf(g, piece)
  return g.units
    .filter(u => u.side !== side && onField(u))
    .flatMap((u): [Hex, LightKind][] => {
      if (strikesFromWhereItStands(g, u, piece)) return [[u.hex, 'danger']]
      return comesAndStrikes(g, u, piece) ? [[u.hex, 'coming']] : []
    })
}

/** The sections in which the card in play orders somebody. */
function sectionsOf(g: Field): number {
  if (g.orders < 0) return 7
  const { orders } = bookOf(g).cardTypes[g.orders]
  return orders.how === 'sections' ? quotaBits(g, orders.quota) : 7
}
function quotaBits(g: Field, quota: Readonly<Record<'left' | 'center' | 'right', number>>): number {
  const left = g.active === 0 ? 1 : 4
  const right = g.active === 0 ? 4 : 1
  return (quota.left > 0 ? left : 0) | (quota.center > 0 ? 2 : 0) | (quota.right > 0 ? right : 0)
}

/** Whom a card could order if it were played. */
function cardReach(
  ask: Ask,
  card: number,
  light: (hex: Hex, kind: LightKind) => void,
  shade: (bits: number) => void,
): void {
  const { view, decision } = ask
  const g = view.field
  const type = bookOf(g).cardTypes[bookOf(g).cards[card]]
  if (type.orders.how === 'sections') shade(quotaBits(g, type.orders.quota))
  for (const piece of whomOrders(ask, [card])) light(hexUnder(g, piece), 'can')
  if (type.orders.how === 'leader' && type.orders.section !== null) {
    const quota = { left: 0, center: 0, right: 0, [type.orders.section]: 1 }
    shade(quotaBits({ ...g, active: decision.seat === 0 ? 0 : 1 }, quota))
  }
}
function whomOrders({ rules, view, decision }: Ask, picks: Picks): Piece[] {
  const p = rules.copy(view)
  const { referee } = rules
  if (referee.refuse(p, decision.seat, picks) !== null) return []
  const { drawn } = p.dice
  referee.take(p, decision.seat, picks)
  if (p.dice.drawn !== drawn || p.result !== null || !referee.owing(p).includes(decision.seat)) return []
  const choice = referee.next(p, decision.seat, [])
  const { step } = p.stack[p.stack.length - 1]
  if (isOrdering(step) && choice?.of === 'unit') return [...choice.options]
  return p.field.units.filter(u => u.ordered && onField(u)).map(u => u.id)
}

/** What is advised: dashed, from where to where; gives the hex of its flag. */
function proposals(
  g: Field,
  hint: Picks,
  ask: Ask,
  arrows: ShownArrow[],
  light: (hex: Hex, kind: LightKind) => void,
): Hex | null {
  const {
    decision: { step, v },
    choice,
  } = ask
  const [first, second] = hint.map(pick => (typeof pick === 'number' ? pick : -1))
  if (first === undefined || first < 0) return null
  const mark = (hexes: readonly Hex[], flag: Hex): Hex | null => {
    for (const hex of hexes) light(hex, 'proposed')
    return isOnMap(flag) ? flag : null
  }
  const go = (kind: ShownArrow['kind'], through: readonly Hex[]): Hex | null => {
    arrows.push({ kind, proposed: true, through })
    const [start, end] = [through[0], through[through.length - 1]]
    return mark([start, end], end)
  }
  if (step === 'move-piece' && second !== undefined) return go('move', [hexUnder(g, first), second])
  if (step === 'announce-combat' && second !== undefined) return go('attack', [hexUnder(g, first), hexUnder(g, second)])
  if (isOrdering(step)) {
    const hexes = hint
      .filter(pick => typeof pick === 'number' && isPiece(g, pick))
      .map(pick => hexUnder(g, Number(pick)))
    return hexes.length === 0 ? null : mark(hexes, hexes[0])
  }
  if (choice?.of === 'hex' || step.endsWith('-path')) {
    const start = typeof v.unit === 'number' ? hexUnder(g, v.unit) : startOf(g, ask)
    const way = [start, ...hint.map(Number)].filter(isOnMap)
    return way.length > 1 ? go('move', way) : way.length === 1 ? mark(way, way[0]) : null
  }
  return choice?.of === 'unit' && isPiece(g, first) ? mark([hexUnder(g, first)], hexUnder(g, first)) : null
}

/** Where a piece that is only looked at could go with an order, and whom it could strike from where it stands. */
export function lookedAt(g: Field, piece: Piece): globalThis.Pick<Showing, 'lights' | 'badges'> {
  if (piece < 0 || !isPiece(g, piece) || !isOnMap(hexUnder(g, piece))) return { lights: [], badges: [] }
  const own: HexLight = { hex: hexId(hexUnder(g, piece)), kind: 'selected' }
  const reach = (hexes: readonly Hex[]): HexLight[] =>
    hexes.filter(isOnMap).map(hex => ({ hex: hexId(hex), kind: 'reach' }))
  if (isLeader(piece)) return { lights: [own, ...reach(reachOfLeader(g, leader(g, piece)))], badges: [] }
  // As at the beginning of a turn: what it has done in this one does not matter.
  const u = { ...unit(g, piece), moved: 0, fought: 0, settled: false, halted: false }
  const targets = targetsOf(g, u).map(target => ({ hex: hexUnder(g, target), dice: diceAgainst(g, piece, target) }))
  const struck = targets.map(({ hex }): HexLight => ({ hex: hexId(hex), kind: 'target' }))
  return { lights: [own, ...reach(reachOfUnit(g, u)), ...struck], badges: targets }
}

/** The hex a pick stands for on the board; -1 for none. */
export function hexOfPick(g: Field, of: string, pick: Pick): Hex {
  if (typeof pick !== 'number') return -1
  if (of === 'hex') return isOnMap(pick) ? pick : -1
  return of === 'unit' && isPiece(g, pick) ? hexUnder(g, pick) : -1
}
