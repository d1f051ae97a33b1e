import type { ReactNode } from 'react'
import type { IconName } from './symbols/icons.ts'
import type { Side } from './symbols/sides.ts'

interface BannerProps {
  /** Absent: still to win. */
  side?: Side
  icon?: IconName
  children: ReactNode
}

/** Each side's is cut after its mark. */
const CLOTHS: Readonly<Record<Side, string>> = {
  a: 'M5 4h26v24H5z',
  b: 'M5 4h15a12 12 0 0 1 0 24H5z',
  c: 'M5 4h16l12 12l-12 12H5z',
  d: 'M5 4h20v6h6v12h-6v6H5z',
  e: 'M5 4h26q-9 12 0 24H5z',
  f: 'M5 4h20l6 12l-6 12H5z',
}

/** A banner with a name beside it: sides at the set-up, the spoils at the end. */
export const Banner = ({ side, icon, children }: BannerProps) => (
  <span className="banner">
    <svg width="34" height="46" viewBox="0 0 34 46" aria-hidden="true">
      <path d="M4 2v43" stroke={side ? 'var(--brass)' : 'var(--line-2)'} strokeWidth="3" />
      {side ? (
        <path d={CLOTHS[side]} fill={`var(--${side})`} stroke={`var(--${side}-lo)`} />
      ) : (
        <path d="M5 4h26v24H5z" fill="none" stroke="var(--line-2)" strokeDasharray="4 3" />
      )}
      {icon && <use href={`#i-${icon}`} x="8.5" y="7" width="18" height="18" fill="var(--sym)" />}
    </svg>
    {children}
  </span>
)
