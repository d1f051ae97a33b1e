import { memo } from 'react'
import { at, n1, type Point } from '../ink/curves.ts'
import type { IconName } from '../symbols/icons.ts'
import { centre, corners, hexPath, type Place, translate } from './geometry.ts'

export type LightKind =
  | 'can'
  | 'selected'
  | 'legal-close'
  | 'legal-fire'
  | 'legal-move'
  | 'must'
  | 'target'
  | 'danger'
  /** An enemy who would have to move first. */
  | 'coming'
  | 'offsec'
  | 'path'
  /** Where the piece that is only looked at could go. */
  | 'reach'
  /** What an adviser would pick. */
  | 'proposed'

export interface HexLight {
  hex: string
  kind: LightKind
  /** Another sign than the usual one of the kind; null for none. */
  glyph?: IconName | null
  /** Hexes from the one that was chosen: lights ripple outward. */
  far?: number
  /** Words on a small flag beside the hex. */
  flag?: Flag
}

export interface Flag {
  text: string
  /** Its upper left corner, in units of the board. */
  x: number
  y: number
  /** Larger than on a desk. */
  scale: number
}

const FLAG_LETTER = 9.2
const FLAG_EDGE = 16
const FLAG_HIGH = 22

/** The room a flag takes. */
export const flagSize = (text: string, scale: number): { width: number; height: number } => ({
  width: (text.length * FLAG_LETTER + FLAG_EDGE) * scale,
  height: FLAG_HIGH * scale,
})

const sign: Partial<Record<LightKind, readonly [glyph: IconName, size: number]>> = {
  'legal-close': ['swords', 36],
  'legal-fire': ['LI', 28],
  'legal-move': ['boots', 24],
  must: ['swords', 36],
}

/** Painted in this order, so that what matters most lies on top. */
const order: readonly LightKind[] = [
  'offsec',
  'reach',
  'can',
  'path',
  'legal-move',
  'legal-fire',
  'legal-close',
  'must',
  'coming',
  'danger',
  'target',
  'selected',
  'proposed',
]

const shape = hexPath(0.9)
const whole = hexPath(1)
const wide = hexPath(0.93)
const widest = hexPath(0.94)

const brackets = (): string => {
  const rim = corners(0.93)
  const toward = (from: Point, to: Point): Point => [
    from[0] + (to[0] - from[0]) * 0.26,
    from[1] + (to[1] - from[1]) * 0.26,
  ]
  return rim
    .map(
      (corner, i) => `M${at(toward(corner, rim[(i + 5) % 6]))}L${at(corner)}L${at(toward(corner, rim[(i + 1) % 6]))}`,
    )
    .join('')
}
const bracket = brackets()

interface LightMarkProps {
  kind: LightKind
  glyph?: IconName | null
}

/** The drawing of one light, centred on the origin: for the board and for the legend. */
export const LightMark = ({ kind, glyph }: LightMarkProps) => {
  const usual = sign[kind]
  const picture = glyph === undefined ? usual?.[0] : glyph
  const size = usual?.[1] ?? 32
  const meaning = kind === 'must' ? ' must' : kind === 'target' || kind === 'danger' ? ' danger' : ''
  return (
    <>
      {kind === 'selected' && <path className="light-selected-edge" d={widest} />}
      <path
        className={`light-${kind}`}
        d={
          kind === 'selected' || kind === 'proposed'
            ? widest
            : kind === 'target'
              ? wide
              : kind === 'offsec'
                ? whole
                : shape
        }
      />
      {kind === 'target' && <path className="light-brackets" d={bracket} />}
      {kind === 'path' && <circle className="light-path-dot" r="5" />}
      {picture && (
        <use
          href={`#i-${picture}`}
          className={`glyph${meaning}`}
          x={-size / 2}
          y={-size / 2}
          width={size}
          height={size}
        />
      )}
    </>
  )
}

/** Which hexes are lit, and what that means. */
export const HexLights = memo(
  ({ lights, places }: { lights: readonly HexLight[]; places: ReadonlyMap<string, Place> }) => {
    const once = new Map(lights.map(light => [`${light.hex} ${light.kind}`, light]))
    const painted = [...once.values()].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
    return painted.map(({ hex, kind, glyph, far }) => {
      const place = places.get(hex)
      if (!place) return null
      return (
        <g
          key={`${hex} ${kind}`}
          className="hex-light"
          transform={translate(centre(place))}
          style={far ? ({ '--far': far } as React.CSSProperties) : undefined}
        >
          <LightMark kind={kind} glyph={glyph} />
        </g>
      )
    })
  },
)

/** Words on small flags. */
export const HexFlags = ({ lights }: { lights: readonly HexLight[] }) =>
  lights.map(({ hex, kind, flag }) => {
    if (flag === undefined) return null
    const { width, height } = flagSize(flag.text, 1)
    return (
      <g
        key={`${hex} ${kind}`}
        className="light-flag"
        transform={`${translate([flag.x, flag.y])} scale(${n1(flag.scale)})`}
      >
        <rect width={n1(width)} height={height} rx="4" />
        <text x={n1(width / 2)} y="17">
          {flag.text}
        </text>
      </g>
    )
  })
