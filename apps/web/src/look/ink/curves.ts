import type { Stream } from './random.ts'

export type Point = readonly [x: number, y: number]

/** A number as it is written in a path: one decimal. */
export const n1 = (n: number): number => Math.round(n * 10) / 10

export const at = ([x, y]: Point): string => `${n1(x)} ${n1(y)}`

export const polygon = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`

const bezier = (before: Point, from: Point, to: Point, after: Point): string =>
  `C${n1(from[0] + (to[0] - before[0]) / 6)} ${n1(from[1] + (to[1] - before[1]) / 6)} ` +
  `${n1(to[0] - (after[0] - from[0]) / 6)} ${n1(to[1] - (after[1] - from[1]) / 6)} ${at(to)}`

/** A smooth closed path through the points (Catmull-Rom). */
export const closed = (points: readonly Point[]): string => {
  const count = points.length
  let d = `M${at(points[0])}`
  for (let i = 0; i < count; i++) {
    d += bezier(points[(i + count - 1) % count], points[i], points[(i + 1) % count], points[(i + 2) % count])
  }
  return `${d}Z`
}

/** A smooth open path through the points. */
export const open = (points: readonly Point[]): string => {
  const last = points.length - 1
  let d = `M${at(points[0])}`
  for (let i = 0; i < last; i++) {
    d += bezier(points[Math.max(0, i - 1)], points[i], points[i + 1], points[Math.min(last, i + 2)])
  }
  return d
}

/** A hand-cut oval. */
export const blob = (
  random: Stream,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  rough = 0.12,
  corners = 14,
): Point[] =>
  Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * Math.PI * 2
    const k = 1 + (random() - 0.5) * 2 * rough
    return [cx + Math.cos(angle) * rx * k, cy + Math.sin(angle) * ry * k]
  })

export const scaled = (points: readonly Point[], k: number, cx = 0, cy = 0): Point[] =>
  points.map(([x, y]) => [cx + (x - cx) * k, cy + (y - cy) * k])

export interface Footing {
  x: number
  y: number
  /** The outward normal. */
  nx: number
  ny: number
}

const between = (p0: number, p1: number, p2: number, p3: number, t: number): number =>
  0.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t * t * t)

/** Steps of equal length along a smooth closed curve. */
export const walk = (points: readonly Point[], step: number): Footing[] => {
  const count = points.length
  const dense: Point[] = []
  for (let i = 0; i < count; i++) {
    const p0 = points[(i + count - 1) % count]
    const p1 = points[i]
    const p2 = points[(i + 1) % count]
    const p3 = points[(i + 2) % count]
    for (let t = 0; t < 1; t += 0.05) {
      dense.push([between(p0[0], p1[0], p2[0], p3[0], t), between(p0[1], p1[1], p2[1], p3[1], t)])
    }
  }
  const steps: Footing[] = []
  let walked = 0
  for (let i = 0; i < dense.length; i++) {
    const a = dense[i]
    const b = dense[(i + 1) % dense.length]
    const dx = b[0] - a[0]
    const dy = b[1] - a[1]
    const length = Math.hypot(dx, dy) || 1e-6
    walked += length
    if (walked >= step) {
      walked = 0
      steps.push({ x: a[0], y: a[1], nx: dy / length, ny: -dx / length })
    }
  }
  return steps
}

export const inside = (area: readonly Point[], x: number, y: number): boolean => {
  let within = false
  for (let i = 0, j = area.length - 1; i < area.length; j = i++) {
    const [xi, yi] = area[i]
    const [xj, yj] = area[j]
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) within = !within
  }
  return within
}

/** Points strewn over an area, none nearer to another than the gap; sorted from back to front. */
export const scatter = (random: Stream, area: readonly Point[], gap: number, tries = 2400): Point[] => {
  const xs = area.map(p => p[0])
  const ys = area.map(p => p[1])
  const x0 = Math.min(...xs)
  const y0 = Math.min(...ys)
  const width = Math.max(...xs) - x0
  const height = Math.max(...ys) - y0
  const found: Point[] = []
  for (let i = 0; i < tries; i++) {
    const x = x0 + random() * width
    const y = y0 + random() * height
    const apart = (q: Point): boolean => (q[0] - x) ** 2 + (q[1] - y) ** 2 > gap * gap
    if (inside(area, x, y) && found.every(apart)) found.push([x, y])
  }
  return found.sort((a, b) => a[1] - b[1])
}
