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

const SECTIONS: Readonly<Record<string, Said>> = {
  left: { es: 'izquierda', en: 'left' },
  center: { es: 'centro', en: 'centre' },
  right: { es: 'derecha', en: 'right' },
}

/** What the series counts: losses by kind of unit, what cards achieve, where armies move and die. */
export function statisticsOf(book: Book, lexicon: Lexicon): Statistics<Field, Event> {
  const unitName = (key: string): Said => (key === LEADER ? { es: 'Líderes', en: 'Leaders' } : lexicon.unit(key).name)
  const titles = book.cardTypes.map(type => lexicon.card(type.id).es)
  /** Cards of one name are told apart by their section. */
  const cardName = (key: string): Said => {
    const said = lexicon.card(key)
    const section = SECTIONS[key.slice(key.lastIndexOf('-') + 1)]
    if (section === undefined || titles.filter(title => title === said.es).length === 1) return said
    return { es: `${said.es}, ${section.es}`, en: `${said.en}, ${section.en}` }
  }
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
        name: cardName,
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
    let side: number = g.active
    const playing = g.card < 0 ? '' : cardTypeOf(g, g.card).id
    /** What each side has in play: the turn's card, or the one it answers with. */
    const cards = ['', '']
    cards[side] = playing
    /** Whose card the blow comes from that is being struck. */
    let striker = side
    return e => {
      switch (e.type) {
        case 'turn':
          side = e.side
          striker = e.side
          cards.fill('')
          break
        case 'card':
          cards[e.side] = book.cardTypes[book.cards[e.card]].id
          add('cards', cards[e.side], PLAYED, 1)
          break
        case 'rolled': {
          const roller = sideOf(g, e.roller)
          striker = e.mode === 'first-strike' && cards[roller] !== '' ? roller : side
          break
        }
        case 'banner':
          if (cards[striker] !== '' && e.side === striker) add('cards', cards[striker], BANNERS, 1)
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
          if (cards[striker] !== '') add('cards', cards[striker], owner === striker ? LOST : TAKEN, e.blocks)
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
