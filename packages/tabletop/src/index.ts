export * from './army/index.ts'
export * from './speech/index.ts'
