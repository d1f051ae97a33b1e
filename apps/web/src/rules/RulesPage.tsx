import { use, useEffect, useMemo, useRef, useState } from 'react'
import { useLang, useWords } from '../app/lang.ts'
import { Notice } from '../app/Notice.tsx'
import { go, hrefOf } from '../app/route.ts'
import { Shell } from '../app/Shell.tsx'
import { catalogue, gameEntry } from '../catalogue/catalogue.ts'
import { loadedGame, loadedTexts } from '../games/registry.ts'
import { useFrame } from '../look/GameFrame.tsx'
import { Symbols } from '../look/symbols/Symbols.tsx'
import { chapterOf, chaptersOf, findRules, isQuestion } from './book.ts'
import { ReferenceSheet, RuleLines } from './RuleLines.tsx'
import './rules.css'

/** A game's rules as a page of their own. `rule` names a rule, a chapter, or a page to look things up. */
export const RulesPage = ({ game: id, rule }: { game: string; rule?: string }) => {
  const words = useWords().app
  const game = gameEntry(id === '' ? catalogue[0].id : id)
  if (game === undefined) return <Notice title={words.nowhere} text={words.nowhereText} home />
  return <Book key={game.id} id={game.id} at={rule} />
}

const Book = ({ id, at }: { id: string; at?: string }) => {
  const lang = useLang()
  const say = useWords().rules
  const { game, skin } = use(loadedGame(id))
  const texts = use(loadedTexts(id))
  const wide = useFrame() === 'desktop'
  const [asked, setAsked] = useState('')
  const content = useRef<HTMLElement>(null)
  const chapters = useMemo(() => chaptersOf(texts, lang), [texts, lang])
  const references = useMemo(() => skin.references(lang), [skin, lang])
  const sections = [
    ...references.map(({ id: section, title }) => ({ id: section, title, count: 0 })),
    ...chapters.map(({ prefix, title, rules }) => ({ id: prefix, title, count: rules.length })),
  ]
  const rule = at !== undefined && texts.rules[at] !== undefined ? at : undefined
  const wanted = rule === undefined ? at : chapterOf(rule)
  const here = sections.findIndex(section => section.id === wanted)
  const current = sections[Math.max(0, here)]
  const reference = references.find(page => page.id === current.id)
  const found = useMemo(() => findRules(texts, asked, lang), [texts, asked, lang])
  const searching = isQuestion(asked)

  useEffect(() => {
    if (rule === undefined) return
    setAsked('')
    content.current?.querySelector(`[data-rule="${CSS.escape(rule)}"]`)?.scrollIntoView({ block: 'center' })
  }, [rule])

  const href = (section: string): string => hrefOf({ at: 'rules', game: id, rule: section })
  const step = (by: 1 | -1) => {
    const to = sections[Math.max(0, here) + by]
    return to ? (
      <a className="btn plain normal" href={href(to.id)} rel={by > 0 ? 'next' : 'prev'}>
        {by < 0 && '← '}
        {to.title}
        {by > 0 && ' →'}
      </a>
    ) : (
      <span />
    )
  }
  return (
    <Shell here="rules" className="rules-page">
      {skin.symbols.map(set => (
        <Symbols key={set} set={set} />
      ))}
      <header className="page-head on-wood">
        <div>
          <h1>{say.of(game.name[lang])}</h1>
          <p>{say.count(Object.keys(texts.rules).length)}</p>
        </div>
        {catalogue.length > 1 && (
          <nav className="rules-games" aria-label={say.games}>
            {catalogue.map(entry => (
              <a
                key={entry.id}
                href={hrefOf({ at: 'rules', game: entry.id })}
                aria-current={entry.id === id || undefined}
              >
                {entry.name[lang]}
              </a>
            ))}
          </nav>
        )}
      </header>
      <div className="rules-side panel">
        <label className="rule-search">
          <span className="vh">{say.search}</span>
          <input
            type="search"
            value={asked}
            placeholder={say.search}
            onChange={event => setAsked(event.target.value)}
          />
        </label>
        {wide ? (
          <nav aria-label={say.chapters}>
            <ul>
              {sections.map((section, i) => (
                <li key={section.id} className={i === references.length ? 'first-chapter' : undefined}>
                  <a
                    href={href(section.id)}
                    aria-current={!searching && section === current ? 'page' : undefined}
                    onClick={() => setAsked('')}
                  >
                    {section.title}
                    {section.count > 0 && <small>{section.count}</small>}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ) : (
          <select
            aria-label={say.chapters}
            value={current.id}
            onChange={event => {
              setAsked('')
              go({ at: 'rules', game: id, rule: event.target.value })
            }}
          >
            {sections.map(section => (
              <option key={section.id} value={section.id}>
                {section.title}
              </option>
            ))}
          </select>
        )}
      </div>
      <section className="panel rules-content" ref={content}>
        {searching ? (
          <>
            <h2 role="status">{say.found(found.length)}</h2>
            <RuleLines game={id} texts={texts} rules={found} asked={asked} />
          </>
        ) : (
          <>
            <h2>{current.title}</h2>
            {reference ? (
              <ReferenceSheet game={id} texts={texts} reference={reference} />
            ) : (
              <RuleLines
                game={id}
                texts={texts}
                rules={chapters.find(chapter => chapter.prefix === current.id)?.rules ?? []}
                current={rule}
              />
            )}
            <nav className="rules-steps" aria-label={say.steps}>
              {step(-1)}
              {step(1)}
            </nav>
          </>
        )}
      </section>
    </Shell>
  )
}
