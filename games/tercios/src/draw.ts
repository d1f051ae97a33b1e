import type { Choice, Lang, Position } from '@acies/kernel'
import { INCH } from '@acies/table'
import { writeUnit } from './notation.ts'
import type { Field, Troop } from './position.ts'
import { bodyOf, elementBody, isOn } from './rules/bodies.ts'
import { sideName, unitName } from './speech/index.ts'
import { wordFor } from './speech/words.ts'

/** An inch across and two down for a sign of the terminal. */
const ACROSS = 1 * INCH
const DOWN = 2 * INCH
const COLOURS = [160, 26]
const LIT = 220
const GROUND: Readonly<Record<string, string>> = {
  road: '=',
  river: '~',
  ford: ':',
  bridge: '#',
  fence: '-',
  wall: '+',
  wood: '♣',
  'large-wood': '♣',
  crops: '"',
  swamp: ',',
  rocks: '▲',
}

/** The table from above, then every troop in a line. */
export function draw(view: Position<Field>, lang: Lang, lit: Choice | null, colour: boolean): string[] {
  const g = view.field
  const rows = Math.ceil(g.depth / DOWN)
  const columns = Math.ceil(g.width / ACROSS)
  const bright = lit !== null && lit.of === 'unit' ? lit.options : []
  const lines: string[] = []
  for (let row = 0; row < rows; row++) {
    let line = ''
    for (let column = 0; column < columns; column++) line += sign(g, column, row, bright, colour)
    lines.push(line)
  }
  lines.push('')
  for (const side of [1, 0]) {
    lines.push(`${paint(sideName(g, side, lang), COLOURS[side], colour)}  ${g.points[side]}`)
    for (const u of g.troops)
      if (u.side === side && u.where !== 'lost') lines.push(standing(g, u, lang, bright, colour))
    for (const c of g.commanders)
      if (c.side === side && c.where !== 'lost')
        lines.push(
          `  ${unitName(g, c.id, lang)} ${c.level}${c.exhausted ? ' ×' : ''}${c.inside >= 0 ? ` → ${writeUnit(g, c.inside)}` : ` ${place(c)}`}`,
        )
  }
  return lines
}
const place = (p: { x: number; y: number }): string => `${Math.round(p.x / INCH)},${Math.round(p.y / INCH)}`
const ARROWS = ['↑', '↗', '→', '↘', '↓', '↙', '←', '↖']
const arrow = (facing: number): string => ARROWS[Math.round(facing / 4500) % 8]

function standing(g: Field, u: Troop, lang: Lang, bright: readonly number[], colour: boolean): string {
  const kind = g.kinds[u.kind]
  const card = u.card === 'none' ? '' : ` [${wordFor(u.card)[lang]}]`
  const where = u.where === 'table' ? `${place(u)} ${arrow(u.facing)}` : u.where
  const marks = `${u.disordered ? ' ~' : ''}${u.acted ? ' ·' : ''}`
  const text = `  ${unitName(g, u.id, lang)}  ${where}  ${'●'.repeat(u.wear)}${'○'.repeat(Math.max(0, kind.stamina - u.wear))}${marks}${card}`
  return bright.includes(u.id) ? paint(text, LIT, colour) : text
}

function sign(g: Field, column: number, row: number, bright: readonly number[], colour: boolean): string {
  const at = { x: (column + 0.5) * ACROSS, y: (row + 0.5) * DOWN }
  for (const u of g.troops) {
    if (u.where !== 'table') continue
    const front = Math.floor(u.x / ACROSS) === column && Math.floor(u.y / DOWN) === row
    if (front) return paint(arrow(u.facing), bright.includes(u.id) ? LIT : COLOURS[u.side], colour)
    if (isOn(bodyOf(u), at))
      return paint(LETTERS[g.kinds[u.kind].branch], bright.includes(u.id) ? LIT : COLOURS[u.side], colour)
  }
  for (const c of g.commanders)
    if (c.where === 'table' && c.inside < 0 && Math.floor(c.x / ACROSS) === column && Math.floor(c.y / DOWN) === row)
      return paint('★', COLOURS[c.side], colour)
  const ground = g.elements.find(e => isOn(elementBody(e), at))
  return ground === undefined ? '·' : (GROUND[ground.kind] ?? '∩')
}
const LETTERS = { formation: '▓', company: '▒', cavalry: '◆', artillery: '◎' } as const

const paint = (text: string, front: number, colour: boolean): string =>
  colour ? `\u001b[38;5;${front}m${text}\u001b[0m` : text
