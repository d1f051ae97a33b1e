import { type Field, hexUnder, onField } from '@acies/commands-colors'
import type { CSSProperties } from 'react'
import type { PaneHandle } from '../../look/ZoomPane.tsx'
import { besideIn, type Covered, clearOf, freeCorner, type Size, type Spot, spotsAround } from '../corner.ts'
import { legendSize, legendSpots } from '../legend.ts'
import type { Float } from '../skin.ts'
import { hexAt, hexId, isOnMap, pointOf } from './places.ts'

/** From the middle of a hex to its sides. */
const HALF = 50
/** Pixels from it to what is told beside it. */
const BESIDE = 46
/** Who else stands there, before it is seen, in pixels. */
const ALSO_HERE: Size = { width: 230, height: 48 }

interface Stage {
  root: HTMLElement | null
  pane: PaneHandle | null
  field: Field
  turned: boolean
  /** Hexes that may be picked. */
  live: ReadonlySet<string>
  hovered: string | null
  phone: boolean
}
interface Floating {
  style: CSSProperties | undefined
  /** From what floats to what it speaks of. */
  thread: string | null
}

/** Where the things lie that float over a board of hexes. */
export function floating({ root, pane, field: g, turned, live, hovered, phone }: Stage) {
  const stage = { width: root?.clientWidth ?? 0, height: root?.clientHeight ?? 0 }
  const seen = (place: string | null): place is string => place !== null && pane !== null && isOnMap(hexAt(place))
  const middle = (place: string): readonly [number, number] =>
    pane?.screenOf(...pointOf(hexAt(place), turned)) ?? [0, 0]

  const boxOf = (hex: number): Covered => {
    const [x, y] = pointOf(hex, turned)
    const [left, top] = pane?.screenOf(x - HALF, y - HALF) ?? [0, 0]
    const [right, bottom] = pane?.screenOf(x + HALF, y + HALF) ?? [0, 0]
    return { x: left, y: top, width: right - left, height: bottom - top }
  }
  /** The spot away from the hexes that may be picked, and then from the pieces. */
  const clearSpot = (panel: Size, spots: readonly Spot[]): CSSProperties => {
    const pickable = [...live].map(id => boxOf(hexAt(id)))
    const held = g.units.filter(onField).map(u => boxOf(u.hex))
    const { x, y } = freeCorner(stage, panel, [...pickable, ...pickable, ...held], spots)
    return { left: x, top: y }
  }
  const legendPlace = (texts: readonly string[]): CSSProperties | undefined => {
    if (pane === null) return
    const panel = legendSize(texts, phone, stage.width - 16)
    return clearSpot(panel, legendSpots(stage, panel, phone))
  }
  /** Round about a hex, or farther off. */
  const around = (place: string): CSSProperties => {
    const { width, height } = root?.querySelector('.also-here')?.getBoundingClientRect() ?? ALSO_HERE
    return clearSpot({ width, height }, spotsAround(stage, { width, height }, boxOf(hexAt(place))))
  }
  /** In a corner away from those who fight and from the place, with a thread to it. */
  const cornered = (place: string | null, fighters: readonly number[]): Floating => {
    const theirs = [...fighters.map(piece => hexUnder(g, piece)), place === null ? -1 : hexAt(place)]
    const { style, box } = clearOf(
      root,
      [...theirs.filter(isOnMap).map(hexId), ...(hovered === null ? [] : [hovered])].map(id => `[data-hex="${id}"]`),
    )
    if (!seen(place)) return { style, thread: null }
    const [x, y] = middle(place)
    const left = box.x + box.width < x
    const edge = left ? box.x + box.width : box.x
    return { style, thread: `M${x + (left ? -30 : 30)} ${y - 8}L${edge} ${box.y + 104}` }
  }
  const placeOfFloat = ({ place, corner, clear, fighters = [] }: Float): Floating => {
    if (corner) return cornered(place, fighters)
    if (!seen(place)) return { style: { right: 16, top: 16 }, thread: null }
    return { style: clear ? around(place) : besideIn(stage, middle(place), BESIDE), thread: null }
  }
  return { legendPlace, placeOfFloat }
}
