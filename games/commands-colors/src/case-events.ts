import { type Hex, NOWHERE } from '@acies/hexes'
import { asIs, type EventTable, listOf, oneOf, type Saying, type Told } from '@acies/kernel'
import { hexOf, nameOf, type Side } from './battlefield.ts'
import { type Book, REACTIONS } from './book.ts'
import type { Event } from './events.ts'
import { type Field, HIDDEN_CARD, hexUnder, isLeader, NOBODY, type Piece } from './field.ts'
import { cardByName, cardName, writePiece } from './notation.ts'

const SIDE_NAMES = ['bottom', 'top'] as const

/** A unit by the hex it stands in when it is told, or stood in before it moved or fell; a leader by his name. */
function pieceTold(g: Field, piece: Piece, event: Told): string {
  if (piece === NOBODY) return 'nobody'
  if (isLeader(piece)) return writePiece(g, piece)
  if ('from' in event && typeof event.from === 'number') return nameOf(event.from)
  const gone = hexUnder(g, piece) === NOWHERE
  return gone && 'hex' in event && typeof event.hex === 'number' ? nameOf(event.hex) : writePiece(g, piece)
}

/** Whether a text could name a unit or a leader of this table: any hex, who leads, who waits off the field. */
export const namesPiece = (text: string, g: Field): boolean =>
  text === 'nobody' ||
  hexOf(text) !== null ||
  g.leaders.some(l => writePiece(g, l.id) === text || l.name === text) ||
  g.units.some(u => writePiece(g, u.id) === text)

/** Every event of the series, in names. */
export function eventTable(book: Book, faces: readonly string[]): EventTable<Field, Event> {
  const unit: Saying<Field, Piece> = {
    help: 'a unit by its hex (where it stood before a move), a leader by his name',
    names: namesPiece,
    say: (piece, g, event) => pieceTold(g, piece, event),
  }
  const hex: Saying<Field, Hex> = {
    help: 'a hex such as E6; `exit` is off the field',
    names: text => hexOf(text) !== null,
    say: nameOf,
  }
  const way = listOf(hex)
  const card: Saying<Field, number> = {
    help: 'a card by its kind',
    names: (text, g) => text === '?' || cardByName(g, text) >= 0,
    say: (n, g) => (n === HIDDEN_CARD ? '?' : cardName(g, n)),
  }
  const kind: Saying<Field, number> = {
    help: 'a kind of card',
    names: text => book.cardTypes.some(type => type.id === text),
    say: n => book.cardTypes[n].id,
  }
  const side: Saying<Field, Side> = { help: 'a side', words: SIDE_NAMES, say: n => SIDE_NAMES[n] }
  const face: Saying<Field, number> = {
    help: 'a face of the die',
    names: text => faces.some(one => one.replace(/\d/, '') === text),
    say: n => faces[n].replace(/\d/, ''),
  }
  const n = asIs('a number')
  const flag = asIs('true or false')
  const modes = ['fire', 'attack', 'battle-back', 'first-strike', 'answer', 'evade', 'escape', 'rampage']
  const banner = { side, banners: n, goal: n }
  return {
    turn: { side, turn: n },
    card: { side, card },
    copied: { side, orders: kind },
    fallback: { side },
    'command-dice': { side, faces: listOf(face) },
    ordered: { piece: unit, hex },
    rallied: { unit, blocks: n },
    moved: { piece: unit, from: hex, to: hex, path: way },
    joined: { leader: unit, unit },
    'left-the-field': { piece: unit, from: hex },
    entered: { unit, hex },
    declared: { attacker: unit, target: unit, mode: oneOf(['fire', 'close', 'bonus']) },
    reaction: { unit, attacker: unit, reaction: oneOf(REACTIONS) },
    rolled: { roller: unit, target: unit, mode: oneOf(modes), faces: listOf(face), hits: n, flags: n },
    'lost-blocks': { unit, blocks: n, left: n, cause: oneOf(['hits', 'retreat', 'trampled']) },
    eliminated: { piece: unit, hex },
    'leader-check': { leader: unit, faces: listOf(face), lost: flag },
    banner,
    'banner-lost': banner,
    'ignored-flags': { unit, flags: n },
    retreated: { unit, from: hex, path: way, wanted: n },
    evaded: { piece: unit, from: hex, path: way },
    stampede: { unit },
    escaping: { leader: unit, through: hex },
    stood: { unit, against: unit },
    declined: { unit },
    advanced: { unit, from: hex, to: hex },
    drew: { side, cards: n },
    drawn: { side, card },
    shuffled: {},
    captured: { hex, side },
    command: { side, command: n },
    ambush: { side },
    aside: { side, unit },
    'taken-back': { side, unit },
    formed: { unit, mark: asIs('the number of the square; 0 when it is left') },
    combined: { unit, with: listOf(unit), dice: n },
    discarded: { side, card },
    won: { side, why: oneOf(['banners', 'leader', 'limit', 'conceded']) },
    'drawn-game': {},
  }
}
