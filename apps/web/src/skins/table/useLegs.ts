import type { Lang, Picks, RuleId, Told } from '@acies/kernel'
import { type Corner, cornerOf, turnBetween } from '@acies/table'
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { StageProps } from '../skin.ts'
import type { TableDress } from './dress.ts'
import {
  allowed,
  baseAfter,
  beforeCharge,
  boundsOf,
  facedBy,
  facedTo,
  faceWord,
  grownBy,
  legsOf,
  legsTowards,
  type Manoeuvre,
  shorter,
  type Turn,
  wheeledBy,
  wheelOf,
  wordsAfter,
} from './legs.ts'
import { boardPoint, type Place, poseMeant, type Sheet, underPointer } from './places.ts'
import type { Keyed } from './useHand.ts'
import { useHeldKeys } from './useHeldKeys.ts'

type Asked<F> = Pick<StageProps<F>, 'asking' | 'onDraft'> & { lang: Lang }
interface Drawn {
  of: string
  draft: Picks
  rule: RuleId | null
}

/** Hundredths of a degree, and units of the table, of a key press; with Shift the smaller ones. */
const NUDGE = { turn: 1500, far: 1270 }
const FINE = { turn: 100, far: 254 }
/** Millimetres within which a press is a tap. */
const TAP = 4

/** The other front corner: a wheel turns about it. */
const ABOUT: Readonly<Record<string, Corner>> = { 'front-left': 'front-right', 'front-right': 'front-left' }
type Grip = {
  draft: Picks
  start: Place
  dx: number
  dy: number
  corner: Corner | null
  /** It is turned on the spot. */
  turning: boolean
  moved: boolean
}

