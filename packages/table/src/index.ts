/** What games, boards and screens use of the geometry; all else stays in here. */
export { bearing, cosine, degrees, normal, opposite, sine, TURN, turnBetween } from './angle.ts'
export { alongSide, clippedBefore } from './arc.ts'
export {
  type Base,
  baseAt,
  CORNERS,
  type Corner,
  centreOf,
  cornerOf,
  cornerX,
  cornerY,
  edgeOf,
  middleOf,
  outward,
  SIDES,
  type Side,
  sideLength,
} from './base.ts'
export { benchTable } from './bench.ts'
export { type Body, baseBody, bodyAt, bodyOf, discPiece, joined, polygonPiece, rectanglePiece } from './body.ts'
export { type Along, behindOf, cellStart, cellsAlong, frontCells, sharesOf, touchedCells } from './cells.ts'
export { approaches } from './charge.ts'
export { contactOf } from './contact.ts'
export { corrected } from './correction.ts'
export { squeezes } from './corridor.ts'
export { costOf, type Going, goingOn, reachFor } from './cost.ts'
export { shareOn } from './cover.ts'
export { distance, distanceTo, isBeyond, nearest, nearestTo } from './distance.ts'
export { fingerprint } from './fingerprint.ts'
export { awayFrom, bisector, canStir, farthestFrom, leastAside } from './flight.ts'
export { part, rectangle, union } from './footprint.ts'
export { wayHome } from './home.ts'
export { extentAlong, freeLanes } from './lane.ts'
export { crosses, lengthOn, spans, staysOn } from './line.ts'
export { groups, keepTogether, rectangleRound } from './loose.ts'
export {
  aboutFaced,
  afterLeg,
  facedAbout,
  forwardSense,
  type Leg,
  reoriented,
  wheelCost,
  wheeled,
  wheelFor,
} from './manoeuvre.ts'
export { closestApproach, firstWithin, nearestOf } from './measure.ts'
export { hasOnset, type Onset, type OnsetTerms, onsetOn, onsetPoses, onsetsOn } from './onset.ts'
export { firstOverlapped, holds, isWithin, meets, overlaps } from './overlap.ts'
export { drawnUp } from './places.ts'
export { apart, closer, INCH, inches, length, MM, type Point, SLACK, towards, whole, within } from './point.ts'
export { ovalOutline, polygonBody, stripBody } from './polygon.ts'
export {
  ahead,
  aheadOf,
  aside,
  asideOf,
  type Pose,
  pickOf,
  pose,
  poseOf,
  samePose,
  shifted,
  slid,
  spot,
  spotX,
  spotY,
  swungPose,
} from './pose.ts'
export { modelsAt, type Ranks, ranksIn } from './ranks.ts'
export { screenOf } from './screen.ts'
export { type Section, sectionsOf } from './sections.ts'
export { gapBetween } from './separation.ts'
export { seenPart } from './sight.ts'
export { alignedAbout, flush } from './snap.ts'
export { crossings, freeTo, freeWay, sweep, sweepTo, wayTo } from './sweep.ts'
export { bearingTo, borders, EDGES, leavesAfter, onTable, type Table, type TableEdge } from './table.ts'
export { sweepTurn } from './wheel.ts'
export { markerBody, markerOn, wrapChain } from './wrap.ts'
export { chargedSide, struckSides } from './zone.ts'
