import type { Lang } from '@acies/kernel'
import { type Chosen, costOf } from '@acies/tabletop'
import { perCent } from '../text/signs.ts'
import type { KeptList } from './lists.ts'
import type { Muster } from './muster.ts'
import { rowsOf } from './roster.ts'
import { armyPageWords } from './words.ts'

/** A list as it comes out of a printer: by groups, with values and prices, and nothing of the page. */
export const PrintedRoster = ({ muster, one, lang }: { muster: Muster; one: KeptList; lang: Lang }) => {
  const { names, books } = muster
  const { roster, name } = one
  const say = armyPageWords[lang]
  const cost = costOf(books, roster)
  const row = (chosen: Chosen, copies: number, price: number, key: string) => {
    const { values = [], notes = [], traits = [] } = muster.sheet(chosen, roster.book, lang)
    const more = [
      chosen.models > 1 ? say.models(chosen.models) : '',
      ...chosen.options.map(id => names.option(id)[lang]),
    ]
    return (
      <tr key={key}>
        <td>{copies} ×</td>
        <td>
          <b>{names.entry(chosen.entry)[lang]}</b> {more.filter(Boolean).join(', ')}
          <small>
            {values.map(value => (
              <span key={value.name}>
                {value.name} {value.value} ·{' '}
              </span>
            ))}
            {[...notes, traits.map(trait => trait.name).join(', ')].filter(Boolean).join('; ')}
          </small>
        </td>
        <td>{price > 0 ? say.number(price * copies) : ''}</td>
      </tr>
    )
  }
  return (
    <article className="army-print">
      <h1>{name || say.unnamed}</h1>
      <p>
        {names.book(roster.book)[lang]} · {say.spent(cost.total, roster.points)}
        {cost.percent > 0 && ` (${say.number(cost.units)} + ${perCent(cost.percent, lang)})`}
      </p>
      {roster.groups.map((group, g) => (
        <table key={g}>
          <caption>
            {names.slot(group.slot)[lang]} · {say.number(cost.groups[g] ?? 0)}
          </caption>
          <tbody>
            {group.leader && row(group.leader, 1, cost.each.get(`groups.${g}.leader`) ?? 0, 'leader')}
            {rowsOf(group, g).map(({ where, chosen, copies }) => row(chosen, copies, cost.each.get(where) ?? 0, where))}
          </tbody>
        </table>
      ))}
    </article>
  )
}
