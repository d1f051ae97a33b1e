import { type Choice, fits, type Lang, type Pick, type Picks, type Refusal, type Seat } from '@acies/kernel'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLang, useWords } from '../app/lang.ts'
import { paceOf, useSettings } from '../app/settings.ts'
import type { Thinker } from '../bots/thinker.ts'
import type { Played } from '../games/registry.ts'
import type { LogEntry } from '../look/LogList.tsx'
import type { OddsProps } from '../look/OddsPopover.tsx'
import type { Asking, Hover, Pointed } from '../skins/skin.ts'
import { Log, type Viewer } from '../table/log.ts'
import type { Moment } from '../table/moment.ts'
import type { Owed, Table } from '../table/table.ts'
import { choiceAt, isGivenAtOnce, pointAt } from './picking.ts'
import { useShow } from './useShow.ts'
import { useTable } from './useTable.ts'

export interface BattleProps {
  table: Table
  played: Played
  thinker: Thinker
  mode: 'play' | 'replay'
  /** Play on from a moment, with other dice. */
  onBranch?: (n: number) => void
  /** A lesson: the machines wait while it says so, and never run ahead. */
  wait?: RefObject<boolean>
}

interface Refused {
  rule: Refusal['rule']
  place: string | null
}

const NOBODY: Seat = -1
/** Milliseconds to read what a machine has just done. */
const READ = 420
const HOVER_ODDS = 140
/** Answers a machine may give unseen when nothing is animated. */
const AHEAD = 6

const isTouch = (): boolean => window.matchMedia('(hover: none)').matches

