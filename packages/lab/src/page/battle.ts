import type { AnyGame, Lang } from '@acies/kernel'
import { scenarioOf } from '../plan.ts'
import type { Rated } from '../report.ts'
import { figuresOf, safe } from './figures.ts'
import { bodyOf } from './own.ts'
import { words } from './words.ts'

/** What those who sat down in a battle are called: there may be room for more. */
export const seatsIn = (game: AnyGame, id: string, { winsBySeat }: Rated, lang: Lang): string[] =>
  winsBySeat.map((_, seat) => scenarioOf(game, id).sides[seat][lang])

/** A battle among others, folded away: what was lost, and where. */
export function battleOf(game: AnyGame, id: string, tally: Rated, lang: Lang): string {
  const { percent, amount } = figuresOf(lang)
  const { title } = scenarioOf(game, id)
  const names = seatsIn(game, id, tally, lang)
  const charts = Object.entries(game.statistics?.charts ?? {}).filter(
    ([, chart]) => chart.map || chart.columns === 'sides',
  )
  const drawn = charts.map(([key, chart]) => {
    const body = bodyOf(game, key, chart, tally, names, lang)
    return { body: body === '' ? '' : `<div><h3>${safe(chart.title[lang])}</h3>${body}</div>`, map: chart.map === true }
  })
  const all = (map: boolean): string => drawn.map(chart => (chart.map === map ? chart.body : '')).join('')
  if (all(true) + all(false) === '') return ''
  const facts = [
    ...names.map((name, seat) => `${name} ${percent(tally.rates.bySeat[seat].share)}`),
    `${amount(tally.turns / Math.max(1, tally.finished))} ${words[lang].turns}`,
  ]
  return `<details><summary>${safe(title[lang])}<small>${safe(facts.join(' · '))}</small></summary><div class="two">${all(false)}</div>${all(true)}</details>`
}
