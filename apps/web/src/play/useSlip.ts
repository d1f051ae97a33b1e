import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Covered, overlap, type Spot } from '../skins/corner.ts'

/** What a question or an advice speaks of, and what lies open beside it, as they stand on the board. */
const SPOKEN_OF = [
  '.light-proposed',
  '.light-selected',
  '.light-target',
  '.light-flag',
  '.arrow',
  '.proposal > *',
  '.base-light:is(.proposed, .selected, .picked, .must, .target, .danger)',
  '.leg-panel',
  '.stage-float',
  '.table-why',
].join()
/** Where else one may answer. */
const ANSWERS = '.hex-hit.live, .base-light.can, .candidate, .spot, .legend'
/** The parts of a screen that are held or read: of the phone's sheet, and of the column under the board of a tablet. */
const TRAYS = '.phone-frame .sheet-content, .game-frame .frame-read'

/** From the edges of the board, in pixels. */
const EDGE = 8

interface SlipProps {
  /** The board; null where the slip has a room of its own. */
  stage: RefObject<HTMLElement | null> | null
  /** Whether it may lie over what is held or read: rather than anywhere else, or before it has to be folded. */
  tray: 'first' | 'last' | null
  /** By this it knows that something else is spoken of. */
  about: string
  /** The reader wants it folded to its heading, or open; null as there is room. */
  wish: boolean | null
}

const boxOf = (element: Element): Covered => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, width, height }
}
const boxesOf = (root: Element, selector: string): Covered[] => [...root.querySelectorAll(selector)].map(boxOf)
const coverage = (box: Covered, taken: readonly Covered[]): number =>
  taken.reduce((sum, one) => sum + overlap(box, one), 0)

/** The corners of the board, or its two ends where it is no wider than the slip. */
const spotsIn = (board: Covered, { width, height }: Covered): Spot[] => {
  const [left, right] = [board.x + EDGE, board.x + board.width - EDGE - width]
  const [top, bottom] = [board.y + EDGE, board.y + board.height - EDGE - height]
  return [top, bottom].flatMap(y => [left, right].map(x => ({ x, y })))
}

/** Where the tray is, if it is open. */
function trayOf(): Covered | null {
  const tray = document.querySelector(TRAYS)
  if (tray === null || !tray.checkVisibility({ visibilityProperty: true })) return null
  const box = boxOf(tray)
  return box.height > 0 && box.x + box.width <= window.innerWidth ? box : null
}

/** Lays a slip where it covers nothing that is spoken of, folded where it would otherwise; gives whether there is room. */
function settle(element: HTMLElement, { stage, tray, wish }: SlipProps): boolean {
  element.removeAttribute('style')
  element.classList.remove('folded')
  const put = ({ x, y, width }: Covered, height?: number): void => {
    const room = height === undefined ? {} : { height: `${height}px`, maxHeight: 'none', boxShadow: 'none' }
    const place = { left: `${x}px`, top: `${y}px`, right: 'auto', bottom: 'auto', width: `${width}px` }
    Object.assign(element.style, place, room, { transform: 'none' })
  }
  const board = stage?.current
  if (!board) return true
  const held = tray !== null && wish !== true ? trayOf() : null
  const lieThere = (box: Covered): true => {
    put(box, box.height)
    return true
  }
  if (held !== null && tray === 'first') return lieThere(held)
  const spoken = boxesOf(board, SPOKEN_OF)
  const answers = boxesOf(board, ANSWERS)
  /** Another corner than where the page puts it: covering less of what counts, and then of the rest. */
  const best = (): { box: Covered; moved: boolean } => {
    const usual = boxOf(element)
    const boxes = [usual, ...spotsIn(boxOf(board), usual).map(spot => ({ ...usual, ...spot }))]
    const cost = boxes.map(box => coverage(box, spoken) * 1000 + coverage(box, answers))
    const least = cost.indexOf(Math.min(...cost))
    return { box: boxes[least], moved: least > 0 }
  }
  const fits = coverage(best().box, spoken) === 0
  if (held !== null && !fits) return lieThere(held)
  element.classList.toggle('folded', wish ?? !fits)
  const { box, moved } = best()
  if (moved) put(box)
  return fits
}

/**
 * A slip that is read beside the game: it lies where it covers nothing that is spoken of, where the page puts it, in the
 * tray, or in another corner of the board. Gives whether it is folded.
 */
export function useSlip(slip: RefObject<HTMLElement | null>, props: SlipProps): boolean {
  const { stage, tray, about, wish } = props
  const [fits, setFits] = useState(true)
  const again = useRef(() => {})
  again.current = () => {
    if (slip.current !== null) setFits(settle(slip.current, props))
  }
  useEffect(() => again.current(), [about, tray, wish, stage])
  // The board was pushed about, or is of another size.
  useEffect(() => {
    const anew = (): void => again.current()
    const pane = stage?.current?.querySelector('.zoom-pane')
    const watcher = new MutationObserver(anew)
    if (pane) watcher.observe(pane, { attributeFilter: ['data-moving'] })
    window.addEventListener('resize', anew)
    return () => {
      watcher.disconnect()
      window.removeEventListener('resize', anew)
    }
  }, [stage])
  return wish ?? !fits
}