/** Everything a screen of a battle shows and does, whatever its size. */
export function useBattle({ table, played, thinker, mode, wait }: BattleProps) {
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
  const [front, setFront] = useState<Seat>(persons.length === 1 ? persons[0] : NOBODY)
  const [covered, setCovered] = useState(false)
  const [eyes, setEyes] = useState<Viewer>(() => (mode === 'replay' ? (persons[0] ?? 'all') : 'all'))
  // Where secrets lie on the board, nobody's eyes look while two share the device and the other one is asked.
  const shut = skin.hides === true && persons.length > 1 && (covered || front === NOBODY)
  const viewer: Viewer =
    mode === 'replay' ? eyes : persons.length === 0 ? 'all' : shut ? NOBODY : front === NOBODY ? persons[0] : front
  const facing: Seat = viewer === 'all' ? 0 : viewer === NOBODY ? Math.max(0, front) : viewer

  // ---- which moment is shown ----
  const [look, setLook] = useState<number | null>(mode === 'replay' ? 0 : null)
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
  const seek = useCallback((n: number) => setLook(Math.max(0, Math.min(n, end.current))), [])
  const backToNow = useCallback(() => setLook(last), [last])

  // ---- what is asked ----
  const ready = live && caughtUp
  const owed: Owed | null = useMemo(
    () =>
      (ready &&
        (state.owed.find(o => o.decision.seat === front) ??
          state.owed.find(o => players[o.decision.seat].kind === 'person'))) ||
      null,
    [ready, state.owed, front, players],
  )
  const shared = persons.length > 1
  // Somebody has handed in what the others may not know yet.
  const handed = moments[last].position.stack.at(-1)?.handed ?? null
  const secret =
    owed !== null &&
    (owed.decision.window || owed.decision.choice?.of === 'card' || state.owed.length > 1 || handed !== null)
  // Covered cards mean that the other one is looking, even when it is the turn of the one who sat here last.
  const curtain =
    shared && owed !== null && secret && (owed.decision.seat !== front || covered) ? owed.decision.seat : null
  const openCurtain = useCallback(() => {
    if (curtain === null) return
    setFront(curtain)
    setCovered(false)
  }, [curtain])
  // The other one has answered in the open: both are looking now.
  useEffect(() => {
    if (shared && owed !== null && !secret && owed.decision.seat !== front) setCovered(true)
  }, [shared, owed, secret, front])

  const [grown, setGrown] = useState<{ ticket: number; n: number; draft: Picks }>({ ticket: -1, n: -1, draft: [] })
  const asking: Asking<unknown> | null = useMemo(() => {
    if (owed === null || curtain !== null) return null
    const { decision } = owed
    const draft = grown.ticket === decision.ticket && grown.n === last ? grown.draft : []
    const view = rules.view(moments[last].position, decision.seat)
    const choice = rules.referee.next(view, decision.seat, draft)
    return { rules, view, decision, draft, choice }
  }, [owed, curtain, grown, rules, moments, last])

  /** What a lesson would answer. */
  const proposal = useMemo(
    () => (asking === null ? null : (table.proposal?.(asking.decision.seat) ?? null)),
    [asking, table],
  )
  const [hover, setHover] = useState<Hover>(null)
  const [pointed, setPointed] = useState<{ things: Pointed; place: string } | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [hint, setHint] = useState<{ picks: Picks; text: string } | 'thinking' | 'none' | null>(null)
  const [pending, setPending] = useState<Picks | null>(null)
  // A new question: nothing of the old one stays on the table.
  const question = asking === null ? 'none' : `${asking.decision.ticket} ${last}`
  useEffect(() => {
    void question
    setRefused(null)
    setHint(null)
    setPending(null)
    setHover(null)
  }, [question])

  const give = useCallback(
    (picks: Picks) => {
      if (owed === null) return
      const refusal = table.answer(owed, picks)
      setPending(null)
      if (refusal !== null) setRefused({ rule: refusal.rule, place: null })
    },
    [owed, table],
  )
  const grow = useCallback(
    (draft: Picks, place: string | null) => {
      if (asking === null || owed === null) return
      setRefused(null)
      const whole = choiceAt(asking, draft) === null
      if (whole && isGivenAtOnce(asking.decision) && draft.length > asking.draft.length) {
        const things = place === null ? null : (pointed?.things ?? null)
        const serious = isTouch() && place !== null && skin.oddsAsked(asking, null, things) !== null
        if (!serious || (pending !== null && `${pending}` === `${draft}`)) return give(draft)
        setPending(draft)
        return
      }
      setPending(null)
      setGrown({ ticket: owed.decision.ticket, n: last, draft })
    },
    [asking, owed, last, give, pending, pointed, skin],
  )
  const point = useCallback(
    (things: Pointed, place: string | null) => {
      if (show.busy) return show.skip()
      if (asking === null) return
      if (place !== null) setPointed({ things, place })
      const pointing = pointAt(asking, things)
      if (pointing.does === 'draft') grow(pointing.draft, place)
      else if (pointing.does === 'refuse') setRefused({ rule: pointing.rule, place })
      else setRefused(null)
    },
    [asking, grow, show.busy, show.skip],
  )
  const askWhy = useCallback(
    (things: Pointed, place: string | null) => {
      if (place !== null) setPointed({ things, place })
      if (asking === null) return
      const pointing = pointAt(asking, things)
      setRefused(pointing.does === 'refuse' ? { rule: pointing.rule, place } : null)
    },
    [asking],
  )
  const setDraft = useCallback((draft: Picks) => grow(draft, null), [grow])
  const pick = useCallback((one: Pick) => asking !== null && grow([...asking.draft, one], null), [asking, grow])
  /** Other things in the hex of the last pick that may be picked too: a leader with his unit. */
  const others = useMemo(() => {
    const choice = asking?.choice
    const here = choice ? pointed?.things[choice.of] : undefined
    if (!asking || !choice || !here?.some(thing => asking.draft.includes(thing))) return []
    return here
      .filter(thing => fits(choice, thing))
      .map(thing => ({ pick: thing, text: game.speech.name(choice, thing, asking.view.field, lang) }))
  }, [asking, pointed, game, lang])
  const drop = useCallback(() => {
    if (refused !== null) setRefused(null)
    else if (pending !== null) setPending(null)
    else if (asking !== null && asking.draft.length > 0) grow(asking.draft.slice(0, -1), null)
  }, [asking, grow, refused, pending])

  /** The button that ends the answer, if it may end here. */
  const stop = useMemo(
    () => stopOf(asking, owed, pending, played, lang, words),
    [asking, owed, pending, played, lang, words],
  )
  const pressStop = useCallback(() => {
    if (asking === null || stop === null) return
    give(pending ?? asking.draft)
  }, [asking, stop, give, pending])

  // ---- back and forth ----
  const undoSeat = asking?.decision.seat ?? (persons.length > 0 ? facing : NOBODY)
  const mayUndo = mode === 'play' && undoSeat !== NOBODY && table.mayUndo(undoSeat)
  const undo = useCallback(() => {
    if (asking !== null && asking.draft.length > 0) grow(asking.draft.slice(0, -1), null)
    else if (undoSeat !== NOBODY) table.undo(undoSeat)
  }, [asking, grow, table, undoSeat])
  const redo = useCallback(() => table.redo(), [table])

  const askHint = useCallback(async () => {
    if (asking === null) return
    setHint('thinking')
    const picks = await table.hint(asking.decision.seat)
    setHint(picks === null ? 'none' : { picks, text: picksIn(asking, picks, lang) })
  }, [asking, table, lang])

  // ---- what it would bring ----
  const [odds, setOdds] = useState<{ key: string; place: string | null; props: OddsProps } | null>(null)
  const known = useRef(new Map<string, unknown>())
  useEffect(() => {
    const wanted = asking === null ? null : skin.oddsAsked(asking, hover, pointed?.things ?? null)
    if (asking === null || wanted === null) {
      setOdds(null)
      return
    }
    const key = `${asking.decision.ticket} ${last} ${wanted.key}`
    let void_ = false
    const put = (found: unknown): void => {
      const props = skin.oddsShown(found, asking, lang)
      setOdds(props === null ? null : { key, place: wanted.place, props })
    }
    if (known.current.has(key)) {
      put(known.current.get(key))
      return
    }
    const timer = setTimeout(async () => {
      const { decision, view } = asking
      const what = { kind: 'odds', answers: wanted.answers } as const
      const found = await thinker
        .odds({ game: game.id, options: rules.options, view, seat: decision.seat, what })
        .catch(() => null)
      known.current.set(key, found)
      if (!void_) put(found)
    }, HOVER_ODDS)
    return () => {
      void_ = true
      clearTimeout(timer)
    }
  }, [asking, hover, pointed, skin, thinker, game.id, rules.options, lang, last])

  // ---- the log ----
  const log = useMemo(() => new Log(played), [played])
  const shownN = show.n
  const entries: LogEntry[] = useMemo(
    () =>
      moments
        .slice(0, Math.min(mode === 'replay' ? moments.length : shownN + 1))
        .flatMap(m => log.linesOf(m, viewer, lang)),
    [moments, shownN, log, viewer, lang, mode],
  )
  const track = useMemo(() => trackOf(moments, skin), [moments, skin])

  const seatName = useCallback(
    (seat: Seat): string => game.speech.seat(seat, moments[0].position.field, lang),
    [game, moments, lang],
  )
  const refusalText = (rule: Refusal['rule']): string => {
    const own: Record<string, string> = words.play.refusals
    return game.speech.rules[rule]?.[lang] ?? own[rule] ?? words.play.refusals['not-offered']
  }

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
    eyes,
    setEyes,
    show,
    live,
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
    covered,
    uncover: () => {
      if (asking !== null) setFront(asking.decision.seat)
      setCovered(false)
    },
    asking,
    proposal,
    hover,
    setHover,
    pointed,
    setPointed,
    refused,
    setRefused,
    refusalText,
    point,
    askWhy,
    pick,
    setDraft,
    drop,
    others,
    give,
    stop,
    pressStop,
    pending,
    mayUndo: mayUndo || (asking?.draft.length ?? 0) > 0,
    undo,
    redo,
    hint,
    askHint,
    odds,
    entries,
    track,
    seatName,
  }
}
export type Battle = ReturnType<typeof useBattle>

