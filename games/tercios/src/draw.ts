import type { Choice, Lang, Position } from '@acies/kernel'
import { INCH } from '@acies/table'
import { arrowOf, awayIn, type Drawn, drawnTable, headed, painted } from '@acies/tabletop'
import { writeUnit } from './notation.ts'
import type { Field, Troop } from './position.ts'
import { bodyOf, commanderBody, elementBody } from './rules/bodies.ts'
import { sideName } from './speech/index.ts'
import { unitName } from './speech/naming.ts'
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
  const bright = lit !== null && lit.of === 'unit' ? lit.options : []
  const lines = drawnTable(g, thingsOn(g, bright), ACROSS, DOWN, colour)
  lines.push('')
  for (const side of [1, 0]) {
    lines.push(`${headed(sideName(g, side, lang), side, COLOURS[side], colour)}  ${g.points[side]}`)
    for (const u of g.troops)
      if (u.side === side && u.where !== 'lost') lines.push(standing(g, u, lang, bright, colour))
    for (const c of g.commanders)
      if (c.side === side && c.where !== 'lost')
        lines.push(
          `  ${called(g, c.id, lang)} ${c.level}${c.exhausted ? ' ×' : ''}${c.inside >= 0 ? ` → ${writeUnit(g, c.inside)}` : ` ${place(c)}`}`,
        )
  }
  return lines
}
/** In words, and as it is written on the table and typed. */
const called = (g: Field, id: number, lang: Lang): string => `${unitName(g, id, lang)} (${writeUnit(g, id)})`
const place = (p: { x: number; y: number }): string => `${Math.round(p.x / INCH)},${Math.round(p.y / INCH)}`
function standing(g: Field, u: Troop, lang: Lang, bright: readonly number[], colour: boolean): string {
  const kind = g.kinds[u.kind]
  const card = u.card === 'none' ? '' : ` [${wordFor(u.card)[lang]}]`
  const where = u.where === 'table' ? `${place(u)} ${arrowOf(u.facing)}` : awayIn(u.where, lang)
  const marks = `${u.disordered ? ' ~' : ''}${u.acted ? ' ·' : ''}`
  const text = `  ${called(g, u.id, lang)}  ${where}  ${'●'.repeat(u.wear)}${'○'.repeat(Math.max(0, kind.stamina - u.wear))}${marks}${card}`
  return bright.includes(u.id) ? painted(text, LIT, colour) : text
}

/** Troops first, then commanders on their own, then the ground they stand on. */
const thingsOn = (g: Field, bright: readonly number[]): Drawn[] => [
  ...g.troops.flatMap((u): Drawn[] =>
    u.where === 'table'
      ? [
          {
            body: bodyOf(u),
            sign: LETTERS[g.kinds[u.kind].branch],
            colour: bright.includes(u.id) ? LIT : COLOURS[u.side],
            side: u.side,
            front: u,
          },
        ]
      : [],
  ),
  ...g.commanders.flatMap((c): Drawn[] =>
    c.where === 'table' && c.inside < 0
      ? [{ body: commanderBody(c), sign: '★', colour: COLOURS[c.side], side: c.side }]
      : [],
  ),
  ...g.elements.map(e => ({ body: elementBody(e), sign: GROUND[e.kind] ?? '∩' })),
]
const LETTERS = { formation: '▓', company: '▒', cavalry: '◆', artillery: '◎' } as const
