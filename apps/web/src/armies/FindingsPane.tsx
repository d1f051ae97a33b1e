import type { Lang } from '@acies/kernel'
import { type ArmyFinding, findingSaid, type Roster } from '@acies/tabletop'
import { Button } from '../look/Button.tsx'
import { type Mend, mendsOf } from './mends.ts'
import type { Muster } from './muster.ts'
import { RuleLink } from './RuleLink.tsx'
import { isEmpty, type Where } from './roster.ts'
import { partIn } from './told.ts'
import { armyPageWords } from './words.ts'

/** So many are told at once: what would mend each has to be found. */
const SHOWN = 12

interface FindingsPaneProps {
  muster: Muster
  roster: Roster
  findings: readonly ArmyFinding[]
  lang: Lang
  onSelect: (where: Where) => void
  onRoster: (roster: Roster) => void
}

/** What does not fit, in words with the rule, each with the press that mends it; of an empty list, what it asks for. */
export const FindingsPane = ({ muster, roster, findings, lang, onSelect, onRoster }: FindingsPaneProps) => {
  const say = armyPageWords[lang]
  const isBlank = isEmpty(roster)
  const isWrong = findings.length > 0 && !isBlank
  const mendIn = (mend: Mend): string => {
    const { names } = muster
    switch (mend.does) {
      case 'remove':
        return say.removeSome(mend.n, names.entry(mend.entry)[lang])
      case 'remove-last':
        return say.removeLast(mend.n)
      case 'add':
        return say.addSome(mend.n, names.entry(mend.entry)[lang])
      case 'models':
        return `${names.entry(mend.entry)[lang]}: ${say.models(mend.n)}`
      case 'variant':
        return names.variant(mend.variant)[lang]
      case 'take-option':
        return `${say.add}: ${names.option(mend.option)[lang]}`
      case 'remove-option':
        return say.removeOne(names.option(mend.option)[lang])
      case 'remove-group':
        return say.removeOne(names.slot(mend.slot)[lang])
      case 'add-group':
        return `${say.add}: ${names.slot(mend.slot)[lang]}`
      case 'add-leader':
        return say.addLeader
    }
  }
  return (
    <section aria-live="polite" className={isWrong ? 'panel army-findings wrong' : 'panel army-findings'}>
      <h2>
        {isBlank ? say.blank : isWrong ? say.wrong : say.fits} {isWrong && <b>{findings.length}</b>}
      </h2>
      {isBlank && <p>{say.blankNote}</p>}
      {findings.length === 0 ? (
        <p className="army-right">{say.right}</p>
      ) : (
        <ul>
          {findings.slice(0, SHOWN).map(finding => {
            const { rule, where, fault } = finding
            const part = partIn(muster, roster, where, lang)
            const said = findingSaid(finding, muster.names)[lang]
            return (
              <li key={`${rule} ${where} ${JSON.stringify(fault)}`}>
                {part !== '' && !said.startsWith(part) && (
                  <button type="button" className="text-button" onClick={() => onSelect(where)}>
                    {part}
                  </button>
                )}{' '}
                {said} <RuleLink game={muster.game} rule={rule} />
                {mendsOf(muster.books, roster, finding).map(mend => (
                  <Button key={mendIn(mend)} size="small" onClick={() => onRoster(mend.roster)}>
                    {mendIn(mend)}
                  </Button>
                ))}
              </li>
            )
          })}
          {findings.length > SHOWN && <li>{say.moreWrong(findings.length - SHOWN)}</li>}
        </ul>
      )}
    </section>
  )
}