/** A thing that goes leg by leg, and everything that makes it go: mouse, finger, keys. */
export function useLegs<F, E extends Told>(
  dress: TableDress<F, E>,
  { asking, onDraft, lang }: Asked<F>,
  sheet: Sheet,
  layer: RefObject<SVGGElement | null>,
) {
  const man: Manoeuvre | null = useMemo(
    () => (asking === null ? null : (dress.manoeuvre?.(asking, lang) ?? null)),
    [dress, asking, lang],
  )
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const [corner, setCorner] = useState(0)
  const grip = useRef<Grip | null>(null)
  /** It is dragged from where it stands, and not let go yet. */
  const pulling = useRef(false)
  /** What was drawn last, and from which draft: to drag it again is to draw it anew. */
  const drawnFrom = useRef<{ base: Picks; to: string }>(undefined)
  const question = asking === null ? '' : `${asking.decision.ticket} ${man?.prefix.join(' ')}`
  const held = drawn?.of === question ? drawn : null
  const draft = (grip.current === null && !pulling.current ? asking?.draft : (held?.draft ?? asking?.draft)) ?? []
  const walked = useMemo(() => (man === null ? null : man.walk(draft)), [man, `${draft}`])

  /** Shown while it is held; given to the answer when let go. */
  const show = (next: { draft: Picks; rule: RuleId | null }, done: boolean, base?: Picks): void => {
    setDrawn({ of: question, ...next })
    drawnFrom.current = base && { base, to: `${next.draft}` }
    if (done) onDraft(next.draft)
  }
  const meant = ({ x, y }: Place): Place => {
    const [mx, my] = poseMeant(sheet, { x, y, facing: 0 })
    return { x: mx, y: my }
  }
  const towards = (from: Picks, point: Place, done: boolean): void => {
    if (asking === null || man === null) return
    show(legsTowards(asking, man, from, meant(point), corner), done, from)
  }
  const grab = (event: PointerEvent<SVGGElement>): void => {
    const point = boardPoint(layer.current, event)
    if (point === null || walked === null || asking === null) return
    const name =
      event.target instanceof Element ? event.target.closest('[data-corner]')?.getAttribute('data-corner') : null
    const seen = seenAt(sheet, walked.at)
    const again = drawnFrom.current?.to === `${asking.draft}` ? drawnFrom.current.base : asking.draft
    grip.current = {
      draft: man === null ? asking.draft : beforeCharge(man, name ? asking.draft : again),
      start: point,
      dx: seen.x - point.x,
      dy: seen.y - point.y,
      corner: name ? (ABOUT[name] ?? null) : null,
      turning: name === 'turn',
      moved: false,
    }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const drag = (done: boolean) => (event: PointerEvent<SVGGElement>) => {
    const point = boardPoint(layer.current, event)
    const held = grip.current
    if (held === null || point === null || asking === null || man === null) return
    held.moved ||= Math.hypot(point.x - held.start.x, point.y - held.start.y) > TAP
    const word = held.corner === null ? undefined : wheelOf(asking, man, held.draft, held.corner)
    if (done) grip.current = null
    if (held.turning) {
      const step = event.shiftKey ? FINE.turn : NUDGE.turn
      const [to, from] = [meant(point), man.walk(held.draft).at]
      const way = (Math.atan2(to.x - from[0], from[1] - to.y) * 18000) / Math.PI
      // The knob is at the rear: the front looks the other way.
      const faced = facedTo(asking, man, held.draft, Math.round((way + 18000) / step) * step)
      if (faced !== null) show(faced, done, held.draft)
    } else if (word !== undefined) {
      const step = event.shiftKey ? FINE.turn : 500
      const angle = held.moved ? angleRound(man, held.draft, word, meant(held.start), meant(point)) : null
      const turned =
        angle === null ? NUDGE.turn * (held.corner === 'front-right' ? 1 : -1) : Math.round(angle / step) * step
      show(wheeledBy(asking, man, held.draft, word, turned), done, held.draft)
    } else if (held.moved) {
      const struck = strikes(event)
      if (struck === null) towards(held.draft, { x: point.x + held.dx, y: point.y + held.dy }, done)
      else show({ draft: struck, rule: null }, done, man.prefix)
    }
  }
  /** The way on which the enemy under the pointer is charged. */
  const strikes = (event: PointerEvent<SVGGElement>): Picks | null => {
    const foe = man === null ? null : underPointer(event, man.piece)
    const meant = foe === null || man === null || asking === null ? null : dress.dropped?.(asking, man.piece, foe)
    return meant && 'draft' in meant ? meant.draft : null
  }
  /** On from where it is; if it can go no farther, from where it stood. */
  const onTowards = (point: Place, done: boolean): void => {
    if (asking === null || man === null) return
    const from = beforeCharge(man, asking.draft)
    const stays = `${legsTowards(asking, man, from, meant(point), corner).draft}` === `${from}`
    towards(stays ? man.prefix : from, point, done)
  }
  const goTo = (event: MouseEvent): void => {
    const point = boardPoint(layer.current, event)
    if (point !== null) onTowards(point, true)
  }
  /** Towards something that stands on the table: an enemy in the way is charged. `done`: it is let go there. */
  const goAt = (point: Place, done = true): void => {
    pulling.current = !done
    onTowards(point, done)
  }
  /** While it is dragged: where a draft would lead. */
  const preview = (next: Picks): void => {
    pulling.current = true
    setDrawn({ of: question, draft: next, rule: null })
  }
  const letGo = (): void => {
    pulling.current = false
  }
  /** As far ahead as it may. */
  const allAhead = (): void => {
    if (asking === null || man === null) return
    const word = wordsAfter(asking, asking.draft).find(one => {
      const leg = man.word(one)
      return leg.go === 'ahead' && leg.step > 0
    })
    const most = word && boundsOf(asking, asking.draft, word)
    if (word && most) show(allowed(man, grownBy(asking, man, asking.draft, { word, numbers: [most.max] })), true)
  }
  const keyed = (event: Keyed): void => {
    if (asking === null || man === null || event.ctrlKey || event.metaKey || event.altKey) return
    const { turn, far } = event.shiftKey ? FINE : NUDGE
    const next = keyOf(event.key, asking, man, turn, far)
    if (next === null) return
    event.preventDefault()
    event.stopPropagation()
    show(next, true)
  }
  useHeldKeys(man !== null, keyed)
  // R takes the other corner of a wheel, wherever the focus is.
  useEffect(() => {
    if (man === null) return
    const other = (event: globalThis.KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'r' || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof HTMLInputElement || document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      event.stopImmediatePropagation()
      setCorner(now => now + 1)
    }
    window.addEventListener('keydown', other, true)
    return () => window.removeEventListener('keydown', other, true)
  }, [man !== null])
  const turns = asking !== null && man !== null && mayFace(asking, man, asking.draft)
  return {
    man,
    walked,
    draft,
    /** It may turn on the spot. */
    turns,
    /** The rule against what was wanted last. */
    fault: held?.rule ?? null,
    grab,
    drag,
    goTo,
    goAt,
    preview,
    letGo,
    allAhead,
    keyed,
  }
}
export type Going = ReturnType<typeof useLegs>

const seenAt = ({ width, depth, turned }: Sheet, [x, y]: readonly number[]): Place =>
  turned ? { x: (width - x) / 100, y: (depth - y) / 100 } : { x: x / 100, y: y / 100 }

/** By how much a hand has gone round the corner about which a word wheels, in hundredths of a degree. */
function angleRound(man: Manoeuvre, draft: Picks, word: string, from: Place, to: Place): number {
  const leg = man.word(word)
  if (leg.go !== 'wheel') return 0
  const pivot = cornerOf(baseAfter(man, draft), leg.corner)
  const way = (p: Place): number => Math.round((Math.atan2(p.x - pivot.x, pivot.y - p.y) * 18000) / Math.PI)
  return turnBetween((way(from) + 36000) % 36000, (way(to) + 36000) % 36000)
}

type Ask<F> = NonNullable<StageProps<F>['asking']>
const mayFace = <F>(asking: Ask<F>, man: Manoeuvre, draft: Picks): boolean => {
  const last = legsOf(man, draft).at(-1)
  return (last !== undefined && man.word(last.word).go === 'face') || faceWord(asking, man, draft) !== undefined
}
/** What a key makes of the draft: on and back, wheels, turns on the spot, the last leg taken off. */
function keyOf<F>(key: string, asking: Ask<F>, man: Manoeuvre, turn: number, far: number) {
  const { draft } = asking
  const wheel = (about: Corner) => {
    const word = wheelOf(asking, man, draft, about)
    return word === undefined ? null : wheeledBy(asking, man, draft, word, about === 'front-right' ? turn : -turn)
  }
  const straight = (sense: 1 | -1) => {
    const ahead = wordsAfter(asking, draft).find(one => man.word(one).go === 'ahead')
    const last = draft.findLast(pick => typeof pick === 'string')
    const word = sense < 0 && typeof last === 'string' && man.word(last).go === 'ahead' ? last : ahead
    const leg = word === undefined ? null : man.word(word)
    if (word === undefined || leg?.go !== 'ahead') return null
    return allowed(man, grownBy(asking, man, draft, { word, numbers: [sense * Math.round(far / leg.step)] }))
  }
  const faced = (by: number, way: Turn) =>
    facedTo(asking, man, draft, Math.round((man.walk(draft).at[2] + by) / turn) * turn) ??
    facedBy(asking, man, draft, way)
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case 'q':
      return faced(-turn, 'left')
    case 'e':
      return faced(turn, 'right')
    case 's':
      return facedBy(asking, man, draft, 'rear')
    case 'ArrowUp':
      return straight(1)
    case 'ArrowDown':
      return straight(-1)
    case 'ArrowLeft':
      return wheel('front-left')
    case 'ArrowRight':
      return wheel('front-right')
    case 'Backspace':
    case 'Delete':
      return { draft: shorter(man, draft), rule: null }
    default:
      return null
  }
}
