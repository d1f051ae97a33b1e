import { type CSSProperties, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Box } from '../../look/hex/geometry.ts'
import type { PaneHandle } from '../../look/ZoomPane.tsx'
import { besideIn, clearOf } from '../corner.ts'
import type { Asking } from '../skin.ts'
import type { Lit } from './lights.ts'
import { type Found, MM, type Place, type PosePick, pointSeen, poseSeen, type Sheet, spotOf } from './places.ts'
import type { Shared } from './shared.ts'

/** What is nearer to the edge of the view than this, in millimetres, is brought to its middle. */
const EDGE = 60
/** On a phone what is so near to the edge, as a share of the view, has no room to go: it is brought to the middle too. */
const NARROW = 0.25

/** Pixels from the middle of a thing to what is told beside it. */
const BESIDE = 56

const isWithin = (box: Box, { x, y }: Place): boolean =>
  x > box.x && y > box.y && x < box.x + box.width && y < box.y + box.height

/** Shows all the places, from farther away if need be; moves nothing when they are seen already. */
function bringInto(box: Box, places: readonly Place[], pixels: () => number, pane: PaneHandle | null, near = 0): void {
  if (places.length === 0) return
  const [xs, ys] = [places.map(p => p.x), places.map(p => p.y)]
  const [left, right] = [Math.min(...xs) - EDGE, Math.max(...xs) + EDGE]
  const [top, bottom] = [Math.min(...ys) - EDGE, Math.max(...ys) + EDGE]
  const [across, down] = [Math.max(0, box.width * near - EDGE), Math.max(0, box.height * near - EDGE)]
  const isSeen =
    left >= box.x + across &&
    top >= box.y + down &&
    right <= box.x + box.width - across &&
    bottom <= box.y + box.height - down
  if (isSeen) return
  const farther = Math.max(1, (right - left) / box.width, (bottom - top) / box.height)
  pane?.centreOn((left + right) / 2, (top + bottom) / 2, pixels() / box.width / farther)
}

/** Ground seen round the troops at first, in millimetres: for their names, and room to move out. */
const ROUND = 70
/** The part of the table with all the troops on it; the whole while somebody is still beside it. */
export function roundTroops({ pieces }: Found, sheet: Sheet, whole: Box): Box {
  const troops = [...pieces.values()].map(({ at: [x, y], width, depth }) => {
    return { ...pointSeen(sheet, { x, y }), room: Math.max(width, depth) / MM + ROUND }
  })
  if (troops.length === 0 || !troops.every(place => isWithin(whole, place))) return whole
  const span = (low: number, high: number, from: number, size: number): readonly [from: number, size: number] => {
    const [first, last] = [Math.max(from, low), Math.min(from + size, high)]
    return [first, last - first]
  }
  const [left, right] = [Math.min(...troops.map(t => t.x - t.room)), Math.max(...troops.map(t => t.x + t.room))]
  const [top, bottom] = [Math.min(...troops.map(t => t.y - t.room)), Math.max(...troops.map(t => t.y + t.room))]
  const [x, width] = span(left, right, whole.x, whole.width)
  const [y, height] = span(top, bottom, whole.y, whole.height)
  return { x, y, width, height }
}

interface Sought {
  /** Changes when something else is asked. */
  question: string
  /** What the question is about, and the enemy who raises it: they come into view. */
  concerned: readonly Place[]
  /** Of these one at least is seen. */
  offered: readonly Place[]
}
/** What the question wants seen; `at` is where what is in the hand stands. */
export function soughtBy<F>(
  asking: Asking<F> | null,
  lit: Lit,
  at: PosePick | null,
  found: Found,
  sheet: Sheet,
): Sought {
  const about = asking?.choice?.about ?? asking?.decision.v.unit
  const poseOf = (id: number): PosePick | undefined => found.pieces.get(id)?.at
  const concerned = [at ?? poseOf(Number(about ?? -1)), lit.threat ? poseOf(lit.threat.from) : undefined]
  const placesOf = (poses: readonly (PosePick | undefined)[]): Place[] =>
    poses.flatMap(pose => (pose === undefined ? [] : [poseSeen(sheet, pose)]))
  return {
    question: asking === null ? '' : `${asking.decision.ticket} ${about}`,
    concerned: placesOf(concerned),
    offered: placesOf([...lit.units.keys()].map(poseOf)),
  }
}

