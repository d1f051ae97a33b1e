import type { Point } from '../../look/ink/curves.ts'

/** How many dice would be rolled against whoever stands here: a small ivory die with the figure. */
export const DiceBadge = ({ at: [x, y], dice }: { at: Point; dice: number }) => (
  <g className="dice-badge" transform={`translate(${x + 31} ${y + 24})`}>
    <rect className="d-sh" x="-13" y="-11" width="30" height="28" rx="6" />
    <rect className="d-side" x="-15" y="-13" width="30" height="30" rx="6.5" />
    <rect className="d-face" x="-15" y="-15" width="30" height="29" rx="6.5" />
    <text y="6.5">{dice}</text>
  </g>
)
