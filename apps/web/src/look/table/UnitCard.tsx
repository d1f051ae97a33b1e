import { memo, type ReactNode, use } from 'react'
import { DetailContext, MenContext } from '../hex/detail.ts'
import type { IconName } from '../symbols/icons.ts'
import { platePath, type Side } from '../symbols/sides.ts'
import { CARD, type CardArt } from '../symbols/unit-cards.ts'
import { halfHeight, type Pose } from './geometry.ts'
import { Lines } from './Lines.tsx'
import { Marker, type MarkerKind } from './Marker.tsx'
import { type BaseLight, outlineOf } from './outline.ts'
import { NEAR } from './scale.ts'
import { standing } from './standing.ts'

export interface UnitCardProps extends Pose {
  /** The piece for motions, and the number it is pointed at by. */
  id: string
  unit?: number
  side: Side
  /** The men on it; without them it lies face down. */
  art?: CardArt
  symbol?: IconName
  life?: number
  wounds?: number
  markers?: readonly MarkerKind[]
  /** Section markers that lengthen its line. */
  left?: boolean
  right?: boolean
  /** It flees, or has done what it could. */
  quiet?: boolean
  light?: BaseLight
  /** More for the screen reader. */
  said?: string
  name?: string
  nameX?: number
  nameY?: number
  spoken?: string
  /** Laid over the card: section numbers, contacts. */
  children?: ReactNode
}

const { width: W, depth: D } = CARD
const CORNER = 9
/** Where markers lie, from the middle of the card. */
const PLACES: Readonly<Record<MarkerKind['is'], readonly [number, number]>> = {
  active: [-33, 19.5],
  marched: [-17, 20.5],
  formation: [0, 26.5],
  veteran: [18, 20.5],
  elite: [18, 20.5],
  wounds: [33, 19.5],
  broken: [-41, -2],
  fleeing: [42, 0],
  general: [-35, -17],
  hero: [35, -17],
  leaderless: [18, -17],
}
/** From far away only what decides is still seen. */
const FAR: readonly MarkerKind['is'][] = ['broken', 'fleeing', 'general', 'wounds']

/** A unit card: 80 by 40 with its sections, the men on it, its life and its markers, which stay upright. */
export const UnitCard = memo((card: UnitCardProps) => {
  const { id, unit, side, x, y, facing, markers = [], light, said, name, nameX, nameY, spoken, quiet } = card
  const detail = use(DetailContext)
  const near = use(MenContext) === 'near'
  const shown = detail === 'chip' ? markers.filter(({ is }) => FAR.includes(is)) : markers
  const k = detail === 'full' ? 1 : detail === 'plain' ? 1.2 : 1.6
  return (
    <g
      className={`troop unit-card side-${side}${light ? ` lit-${light}` : ''}${quiet ? ' acted' : ''}`}
      {...standing({ id, unit, x, y, spoken, said })}
    >
      {/* The name comes before the count of wounds: so it is read, and so it is said. */}
      {name && detail !== 'chip' && (
        <Lines
          scale={near ? NEAR : 1}
          className="troop-name"
          lines={name.split('\n')}
          x={nameX ?? 0}
          y={nameY ?? halfHeight(facing, W, D) + 36}
          pitch={20}
        />
      )}
      <g className="troop-turn" transform={`rotate(${facing})`}>
        <g transform={`translate(0 ${D / 2})`}>
          {card.left && <SectionMarker side={side} x={-W / 2 - 10} y={-D / 2 + 10} />}
          {card.right && <SectionMarker side={side} x={W / 2 + 10} y={-D / 2 + 10} />}
          <g className="troop-body">
            <Plate {...card} far={detail === 'chip'} />
          </g>
          {card.children}
          {light && <path className={`base-light ${light}`} d={outlineOf(light, W - 8, D - 8)} />}
          <rect className="base-hit" x={-W / 2 - 3} y={-D / 2 - 3} width={W + 6} height={D + 6} />
          {shown.map(marker => {
            const [mx, my] = PLACES[marker.is]
            return (
              <g key={marker.is} transform={`translate(${mx} ${my}) rotate(${-facing}) scale(${k})`}>
                <Marker marker={marker} side={side} />
              </g>
            )
          })}
        </g>
      </g>
    </g>
  )
})

