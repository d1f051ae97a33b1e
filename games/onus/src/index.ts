export * from './data/types.ts'
export * from './events.ts'
export * from './position.ts'
export * from './vocabulary.ts'
