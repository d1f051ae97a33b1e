import { memo, use } from 'react'
import { type Detail, DetailContext } from '../hex/detail.ts'
import { baseSize, type Formation } from '../symbols/bases.ts'
import type { IconName } from '../symbols/icons.ts'
import type { Duel } from '../symbols/sides.ts'
import { fromBase, halfHeight, type Pose } from './geometry.ts'
import { Lines } from './Lines.tsx'
import { type BaseLight, outlineOf } from './outline.ts'
import { standing } from './standing.ts'

export interface TroopBaseProps extends Pose {
  /** The piece for motions, and the number it is pointed at by. */
  id: string
  unit?: number
  side: Duel
  formation: Formation
  /** In millimetres, as it stands now. */
  width: number
  depth: number
  /** Bases side by side and one behind the other, for columns and works. */
  files?: number
  ranks?: number
  wear?: number
  /** How much it bears. */
  stamina?: number
  disordered?: boolean
  /** The card beside it: none, its back, or its face. */
  order?: 'none' | 'down' | IconName
  /** Somebody stands close to its right: the card lies on its own corner. */
  tucked?: boolean
  /** The card somebody advises, beside its other flank. */
  advised?: IconName
  acted?: boolean
  /** Behind its own earthwork, or wagons. */
  works?: boolean
  /** A commander rides with it. */
  led?: boolean
  light?: BaseLight
  /** More for the screen reader. */
  said?: string
  /** A line or two, their middle so far from where the base stands; without a place, under it. */
  name?: string
  nameX?: number
  nameY?: number
  /** For the screen reader; without it the base cannot be reached. */
  spoken?: string
  detail?: Detail
}

const rounding = (side: Duel, depth: number): number => (side === 'a' ? 2 : Math.min(15, depth / 3))

/** The body of men as blocks of paint: what is left to see from farther away. */
const blocks: Record<Formation, (w: number, d: number) => string> = {
  tercio: (w, d) =>
    `M${-w * 0.4} ${-d * 0.4}h${w * 0.22}v${d * 0.28}h${-w * 0.22}zM${w * 0.18} ${-d * 0.4}h${w * 0.22}v${d * 0.28}h${-w * 0.22}z` +
    `M${-w * 0.4} ${d * 0.16}h${w * 0.22}v${d * 0.24}h${-w * 0.22}zM${w * 0.18} ${d * 0.16}h${w * 0.22}v${d * 0.24}h${-w * 0.22}z`,
  squadron: (w, d) =>
    `M${-w * 0.44} ${-d * 0.3}h${w * 0.22}v${d * 0.62}h${-w * 0.22}zM${w * 0.22} ${-d * 0.3}h${w * 0.22}v${d * 0.62}h${-w * 0.22}z`,
  cavalry: (w, d) =>
    `M${-w * 0.42} ${-d * 0.3}h${w * 0.84}v${d * 0.24}h${-w * 0.84}zM${-w * 0.42} ${d * 0.08}h${w * 0.84}v${d * 0.24}h${-w * 0.84}z`,
  deepCavalry: (w, d) =>
    [-0.38, -0.16, 0.06, 0.28].map(y => `M${-w * 0.42} ${d * y}h${w * 0.84}v${d * 0.13}h${-w * 0.84}z`).join(''),
  company: (w, d) => `M${-w * 0.4} ${-d * 0.26}h${w * 0.8}v${d * 0.54}h${-w * 0.8}z`,
  gun: (_w, d) => `M-4 ${-d * 0.4}h8v${d * 0.7}h-8z`,
  battery: (w, d) => `M${-w * 0.25} ${-d * 0.4}h8v${d * 0.7}h-8zM${w * 0.17} ${-d * 0.4}h8v${d * 0.7}h-8z`,
}
const hedge: Partial<Record<Formation, (w: number, d: number) => string>> = {
  tercio: (w, d) => `M${-w * 0.24} ${-d * 0.22}h${w * 0.48}v${d * 0.46}h${-w * 0.48}z`,
  squadron: (w, d) => `M${-w * 0.18} ${-d * 0.3}h${w * 0.36}v${d * 0.62}h${-w * 0.36}z`,
}
const SYMBOL: Record<Formation, IconName | 'barrel'> = {
  tercio: 'pikes',
  squadron: 'pikes',
  company: 'gunshot',
  cavalry: 'LC',
  deepCavalry: 'LC',
  gun: 'barrel',
  battery: 'barrel',
}

