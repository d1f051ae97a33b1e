import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useLang } from '../app/lang.ts'
import { paceOf, useSettings } from '../app/settings.ts'
import type { Moment } from '../table/moment.ts'
import type { BattleProps } from './useBattle.ts'
import type { useEyes } from './useEyes.ts'
import { useShow } from './useShow.ts'

/** Milliseconds to read what a machine has just done. */
const READ = 420
/** Answers a machine may give unseen when nothing is animated. */
const AHEAD = 6

interface Watching extends Pick<BattleProps, 'table' | 'played' | 'mode' | 'wait'> {
  moments: readonly Moment[]
  viewer: ReturnType<typeof useEyes>['viewer']
  facing: ReturnType<typeof useEyes>['facing']
  root: RefObject<HTMLDivElement | null>
}

/** Which moment is shown: now, one looked back at, or each in its turn; and when the machines may go on. */
export function useTimeline({ table, played, mode, wait, moments, viewer, facing, root }: Watching) {
  const lang = useLang()
  const settings = useSettings()
  const { rules, players } = table
  const last = moments.length - 1
  // What is over is told from its beginning, what is not stands where it stands.
  const [look, setLook] = useState<number | null>(mode === 'play' ? null : table.state().result === null ? last : 0)
  const [playing, setPlaying] = useState(false)
  /** Machines wait while nobody wants to see more. */
  const [halted, setHalted] = useState<number | null>(null)
  const target = look ?? halted ?? last
  const pause = useCallback(
    (moment: Moment) => (moment.seat >= 0 && players[moment.seat]?.kind === 'bot' ? READ : 0),
    [players],
  )
  const show = useShow({
    played,
    rules,
    moments,
    target,
    viewer,
    facing,
    pace: paceOf(settings.speed) * (mode === 'replay' ? 1.6 : 1),
    everyMoment: look === null,
    lang,
    quotes: settings.quotes && mode === 'play',
    root,
    pause,
  })
  const caughtUp = show.n === last && !show.busy
  const live = mode === 'play' && look === null
  useEffect(() => {
    // At full speed machines may run a little ahead of what is drawn.
    if (live && !wait?.current && halted === null) table.seen(show.n + (settings.speed === 0 && !wait ? AHEAD : 0))
  }, [live, wait, halted, show.n, settings.speed, table])
  useEffect(() => {
    if (mode === 'play' && look === last && show.n === last) setLook(null)
  }, [mode, look, last, show.n])
  // The replay goes on by itself.
  useEffect(() => {
    if (!playing || look === null || show.busy || show.n !== look) return
    if (look >= last) {
      setPlaying(false)
      return
    }
    const timer = setTimeout(() => setLook(look + 1), settings.speed === 0 ? 30 : 160 / settings.speed)
    return () => clearTimeout(timer)
  }, [playing, look, show.busy, show.n, last, settings.speed])
  const halt = useCallback(() => setHalted(at => (at === null ? show.n : null)), [show.n])
  // Steady, so that hundreds of lines need not be drawn anew for each moment.
  const end = useRef(last)
  end.current = last
  const seek = useCallback(
    (n: number) => {
      table.recall?.()
      setLook(Math.max(0, Math.min(n, end.current)))
    },
    [table],
  )
  const backToNow = useCallback(() => setLook(last), [last])

  return { show, live, caughtUp, look, seek, backToNow, playing, setPlaying, halted, halt }
}
