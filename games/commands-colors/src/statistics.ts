import { type Hex, halfColumn, NOWHERE } from '@acies/hexes'
import type { Add, Position, Said, Statistics } from '@acies/kernel'
import { BOARD, nameOf } from './battlefield.ts'
import { type Book, cardTypeOf } from './book.ts'
import type { Event } from './events.ts'
import { type Field, isLeader, type Piece, sideOf } from './field.ts'
import type { Lexicon } from './speech.ts'

const LEADER = 'leader'
const PLAYED = 0
const BANNERS = 1
const TAKEN = 2
const LOST = 3

/** What the series counts: losses by kind of unit, what cards achieve, where armies move and die. */
export function statisticsOf(book: Book, lexicon: Lexicon): Statistics<Field, Event> {
  const unitName = (key: string): Said => (key === LEADER ? { es: 'Líderes', en: 'Leaders' } : lexicon.unit(key))
  const place = (key: string): Said => ({ es: key, en: key })
  return {
    charts: {
      losses: { title: { es: 'Unidades perdidas', en: 'Units lost' }, columns: 'sides', name: unitName },
      blocks: { title: { es: 'Bloques perdidos', en: 'Blocks lost' }, columns: 'sides', name: unitName },
      cards: {
        title: { es: 'Lo que logra cada carta', en: 'What each card achieves' },
        columns: [
          { es: 'veces jugada', en: 'times played' },
          { es: 'estandartes', en: 'banners' },
          { es: 'bloques causados', en: 'blocks taken' },
          { es: 'bloques sufridos', en: 'blocks lost' },
        ],
        per: PLAYED,
        name: lexicon.card,
      },
      movement: {
        title: { es: 'Por dónde se mueven', en: 'Where they move' },
        columns: 'sides',
        map: true,
        name: place,
      },
      casualties: { title: { es: 'Dónde caen', en: 'Where they fall' }, columns: 'sides', map: true, name: place },
    },
    counter,
    turn: g => g.turn,
    places: {
      shape: 'hex',
      at: Object.fromEntries(
        BOARD.hexes.map(hex => [nameOf(hex), [halfColumn(hex, BOARD.columns) / 2, Math.floor(hex / BOARD.columns)]]),
      ),
    },
  }

  function counter(start: Position<Field>, add: Add): (event: Event) => void {
    const g = start.field
    const at = new Map<Piece, Hex>()
    for (const piece of [...g.units, ...g.leaders]) at.set(piece.id, piece.hex)
    const kind = (piece: Piece): string => (isLeader(piece) ? LEADER : book.types[g.units[piece].type].id)
    const go = (piece: Piece, to: Hex | undefined): void => {
      if (to === undefined) return
      at.set(piece, to)
    }
    const trail = (piece: Piece, path: readonly Hex[]): void => {
      for (const hex of path) if (hex >= 0 && hex < BOARD.size) add('movement', nameOf(hex), sideOf(g, piece), 1)
      go(piece, path.at(-1))
    }
    let side = g.active as number
    let card = g.card < 0 ? '' : cardTypeOf(g, g.card).id
    return e => {
      switch (e.type) {
        case 'turn':
          side = e.side
          card = ''
          break
        case 'card': {
          const played = book.cardTypes[book.cards[e.card]].id
          add('cards', played, PLAYED, 1)
          // A card that answers an attack does not end what the turn's card achieves.
          if (e.side === side) card = played
          break
        }
        case 'banner':
          if (card !== '' && e.side === side) add('cards', card, BANNERS, 1)
          break
        case 'moved':
          trail(e.piece, e.path)
          break
        case 'retreated':
          go(e.unit, e.path.at(-1))
          break
        case 'evaded':
          go(e.piece, e.path.at(-1))
          break
        case 'advanced':
          trail(e.unit, [e.to])
          break
        case 'entered':
          go(e.unit, e.hex)
          break
        case 'lost-blocks': {
          const owner = sideOf(g, e.unit)
          add('blocks', kind(e.unit), owner, e.blocks)
          const hex = at.get(e.unit) ?? NOWHERE
          if (hex !== NOWHERE) add('casualties', nameOf(hex), owner, e.blocks)
          if (card !== '') add('cards', card, owner === side ? LOST : TAKEN, e.blocks)
          break
        }
        case 'eliminated':
          add('losses', kind(e.piece), sideOf(g, e.piece), 1)
          at.set(e.piece, NOWHERE)
          break
      }
    }
  }
}
