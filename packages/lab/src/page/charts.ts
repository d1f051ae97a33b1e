import type { Share } from '../interval.ts'
import { type Figures, part, safe } from './figures.ts'

// Charts are plain boxes, so that they are as wide as the screen and read well on a phone.

/** A part of a page, under its title; nothing where there is nothing to show. */
export const panel = (title: string, note: string, body: string, how = ''): string =>
  body === ''
    ? ''
    : `<section${how === '' ? '' : ` class="${how}"`}><h2>${safe(title)}</h2>${note === '' ? '' : `<p class="note">${safe(note)}</p>`}${body}</section>`

const label = (text: string): string => `<span class="name">${safe(text)}</span>`

/** The mark of a side: square or round, in its paint. */
export const mark = (seat: number): string => `<i class="mark side${seat}"></i>`

function legend(names: readonly string[]): string {
  return `<p class="legend">${names.map((name, seat) => `<span>${mark(seat)}${safe(name)}</span>`).join('')}</p>`
}

export interface SplitRow {
  name: string
  /** Who sat at each seat, on which side, and how often he won: allies win together. */
  seats: readonly { name: string; side: number; share: Share }[]
  /** How many matches it stands on; none leaves the bar empty. */
  matches: number
}

/** Who wins each battle: a bar in the paints of the sides, and how sure its first border is. */
export function splits(rows: readonly SplitRow[], { percent, whole }: Figures): string {
  const line = ({ name, seats, matches }: SplitRow): string => {
    const sides = [...new Set(seats.map(({ side }) => side))].map(side => seats.filter(seat => seat.side === side))
    const shares = sides.map(([first]) => first.share)
    // Rounded so that two make a hundred, or nothing where nobody has won yet.
    const left = Math.round(100 * shares[0].share) / 100
    const rounded = shares.length === 2 ? [left, 1 - left] : shares.map(({ share }) => share)
    const figures = rounded.map(share => (matches === 0 ? '–' : percent(share)))
    const allies = sides.map(side => side.map(seat => seat.name).join(', '))
    const [{ low, high }] = shares
    const sure = (i: number): string => (i === 0 ? ` (${percent(low)} – ${percent(high)})` : '')
    const said = `${name}: ${allies.map((who, i) => `${who} ${figures[i]}${sure(i)}`).join(', ')}`
    const fill = ({ share }: Share, i: number): string => `<i class="fill side${i}" style="width:${part(share)}"></i>`
    const bar =
      matches === 0
        ? ''
        : `${shares.map(fill).join('')}<i class="whisker" style="left:${part(low)};width:${part(high - low)}"></i>`
    const end = (who: string, i: number): string =>
      i > 0 && i === sides.length - 1
        ? `<span><b>${figures[i]}</b> ${safe(who)}${mark(i)}</span>`
        : `<span>${mark(i)}${safe(who)} <b>${figures[i]}</b></span>`
    return (
      `<li title="${safe(said)}">${label(name)}<span class="ends">${allies.map(end).join('')}</span>` +
      `<span class="track split">${bar}</span><span class="count">${whole(matches)}</span></li>`
    )
  }
  return `<ul class="splits">${rows.map(line).join('')}</ul>`
}

/** A row for each share: where it lies between none and all, and how sure that is. */
export function intervals(rows: readonly { name: string; share: Share }[], { percent }: Figures): string {
  const line = ({ name, share: { share, low, high } }: { name: string; share: Share }): string =>
    `<li title="${safe(`${name}: ${percent(share)} (${percent(low)} – ${percent(high)})`)}">${label(name)}` +
    `<span class="track"><i class="reach" style="left:${part(low)};width:${part(high - low)}"></i>` +
    `<i class="point" style="left:${part(share)}"></i></span><span class="count">${percent(share)}</span></li>`
  return `<ul class="rows">${rows.map(line).join('')}</ul>`
}

/** Ratings and how far off they may be, on a scale of their own. */
export function ratings(rows: readonly { name: string; value: number; error: number }[]): string {
  const low = Math.min(...rows.map(row => row.value - row.error))
  const high = Math.max(...rows.map(row => row.value + row.error))
  const at = (value: number): number => (value - low) / Math.max(1, high - low)
  const line = ({ name, value, error }: { name: string; value: number; error: number }): string => {
    const said = error === 0 ? `${value}` : `${value} ± ${error}`
    return (
      `<li title="${safe(`${name}: ${said}`)}">${label(name)}<span class="track plain">` +
      `<i class="reach" style="left:${part(at(value - error))};width:${part(at(value + error) - at(value - error))}"></i>` +
      `<i class="point" style="left:${part(at(value))}"></i></span><span class="count">${said}</span></li>`
    )
  }
  return `<ul class="rows">${rows.map(line).join('')}</ul>`
}

/** Bars for each key, one below the other for each side. */
export function bars(
  columns: readonly string[],
  rows: readonly { name: string; values: readonly number[] }[],
  { amount }: Figures,
): string {
  const most = Math.max(...rows.flatMap(row => row.values), 0.0001)
  // What a side has none of is left blank.
  const bar = (name: string, value: number, side: number): string =>
    value === 0
      ? ''
      : `<span class="bar" title="${safe(`${name}, ${columns[side]}: ${amount(value)}`)}">` +
        `<i class="fill side${side}" style="width:${part((0.86 * value) / most)}"></i><small>${amount(value)}</small></span>`
  const lines = rows.map(
    ({ name, values }) =>
      `<li>${label(name)}<span>${values.map((value, side) => bar(name, value, side)).join('')}</span></li>`,
  )
  return `${legend(columns)}<ul class="bars">${lines.join('')}</ul>`
}

const MOST_BINS = 30

/** How often each number came; `stride` is the width that numbers were rounded down to. */
export function histogram(
  found: Readonly<Record<string, number>>,
  unit: string,
  { whole }: Figures,
  stride = 1,
): string {
  const all = Object.entries(found).map(([number, times]) => [Number(number), times] as const)
  if (all.length === 0) return ''
  const first = Math.min(...all.map(([number]) => number))
  const last = Math.max(...all.map(([number]) => number))
  const wide = stride * Math.max(1, Math.ceil((last - first + stride) / stride / MOST_BINS))
  const bins = Array.from({ length: Math.floor((last - first) / wide) + 1 }, () => 0)
  for (const [number, times] of all) bins[Math.floor((number - first) / wide)] += times
  const most = Math.max(...bins)
  const every = Math.ceil(bins.length / 6)
  const columns = bins.map((times, i) => {
    const from = first + i * wide
    const range = wide === 1 ? whole(from) : `${whole(from)}–${whole(from + wide - 1)}`
    return (
      `<li title="${safe(`${range} ${unit}: ${whole(times)}`)}"><i style="height:${part(times / most)}"></i>` +
      `${i % every === 0 ? `<small>${whole(from)}</small>` : ''}</li>`
    )
  })
  return `<ol class="histogram">${columns.join('')}</ol>`
}

export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map(cell => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
  return `<div class="wide"><table><thead>${line(head, 'th')}</thead><tbody>${rows.map(row => line(row, 'td')).join('')}</tbody></table></div>`
}
