import type { Choice, Lang, Position } from '@acies/kernel'
import { BOARD, HEXES, type Side } from './battlefield.ts'
import { bookOf } from './book.ts'
import { type Field, hexUnder, leader, NOBODY, type Piece } from './field.ts'
import type { Lexicon } from './speech.ts'

/** How terrain shows in a terminal: a sign and a background colour (256 colours). */
export type Ground = Readonly<Record<string, { sign: string; colour: number }>>

const SIDE_COLOUR: readonly number[] = [160, 26]
const LIT = 220
const CELL = 6

/** The battlefield for a terminal, the bottom army below, with what may be picked lit. */
export function drawField(ground: Ground, lexicon: Lexicon) {
  return (view: Position<Field>, lang: Lang, lit: Choice | null, colour: boolean): string[] => {
    const g = view.field
    const bright = litHexes(g, lit)
    const lines: string[] = []
    const header = Array.from({ length: BOARD.columns }, (_, c) => `${c + 1}`.padStart(3).padEnd(CELL)).join('')
    lines.push(`   ${header}`)
    for (let row = 0; row < BOARD.rows; row++) {
      let line = `${String.fromCharCode(65 + row)}  ${row % 2 === 1 ? ' '.repeat(CELL / 2) : ''}`
      for (let column = 0; column < BOARD.columns - (row % 2); column++) {
        line += cell(g, ground, row * BOARD.columns + column, bright, colour)
      }
      lines.push(line)
    }
    lines.push('', ...[1, 0].map(side => standing(g, side === 0 ? 0 : 1, lexicon, lang, colour)))
    return lines
  }
}

function standing(g: Field, side: Side, lexicon: Lexicon, lang: Lang, colour: boolean): string {
  const flags = `${'▲'.repeat(g.banners[side])}${'△'.repeat(Math.max(0, g.goal[side] - g.banners[side]))}`
  const aside = g.aside[side].length === 0 ? '' : ` (+${g.aside[side].length})`
  const cards = `${g.hands[side].length}${aside} ${lang === 'es' ? 'cartas' : 'cards'}`
  const led = g.leaders
    .filter(l => l.side === side && l.hex >= 0)
    .map(l => `${lexicon.leader(l.name)[lang]} ${name(l.hex)}`)
  return `${paint(lexicon.army(g, side)[lang], SIDE_COLOUR[side], -1, colour)}  ${flags}  ${cards}  ${led.join(' · ')}`
}
const name = (hex: number): string =>
  `${String.fromCharCode(65 + Math.floor(hex / BOARD.columns))}${(hex % BOARD.columns) + 1}`

function cell(g: Field, ground: Ground, hex: number, bright: ReadonlySet<number>, colour: boolean): string {
  const terrain = ground[bookOf(g).terrains[g.terrain[hex]].id]
  const piece = g.unitAt[hex]
  const led = g.leaderAt[hex]
  const open = bright.has(hex) ? '[' : ' '
  const close = bright.has(hex) ? ']' : ' '
  if (piece === NOBODY && led === NOBODY)
    return paint(`${open} ${terrain.sign} ${close} `, bright.has(hex) ? LIT : 244, terrain.colour, colour)
  const side = piece !== NOBODY ? g.units[piece].side : leader(g, led).side
  const marked = piece !== NOBODY && g.units[piece].mark > 0
  const mark = led !== NOBODY ? (marked ? '⊛' : '*') : marked ? '□' : ' '
  // Without the letter of its nation: the side shows by its colour.
  const unit = piece === NOBODY ? 'L' : `${bookOf(g).types[g.units[piece].type].code.slice(-2)}${g.units[piece].blocks}`
  const text = `${open}${side === 0 ? unit : unit.toLowerCase()}${mark}`.padEnd(5) + close
  return paint(text, bright.has(hex) ? LIT : 255, SIDE_COLOUR[side], colour)
}

function litHexes(g: Field, lit: Choice | null): ReadonlySet<number> {
  const hexes = new Set<number>()
  if (lit === null || (lit.of !== 'unit' && lit.of !== 'hex')) return hexes
  for (const option of lit.options) {
    const hex = lit.of === 'hex' ? option : hexUnder(g, option as Piece)
    if (hex >= 0 && hex < HEXES) hexes.add(hex)
  }
  return hexes
}

function paint(text: string, front: number, back: number, colour: boolean): string {
  if (!colour) return text
  const background = back < 0 ? '' : `\u001b[48;5;${back}m`
  return `\u001b[38;5;${front}m${background}${text}\u001b[0m`
}
