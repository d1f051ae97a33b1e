import type { Lang } from '@acies/kernel'
import type { ArmyBook, ArmyFinding, Chosen, Cost, Roster } from '@acies/tabletop'
import { perCent } from '../text/signs.ts'
import type { Muster } from './muster.ts'
import { copiesOf, groupAt, type Where } from './roster.ts'
import { armyPageWords } from './words.ts'

export interface ColumnProps {
  muster: Muster
  book: ArmyBook
  roster: Roster
  cost: Cost
  findings: readonly ArmyFinding[]
  selected: Where | null
  lang: Lang
  onSelect: (where: Where | null) => void
  onRoster: (roster: Roster, select?: Where) => void
}

/** A unit or a leader, how many such, and what they come to. */
export const RosterRow = (props: ColumnProps & { where: Where; chosen: Chosen; copies: number }) => {
  const { muster, book, roster, cost, findings, selected, lang, onSelect, where, chosen, copies } = props
  const say = armyPageWords[lang]
  const isFaulty = findings.some(finding => finding.where === where)
  const percent = book.entries.find(entry => entry.id === chosen.entry)?.percent ?? 0
  const allowed = where.endsWith('.leader') ? null : copiesOf(book, roster, chosen.entry)
  const note = [
    chosen.models > 1 ? say.models(chosen.models) : '',
    chosen.options.map(id => muster.names.option(id)[lang]).join(', '),
    allowed === null ? '' : say.copiesAllowed(allowed.n, allowed.most),
    percent > 0 ? say.raises : '',
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <li>
      <button
        type="button"
        className={`roster-row${selected === where ? ' on' : ''}${isFaulty ? ' fault' : ''}`}
        aria-pressed={selected === where}
        onClick={() => onSelect(where)}
      >
        <i className="roster-mark" aria-hidden="true">
          {muster.mark(chosen, roster.groups[groupAt(where)].from ?? roster.book)}
        </i>
        <span>
          <b>{chosen.name ?? muster.names.entry(chosen.entry)[lang]}</b>
          {note && <small>{note}</small>}
        </span>
        {copies > 1 && <span>×{copies}</span>}
        <span className="roster-price">
          {percent > 0 ? `+${perCent(percent, lang)}` : say.number((cost.each.get(where) ?? 0) * copies)}
        </span>
      </button>
    </li>
  )
}
