import { memo, useContext } from 'react'
import { n1, type Point } from '../ink/curves.ts'
import { type ClassMark, FACE, FOOT, facePath, front, RISE, STEP } from '../symbols/blocks.ts'
import type { IconName } from '../symbols/icons.ts'
import type { Duel } from '../symbols/sides.ts'
import { type Detail, DetailContext } from './detail.ts'
import { FaceDownCard } from './FaceDownCard.tsx'
import { centre, type Place, translate } from './geometry.ts'

export interface BlockUnitProps extends Place {
  id: string
  side: Duel
  symbol: IconName
  mark: ClassMark
  blocks: number
  /** Blocks when fresh; those lost stay as dotted outlines. */
  full: number
  /** A leader is with the unit. */
  leader?: boolean
  /** Lettered under the unit: its leader, or its own name. */
  name?: string
  /** How far its name stands aside. */
  nameX?: number
  /** Its uniform: a class that gives its own paint and the colour of its facings. */
  coat?: string
  /** Guns: they point at the enemy. */
  aims?: boolean
  /** Its army stands at the far edge of the map. */
  far?: boolean
  /** It stands in the square of this number: ringed on all four sides, the card it cost face down beside it. */
  square?: number
  ordered?: boolean
  acted?: boolean
  /** Spoken name: "Auxilia, 4 of 4 blocks, with Paullus". */
  label?: string
  /** Usually decided by the zoom. */
  detail?: Detail
}

const Base = ({ side, full }: { side: Duel; full: number }) => {
  const half = (FACE + STEP * (full - 1)) / 2 + 6
  const y = FOOT - 5.5
  if (side === 'b') {
    return (
      <>
        <ellipse className="sh" cx="5" cy={y + 10} rx={n1(half + 4)} ry="9.4" />
        <ellipse className="b-edge" cy={y + 7} rx={n1(half + 3)} ry="8.2" />
        <ellipse className="b-top" cy={y + 5} rx={n1(half + 3)} ry="7.8" />
      </>
    )
  }
  return (
    <>
      <rect className="sh" x={n1(5 - half)} y={y + 5} width={n1(half * 2 + 3)} height="14" />
      <rect className="b-edge" x={n1(-half)} y={y + 2} width={n1(half * 2)} height="12" />
      <rect className="b-top" x={n1(-half)} y={y} width={n1(half * 2)} height="11" />
    </>
  )
}

/** Bayonets all round: a brass square under the unit, with points outward. */
const Square = ({ full }: { full: number }) => {
  const half = (FACE + STEP * (full - 1)) / 2 + 10
  const [top, bottom] = [-40, FOOT + 12]
  const across = [-0.6, -0.2, 0.2, 0.6].map(t => n1(t * half))
  const points = across.map(x => `M${x} ${top}v-7M${x} ${bottom}v7`).join('')
  return (
    <g className="p-square">
      <rect x={n1(-half)} y={top} width={n1(half * 2)} height={bottom - top} />
      <path d={`${points}M${n1(-half)} -14h-7M${n1(-half)} 14h-7M${n1(half)} -14h7M${n1(half)} 14h7`} />
    </g>
  )
}

/** A band at the foot of a block. */
const Facing = ({ x, y }: { x: number; y: number }) => (
  <>
    <path className="p-facing" d={`M${n1(x)} ${n1(y + FACE - 9)}h${FACE}v7q0 2 -2 2h-${FACE - 4}q-2 0 -2 -2z`} />
    <path className="p-lace" d={`M${n1(x)} ${n1(y + FACE - 10)}h${FACE}`} />
  </>
)

const Blocks = ({
  side,
  blocks,
  full,
  coat,
  detail,
}: Pick<BlockUnitProps, 'side' | 'blocks' | 'full' | 'coat'> & { detail: Detail }) => {
  const [x0, y0] = front(full)
  const at = (k: number): Point => [x0 + k * STEP, y0 - k * RISE]
  const most = Math.max(full, blocks)
  const back = Array.from({ length: most }, (_, i) => most - 1 - i)
  return back.map(k => {
    const [x, y] = at(k)
    if (k >= blocks) return <path key={k} className="p-lost" d={facePath(side, x, y)} />
    return (
      <g key={k} className="piece-block" data-block={k}>
        <use href={`#block-${side}`} x={n1(x)} y={n1(y)} width="60" height="60" />
        {coat && <Facing x={x} y={y} />}
        {k === 0 && detail === 'full' && <use href="#brush" x={n1(x)} y={n1(y)} width="60" height="60" />}
      </g>
    )
  })
}

