export * from './noun.ts'
export * from './sentence.ts'
