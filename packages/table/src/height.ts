import type { Body } from './body.ts'
import type { Span } from './line.ts'
import { holds } from './overlap.ts'
import type { Point } from './point.ts'

/** Ground that rises above the table, by levels or by any other whole measure. */
export interface Rise {
  body: Body
  top: number
}

/** The height of the ground at a point: the highest rise it lies on, 0 on the open table. */
export function heightAt(at: Point, rises: readonly Rise[]): number {
  let top = 0
  for (const rise of rises) if (rise.top > top && holds(rise.body, at)) top = rise.top
  return top
}

/** By levels: the higher of the two sees, and is seen, over everything lower than itself. */
export const overlooks = (eye: number, aim: number, between: number): boolean => Math.max(eye, aim) > between

/**
 * By slopes: does the straight line from one height to another, `length` away, pass over something of this height that
 * it crosses from … to?
 */
export function clears(eye: number, aim: number, length: number, over: Span, top: number): boolean {
  const heightTimes = (at: number) => eye * length + (aim - eye) * at
  return Math.min(heightTimes(over.from), heightTimes(over.to)) >= top * length
}
