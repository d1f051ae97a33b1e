import { memo, type ReactNode, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react'
import { isIdle } from '../idle.ts'
import { at, type Point } from '../ink/curves.ts'
import { Ink } from '../ink/Ink.tsx'
import { patches, type Stroke } from '../ink/patches.ts'
import { usePressAndHold } from '../usePressAndHold.ts'
import { type Box, bounds, centre, corners, hexPath, type Place, translate } from './geometry.ts'
import { HexFlags, type HexLight, HexLights } from './HexLights.tsx'
import { Shadow } from './Shadow.tsx'
import { type MapMargin, neatScale, sheet } from './sheet.ts'
import { type BoardHex, ground } from './terrain.ts'

export interface SectionLines {
  /** Where the dotted lines stand. */
  lines: readonly number[]
  names?: readonly { text: string; x: number; on?: boolean }[]
}

export interface MapName {
  text: string
  at: Point
  kind?: 'place' | 'water'
  turn?: number
}

interface HexBoardProps {
  hexes: readonly BoardHex[]
  sections?: SectionLines
  lights?: readonly HexLight[]
  /** BlockUnit, LoneLeader: sorted from back to front by the caller or by `pieceOrder`. */
  pieces?: ReactNode
  /** Above the pieces: arrows, threads. */
  marks?: ReactNode
  coordinates?: boolean
  names?: readonly MapName[]
  /** Hexes with a name on the map: their coordinate stands below it. */
  named?: ReadonlySet<string>
  margin?: MapMargin
  /** Another seed, another paper. */
  seed?: number
  /** Without the sheet's border when the board is only a picture. */
  bare?: boolean
  /** Spoken name of a hex: terrain, who stands there, why it is lit. */
  nameOf?: (hex: string) => string
  /** Hexes that answer to a click: they get the hand. Others still report. */
  live?: ReadonlySet<string>
  /** With Shift: one of several. */
  onHex?: (hex: string, several?: boolean) => void
  onHover?: (hex: string | null) => void
  /** Hexes whose piece may be dragged: it is taken up, and then a hex is picked where it is let go. */
  drag?: ReadonlySet<string>
  onLift?: (hex: string) => void
  /** Long press or right button: what is this? */
  onAsk?: (hex: string) => void
}

/** The sheet around the hexes. */
export const sheetBox = (hexes: readonly Place[]): Box => {
  const field = bounds(hexes)
  return { x: field.x - 96, y: field.y - 24, width: field.width + 212, height: field.height + 64 }
}

/** Back to front, so that a unit in front covers the one behind. */
export const pieceOrder = (a: Place, b: Place): number => a.row - b.row || b.col - a.col

/** From the middle of a hex up to the foot of its coordinate: below the name, where it has one. */
export const coordinateUp = (hex: string, named?: ReadonlySet<string>): number => (named?.has(hex) ? 24 : 38)

/** Every edge once, with a tick at either end. */
const gridLines = (hexes: readonly Place[]) => {
  const rim = corners()
  const grid = new Map<string, Stroke>()
  const ticks = new Map<string, Stroke>()
  for (const hex of hexes) {
    const [x, y] = centre(hex)
    rim.forEach((p, i) => {
      const q = rim[(i + 1) % 6]
      const from: Point = [x + p[0], y + p[1]]
      const to: Point = [x + q[0], y + q[1]]
      const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
      const [dx, dy] = [(q[0] - p[0]) * 0.12, (q[1] - p[1]) * 0.12]
      grid.set(at(middle), { at: middle, d: `M${at(from)}L${at(to)}` })
      ticks.set(at(middle), { at: middle, d: `M${at(from)}l${at([dx, dy])}M${at(to)}l${at([-dx, -dy])}` })
    })
  }
  return { grid: patches(grid.values()), ticks: patches(ticks.values()) }
}

/** One layer of the drawing; only pieces are spoken of. */
const Layer = ({ name, spoken = false, children }: { name: string; spoken?: boolean; children?: ReactNode }) => (
  <g className={`board-${name}`} pointerEvents="none" aria-hidden={!spoken}>
    {children}
  </g>
)

type GroundProps = Pick<
  HexBoardProps,
  'hexes' | 'sections' | 'coordinates' | 'names' | 'named' | 'margin' | 'seed' | 'bare'
>

/** Everything that never changes during a battle: one static layer. */
const Ground = memo(({ hexes, sections, coordinates, names, named, margin, seed = 77, bare }: GroundProps) => {
  const clip = useId()
  const box = useMemo(() => sheetBox(hexes), [hexes])
  const field = useMemo(() => bounds(hexes), [hexes])
  const paper = useMemo(() => sheet(box, seed, margin), [box, seed, margin])
  const earth = useMemo(() => ground(hexes), [hexes])
  const { grid, ticks } = useMemo(() => gridLines(hexes), [hexes])
  const inner = { x: box.x + 10, y: box.y + 10, width: box.width - 20, height: box.height - 20 }
  return (
    <Layer name="ground">
      <clipPath id={clip}>
        <rect {...(bare ? box : inner)} />
      </clipPath>
      {!bare && <Shadow {...box} />}
      <rect className="map-sheet" {...box} />
      <g clipPath={`url(#${clip})`}>
        <Ink drawing={paper} />
        <Ink drawing={earth} />
      </g>
      {grid.map(d => (
        <path key={d} className="hex-grid" d={d} />
      ))}
      {ticks.map(d => (
        <path key={d} className="hex-ticks" d={d} />
      ))}
      {sections?.lines.map(x => (
        <path key={x} className="section-line" d={`M${x} ${field.y}v${field.height}`} />
      ))}
      {coordinates &&
        hexes.map(hex => {
          const [x, y] = centre(hex)
          return (
            <text key={hex.id} className="hex-coordinate" x={x} y={y - coordinateUp(hex.id, named)}>
              {hex.id}
            </text>
          )
        })}
      {sections?.names?.map(name => (
        <text key={name.text} className={`map-name${name.on ? ' on' : ''}`} x={name.x} y={field.y + field.height + 25}>
          {name.text}
        </text>
      ))}
      {names?.map(({ text, at: [x, y], kind, turn = 0 }) => (
        <text
          key={text}
          className={`map-name ${kind === 'water' ? 'water-name' : 'small'}`}
          transform={`translate(${x} ${y}) rotate(${turn})`}
        >
          {text}
        </text>
      ))}
      {!bare && (
        <>
          <rect
            className="neatline"
            strokeWidth="1.2"
            x={box.x + 4}
            y={box.y + 4}
            width={box.width - 8}
            height={box.height - 8}
          />
          <rect
            className="neatline"
            strokeWidth="1"
            x={box.x + 9}
            y={box.y + 9}
            width={box.width - 18}
            height={box.height - 18}
          />
          <path className="neat-scale" d={neatScale(box)} />
        </>
      )}
    </Layer>
  )
})

const whole = hexPath()

type HitsProps = Pick<HexBoardProps, 'hexes' | 'nameOf' | 'live' | 'drag' | 'onHex' | 'onHover' | 'onLift' | 'onAsk'>

/** Transparent hexes on top: pointer, touch, keyboard and screen reader all answer here. */
const Hits = memo(({ hexes, nameOf, live, drag, onHex, onHover, onLift, onAsk }: HitsProps) => {
  const [here, setHere] = useState(hexes[0]?.id)
  const layer = useRef<SVGGElement>(null)
  const held = usePressAndHold(hexUnder, onAsk)
  const grab = useDrag(layer, { drag, onHex, onHover, onLift })

  const step = (from: BoardHex, dx: number, dy: number): void => {
    const [x, y] = centre(from)
    const ahead = hexes.filter(hex => (dy === 0 ? hex.row === from.row : hex.row === from.row + dy))
    const best = ahead
      .filter(hex => dx === 0 || Math.sign(centre(hex)[0] - x) === dx)
      .sort((a, b) => distance(a, [x, y]) - distance(b, [x, y]))[0]
    if (!best) return
    setHere(best.id)
    layer.current?.querySelector<SVGElement>(`[data-hex="${best.id}"]`)?.focus()
  }

  const keyed = (event: React.KeyboardEvent, hex: BoardHex): void => {
    // With a modifier it is a command of the screen, not of the hex.
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const moves: Record<string, readonly [number, number]> = {
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowUp: [0, -1],
      ArrowDown: [0, 1],
    }
    const move = moves[event.key]
    if (move) step(hex, ...move)
    else if (event.key === 'Enter' && !event.shiftKey && isIdle(event.target)) return
    else if (event.key === 'Enter' || event.key === ' ') onHex?.(hex.id, event.shiftKey)
    else if (event.key === '?') onAsk?.(hex.id)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <g ref={layer} className="board-hits" onPointerLeave={() => onHover?.(null)} {...held}>
      {hexes.map(hex => (
        // biome-ignore lint/a11y/useSemanticElements: an SVG path has no button element
        <path
          key={hex.id}
          className={`hex-hit${live?.has(hex.id) ? ' live' : ''}`}
          d={whole}
          transform={translate(centre(hex))}
          data-hex={hex.id}
          role="button"
          tabIndex={hex.id === here ? 0 : -1}
          aria-label={nameOf?.(hex.id) ?? hex.id}
          aria-disabled={live && !live.has(hex.id) ? true : undefined}
          onClick={event => onHex?.(hex.id, event.shiftKey)}
          onKeyDown={event => keyed(event, hex)}
          onFocus={() => {
            setHere(hex.id)
            onHover?.(hex.id)
          }}
          onPointerEnter={event => event.pointerType === 'mouse' && onHover?.(hex.id)}
          onPointerDown={event => grab(event, hex.id)}
        />
      ))}
    </g>
  )
})

/** A piece taken up with the mouse or a finger and let go over another hex; what is let go where it was is a click. */
function useDrag(
  layer: RefObject<SVGGElement | null>,
  props: Pick<HexBoardProps, 'drag' | 'onHex' | 'onHover' | 'onLift'>,
): (down: React.PointerEvent, hex: string) => void {
  // While it is dragged the board changes: what is done with it is what can be done then.
  const now = useRef(props)
  now.current = props
  useEffect(() => {
    const root = layer.current
    // The board is not pushed about by what is dragged over it.
    const keep = (event: Event): void => {
      const hex = event.target instanceof Element ? event.target.getAttribute('data-hex') : null
      if (hex !== null && now.current.drag?.has(hex)) event.stopPropagation()
    }
    root?.addEventListener('mousedown', keep)
    root?.addEventListener('touchstart', keep, { passive: true })
    return () => {
      root?.removeEventListener('mousedown', keep)
      root?.removeEventListener('touchstart', keep)
    }
  }, [layer])
  return (down, from) => {
    if (down.button !== 0 || !now.current.drag?.has(from)) return
    const over = new AbortController()
    const { signal } = over
    let at = from
    let lifted = false
    const under = ({ clientX, clientY }: PointerEvent): string | null =>
      hexUnder(document.elementFromPoint(clientX, clientY))
    const move = (event: PointerEvent): void => {
      const hex = under(event)
      if (hex === null || hex === at) return
      at = hex
      if (!lifted) now.current.onLift?.(from)
      lifted = true
      now.current.onHover?.(hex)
    }
    const drop = (): void => {
      over.abort()
      if (lifted && at !== from) now.current.onHex?.(at)
    }
    window.addEventListener('pointermove', move, { signal })
    window.addEventListener('pointerup', drop, { signal })
    window.addEventListener('pointercancel', () => over.abort(), { signal })
  }
}

const hexUnder = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest('[data-hex]')?.getAttribute('data-hex') ?? null) : null

