import type { CSSProperties } from 'react'
import { type LightKind, LightMark } from './hex/HexLights.tsx'
import type { IconName } from './symbols/icons.ts'

interface LegendProps {
  label: string
  /** Only what is lit now. */
  items: readonly { kind: LightKind; glyph?: IconName | null; text: string }[]
  style?: CSSProperties
}

export const Legend = ({ label, items, style }: LegendProps) => (
  <ul className="legend" aria-label={label} style={style}>
    {items.map(item => (
      <li key={item.text}>
        <svg width="26" height="28" viewBox="-50 -58 100 116" className="legend-mark" aria-hidden="true">
          <LightMark kind={item.kind} glyph={item.glyph} />
        </svg>
        {item.text}
      </li>
    ))}
  </ul>
)
