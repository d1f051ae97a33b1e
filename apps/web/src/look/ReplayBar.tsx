import { useRef } from 'react'
import { LineIcon, type LineIconName } from './LineIcon.tsx'
import type { Side } from './symbols/sides.ts'

interface ReplayBarProps {
  /** Player turns, in steps from `from` up to `to`; `number` is lettered under the track. */
  turns: readonly { side: Side; from: number; to: number; number?: string }[]
  /** Banners won, at their step. */
  flags?: readonly { side: Side; at: number }[]
  /** Steps in all, and the one that is shown. */
  length: number
  at: number
  /** "Turn 6 · 41 of 41". */
  text: string
  playing?: boolean
  /** "1×". */
  speed: string
  words: {
    first: string
    back: string
    play: string
    pause: string
    forward: string
    last: string
    track: string
    branch: string
    speed: string
  }
  onSeek: (step: number) => void
  onPlay?: () => void
  onSpeed?: () => void
  /** Play on from here; without it, or at the end, the button is off. */
  onBranch?: () => void
}

const WIDTH = 760
const EDGE = 6

/** The battle as a track: turns in the sides' colours, banners where they were won, a knob for now. */
export const ReplayBar = ({ turns, flags = [], length, at, text, playing, speed, words, ...on }: ReplayBarProps) => {
  const track = useRef<SVGSVGElement>(null)
  const x = (step: number): number => EDGE + (step / Math.max(1, length)) * (WIDTH - 2 * EDGE)
  const clamp = (step: number): number => Math.max(0, Math.min(length, step))

  const seek = (event: React.PointerEvent): void => {
    const box = track.current?.getBoundingClientRect()
    if (!box) return
    const along = ((event.clientX - box.left) / box.width) * WIDTH
    on.onSeek(clamp(Math.round(((along - EDGE) / (WIDTH - 2 * EDGE)) * length)))
  }
  const keyed = (event: React.KeyboardEvent): void => {
    const to = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      PageUp: at - 10,
      PageDown: at + 10,
      Home: 0,
      End: length,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    on.onSeek(clamp(to))
  }
  const key = (icon: LineIconName, label: string, act: () => void, main = false) => (
    <button type="button" className={main ? 'main' : undefined} aria-label={label} title={label} onClick={act}>
      <LineIcon name={icon} size={16} />
    </button>
  )

  return (
    <footer className="replay on-wood">
      <div className="replay-keys">
        {key('first', words.first, () => on.onSeek(0))}
        {key('prev', words.back, () => on.onSeek(clamp(at - 1)))}
        {key(playing ? 'pause' : 'play', playing ? words.pause : words.play, () => on.onPlay?.(), true)}
        {key('next', words.forward, () => on.onSeek(clamp(at + 1)))}
        {key('last', words.last, () => on.onSeek(length))}
      </div>
      <div
        className="replay-track"
        role="slider"
        tabIndex={0}
        aria-label={words.track}
        aria-valuemin={0}
        aria-valuemax={length}
        aria-valuenow={at}
        aria-valuetext={text}
        onKeyDown={keyed}
        onPointerDown={event => {
          event.currentTarget.setPointerCapture(event.pointerId)
          seek(event)
        }}
        onPointerMove={event => event.buttons > 0 && seek(event)}
      >
        <svg ref={track} viewBox={`0 0 ${WIDTH} 32`} preserveAspectRatio="none" aria-hidden="true">
          {turns.map(turn => (
            <rect
              key={turn.from}
              className={`replay-turn side-${turn.side}`}
              x={x(turn.from)}
              y="13"
              width={Math.max(1, x(turn.to) - x(turn.from) - 3)}
              height="6"
              rx="1"
            />
          ))}
        </svg>
        {turns.map(
          turn =>
            turn.number && (
              <span key={turn.from} className="replay-number" style={{ left: `${(x(turn.from) / WIDTH) * 100}%` }}>
                {turn.number}
              </span>
            ),
        )}
        {flags.map((flag, i) => (
          <svg
            key={i}
            className={`replay-flag side-${flag.side}`}
            width="10"
            height="13"
            viewBox="0 0 10 13"
            style={{ left: `${(x(flag.at) / WIDTH) * 100}%` }}
            aria-hidden="true"
          >
            <path d="M.5 13V1h9L7.1 4l2.4 3h-9" />
          </svg>
        ))}
        <i className="replay-knob" style={{ left: `${(x(at) / WIDTH) * 100}%` }} />
      </div>
      <span className="replay-text">{text}</span>
      <button
        type="button"
        className="replay-word"
        aria-label={words.branch}
        aria-disabled={!on.onBranch || undefined}
        onClick={on.onBranch}
      >
        <LineIcon name="branch" size={16} />
        <span>{words.branch}</span>
      </button>
      <button
        type="button"
        className="replay-word"
        aria-label={`${words.speed}: ${speed}`}
        title={words.speed}
        onClick={on.onSpeed}
      >
        {speed}
      </button>
    </footer>
  )
}
