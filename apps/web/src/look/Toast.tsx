import type { ReactNode, Ref } from 'react'
import { LineIcon, type LineIconName } from './LineIcon.tsx'

export interface ToastProps {
  text: string
  icon?: LineIconName
  action?: { text: string; onClick: () => void }
}

/** A short message that needs no answer. */
export const Toast = ({ text, icon = 'check', action }: ToastProps) => (
  <div className="popover toast" role="status">
    <LineIcon name={icon} size={18} weight={2.4} />
    <p>{text}</p>
    {action && (
      <button type="button" className="text-button" onClick={action.onClick}>
        {action.text}
      </button>
    )}
  </div>
)

/** Where toasts lie: at the foot of the window, over everything. */
export const ToastPlace = ({ ref, children }: { ref?: Ref<HTMLDivElement>; children: ReactNode }) => (
  <div className="toast-place" ref={ref}>
    {children}
  </div>
)
