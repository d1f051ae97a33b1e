import type { Box } from './geometry.ts'

/** The shadow of a sheet: three thin ones, one over the other. A blur would be slow to draw anew. */
export const Shadow = ({ x, y, width, height }: Box) =>
  [9, 6, 3].map(by => (
    <rect key={by} className="sh" x={x - by / 3} y={y + by} width={width + (by * 2) / 3} height={height} rx={by / 2} />
  ))
