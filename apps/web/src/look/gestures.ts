/** How a board lies in its pane: stretched, then shifted, in pixels. */
export interface Framing {
  readonly x: number
  readonly y: number
  readonly k: number
}
type Spot = readonly [x: number, y: number]

/** Stretched to a scale, with a spot of the pane staying where it is. */
export const stretched = ({ x, y, k }: Framing, to: number, [px, py]: Spot): Framing => ({
  x: px + ((x - px) * to) / k,
  y: py + ((y - py) * to) / k,
  k: to,
})
const shifted = ({ x, y, k }: Framing, dx: number, dy: number): Framing => ({ x: x + dx, y: y + dy, k })

/** A board that hands may move. */
interface Framed {
  now: () => Framing
  /** The scale nearest to one that is allowed. */
  limit: (k: number) => number
  change: (to: Framing) => void
}

/** Pixels a mouse, or a finger, may tremble and still click. */
const CLICK = 5
const TAP = 10
/** Two taps within so many milliseconds and pixels of each other bring the board nearer. */
const TWICE = 400
const TWICE_WITHIN = 24

const between = ([ax, ay]: Spot, [bx, by]: Spot): number => Math.hypot(ax - bx, ay - by)
const middle = ([ax, ay]: Spot, [bx, by]: Spot): Spot => [(ax + bx) / 2, (ay + by) / 2]

/** How much nearer a turn of the wheel brings the board; a pinch on a touchpad is a wheel with Ctrl. */
function nearer({ deltaY, deltaMode, ctrlKey }: WheelEvent): number {
  const turn = deltaMode === WheelEvent.DOM_DELTA_LINE ? 0.05 : deltaMode === WheelEvent.DOM_DELTA_PAGE ? 1 : 0.002
  return 2 ** (-deltaY * turn * (ctrlKey ? 10 : 1))
}

/**
 * Drags by mouse or finger, pinches, double taps and turns of the wheel on a pane. A drag ends without a click; what
 * stops `mousedown` and `touchstart` from getting here moves by itself.
 */
export function watchGestures(pane: HTMLElement, { now, limit, change }: Framed): () => void {
  const over = new AbortController()
  const { signal } = over
  const spotOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Spot => {
    const { left, top } = pane.getBoundingClientRect()
    return [clientX - left, clientY - top]
  }

  const grabbed = (down: MouseEvent): void => {
    if (down.button !== 0 || down.ctrlKey) return
    const start = spotOf(down)
    const from = now()
    let moved = false
    const hand = new AbortController()
    const held = { signal: AbortSignal.any([signal, hand.signal]) }
    const drag = (event: MouseEvent): void => {
      const at = spotOf(event)
      moved ||= between(start, at) > CLICK
      if (moved) change(shifted(from, at[0] - start[0], at[1] - start[1]))
    }
    const drop = (): void => {
      hand.abort()
      if (!moved) return
      const noClick = new AbortController()
      const swallow = (event: MouseEvent): void => event.stopPropagation()
      window.addEventListener('click', swallow, { capture: true, signal: noClick.signal })
      setTimeout(() => noClick.abort())
    }
    window.addEventListener('mousemove', drag, held)
    window.addEventListener('mouseup', drop, held)
  }

  const fingersOf = ({ touches }: TouchEvent): Spot[] =>
    [...touches]
      .filter(({ target }) => target instanceof Node && pane.contains(target))
      .slice(0, 2)
      .map(spotOf)

  /** What the fingers hold: where each is, and how the board lay when the last one came or went. */
  let fingers: Spot[] = []
  let start: Spot[] = []
  let from = now()
  let still = true
  let tapped = { at: [0, 0] as Spot, when: Number.NEGATIVE_INFINITY }
  const touched = (event: TouchEvent): void => {
    const before = fingers.length
    fingers = fingersOf(event)
    start = fingers
    from = now()
    if (event.type === 'touchstart') still = fingers.length === 1
    else if (still && before === 1 && fingers.length === 0 && event.type === 'touchend')
      tap(spotOf(event.changedTouches[0]), event)
  }
  const tap = (at: Spot, { timeStamp }: TouchEvent): void => {
    const again = timeStamp - tapped.when < TWICE && between(at, tapped.at) < TWICE_WITHIN
    tapped = { at, when: again ? Number.NEGATIVE_INFINITY : timeStamp }
    if (again) change(stretched(now(), limit(2 * now().k), at))
  }
  const pulled = (event: TouchEvent): void => {
    fingers = fingersOf(event)
    if (fingers.length === 0 || fingers.length !== start.length) return
    if (still && between(start[0], fingers[0]) <= TAP) return
    still = false
    event.preventDefault()
    if (fingers.length === 1) {
      change(shifted(from, fingers[0][0] - start[0][0], fingers[0][1] - start[0][1]))
      return
    }
    const [was, is] = [middle(start[0], start[1]), middle(fingers[0], fingers[1])]
    const by = between(fingers[0], fingers[1]) / Math.max(1, between(start[0], start[1]))
    change(shifted(stretched(from, limit(from.k * by), was), is[0] - was[0], is[1] - was[1]))
  }

  const turned = (event: WheelEvent): void => {
    event.preventDefault()
    change(stretched(now(), limit(now().k * nearer(event)), spotOf(event)))
  }

  pane.addEventListener('mousedown', grabbed, { signal })
  for (const type of ['touchstart', 'touchend', 'touchcancel'] as const)
    pane.addEventListener(type, touched, { signal, passive: true })
  pane.addEventListener('touchmove', pulled, { signal, passive: false })
  pane.addEventListener('wheel', turned, { signal, passive: false })
  return () => over.abort()
}
