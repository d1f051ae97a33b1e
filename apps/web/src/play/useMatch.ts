import { Complaint, followed, type MatchFile, OtherRules, Rules, type Told } from '@acies/kernel'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type House, useHouse } from '../app/house.ts'
import { wordsNow } from '../app/lang.ts'
import { type Played, playedGame } from '../games/registry.ts'
import { allSymbols } from '../look/symbols/load.ts'
import { type Hold, hold } from '../store/hold.ts'
import { Keeper } from '../store/keeper.ts'
import { saveAsFile } from '../store/share.ts'
import { type Kept, type Summary, shortcutTo, snapshotOf } from '../store/shelf.ts'
import { LocalTable } from '../table/local.ts'
import { lastPosition, type Moment } from '../table/moment.ts'
import { NOBODY } from './useEyes.ts'

type MatchState =
  | { is: 'loading' }
  | { is: 'gone' }
  | { is: 'damaged'; why: string }
  /** It was played under other rules: it can be looked at. */
  | { is: 'older' }
  /** Another window plays it. */
  | { is: 'elsewhere' }
  /** Another window has taken it over. */
  | { is: 'taken' }
  | { is: 'open'; table: LocalTable; played: Played; keeper: Keeper }

/** How a match stands, for lists. */
export function summaryAt(
  { game, skin }: Played,
  rules: Rules<unknown, Told>,
  { position }: Pick<Moment, 'position'>,
): Summary {
  const { field, result } = position
  const score = skin.score(field, 'es')
  // The small map lies open in lists: only what all may see.
  const map = skin.thumb(rules.view(position, NOBODY).field)
  return {
    turn: skin.turnOf(field),
    score: score.seats.map(({ won }) => won),
    asks: result === null ? (rules.referee.owing(position)[0] ?? null) : null,
    over: result !== null,
    winners: result?.winners ?? [],
    sides: rules.seats.map(seat => ({
      es: game.speech.seat(seat, field, 'es'),
      en: game.speech.seat(seat, field, 'en'),
    })),
    map,
  }
}
export function summaryOf(played: Played, file: MatchFile): Summary {
  const position = lastPosition(played.game, followed(played.game, file))
  return summaryAt(played, new Rules<unknown, Told>(played.game, file.header), { position })
}

function openTable(
  house: House,
  kept: Kept,
  played: Played,
  lost: (to: 'gone' | 'taken') => void,
): { table: LocalTable; keeper: Keeper } {
  const said = new Set<string>()
  const sayOnce = (text: string, action?: Parameters<House['tell']>[1]): void => {
    if (said.has(text)) return
    said.add(text)
    house.tell(text, action)
  }
  const keeper = new Keeper(house.shelf, kept, why => {
    if (why === 'removed' || why === 'overtaken') return lost(why === 'removed' ? 'gone' : 'taken')
    const say = wordsNow().play
    const save = (): void => saveAsFile(table.file(), table.state().result !== null)
    sayOnce(why === 'full' ? say.full : say.notKept, { text: say.exportFile, onClick: save })
  })
  const table = new LocalTable(played.game, kept.file, {
    players: kept.players,
    thinker: house.player,
    counter: house.counter,
    keep: (file, moment, rules, snapshot) =>
      keeper.keep({ file, summary: summaryAt(played, rules, moment), shortcut: shortcutTo(snapshot) }),
    snapshot: snapshotOf(kept),
    lesson: kept.lessons && kept.line,
  })
  table.subscribe(() => table.state().trouble === 'bot-failed' && sayOnce(wordsNow().play.botFailed))
  return { table, keeper }
}

/** Whoever only looks need not wait for what thinks; a machine that is asked comes anyway. */
function onFirstGesture(act: () => void, signal: AbortSignal): void {
  for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, act, { once: true, signal })
}

/** Opens a kept match to play it, unless another window has it. */
export function useMatch(id: string): MatchState & { takeOver: () => void } {
  const house = useHouse()
  const [state, setState] = useState<MatchState>({ is: 'loading' })
  const [tries, setTries] = useState(0)
  const steal = useRef(false)

  useEffect(() => {
    void tries
    let left = false
    let held: Hold | null = null
    let table: LocalTable | null = null
    const ended = new AbortController()
    const close = (): void => {
      table?.close()
      house.player.stop()
    }
    const lost = (is: 'gone' | 'taken' = 'taken'): void => {
      if (left) return
      close()
      setState({ is })
    }
    const open = async (): Promise<void> => {
      held = await hold(id, lost, steal.current)
      steal.current = false
      if (left) return held?.release()
      if (held === null) return setState({ is: 'elsewhere' })
      const kept = await house.shelf.get(id)
      if (kept === null) return setState({ is: 'gone' })
      const { header } = kept.file
      const played = await playedGame(header.game)
      await allSymbols(played.skin.symbols)
      if (left) return
      const opened = openTable(house, kept, played, lost)
      table = opened.table
      setState({ is: 'open', played, ...opened })
      if (kept.players.some(player => player.kind === 'bot'))
        onFirstGesture(() => house.player.prepare(header), ended.signal)
    }
    open().catch((error: unknown) => {
      const why = error instanceof Complaint || error instanceof Error ? error.message : String(error)
      if (!left) setState(error instanceof OtherRules ? { is: 'older' } : { is: 'damaged', why })
    })
    return () => {
      left = true
      ended.abort()
      close()
      held?.release()
    }
  }, [id, tries, house])

  const takeOver = useCallback(() => {
    steal.current = true
    setState({ is: 'loading' })
    setTries(n => n + 1)
  }, [])
  return { ...state, takeOver }
}
