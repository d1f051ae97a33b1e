import { bearing, cosine, sine } from './angle.ts'
import { arcBody, inArc } from './arc.ts'
import { centreOf, SIDES } from './base.ts'
import { bodyAt, joined, place } from './body.ts'
import { approaches } from './charge.ts'
import { contactOf } from './contact.ts'
import { corrected } from './correction.ts'
import { squeezes } from './corridor.ts'
import { liesOn, shareOn } from './cover.ts'
import { distance, nearest, nearestTo } from './distance.ts'
import { stream, strewn } from './field.ts'
import { farthestFrom, run } from './flight.ts'
import { circle, rectangle } from './footprint.ts'
import { freeLanes } from './lane.ts'
import { spans } from './line.ts'
import { rectangleRound } from './loose.ts'
import { walk, wheelCost } from './manoeuvre.ts'
import { firstWithin } from './measure.ts'
import { onsetOn } from './onset.ts'
import { overlaps, touches } from './overlap.ts'
import { INCH } from './point.ts'
import { ovalOutline, polygonBody, stripBody } from './polygon.ts'
import type { Pose } from './pose.ts'
import { modelsTouching, ranksFootprint, reformed } from './ranks.ts'
import { inTheWay, screenOf } from './screen.ts'
import { sectionsOf } from './sections.ts'
import { seenPart } from './sight.ts'
import { aligned, flush } from './snap.ts'
import { sweep } from './sweep.ts'
import { sweepTurn } from './wheel.ts'
import { chargedSide, struckSides } from './zone.ts'

const CHARGE = {
  budget: 20 * INCH,
  own: { start: 0, size: 2000, count: 4 },
  theirs: { start: 0, size: 2000, count: 4 },
}

/**
 * One number out of some thousand results of every part of this package. Two machines that give the same number place,
 * measure, move and see alike.
 */
