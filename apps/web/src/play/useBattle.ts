import { fits, type Pick, type Picks, type Refusal, type Seat } from '@acies/kernel'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLang, useWords } from '../app/lang.ts'
import { useSettings } from '../app/settings.ts'
import type { Thinker } from '../bots/thinker.ts'
import type { Played } from '../games/registry.ts'
import { useRuleTexts } from '../rules/useRuleTexts.ts'
import type { Errand } from '../skins/errand.ts'
import { type Asking, type Hover, type Pointed, plainly, type Spoken } from '../skins/skin.ts'
import type { Owed, Table } from '../table/table.ts'
import { hintIn, isDialled, isWaste, stopOf } from './answer.ts'
import { choiceAt, isGivenAtOnce, isOnlyLooked, pointAt, shorterBy } from './picking.ts'
import { useChronicle } from './useChronicle.ts'
import { useErrand } from './useErrand.ts'
import { NOBODY, useCurtain, useEyes } from './useEyes.ts'
import { useOdds } from './useOdds.ts'
import { useTable } from './useTable.ts'
import { useTimeline } from './useTimeline.ts'

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

interface Refused {
  rule: Refusal['rule']
  place: string | null
  /** What was wanted, where that was one pick. */
  pick?: Pick
  /** What was said before it, where that is not the draft. */
  after?: Picks
}
const refusedAt = ({ rule, at }: Refusal, picks: Picks): Refused => ({
  rule,
  place: null,
  ...(at < picks.length && { pick: picks[at], after: picks.slice(0, at) }),
})

const isTouch = (): boolean => window.matchMedia('(hover: none)').matches

