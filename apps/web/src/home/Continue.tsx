import { Rules, type Told } from '@acies/kernel'
import { use, useMemo } from 'react'
import { useLang, useWords, yearIn } from '../app/lang.ts'
import { hrefOf } from '../app/route.ts'
import { battleEntry } from '../catalogue/catalogue.ts'
import { loadedGame, type Played } from '../games/registry.ts'
import { Hero } from '../look/Hero.tsx'
import { Symbols } from '../look/symbols/Symbols.tsx'
import type { Kept } from '../store/shelf.ts'
import { momentsOf } from '../table/moment.ts'
import { matchName, matchNote } from './HomePage.tsx'

function standing(played: Played, kept: Kept) {
  try {
    const position = momentsOf(played.game, kept.file).at(-1)!.position
    const { referee } = new Rules<unknown, Told>(played.game, kept.file.header.options)
    const [seat] = position.result === null ? referee.owing(position) : []
    return { position, decision: seat === undefined ? null : referee.decision(position, seat) }
  } catch {
    return null
  }
}

/** The match one was playing, with its battlefield and the question that waits. */
export const Continue = ({ kept }: { kept: Kept }) => {
  const lang = useLang()
  const words = useWords()
  const { game: id, scenario } = kept.file.header
  const played = use(loadedGame(id))
  const stands = useMemo(() => standing(played, kept), [played, kept])
  const entry = battleEntry(id, scenario)
  const field = stands?.position.field
  const { decision } = stands ?? { decision: null }
  const { speech } = played.game
  const { Picture } = played.skin
  return (
    <>
      {played.skin.symbols.map(set => (
        <Symbols key={set} set={set} />
      ))}
      <Hero
        over={words.home.goOn}
        title={matchName(kept, lang)}
        year={entry ? yearIn(entry.year, lang) : undefined}
        side={decision ? played.skin.sideOf(decision.seat) : undefined}
        who={decision ? words.home.yourTurn(speech.seat(decision.seat, field, lang)) : undefined}
        line={` · ${kept.summary.score.join(' – ')} · ${matchNote(kept, lang, words)}`}
        lead={decision ? speech.ask(decision, field, lang) : undefined}
        acts={
          <>
            <a className="btn primary large" href={hrefOf({ at: 'play', match: kept.id })}>
              {words.home.goOnPlaying}
            </a>
            <a className="btn plain large" href={hrefOf({ at: 'replay', match: kept.id })}>
              {words.play.watchReplay}
            </a>
          </>
        }
        picture={field !== undefined ? <Picture field={field} lang={lang} /> : undefined}
      />
    </>
  )
}