/** What the stop button says, and whether there is one. */
function stopOf(
  asking: Asking<unknown> | null,
  owed: Owed | null,
  pending: Picks | null,
  { skin, game }: Played,
  lang: Lang,
  words: ReturnType<typeof useWords>,
): string | null {
  if (asking === null || owed === null) return null
  if (owed.confirm !== null) return owed.confirm === 'turn' ? words.play.endTurn : words.play.goOn
  if (pending !== null) return words.play.confirm
  const { choice, draft } = asking
  const better = skin.stop(asking, lang)
  if (choice === null) return draft.length === 0 ? words.play.goOn : (better ?? words.play.confirm)
  if (choice.enough === undefined) return null
  return better ?? game.speech.enough(choice.enough, lang)
}

/** An answer in words: each pick by its name. */
export function picksIn(asking: Asking<unknown>, picks: Picks, lang: Lang): string {
  const { rules, view, decision } = asking
  const { speech } = rules.game
  const { field } = view
  const choiceBefore = (i: number): Choice | null => choiceAt(asking, picks.slice(0, i))
  if (picks.length === 0) {
    const word = choiceBefore(0)?.enough
    return word === undefined ? '—' : speech.enough(word, lang)
  }
  const names = picks.map((pick, i) => {
    const choice = choiceBefore(i)
    return choice === null ? `${pick}` : speech.name(choice, pick, field, lang)
  })
  return names.join(decision.kind === 'several' || decision.kind === 'order' ? ', ' : ' → ')
}

interface Track {
  turns: { side: 'a' | 'b'; from: number; to: number; number?: string; turn: number }[]
  flags: { side: 'a' | 'b'; at: number }[]
}
function trackOf(moments: readonly Moment[], skin: Played['skin']): Track {
  const turns: Track['turns'] = []
  const flags: Track['flags'] = []
  for (const moment of moments) {
    for (const { event } of moment.heard) {
      const milestone = skin.milestone(event)
      if (milestone?.kind === 'flag') flags.push({ side: milestone.side, at: moment.n })
      if (milestone?.kind !== 'turn') continue
      const before = turns.at(-1)
      if (before !== undefined) before.to = moment.n
      turns.push({
        side: milestone.side,
        from: moment.n,
        to: moments.length - 1,
        turn: skin.turnOf(moment.position.field),
        number: milestone.number,
      })
    }
  }
  return { turns, flags }
}
