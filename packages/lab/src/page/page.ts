import type { AnyGame, Chart, Lang } from '@acies/kernel'
import { shareOf } from '../interval.ts'
import type { Report } from '../report.ts'
import type { Tally } from '../tally.ts'
import { STYLE } from './style.ts'
import { amount, bars, heat, histogram, intervals, percent, safe } from './svg.ts'
import { words } from './words.ts'

const MOST_ROWS = 40
/** How a page of ours is known. */
export const MADE_BY = '<meta name="generator" content="Acies lab">'

/** A simulation as one page that needs nothing else; `links` lead from matches to their files. */
export function pageOf(game: AnyGame, report: Report, lang: Lang, links: ReadonlyMap<number, string>): string {
  const say = words[lang]
  const heading = say.title(game.name[lang])
  const ids = Object.keys(report.scenarios)
  const battleOf = (id: string) => game.scenarios.find(s => s.id === id)
  const nameOf = (id: string): string => battleOf(id)?.title[lang] ?? id
  const sides = ids.length === 1 ? battleOf(ids[0])?.sides.map(side => side[lang]) : undefined
  const sideName = (seat: number): string => sides?.[seat] ?? say.side(seat + 1)
  const section = (title: string, note: string, body: string): string =>
    `<section><h2>${safe(title)}</h2>${note === '' ? '' : `<p>${safe(note)}</p>`}${body}</section>`

  const won = (tally: Tally, seat: number) => shareOf(tally.winsBySeat[seat], tally.finished - tally.draws)
  const sideRow = (name: string, tally: Tally) => {
    const share = won(tally, 0)
    return { name, share, note: `${percent(share.share)} · ${tally.finished}` }
  }
  const parts = [
    section(
      say.bySide,
      say.bySideNote(sideName(0), sideName(1)),
      intervals(say.bySide, [
        ...ids.map(id => sideRow(nameOf(id), report.scenarios[id])),
        ...(ids.length > 1 ? [sideRow(say.all, report)] : []),
      ]),
    ),
  ]
  if (report.bots.length > 1) {
    const rows = report.bots.map(bot => {
      const share = shareOf(report.winsByBot[bot], report.decidedByBot[bot])
      return { name: bot, share, note: percent(share.share) }
    })
    parts.push(section(say.byBot, '', intervals(say.byBot, rows)))
  }
  const decided = report.finished - report.draws
  const first = shareOf(report.winsOfFirst, decided)
  const firstRows = ids.map(id => {
    const tally = report.scenarios[id]
    const share = shareOf(tally.winsOfFirst, tally.finished - tally.draws)
    return { name: nameOf(id), share, note: percent(share.share) }
  })
  const total = { name: say.all, share: first, note: percent(first.share) }
  parts.push(
    section(
      say.firstMove,
      say.firstMoveNote,
      intervals(say.firstMove, ids.length > 1 ? [...firstRows, total] : [total]),
    ),
  )
  const mean = (sum: number, n: number): string => (n === 0 ? '–' : (sum / n).toFixed(1))
  parts.push(
    section(
      say.length,
      say.lengthNote(mean(report.turns, report.finished), mean(report.decisions, report.matches)),
      histogram(say.length, report.lengths, say.turns),
    ),
  )
  for (const [id, chart] of Object.entries(game.statistics?.charts ?? {})) {
    const counts = report.counts[id]
    if (counts === undefined) continue
    const columns =
      chart.columns === 'sides' ? report.winsBySeat.map((_, seat) => sideName(seat)) : chart.columns.map(c => c[lang])
    parts.push(section(chart.title[lang], '', drawn(game, chart, counts, columns, report.matches, lang)))
  }
  if (report.outliers.length > 0) parts.push(section(say.outliers, links.size > 0 ? say.outliersNote : '', outliers()))
  if (report.failures.length > 0) {
    const rows = report.failures
      .slice(0, MOST_ROWS)
      .map(f => `<li>${safe(`${f.match} (${nameOf(f.scenario)}): ${f.error}`)}</li>`)
    parts.push(section(say.failures, '', `<ul>${rows.join('')}</ul>`))
  }
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${MADE_BY}
<title>${safe(heading)}</title>
<style>${STYLE}</style>
</head>
<body>
<header><h1>${safe(heading)}</h1>
<p>${safe(say.played(report.matches, report.finished, report.draws))} ${safe(say.bots(report.bots.join(', ')))}</p></header>
<main>
${parts.join('\n')}
</main>
<footer><p>${safe(say.made(report.seed, `${report.game} ${report.version}`))}</p></footer>
</body>
</html>
`

  function outliers(): string {
    const head = [say.match, '', say.battle, say.winner, say.turns, say.decisions]
    const rows = report.outliers.map(o => {
      const href = links.get(o.match)
      const number = href === undefined ? `${o.match}` : `<a href="${safe(href)}">${o.match}</a>`
      const winner = o.winners
        .map(seat => `${battleOf(o.scenario)?.sides[seat][lang] ?? say.side(seat + 1)} (${o.bots[seat]})`)
        .join(', ')
      return [
        number,
        safe(say.reason[o.reason]),
        safe(nameOf(o.scenario)),
        safe(winner),
        `${o.turns}`,
        `${o.decisions}`,
      ]
    })
    return tableOf(head.map(safe), rows)
  }
}

/** One chart of the game's own, as a map, a table or bars. */
function drawn(
  game: AnyGame,
  chart: Chart,
  counts: Readonly<Record<string, readonly number[]>>,
  columns: readonly string[],
  matches: number,
  lang: Lang,
): string {
  if (chart.map) {
    const maps = columns.map((name, side) => {
      const values = Object.fromEntries(Object.entries(counts).map(([key, row]) => [key, row[side] ?? 0]))
      const board = heat(`${chart.title[lang]}: ${name}`, side, game.statistics?.places.at ?? {}, values)
      return `<figure>${board}<figcaption>${safe(name)}</figcaption></figure>`
    })
    return `<div class="maps">${maps.join('')}</div>`
  }
  const { per } = chart
  if (per !== undefined) {
    const rows = Object.entries(counts).sort((a, b) => b[1][per] - a[1][per])
    return tableOf(
      ['', ...columns.map((name, i) => safe(i === per ? name : `${name}, ${words[lang].perPlay}`))],
      rows.map(([key, row]) => [
        safe(chart.name(key)[lang]),
        ...columns.map((_, i) => (i === per ? `${row[i]}` : amount((row[i] ?? 0) / Math.max(1, row[per])))),
      ]),
    )
  }
  const rows = Object.entries(counts)
    .map(([key, row]) => ({
      name: chart.name(key)[lang],
      values: columns.map((_, i) => (row[i] ?? 0) / Math.max(1, matches)),
    }))
    .sort((a, b) => Math.max(...b.values) - Math.max(...a.values) || (a.name < b.name ? -1 : 1))
  return bars(chart.title[lang], columns, rows.slice(0, MOST_ROWS))
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map(cell => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
  return `<table><thead>${line(head, 'th')}</thead><tbody>${rows.map(row => line(row, 'td')).join('')}</tbody></table>`
}
