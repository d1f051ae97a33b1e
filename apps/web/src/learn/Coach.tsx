import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '../look/Button.tsx'
import { Chip } from '../look/Chip.tsx'
import { Icon } from '../look/Icon.tsx'
import { IconButton } from '../look/IconButton.tsx'
import { LineIcon } from '../look/LineIcon.tsx'
import { picksIn } from '../play/answer.ts'
import type { Battle } from '../play/useBattle.ts'
import type { Screen } from '../play/useScreen.ts'
import { useSlip } from '../play/useSlip.ts'
import type { Keeper } from '../store/keeper.ts'
import './coach.css'
import { courseOf } from './course.ts'
import { type Lesson, lessonFor } from './lesson.ts'
import { sceneOf } from './scene.ts'

interface CoachProps {
  battle: Battle
  keeper: Keeper
  screen: Screen
  /** The machines wait while it is true. */
  wait: RefObject<boolean>
}

/** The moments since the pupil was last asked: while he is asked, since the question before. */
function useFresh({ asking, show, state, last }: Battle) {
  const question = asking === null ? null : `${asking.decision.ticket} ${last}`
  const asked = useRef({ question, before: show.n, now: show.n })
  if (question !== null && question !== asked.current.question) {
    asked.current = { question, before: asked.current.now, now: show.n }
  }
  const { before, now } = asked.current
  return state.moments.slice((question === null ? now : before) + 1, show.n + 1)
}

/** What the teacher says; while the pupil looks back, the same as before. */
function useLesson(battle: Battle, told: readonly string[]): Lesson | null {
  const fresh = useFresh(battle)
  const said = useRef<Lesson | null>(null)
  if (battle.live) {
    const choice = battle.asking?.decision.choice
    const options = choice?.of === 'word' ? choice.options : []
    const { skin } = battle.played
    const { seat, lessons } = courseOf(battle.played.game.id)
    const { position } = battle.show.moment
    const scene = sceneOf(skin, seat, position, battle.asking?.decision ?? null, fresh, options)
    said.current = lessonFor(lessons, scene, told)
  }
  return said.current
}

/** A proposed card, with where it commands: some have the same name. */
function cardIn({ asking, proposal, played, lang }: Battle): string | null {
  if (asking?.choice?.of !== 'card' || proposal === null) return null
  const card = played.skin.hand(asking.view.field, asking.decision.seat, lang).find(one => one.card === proposal[0])
  return card ? `${card.title} · ${card.where}` : null
}

/** Whether he may speak where something is held or read: not over what he asks for or speaks of. */
function trayFor(
  { asking, odds, played, pending }: Battle,
  screen: Screen,
  lesson: Lesson | null,
): 'first' | 'last' | null {
  if (!screen.phone) return screen.tab === 'log' && !screen.sideOpen && !lesson?.log ? 'first' : null
  if (!screen.sheetOpen || screen.sheet !== 'hand' || screen.list) return null
  const isFree = asking === null || (asking.choice?.of !== 'card' && played.skin.inTray?.(asking) !== true)
  if (isFree && odds === null) return 'first'
  // What has not been read yet is read before the odds: who has begun to answer has read it.
  const hasBegun = asking !== null && (asking.draft.length > 0 || pending !== null)
  return lesson === null || hasBegun ? null : 'last'
}

/** The teacher beside the board: says what comes up, proposes what to do, never decides. */
export const Coach = ({ battle, keeper, screen, wait }: CoachProps) => {
  const { lang, words, asking, proposal } = battle
  const say = words.learn
  const { lessons } = courseOf(battle.played.game.id)
  const [told, setTold] = useState<readonly string[]>(keeper.match.lessons ?? [])
  const [gone, setGone] = useState(false)
  const [wish, setWish] = useState<boolean | null>(null)
  const slip = useRef<HTMLElement>(null)
  const understood = useRef<HTMLDivElement>(null)
  const lesson = useLesson(battle, told)
  const id = lesson?.id

  const tick = (known: string): void => {
    if (told.includes(known)) return
    setTold([...told, known])
    keeper.keep({ lessons: [...told, known] })
  }
  // What he has seen and left behind counts as said.
  const shown = useRef(id)
  useEffect(() => {
    const before = shown.current
    shown.current = id
    if (before !== undefined && before !== id) tick(before)
  })
  const { table, show } = battle
  const at = useRef(show.n)
  at.current = show.n
  const waits = !gone && lesson?.pause === true && asking === null
  useEffect(() => {
    wait.current = waits
    const button = understood.current?.querySelector<HTMLElement>('.btn')
    if (waits) button?.focus()
    else {
      // Enter is for the next question again.
      if (button === document.activeElement) button?.blur()
      table.seen(at.current)
    }
  }, [waits, wait, table])
  useEffect(() => {
    if (id !== undefined) setWish(null)
  }, [id])
  const question = asking === null ? '' : `${asking.decision.ticket} ${asking.draft.length}`
  const folded = useSlip(slip, {
    stage: screen.frame === 'desktop' ? null : battle.root,
    tray: trayFor(battle, screen, lesson),
    about: `${id} ${question} ${proposal} ${battle.odds?.place}`,
    wish,
  })
  if (gone) return null

  const proposed =
    asking === null || proposal === null
      ? null
      : (cardIn(battle) ?? picksIn(asking, proposal, lang, battle.played.skin))
  const proposing = proposed !== null && (
    <p className="coach-proposal">
      <LineIcon name="arrow" size={15} weight={2.2} />
      <span>
        {say.propose} <b>{proposed}</b>
      </span>
    </p>
  )
  const rules = lesson !== null && lesson.rules.length > 0 && (
    <span className="chips">
      {lesson.rules.map(rule => (
        <Chip key={rule} rule={rule} onOpen={screen.openRule} />
      ))}
    </span>
  )
  const done = lesson ? (
    <Button kind={waits ? 'primary' : 'plain'} size="small" onClick={() => tick(lesson.id)}>
      {say.understood}
    </Button>
  ) : (
    <button
      type="button"
      className="text-button"
      onClick={() => {
        setGone(true)
        keeper.keep({ lessons: undefined })
      }}
    >
      {say.leave}
    </button>
  )
  // There is little room: the title heads the slip, what is proposed stands beside the button, the rules behind the text.
  const { phone } = screen
  const looks = ['panel coach', folded && 'folded', lesson === null && 'brief'].filter(Boolean).join(' ')
  return (
    <section ref={slip} className={looks} aria-label={say.teacher}>
      <header>
        <Icon name="bulb" size={19} />
        <h2>{phone && lesson && !folded ? lesson.title[lang] : say.teacher}</h2>
        <span className="coach-count">{say.progress(told.length, lessons.length)}</span>
        <IconButton
          icon={folded ? 'down' : 'up'}
          label={folded ? say.unfold : say.fold}
          expanded={!folded}
          onClick={() => setWish(!folded)}
        />
      </header>
      <div className="coach-words" aria-live="polite">
        {lesson && !phone && <h3>{lesson.title[lang]}</h3>}
        <p>{lesson?.text[lang] ?? (asking === null ? say.watch : proposed === null ? say.free : say.goOn)}</p>
        {phone && rules}
      </div>
      {!phone && proposing}
      <footer ref={understood}>
        {phone ? proposing : rules}
        {done}
      </footer>
    </section>
  )
}
