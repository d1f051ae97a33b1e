export * from './data/armies/index.ts'
export { BATTLES } from './data/battles/index.ts'
export { tercios } from './game.ts'
export * from './position.ts'
