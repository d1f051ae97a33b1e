import type { Share } from '../interval.ts'

/** Text as HTML and SVG take it. */
export function safe(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
export const percent = (share: number): string => `${(100 * share).toFixed(0)} %`
const round = (n: number): string => `${Math.round(n * 100) / 100}`

const WIDTH = 720
const NAMES = 190
const ROW = 26

function svg(height: number, label: string, body: string, width = WIDTH): string {
  return `<svg viewBox="0 0 ${round(width)} ${round(height)}" role="img" aria-label="${safe(label)}">${body}</svg>`
}
const text = (x: number, y: number, content: string, how = ''): string =>
  `<text x="${round(x)}" y="${round(y)}"${how === '' ? '' : ` class="${how}"`}>${safe(content)}</text>`

/** A row for each share: where it lies between none and all, and how sure that is. */
export function intervals(label: string, rows: readonly { name: string; note: string; share: Share }[]): string {
  const at = (share: number): number => NAMES + share * (WIDTH - NAMES - 110)
  const height = rows.length * ROW + 22
  const grid = [0, 0.25, 0.5, 0.75, 1]
    .map(
      share =>
        `<line class="${share === 0.5 ? 'middle' : 'grid'}" x1="${at(share)}" x2="${at(share)}" y1="0" y2="${height - 20}"/>` +
        text(at(share), height - 5, percent(share), 'axis'),
    )
    .join('')
  const marks = rows
    .map(({ name, note, share }, i) => {
      const y = i * ROW + ROW / 2
      const said = `${name}: ${percent(share.share)} (${percent(share.low)} – ${percent(share.high)})`
      return (
        `<g><title>${safe(said)}</title>${text(NAMES - 10, y + 4, name, 'name')}` +
        `<line class="reach" x1="${round(at(share.low))}" x2="${round(at(share.high))}" y1="${y}" y2="${y}"/>` +
        `<circle class="point" cx="${round(at(share.share))}" cy="${y}" r="5"/>${text(WIDTH - 100, y + 4, note, 'note')}</g>`
      )
    })
    .join('')
  return svg(height, label, grid + marks)
}

/** How often each length came. */
export function histogram(label: string, lengths: Readonly<Record<string, number>>, unit: string): string {
  const all = Object.entries(lengths).map(([turns, n]) => [Number(turns), n] as const)
  if (all.length === 0) return ''
  const longest = Math.max(...all.map(([turns]) => turns))
  const step = Math.max(1, Math.ceil((longest + 1) / 40))
  const bins = Array.from({ length: Math.floor(longest / step) + 1 }, () => 0)
  for (const [turns, n] of all) bins[Math.floor(turns / step)] += n
  const most = Math.max(...bins)
  const [height, left] = [200, 40]
  const wide = (WIDTH - left) / bins.length
  const body = bins
    .map((n, i) => {
      const tall = (n / most) * (height - 40)
      const said = step === 1 ? `${i} ${unit}: ${n}` : `${i * step}–${(i + 1) * step - 1} ${unit}: ${n}`
      const bar = `<rect class="bar" x="${round(left + i * wide)}" y="${round(height - 20 - tall)}" width="${round(wide - 1)}" height="${round(tall)}"><title>${safe(said)}</title></rect>`
      return bar + (i % 5 === 0 ? text(left + i * wide + wide / 2, height - 5, `${i * step}`, 'axis') : '')
    })
    .join('')
  return svg(height, label, `${body}${text(left - 6, 24, `${most}`, 'name')}`)
}

/** Bars side by side for each key, the longest first. */
export function bars(
  label: string,
  columns: readonly string[],
  rows: readonly { name: string; values: readonly number[] }[],
): string {
  const most = Math.max(...rows.flatMap(row => row.values), 0.0001)
  const tall = 9
  const each = columns.length * tall + 10
  const legend = columns
    .map(
      (name, i) =>
        `<rect class="side${i}" x="${NAMES + i * 160}" y="2" width="10" height="10"/>${text(NAMES + 16 + i * 160, 11, name, 'note')}`,
    )
    .join('')
  const body = rows
    .map(({ name, values }, r) => {
      const top = 24 + r * each
      const drawn = values
        .map((value, i) => {
          const wide = (value / most) * (WIDTH - NAMES - 70)
          const said = `${name}, ${columns[i]}: ${amount(value)}`
          return (
            `<rect class="side${i}" x="${NAMES}" y="${top + i * tall}" width="${round(wide)}" height="${tall - 1}"><title>${safe(said)}</title></rect>` +
            text(NAMES + wide + 5, top + i * tall + 8, amount(value), 'small')
          )
        })
        .join('')
      return text(NAMES - 10, top + (columns.length * tall) / 2 + 4, name, 'name') + drawn
    })
    .join('')
  return svg(24 + rows.length * each, label, legend + body)
}
export const amount = (n: number): string => (n >= 100 ? n.toFixed(0) : n >= 10 ? n.toFixed(1) : n.toFixed(2))

const TALL_ROW = 0.866

/** A board on which each place is the darker the more happened there. */
export function heat(
  label: string,
  side: number,
  places: Readonly<Record<string, readonly [number, number]>>,
  values: Readonly<Record<string, number>>,
): string {
  const scale = 26
  const most = Math.max(...Object.values(values), 1)
  const corners = [
    [0, -0.577],
    [0.5, -0.289],
    [0.5, 0.289],
    [0, 0.577],
    [-0.5, 0.289],
    [-0.5, -0.289],
  ]
  let [right, bottom] = [0, 0]
  const body = Object.entries(places)
    .map(([key, [px, py]]) => {
      const [x, y] = [(px + 0.5) * scale, (py * TALL_ROW + 0.577) * scale]
      right = Math.max(right, x + scale / 2)
      bottom = Math.max(bottom, y + 0.577 * scale)
      const value = values[key] ?? 0
      const points = corners.map(([dx, dy]) => `${round(x + dx * scale)},${round(y + dy * scale)}`).join(' ')
      return `<polygon class="side${side}" points="${points}" fill-opacity="${round(Math.sqrt(value / most))}"><title>${safe(`${key}: ${value}`)}</title></polygon>`
    })
    .join('')
  return svg(bottom, label, body, right)
}
