import { bearing, bodyAt, lengthOn, type Point, spans, turnBetween } from '@acies/table'
import type { Field, Unit } from '../position.ts'
import { modelsOf } from './cloud.ts'

/**
 * The places of a unit that a line passes over, nearest first: at most one of each rank, or of each file where it comes
 * from the side, the one it crosses most of; of loose models all of them (WAB-WAR-47, 49, 60, WAB-RUL-291).
 */
export function placesOnLine(g: Field, u: Unit, from: Point, to: Point): number[] {
  const across = Math.abs(turnBetween(u.facing, bearing(from, to)))
  const sideways = across > 4500 && across < 13500
  const best = new Map<number, { place: number; far: number; on: number }>()
  modelsOf(g, u).forEach((base, place) => {
    const body = bodyAt(base)
    const on = lengthOn(body, from, to)
    if (on <= 0) return
    const far = spans(body, from, to)[0]?.from ?? 0
    const row = u.loose.length > 0 ? place : sideways ? place % u.files : Math.floor(place / u.files)
    const known = best.get(row)
    if (known === undefined || on > known.on) best.set(row, { place, far, on })
  })
  return [...best.values()].sort((a, b) => a.far - b.far || a.place - b.place).map(x => x.place)
}