/** Far away: a flat chip with the symbol and the strength as a figure. */
const Chip = ({ unit }: { unit: BlockUnitProps }) => (
  <>
    <rect className="p-flat" x="-43" y="-28" width="86" height="56" rx={unit.side === 'a' ? 0 : 26} />
    <use
      href={`#i-${unit.symbol}`}
      className="p-ink"
      transform={aim(unit, -16, 0)}
      x="-37"
      y="-21"
      width="42"
      height="42"
    />
    <text className="p-strength" x="22" y="13">
      {unit.blocks}
    </text>
    {unit.leader && <use href={`#leader-${unit.side}`} x="16" y="-54" width="40" height="40" />}
    {unit.square ? <FaceDownCard x={38} y={16} number={unit.square} /> : null}
  </>
)

/** Guns are drawn pointing to the right: up they go for the near army, over to the other side and down for the far one. */
const aim = ({ aims, far }: BlockUnitProps, x: number, y: number): string | undefined =>
  aims
    ? `translate(${n1(x)} ${n1(y)}) scale(${far ? -1 : 1} 1) rotate(${far ? 24 : -24}) translate(${n1(-x)} ${n1(-y)})`
    : undefined

/** A unit of painted wooden blocks standing in its hex. */
export const BlockUnit = memo((unit: BlockUnitProps) => {
  const around = useContext(DetailContext)
  const detail = unit.detail ?? around
  const [x, y] = centre(unit)
  const [x0, y0] = front(unit.full)
  const disc = detail === 'plain' ? 35 : 27
  return (
    <g
      className={`piece unit side-${unit.side}${unit.coat ? ` ${unit.coat}` : ''}${unit.acted ? ' acted' : ''}`}
      data-id={unit.id}
      data-x={n1(x)}
      data-y={n1(y)}
      transform={translate([x, y])}
      role={unit.label ? 'img' : undefined}
      aria-label={unit.label}
    >
      {detail === 'chip' ? (
        <g className="piece-body">
          <Chip unit={unit} />
        </g>
      ) : (
        <g className="piece-body">
          <g transform="scale(.95)">
            <g className="piece-base">
              <Base side={unit.side} full={unit.full} />
            </g>
            {unit.square ? <Square full={unit.full} /> : null}
            <g className="piece-lift">
              <Blocks side={unit.side} blocks={unit.blocks} full={unit.full} coat={unit.coat} detail={detail} />
              <use
                href={`#i-${unit.symbol}`}
                className="p-ink piece-symbol"
                transform={aim(unit, x0 + FACE / 2, y0 + 22.5)}
                x={n1(x0 + FACE / 2 - 20.5)}
                y={n1(y0 + 2)}
                width="41"
                height="41"
              />
              <use
                href={`#k-${unit.mark}`}
                className="piece-mark"
                x={n1(x0 + 7.5 - disc / 2)}
                y={n1(FOOT - 3.5 - disc / 2)}
                width={disc}
                height={disc}
              />
              {unit.leader && (
                <use
                  href={`#leader-${unit.side}`}
                  className="piece-leader"
                  x={n1(x0 + FACE - 4)}
                  y="-53"
                  width="38"
                  height="38"
                />
              )}
            </g>
            {unit.square ? <FaceDownCard x={n1(-x0 - 6)} y={FOOT - 5} number={unit.square} /> : null}
          </g>
        </g>
      )}
      {unit.ordered && <OrderedMark />}
      {unit.name && detail === 'full' && (
        <text className="piece-name" x={unit.nameX} y="50">
          {unit.name}
        </text>
      )}
    </g>
  )
})

/** The brass disc of a unit that has its order. */
export const OrderedMark = () => (
  <g className="ordered">
    <circle className="sh" cx="36" cy="-20" r="12" />
    <circle className="ordered-disc" cx="34" cy="-23" r="12" />
    <path className="ordered-check" d="M28.5 -23l4 4.4 7 -8.4" />
  </g>
)
