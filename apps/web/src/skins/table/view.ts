import type { Box } from '../../look/hex/geometry.ts'
import type { PaneHandle } from '../../look/ZoomPane.tsx'

/** What is nearer to the edge of the view than this, in millimetres, is brought to its middle. */
const EDGE = 60

export const isWithin = (box: Box, { x, y }: { x: number; y: number }): boolean =>
  x > box.x && y > box.y && x < box.x + box.width && y < box.y + box.height

/** Shows all the places, from farther away if need be; moves nothing when they are seen already. */
export function bringInto(
  box: Box,
  places: readonly { x: number; y: number }[],
  pixels: number,
  pane: PaneHandle | null,
): void {
  if (places.length === 0) return
  const [xs, ys] = [places.map(p => p.x), places.map(p => p.y)]
  const [left, right] = [Math.min(...xs) - EDGE, Math.max(...xs) + EDGE]
  const [top, bottom] = [Math.min(...ys) - EDGE, Math.max(...ys) + EDGE]
  if (left >= box.x && top >= box.y && right <= box.x + box.width && bottom <= box.y + box.height) return
  const farther = Math.max(1, (right - left) / box.width, (bottom - top) / box.height)
  pane?.centreOn((left + right) / 2, (top + bottom) / 2, pixels / box.width / farther)
}
