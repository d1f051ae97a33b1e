import { cosine, sine } from './angle.ts'
import { type Base, baseAt } from './base.ts'
import type { Body } from './body.ts'
import { distance } from './distance.ts'
import { extentAlong } from './lane.ts'
import { within } from './point.ts'
import { pose } from './pose.ts'

/** The groups into which loose models fall when each must be within a gap of another; one group: they keep together. */
export function groups(models: readonly Body[], gap: number): number[][] {
  const group = models.map((_, i) => i)
  const root = (i: number): number => (group[i] === i ? i : root(group[i]))
  for (let i = 0; i < models.length; i++)
    for (let j = i + 1; j < models.length; j++)
      if (root(i) !== root(j) && within(distance(models[i], models[j]), gap)) group[root(j)] = root(i)
  const out = new Map<number, number[]>()
  models.forEach((_, i) => {
    const r = root(i)
    out.set(r, [...(out.get(r) ?? []), i])
  })
  return [...out.values()]
}

export const keepTogether = (models: readonly Body[], gap: number): boolean => groups(models, gap).length <= 1

/** The smallest rectangle with this facing that holds the whole body. */
export function rectangleRound(body: Body, facing: number): Base {
  const forward = extentAlong(body, facing)
  const right = extentAlong(body, facing + 9000)
  const middle = (right.low + right.high) / 2
  const x = forward.high * sine(facing) + middle * cosine(facing)
  const y = -forward.high * cosine(facing) + middle * sine(facing)
  return baseAt(Math.ceil(right.high - right.low), Math.ceil(forward.high - forward.low), pose(x, y, facing))
}
