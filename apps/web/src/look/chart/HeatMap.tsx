interface HeatMapProps {
  label: string
  /** Where the places lie, in widths of one; rows of hexes close up. */
  places: { shape: 'hex' | 'square'; at: Readonly<Record<string, readonly [x: number, y: number]>> }
  values: Readonly<Record<string, number>>
  tone?: 'a' | 'b'
}

const ROW = { hex: 0.866, square: 1 } as const
const CORNERS = {
  hex: [
    [0, -0.577],
    [0.5, -0.289],
    [0.5, 0.289],
    [0, 0.577],
    [-0.5, 0.289],
    [-0.5, -0.289],
  ],
  square: [
    [-0.5, -0.5],
    [0.5, -0.5],
    [0.5, 0.5],
    [-0.5, 0.5],
  ],
} as const

/** A board on which each place is the darker the more happened there. */
export const HeatMap = ({ label, places, values, tone = 'a' }: HeatMapProps) => {
  const { shape, at } = places
  const most = Math.max(...Object.values(values), 1)
  const all = Object.entries(at)
  const width = Math.max(...all.map(([, [x]]) => x)) + 1
  const height = Math.max(...all.map(([, [, y]]) => y)) * ROW[shape] + 1.16
  return (
    <svg className="chart heat-map" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <g className={tone}>
        {all.map(([key, [x, y]]) => (
          <polygon
            key={key}
            points={CORNERS[shape].map(([dx, dy]) => `${x + 0.5 + dx},${y * ROW[shape] + 0.58 + dy}`).join(' ')}
            fillOpacity={Math.sqrt((values[key] ?? 0) / most)}
          >
            <title>{`${key}: ${values[key] ?? 0}`}</title>
          </polygon>
        ))}
      </g>
    </svg>
  )
}
