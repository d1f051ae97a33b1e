import type { ReactNode } from 'react'
import type { Side } from './symbols/sides.ts'

interface PromptBarProps {
  side: Side
  /** Whose decision it is. */
  who: string
  /** What is asked, in words. */
  text: string
  /** How far along: "2 of 3 orders", with as many pips. */
  count?: { text: string; done: number; of: number }
  hint?: ReactNode
  /** Buttons, the primary one last. */
  children?: ReactNode
  /** The phone's: two lines, buttons elsewhere. */
  small?: boolean
}

/** More pips than this say nothing to the eye. */
const MOST_PIPS = 10

/** So many letters fill the two lines of a phone, beside pips and without them. */
const FULL = { beside: 56, alone: 88 } as const

/** The most important sentence on the screen: who decides what. */
export const PromptBar = ({ side, who, text, count, hint, children, small }: PromptBarProps) => (
  <section className={`prompt${small ? ' small' : ''}${isLong(who, text, count) ? ' long' : ''}`}>
    <span className={`prompt-side side-${side}`} aria-hidden="true">
      <i />
    </span>
    <div className="prompt-words">
      <p aria-live="polite">
        <span className="prompt-text">
          <b>{who}</b> · {text}
        </span>
        {count && <b className="prompt-count">{` — ${count.text}`}</b>}
      </p>
      {hint && (
        <span className="prompt-hint" aria-live="polite" title={typeof hint === 'string' ? hint : undefined}>
          {hint}
        </span>
      )}
    </div>
    {count && count.of <= MOST_PIPS && (
      <span className="pips" aria-hidden="true">
        {Array.from({ length: count.of }, (_, i) => (
          <i key={i} className={i < count.done ? 'on' : undefined} />
        ))}
      </span>
    )}
    {children && <span className="prompt-acts">{children}</span>}
  </section>
)

/** It is set smaller then. */
function isLong(who: string, text: string, count: PromptBarProps['count']): boolean {
  const letters = `${who} · ${text} — ${count?.text ?? ''}`.length
  return letters > (count && count.of <= MOST_PIPS ? FULL.beside : FULL.alone)
}