const distance = (hex: Place, [x, y]: Point): number => {
  const [hx, hy] = centre(hex)
  return Math.hypot(hx - x, hy - y)
}

const noLights: readonly HexLight[] = []

/** A battlefield of hexes: a static sheet, lights, pieces, marks; put it inside a ZoomPane or an <svg>. */
export const HexBoard = ({ hexes, lights = noLights, pieces, marks, ...rest }: HexBoardProps) => {
  const places = useMemo(() => new Map(hexes.map(hex => [hex.id, hex])), [hexes])
  const { sections, coordinates, names, named, margin, seed, bare, nameOf, live, drag, onHex, onHover, onLift, onAsk } =
    rest
  return (
    <g className="hex-board">
      <Ground
        hexes={hexes}
        sections={sections}
        coordinates={coordinates}
        names={names}
        named={named}
        margin={margin}
        seed={seed}
        bare={bare}
      />
      <Layer name="lights">
        <HexLights lights={lights} places={places} />
      </Layer>
      <Layer name="pieces" spoken>
        {pieces}
      </Layer>
      <Layer name="flags">
        <HexFlags lights={lights} />
      </Layer>
      <Layer name="effects" />
      <Layer name="marks">{marks}</Layer>
      {(onHex || onHover || onAsk) && <Hits {...{ hexes, nameOf, live, drag, onHex, onHover, onLift, onAsk }} />}
    </g>
  )
}
