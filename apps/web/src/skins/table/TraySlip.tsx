import type { Lang } from '@acies/kernel'
import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react'
import { tableWords } from './words.ts'

interface TraySlipProps {
  picture: ReactNode
  name: string
  note?: string
  lang: Lang
  /** The how many-th of its row: the first nine have a key. */
  nth: number
  /** Chosen as things stand; not said where a press does not choose between slips. */
  on?: boolean
  /** An adviser would take this one. */
  proposed: boolean
  onClick: () => void
  onPointerDown?: (event: PointerEvent) => void
}

/** A choice under the table: its picture, what it is and the key that takes it. */
export const TraySlip = ({ picture, name, note, lang, nth, on, proposed, onClick, onPointerDown }: TraySlipProps) => {
  const slip = useRef<HTMLButtonElement>(null)
  // What is chosen or advised may lie beyond the edge of its row.
  const shown = on === true || proposed
  useEffect(() => {
    if (shown) slip.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [shown])
  return (
    <button
      ref={slip}
      type="button"
      className={['tray-slip', on && 'on', proposed && 'proposed'].filter(Boolean).join(' ')}
      aria-pressed={on}
      onClick={onClick}
      onPointerDown={onPointerDown}
    >
      {picture}
      <span>
        <b>{name}</b>
        {note !== undefined && <small>{note}</small>}
      </span>
      {nth < 9 && <span className="key-cap">{nth + 1}</span>}
      {proposed && <span className="only-spoken">{tableWords[lang].proposed}</span>}
    </button>
  )
}
