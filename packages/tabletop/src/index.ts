export * from './army/index.ts'
export * from './case-notation.ts'
export * from './pose-notation.ts'
export * from './speech/index.ts'
