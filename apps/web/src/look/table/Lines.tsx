import { STAND } from './names.ts'

/** Letters on the table, their block about a middle. */
export const Lines = ({
  className,
  lines,
  x,
  y,
  pitch,
}: {
  className: string
  lines: readonly string[]
  x: number
  y: number
  pitch: number
}) => (
  <text className={className} x={x} y={y + STAND - ((lines.length - 1) * pitch) / 2}>
    {lines.length === 1
      ? lines[0]
      : lines.map((line, i) => (
          <tspan key={line} x={x} dy={i === 0 ? 0 : pitch}>
            {/* Read out, the lines are one name. */}
            {i < lines.length - 1 ? `${line} ` : line}
          </tspan>
        ))}
  </text>
)
