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
  /** Read rather than played with: it may cover some of the board. */
  tall?: boolean
  onOpen: (open: boolean) => void
  /** Spoken name of the handle. */
  label: string
}

/** Further than this, or faster, a drag opens or closes. */
const FAR = 48

/** The phone's sheet of paper over the board; its handle is dragged or pressed. */
export const BottomSheet = ({ head, children, acts, tabs, open, tall = false, onOpen, label }: BottomSheetProps) => {
  const content = useRef<HTMLDivElement>(null)
  const from = useRef<number>(undefined)
  const [drag, setDrag] = useState(0)

  const release = (): void => {
    if (from.current === undefined) return
    from.current = undefined
    if (Math.abs(drag) > FAR) onOpen(drag < 0)
    setDrag(0)
  }
  const [full, setFull] = useState(0)
  const shown = open ? full - Math.max(0, drag) : Math.max(0, -drag)

  return (
    <section className={tall && open ? 'bottom-sheet tall' : 'bottom-sheet'}>
      <button
        type="button"
        className="sheet-handle"
        aria-label={label}
        aria-expanded={open}
        onClick={() => Math.abs(drag) < 4 && onOpen(!open)}
        onPointerDown={event => {
          event.currentTarget.setPointerCapture(event.pointerId)
          from.current = event.clientY
          setFull(content.current?.clientHeight ?? 0)
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
        style={
          drag
            ? { height: Math.max(0, shown), maxHeight: open ? undefined : 'var(--tray)' }
            : open
              ? undefined
              : { height: 0 }
        }
      >
        {children}
      </div>
      {acts && <div className="sheet-acts">{acts}</div>}
      {tabs}
    </section>
  )
}
