import { opposite } from './angle.ts'
import type { Pose } from './pose.ts'
import { facingSections, type Section } from './sections.ts'

/** A marker that stands against a section: it faces the enemy, its front on the section. */
export const markerOn = (section: Section): Pose => ({
  x: section.x,
  y: section.y,
  facing: opposite(section.facing),
})

/** The next sections round an outline from one of them, without it: 1 clockwise, -1 counter-clockwise. */
export function onward(outline: readonly Section[], from: number, sense: 1 | -1, count: number): number[] {
  const n = outline.length
  return Array.from({ length: Math.min(count, n - 1) }, (_, k) => (from + sense * (k + 1) + n * (k + 1)) % n)
}

export interface Wrap {
  /** The sections of the enemy that are wrapped, in order, and the marker that stands against each. */
  sections: number[]
  markers: Pose[]
}

/**
 * Wraps the free sections at one end of a front round the enemy it touches: the first takes the section next to the
 * last one in contact, the second the one after, until there is no room.
 */
export function wrapRound(
  own: readonly Section[],
  enemy: readonly Section[],
  end: 'left' | 'right',
  room: (marker: Pose, section: number) => boolean,
): Wrap {
  const pairs = facingSections(own, enemy).filter(([i]) => own[i].side === 'front')
  const out: Wrap = { sections: [], markers: [] }
  if (pairs.length === 0) return out
  // The front runs from left to right, the enemy's outline the other way.
  const last = pairs.reduce((a, b) => ((end === 'right' ? b[0] > a[0] : b[0] < a[0]) ? b : a))
  const free = own.filter(
    (section, i) => section.side === 'front' && (end === 'right' ? i > last[0] : i < last[0]),
  ).length
  for (const k of onward(enemy, last[1], end === 'right' ? -1 : 1, free)) {
    const marker = markerOn(enemy[k])
    if (pairs.some(([, j]) => j === k) || !room(marker, k)) break
    out.sections.push(k)
    out.markers.push(marker)
  }
  return out
}
