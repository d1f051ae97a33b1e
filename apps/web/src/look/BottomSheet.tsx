import { type ReactNode, useRef, useState } from 'react'

interface BottomSheetProps {
  /** Always seen: the prompt. */
  head?: ReactNode
  /** What can be pulled up: the hand, the odds, the log. */
  children?: ReactNode
  /** Buttons, always seen. */
  acts?: ReactNode
  tabs?: ReactNode
  open: boolean
  onOpen: (open: boolean) => void
  /** Spoken name of the handle. */
  label: string
}

/** Further than this, or faster, a drag opens or closes. */
const FAR = 48

/** The phone's sheet of paper over the board; its handle is dragged or pressed. */
export const BottomSheet = ({ head, children, acts, tabs, open, onOpen, label }: BottomSheetProps) => {
  const content = useRef<HTMLDivElement>(null)
  const from = useRef<number>(undefined)
  const [drag, setDrag] = useState(0)
  const height = (): number => content.current?.scrollHeight ?? 0

  const release = (): void => {
    if (from.current === undefined) return
    from.current = undefined
    if (Math.abs(drag) > FAR) onOpen(drag < 0)
    setDrag(0)
  }
  const shown = open ? Math.max(0, height() - Math.max(0, drag)) : Math.min(height(), Math.max(0, -drag))

  return (
    <section className="bottom-sheet">
      <button
        type="button"
        className="sheet-handle"
        aria-label={label}
        aria-expanded={open}
        onClick={() => Math.abs(drag) < 4 && onOpen(!open)}
        onPointerDown={event => {
          event.currentTarget.setPointerCapture(event.pointerId)
          from.current = event.clientY
        }}
        onPointerMove={event => from.current !== undefined && setDrag(event.clientY - from.current)}
        onPointerUp={release}
        onPointerCancel={release}
      >
        <i />
      </button>
      {head}
      <div
        className={drag ? 'sheet-content dragged' : 'sheet-content'}
        ref={content}
        inert={!open && drag === 0}
        style={drag ? { height: shown } : open ? undefined : { height: 0 }}
      >
        {children}
      </div>
      {acts && <div className="sheet-acts">{acts}</div>}
      {tabs}
    </section>
  )
}