/** Everything a screen of a battle shows and does, whatever its size. */
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
  const { viewer, facing, front } = eyes

  // ---- which moment is shown ----
  const timeline = useTimeline({ table, played, mode, wait, moments, viewer, facing, root })
  const { show, live, caughtUp, look, seek, backToNow, playing, setPlaying, halted, halt } = timeline

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
  const curtain = useCurtain(eyes, owed, state.owed, moments[last], skin)
  const { sitDown } = eyes
  const openCurtain = useCallback(() => curtain !== null && sitDown(curtain), [curtain, sitDown])

  const [grown, setGrown] = useState<{ ticket: number; n: number; draft: Picks }>({ ticket: -1, n: -1, draft: [] })
  const asking: Asking<unknown> | null = useMemo(() => {
    if (owed === null || curtain !== null) return null
    const { decision } = owed
    const draft = grown.ticket === decision.ticket && grown.n === last ? grown.draft : []
    // In the open, a window offers what both may know; what the cards add is offered when their owner looks at them.
    const seen = decision.window && (eyes.open || front !== decision.seat) ? NOBODY : decision.seat
    const view = rules.view(moments[last].position, seen)
    const choice = rules.referee.next(view, decision.seat, draft)
    return { rules, view, decision, draft, choice }
  }, [owed, curtain, grown, rules, moments, last, eyes.open, front])

  /** What a lesson would answer. */
  const proposal = useMemo(
    () => (asking === null ? null : (table.proposal?.(asking.decision.seat) ?? null)),
    [asking, table],
  )
  const [hover, setHover] = useState<Hover>(null)
  const [pointed, setPointed] = useState<{ things: Pointed; place: string } | null>(null)
  /** What was clicked only to look at it: its sheet and its reach stay until something else is. */
  const [looked, setLooked] = useState<{ things: Pointed; place: string } | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [hint, setHint] = useState<{ picks: Picks; text: string } | 'thinking' | 'none' | 'covered' | null>(null)
  const [pending, setPending] = useState<Picks | null>(null)
  // A new question: nothing of the old one stays on the table.
  const question = asking === null ? 'none' : `${asking.decision.ticket} ${last}`
  useEffect(() => {
    void question
    setRefused(null)
    setHint(null)
    setPending(null)
    setHover(null)
    if (question !== 'none') setLooked(null)
  }, [question])

  const give = useCallback(
    (picks: Picks): boolean => {
      if (owed === null) return false
      const refusal = table.answer(owed, picks)
      setPending(null)
      if (refusal !== null) setRefused(refusedAt(refusal, picks))
      return refusal === null
    },
    [owed, table],
  )
  /** What is answered as usual without asking: new questions only, for who takes back wants to look again. */
  const [standing, setStanding] = useState<ReadonlySet<string>>(() => new Set(wait === undefined ? skin.usual : []))
  const farthest = useRef(0)
  useEffect(() => {
    if (asking === null || wait !== undefined || !standing.has(asking.decision.step) || last < farthest.current) return
    const picks = asking.draft.length > 0 ? null : (skin.standing?.(asking) ?? null)
    // With others at the same device, not to be asked would tell them what is in the hand.
    if (picks === null || (asking.choice?.of === 'card' && persons.length > 1)) return
    farthest.current = last
    give(picks)
  }, [asking, standing, give, skin, wait, last, persons])
  const stand = useCallback((step: string, on: boolean) => {
    setStanding(now => new Set(on ? [...now, step] : [...now].filter(one => one !== step)))
  }, [])
  const grow = useCallback(
    (draft: Picks, things: Pointed | null) => {
      if (asking === null || owed === null) return
      setRefused(null)
      const whole = choiceAt(asking, draft) === null
      const given = isGivenAtOnce(asking.decision, draft) && skin.waits?.(asking) !== true
      if (whole && given && draft.length > asking.draft.length) {
        const serious = isTouch() && things !== null && skin.oddsAsked(asking, null, things) !== null
        if (!serious || (pending !== null && `${pending}` === `${draft}`)) give(draft)
        else setPending(draft)
        return
      }
      setPending(null)
      setGrown({ ticket: owed.decision.ticket, n: last, draft })
    },
    [asking, owed, last, give, pending, skin],
  )
  const { errand, send, giveMany } = useErrand({ table, asking, grow, give })
  const point = useCallback(
    (things: Pointed, place: string | null) => {
      if (show.busy) return show.skip()
      const seen = place !== null && (things.unit?.length ?? 0) > 0 ? { things, place } : null
      if (asking === null) return setLooked(seen)
      if (place !== null) setPointed({ things, place })
      const through = skin.seesThroughWords === true
      const onwards = skin.goesOn?.(asking, things) ?? null
      if (onwards !== null) {
        const { ticket, seat } = asking.decision
        const next: Errand<unknown> = then => {
          if (then.decision.ticket === ticket && onwards === 'give') return { give: then.draft }
          const pointing = pointAt(then, things, through)
          return pointing.does === 'draft' ? pointing : null
        }
        if (onwards === 'give') return send(next)
        errand.current = { seat, next }
        return table.undo(seat)
      }
      const pointing = pointAt(asking, things, through)
      setLooked(pointing.does === 'draft' ? null : seen)
      if (pointing.does === 'draft') grow(pointing.draft, place === null ? null : things)
      else if (pointing.does === 'refuse' && !isOnlyLooked(skin, asking, things))
        setRefused({ rule: pointing.rule, place, pick: pointing.pick })
      else setRefused(null)
    },
    [asking, grow, show.busy, show.skip, skin, send, table],
  )
  const askWhy = useCallback(
    (things: Pointed, place: string | null) => {
      if (place !== null) setPointed({ things, place })
      if (asking === null) return
      const pointing = pointAt(asking, things)
      setRefused(pointing.does === 'refuse' ? { rule: pointing.rule, place, pick: pointing.pick } : null)
    },
    [asking],
  )
  /** Whether pointing at this would pick or unpick something. */
  const picks = (wanted: Pointed): boolean =>
    asking !== null && pointAt(asking, wanted, skin.seesThroughWords === true).does === 'draft'
  const setDraft = useCallback((draft: Picks) => grow(draft, null), [grow])
  const pick = useCallback((one: Pick) => asking !== null && grow([...asking.draft, one], null), [asking, grow])
  /** Other things in the hex of the last pick that may be picked too: a leader with his unit. */
  const others = useMemo(() => {
    const choice = asking?.choice
    const here = choice ? pointed?.things[choice.of] : undefined
    // A number said twice is no second thing in the same place.
    if (!asking || !choice || choice.of === 'number' || !here?.some(thing => asking.draft.includes(thing))) return []
    return here
      .filter(thing => fits(choice, thing))
      .map(thing => ({ pick: thing, text: game.speech.name(choice, thing, asking.view.field, lang) }))
  }, [asking, pointed, game, lang])
  const [sure, setSure] = useState('')
  const isSure = asking !== null && sure === `${question} ${asking.draft}`
  const drop = useCallback(() => {
    if (refused !== null) setRefused(null)
    else if (isSure) setSure('')
    else if (pending !== null) setPending(null)
    else if (asking !== null && asking.draft.length > 0) grow(shorterBy(skin, asking), null)
    else setLooked(null)
  }, [asking, grow, refused, pending, skin, isSure])

  /** There is nothing to choose: nothing to advise either. */
  const obvious = owed !== null && owed.confirm !== null
  /** The button that ends the answer, if it may end here. */
  const stop = useMemo(
    () => stopOf(asking, owed, pending, played, lang, words),
    [asking, owed, pending, played, lang, words],
  )
  /** To stop here would give up something: it is said twice. */
  const givesUp =
    asking !== null && owed?.confirm === null && pending === null && stop !== null && isWaste(skin, asking)
  const pressStop = useCallback(() => {
    if (asking === null || stop === null) return
    if (givesUp && !isSure) return setSure(`${question} ${asking.draft}`)
    give(pending ?? asking.draft)
  }, [asking, stop, give, pending, givesUp, isSure, question])

  /** The picks of the hint, once there is one. */
  const advice = hint !== null && typeof hint === 'object' ? hint.picks : null
  /** The number on the dial, where one is asked for with a dial. */
  const [turned, setTurned] = useState({ question: '', value: 0 })
  const dial = useMemo(() => {
    const choice = asking?.choice
    if (asking === null || choice?.of !== 'number' || !isDialled(skin, asking)) return null
    const value =
      turned.question === question && fits(choice, turned.value)
        ? turned.value
        : (skin.dialFrom?.(asking) ?? choice.min)
    return { value, turn: (to: number) => setTurned({ question, value: to }) }
  }, [asking, skin, turned, question])
  /** What Enter does: the button that shows it. */
  const pressMain = useCallback(() => {
    if (asking === null) onGoOn?.()
    else if (advice !== null) give(advice)
    else if (dial !== null) pick(dial.value)
    else pressStop()
  }, [asking, onGoOn, advice, dial, pick, pressStop, give])

  // ---- back and forth ----
  const undoSeat = asking?.decision.seat ?? (persons.length > 0 ? facing : NOBODY)
  const mayUndo = mode === 'play' && undoSeat !== NOBODY && table.mayUndo(undoSeat)
  const undo = useCallback(() => {
    errand.current = null
    if (asking !== null && asking.draft.length > 0) grow(shorterBy(skin, asking), null)
    else if (undoSeat !== NOBODY) table.undo(undoSeat)
  }, [asking, grow, table, undoSeat, skin])
  const redo = useCallback(() => table.redo(), [table])

  /** The question on the table now, for who comes back with an answer to an older one. */
  const open = useRef(question)
  open.current = question
  const askHint = useCallback(async () => {
    if (asking === null || obvious) return
    // A good answer would tell the other one of the cards.
    if (eyes.open && asking.decision.window) return setHint('covered')
    // What was said of something else is not laid over it.
    setRefused(null)
    setLooked(null)
    setHint('thinking')
    const advice = await table.hint(asking.decision.seat)
    if (open.current !== question) return
    if (advice === null) return setHint('none')
    // Before the first turn nobody can say how likely a victory is.
    const told = skin.turnOf(asking.view.field) > 0 ? advice : { ...advice, promise: undefined }
    setHint({ picks: advice.picks, text: hintIn(asking, told, { stop, skin }, lang, words) })
  }, [asking, table, lang, words, eyes.open, question, stop])

  // ---- what it would bring ----
  const things = pointed?.things ?? null
  const odds = useOdds(played, thinker, { asking, hover, things, last })

  // ---- the log ----
  // What one draws the other must not read.
  const chronicle = useChronicle({ played, moments, shownN: show.n, reader: eyes.open ? NOBODY : viewer, mode })
  const { entries, track, shown } = chronicle

  const seatName = useCallback(
    (seat: Seat): string => game.speech.seat(seat, moments[0].position.field, lang),
    [game, moments, lang],
  )
  const seatSpoken = (seat: Seat): Spoken =>
    skin.spoken?.(moments[0].position.field, seat, lang) ?? plainly(seatName(seat))
  const texts = useRuleTexts(game.id, refused !== null)
  /** Why not: what is so in this case, where the game can say it, and the rule. */
  const whyNot = ({ rule, pick, after }: Refused): { here: string | null; text: string } => {
    const own: Record<string, string> = words.play.refusals
    const text = own[rule] ?? (texts === null ? '' : (texts.rules[rule]?.[lang] ?? words.play.refusals['not-offered']))
    if (asking === null || pick === undefined) return { here: null, text }
    const { decision, view } = asking
    const draft = after ?? asking.draft
    return { here: game.speech.because?.({ decision, draft, pick, rule }, view.field, lang) ?? null, text }
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
    eyes: eyes.eyes,
    viewers: eyes.viewers,
    onGoOn,
    setEyes: eyes.setEyes,
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
    /** Both are looking: what only one may see lies face down. */
    covered: eyes.open,
    uncover: () => asking !== null && eyes.lookAlone(asking.decision.seat),
    asking,
    proposal,
    hover,
    setHover,
    pointed,
    setPointed,
    refused,
    setRefused,
    whyNot,
    looked,
    point,
    askWhy,
    picks,
    pick,
    setDraft,
    send,
    drop,
    others,
    give,
    giveMany,
    standing,
    stand,
    /** What has happened up to the moment that is shown. */
    shown,
    stop,
    /** To stop now would give something up; said once, it is asked again. */
    givesUp,
    sure: isSure,
    pressStop,
    pressMain,
    dial,
    obvious,
    pending,
    mayUndo: mayUndo || (asking?.draft.length ?? 0) > 0,
    undo,
    redo,
    hint,
    advice,
    askHint,
    odds,
    entries,
    track,
    seatName,
    seatSpoken,
  }
}
export type Battle = ReturnType<typeof useBattle>
