import type { RuleId, RuleTexts } from '@acies/kernel'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLang, useWords } from '../app/lang.ts'
import type { Played } from '../games/registry.ts'
import { Chip } from '../look/Chip.tsx'
import { chapterOf, chaptersOf, entryText, findRules, isQuestion, ruleText } from './book.ts'
import { useRuleTexts } from './useRuleTexts.ts'

/** More than this nobody reads through. */
const MOST = 60

interface RuleBookProps {
  played: Played
  /** Opened at this rule. */
  rule?: RuleId | null
  /** What concerns the chosen unit, first. */
  concerning?: { title: string; rules: readonly RuleId[] } | null
  onRule?: (rule: RuleId) => void
}

/** All the rules of a game: to search, by chapter, and what there is to look up. */
export const RuleBook = (props: RuleBookProps) => {
  const texts = useRuleTexts(props.played.game.id, true)
  return texts === null ? <p className="rule-count">…</p> : <OpenBook {...props} texts={texts} />
}

const OpenBook = ({ played, texts, rule, concerning, onRule }: RuleBookProps & { texts: RuleTexts }) => {
  const { skin } = played
  const lang = useLang()
  const words = useWords().rules
  const [asked, setAsked] = useState('')
  const [open, setOpen] = useState<string | null>(rule ? chapterOf(rule) : null)
  const root = useRef<HTMLDivElement>(null)
  const chapters = useMemo(() => chaptersOf(texts, lang), [texts, lang])
  const references = useMemo(() => skin.references(lang), [skin, lang])

  useEffect(() => {
    if (!rule) return
    setAsked('')
    setOpen(chapterOf(rule))
    const frame = requestAnimationFrame(() => {
      root.current?.querySelector(`[data-rule="${CSS.escape(rule)}"]`)?.scrollIntoView({ block: 'center' })
    })
    return () => cancelAnimationFrame(frame)
  }, [rule])

  const searching = isQuestion(asked)
  const found = useMemo(() => findRules(texts, asked, lang).slice(0, MOST), [texts, asked, lang])
  const line = (id: RuleId) => (
    <li key={id} data-rule={id} aria-current={id === rule ? 'true' : undefined}>
      <Chip rule={id} onOpen={onRule} />
      <p>{ruleText(texts, id, lang)}</p>
    </li>
  )

  return (
    <div className="rule-book" ref={root}>
      <label className="rule-search">
        <span className="vh">{words.search}</span>
        <input
          type="search"
          value={asked}
          placeholder={words.search}
          onChange={event => setAsked(event.target.value)}
        />
      </label>
      {searching ? (
        <>
          <p className="rule-count" role="status">
            {words.found(found.length)}
          </p>
          <ul className="rule-list">{found.map(line)}</ul>
        </>
      ) : (
        <>
          {concerning && concerning.rules.length > 0 && (
            <section>
              <h3>{concerning.title}</h3>
              <ul className="rule-list">{concerning.rules.map(line)}</ul>
            </section>
          )}
          {references.map(reference => (
            <details key={reference.id} name="rule-book">
              <summary>{reference.title}</summary>
              <ul className="reference">
                {reference.entries.map(entry => (
                  <li key={entry.id}>
                    {entry.picture && <span className="reference-picture">{entry.picture}</span>}
                    <div>
                      <b>{entry.name}</b>
                      <p>{entryText(texts, entry, lang)}</p>
                      <p className="chips">
                        {entry.rules.map(id => (
                          <Chip key={id} rule={id} onOpen={onRule} />
                        ))}
                      </p>
                    </div>
                  </li>
                ))}
              </ul>
            </details>
          ))}
          {chapters.map(chapter => (
            <details
              key={chapter.prefix}
              open={open === chapter.prefix}
              onToggle={event => {
                if (event.currentTarget.open) setOpen(chapter.prefix)
                else if (open === chapter.prefix) setOpen(null)
              }}
            >
              <summary>
                {chapter.title} <small>{chapter.rules.length}</small>
              </summary>
              {open === chapter.prefix && <ul className="rule-list">{chapter.rules.map(line)}</ul>}
            </details>
          ))}
        </>
      )}
    </div>
  )
}
