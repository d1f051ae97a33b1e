import { type Hex, NOWHERE } from '@acies/hexes'
import { Complaint, type Option } from '@acies/kernel'
import { ANY_SECTION, BOARD, HEXES, hexOf, type Side } from './battlefield.ts'
import type { Book } from './book.ts'
import {
  type Field,
  LEADERS,
  type Leader,
  NO_CARD,
  NOBODY,
  placeLeader,
  placeUnit,
  type Unit,
  WAITING,
} from './field.ts'

/** A piece as written in scenarios and cases: `E6:HI/2+hannibal!o2c`. */
export interface WrittenPiece {
  hex: Hex
  /** Empty for a leader alone. */
  code: string
  blocks: number | null
  leader: string
  marks: string
}

const MARKS = /^(?:m\d|q\d|[oshcfel])+$/
const EXPECTED_MARKS = /^(?:-?(?:m\d?|q\d?|[oshcfel]))+$/

/**
 * `B2:MI B4:HI/2+mago D5:+hanno G7:WA!om2`: hex, code, blocks if not all, attached leader; after `!` what the unit has
 * done this turn: o ordered, m2 moved two hexes, s may not move any more, h may not battle, c must fight, f has fought,
 * e elite mark, q2 in the square with that number, l its leader has an order of his own. Without a hex: waiting off the
 * battlefield. What is expected may be marks alone, and marks that are not there: `G7:!-o`.
 */
export function readPieces(text: string, where: string, expected = false): WrittenPiece[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map(word => {
      const match =
        /^(?:([A-Za-z]\d{1,2}):)?([A-Z]{0,3}(?:-[A-Z]{2})?)(?:\/(\d))?(?:\+([a-z0-9-]+))?(?:!([a-z0-9-]+))?$/.exec(word)
      const marksOnly = expected && match?.[5] !== undefined
      if (match === null || (match[2] === '' && match[4] === undefined && !marksOnly))
        throw new Complaint(`${where}: ${word} is no piece`)
      if (match[5] !== undefined && !(expected ? EXPECTED_MARKS : MARKS).test(match[5]))
        throw new Complaint(`${where}: ${word}: no mark ${match[5]}`)
      const hex = match[1] === undefined ? NOWHERE : hexOf(match[1])
      if (hex === null) throw new Complaint(`${where}: ${word}: no hex ${match[1]}`)
      const blocks = match[3] === undefined ? null : Number(match[3])
      return { hex, code: match[2], blocks, leader: match[4] ?? '', marks: match[5] ?? '' }
    })
}

/** Hexes in a list of names. */
export function readHexes(text: string, where: string): Hex[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map(name => {
      const hex = hexOf(name)
      if (hex === null) throw new Complaint(`${where}: no hex ${name}`)
      return hex
    })
}

/** Terrain by hex from lists of hexes by terrain; `rampart` lists hexsides such as `E6/NE`. */
export function readTerrain(book: Book, lists: Readonly<Record<string, string>>, where: string) {
  const terrain = new Array<number>(HEXES).fill(0)
  const ramparts = new Array<number>(HEXES).fill(0)
  for (const [id, list] of Object.entries(lists)) {
    const edges = book.edgeTerrain === id
    const number = book.terrains.findIndex(t => t.id === id)
    if (number < 0 && !edges) throw new Complaint(`${where}: no terrain ${id}`)
    if (!edges) for (const hex of readHexes(list, `${where}.${id}`)) terrain[hex] = number
    else for (const [hex, bit] of readEdges(list, `${where}.${id}`)) ramparts[hex] |= bit
  }
  return { terrain, ramparts }
}
export const DIRECTIONS: readonly string[] = ['NE', 'E', 'SE', 'SW', 'W', 'NW']

function readEdges(text: string, where: string): [Hex, number][] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap(word => {
      const [name, ...sides] = word.split('/')
      const hex = hexOf(name)
      if (hex === null || sides.length === 0) throw new Complaint(`${where}: ${word} is no hexside`)
      return sides.map((side): [Hex, number] => {
        const direction = DIRECTIONS.indexOf(side)
        if (direction < 0) throw new Complaint(`${where}: ${word}: no direction ${side}`)
        return [hex, 1 << direction]
      })
    })
}

