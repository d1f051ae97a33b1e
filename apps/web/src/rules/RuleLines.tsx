import type { RuleId, RuleTexts } from '@acies/kernel'
import type { ReactNode } from 'react'
import { useLang, useWords } from '../app/lang.ts'
import { hrefOf } from '../app/route.ts'
import type { Reference } from '../skins/skin.ts'
import { entryText, patternOf, ruleText } from './book.ts'

/** The id of a rule, as the way to it. */
const RuleLink = ({ game, rule }: { game: string; rule: RuleId }) => (
  <a className="chip" href={hrefOf({ at: 'rules', game, rule })}>
    {rule}
  </a>
)

/** The words asked for, marked. */
function marked(text: string, asked: string): ReactNode {
  const pattern = patternOf(asked)
  if (pattern === null) return text
  return text.split(pattern).map((part, i) => (i % 2 === 1 ? <mark key={i}>{part}</mark> : part))
}

interface RuleLinesProps {
  game: string
  texts: RuleTexts
  rules: readonly RuleId[]
  /** The one that was asked for. */
  current?: RuleId
  asked?: string
}

export const RuleLines = ({ game, texts, rules, current, asked = '' }: RuleLinesProps) => {
  const lang = useLang()
  return (
    <ol className="rule-lines">
      {rules.map(rule => (
        <li key={rule} data-rule={rule} aria-current={rule === current || undefined}>
          <RuleLink game={game} rule={rule} />
          <p>{marked(ruleText(texts, rule, lang), asked)}</p>
        </li>
      ))}
    </ol>
  )
}

/** Units, cards, terrain or dice, each with the rules that speak of it. */
export const ReferenceSheet = (props: { game: string; texts: RuleTexts; reference: Reference }) => {
  const { game, texts, reference } = props
  const lang = useLang()
  const say = useWords().rules
  return (
    <ul className="reference-sheet">
      {reference.entries.map(entry => (
        <li key={entry.id}>
          {entry.picture && <span className="reference-picture">{entry.picture}</span>}
          <div>
            <h3>{entry.name}</h3>
            <p>{entryText(texts, entry, lang)}</p>
            {entry.rules.length > 0 && (
              <p className="chips">
                <span className="vh">{say.title}: </span>
                {entry.rules.map(rule => (
                  <RuleLink key={rule} game={game} rule={rule} />
                ))}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
