import type { Choice, Lang, Position } from '@acies/kernel'
import { INCH } from '@acies/table'
import { arrowOf, awayIn, type Drawn, drawnTable, headed, painted } from '@acies/tabletop'
import { type Field, isFleeing, kindOf, modelsIn, onTable, type Unit } from './position.ts'
import { bodyOf, filesOf, groundOf } from './rules/bodies.ts'
import { sideName, unitName } from './speech/index.ts'

/** An inch across and two down for a sign of the terminal. */
const ACROSS = 1 * INCH
const DOWN = 2 * INCH
const COLOURS = [160, 26]
const LIT = 220
const SIGNS = { infantry: '▓', cavalry: '◆', chariot: '◉', elephant: '◼', machine: '◎', wagon: '▣' } as const
const GROUND: Readonly<Record<string, string>> = {
  wood: '♣',
  hill: '∩',
  'steep-hill': '⋒',
  marsh: ',',
  rocks: '▲',
  river: '~',
  lake: '≈',
  wall: '+',
  hedge: '-',
  wagons: '□',
}

/** The table from above, then every unit in a line. */
export function draw(view: Position<Field>, lang: Lang, lit: Choice | null, colour: boolean): string[] {
  const g = view.field
  const bright = lit !== null && lit.of === 'unit' ? lit.options : []
  const things: Drawn[] = [
    ...g.units.filter(onTable).map(u => ({
      body: bodyOf(g, u),
      sign: kindOf(g, u).character ? '★' : SIGNS[kindOf(g, u).troop],
      colour: bright.includes(u.id) ? LIT : COLOURS[u.side],
      side: u.side,
      front: { x: u.x, y: u.y, facing: u.facing },
    })),
    ...groundOf(g).bodies.map((body, i) => ({ body, sign: GROUND[g.ground[i].kind] ?? '∩' })),
  ]
  const lines = drawnTable(g, things, ACROSS, DOWN, colour)
  lines.push('')
  for (const side of [1, 0]) {
    lines.push(headed(sideName(g, side, lang), side, COLOURS[side], colour))
    for (const u of g.units) if (u.side === side && u.where !== 'lost') lines.push(standing(g, u, lang, bright, colour))
  }
  return lines
}
function standing(g: Field, u: Unit, lang: Lang, bright: readonly number[], colour: boolean): string {
  const where = onTable(u)
    ? `${Math.round(u.x / INCH)},${Math.round(u.y / INCH)} ${arrowOf(u.facing)}`
    : u.where === 'joined'
      ? `→ ${unitName(g, u.host, lang)}`
      : awayIn(u.where, lang)
  const size = kindOf(g, u).character ? `${kindOf(g, u).w - u.hurt}♥` : `${modelsIn(u)} (${filesOf(u)})`
  const marks = `${isFleeing(u) ? ' ⇠' : ''}${g.links.some(l => l.a === u.id || l.b === u.id) ? ' ×' : ''}`
  const text = `  ${unitName(g, u.id, lang)}  ${size}  ${where}${marks}`
  return bright.includes(u.id) ? painted(text, LIT, colour) : text
}
