import type { ReactNode } from 'react'

interface PanelProps {
  title?: string
  tools?: ReactNode
  children: ReactNode
  label?: string
  /** Takes the free height and scrolls inside. */
  grow?: boolean
  className?: string
}

/** A slip of paper on the wood. */
export const Panel = ({ title, tools, children, label, grow, className = '' }: PanelProps) => (
  <section className={`panel ${grow ? 'grow' : ''} ${className}`} aria-label={label ?? title}>
    {(title || tools) && (
      <header>
        {title && <h2>{title}</h2>}
        {tools}
      </header>
    )}
    {children}
  </section>
)