interface Sight extends Sought {
  root: RefObject<HTMLDivElement | null>
  pane: RefObject<PaneHandle | null>
  found: Found
  sheet: Sheet
  phone: boolean
  /** Told what is seen: it changes with every frame of a push. */
  seen: Shared<Box | null>
}

/** What part of the table is seen, and where on the screen its things are. */
export function useSight({ root, pane, question, concerned, offered, found, sheet, phone, seen }: Sight) {
  // The table is turned to face somebody else: the same ground stays in view.
  const faced = useRef(sheet.turned)
  useEffect(() => {
    const box = seen.get()
    if (box === null || faced.current === sheet.turned) return
    faced.current = sheet.turned
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    pane.current?.centreOn(sheet.width / MM - x, sheet.depth / MM - y)
  }, [sheet])
  const { holding, released } = useHolding(root)
  useEffect(() => {
    const box = seen.get()
    // The ground stays under a hand that drags; what it was about comes into view once it has let go.
    if (box === null || holding()) return
    // Asked only when something must move: to measure lays the page out.
    const pixels = () => root.current?.clientWidth ?? 0
    if (concerned.length > 0) return bringInto(box, concerned, pixels, pane.current, phone ? NARROW : 0)
    if (!offered.some(place => isWithin(box, place))) bringInto(box, offered.slice(0, 1), pixels, pane.current)
  }, [question, released])
  const beside = (place: string | null): CSSProperties => {
    const { clientWidth: width, clientHeight: height } = root.current ?? { clientWidth: 0, clientHeight: 0 }
    const spot = spotOf(found, place, sheet)
    if (spot === null || pane.current === null) return { right: 16, top: 16 }
    return besideIn({ width, height }, pane.current.screenOf(spot.x, spot.y), BESIDE)
  }
  /** The corner that does not lie over those who fight: what is told of them must not cover them. */
  const corner = (fighters: readonly number[]): CSSProperties =>
    clearOf(root.current, ['[data-ghost]', '.leg-knob', ...fighters.map(unit => `[data-unit="${unit}"] .troop-body`)])
      .style
  /** What is in the hand is not to be covered by words at the top. */
  const isHigh = (at: PosePick | null, share = 0.3): boolean => {
    if (at === null || pane.current === null) return false
    const { x, y } = poseSeen(sheet, at)
    return pane.current.screenOf(x, y)[1] < (root.current?.clientHeight ?? 0) * share
  }
  /** Pixels left of the table that nothing of it is seen on: what lies there covers nobody. */
  const margin = (whole: Box): number => {
    const box = seen.get()
    if (box === null) return 0
    return (Math.max(0, whole.x - box.x) / box.width) * (root.current?.clientWidth ?? 0)
  }
  return { beside, corner, isHigh, margin }
}

/** Whether a hand holds something of the stage; how often it has let go since that was asked while it did. */
function useHolding(root: RefObject<HTMLDivElement | null>): { holding: () => boolean; released: number } {
  const hand = useRef({ down: false, asked: false })
  const [released, setReleased] = useState(0)
  useEffect(() => {
    const over = new AbortController()
    const { signal } = over
    const press = (): void => {
      hand.current = { down: true, asked: false }
    }
    const lift = (): void => {
      // Not before all who follow the hand have heard where it let go.
      if (hand.current.asked) setTimeout(() => setReleased(n => n + 1))
      hand.current = { down: false, asked: false }
    }
    root.current?.addEventListener('pointerdown', press, { capture: true, signal })
    for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, lift, { signal })
    return () => over.abort()
  }, [root])
  const holding = useCallback(() => {
    hand.current.asked = hand.current.down
    return hand.current.down
  }, [])
  return { holding, released }
}