export function fingerprint(seed = 1): number {
  let hash = 2166136261
  const note = (value: number | boolean) => {
    const n = typeof value === 'boolean' ? Number(value) : value
    if (!Number.isInteger(n)) throw new Error(`not a whole number: ${n}`)
    for (let shift = 0; shift < 32; shift += 8) hash = Math.imul(hash ^ ((n >> shift) & 255), 16777619)
  }
  const notePose = (at: Pose | null) => {
    if (at === null) note(-1)
    else for (const n of [at.x, at.y, at.facing]) note(n)
  }

  for (let a = 0; a < 36000; a += 7) {
    note(sine(a) * 1_073_741_824)
    note(cosine(a) * 1_073_741_824)
  }

  const next = stream(seed)
  const bases = strewn(60, next)
  const bodies = bases.map(bodyAt)
  const discs = bases.map(b => place(circle(1000 + next(2000)), b))
  const wood = polygonBody(ovalOutline({ x: 60_000, y: 50_000 }, 40_000, 30_000))
  const hollow = polygonBody([
    { x: 90_000, y: 20_000 },
    { x: 140_000, y: 30_000 },
    { x: 110_000, y: 50_000 },
    { x: 150_000, y: 90_000 },
    { x: 95_000, y: 70_000 },
  ])
  const wall = stripBody([bases[0], bases[1], bases[2]], 300)
  const ground = [wood, hollow, wall]
  const screen = screenOf([...bodies, ...ground])

  for (let i = 0; i < 60; i++) {
    const b = bases[i]
    const others = [...bodies.filter((_, k) => k !== i), ...ground]
    for (let j = 0; j < 60; j++) {
      note(bearing(b, bases[j]))
      note(overlaps(bodies[i], bodies[j]))
      note(touches(discs[i], bodies[j]))
      note(distance(bodies[i], discs[j]))
      note(inTheWay(screen, b.x, b.y, bases[j].x, bases[j].y, i, j))
      note(inArc(b, 'front', 9000, bases[j]))
    }
    const j = next(60)
    const near = nearest(bodies[i], bodies[j])
    if (near !== null) for (const n of [near.a.x, near.a.y, near.b.x, near.b.y, near.distance]) note(n)
    for (const body of ground) {
      const at = nearestTo(body, b)
      note(at.x)
      note(at.y)
      for (const span of spans(body, b, bases[j])) note(span.to - span.from)
      note(shareOn(bodies[i], body))
      note(liesOn(bodies[i], body))
    }
    const way = sweep(bodies[i], next(36000), 20_320, others)
    for (const n of [way.free, way.met, way.at?.x ?? 0, way.at?.y ?? 0]) note(n)
    const kept = sweep(discs[i], next(36000), 20_320, others, INCH)
    for (const n of [kept.free, kept.met]) note(n)
    const turn = sweepTurn(bodies[i], b.x, b.y, next(18000) - 9000, others)
    for (const n of [turn.free, turn.met, turn.at?.x ?? 0, turn.at?.y ?? 0]) note(n)
    const gone = walk(
      b,
      [
        { go: 'wheel', corner: 'front-right', angle: next(4500) },
        { go: 'ahead', distance: next(10_000) },
        { go: 'pivot', angle: next(9000) - 4500 },
      ],
      others,
    )
    notePose(gone.pose)
    note(wheelCost(b.width, next(9000)))
    for (const a of approaches(
      b,
      bodies[j],
      others.filter(o => o !== bodies[j]),
      {
        budget: 30_480,
        wheelCost: angle => wheelCost(b.width, angle),
        corners: ['front-left', 'front-right'],
        maxAngle: 9000,
        step: 900,
      },
    ))
      for (const n of [a.angle, a.advance, a.cost]) note(n)
    const seen = seenPart(screen, b, bodies[j], i, j)
    note(seen?.x ?? -1)
    note(seen?.y ?? -1)
    note(squeezes(others, others.length, b, bases[j], 3 * INCH))
    const charge = onsetOn(b, bases[j], 'front', CHARGE)
    for (const n of [charge?.angle ?? -1, charge?.own ?? -1, charge?.offset ?? -1]) note(Math.round(n))
    note(SIDES.indexOf(chargedSide(b, bodies[j])))
    for (const side of struckSides(b, bases[j])) note(SIDES.indexOf(side))
    note(shareOn(bodies[j], arcBody(b, 'front', 9000, 30_480)))
    notePose(aligned(b, bases[j], 'left'))
    const on = { ...b, ...flush(bases[j], 'rear', next(8000)) }
    notePose(on)
    for (const s of contactOf(on, bases[j])?.sides ?? []) note(s.length)
    notePose(corrected(rectangle(b.width, b.depth), b, others, INCH, 1500))
    const lanes = freeLanes(bodies[i], 18000, 20_320, others, 20_320)
    note(lanes.left ?? -1)
    note(lanes.right ?? -1)
    note(farthestFrom(b, [bases[j], bases[(j + 7) % 60], bases[(j + 13) % 60]], 20_320))
    notePose(run(rectangle(b.width, b.depth), b, 18000, 30_480, others, { width: 182_880, depth: 121_920 }).pose)
    note(firstWithin(b, bases[j], bases[(j + 5) % 60], 3 * INCH))
    const ranks = { models: 13 + next(10), files: 5, width: 2000, depth: 2000, lean: 0 as const }
    for (const model of modelsTouching(ranks, b, joined(others))) note(model)
    notePose(reformed(ranks, b, 4, next(36000)).pose)
    note(overlaps(place(ranksFootprint(ranks), b), joined(others)))
    for (const section of sectionsOf(rectangle(8000, 4000), b, 2000)) notePose(section)
    const round = rectangleRound(joined([bodies[i], discs[j]]), next(36000))
    notePose(round)
    note(round.width)
    for (const side of SIDES) note(centreOf(b, side).x)
  }
  return hash >>> 0
}
