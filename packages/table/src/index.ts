export * from './angle.ts'
export * from './arc.ts'
export * from './base.ts'
export { benchTable, type TableBench } from './bench.ts'
export {
  type Body,
  baseBody,
  bodyAt,
  bodyOf,
  discPiece,
  joined,
  moved,
  type Piece,
  place,
  polygonPiece,
  rectanglePiece,
  swung,
} from './body.ts'
export * from './cells.ts'
export * from './charge.ts'
export * from './contact.ts'
export * from './correction.ts'
export * from './corridor.ts'
export * from './cost.ts'
export * from './cover.ts'
export * from './distance.ts'
export { fingerprint } from './fingerprint.ts'
export * from './flight.ts'
export * from './footprint.ts'
export * from './height.ts'
export * from './home.ts'
export * from './lane.ts'
export { crosses, goesThrough, lengthOn, linesCross, type Span, spans, staysOn } from './line.ts'
export * from './loose.ts'
export * from './manoeuvre.ts'
export * from './measure.ts'
export * from './onset.ts'
export * from './overlap.ts'
export * from './places.ts'
export * from './point.ts'
export * from './polygon.ts'
export * from './pose.ts'
export * from './ranks.ts'
export * from './screen.ts'
export * from './sections.ts'
export { gapBetween } from './separation.ts'
export * from './sight.ts'
export * from './snap.ts'
export * from './sweep.ts'
export * from './table.ts'
export { angleOfArc, arcLength, sweepTurn } from './wheel.ts'
export * from './wrap.ts'
export * from './zone.ts'
