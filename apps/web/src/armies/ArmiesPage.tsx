import { type ArmyList, findingsOf, READY, readList, tercios } from '@acies/tercios'
import { useState } from 'react'
import { copyText } from '../app/copy.ts'
import { useHouse } from '../app/house.ts'
import { useLang } from '../app/lang.ts'
import { go, hrefOf } from '../app/route.ts'
import { Shell } from '../app/Shell.tsx'
import { Button } from '../look/Button.tsx'
import { Symbols } from '../look/symbols/Symbols.tsx'
import { newId } from '../store/shelf.ts'
import './armies.css'
import { ListEditor } from './ListEditor.tsx'
import {
  emptyList,
  forgetList,
  type KeptList,
  keepList,
  listFromLink,
  listToLink,
  plainList,
  playNext,
  pointsOfList,
  useLists,
} from './lists.ts'
import { armyName } from './names.ts'
import { complaintIn, findingIn, listInWords, nameIn } from './told.ts'
import { armyPageWords } from './words.ts'

const firstOf = (data: string | undefined): KeptList => {
  const fresh = { id: newId(), name: '', list: emptyList('spain', 1000) }
  if (data === undefined) return fresh
  try {
    return { ...fresh, list: listFromLink(data) }
  } catch {
    return fresh
  }
}

/** Where armies are raised, kept and shared. */
export const ArmiesPage = ({ data }: { data?: string }) => {
  const house = useHouse()
  const lang = useLang()
  const say = armyPageWords[lang]
  const kept = useLists()
  const [one, setOne] = useState<KeptList>(() => firstOf(data))
  const [written, setWritten] = useState<string | null>(null)
  const [complaint, setComplaint] = useState('')
  const { list } = one
  const findings = findingsOf(list)
  const text = written ?? listInWords(one, lang)
  /** The smallest pitched battle it is large enough for. */
  const battle = tercios.scenarios.find(({ id }) => Number(/^campal-(\d+)$/.exec(id)?.[1] ?? 0) >= list.points)
  const open = (next: KeptList): void => {
    setOne(next)
    setWritten(null)
    setComplaint('')
  }
  const change = (next: ArmyList): void => open({ ...one, list: next })
  const read = (): void => {
    try {
      open({ ...one, name: one.name || nameIn(text), list: readList(text) })
    } catch (error) {
      setComplaint(complaintIn(error instanceof Error ? error.message : `${error}`, lang))
    }
  }
  const copy = async (what: string, done: string): Promise<void> => {
    if (await copyText(what)) house.tell(done)
    else window.prompt(say.copyIt, what)
  }
  return (
    <Shell here="armies" className="armies-page">
      <Symbols set="formations" />
      <aside className="panel army-lists">
        <h1>{say.title}</h1>
        <p>{say.intro}</p>
        <Button icon="plus" onClick={() => open({ id: newId(), name: '', list: emptyList('spain', 1000) })}>
          {say.fresh}
        </Button>
        <h2>{say.mine}</h2>
        {kept.length === 0 && <p>{say.none}</p>}
        <ul>
          {kept.map(mine => (
            <li key={mine.id}>
              <button type="button" aria-pressed={mine.id === one.id} onClick={() => open(mine)}>
                <b>{mine.name || say.unnamed}</b>
                <small>
                  {armyName(mine.list.army, lang)} · {say.spent(pointsOfList(mine.list), mine.list.points)}
                </small>
              </button>
            </li>
          ))}
        </ul>
        <h2>{say.ready}</h2>
        <ul>
          {[...new Set(READY.map(ready => ready.army))].map(army => (
            <li key={army} className="ready-army">
              <b>{armyName(army, lang)}</b>
              <span>
                {READY.filter(ready => ready.army === army).map(ready => {
                  const name = `${armyName(army, lang)} ${ready.points}`
                  return (
                    <button
                      key={ready.id}
                      type="button"
                      aria-label={name}
                      onClick={() => open({ id: newId(), name, list: plainList(ready) })}
                    >
                      {ready.points}
                    </button>
                  )
                })}
              </span>
            </li>
          ))}
        </ul>
      </aside>
      <section className="panel army-sheet-page">
        <header>
          <label className="text-field">
            <span>{say.name}</span>
            <input value={one.name} onChange={event => setOne({ ...one, name: event.target.value })} />
          </label>
          <Button
            kind="primary"
            icon="save"
            onClick={() => {
              keepList(one)
              house.tell(say.saved)
            }}
          >
            {say.save}
          </Button>
          <Button icon="copy" onClick={() => open({ ...one, id: newId() })}>
            {say.copy}
          </Button>
          {findings.length === 0 && battle && (
            <Button
              icon="play"
              onClick={() => {
                playNext(one)
                go({ at: 'battle', game: tercios.id, battle: battle.id })
              }}
            >
              {say.play}
            </Button>
          )}
          {kept.some(k => k.id === one.id) && (
            <Button
              icon="trash"
              onClick={() => {
                forgetList(one.id)
                open({ ...one, id: newId() })
              }}
            >
              {say.erase}
            </Button>
          )}
        </header>
        <ListEditor list={list} lang={lang} faults={findings.length} onChange={change} />
        <section aria-live="polite" className="army-findings">
          <h2>{findings.length === 0 ? say.fits : say.wrong}</h2>
          {findings.length === 0 ? (
            <p className="army-right">{say.right}</p>
          ) : (
            <ul>
              {findings.map(finding => {
                const { part, text } = findingIn(list, finding, lang)
                const { rule, where, fault } = finding
                return (
                  <li key={`${rule} ${where} ${JSON.stringify(fault)}`}>
                    {part !== '' && <b>{part}. </b>}
                    {text}{' '}
                    <a className="chip" href={hrefOf({ at: 'rules', game: tercios.id, rule })}>
                      {rule}
                    </a>
                  </li>
                )
              })}
            </ul>
          )}
        </section>
        <details className="army-text">
          <summary>{say.text}</summary>
          <p>{say.textNote}</p>
          <textarea
            aria-label={say.text}
            rows={Math.min(16, text.split('\n').length + 1)}
            spellCheck={false}
            value={text}
            onChange={event => setWritten(event.target.value)}
          />
          {complaint !== '' && <p role="alert">{say.refused(complaint)}</p>}
          <p className="army-acts">
            <Button onClick={read}>{say.read}</Button>
            <Button icon="copy" onClick={() => void copy(listInWords(one, lang), say.copied)}>
              {say.copyText}
            </Button>
            <Button
              onClick={() =>
                void copy(new URL(hrefOf({ at: 'armies', data: listToLink(list) }), location.href).href, say.linked)
              }
            >
              {say.link}
            </Button>
          </p>
        </details>
      </section>
    </Shell>
  )
}
