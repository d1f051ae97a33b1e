import { memo, use } from 'react'
import { DetailContext, MenContext, useMen } from '../hex/detail.ts'
import type { IconName } from '../symbols/icons.ts'
import type { Side } from '../symbols/sides.ts'
import type { Mini } from '../symbols/wab.ts'
import { Far, FarCount } from './BlockFar.tsx'
import { halfHeight, type Pose } from './geometry.ts'
import { Lines } from './Lines.tsx'
import { type BaseLight, outlineOf } from './outline.ts'
import { standing } from './standing.ts'
import { useTurn } from './turns.ts'

export interface BlockProps extends Pose {
  /** The piece for motions, and the number it is pointed at by. */
  id: string
  unit?: number
  side: Side
  /** Who stands in each place, rank by rank from the front left. */
  minis: readonly Mini[]
  files: number
  /** A model's base, in millimetres. */
  base: { width: number; depth: number }
  /** Loose models instead of ranks: millimetres right and ahead of the middle of the front, degrees turned. */
  loose?: readonly Loose[]
  /** How wide and deep the room of loose models is. */
  room?: { width: number; depth: number }
  /** Which way a short last rank has closed up: -1 left, 0 the middle, 1 right. */
  lean?: number
  symbol: IconName
  /** Models left, and how many there were. */
  count: number
  began: number
  /** How many are left in words, beside its name when near. */
  strength?: string
  /** It has its standard; who leads it, the general with a star. */
  standard?: boolean
  led?: 'general' | 'leader'
  /** Shields over their heads, before them, or pikes all round. */
  formed?: 'testudo' | 'shieldwall' | 'hedgehog'
  /** Those who touch an enemy, by their places. */
  fighting?: readonly number[]
  /** How many have fallen of late: their places, from the last rank on, stay empty. */
  fallen?: number
  /** It flees. */
  fleeing?: boolean
  /** It lies in ambush: only its own side sees it. */
  lurking?: boolean
  /** It runs wild, over anybody: by how many degrees aside of its front. */
  wild?: number
  /** It has done what it could this turn. */
  quiet?: boolean
  light?: BaseLight
  /** More for the screen reader. */
  said?: string
  name?: string
  nameX?: number
  nameY?: number
  spoken?: string
}

/** A man who stands for himself, and the mate he keeps to; far from him when he has lost touch. */
export interface Loose {
  right: number
  ahead: number
  turn: number
  mate: number
  far: boolean
}

/** How wide and deep the drawing of a miniature is, about its middle. */
const BOXES: Partial<Record<Mini, readonly [number, number]>> = {
  elephant: [60, 80],
  chariot: [40, 80],
  ballista: [40, 60],
  onager: [60, 80],
  camel: [28, 56],
  hound: [12, 24],
  wagon: [60, 120],
}
const boxOf = (mini: Mini): readonly [number, number] => BOXES[mini] ?? (mini.startsWith('h-') ? [28, 56] : [24, 24])

/** A block of miniatures in ranks and files: men when near, heads from farther, a sign with a count from afar. */
export const Block = memo((block: BlockProps) => {
  const { id, unit, side, x, y, facing, files, base, minis, light, said, name, nameX, nameY, spoken, fleeing, quiet } =
    block
  const detail = use(DetailContext)
  const wide = block.room?.width ?? Math.min(files, minis.length) * base.width
  const deep = block.room?.depth ?? Math.ceil(minis.length / Math.max(1, files)) * base.depth
  const men = useTurn(useMen(x, y, wide + deep), minis.length)
  return (
    <g
      className={`troop block side-${side}${light ? ` lit-${light}` : ''}${quiet ? ' acted' : ''}${fleeing ? ' fleeing' : ''}${block.lurking ? ' lurking' : ''}`}
      {...standing({ id, unit, x, y, spoken, said })}
    >
      <g className="troop-turn" transform={`rotate(${facing})`}>
        <g transform={`translate(0 ${deep / 2})`}>
          <g className="troop-body">
            {!block.loose && <rect className="sh" x={-wide / 2 + 2} y={-deep / 2 + 3} width={wide} height={deep} />}
            {!block.loose && men !== 'far' && <Fallen {...block} deep={deep} />}
            {block.loose && men !== 'far' && <Ties {...block} deep={deep} />}
            {men === 'far' ? (
              <Far {...block} wide={wide} deep={deep} />
            ) : (
              <Men {...block} heads={men === 'heads'} deep={deep} />
            )}
            {block.formed && men !== 'far' && (
              <rect
                className={`block-formed ${block.formed}`}
                x={-wide / 2}
                y={-deep / 2}
                width={wide}
                height={block.formed === 'shieldwall' ? 6 : deep}
              />
            )}
            {!block.loose && men !== 'far' && <path className="block-front" d={`M${-wide / 2} ${-deep / 2}h${wide}`} />}
          </g>
          {block.wild !== undefined && (
            <g className="block-wild">
              <rect x={-wide / 2 - 4} y={-deep / 2 - 4} width={wide + 8} height={deep + 8} />
              <path transform={`rotate(${block.wild})`} d={`M0 ${-deep / 2 - 8}v-46m-14 16l14 -16l14 16`} />
            </g>
          )}
          {light && <path className={`base-light ${light}`} d={outlineOf(light, wide, deep)} />}
          <rect className="base-hit" x={-wide / 2 - 3} y={-deep / 2 - 3} width={wide + 6} height={deep + 6} />
        </g>
      </g>
      {name && detail !== 'chip' && (
        <Lines
          scale={men === 'near' ? 0.55 : men === 'heads' ? 0.8 : 1}
          className="troop-name"
          lines={(men === 'far' || !block.strength ? name : `${name} ${block.strength}`).split('\n')}
          x={nameX ?? 0}
          y={nameY ?? halfHeight(facing, wide, deep) + 36}
          pitch={20}
        />
      )}
      {/* Read after the name, as it is spoken. */}
      {men === 'far' && (
        <g className="troop-turn" transform={`rotate(${facing})`}>
          <g transform={`translate(0 ${deep / 2})`}>
            <FarCount {...block} wide={wide} deep={deep} />
          </g>
        </g>
      )}
    </g>
  )
})

