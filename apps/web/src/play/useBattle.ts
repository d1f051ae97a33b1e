import type { Seat } from '@acies/kernel'
import { type RefObject, useCallback, useMemo, useRef } from 'react'
import { useLang, useWords } from '../app/lang.ts'
import { useSettings } from '../app/settings.ts'
import type { Thinker } from '../bots/thinker.ts'
import type { Played } from '../games/registry.ts'
import { nextIn } from '../skins/advice.ts'
import { plainly, type Spoken } from '../skins/skin.ts'
import type { Table } from '../table/table.ts'
import { Gestures } from './gestures.ts'
import { useAnswer } from './useAnswer.ts'
import { useAsking } from './useAsking.ts'
import { useChronicle } from './useChronicle.ts'
import { useDial } from './useDial.ts'
import { NOBODY, useEyes } from './useEyes.ts'
import { useHint } from './useHint.ts'
import { useMarks } from './useMarks.ts'
import { useOdds } from './useOdds.ts'
import { usePointing } from './usePointing.ts'
import { useStop } from './useStop.ts'
import { useTable } from './useTable.ts'
import { useTimeline } from './useTimeline.ts'
import { useUndo } from './useUndo.ts'
import { useWhyNot } from './useWhyNot.ts'

export interface BattleProps {
  table: Table
  played: Played
  thinker: Thinker
  mode: 'play' | 'replay'
  /** Play on from a moment, with other dice. */
  onBranch?: (n: number) => void
  /** Play on where it stands, if it is not over. */
  onGoOn?: () => void
  /** A lesson: the machines wait while it says so, and never run ahead. */
  wait?: RefObject<boolean>
}

/** Everything a screen of a battle shows and does, whatever its size; each part in a hook of its own. */
export function useBattle({ table, played, thinker, mode, wait, onGoOn }: BattleProps) {
  const lang = useLang()
  const words = useWords()
  const settings = useSettings()
  const state = useTable(table)
  const { rules, players } = table
  const { game, skin } = played
  const { moments } = state
  const last = moments.length - 1
  const root = useRef<HTMLDivElement>(null)

  // ---- who looks ----
  const persons = useMemo(() => rules.seats.filter(seat => players[seat].kind === 'person'), [rules, players])
  const over = mode === 'replay' && state.result !== null
  const eyes = useEyes({ persons, players, mode, hides: skin.hides === true, seats: rules.seats, over })
  const { viewer, facing } = eyes

  // ---- which moment is shown ----
  const timeline = useTimeline({ table, played, mode, wait, moments, viewer, facing, root })
  const { show, live, caughtUp, look, seek, backToNow, playing, setPlaying, halted, halt } = timeline

  // ---- what is asked, and what is said to it ----
  const { owed, curtain, openCurtain, asking, question, keep } = useAsking({
    table,
    skin,
    eyes,
    owing: state.owed,
    moments,
    ready: live && caughtUp,
  })
  /** What a lesson would answer. */
  const proposal = useMemo(
    () => (asking === null ? null : (table.proposal?.(asking.decision.seat) ?? null)),
    [asking, table],
  )
  const marks = useMarks(question)
  const { hover, pointed, refused, pending } = marks
  const isLesson = wait !== undefined
  const isShared = persons.length > 1
  const gestures = useMemo(() => new Gestures(table), [table])
  const { grow, errand, ...answer } = useAnswer({
    table,
    gestures,
    skin,
    owed,
    asking,
    keep,
    marks,
    last,
    isLesson,
    isShared,
  })
  const { give, pick, send } = answer
  const pointing = usePointing({ table, played, asking, show, marks, grow, errand, send })
  const { unsay, ...stopping } = useStop({ played, owed, asking, question, proposal, pending, give })
  const { sure, pressStop } = stopping
  const otherwise = persons.length > 0 ? facing : NOBODY
  const back = useUndo({ table, gestures, skin, asking, otherwise, mode, marks, grow, errand, sure, unsay })
  /** There is nothing to choose: nothing to advise either. */
  const obvious = owed !== null && owed.confirm !== null
  const advised = useHint({ table, skin, asking, question, marks, obvious, open: eyes.open })
  const { advice } = advised
  const dial = useDial(skin, asking, question, proposal)
  /** To stop here would leave the lesson: that is no button for Enter. */
  const departs = asking !== null && nextIn(proposal, asking.draft) !== undefined
  /** What Enter does: the button that shows it. */
  const looksBack = mode === 'play' && !live
  const pressMain = useCallback(() => {
    if (looksBack) backToNow()
    else if (asking === null) onGoOn?.()
    else if (advice !== null) give(advice)
    else if (dial !== null) pick(dial.value)
    else if (!departs) pressStop()
  }, [looksBack, backToNow, asking, onGoOn, advice, dial, departs, pick, pressStop, give])
  const odds = useOdds(played, thinker, { asking, hover, things: pointed?.things ?? null, last })

  // ---- the log ----
  // What one draws the other must not read.
  const chronicle = useChronicle({ played, moments, shownN: show.n, reader: eyes.open ? NOBODY : viewer, mode })

  const seatName = useCallback(
    (seat: Seat): string => game.speech.seat(seat, moments[0].position.field, lang),
    [game, moments, lang],
  )
  const seatSpoken = (seat: Seat): Spoken =>
    skin.spoken?.(moments[0].position.field, seat, lang) ?? plainly(seatName(seat))
  const whyNot = useWhyNot(played, asking, refused)

  return {
    lang,
    words,
    settings,
    state,
    table,
    played,
    mode,
    root,
    persons,
    viewer,
    facing,
    eyes: eyes.eyes,
    viewers: eyes.viewers,
    onGoOn,
    setEyes: eyes.setEyes,
    show,
    live,
    looksBack,
    caughtUp,
    look,
    last,
    seek,
    backToNow,
    playing,
    setPlaying,
    halted: halted !== null,
    halt,
    owed,
    curtain,
    openCurtain,
    /** Both are looking: what only one may see lies face down. */
    covered: eyes.open,
    uncover: () => asking !== null && eyes.lookAlone(asking.decision.seat),
    asking,
    proposal,
    departs,
    ...marks,
    ...answer,
    ...pointing,
    ...stopping,
    ...back,
    ...advised,
    ...chronicle,
    whyNot,
    pressMain,
    dial,
    obvious,
    odds,
    seatName,
    seatSpoken,
  }
}
export type Battle = ReturnType<typeof useBattle>
