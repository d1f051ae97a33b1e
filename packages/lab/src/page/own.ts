import type { AnyGame, Chart, Lang } from '@acies/kernel'
import type { Tally } from '../tally.ts'
import { board } from './board.ts'
import { bars, mark, panel, tableOf } from './charts.ts'
import { figuresOf, safe } from './figures.ts'
import { words } from './words.ts'

const MOST_ROWS = 40

/** The charts of the game's own, each as a map, a table or bars; `'figures'` leaves the maps out. */
export function ownCharts(
  game: AnyGame,
  tally: Tally,
  sides: readonly string[],
  lang: Lang,
  which: 'all' | 'figures',
): string[] {
  const say = words[lang]
  return Object.entries(game.statistics?.charts ?? {}).map(([id, chart]) => {
    if (which === 'figures' && chart.map) return ''
    const body = bodyOf(game, id, chart, tally, sides, lang)
    const note = chart.map ? '' : chart.per === undefined ? say.perMatch : ''
    return panel(chart.title[lang], note, body, chart.map || chart.per !== undefined ? 'broad' : '')
  })
}

/** What a chart shows, without a frame; nothing where nothing was counted. */
export function bodyOf(
  game: AnyGame,
  id: string,
  chart: Chart,
  { counts, matches }: Tally,
  sides: readonly string[],
  lang: Lang,
): string {
  const rows = Object.entries(counts[id] ?? {})
  if (rows.length === 0) return ''
  const figures = figuresOf(lang)
  const { whole, amount } = figures
  const columns = chart.columns === 'sides' ? sides : chart.columns.map(column => column[lang])
  const nameOf = (key: string): string => chart.name(key)[lang]
  if (chart.map) {
    const places = game.statistics?.places
    if (places === undefined) return ''
    const maps = columns.map((name, side) => {
      const values = Object.fromEntries(rows.map(([key, row]) => [key, row[side] ?? 0]))
      const drawn = board(`${chart.title[lang]}: ${name}`, side, places, values, nameOf)
      return `<figure><figcaption>${mark(side)}${safe(name)}</figcaption>${drawn}</figure>`
    })
    return `<div class="maps">${maps.join('')}</div>`
  }
  const { per } = chart
  if (per !== undefined) {
    return tableOf(
      ['', ...columns.map((name, i) => safe(i === per ? name : `${name}, ${words[lang].perPlay}`))],
      rows
        .sort(([, a], [, b]) => b[per] - a[per])
        .map(([key, row]) => [
          safe(nameOf(key)),
          ...columns.map((_, i) => (i === per ? whole(row[i]) : amount((row[i] ?? 0) / Math.max(1, row[per])))),
        ]),
    )
  }
  const lines = rows
    .map(([key, row]) => ({
      name: nameOf(key),
      values: columns.map((_, i) => (row[i] ?? 0) / Math.max(1, matches)),
    }))
    .sort((a, b) => Math.max(...b.values) - Math.max(...a.values) || (a.name < b.name ? -1 : 1))
  return bars(columns, lines.slice(0, MOST_ROWS), figures)
}
