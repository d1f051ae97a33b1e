import { type CSSProperties, use } from 'react'
import { STAND } from './names.ts'
import { ScaleContext } from './scale.ts'

/** Letters on the table, their block about a middle. */
export const Lines = ({
  className,
  lines,
  x,
  y,
  pitch,
  scale = 1,
}: {
  className: string
  lines: readonly string[]
  x: number
  y: number
  pitch: number
  /** Smaller where the table is seen from near. */
  scale?: number
}) => {
  const k = use(ScaleContext) * scale
  const step = pitch * k
  return (
    <text
      className={className}
      style={scale === 1 ? undefined : ({ '--k': k } as CSSProperties)}
      x={x}
      y={y + STAND * k - ((lines.length - 1) * step) / 2}
    >
      {lines.length === 1
        ? lines[0]
        : lines.map((line, i) => (
            <tspan key={line} x={x} dy={i === 0 ? 0 : step}>
              {/* Read out, the lines are one name. */}
              {i < lines.length - 1 ? `${line} ` : line}
            </tspan>
          ))}
    </text>
  )
}
