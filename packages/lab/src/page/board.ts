import type { Places } from '@acies/kernel'
import { safe } from './figures.ts'

const ROW: Readonly<Record<Places['shape'], number>> = { hex: 0.866, square: 1 }
const CELL: Readonly<Record<Places['shape'], string>> = {
  hex: 'M0-11.55l10 5.775v11.55l-10 5.775-10-5.775v-11.55z',
  square: 'M-10-10h20v20h-20z',
}
/** How far a cell reaches above and below its middle. */
const TALL: Readonly<Record<Places['shape'], number>> = { hex: 11.55, square: 10 }
const SCALE = 20

/** The drawing of a place, once for all boards of a page. */
export const cellOf = ({ shape }: Places): string =>
  `<svg width="0" height="0" aria-hidden="true"><defs><path id="place" d="${CELL[shape]}"/></defs></svg>`

/** A board on which each place is the darker the more happened there; `name` says which place it is. */
export function board(
  label: string,
  side: number,
  { shape, at }: Places,
  values: Readonly<Record<string, number>>,
  name: (key: string) => string,
): string {
  const most = Math.max(...Object.values(values), 1)
  let [right, bottom] = [0, 0]
  const cells = Object.entries(at).map(([key, [column, row]]) => {
    const x = Math.round(column * SCALE + SCALE / 2)
    const y = Math.round((row * ROW[shape] * SCALE + TALL[shape]) * 10) / 10
    right = Math.max(right, x + SCALE / 2)
    bottom = Math.max(bottom, y + TALL[shape])
    const value = values[key] ?? 0
    const place = `<use href="#place" x="${x}" y="${y}"`
    if (value === 0) return `${place}/>`
    // By the root, so that the quieter places can be told apart too.
    const shade = Math.max(0.06, Math.round(100 * Math.sqrt(value / most)) / 100)
    return `${place} class="lit" style="--n:${shade}"><title>${safe(`${name(key)}: ${value}`)}</title></use>`
  })
  return `<svg class="board heat${side}" viewBox="0 0 ${right} ${Math.ceil(bottom)}" role="img" aria-label="${safe(label)}">${cells.join('')}</svg>`
}
