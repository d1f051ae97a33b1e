import { blob, closed, inside, n1, open, type Point, polygon, scaled, scatter } from '../ink/curves.ts'
import { hachures, house, trees, tuft, wash } from '../ink/marks.ts'
import { patches } from '../ink/patches.ts'
import { type Stream, stream } from '../ink/random.ts'

/** A piece of ground in millimetres: an area by its outline, or a line by its points and its width. */
export type TableGround =
  | { kind: AreaKind; outline: readonly Point[]; name?: string }
  | { kind: LineKind; line: readonly Point[]; width: number; name?: string }
  | { kind: BlockKind; x: number; y: number; width: number; depth: number; turn: number; name?: string }
export type AreaKind = 'hill' | 'steep' | 'wood' | 'field' | 'marsh' | 'lake' | 'rocks' | 'town'
export type LineKind = 'road' | 'river' | 'hedge' | 'wall'
export type BlockKind = 'building' | 'bridge' | 'ford'

type Area = Extract<TableGround, { outline: readonly Point[] }>
type Line = Extract<TableGround, { line: readonly Point[] }>
type Block = Extract<TableGround, { turn: number }>

const middle = (points: readonly Point[]): Point => [
  points.reduce((sum, p) => sum + p[0], 0) / points.length,
  points.reduce((sum, p) => sum + p[1], 0) / points.length,
]
const shrunk = (points: readonly Point[], k: number): Point[] => scaled(points, k, ...middle(points))
/** No two edges are cut alike. */
const shaken = (random: Stream, points: readonly Point[], by: number): Point[] => {
  const [cx, cy] = middle(points)
  return points.map(([x, y]): Point => {
    const k = 1 + (random() - 0.5) * by
    return [cx + (x - cx) * k, cy + (y - cy) * k]
  })
}
const thinned = (points: readonly Point[], most = 16): Point[] => {
  const every = Math.max(1, Math.floor(points.length / most))
  return points.filter((_, i) => i % every === 0)
}
const span = (points: readonly Point[]): number =>
  Math.max(...points.map(p => p[0])) - Math.min(...points.map(p => p[0]))

const areas: Record<AreaKind, (random: Stream, outline: Point[], whole: readonly Point[]) => string> = {
  hill: (random, outline) => hill(random, outline, 1),
  steep: (random, outline) => hill(random, outline, 1.6),
  wood: (random, outline) =>
    `<path d="${closed(outline)}" fill="var(--forest-1)" opacity=".9"/>${trees(random, shrunk(outline, 0.93), 29, 17.5)}` +
    `<path class="wood-edge" d="${closed(outline)}"/>`,
  field(random, outline) {
    const lean = random() < 0.5 ? 0.3 : -0.2
    const [cx, cy] = middle(outline)
    const wide = span(outline)
    let furrows = ''
    for (let o = -wide; o < wide; o += 11) {
      let pen = false
      for (let t = -wide; t <= wide; t += 8) {
        const x = cx + t - o * lean
        const y = cy + t * lean + o
        const within = inside(outline, x, y)
        if (within) furrows += `${pen ? 'L' : 'M'}${n1(x)} ${n1(y)}`
        pen = within
      }
    }
    const pigment = random() < 0.5 ? '--field-1' : '--field-2'
    return `<path d="${closed(outline)}" fill="var(${pigment})" opacity=".7"/><path class="furrow" d="${furrows}"/><path class="field-edge" d="${closed(outline)}"/>`
  },
  marsh(random, outline) {
    let level = ''
    let reeds = ''
    for (const [x, y] of scatter(random, shrunk(outline, 0.95), 23, 1800)) {
      const k = 10 + random() * 17
      if (random() < 0.55) level += `M${n1(x - k)} ${n1(y)}h${n1(k * 2)}`
      else reeds += tuft(x, y, 13)
    }
    const pool = shaken(random, shrunk(outline, 0.5), 0.4)
    return (
      `<path d="${closed(outline)}" fill="var(--g-marsh)" opacity=".85"/><path d="${closed(pool)}" class="pool"/>` +
      `<path class="reed-line" style="stroke-width:2" d="${level}"/><path class="ink-f" style="stroke-width:1.7" d="${reeds}"/>` +
      `<path class="marsh-edge" d="${closed(outline)}"/>`
    )
  },
  lake(random, outline) {
    let waves = ''
    for (const [x, y] of scatter(random, shrunk(outline, 0.85), 40, 700))
      waves += `M${n1(x - 14)} ${n1(y)}q7 -5 14 0t14 0`
    return `<path class="lake" d="${closed(outline)}"/><path class="flow" style="stroke-width:1.8" d="${waves}"/>`
  },
  rocks(random, outline) {
    let rocks = ''
    for (const [x, y] of scatter(random, shrunk(outline, 0.9), 24, 900)) {
      const s = 8 + random() * 9
      rocks += polygon([
        [x - s, y + s * 0.5],
        [x - s * 0.5, y - s * 0.6],
        [x + s * 0.3, y - s * 0.8],
        [x + s, y + s * 0.1],
        [x + s * 0.5, y + s * 0.7],
      ])
    }
    return `<path d="${closed(outline)}" fill="var(--g-broken)" opacity=".7"/><path class="rock" d="${rocks}"/>`
  },
  town(random, outline) {
    let roofs = ''
    for (const [x, y] of scatter(random, shrunk(outline, 0.8), 62, 500))
      roofs += house(n1(x), n1(y), 44 + random() * 16, 28 + random() * 8, (random() - 0.5) * 30)
    return `<path d="${closed(outline)}" fill="var(--g-town)" opacity=".55"/>${roofs}<path class="wood-edge" d="${closed(outline)}"/>`
  },
}

