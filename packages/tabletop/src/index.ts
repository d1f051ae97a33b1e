export * from './army/index.ts'
