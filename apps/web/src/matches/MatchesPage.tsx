import { useState } from 'react'
import { useHouse } from '../app/house.ts'
import { useLang, useWords } from '../app/lang.ts'
import { hrefOf } from '../app/route.ts'
import { OpenFile, Shell } from '../app/Shell.tsx'
import { useKept } from '../app/useKept.ts'
import { Button } from '../look/Button.tsx'
import { Modal } from '../look/Dialog.tsx'
import { IconButton } from '../look/IconButton.tsx'
import type { Kept } from '../store/shelf.ts'
import { matchName, matchNote } from './label.ts'
import { MatchMap } from './MatchMap.tsx'

type Asked = { what: 'rename' | 'delete'; match: Kept; name: string }

/** Everything that was begun on this device. */
export const MatchesPage = () => {
  const lang = useLang()
  const words = useWords()
  const say = words.matches
  const { shelf } = useHouse()
  const kept = useKept()
  const [asked, setAsked] = useState<Asked | null>(null)
  const when = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' })
  const save = async (match: Kept): Promise<void> => {
    const { saveAsFile } = await import('../store/share.ts')
    saveAsFile(match.file, `acies-${match.file.header.scenario}`)
  }
  return (
    <Shell here="matches">
      <section className="panel wide-panel">
        <header>
          <h1>{say.title}</h1>
          <OpenFile className="btn plain normal" />
        </header>
        {!shelf.lasting && <p className="warning">{words.play.notKept}</p>}
        {kept?.length === 0 && (
          <p className="empty">
            {say.none} <a href={hrefOf({ at: 'home' })}>{say.choose}</a>
          </p>
        )}
        <ul className="match-list">
          {kept?.map(match => (
            <li key={match.id}>
              <a href={hrefOf({ at: match.summary.over ? 'replay' : 'play', match: match.id })}>
                <span className="mini-map">
                  <MatchMap match={match} />
                </span>
                <span className="match-words">
                  <b>{matchName(match, lang)}</b>
                  <small>{matchNote(match, lang, words)}</small>
                  <small>{when.format(match.updated)}</small>
                </span>
                <span className="saved-score">{match.summary.score.join(' – ')}</span>
              </a>
              <span className="match-acts">
                <a className="btn plain small" href={hrefOf({ at: 'replay', match: match.id })}>
                  {words.play.watchReplay}
                </a>
                <IconButton icon="save" label={words.play.exportFile} onClick={() => void save(match)} />
                <IconButton
                  icon="gear"
                  label={say.rename}
                  onClick={() => setAsked({ what: 'rename', match, name: matchName(match, lang) })}
                />
                <IconButton
                  icon="trash"
                  label={say.remove}
                  onClick={() => setAsked({ what: 'delete', match, name: '' })}
                />
              </span>
            </li>
          ))}
        </ul>
      </section>
      <Modal
        open={asked !== null}
        title={asked?.what === 'delete' ? say.removeAsk : say.rename}
        closeLabel={words.app.close}
        onClose={() => setAsked(null)}
        acts={
          asked && (
            <>
              <Button onClick={() => setAsked(null)}>{words.app.cancel}</Button>
              <Button
                kind={asked.what === 'delete' ? 'danger' : 'primary'}
                onClick={() => {
                  if (asked.what === 'delete') void shelf.remove(asked.match.id)
                  else void shelf.rename(asked.match.id, asked.name.trim())
                  setAsked(null)
                }}
              >
                {asked.what === 'delete' ? say.remove : say.rename}
              </Button>
            </>
          )
        }
      >
        {asked?.what === 'delete' ? (
          <p>{say.removeText(matchName(asked.match, lang))}</p>
        ) : (
          asked && (
            <label className="text-field">
              <span>{say.name}</span>
              <input value={asked.name} onChange={event => setAsked({ ...asked, name: event.target.value })} />
            </label>
          )
        )}
      </Modal>
    </Shell>
  )
}