/** Who keeps to whom among loose men: within two inches, or out of touch. */
const Ties = ({ loose = [], base, deep }: BlockProps & { deep: number }) => {
  const at = (i: number): string => {
    const { right, ahead, turn } = loose[i]
    const a = (turn * Math.PI) / 180
    const half = base.depth / 2
    return `${right - Math.sin(a) * half} ${-deep / 2 - ahead + Math.cos(a) * half}`
  }
  return (
    <>
      {loose.map((man, i) =>
        man.mate < 0 ? null : (
          <path key={i} className={`cloud-tie${man.far ? ' far' : ''}`} d={`M${at(i)}L${at(man.mate)}`} />
        ),
      )}
    </>
  )
}

/** How far from the middle of the front the first man of a rank stands: a short one closes up to a side, or to the middle. */
function rankBegins({ minis, files, base, lean = 0 }: BlockProps, inRank: number): number {
  const wide = Math.min(files, minis.length) * base.width
  const spare = wide - inRank * base.width
  return (lean === 0 ? spare / 2 : lean > 0 ? spare : 0) - wide / 2
}

/** Beside so many men who have closed up, where the k-th empty place is; in a rank without anybody they are counted from the left. */
const emptyBeside = (inRank: number, lean: number, k: number): number => {
  if (inRank === 0 || lean < 0) return inRank + k
  if (lean > 0) return -(k + 1)
  return k % 2 === 0 ? inRank + k / 2 : -(k + 1) / 2
}
/** The places of the dead: beside the last men, then in ranks behind them. */
const Fallen = (block: BlockProps & { deep: number }) => {
  const { minis, files, base, fallen = 0, lean = 0, deep } = block
  return Array.from({ length: fallen }, (_, i) => {
    const rank = Math.floor((minis.length + i) / files)
    const inRank = Math.max(0, minis.length - rank * files)
    const k = ((minis.length + i) % files) - inRank
    const x = rankBegins(block, inRank || files) + emptyBeside(inRank, lean, k) * base.width
    const y = rank * base.depth - deep / 2
    return <rect key={i} className="block-fallen" x={x + 1} y={y + 1} width={base.width - 2} height={base.depth - 2} />
  })
}

/** Every man on his base. */
const Men = memo((block: BlockProps & { heads: boolean; deep: number }) => {
  const { minis, files, base, loose, fighting = [], heads, deep } = block
  return minis.map((mini, i) => {
    const own = loose?.[i]
    const rank = Math.floor(i / files)
    const inRank = Math.min(files, minis.length - rank * files)
    const cx = rankBegins(block, inRank) + ((i % files) + 0.5) * base.width
    const cy = -deep / 2 + (rank + 0.5) * base.depth
    const [w, h] = boxOf(mini)
    const where = own
      ? `translate(${own.right} ${-deep / 2 - own.ahead}) rotate(${own.turn}) translate(0 ${base.depth / 2})`
      : `translate(${cx} ${cy})`
    return (
      <g key={i} transform={where}>
        <rect
          className={fighting.includes(i) ? 'mb fights' : 'mb'}
          x={-base.width / 2 + 0.4}
          y={-base.depth / 2 + 0.4}
          width={base.width - 0.8}
          height={base.depth - 0.8}
        />
        <rect
          className="mt"
          x={-base.width / 2 + 1.5}
          y={-base.depth / 2 + 2.4}
          width={base.width - 3}
          height={base.depth - 4}
        />
        {heads ? (
          <ellipse className="m" rx={base.width * 0.28} ry={Math.min(base.depth, 24) * 0.24} />
        ) : (
          <use href={`#m-${mini}`} x={-w / 2} y={-h / 2} width={w} height={h} />
        )}
      </g>
    )
  })
})

type PictureProps = Omit<BlockProps, 'id' | 'x' | 'y' | 'facing'> & { size?: number }
/** A block outside the table. */
export const BlockPicture = ({ size = 104, ...block }: PictureProps) => {
  const wide = block.room?.width ?? Math.min(block.files, block.minis.length) * block.base.width
  const deep = block.room?.depth ?? Math.ceil(block.minis.length / Math.max(1, block.files)) * block.base.depth
  const room = Math.max(wide, deep * 1.5, 30) + 16
  return (
    <svg
      className="troop-picture"
      width={size}
      height={size * 0.66}
      viewBox={`${-room / 2} ${Math.min(-8, (deep - room * 0.66) / 2)} ${room} ${room * 0.66}`}
      aria-hidden="true"
    >
      <MenContext value="near">
        <Block {...block} id="" x={0} y={0} facing={0} name={undefined} spoken={undefined} light={undefined} />
      </MenContext>
    </svg>
  )
}
