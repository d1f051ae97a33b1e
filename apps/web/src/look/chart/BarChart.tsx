import { useWidth } from './width.ts'

interface Bar {
  label: string
  value: number
  /** Over the bar. */
  text?: string
  tone?: 'a' | 'b' | 'danger' | 'legal'
}

interface BarChartProps {
  label: string
  bars: readonly Bar[]
  /** The top of the scale; the greatest value when absent. */
  most?: number
  height?: number
}

/** The width of a letter, with its share of the space between names. */
const NAME = 9

/** Upright bars on one line: distributions, wins. */
export const BarChart = ({ label, bars, most, height = 180 }: BarChartProps) => {
  const [box, width] = useWidth<SVGSVGElement>(480)
  const top = most ?? Math.max(...bars.map(bar => bar.value), 1e-9)
  const foot = height - 22
  const step = width / Math.max(1, bars.length)
  const gap = Math.min(14, step * 0.22)
  // Names that would run into each other are left out.
  const every = Math.max(1, Math.ceil((NAME * Math.max(...bars.map(bar => bar.label.length), 1)) / step))
  return (
    <svg ref={box} className="chart" height={height} role="img" aria-label={label}>
      {bars.map((bar, i) => {
        const tall = (bar.value / top) * (foot - 22)
        const middle = step * (i + 0.5)
        return (
          <g key={bar.label}>
            <rect
              className={`chart-bar ${bar.tone ?? ''}`}
              x={step * i + gap / 2}
              y={foot - tall}
              width={step - gap}
              height={tall}
              rx="2"
            />
            {bar.text && (
              <text className="chart-figure" x={middle} y={foot - tall - 6}>
                {bar.text}
              </text>
            )}
            {i % every === 0 && (
              <text className="chart-name" x={middle} y={height - 5}>
                {bar.label}
              </text>
            )}
          </g>
        )
      })}
      <path className="chart-axis" d={`M0 ${foot}H${width}`} />
    </svg>
  )
}
