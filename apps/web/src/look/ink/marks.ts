import { at, closed, n1, type Point, scatter, walk } from './curves.ts'
import type { Stream } from './random.ts'

interface Hachure {
  gap?: number
  length?: number
  weight?: number
}

/** Lehmann hachures: strokes run downhill from a crest, heavy on the side away from the light (north-west). */
export const hachures = (
  random: Stream,
  crest: readonly Point[],
  { gap = 3, length = 12, weight = 1.1 }: Hachure = {},
): string => {
  let d = ''
  for (const p of walk(crest, gap)) {
    const shade = (p.nx * 0.62 + p.ny * 0.78 + 1) / 2
    const l = length * (0.55 + 0.6 * shade) * (1 + (random() - 0.5) * 0.35)
    const w = weight * (0.28 + 0.95 * shade)
    const x = p.x + p.nx * random() * 1.5
    const y = p.y + p.ny * random() * 1.5
    const sx = (-p.ny * w) / 2
    const sy = (p.nx * w) / 2
    d += `M${at([x + sx, y + sy])}L${at([x + p.nx * l, y + p.ny * l])}L${at([x - sx, y - sy])}Z`
  }
  return d
}

export const tuft = (x: number, y: number, s: number): string =>
  `M${at([x - s * 0.5, y])}L${at([x - s * 0.75, y - s * 0.7])}M${at([x, y])}L${at([x, y - s])}` +
  `M${at([x + s * 0.5, y])}L${at([x + s * 0.75, y - s * 0.7])}`

/** One tree, as the old surveyors drew it: a scalloped crown, hatched to the south-east. */
const tree = (random: Stream, x: number, y: number, size: number): string => {
  const arcs = 7
  const rim: Point[] = []
  for (let i = 0; i < arcs; i++) {
    const angle = (i / arcs) * Math.PI * 2 + random() * 0.3
    rim.push([
      x + Math.cos(angle) * size * (0.9 + random() * 0.2),
      y + Math.sin(angle) * size * 0.86 * (0.9 + random() * 0.2),
    ])
  }
  const radius = n1(size * 0.52)
  let crown = `M${at(rim[0])}`
  for (let i = 0; i < arcs; i++) crown += `A${radius} ${radius} 0 0 1 ${at(rim[(i + 1) % arcs])}`
  let hatch = ''
  for (let i = 0; i < 3; i++) {
    const k = 0.05 + i * 0.27
    hatch += `M${at([x + size * k, y + size * (0.72 - i * 0.18)])}`
    hatch += `L${at([x + size * (k + 0.42), y + size * (0.28 - i * 0.18)])}`
  }
  return (
    `<ellipse class="t-shade" cx="${n1(x + size * 0.42)}" cy="${n1(y + size * 0.55)}" ` +
    `rx="${n1(size * 1.05)}" ry="${n1(size * 0.8)}"/>` +
    `<path class="t-crown" d="${crown}Z"/><path class="t-hatch" d="${hatch}"/>`
  )
}

export const trees = (random: Stream, area: readonly Point[], gap: number, size: number): string => {
  let grove = ''
  for (const [x, y] of scatter(random, area, gap)) grove += tree(random, x, y, size * (0.8 + random() * 0.45))
  return grove
}

/** Watercolour: three offset washes and a darker rim where the pigment dried. */
export const wash = (random: Stream, area: readonly Point[], pigment: string, spread = 1): string => {
  const shaken = (by: number): string =>
    closed(area.map(([x, y]): Point => [x + (random() - 0.5) * by * spread, y + (random() - 0.5) * by * spread]))
  return (
    `<g style="--pigment:var(${pigment})"><path class="wash w1" d="${shaken(5)}"/><path class="wash w2" d="${shaken(8)}"/>` +
    `<path class="wash w3" d="${shaken(12)}"/><path class="wash rim" d="${shaken(2)}"/></g>`
  )
}

/** A house from above: roof, ridge, shadow; hatched on the shaded slope when it is near. */
export const house = (x: number, y: number, w: number, h: number, turn: number, hatched = true): string => {
  const wide = w > h
  const lines = Math.round((wide ? w : h) / 2.6)
  let hatch = ''
  for (let i = 1; hatched && i < lines; i++) {
    const t = i / lines
    hatch += wide ? `M${n1(-w / 2 + w * t)} 0V${n1(h / 2)}` : `M0 ${n1(-h / 2 + h * t)}H${n1(w / 2)}`
  }
  const box = `width="${w}" height="${h}"`
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})"><rect class="b-shade" x="${-w / 2 + 2}" y="${-h / 2 + 2.6}" ${box}/>` +
    `<rect class="roof" x="${-w / 2}" y="${-h / 2}" ${box}/>${hatch && `<path class="roof-hatch" d="${hatch}"/>`}` +
    `<path class="roof-line" d="${wide ? `M${-w / 2} 0H${w / 2}` : `M0 ${-h / 2}V${h / 2}`}"/></g>`
  )
}
