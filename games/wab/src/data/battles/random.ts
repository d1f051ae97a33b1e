import type { Element } from '../../position.ts'
import type { GroundKind } from '../ground.ts'
import { laid, piece } from './battle.ts'

/** What may lie in a quarter of the table: how wide and deep, in inches. */
const PIECES: readonly { kind: GroundKind; width: readonly [number, number]; depth: readonly [number, number] }[] = [
  { kind: 'wood', width: [6, 11], depth: [4, 7] },
  { kind: 'wood', width: [5, 8], depth: [4, 6] },
  { kind: 'hill', width: [8, 14], depth: [5, 8] },
  { kind: 'steep-hill', width: [6, 9], depth: [4, 6] },
  { kind: 'marsh', width: [5, 9], depth: [4, 6] },
  { kind: 'rocks', width: [3, 6], depth: [3, 4] },
  { kind: 'hedge', width: [6, 10], depth: [0.4, 0.4] },
  { kind: 'wall', width: [6, 10], depth: [0.4, 0.4] },
]
/** Clear of each other, and of the edges, in inches. */
const APART = 3

/** Numbers from a number, the same on every machine. */
function numbersFrom(seed: number): (n: number) => number {
  let state = (seed >>> 0) + 0x9e3779b9
  return n => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x297a2d39) >>> 0
    const mixed = Math.imul(state ^ (state >>> 12), 0x85ebca6b) >>> 0
    return mixed % n
  }
}

/** Four to seven pieces of ground strewn by a number, with none where armies come to stand shoulder to shoulder (WAB-MIS-101). */
export function strewn(seed: number, width: number, depth: number, zone: number): Element[] {
  const roll = numbersFrom(seed)
  const within = ([least, most]: readonly [number, number]): number =>
    least + roll(Math.round((most - least) * 2) + 1) / 2
  const found: ReturnType<typeof piece>[] = []
  const wanted = 4 + roll(width >= 72 ? 4 : 2)
  for (let tries = 0; tries < 60 && found.length < wanted; tries++) {
    const { kind, width: wide, depth: deep } = PIECES[roll(PIECES.length)]
    const [w, d] = [within(wide), within(deep)]
    const x = APART + w / 2 + roll(Math.max(1, Math.round(2 * (width - w - 2 * APART)))) / 2
    // In the middle of the table, or up to half way into a zone.
    const y = zone / 2 + roll(Math.max(1, Math.round(2 * (depth - zone - d)))) / 2
    const free = found.every(
      o =>
        Math.abs(o.x - x) > (o.width + w) / 2 + APART ||
        Math.abs(o.y + o.depth / 2 - y - d / 2) > (o.depth + d) / 2 + APART,
    )
    if (free) found.push(piece(kind, x, y, w, d))
  }
  return laid(found)
}
