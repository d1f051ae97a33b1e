import { memo } from 'react'
import { open, type Point } from './ink/curves.ts'
import { stream } from './ink/random.ts'

const WIDTH = 1440
const HEIGHT = 900

const grain = (seed: number) => {
  const random = stream(seed)
  const lines: { lit: boolean; width: number; d: string }[] = []
  for (let y = -20; y < HEIGHT + 20; y += 4 + random() * 11) {
    const swing = 4 + random() * 9
    const phase = random() * 6
    const points: Point[] = []
    for (let x = -20; x <= WIDTH + 240; x += WIDTH / 7) {
      const t = x / WIDTH
      points.push([x, y + Math.sin(t * 5 + phase) * swing + Math.sin(t * 13 + phase * 2) * swing * 0.25])
    }
    lines.push({ lit: random() < 0.3, width: 0.5 + random() * 1.3, d: open(points) })
  }
  return lines
}

/** The table everything lies on: long, quiet grain behind the page. */
export const Wood = memo(({ seed = 5 }: { seed?: number }) => (
  <svg className="wood" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
    {grain(seed).map((line, i) => (
      <path key={i} className={line.lit ? 'lit' : undefined} strokeWidth={line.width.toFixed(1)} d={line.d} />
    ))}
  </svg>
))
