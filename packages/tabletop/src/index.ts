export {
  type About,
  articled,
  bare,
  english,
  type Form,
  type Named,
  type Noun,
  nounOf,
  sentence,
} from '@acies/kernel'
export * from './army/index.ts'
export * from './boxes.ts'
export * from './case-notation.ts'
export * from './deployment.ts'
export * from './drawing.ts'
export * from './pose-notation.ts'
export * from './room.ts'
export * from './scenery.ts'
export * from './squares.ts'
export * from './stances.ts'
