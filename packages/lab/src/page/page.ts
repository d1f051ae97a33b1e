import type { AnyGame, Lang } from '@acies/kernel'
import { ladder } from '../ladder.ts'
import { scenarioOf } from '../plan.ts'
import type { Rated, Report } from '../report.ts'
import { STRIDE } from '../tally.ts'
import { battleOf, seatsIn } from './battle.ts'
import { cellOf } from './board.ts'
import { histogram, intervals, panel, ratings, type SplitRow, splits, tableOf } from './charts.ts'
import { figuresOf, safe } from './figures.ts'
import { ownCharts } from './own.ts'
import { SCRIPT, STYLE } from './style.ts'
import { words } from './words.ts'

const MOST_FAILURES = 40

/** How a page of ours is known. */
export const MADE_BY = '<meta name="generator" content="Acies lab">'

/** A simulation as one page that needs nothing else; `links` lead from matches to their files. */
export function pageOf(
  game: AnyGame,
  report: Report,
  lang: Lang,
  links: ReadonlyMap<number, string> = new Map(),
  fonts = '',
): string {
  const say = words[lang]
  const figures = figuresOf(lang)
  const { whole, amount, percent } = figures
  const heading = say.title(game.name[lang])
  const ids = Object.keys(report.scenarios)
  const many = ids.length > 1
  const sidesOf = (id: string): string[] => seatsIn(game, id, report.scenarios[id], lang)
  const nameOf = (id: string): string => scenarioOf(game, id).title[lang]
  const everySide = report.winsBySeat.map((_, seat) => say.side(seat + 1))
  const sides = many ? everySide : sidesOf(ids[0])

  const tile = (figure: string, text: string) => `<div><b>${safe(figure)}</b><span>${safe(text)}</span></div>`
  const tiles = [
    tile(whole(report.matches), say.matches),
    tile(whole(report.finished), say.finished),
    tile(report.finished === 0 ? '–' : percent(report.draws / report.finished), say.draws),
    tile(report.finished === 0 ? '–' : amount(report.turns / report.finished), say.turnsEach),
    tile(report.matches === 0 ? '–' : amount(report.decisions / report.matches), say.decisionsEach),
    ...(report.errors > 0 ? [tile(whole(report.errors), say.errors)] : []),
  ]
  const split = (name: string, names: readonly string[], tally: Rated, sides: readonly number[] = []): SplitRow => ({
    name,
    seats: tally.rates.bySeat.map((share, seat) => ({ name: names[seat], side: sides[seat] ?? seat, share })),
    matches: tally.finished - tally.draws,
  })
  const firsts = [
    ...ids.map(id => ({ name: nameOf(id), share: report.scenarios[id].rates.first, of: report.scenarios[id].begun })),
    ...(many ? [{ name: say.all, share: report.rates.first, of: report.begun }] : []),
  ].filter(row => row.of > 0)
  const rivals = report.bots.length > 1
  const rungs = rivals ? ladder(report.points, report.bots[0]) : []
  const parts = [
    `<div class="tiles">${tiles.join('')}</div>`,
    panel(
      say.bySide,
      say.bySideNote,
      splits(
        [
          ...ids.map(id =>
            split(nameOf(id), sidesOf(id), report.scenarios[id], game.seating({ scenario: id, options: [] })),
          ),
          ...(many ? [split(say.all, everySide, report)] : []),
        ],
        figures,
      ),
      'broad',
    ),
    panel(
      say.byBot,
      say.byBotNote,
      rivals
        ? intervals(
            report.bots.map(bot => ({ name: bot, share: report.rates.byBot[bot] })),
            figures,
          )
        : '',
    ),
    panel(
      say.ladder,
      say.ladderNote(report.bots[0]),
      rivals ? ratings(rungs.map(({ bot, elo, error }) => ({ name: bot, value: elo, error }))) : '',
    ),
    panel(say.length, say.lengthNote, histogram(report.lengths, say.turns, figures)),
    panel(say.effort, say.effortNote, histogram(report.efforts, say.decisions, figures, STRIDE)),
    panel(say.firstMove, say.firstMoveNote, firsts.length === 0 ? '' : intervals(firsts, figures), 'broad'),
    ...ownCharts(game, report, sides, lang, many ? 'figures' : 'all'),
    ...(many ? ids.map(id => battleOf(game, id, report.scenarios[id], lang)) : []),
    panel(say.outliers, links.size > 0 ? say.outliersNote : '', outliers(), 'broad'),
    panel(say.failures, '', failures(), 'broad'),
  ]
  const { statistics } = game
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${MADE_BY}
<title>${safe(heading)}</title>
<style>${fonts}${STYLE}</style>
</head>
<body>
${statistics === undefined ? '' : cellOf(statistics.places)}
<header><h1>${safe(heading)}</h1><button type="button">${safe(say.theme)}</button>
<p>${safe(say.bots(report.bots.join(', ')))} ${safe(say.made(report.seed, `${report.game} ${report.version}`))}</p></header>
<main>
${parts.filter(part => part !== '').join('\n')}
</main>
<footer><p>${safe(say.intervals)}</p></footer>
<script>${SCRIPT}</script>
</body>
</html>
`

  function outliers(): string {
    if (report.outliers.length === 0) return ''
    const head = [say.match, say.why, say.battle, say.winner, say.turns, say.decisions]
    const rows = report.outliers.map(o => {
      const href = links.get(o.match)
      const number = href === undefined ? `${o.match}` : `<a href="${safe(href)}">${o.match}</a>`
      const winner = o.winners.map(seat => `${sidesOf(o.scenario)[seat]} (${o.bots[seat]})`).join(', ')
      return [
        number,
        safe(say.reason[o.reason]),
        safe(nameOf(o.scenario)),
        safe(winner),
        whole(o.turns),
        whole(o.decisions),
      ]
    })
    return `<div class="words">${tableOf(head.map(safe), rows)}</div>`
  }
  function failures(): string {
    if (report.failures.length === 0) return ''
    const rows = report.failures
      .slice(0, MOST_FAILURES)
      .map(f => `<li>${safe(`${f.match} (${nameOf(f.scenario)}, ${f.decision}): ${f.error}`)}</li>`)
    return `<ul class="failures">${rows.join('')}</ul>`
  }
}
