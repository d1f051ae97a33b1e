import { at, type Point } from '../ink/curves.ts'
import { still } from '../stillness.ts'
import { hexPath } from './geometry.ts'

/** From one facing to another, in degrees: a base turns, then goes. */
export type Turn = readonly [from: number, to: number]

/** What pieces do on the board. Paths are in board units, from where the piece stands to where it goes. */
export type Motion =
  /** Lifts, slides, is set down. */
  | { kind: 'move'; id: string; path: readonly Point[]; turn?: Turn }
  /** Into the hex it has won, leaving a brass trail. */
  | { kind: 'advance'; id: string; path: readonly Point[] }
  /** Without lifting, in a little dust. */
  | { kind: 'retreat'; id: string; path: readonly Point[]; turn?: Turn }
  /** A leader's disc slides along the edge. */
  | { kind: 'lead'; id: string; path: readonly Point[]; turn?: Turn }
  /** Blocks tip over backward: the hindmost first. */
  | { kind: 'lose'; id: string; blocks: number }
  /** The last block falls. */
  | { kind: 'eliminate'; id: string }
  /** Nothing, for so long: time to read. */
  | { kind: 'wait'; ms: number }

/** Motions in a list follow each other; those in an inner list go together. */
export type Motions = readonly (Motion | readonly Motion[])[]

export interface Playing {
  /** Settles when all is over or skipped. */
  done: Promise<void>
  /** Ends the present motions at once. */
  skip: () => void
}

interface PlayOptions {
  /** 0.5, 1, 2; Infinity for at once. */
  speed?: number
  /** Shows the position after the motions; runs before the pieces are let go, so that nothing flickers. */
  commit?: () => void
}

const ARRIVE = 'cubic-bezier(.2,.7,.2,1)'
const LEAVE = 'cubic-bezier(.4,0,1,1)'
const SET_DOWN = 'cubic-bezier(.34,1.3,.64,1)'
const PER_HEX = { move: 160, advance: 200, retreat: 140, lead: 220 }
const LONGEST = 700
const OUTLINED = 600
const SQUARE_BANNER = 'M-13 24V-24H17V4H-10V24Z'
const ROUND_BANNER = 'M-13 24V-24H4a14 14 0 0 1 0 28H-10V24Z'
const SVG = 'http://www.w3.org/2000/svg'

interface Scene {
  root: Element
  speed: number
  running: Animation[]
  traces: Animation[]
  /** Element and property that already have their first animation: only that one fills backward. */
  begun: Set<string>
  /** Blocks that have fallen already, by unit. */
  fallen: Map<string, number>
  ids: WeakMap<Element, number>
  count: number
}

const find = (scene: Scene, id: string): SVGGElement | null =>
  scene.root.querySelector<SVGGElement>(`[data-id="${CSS.escape(id)}"]`)

const run = (
  scene: Scene,
  element: Element,
  property: string,
  frames: Keyframe[],
  delay: number,
  duration: number,
  easing = ARRIVE,
): void => {
  const number = scene.ids.get(element) ?? ++scene.count
  scene.ids.set(element, number)
  const name = `${number} ${property}`
  const fill = scene.begun.has(name) ? 'forwards' : 'both'
  scene.begun.add(name)
  const timing = { delay: delay / scene.speed, duration: duration / scene.speed, easing, fill } as const
  scene.running.push(element.animate(frames, timing))
}

const lengthOf = (path: readonly Point[]): number =>
  path.reduce((sum, p, i) => (i === 0 ? 0 : sum + Math.hypot(p[0] - path[i - 1][0], p[1] - path[i - 1][1])), 0)

/** Keyframes along a path. A piece is placed by its transform, so the frames are places on the board. */
const along = (path: readonly Point[]): Keyframe[] => {
  const whole = lengthOf(path) || 1
  return path.map(([x, y], i) => ({
    transform: `translate(${x}px, ${y}px)`,
    offset: lengthOf(path.slice(0, i + 1)) / whole,
  }))
}

const mark = (scene: Scene, className: string, d: string): SVGPathElement => {
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('class', className)
  path.setAttribute('d', d)
  scene.root.querySelector('.board-effects')?.append(path)
  return path
}

/** Dust or a trail: there for a moment, then gone by itself. */
const leave = (scene: Scene, className: string, d: string, peak: number, start: number, duration: number): void => {
  const trace = mark(scene, className, d)
  trace.style.opacity = '0'
  const frames = [{ opacity: 0 }, { opacity: peak, offset: 0.3 }, { opacity: 0 }]
  const fading = trace.animate(frames, { delay: start / scene.speed, duration: duration / scene.speed })
  fading.onfinish = () => trace.remove()
  scene.traces.push(fading)
}

