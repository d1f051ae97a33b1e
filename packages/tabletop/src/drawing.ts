import type { Lang, Said } from '@acies/kernel'
import type { Body, Table } from '@acies/table'
import { isOn } from './boxes.ts'

/** Something drawn on the table of a terminal: its body, a sign for it, and one for where its front is. */
export interface Drawn {
  body: Body
  sign: string
  /** A colour of the terminal's 256; the terminal's own if it is not said. */
  colour?: number
  /** Whose it is: its letter stands for it where there are no colours. */
  side?: number
  front?: { x: number; y: number; facing: number }
}

const ARROWS = ['↑', '↗', '→', '↘', '↓', '↙', '←', '↖']
export const arrowOf = (facing: number): string => ARROWS[Math.round(facing / 4500) % 8]

export const painted = (text: string, tone: number | undefined, colour: boolean): string =>
  colour && tone !== undefined ? `\u001b[38;5;${tone}m${text}\u001b[0m` : text

const AWAY: Readonly<Record<string, Said>> = {
  reserve: { es: 'en reserva', en: 'in reserve' },
  late: { es: 'por llegar', en: 'yet to come' },
  joined: { es: 'unida a otra', en: 'joined to another' },
  integrated: { es: 'integrada', en: 'integrated' },
  ambush: { es: 'emboscada', en: 'in ambush' },
  aboard: { es: 'a bordo', en: 'aboard' },
  off: { es: 'fuera de la mesa', en: 'off the table' },
}
/** Where a unit is that does not stand on the table; nothing for what does, or is lost. */
export const awayIn = (where: string, lang: Lang): string => (Object.hasOwn(AWAY, where) ? AWAY[where][lang] : '')

/** What tells sides apart where there are no colours. */
export const letterOf = (side: number): string => 'ABCDEF'[side]
/** The name of a side over its units; before it the letter by which it is drawn without colours. */
export const headed = (name: string, side: number, tone: number, colour: boolean): string =>
  colour ? painted(name, tone, colour) : `${letterOf(side)} ${name}`

/** The table from above, a sign for every `across` by `down`; what comes first in the list lies on top. */
export function drawnTable(
  table: Table,
  things: readonly Drawn[],
  across: number,
  down: number,
  colour: boolean,
): string[] {
  const lines: string[] = []
  for (let row = 0; row < Math.ceil(table.depth / down); row++) {
    let line = ''
    for (let column = 0; column < Math.ceil(table.width / across); column++)
      line += signAt(things, column, row, across, down, colour)
    lines.push(line)
  }
  return lines
}

function signAt(
  things: readonly Drawn[],
  column: number,
  row: number,
  across: number,
  down: number,
  colour: boolean,
): string {
  const at = { x: (column + 0.5) * across, y: (row + 0.5) * down }
  for (const { body, sign, colour: tone, side, front } of things) {
    if (front !== undefined && Math.floor(front.x / across) === column && Math.floor(front.y / down) === row)
      return painted(arrowOf(front.facing), tone, colour)
    if (isOn(body, at)) return painted(colour || side === undefined ? sign : letterOf(side), tone, colour)
  }
  return '·'
}
