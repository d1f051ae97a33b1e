import { useEffect, useState } from 'react'
import { useHouse } from '../app/house.ts'
import { useLang, useWords } from '../app/lang.ts'
import { hrefOf } from '../app/route.ts'
import { OpenFile, Shell } from '../app/Shell.tsx'
import { useKept } from '../app/useKept.ts'
import { sizeOf, useStorage } from '../app/useStorage.ts'
import type { Kept } from '../store/shelf.ts'
import { MatchRow } from './MatchRow.tsx'
import './matches.css'
import { matchName } from './label.ts'
import { Rename } from './Rename.tsx'

/** Everything that was begun on this device. */
export const MatchesPage = () => {
  const lang = useLang()
  const words = useWords()
  const say = words.matches
  const { shelf, tell } = useHouse()
  const kept = useKept()
  const storage = useStorage()
  const [broken, setBroken] = useState<readonly string[]>([])
  useEffect(() => {
    void kept
    void shelf.broken().then(setBroken)
  }, [shelf, kept])
  const clear = async (): Promise<void> => {
    for (const id of broken) await shelf.remove(id)
  }
  const [renamed, setRenamed] = useState<Kept | null>(null)
  const remove = async (match: Kept): Promise<void> => {
    await shelf.remove(match.id)
    tell(say.removed(matchName(match, lang)), { text: words.play.undo, onClick: () => void shelf.put(match) })
  }
  const lists = [
    { title: say.going, matches: kept?.filter(match => !match.summary.over) ?? [] },
    { title: say.finished, matches: kept?.filter(match => match.summary.over) ?? [] },
  ].filter(list => list.matches.length > 0)
  return (
    <Shell here="matches" className="matches-page">
      <header className="page-head on-wood">
        <div>
          <h1>{say.title}</h1>
          <p>{kept && say.count(kept.length)}</p>
        </div>
        <OpenFile className="btn plain normal" />
      </header>
      {!shelf.lasting && (
        <p className="panel matches-warning" role="alert">
          {words.play.notKept}
        </p>
      )}
      {broken.length > 0 && (
        <p className="panel matches-warning" role="alert">
          {say.broken(broken.length)}{' '}
          <button type="button" className="btn plain normal" onClick={() => void clear()}>
            {say.clearBroken}
          </button>
        </p>
      )}
      {kept?.length === 0 && (
        <section className="panel matches-none">
          <h2>{say.none}</h2>
          <p>{say.noneText}</p>
          <a className="btn primary large" href={hrefOf({ at: 'home' })}>
            {say.choose}
          </a>
        </section>
      )}
      {lists.map(({ title, matches }) => (
        <section key={title} className="panel matches-list">
          <h2>{title}</h2>
          <ul>
            {matches.map(match => (
              <MatchRow key={match.id} match={match} onRename={setRenamed} onRemove={one => void remove(one)} />
            ))}
          </ul>
        </section>
      ))}
      {kept && kept.length > 0 && (
        <p className="matches-kept on-wood">
          {storage && say.kept(sizeOf(storage.used, lang))} {storage?.kept === false && say.mayGo}
        </p>
      )}
      <Rename
        match={renamed}
        onClose={() => setRenamed(null)}
        onName={name => {
          if (renamed) void shelf.rename(renamed.id, name)
          setRenamed(null)
        }}
      />
    </Shell>
  )
}
