import { cosine, sine } from './angle.ts'
import { type Base, baseAt } from './base.ts'
import type { Body } from './body.ts'
import { isBeyond } from './distance.ts'
import { extentAlong } from './lane.ts'
import { SLACK } from './point.ts'
import { pose } from './pose.ts'

/** The groups into which loose models fall when each must be within a gap of another; one group: they keep together. */
export function groups(models: readonly Body[], gap: number): number[][] {
  const group = models.map((_, i) => i)
  const root = (i: number): number => (group[i] === i ? i : root(group[i]))
  for (let i = 0; i < models.length; i++)
    for (let j = i + 1; j < models.length; j++)
      if (root(i) !== root(j) && !isBeyond(models[i], models[j], gap + SLACK)) group[root(j)] = root(i)
  const out = new Map<number, number[]>()
  for (let i = 0; i < models.length; i++) {
    const r = root(i)
    const mates = out.get(r)
    if (mates === undefined) out.set(r, [i])
    else mates.push(i)
  }
  return [...out.values()]
}

/** Whether all of them hang together: from the first on, each is sought among those nobody has come to yet. */
export function keepTogether(models: readonly Body[], gap: number): boolean {
  const left = models.slice(1)
  const found = models.slice(0, 1)
  for (let i = 0; i < found.length; i++)
    for (let k = left.length - 1; k >= 0; k--)
      if (!isBeyond(found[i], left[k], gap + SLACK)) found.push(...left.splice(k, 1))
  return left.length === 0
}

/** The smallest rectangle with this facing that holds the whole body. */
export function rectangleRound(body: Body, facing: number): Base {
  const forward = extentAlong(body, facing)
  const right = extentAlong(body, facing + 9000)
  const middle = (right.low + right.high) / 2
  const x = forward.high * sine(facing) + middle * cosine(facing)
  const y = -forward.high * cosine(facing) + middle * sine(facing)
  return baseAt(Math.ceil(right.high - right.low), Math.ceil(forward.high - forward.low), pose(x, y, facing))
}
