import type { CSSProperties } from 'react'

export interface Size {
  width: number
  height: number
}
export interface Covered extends Size {
  x: number
  y: number
}

/** The odds, in pixels, before they are seen. */
const PANEL: Size = { width: 264, height: 350 }
/** From the edge of the stage; on the left there are the keys for nearer and farther. */
const EDGE = 16
const KEYS = 60

export type Spot = Pick<Covered, 'x' | 'y'>
/** The corners, and between them where the corners are taken. */
const spotsIn = (stage: Size, panel: Size): readonly Spot[] => {
  const right = stage.width - EDGE - panel.width
  const bottom = stage.height - EDGE - panel.height
  const middle = (stage.width - panel.width) / 2
  return [
    { x: right, y: EDGE },
    { x: KEYS, y: 64 },
    { x: right, y: bottom },
    { x: KEYS, y: bottom },
    { x: middle, y: EDGE },
    { x: middle, y: bottom },
  ]
}

/** Above and below a box, to its sides, and the same farther off; inside the stage. */
export function spotsAround(stage: Size, panel: Size, box: Covered): readonly Spot[] {
  const across = [box.x + (box.width - panel.width) / 2, box.x, box.x + box.width - panel.width]
  const rows = [1, 2, 3].flatMap(n => [box.y - panel.height - box.height * (n - 1), box.y + box.height * n])
  const beside = [box.x + box.width, box.x - panel.width].map(x => ({ x, y: box.y + (box.height - panel.height) / 2 }))
  const inside = (at: number, long: number, room: number): number => Math.max(EDGE, Math.min(at, room - long - EDGE))
  return [...rows.flatMap(y => across.map(x => ({ x, y }))), ...beside].map(({ x, y }) => ({
    x: inside(x, panel.width, stage.width),
    y: inside(y, panel.height, stage.height),
  }))
}

/** Where no room is left beside a place: things float over or under it. */
const NARROW = 640
/** Room for what is told there in a few lines. */
const TALL = 216
/** Pixels over or under it. */
const CLEAR = 44
/** Beside a place of the stage, so far off, on the side that has more room; all within the stage. */
export function besideIn({ width, height }: Size, [x, y]: readonly [number, number], off: number): CSSProperties {
  if (width < NARROW) {
    const from = Math.max(8, Math.min((y > height / 2 ? height - y : y) + CLEAR, height - TALL))
    return { left: 12, right: 12, margin: '0 auto', [y > height / 2 ? 'bottom' : 'top']: from }
  }
  const vertical = y > height * 0.55 ? { bottom: Math.max(8, height - y - 30) } : { top: Math.max(8, y - 40) }
  return x > width / 2 ? { right: width - x + off, ...vertical } : { left: x + off, ...vertical }
}

const shared = (from: number, long: number, other: number, otherLong: number): number =>
  Math.max(0, Math.min(from + long, other + otherLong) - Math.max(from, other))
/** How much of one box lies under another. */
export const overlap = (a: Covered, b: Covered): number =>
  shared(a.x, a.width, b.x, b.width) * shared(a.y, a.height, b.y, b.height)

/** The first spot where a panel covers none of these; where there is none, the one where it covers least. */
export function freeCorner(
  stage: Size,
  panel: Size,
  taken: readonly Covered[],
  spots: readonly Spot[] = spotsIn(stage, panel),
): Covered {
  const boxes = spots.map(spot => ({ ...spot, ...panel }))
  const covers = boxes.map(box => taken.reduce((sum, one) => sum + overlap(box, one), 0))
  return boxes[covers.indexOf(Math.min(...covers))]
}

/** Somebody who fights counts for so many legends of his size. */
const DEARER = 8

/** What is told of a fight, in a corner of the stage clear of what is found by these; and the box it takes there. */
export function clearOf(root: HTMLElement | null, fighters: readonly string[]): { style: CSSProperties; box: Covered } {
  const seen = root?.getBoundingClientRect() ?? { left: 0, top: 0, width: 0, height: 0 }
  const told = root?.querySelector('.odds-popover')?.getBoundingClientRect()
  const zoom = Number((root && getComputedStyle(root).getPropertyValue('--zoom')) || 1)
  const panel =
    told && told.height > 0
      ? { width: told.width, height: told.height }
      : { width: PANEL.width * zoom, height: PANEL.height * zoom }
  const boxesOf = (found: string): Covered[] =>
    [...(root?.querySelectorAll(found) ?? [])].map(element => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return { x: left - seen.left, y: top - seen.top, width, height }
    })
  const theirs = fighters.flatMap(boxesOf)
  // Rather over the legend, which is wide, than over one of them.
  const box = freeCorner(seen, panel, [...Array<Covered[]>(DEARER).fill(theirs).flat(), ...boxesOf('.legend')])
  return { style: { left: box.x, top: box.y }, box }
}
