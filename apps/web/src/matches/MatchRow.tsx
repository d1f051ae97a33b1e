import { useLang, useWords, yearIn } from '../app/lang.ts'
import { hrefOf } from '../app/route.ts'
import { battleEntry } from '../catalogue/catalogue.ts'
import { IconButton } from '../look/IconButton.tsx'
import type { Kept } from '../store/shelf.ts'
import { armyOf, matchName, matchNote, ownSeat, scoreOf } from './label.ts'
import { MatchMap } from './MatchMap.tsx'

interface MatchRowProps {
  match: Kept
  onRename: (match: Kept) => void
  onRemove: (match: Kept) => void
}

async function save({ file, summary }: Kept): Promise<void> {
  const { saveAsFile } = await import('../store/share.ts')
  saveAsFile(file, summary.over)
}

/** A match in the list, and what one can do with it. */
export const MatchRow = ({ match, onRename, onRemove }: MatchRowProps) => {
  const lang = useLang()
  const words = useWords()
  const say = words.matches
  const { game, scenario } = match.file.header
  const { over, winners } = match.summary
  const entry = battleEntry(game, scenario)
  const name = matchName(match, lang)
  const when = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(match.updated)
  const winner = over ? armyOf(match, winners[0] ?? -1, lang) : undefined
  const seat = ownSeat(match)
  const mine = seat === null || winners.length === 0 ? null : winners.includes(seat) ? say.youWon : say.youLost
  const end = over ? (mine ?? (winner ? say.won(winner) : words.play.drawn)) : null
  return (
    <li className="match-row">
      <a className="match-open" href={hrefOf({ at: over ? 'replay' : 'play', match: match.id })}>
        <span className="mini-map">
          <MatchMap match={match} />
        </span>
        <span className="match-words">
          <b>
            {name} <small>{match.name ? entry?.title[lang] : entry && yearIn(entry.year, lang)}</small>
          </b>
          <span>{matchNote(match, lang, words)}</span>
          <small>{[end, when].filter(Boolean).join(' · ')}</small>
        </span>
        <span className="match-score">{scoreOf(match)}</span>
      </a>
      <span className="match-acts">
        {!over && (
          <a className="btn primary normal" href={hrefOf({ at: 'play', match: match.id })}>
            {say.resume}
          </a>
        )}
        <a className="btn plain normal" href={hrefOf({ at: 'replay', match: match.id })}>
          {say.replay}
        </a>
        <IconButton icon="pencil" label={say.renameOf(name)} onClick={() => onRename(match)} />
        <IconButton icon="save" label={say.saveOf(name)} onClick={() => void save(match)} />
        <IconButton icon="trash" label={say.removeOf(name)} onClick={() => onRemove(match)} />
      </span>
    </li>
  )
}
