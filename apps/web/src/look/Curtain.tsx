import type { ReactNode } from 'react'
import { Wood } from './Wood.tsx'

interface CurtainProps {
  closed: boolean
  title?: string
  text?: string
  /** The button that opens it: "I am here". */
  children?: ReactNode
}

/** Wood that closes from both sides while the device changes hands: no one sees the other's cards. */
export const Curtain = ({ closed, title, text, children }: CurtainProps) => (
  <div className={closed ? 'curtain closed' : 'curtain'} inert={!closed} aria-live="polite">
    <div className="curtain-leaf left">
      <Wood seed={11} />
    </div>
    <div className="curtain-leaf right">
      <Wood seed={12} />
    </div>
    <div className="curtain-words">
      <div className="curtain-slip">
        {title && <h2>{title}</h2>}
        {text && <p>{text}</p>}
        {children}
      </div>
    </div>
  </div>
)
