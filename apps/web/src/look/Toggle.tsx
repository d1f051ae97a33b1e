import type { ReactNode } from 'react'

interface ToggleProps {
  children: ReactNode
  on: boolean
  onChange: (on: boolean) => void
  note?: string
}

/** A switch with its words. */
export const Toggle = ({ children, on, onChange, note }: ToggleProps) => (
  <button type="button" className="toggle" role="switch" aria-checked={on} onClick={() => onChange(!on)}>
    <span className="toggle-words">
      {children}
      {note && <small>{note}</small>}
    </span>
    <i className="switch" aria-hidden="true" />
  </button>
)