function hill(random: Stream, outline: Point[], weight: number): string {
  const crest = shrunk(outline, 0.6)
  const slope = shrunk(outline, 0.82)
  return (
    `<path d="${closed(outline)}" fill="var(--hill-1)" opacity=".4"/><path d="${closed(slope)}" fill="var(--hill-2)" opacity=".45"/>` +
    `<path d="${closed(crest)}" fill="var(--hill-3)" opacity=".75"/><path class="ink-h" style="opacity:.6" d="` +
    `${hachures(random, crest, { gap: 6 / weight, length: 24, weight: 2.4 * weight })}` +
    `${hachures(random, slope, { gap: 7.5 / weight, length: 24, weight: 2 * weight })}"/>`
  )
}

const lines: Record<LineKind, (random: Stream, line: readonly Point[], width: number) => string> = {
  road: (_random, line, width) =>
    `<path d="${open(line)}" fill="none" stroke="var(--bank)" stroke-width="${width + 5}" opacity=".45"/>` +
    `<path d="${open(line)}" fill="none" stroke="var(--road)" stroke-width="${width}"/>`,
  river: (_random, line, width) =>
    `<path d="${open(line)}" fill="none" stroke="var(--water-2)" stroke-width="${width + 6}"/>` +
    `<path d="${open(line)}" fill="none" stroke="var(--water)" stroke-width="${width}"/>` +
    `<path class="flow" style="stroke-width:2;stroke-dasharray:26 34" d="${open(line)}"/>`,
  hedge(random, line) {
    let grove = ''
    for (const [x, y] of along(line, 26)) {
      const at = blob(random, x + (random() - 0.5) * 6, y + (random() - 0.5) * 6, 3, 3)
      grove += trees(random, at, 20, 8 + random() * 5)
    }
    return `<path class="hedge-line" d="${open(line)}"/>${grove}`
  },
  wall: (_random, line) => `<path class="wall-lo" d="${open(line)}"/><path class="wall" d="${open(line)}"/>`,
}
function along(line: readonly Point[], step: number): Point[] {
  const stops: Point[] = []
  for (let i = 0; i + 1 < line.length; i++) {
    const [ax, ay] = line[i]
    const [bx, by] = line[i + 1]
    const length = Math.hypot(bx - ax, by - ay)
    for (let d = 0; d < length; d += step) stops.push([ax + ((bx - ax) * d) / length, ay + ((by - ay) * d) / length])
  }
  return stops
}

const blocks: Record<BlockKind, (block: Block) => string> = {
  building: ({ x, y, width, depth, turn }) =>
    house(n1(x), n1(y), width * 0.8, depth * 0.62, turn) +
    `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(turn)})"><rect class="yard" x="${-width / 2}" y="${-depth / 2}" width="${width}" height="${depth}"/></g>`,
  bridge: ({ x, y, width, depth, turn }) =>
    `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(turn)})"><rect class="bridge" x="${-width / 2}" y="${-depth / 2}" width="${width}" height="${depth}"/></g>`,
  ford: ({ x, y, width, depth, turn }) =>
    `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(turn)})"><rect class="ford" x="${-width / 2}" y="${-depth / 2}" width="${width}" height="${depth}" rx="10"/></g>`,
}

const isArea = (ground: TableGround): ground is Area => 'outline' in ground
const isLine = (ground: TableGround): ground is Line => 'line' in ground

/** What lies lowest is drawn first. */
const ORDER: readonly TableGround['kind'][] = [
  'field',
  'hill',
  'steep',
  'marsh',
  'lake',
  'river',
  'ford',
  'road',
  'bridge',
  'town',
  'rocks',
  'building',
  'wall',
  'hedge',
  'wood',
]

/** The ground of a table, without what stands on it. */
export function drawGround(width: number, depth: number, all: readonly TableGround[], seed: number): string {
  const random = stream(seed)
  let drawing = `<rect width="${width}" height="${depth}" fill="var(--ground)"/>`
  const washes: readonly (readonly [number, number, number, number, string])[] = [
    [0.16, 0.25, 0.23, 0.21, '--ground-1'],
    [0.79, 0.7, 0.25, 0.25, '--ground-2'],
    [0.52, 0.46, 0.26, 0.19, '--ground-2'],
    [0.21, 0.8, 0.23, 0.2, '--ground-2'],
    [0.82, 0.2, 0.21, 0.2, '--ground-1'],
  ]
  for (const [u, v, w, h, pigment] of washes)
    drawing += wash(random, blob(random, u * width, v * depth, w * width, h * depth, 0.25, 14), pigment, 8)
  const sheet: Point[] = [
    [0, 0],
    [width, 0],
    [width, depth],
    [0, depth],
  ]
  const tufts = scatter(random, sheet, 52, 2200).filter(() => random() < 0.45)
  for (const d of patches(tufts.map(spot => ({ at: spot, d: tuft(...spot, 9) }))))
    drawing += `<path class="ink-f" style="opacity:.2;stroke-width:1.3" d="${d}"/>`
  const sorted = [...all].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
  for (const ground of sorted) {
    if (isArea(ground)) {
      const outline = shaken(random, thinned(ground.outline), 0.05)
      drawing += areas[ground.kind](random, outline, ground.outline)
    } else if (isLine(ground)) drawing += lines[ground.kind](random, ground.line, ground.width)
    else drawing += blocks[ground.kind](ground)
  }
  return drawing
}