const Plate = ({ side, art, symbol, facing, life = 0, wounds = 0, far }: UnitCardProps & { far: boolean }) => {
  const corner = side === 'a' ? 1.6 : CORNER
  const inset = side === 'a' ? 0 : 4
  return (
    <>
      <path className="sh" d={platePath(side, W, D, corner)} transform="translate(2 3)" />
      <path className="card-plate" d={platePath(side, W, D, corner)} />
      {art ? (
        <path
          className="card-face"
          d={platePath(side, W - 4.8, D - 6.4, Math.max(0.8, corner - 3))}
          transform="translate(0 .8)"
        />
      ) : (
        <path className="card-back" d={platePath(side, W - 8, D - 8, Math.max(0.8, corner - 3))} />
      )}
      {art && !far && <use href={`#card-${art}`} x="-40" y="-20" width="80" height="40" />}
      <path className="card-front" d={`M${-W / 2 + inset} -18.2H${W / 2 - inset}`} />
      {!far && (
        <>
          <path className="card-sections" d="M-35.4 -18.2h12.8M-17.4 -18.2h14.8M2.6 -18.2h14.8M22.6 -18.2h12.8" />
          <path className="card-ticks" d="M-20 20v-3.4M0 20v-3.4M20 20v-3.4M-40 0h3.4M40 0h-3.4" />
        </>
      )}
      <path className="front-n" d="M-4.6 -20.6L0 -26.4L4.6 -20.6Z" />
      {symbol && (
        <g transform={`rotate(${-facing})${far ? ' scale(1.35)' : ''}`}>
          <path className="card-badge" d={platePath(side, 21.5, 21.5, side === 'b' ? 10.7 : 5)} />
          <use href={`#i-${symbol}`} x="-8" y="-8" width="16" height="16" className="p-ink" />
        </g>
      )}
      {!far &&
        Array.from({ length: life }, (_, i) => (
          <circle
            key={i}
            className={i >= life - wounds ? 'card-life off' : 'card-life'}
            cx={(i - (life - 1) / 2) * 5.4}
            cy="14.6"
            r="1.9"
          />
        ))}
    </>
  )
}

interface SectionMarkerProps {
  side: Side
  x: number
  y: number
  turn?: number
}
/** A marker of one section; its arrow points at what it fights. */
export const SectionMarker = ({ side, x, y, turn = 0 }: SectionMarkerProps) => (
  <g className={`section-marker side-${side}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
    <rect className="sh" x="-8.5" y="-7.5" width="20" height="20" />
    <path className="section-plate" d={platePath(side, 19.4, 19.4, side === 'a' ? 0 : 5)} />
    <path className="section-front" d="M-7 -8.6H7" />
    <path className="section-arrow" d="M0 -5.6L6.4 1.2H2.6V7H-2.6V1.2H-6.4Z" />
  </g>
)

type PictureProps = Omit<UnitCardProps, 'id' | 'x' | 'y' | 'facing'> & { size?: number }
/** Millimetres from the middle of a card to the edge of its picture: plain, and at an end that is longer. */
const EDGE = { plain: 50, longer: 64 }
/** A card outside the table. */
export const UnitCardPicture = ({ size = 104, ...card }: PictureProps) => {
  const [left, right] = [card.left, card.right].map(longer => (longer ? EDGE.longer : EDGE.plain))
  return (
    <svg
      className="troop-picture"
      width={size}
      height={size * 0.66}
      viewBox={`${-left} -31 ${left + right} 66`}
      aria-hidden="true"
    >
      <DetailContext value="full">
        <UnitCard {...card} id="" x={0} y={-D / 2} facing={0} name={undefined} spoken={undefined} />
      </DetailContext>
    </svg>
  )
}
