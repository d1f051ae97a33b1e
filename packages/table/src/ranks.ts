import { cosine, sine } from './angle.ts'
import { type Base, baseAt } from './base.ts'
import { type Body, bodyAt } from './body.ts'
import { type Footprint, part, rectangle, union } from './footprint.ts'
import { facedAbout } from './manoeuvre.ts'
import { meets } from './overlap.ts'
import { aside, type Pose, pose, spotX, spotY } from './pose.ts'

/** Models in ranks and files. They are numbered from the left of the front rank, rank after rank. */
export interface Ranks {
  models: number
  files: number
  /** A model's base. */
  width: number
  depth: number
  /** Where a last rank that is not full stands: to the left (-1), in the middle (0), to the right (1). */
  lean: -1 | 0 | 1
}

export const ranksIn = (r: Ranks): number => Math.ceil(r.models / r.files)
export const filesIn = (r: Ranks): number => Math.min(r.files, r.models)
export const frontage = (r: Ranks): number => filesIn(r) * r.width
const depthIn = (r: Ranks): number => ranksIn(r) * r.depth

/** How many stand in a rank, 0 being the front. */
export const inRank = (r: Ranks, rank: number): number => Math.max(0, Math.min(r.files, r.models - rank * r.files))

/** The rank and the place in it of a model. */
const rankOf = (r: Ranks, model: number): number => Math.floor(model / r.files)

/** The rectangle round the whole block. */
export const blockOf = (r: Ranks, at: Pose): Base => baseAt(frontage(r), depthIn(r), at)

/** How far the middle of a rank lies to the right of the middle of the front. */
const leanOf = (r: Ranks, count: number): number => (r.lean * (frontage(r) - count * r.width)) / 2

/** What the models cover: one rectangle, or two when the last rank is not full. */
export function ranksFootprint(r: Ranks): Footprint {
  const ranks = ranksIn(r)
  const last = inRank(r, ranks - 1)
  if (ranks === 1 || last === r.files) return rectangle(frontage(r), depthIn(r))
  const full = (ranks - 1) * r.depth
  return union([
    part(rectangle(frontage(r), full), 0, 0),
    part(rectangle(last * r.width, r.depth), leanOf(r, last), full),
  ])
}

/** The front rank alone: the rear ranks of a wheel follow in its track. */
export const frontRank = (r: Ranks): Footprint => rectangle(frontage(r), r.depth)

/** Where a model stands. */
export function modelAt(r: Ranks, at: Pose, model: number): Base {
  const rank = rankOf(r, model)
  const count = inRank(r, rank)
  const right = leanOf(r, count) + (model - rank * r.files - (count - 1) / 2) * r.width
  const forward = -rank * r.depth
  return baseAt(r.width, r.depth, pose(spotX(at, right, forward), spotY(at, right, forward), at.facing))
}

export function modelsAt(r: Ranks, at: Pose): Base[] {
  const found: Base[] = []
  for (let i = 0; i < r.models; i++) found.push(modelAt(r, at, i))
  return found
}

/** The models whose bases touch a body, be it corner to corner. */
export function modelsTouching(r: Ranks, at: Pose, body: Body): number[] {
  const found: number[] = []
  for (let i = 0; i < r.models; i++) if (meets(bodyAt(modelAt(r, at, i)), body)) found.push(i)
  return found
}

/** Which models touch which, both units in ranks. */
export function modelPairs(a: Ranks, atA: Pose, b: Ranks, atB: Pose): [number, number][] {
  const theirs = modelsAt(b, atB).map(bodyAt)
  return modelsAt(a, atA).flatMap((model, i) => {
    const body = bodyAt(model)
    return theirs.flatMap((other, j): [number, number][] => (meets(body, other) ? [[i, j]] : []))
  })
}

export interface Formed {
  ranks: Ranks
  pose: Pose
}

/** Without some of its models: from the last rank; a single rank loses them from both ends in turn, left first. */
export function without(r: Ranks, at: Pose, lost: number): Formed {
  const models = Math.max(0, r.models - lost)
  const ranks = { ...r, models }
  const gone = filesIn(r) - filesIn(ranks)
  if (gone === 0) return { ranks, pose: pose(at.x, at.y, at.facing) }
  return { ranks: { ...ranks, files: Math.max(1, models) }, pose: aside(at, gone % 2 === 0 ? 0 : r.width / 2) }
}

/** Any facing and any number of files, the middle of the block kept on the same point. */
export function reformed(r: Ranks, at: Pose, files: number, facing: number): Formed {
  const ranks = { ...r, files: Math.max(1, Math.min(files, r.models)) }
  const turnedBlock = facedAbout(blockOf(r, at), facing)
  // From the front of the old depth to the front of the new one.
  const deeper = (depthIn(ranks) - depthIn(r)) / 2
  return {
    ranks,
    pose: pose(
      turnedBlock.x + deeper * sine(turnedBlock.facing),
      turnedBlock.y - deeper * cosine(turnedBlock.facing),
      turnedBlock.facing,
    ),
  }
}
