import { opposite } from './angle.ts'
import { type Body, bodyOf, rectanglePiece } from './body.ts'
import { overlaps } from './overlap.ts'
import type { Pose } from './pose.ts'
import type { Section } from './sections.ts'

/** A marker that stands against a section: it faces the enemy, its front on the section. */
export const markerOn = (section: Pose): Pose => ({
  x: section.x,
  y: section.y,
  facing: opposite(section.facing),
})

/** The square that a marker covers. */
export const markerBody = (size: number, at: Pose): Body => bodyOf([rectanglePiece(size, size, at.x, at.y, at.facing)])

/** The next sections round an outline from one of them, without it: 1 clockwise, -1 counter-clockwise. */
export function onward(outline: readonly Section[], from: number, sense: 1 | -1, count: number): number[] {
  const n = outline.length
  return Array.from({ length: Math.min(count, n - 1) }, (_, k) => (from + sense * (k + 1) + n * (k + 1)) % n)
}

export interface Chain {
  /** The sections of the enemy that are wrapped, in order, and the marker that stands against each. */
  sections: number[]
  markers: Pose[]
}

/**
 * A chain of at most `count` markers round an outline, beginning beside the section `from`, until a place has no room. Two
 * sections of a notch look on the same square: the second of them has no room either. Whoever asks knows how many
 * sections he has free, and which way round is away from his own front.
 */
export function wrapChain(
  enemy: readonly Section[],
  from: number,
  sense: 1 | -1,
  count: number,
  size: number,
  room: (body: Body, section: number) => boolean,
): Chain {
  const out: Chain = { sections: [], markers: [] }
  const laid: Body[] = []
  for (const k of onward(enemy, from, sense, count)) {
    const marker = markerOn(enemy[k])
    const body = markerBody(size, marker)
    if (laid.some(other => overlaps(body, other)) || !room(body, k)) break
    out.sections.push(k)
    out.markers.push(marker)
    laid.push(body)
  }
  return out
}
