import type { CSSProperties, ReactNode } from 'react'

/** A dark slip with a word of explanation. */
export const Tip = ({ title, children, style }: { title?: string; children?: ReactNode; style?: CSSProperties }) => (
  <div className="popover tip" role="tooltip" style={style}>
    {title && <b>{title}</b>}
    {children && <p>{children}</p>}
  </div>
)