interface BodyProps {
  side: Duel
  formation: Formation
  width: number
  depth: number
  files: number
  ranks: number
  detail: Detail
}

/** The base itself, its middle at 0 0, front up. */
const Body = ({ side, formation, width, depth, files, ranks, detail }: BodyProps) => {
  const rx = rounding(side, depth)
  const [w0, d0] = baseSize[formation]
  const [w, d] = [width / files, depth / ranks]
  const cells = Array.from({ length: files * ranks }, (_, i) => ({
    x: ((i % files) - (files - 1) / 2) * w,
    y: (Math.floor(i / files) - (ranks - 1) / 2) * d,
  }))
  if (detail === 'full') {
    return cells.map(({ x, y }) => (
      <use
        key={`${x} ${y}`}
        href={`#f-${side}-${formation}`}
        x="-70"
        y="-70"
        width="140"
        height="140"
        transform={`translate(${x} ${y}) scale(${w / w0} ${d / d0})`}
      />
    ))
  }
  const plate = { x: -width / 2, y: -depth / 2, width, height: depth, rx }
  const inset = side === 'a' ? 0 : rx * 0.6
  const front = (
    <>
      <path className="front" d={`M${-width / 2 + inset} ${-depth / 2}H${width / 2 - inset}`} />
      <path className="front-n" d={`M-9 ${-depth / 2 - 1.5}L0 ${-depth / 2 - 13}L9 ${-depth / 2 - 1.5}Z`} />
    </>
  )
  if (detail === 'plain') {
    return (
      <>
        <rect className="base" {...plate} />
        <rect
          className="base-in"
          x={-width / 2 + 4}
          y={-depth / 2 + 4}
          width={width - 8}
          height={depth - 8}
          rx={Math.max(0, rx - 3)}
        />
        {cells.map(({ x, y }) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <path className="body-block" d={blocks[formation](w, d)} />
            {hedge[formation] && <path className="pike-block" d={hedge[formation](w, d)} />}
          </g>
        ))}
        {front}
      </>
    )
  }
  const symbol = SYMBOL[formation]
  const size = Math.min(width, depth) * 0.86
  return (
    <>
      <rect className="p-flat" {...plate} />
      {symbol === 'barrel' ? (
        <path className="p-ink" d={blocks[formation](width, depth)} />
      ) : (
        <use href={`#i-${symbol}`} x={-size / 2} y={-size / 2} width={size} height={size} className="p-ink" />
      )}
      {front}
    </>
  )
}

