import { at, type Point } from '../ink/curves.ts'
import { useWidth } from './width.ts'

export interface Line {
  name: string
  points: readonly Point[]
  tone?: 'a' | 'b' | 'ink' | 'danger' | 'legal'
  dashed?: boolean
}

interface LineChartProps {
  label: string
  lines: readonly Line[]
  /** Both scales: least and most, with the marks to letter. */
  x: { from: number; to: number; marks: readonly { at: number; text: string }[] }
  y: { from: number; to: number; marks: readonly { at: number; text: string }[] }
  height?: number
}

const LEFT = 42
const FOOT = 24
const TOP = 10
const RIGHT = 64

/** Lines over a faint grid, each named at its end. */
export const LineChart = ({ label, lines, x, y, height = 240 }: LineChartProps) => {
  const [box, width] = useWidth<SVGSVGElement>(560)
  const px = (value: number): number => LEFT + ((value - x.from) / (x.to - x.from || 1)) * (width - LEFT - RIGHT)
  const py = (value: number): number =>
    height - FOOT - ((value - y.from) / (y.to - y.from || 1)) * (height - FOOT - TOP)
  return (
    <svg ref={box} className="chart" height={height} role="img" aria-label={label}>
      {y.marks.map(mark => (
        <g key={mark.at}>
          <path className="chart-grid" d={`M${LEFT} ${py(mark.at)}H${width - RIGHT}`} />
          <text className="chart-scale" x={LEFT - 8} y={py(mark.at) + 4}>
            {mark.text}
          </text>
        </g>
      ))}
      {x.marks.map(mark => (
        <text key={mark.at} className="chart-name" x={px(mark.at)} y={height - 6}>
          {mark.text}
        </text>
      ))}
      <path className="chart-axis" d={`M${LEFT} ${height - FOOT}H${width - RIGHT}`} />
      {lines.map(line => {
        const end = line.points.at(-1)
        return (
          <g key={line.name} className={`chart-series ${line.tone ?? 'ink'}`}>
            <path
              className={line.dashed ? 'chart-line dashed' : 'chart-line'}
              d={`M${line.points.map(([u, v]) => at([px(u), py(v)])).join('L')}`}
            />
            {end && (
              <text className="chart-end" x={px(end[0]) + 8} y={py(end[1]) + 4}>
                {line.name}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
