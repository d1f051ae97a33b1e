import { memo, type ReactNode, useEffect, useRef } from 'react'
import { Chip } from './Chip.tsx'
import { SideMark } from './SideMark.tsx'
import type { Side } from './symbols/sides.ts'

/** A piece of a sentence: plain words, words that matter, or a hex that lights up when one points at it. */
export type LogPart = string | { strong: string } | { hex: string; text: string }

export type LogEntry =
  | { kind: 'turn'; id: string; text: string; part?: boolean }
  | { kind: 'line'; id: string; side?: Side; parts: readonly LogPart[]; rules?: readonly string[]; reason?: string }

interface LogListProps {
  title: string
  entries: readonly LogEntry[]
  /** The moment the board shows. */
  selected?: string
  tools?: ReactNode
  /** What asks for the reason of who did it. */
  why?: string
  onSelect?: (id: string) => void
  onRule?: (rule: string) => void
  onHex?: (hex: string | null) => void
}

const Part = ({ part, onHex }: { part: LogPart; onHex?: (hex: string | null) => void }) => {
  if (typeof part === 'string') return part
  if ('strong' in part) return <b>{part.strong}</b>
  return (
    <span className="log-hex" onPointerEnter={() => onHex?.(part.hex)} onPointerLeave={() => onHex?.(null)}>
      {part.text}
    </span>
  )
}

interface LineProps extends Pick<LogListProps, 'why' | 'onSelect' | 'onRule' | 'onHex'> {
  entry: LogEntry
  current: boolean
}

/** Drawn once: a long battle has hundreds of them. */
const Line = memo(({ entry, current, why, onSelect, onRule, onHex }: LineProps) =>
  entry.kind === 'turn' ? (
    <li className="log-turn" data-entry={entry.id}>
      <span>{entry.text}</span>
    </li>
  ) : (
    <li data-entry={entry.id} aria-current={current ? 'step' : undefined}>
      {entry.side ? <SideMark side={entry.side} /> : <i className="side-mark" aria-hidden="true" />}
      <div>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut; the replay bar does the same by keyboard */}
        <p className={onSelect && 'log-go'} onClick={onSelect && (() => onSelect(entry.id))}>
          {entry.parts.map((part, i) => (
            <Part key={i} part={part} onHex={onHex} />
          ))}{' '}
          {entry.rules?.map(rule => (
            <Chip key={rule} rule={rule} onOpen={onRule} />
          ))}
        </p>
        {entry.reason && (
          <details className="log-reason">
            <summary>{why}</summary>
            {entry.reason}
          </details>
        )}
      </div>
    </li>
  ),
)

/** A list goes on rolling for so long after the hand has left it, in milliseconds. */
const HELD = 900

/** The battle in sentences, each with its rule. Follows the last line unless one has scrolled away. */
export const LogList = ({ title, entries, selected, tools, why, onSelect, onRule, onHex }: LogListProps) => {
  const list = useRef<HTMLOListElement>(null)
  const follows = useRef(true)
  const atEnd = useRef(true)
  const seen = useRef({ top: 0, long: 0, tall: 0 })
  /** When somebody last took hold of the list. */
  const held = useRef(Number.NEGATIVE_INFINITY)
  const last = entries.at(-1)?.id

  useEffect(() => {
    const box = list.current
    if (!box) return
    atEnd.current = selected === last
    // Before anything has happened, its beginning.
    if (selected === undefined) box.scrollTop = 0
    else if (selected !== last) {
      box.querySelector(`[data-entry="${CSS.escape(selected)}"]`)?.scrollIntoView({ block: 'nearest' })
    } else if (follows.current) box.scrollTop = box.scrollHeight
    // What the list does by itself is no hand that scrolls up.
    seen.current = { top: box.scrollTop, long: box.scrollHeight, tall: box.clientHeight }
  }, [selected, last])

  // Only a reader who scrolls up stops following; a list that shrinks or grows does not.
  const hold = (): void => {
    held.current = performance.now()
  }
  const scrolled = (): void => {
    const box = list.current
    if (!box) return
    const { scrollTop: top, scrollHeight: long, clientHeight: tall } = box
    const before = seen.current
    const isSame = long === before.long && tall === before.tall
    if (long - top - tall < 40) follows.current = true
    else if (top < before.top - 2 && (isSame || performance.now() - held.current < HELD)) follows.current = false
    seen.current = { top, long, tall }
  }
  useEffect(() => {
    const box = list.current
    if (!box) return
    const watcher = new ResizeObserver(() => {
      if (follows.current && atEnd.current) box.scrollTop = box.scrollHeight
    })
    watcher.observe(box)
    return () => watcher.disconnect()
  }, [])

  return (
    <section className="log panel" aria-label={title}>
      <header>
        <h2>{title}</h2>
        {tools}
      </header>
      <ol ref={list} aria-live="polite" aria-relevant="additions" onScroll={scrolled} onWheel={hold} onTouchMove={hold}>
        {entries.map(entry => (
          <Line
            key={entry.id}
            entry={entry}
            current={entry.id === selected}
            why={why}
            onSelect={onSelect}
            onRule={onRule}
            onHex={onHex}
          />
        ))}
      </ol>
    </section>
  )
}
