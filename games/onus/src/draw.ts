import type { Choice, Lang, Position } from '@acies/kernel'
import { type Body, holds } from '@acies/table'
import { awayIn, headed, letterOf } from '@acies/tabletop'
import { cardCode } from './data/cards.ts'
import { type Field, HIDDEN, kindOf, NOBODY, stands, UD, type Unit } from './position.ts'
import { percentLost, wholePercent } from './rules/losses.ts'
import { bodiesOf } from './rules/stance.ts'
import { cardName, seatName, unitName } from './speech/names.ts'
import { formationNames } from './text/names.ts'

/** A quarter of a UD across and half a one down for a sign of the terminal. */
const ACROSS = UD / 4
const DOWN = UD / 2
const COLOURS = [160, 26, 34, 130, 91, 30]
const LIT = 220
const LETTERS = { infantry: '▓', cavalry: '◆', camel: '◇', chariot: '⊕', elephant: '♟', artillery: '◎' } as const
const ARROWS = ['↑', '↗', '→', '↘', '↓', '↙', '←', '↖']
const arrow = (facing: number): string => ARROWS[Math.round(facing / 4500) % 8]

/** The table from above, every army in lines, and the hand of whoever looks. */
export function draw(view: Position<Field>, lang: Lang, lit: Choice | null, colour: boolean): string[] {
  const g = view.field
  const bright = lit !== null && lit.of === 'unit' ? lit.options : []
  const signs: string[][] = []
  for (let y = DOWN / 2; y < g.depth; y += DOWN) signs.push(Array(Math.round(g.width / ACROSS)).fill('·'))
  // The first in the list lies on top.
  for (const u of g.units.filter(stands).reverse())
    for (const body of bodiesOf(u))
      for (const { row, column, x, y } of signsOf(g, body)) signs[row][column] = sign(g, u, x, y, bright, colour)
  const lines = signs.map(row => row.join(''))
  lines.push('')
  for (let seat = 0; seat < g.side.length; seat++) lines.push(...army(g, seat, lang, bright, colour))
  return lines
}
/** The signs of the terminal whose middle lies on a body. */
function* signsOf(g: Field, body: Body): Generator<{ row: number; column: number; x: number; y: number }> {
  const rows = Math.min(g.depth, body.maxY) / DOWN
  const columns = Math.min(g.width, body.maxX) / ACROSS
  for (let row = Math.max(0, Math.floor(body.minY / DOWN)); row < rows; row++) {
    for (let column = Math.max(0, Math.floor(body.minX / ACROSS)); column < columns; column++) {
      const at = { x: (column + 0.5) * ACROSS, y: (row + 0.5) * DOWN }
      if (holds(body, at)) yield { row, column, ...at }
    }
  }
}
function sign(g: Field, u: Unit, x: number, y: number, bright: readonly number[], colour: boolean): string {
  const front = Math.abs(u.x - x) <= ACROSS / 2 && Math.abs(u.y - y) <= DOWN
  const own = colour ? LETTERS[kindOf(g, u).class] : letterOf(u.seat)
  const text = front ? arrow(u.facing) : u.kind === HIDDEN ? '?' : own
  return paint(text, bright.includes(u.id) ? LIT : COLOURS[u.seat], colour)
}
function army(g: Field, seat: number, lang: Lang, bright: readonly number[], colour: boolean): string[] {
  const lost = wholePercent(percentLost(g, seat))
  const hand = g.hands[seat]
  const head = `${headed(seatName(g, seat, lang), seat, COLOURS[seat], colour)}  −${lost}${lang === 'es' ? ' %' : '%'}  ▯${hand.length}`
  const units = g.units
    .filter(u => u.seat === seat && u.where !== 'lost')
    .map(u => unitLine(g, u, lang, bright, colour))
  const cards = hand.filter(card => card !== HIDDEN).map(card => `    ${cardCode(card)} ${cardName(card, lang)}`)
  return [head, ...units, ...cards]
}
function unitLine(g: Field, u: Unit, lang: Lang, bright: readonly number[], colour: boolean): string {
  const life = Math.max(0, kindOf(g, u).life - u.wounds)
  const place =
    u.where === 'table' ? `${(u.x / UD).toFixed(1)},${(u.y / UD).toFixed(1)} ${arrow(u.facing)}` : awayIn(u.where, lang)
  const marks = [
    u.doings.active ? '!' : '',
    u.broken ? '~' : '',
    u.fleeing ? '»' : '',
    u.marched ? '≫' : '',
    u.hero ? '★' : '',
    u.leaderless ? '☆' : '',
    u.formation === 'none' || u.formation === 'hidden' ? '' : `[${formationNames[u.formation][lang]}]`,
    g.generals.some(general => general.unit === u.id && general.state === 'well') ? '♛' : '',
    u.under === NOBODY ? '' : '_',
  ].filter(mark => mark !== '')
  const text = `  ${unitName(g, u.id, lang)}  ${place}  ${'●'.repeat(u.wounds)}${'○'.repeat(life)} ${marks.join(' ')}`
  return bright.includes(u.id) ? paint(text, LIT, colour) : text
}
const paint = (text: string, front: number, colour: boolean): string =>
  colour ? `\u001b[38;5;${front}m${text}\u001b[0m` : text
