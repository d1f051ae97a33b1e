import { use } from 'react'
import { STAND } from './names.ts'
import { ScaleContext } from './scale.ts'

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
}) => {
  const k = use(ScaleContext)
  const step = pitch * k
  return (
    <text className={className} x={x} y={y + STAND * k - ((lines.length - 1) * step) / 2}>
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
