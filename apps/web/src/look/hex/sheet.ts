import { at, blob, n1, open, type Point, scatter } from '../ink/curves.ts'
import { house, tuft, wash } from '../ink/marks.ts'
import { patches } from '../ink/patches.ts'
import { type Stream, stream } from '../ink/random.ts'
import type { Box } from './geometry.ts'

/** Things drawn in the margin of a map: decoration only, never inside the hexes. */
export interface MapMargin {
  rivers?: readonly (readonly Point[])[]
  villages?: readonly Point[]
}

const pigments = ['--field-1', '--field-2', '--field-2', '--field-1', '--field-1', '--field-2'] as const

const fields = (random: Stream, box: Box): string => {
  let washes = ''
  let ploughed = ''
  const spots: readonly Point[] = [
    [0.22, 0.22],
    [0.74, 0.8],
    [0.51, 0.13],
    [0.31, 0.83],
    [0.84, 0.3],
    [0.52, 0.53],
  ]
  spots.forEach(([u, v], i) => {
    const x = box.x + box.width * (u + (random() - 0.5) * 0.08)
    const y = box.y + box.height * (v + (random() - 0.5) * 0.08)
    const rx = box.width * (0.17 + random() * 0.05)
    const ry = box.height * (0.15 + random() * 0.08)
    washes += wash(random, blob(random, x, y, rx, ry, 0.22, 13), pigments[i], 6)
    if (i === spots.length - 1) return
    const angle = (random() - 0.45) * 0.6
    const dx = Math.cos(angle)
    const dy = Math.sin(angle)
    let furrows = ''
    const lines = 10 + Math.round(random() * 6)
    for (let k = 0; k < lines; k++) {
      const off = (k - lines / 2) * 11
      const reach = rx * (0.4 + random() * 0.32)
      furrows += `M${at([x - dy * off - dx * reach, y + dx * off - dy * reach])}`
      furrows += `L${at([x - dy * off + dx * reach, y + dx * off + dy * reach])}`
    }
    ploughed += `<path class="furrow" d="${furrows}"/>`
  })
  return washes + ploughed
}

const grass = (random: Stream, { x, y, width, height }: Box): string => {
  const area: Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
  const tufts = scatter(random, area, 46, 900).filter(() => random() < 0.4)
  return patches(tufts.map(spot => ({ at: spot, d: tuft(...spot, 6) })))
    .map(d => `<path class="tufts" d="${d}"/>`)
    .join('')
}

const marginRiver = (line: readonly Point[]): string => {
  const shifted = (dx: number, dy = 0): string => open(line.map(([x, y]): Point => [x + dx, y + dy]))
  return (
    `<path d="${open(line)}" fill="none" stroke="var(--water)" stroke-width="34" opacity=".85"/>` +
    `<path class="water-edge" d="${shifted(-17)}${shifted(17)}"/>` +
    `<path class="flow" style="stroke-dasharray:26 18" d="${shifted(-5, 6)}${shifted(7, -6)}"/>`
  )
}

const village = ([x, y]: Point): string =>
  house(x - 12, y - 6, 26, 15, -8, false) +
  house(x + 16, y - 14, 17, 22, 6, false) +
  house(x - 18, y + 18, 18, 20, 4, false) +
  house(x + 12, y + 18, 28, 15, -4, false)

/** The paper a battle is drawn on: fields in watercolour, furrows, tufts, and what stands in the margin. */
export const sheet = (box: Box, seed: number, margin: MapMargin = {}): string => {
  const random = stream(seed)
  return (
    fields(random, box) +
    grass(random, box) +
    (margin.rivers ?? []).map(marginRiver).join('') +
    (margin.villages ?? []).map(village).join('')
  )
}

/** The graduated border of a map sheet. */
export const neatScale = ({ x, y, width, height }: Box): string => {
  const inset = 9
  const bars = (count: number, length: number, bar: (from: number, size: number) => string): string => {
    let d = ''
    for (let k = 1; k < count; k += 2)
      d += bar(inset + ((length - 2 * inset) * k) / count, (length - 2 * inset) / count)
    return d
  }
  const across = Math.max(6, 2 * Math.round(width / 116))
  const down = Math.max(4, 2 * Math.round(height / 109))
  return (
    bars(across, width, (from, size) =>
      [y + 4, y + height - 9].map(top => `M${n1(x + from)} ${n1(top)}h${n1(size)}v5h-${n1(size)}z`).join(''),
    ) +
    bars(down, height, (from, size) =>
      [x + 4, x + width - 9].map(left => `M${n1(left)} ${n1(y + from)}v${n1(size)}h5v-${n1(size)}z`).join(''),
    )
  )
}
