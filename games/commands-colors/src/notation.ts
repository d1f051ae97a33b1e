import { NOWHERE } from '@acies/hexes'
import type { Choice, Notation, Pick } from '@acies/kernel'
import { hexOf, nameOf } from './battlefield.ts'
import { type Book, bookOf, cardTypeOf } from './book.ts'
import { type Field, hexUnder, isLeader, leader, NOBODY, type Piece, pieceAt } from './field.ts'

/** A unit by its hex, a leader by his name, a card by its kind, a die by its place from 1. */
export const notation: Notation<Field> = {
  write(choice, pick, g) {
    if (typeof pick !== 'number') return String(pick)
    switch (choice.of) {
      case 'unit':
        return writePiece(g, pick)
      case 'hex':
        return nameOf(pick)
      case 'card':
        return cardName(g, pick)
      case 'die':
        return `${pick + 1}`
      default:
        return `${pick}`
    }
  },
  read(choice, text, g) {
    const word = text.trim()
    switch (choice.of) {
      case 'unit':
        return readPiece(g, word, choice)
      case 'hex':
        return hexOf(word)
      case 'card':
        return readCard(g, word, choice)
      case 'die':
        return /^\d+$/.test(word) ? Number(word) - 1 : null
      case 'number':
        return /^-?\d+$/.test(word) ? Number(word) : null
      default:
        return word
    }
  },
}

/** Waiting units have no hex: they are written by their number. */
export function writePiece(g: Field, piece: Piece): string {
  if (isLeader(piece)) {
    const { name, side } = leader(g, piece)
    const namesakes = g.leaders.filter(l => l.name === name)
    return namesakes.length > 1 ? `${name}@${side}` : name
  }
  const hex = hexUnder(g, piece)
  return hex === NOWHERE ? `#${piece}` : nameOf(hex)
}
function readPiece(g: Field, word: string, choice: Choice): Piece | null {
  const [name, side] = word.split('@')
  const led = g.leaders.find(l => l.name === name && (side === undefined || l.side === Number(side)))
  if (led !== undefined) return led.id
  if (/^#\d+$/.test(word)) return Number(word.slice(1))
  const hex = hexOf(word)
  if (hex === null || hex >= g.unitAt.length) return null
  const piece = pieceAt(g, hex)
  if (piece !== NOBODY) return piece
  return 'options' in choice && choice.options.length > 0 ? -2 : null
}

/** The kind, and which of several cards of it: `order-3-left`, `order-3-left#2`. */
export function cardName(g: Field, card: number): string {
  const { cards, cardTypes } = bookOf(g)
  const copies = cards.indexOf(cards[card])
  const { id } = cardTypes[cards[card]]
  return card === copies ? id : `${id}#${card - copies + 1}`
}
function readCard(g: Field, word: string, choice: Choice): Pick | null {
  const named = bookOf(g).cards.findIndex((_, card) => cardName(g, card) === word)
  if (choice.of !== 'card' || (named >= 0 && choice.options.includes(named))) return named < 0 ? null : named
  // The plain name means whichever card of the kind is offered.
  return choice.options.find(card => cardTypeOf(g, card).id === word) ?? (named < 0 ? null : named)
}
/** Every card of a book, by name. */
export const cardNames = ({ cards, cardTypes }: Book): string[] =>
  cards.map((kind, card) => {
    const nth = card - cards.indexOf(kind) + 1
    return nth === 1 ? cardTypes[kind].id : `${cardTypes[kind].id}#${nth}`
  })
export const cardByName = (g: Field, word: string): number =>
  bookOf(g).cards.findIndex((_, card) => cardName(g, card) === word)
