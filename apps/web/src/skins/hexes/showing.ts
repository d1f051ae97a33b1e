import {
  bookOf,
  closeTargets,
  distanceOf,
  type Field,
  hexUnder,
  isLeader,
  leader,
  onField,
  type Piece,
  rollOf,
  SECTIONS,
  sideOf,
  targetsOf,
  unit,
} from '@acies/commands-colors'
import type { Hex } from '@acies/hexes'
import type { Pick, Picks } from '@acies/kernel'
import type { HexLight, LightKind } from '../../look/hex/HexLights.tsx'
import type { Asking, Hover } from '../skin.ts'
import { hexId, isOnMap } from './places.ts'

export interface ShownArrow {
  kind: 'move' | 'attack'
  through: readonly Hex[]
}

/** What a position says to the one who has to decide: lights, arrows, dice beside their targets. */
export interface Showing {
  lights: readonly HexLight[]
  arrows: readonly ShownArrow[]
  badges: readonly { hex: Hex; dice: number }[]
  /** Hexes where a click picks something. */
  live: ReadonlySet<string>
  /** Picked for an order that is not yet given. */
  ordered: ReadonlySet<Piece>
  /** The sections that matter now, as bits; 7 for all. */
  sections: number
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
export function reachOf(ask: Ask, first: Picks, piece: Piece): HexLight[] {
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

export function diceAgainst(g: Field, attacker: Piece, target: Piece, bonus = false): number {
  const near = distanceOf(hexUnder(g, attacker), hexUnder(g, target)) === 1
  return bookOf(g).dice(g, rollOf(g, attacker, target, near ? 'attack' : 'fire', bonus))
}

export const nothingShown: Showing = {
  lights: [],
  arrows: [],
  badges: [],
  live: new Set(),
  ordered: new Set(),
  sections: 7,
}

const isOrdering = (step: string): boolean => step.startsWith('order-')

export function showing(ask: Ask, hovered: Hex, hover: Hover, hint: Picks | null): Showing {
  const { decision, draft, choice, view } = ask
  const g = view.field
  const lights: HexLight[] = []
  const arrows: ShownArrow[] = []
  const badges: { hex: Hex; dice: number }[] = []
  const live = new Set<string>()
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
    return { lights, arrows, badges, live, ordered, sections }
  }

  if (isOrdering(decision.step)) {
    for (const pick of draft) if (typeof pick === 'number') ordered.add(pick)
    shade(sectionsOf(g))
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
        for (const danger of threatsTo(g, piece, hovered)) light(danger, 'danger')
      }
    } else {
      const kind = decision.step === 'escape-through' ? 'target' : 'legal-move'
      for (const hex of choice.options) light(hex, kind)
      const way = draft.filter(pick => typeof pick === 'number' && decision.kind === 'path').map(Number)
      for (const hex of way) light(hex, 'path')
      const start = startOf(g, ask)
      const through = [start, ...way, ...(choice.options.includes(hovered) ? [hovered] : [])].filter(isOnMap)
      if (through.length > 1) arrows.push({ kind: 'move', through })
    }
  }

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
  if (hint !== null) hintArrows(g, hint, decision.step, decision.v, arrows, light)
  return { lights, arrows, badges, live, ordered, sections }
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

/** Enemies that stand beside a hex: they could strike whoever stops there. */
function threatsTo(g: Field, piece: Piece, hex: Hex): Hex[] {
  const side = sideOf(g, piece)
  return g.units.filter(u => u.side !== side && onField(u) && distanceOf(u.hex, hex) === 1).map(u => u.hex)
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

function hintArrows(
  g: Field,
  hint: Picks,
  step: string,
  v: Readonly<Record<string, unknown>>,
  arrows: ShownArrow[],
  light: (hex: Hex, kind: LightKind) => void,
): void {
  const first = hint[0]
  if (typeof first !== 'number') return
  if (step === 'move-piece' && typeof hint[1] === 'number')
    arrows.push({ kind: 'move', through: [hexUnder(g, first), hint[1]] })
  else if (step === 'announce-combat' && typeof hint[1] === 'number')
    arrows.push({ kind: 'attack', through: [hexUnder(g, first), hexUnder(g, hint[1])] })
  else if (isOrdering(step)) {
    for (const piece of hint) if (typeof piece === 'number' && isPiece(g, piece)) light(hexUnder(g, piece), 'selected')
  } else if (typeof v.unit === 'number' && isOnMap(first) && step !== 'bonus-combat' && step !== 'ignore-flags') {
    arrows.push({ kind: 'move', through: [hexUnder(g, v.unit), ...hint.map(Number)].filter(isOnMap) })
  }
}

/** The hex a pick stands for on the board; -1 for none. */
export function hexOfPick(g: Field, of: string, pick: Pick): Hex {
  if (typeof pick !== 'number') return -1
  if (of === 'hex') return isOnMap(pick) ? pick : -1
  return of === 'unit' && isPiece(g, pick) ? hexUnder(g, pick) : -1
}