const travel = (scene: Scene, motion: Extract<Motion, { path: readonly Point[] }>, start: number): number => {
  const piece = find(scene, motion.id)
  const { path, kind } = motion
  if (!piece || path.length < 2) return 0
  const steps = Math.max(1, lengthOf(path) / 100)
  const duration = kind === 'lead' ? PER_HEX.lead : Math.min(LONGEST, PER_HEX[kind] * steps)
  const glide = kind === 'retreat' ? LEAVE : 'cubic-bezier(.3,.1,.3,1)'
  // The whole piece glides, its name and its order with it; only the blocks leave the paper.
  run(scene, piece, 'transform', along(path), start, duration, glide)
  if ('turn' in motion && motion.turn) {
    const [from, to] = motion.turn.map(degrees => `rotate(${degrees}deg)`)
    const frames = [{ transform: from }, { transform: to, offset: 0.4 }, { transform: to }]
    for (const part of piece.querySelectorAll('.troop-turn')) run(scene, part, 'turn', frames, start, duration, glide)
  }
  const lift = piece.querySelector('.piece-lift')
  if (lift && (kind === 'move' || kind === 'advance')) {
    const up = 'translateY(-6px)'
    run(
      scene,
      lift,
      'lift',
      [
        { transform: 'none' },
        { transform: up, offset: 0.18 },
        { transform: up, offset: 0.78, easing: SET_DOWN },
        { transform: 'translateY(1px) scale(1.01, .98)', offset: 0.92 },
        { transform: 'none' },
      ],
      start,
      duration,
      'linear',
    )
  }
  const line = `M${path.map(at).join('L')}`
  if (kind === 'retreat') leave(scene, 'retreat-dust', line, 0.4, start, duration + 160)
  if (kind === 'advance') leave(scene, 'advance-trail', line, 0.8, start, duration + 300)
  return duration
}

const fall = (scene: Scene, block: Element, start: number): void => {
  const tipped = 'translate(5px, -7px) scale(1, .55)'
  run(scene, block, 'transform', [{ transform: 'none' }, { transform: tipped }], start, 260, LEAVE)
  run(scene, block, 'opacity', [{ opacity: 1 }, { opacity: 0 }], start, 260, LEAVE)
}

const lose = (scene: Scene, id: string, blocks: number, start: number): number => {
  const piece = find(scene, id)
  const standing = [...(piece?.querySelectorAll('[data-block]') ?? [])]
  const gone = scene.fallen.get(id) ?? 0
  const falling = standing.slice(gone, gone + blocks)
  scene.fallen.set(id, gone + falling.length)
  falling.forEach((block, i) => {
    fall(scene, block, start + i * 60)
  })
  return falling.length > 0 ? 260 + (falling.length - 1) * 60 : 0
}

/** The victor's banner rises from the hex. */
const raise = (scene: Scene, piece: SVGGElement, start: number): void => {
  const victor = piece.classList.contains('side-a') ? 'b' : 'a'
  const banner = mark(scene, `won-banner side-${victor}`, victor === 'a' ? SQUARE_BANNER : ROUND_BANNER)
  banner.style.opacity = '0'
  const [x, y] = [Number(piece.dataset.x), Number(piece.dataset.y)]
  const at = (up: number): string => `translate(${x}px, ${y - up}px)`
  const frames = [
    { transform: at(0), opacity: 0 },
    { transform: at(30), opacity: 1, offset: 0.35 },
    { transform: at(60), opacity: 1, offset: 0.75 },
    { transform: at(80), opacity: 0 },
  ]
  const rising = banner.animate(frames, { delay: start / scene.speed, duration: 900 / scene.speed, easing: ARRIVE })
  rising.onfinish = () => banner.remove()
  scene.traces.push(rising)
}

const eliminate = (scene: Scene, id: string, start: number): number => {
  const piece = find(scene, id)
  if (!piece) return 0
  for (const block of piece.querySelectorAll('[data-block]')) fall(scene, block, start)
  run(scene, piece, 'opacity', [{ opacity: 1 }, { opacity: 1, offset: 0.4 }, { opacity: 0 }], start, 420, 'linear')
  raise(scene, piece, start)
  return 420
}

const begin = (scene: Scene, motion: Motion, start: number): number => {
  switch (motion.kind) {
    case 'lose':
      return lose(scene, motion.id, motion.blocks, start)
    case 'eliminate':
      return eliminate(scene, motion.id, start)
    case 'wait':
      return motion.ms
    default:
      return travel(scene, motion, start)
  }
}

/** With little motion, the hexes that change get a steady outline for a moment instead. */
const outline = (scene: Scene, motions: readonly Motion[]): void => {
  for (const motion of motions) {
    if (motion.kind === 'wait') continue
    const piece = find(scene, motion.id)
    if (!piece) continue
    const here: Point = [Number(piece.dataset.x), Number(piece.dataset.y)]
    const [x, y] = ('path' in motion && motion.path.at(-1)) || here
    const rim = mark(scene, 'changed', hexPath(0.94))
    rim.setAttribute('transform', `translate(${x} ${y})`)
    setTimeout(() => rim.remove(), OUTLINED)
  }
}

/**
 * Plays motions on the pieces drawn inside the root, as they stand before the change; then commits the new position and
 * lets the pieces go.
 */
export const play = (root: Element, motions: Motions, { speed = 1, commit }: PlayOptions = {}): Playing => {
  const scene: Scene = {
    root,
    speed,
    running: [],
    traces: [],
    begun: new Set(),
    fallen: new Map(),
    ids: new WeakMap(),
    count: 0,
  }
  if (speed === Number.POSITIVE_INFINITY || still()) {
    if (still()) outline(scene, motions.flat())
    commit?.()
    return { done: Promise.resolve(), skip: () => undefined }
  }
  let start = 0
  for (const beat of motions) {
    const together = 'kind' in beat ? [beat] : beat
    start += Math.max(0, ...together.map(motion => begin(scene, motion, start)))
  }
  let finish = (): void => undefined
  const clock = new Promise<void>(resolve => {
    const timer = setTimeout(resolve, start / speed)
    finish = () => {
      clearTimeout(timer)
      resolve()
    }
  })
  const skip = (): void => {
    for (const animation of [...scene.running, ...scene.traces]) animation.finish()
    finish()
  }
  const done = clock.then(() => {
    commit?.()
    for (const animation of scene.running) animation.cancel()
  })
  return { done, skip }
}
