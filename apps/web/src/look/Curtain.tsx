import { type ReactNode, useEffect, useRef } from 'react'
import { Wood } from './Wood.tsx'

interface CurtainProps {
  closed: boolean
  title?: string
  text?: string
  /** The button that opens it: "I am here". */
  children?: ReactNode
}

/** Milliseconds until it is shut and a key that was pressed twice has been let go: only then does a key open it. */
const SHUT = 450

/** Wood that closes from both sides while the device changes hands: no one sees the other's cards. */
export const Curtain = ({ closed, title, text, children }: CurtainProps) => {
  const slip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!closed) return
    const timer = setTimeout(() => slip.current?.querySelector('button')?.focus(), SHUT)
    return () => clearTimeout(timer)
  }, [closed, title])
  return (
    <div className={closed ? 'curtain closed' : 'curtain'} inert={!closed} aria-live="polite">
      <div className="curtain-leaf left">
        <Wood seed={11} />
      </div>
      <div className="curtain-leaf right">
        <Wood seed={12} />
      </div>
      <div className="curtain-words">
        <div className="curtain-slip" ref={slip}>
          {title && <h2>{title}</h2>}
          {text && <p>{text}</p>}
          {children}
        </div>
      </div>
    </div>
  )
}
