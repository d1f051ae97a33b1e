import type { Decision, Position } from '@acies/kernel'
import { use, useMemo } from 'react'
import { useLang, useWords } from '../app/lang.ts'
import { loadedGame, type Played } from '../games/registry.ts'
import { allSymbols } from '../look/symbols/load.ts'
import { type Kept, snapshotOf } from '../store/shelf.ts'
import { takenUp } from '../table/moment.ts'
import { quoted } from '../text/signs.ts'
import { Resume } from './Resume.tsx'

/** How a match stands, and what is asked; null when it cannot be read. */
function standing(played: Played, kept: Kept): { position: Position<unknown>; decision: Decision | null } | null {
  try {
    const { position, rules } = takenUp(played.game, kept.file, snapshotOf(kept)).match
    const { referee } = rules
    const [seat] = position.result === null ? referee.owing(position) : []
    return { position, decision: seat === undefined ? null : referee.decision(position, seat) }
  } catch {
    return null
  }
}

/** The match one was playing, with its battlefield and the question that waits. */
export const Continue = ({ kept }: { kept: Kept }) => {
  const lang = useLang()
  const words = useWords().home
  const played = use(loadedGame(kept.file.header.game))
  use(allSymbols(played.skin.symbols))
  const stands = useMemo(() => standing(played, kept), [played, kept])
  if (stands === null) return <Resume kept={kept} />
  const { skin, game } = played
  const { decision } = stands
  const { field } = stands.position
  const army = decision && game.speech.seat(decision.seat, field, lang)
  const people = kept.players.filter(player => player.kind === 'person').length
  const yours = decision !== null && kept.players[decision.seat]?.kind === 'person' && people === 1
  return (
    <div className={`colours ${skin.colours?.(field) ?? ''}`}>
      <Resume
        kept={kept}
        side={decision ? skin.sideOf(decision.seat) : undefined}
        who={army ? (yours ? words.yourTurn(army) : words.theirTurn(army)) : undefined}
        lead={decision ? quoted(game.speech.ask(decision, field, lang), lang) : undefined}
        picture={<skin.Picture field={field} lang={lang} />}
      />
    </div>
  )
}