/** A troop on its base: footprint in true millimetres, front edge with arrow, what it has suffered, its card. */
export const TroopBase = memo((props: TroopBaseProps) => {
  const { id, unit, side, formation, x, y, facing, width, depth, files = 1, ranks = 1 } = props
  const {
    wear = 0,
    stamina = 4,
    disordered,
    order = 'none',
    tucked,
    advised,
    acted,
    works,
    led,
    light,
    said,
    name,
    nameX,
    nameY,
    spoken,
  } = props
  const given = use(DetailContext)
  const detail = props.detail ?? given
  const k = detail === 'full' ? 1 : detail === 'plain' ? 1.35 : 1.9
  const upright = `rotate(${-facing})`
  const [mx, my] = fromBase({ x, y, facing }, 0, -depth / 2)
  const states = [light && `lit-${light}`, acted && 'acted'].filter(Boolean).join(' ')
  return (
    <g className={`troop side-${side} ${states}`} {...standing({ id, unit, x, y, spoken, said })}>
      <g className="troop-turn" transform={`rotate(${facing})`}>
        <g transform={`translate(0 ${depth / 2})`}>
          {works && (
            <path
              className="works"
              d={`M${-width / 2 - 8} ${depth / 2}V${-depth / 2 - 10}H${width / 2 + 8}V${depth / 2}`}
            />
          )}
          <g className="troop-body">
            <Body {...{ side, formation, width, depth, files, ranks, detail }} />
          </g>
          {light && <path className={`base-light ${light}`} d={outlineOf(light, width, depth)} />}
          <rect
            className="base-hit"
            x={-width / 2 - 4}
            y={-depth / 2 - 4}
            width={width + 8}
            height={depth + 8}
            rx={rounding(side, depth)}
          />
          {order !== 'none' && (
            <g
              transform={`translate(${width / 2 + (tucked ? -2 : 17 * k)} ${depth / 2 - (tucked ? 2 : 17)}) ${upright} rotate(3) scale(${k})`}
            >
              <OrderCard order={order} />
            </g>
          )}
          {advised && (
            <g
              className="order-advised"
              transform={`translate(${-width / 2 - (tucked ? -4 : 17 * k)} ${depth / 2 - (tucked ? 2 : 17)}) ${upright} rotate(-3) scale(${k})`}
            >
              <rect x="-16" y="-21" width="32" height="42" rx="5" />
              <OrderCard order={advised} />
            </g>
          )}
          {led && (
            <g transform={`translate(${-width / 2 + 6} ${-depth / 2 + 8}) ${upright} scale(${k})`}>
              <path className="led-star" d={STAR} transform="translate(0 4)" />
            </g>
          )}
          {disordered && (
            <g transform={`translate(${width / 2 - 6} ${-depth / 2 + 8}) ${upright} scale(${k})`}>
              <path className="m-sh" d="M1 -12L15 2L1 16L-13 2Z" />
              <path className="disorder" d="M0 -14L14 0L0 14L-14 0Z" />
              <path className="dis-z" d="M-6 -2.5l4 -3 4 6 4 -3" />
            </g>
          )}
        </g>
      </g>
      {name && detail !== 'chip' && (
        <Lines
          className="troop-name"
          lines={name.split('\n')}
          x={nameX ?? mx - x}
          y={nameY ?? my - y + halfHeight(facing, width, depth) + UNDER}
          pitch={20}
        />
      )}
      {/* Read after the name, as it is spoken. */}
      {wear > 0 && (
        <g className="troop-turn" transform={`rotate(${facing})`}>
          <g transform={`translate(${-width / 2 + 4} ${depth - 2}) ${upright} scale(${k})`}>
            <circle className="m-sh" cx="1.5" cy="2.5" r="13" />
            <circle className={wear >= stamina ? 'wear limit' : 'wear'} r="12.6" />
            <text className="wear-n" y="6">{` ${wear}`}</text>
          </g>
        </g>
      )}
    </g>
  )
})

/** From the edge of what is named to the middle of its name. */
export const UNDER = 18

export const STAR = 'M0 -10.4l2.6 5.4 6 .8-4.4 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.4-4.1 6-.8z'

/** An order card, 25 by 35: its back in the side's colour, or its ivory face. */
const OrderCard = ({ order }: { order: 'down' | IconName }) =>
  order === 'down' ? (
    <use href="#order-down" x="-13" y="-18" width="26" height="36" />
  ) : (
    <>
      <use href="#order-up" x="-13" y="-18" width="26" height="36" />
      <use href={`#i-${order}`} x="-9" y="-9" width="18" height="18" className="oc-ink" />
    </>
  )

/** A troop outside the table. */
export const TroopPicture = ({
  size = 84,
  ...troop
}: Omit<TroopBaseProps, 'id' | 'x' | 'y' | 'facing'> & { size?: number }) => {
  const reach = Math.max(troop.width, troop.depth) / 2 + 18
  return (
    <svg
      width={size}
      height={size}
      viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
      aria-hidden="true"
      className="troop-picture"
    >
      <TroopBase
        {...troop}
        id=""
        x={0}
        y={-troop.depth / 2}
        facing={0}
        name={undefined}
        spoken={undefined}
        detail="full"
      />
    </svg>
  )
}