interface Army {
  cards: number
  banners: number
  units: readonly WrittenPiece[]
  reserve?: readonly WrittenPiece[]
}
/** More turns than anybody will play. */
const NO_LIMIT = 1_000_000
/** A switch of every game of the series. */
export const withoutLimit: Option = {
  id: 'no-turn-limit',
  name: { es: 'Sin límite de turnos', en: 'No turn limit' },
  text: {
    es: 'La batalla no se decide por estandartes tras 200 turnos: dura hasta que alguien los tenga todos.',
    en: 'The battle is not judged by banners after 200 turns: it lasts until somebody has them all.',
  },
}

export interface SetUp {
  scenario: string
  special: readonly string[]
  switches: readonly string[]
  terrain: readonly number[]
  ramparts: readonly number[]
  /** The bottom army and the top one. */
  armies: readonly [Army, Army]
  first: Side
  limit: number
}

/** The field before the cards are dealt: all of them in the deck, in order. */
export function setUpField(book: Book, s: SetUp): Field {
  const units: Unit[] = []
  const leaders: Leader[] = []
  const unitAt = new Array<number>(HEXES).fill(NOBODY)
  const leaderAt = new Array<number>(HEXES).fill(NOBODY)
  const [bottom] = s.armies
  const split = [...bottom.units, ...(bottom.reserve ?? [])].filter(p => p.code !== '').length
  const g: Field = {
    book: book.id,
    scenario: s.scenario,
    terrain: s.terrain,
    ramparts: s.ramparts,
    special: s.special,
    switches: s.switches,
    units,
    leaders,
    split,
    unitAt,
    leaderAt,
    hands: [[], []],
    deck: book.cards.map((_, card) => card),
    discards: [],
    aside: [[], []],
    active: s.first,
    turn: 0,
    limit: s.switches.includes(withoutLimit.id) ? NO_LIMIT : s.limit,
    card: NO_CARD,
    orders: NO_CARD,
    plain: false,
    within: ANY_SECTION,
    lastOrders: [NO_CARD, NO_CARD],
    lastSections: [ANY_SECTION, ANY_SECTION],
    banners: [0, 0],
    goal: s.armies.map(a => a.banners),
    command: s.armies.map(a => a.cards),
    struck: 0,
    captured: [],
  }
  s.armies.forEach((army, side) => {
    for (const piece of [...army.units, ...(army.reserve ?? [])]) enlist(book, g, side === 0 ? 0 : 1, piece)
  })
  return g
}

function enlist(book: Book, g: Field, side: Side, piece: WrittenPiece): void {
  const { hex, marks } = piece
  const where = hex === NOWHERE ? piece.code : `${piece.code} ${hexLabel(hex)}`
  if (hex !== NOWHERE && g.unitAt[hex] !== NOBODY && piece.code !== '')
    throw new Complaint(`${where}: two units in one hex`)
  if (piece.code !== '') {
    const type = book.types.findIndex(t => t.code === piece.code)
    if (type < 0) throw new Complaint(`${where}: no unit ${piece.code}`)
    const most = book.types[type].blocks
    const blocks = piece.blocks ?? most
    if (blocks < 1 || blocks > most) throw new Complaint(`${where}: ${blocks} blocks of ${most}`)
    const u: Unit = {
      id: g.units.length,
      side,
      type,
      hex: NOWHERE,
      blocks,
      ordered: marks.includes('o'),
      moved: Number(/m(\d)/.exec(marks)?.[1] ?? 0),
      settled: marks.includes('s') || /m\d/.test(marks),
      halted: marks.includes('h'),
      charged: marks.includes('c'),
      fought: marks.includes('f') ? 1 : 0,
      mark: hex === NOWHERE ? WAITING : marks.includes('e') ? 1 : Number(/q(\d)/.exec(marks)?.[1] ?? 0),
    }
    g.units.push(u)
    if (hex !== NOWHERE) placeUnit(g, u, hex)
  }
  if (piece.leader === '') return
  const alone = piece.code === ''
  const l: Leader = {
    id: LEADERS + g.leaders.length,
    side,
    name: piece.leader,
    hex: NOWHERE,
    ordered: marks.includes('l') || (alone && marks.includes('o')),
    settled: alone && marks.includes('s'),
  }
  g.leaders.push(l)
  if (hex === NOWHERE) return
  if (g.leaderAt[hex] !== NOBODY) throw new Complaint(`${where}: two leaders in one hex`)
  placeLeader(g, l, hex)
}
const hexLabel = (hex: Hex): string => `in row ${Math.floor(hex / BOARD.columns) + 1}, hex ${(hex % BOARD.columns) + 1}`
