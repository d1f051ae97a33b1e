import type { Point } from '../ink/curves.ts'
import type { TableGround } from './ground.ts'

/** Room on the paper, by its middle, in millimetres. */
export interface Room {
  x: number
  y: number
  half: number
  tall: number
}
export const meet = (a: Room, b: Room): boolean =>
  Math.abs(a.x - b.x) < a.half + b.half && Math.abs(a.y - b.y) < a.tall + b.tall

/** A name in one line or two, and the room it takes there. */
export interface Lettering extends Room {
  lines: readonly string[]
}

export interface Hand {
  /** Half of what a letter takes of a line, on the whole. */
  letter: number
  /** Half of a line. */
  line: number
}
export const TROOP_HAND: Hand = { letter: 6.1, line: 10 }
const GROUND_HAND: Hand = { letter: 5.4, line: 12 }

/** From the middle of the first line to where its letters stand. */
export const STAND = 7

/** `k`: how large the letters are. */
export const lettering = (
  lines: readonly string[],
  { letter, line }: Hand,
  x: number,
  y: number,
  k = 1,
): Lettering => ({
  lines,
  x,
  y,
  half: (Math.max(...lines.map(text => text.length)) * letter + 9) * k,
  tall: lines.length * line * k,
})

/** A long name in two lines, as even as its words allow; its number stays with the last of them. */
function inTwo(name: string): readonly string[] | null {
  const words = name.split(/ (?![IVX]+$)/)
  if (words.length < 2 || name.length < 9) return null
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
  return cuts.reduce((best, cut) => (longest(cut) < longest(best) ? cut : best))
}
export function waysToWrite(name: string): readonly (readonly string[])[] {
  const two = inTwo(name)
  return two === null ? [[name]] : [[name], two]
}
const longest = (lines: readonly string[]): number => Math.max(...lines.map(line => line.length))

/** Where the name of a piece of ground might be written, the best place first. */
export function groundSpots(ground: TableGround, width: number, depth: number, k = 1): readonly Lettering[] {
  const { name } = ground
  if (name === undefined) return []
  const spots = waysToWrite(name)
    .flatMap(lines => placesOf(ground, lines, k))
    .map(spot => {
      const x = Math.min(width - spot.half - 6, Math.max(spot.half + 6, spot.x))
      const y = Math.min(depth - spot.tall - 6, Math.max(spot.tall + 6, spot.y))
      return { spot: { ...spot, x, y }, pushed: Math.hypot(x - spot.x, y - spot.y) > 20 }
    })
  // A name the edge pushes back onto its own ground comes last.
  return [...spots.filter(one => !one.pushed), ...spots.filter(one => one.pushed)].map(({ spot }) => spot)
}

function placesOf(ground: TableGround, lines: readonly string[], k: number): Lettering[] {
  const at = (x: number, y: number): Lettering => lettering(lines, GROUND_HAND, x, y, k)
  const { half, tall } = at(0, 0)
  if ('line' in ground) {
    const aside = ground.width / 2 + tall + 4
    return [0.5, 0.3, 0.7, 0.15, 0.85].flatMap(share => {
      const [x, y] = alongLine(ground.line, share)
      const steep = isSteep(ground.line)
      const beside = steep ? [at(x - half - 16, y), at(x + half + 16, y)] : [at(x, y + aside), at(x, y - aside)]
      return ground.width > 30 && !steep ? [at(x, y), ...beside] : beside
    })
  }
  const [left, right, top, bottom] = edgesOf(ground)
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const around = [
    at(x, bottom + tall + 4),
    at(x, top - tall - 4),
    at(right + half + 6, y),
    at(left - half - 6, y),
    at(left + half, bottom + tall + 4),
    at(right - half, bottom + tall + 4),
    at(left + half, top - tall - 4),
    at(right - half, top - tall - 4),
  ]
  return 'outline' in ground ? [...around, at(x, y), at(x, bottom - tall - 12), at(x, top + tall + 12)] : around
}

const isSteep = (line: readonly Point[]): boolean => {
  const [[ax, ay], [bx, by]] = [line[0], line[line.length - 1]]
  return Math.abs(by - ay) > Math.abs(bx - ax)
}

function alongLine(line: readonly Point[], share: number): Point {
  const legs = line.slice(1).map(([x, y], i) => Math.hypot(x - line[i][0], y - line[i][1]))
  let left = legs.reduce((sum, leg) => sum + leg, 0) * share
  for (const [i, leg] of legs.entries()) {
    const [[ax, ay], [bx, by]] = [line[i], line[i + 1]]
    if (left <= leg) return [ax + ((bx - ax) * left) / leg, ay + ((by - ay) * left) / leg]
    left -= leg
  }
  return line[line.length - 1]
}

function edgesOf(ground: Exclude<TableGround, { line: readonly Point[] }>): [number, number, number, number] {
  if ('outline' in ground) {
    const [xs, ys] = [ground.outline.map(p => p[0]), ground.outline.map(p => p[1])]
    return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  }
  const { x, y, width, depth } = ground
  return [x - width / 2, x + width / 2, y - depth / 2, y + depth / 2]
}

/** What stands on the ground and is not to be written over. */
export function blockRoom(ground: TableGround): Room | null {
  if (!('turn' in ground)) return null
  const { x, y, width, depth } = ground
  return { x, y, half: width / 2, tall: depth / 2 }
}
