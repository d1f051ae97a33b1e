import { platePath } from '../symbols/sides.ts'
import type { BlockProps } from './Block.tsx'

/** How round the corners of a plate are, and of the room of loose men. */
const CORNER = 13

interface FarProps extends BlockProps {
  wide: number
  deep: number
}

/** From afar: its true footprint in paint, the lines of its files, its sign, how many are left, and who leads. */
export const Far = (block: FarProps) => (block.loose ? <FarCloud {...block} /> : <FarRanks {...block} />)

const FarRanks = (block: FarProps) => {
  const { side, symbol, facing, files, base, minis, wide, deep } = block
  const corner = side === 'a' ? 0 : Math.min(CORNER, deep / 4)
  const size = Math.min(62, Math.max(30, Math.min(wide, deep) * 0.66))
  return (
    <>
      <path className="far-plate" d={platePath(side, wide, deep, corner)} />
      <path className="far-grid" d={gridOf(wide, deep, base)} />
      <path className="far-gone" d={goneOf(minis.length, files, base, block.lean ?? 0, wide, deep)} />
      {block.formed && (
        <path className={`far-formed ${block.formed}`} d={platePath(side, wide - 9, deep - 9, corner)} />
      )}
      <path className="far-front" d={`M${-wide / 2 + corner / 2} ${-deep / 2 + 2.6}H${wide / 2 - corner / 2}`} />
      <path className="far-notch" d={`M-8 ${-deep / 2 - 2}L0 ${-deep / 2 - 12}L8 ${-deep / 2 - 2}Z`} />
      <g transform={`rotate(${-facing})`}>
        <use href={`#i-${symbol}`} x={-size / 2} y={-size / 2} width={size} height={size} className="p-ink" />
      </g>
      {block.standard && (
        <g transform={`translate(${-wide / 2 + 6} ${-deep / 2 - 2}) rotate(${-facing})`}>
          <path className="far-pole" d="M0 12V-22" />
          <path className="far-flag" d="M0 -22h20l-5 7 5 7H0z" />
        </g>
      )}
      {block.led && <Leader {...block} />}
      {block.formed && <Shield {...block} />}
    </>
  )
}

/** Loose men in a dashed outline, with a badge. */
const FarCloud = (block: FarProps) => {
  const { side, symbol, facing, base, loose = [], wide, deep } = block
  const [w, d] = [wide + 10, deep + 10]
  return (
    <>
      <rect
        className="far-loose"
        x={-w / 2}
        y={-d / 2}
        width={w}
        height={d}
        rx={side === 'a' ? 6 : Math.min(30, d / 2)}
      />
      {loose.map((man, i) => (
        <path
          key={i}
          className={man.far ? 'far-dot astray' : 'far-dot'}
          transform={`translate(${man.right} ${-deep / 2 - man.ahead}) rotate(${man.turn}) translate(0 ${base.depth / 2})`}
          d={platePath(side, base.width * 0.85, base.depth * 0.85, side === 'a' ? 0 : base.width * 0.4)}
        />
      ))}
      <g transform={`rotate(${-facing})`}>
        <path className="far-badge" d={platePath(side, 38, 38, side === 'a' ? 2 : 19)} />
        <use href={`#i-${symbol}`} x={-15} y={-15} width={30} height={30} className="p-ink" />
      </g>
    </>
  )
}

/** How many are left, in an ivory plate at the rear right; of loose men in front, as behind them mostly stands somebody. */
export const FarCount = ({ count, began, facing, loose, wide, deep }: FarProps) => {
  if (began <= 1) return null
  const [x, y] = loose ? [wide / 2 + 1, -deep / 2 - 3] : [wide / 2 - 4, deep / 2 - 1]
  const broad = `${count}`.length * 12 + 14
  return (
    <g className="far-tag" transform={`translate(${x} ${y}) rotate(${-facing})`}>
      <rect className="far-count" x={-broad / 2} y={-13} width={broad} height={26} rx={4} />
      <text className="far-number" y={7.5}>
        {` ${count}`}
      </text>
    </g>
  )
}

/** Who leads it, at the front right. */
const Leader = ({ side, led, facing, wide, deep }: FarProps) => (
  <g transform={`translate(${wide / 2 - 8} ${-deep / 2 + 2}) rotate(${-facing})`}>
    <path className="far-rim" d={platePath(side, 34, 34, side === 'a' ? 0 : 17)} />
    <use href={'#i-leader'} x={-12} y={-12} width={24} height={24} className="far-leader" />
    {led === 'general' && (
      <path className="led-star" d="M14 -26l2.6 5.4 6 .8-4.4 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.4-4.1 6-.8z" />
    )}
  </g>
)

/** Its formation, at the rear left. */
const Shield = ({ facing, wide, deep }: FarProps) => (
  <g className="far-shield" transform={`translate(${-wide / 2 + 2} ${deep / 2 - 2}) rotate(${-facing})`}>
    <path d="M-13 -15h26v14c0 9 -6 14 -13 18c-7 -4 -13 -9 -13 -18z" />
    <path d="M0 -12v26M-10 -2h20" />
  </g>
)

function gridOf(wide: number, deep: number, base: { width: number; depth: number }): string {
  let lines = ''
  for (let x = -wide / 2 + base.width; x < wide / 2 - 1; x += base.width)
    lines += `M${x} ${-deep / 2 + 5}V${deep / 2 - 2}`
  for (let y = -deep / 2 + base.depth; y < deep / 2 - 1; y += base.depth)
    lines += `M${-wide / 2 + 2} ${y}H${wide / 2 - 2}`
  return lines
}

/** Places of a short last rank where nobody stands. */
function goneOf(
  men: number,
  files: number,
  base: { width: number; depth: number },
  lean: number,
  wide: number,
  deep: number,
): string {
  const last = men % files
  if (last === 0 || men < files) return ''
  const y = deep / 2 - base.depth
  const spare = (files - last) * base.width
  const room = (x: number, width: number): string =>
    width < 1 ? '' : `M${x} ${y + 1.5}h${width}v${base.depth + 1}h${-width}Z`
  const left = lean === 0 ? spare / 2 : lean > 0 ? spare : 0
  return room(-wide / 2 - 2, left) + room(wide / 2 + 2 - (spare - left), spare - left)
}
