import { type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from './IconButton.tsx'

interface DialogProps {
  open: boolean
  title: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
  /** Buttons at the foot, the primary one last. */
  acts?: ReactNode
}

const useDialog = (open: boolean) => {
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open && !box.current?.open) {
      box.current?.showModal()
      // The first thing to do, not the way out: what is to be written, or the main button.
      box.current
        ?.querySelector<HTMLElement>('.text-field input, .dialog-acts .primary')
        ?.focus({ preventScroll: true })
    }
    if (!open && box.current?.open) box.current.close()
  }, [open])
  return box
}

const Window = ({ kind, open, title, closeLabel, onClose, children, acts }: DialogProps & { kind: string }) => {
  const box = useDialog(open)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; the click is on what lies around it
    <dialog
      ref={box}
      className={kind}
      aria-label={title}
      onClose={onClose}
      onClick={event => event.target === event.currentTarget && onClose()}
    >
      {open && (
        <>
          <header className="dialog-head">
            <h2>{title}</h2>
            <IconButton icon="x" label={closeLabel} onClick={onClose} />
          </header>
          {children}
          {acts && <div className="dialog-acts">{acts}</div>}
        </>
      )}
    </dialog>
  )
}

/** A question or a form over the table. */
export const Modal = ({ wide, ...rest }: DialogProps & { wide?: boolean }) => (
  <Window {...rest} kind={wide ? 'modal wide' : 'modal'} />
)

/** A page that slides in from the side: rules, menu. */
export const Drawer = ({ from = 'right', ...rest }: DialogProps & { from?: 'left' | 'right' }) => (
  <Window {...rest} kind={`drawer ${from}`} />
)
