import type { ReactNode } from 'react'
import { useLang, useWords, yearIn } from '../app/lang.ts'
import { hrefOf } from '../app/route.ts'
import { battleEntry } from '../catalogue/catalogue.ts'
import { Hero } from '../look/Hero.tsx'
import type { Side } from '../look/symbols/sides.ts'
import { Thumb } from '../look/thumb/Thumb.tsx'
import { matchName, opponents, scoreOf, turnOf } from '../matches/label.ts'
import type { Kept } from '../store/shelf.ts'

interface ResumeProps {
  kept: Kept
  side?: Side
  /** Whose turn it is. */
  who?: string
  /** What the referee asks. */
  lead?: string
  picture?: ReactNode
}

/** The match one was playing; what only the game can tell may come later. */
export const Resume = ({ kept, side, who, lead, picture }: ResumeProps) => {
  const lang = useLang()
  const words = useWords()
  const { game, scenario } = kept.file.header
  const entry = battleEntry(game, scenario)
  const map = kept.summary.map ?? entry?.map
  const facts = [turnOf(kept, words), scoreOf(kept), opponents(kept, lang, words)]
  return (
    <Hero
      over={words.home.goOn}
      title={matchName(kept, lang)}
      year={entry ? yearIn(entry.year, lang) : undefined}
      side={side}
      who={who}
      line={`${who ? ' · ' : ''}${facts.join(' · ')}`}
      lead={lead}
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
      picture={picture ?? (map && <Thumb map={map} spill />)}
    />
  )
}
