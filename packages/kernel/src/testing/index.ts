export { acceptGame, PROPERTIES } from './accept.ts'
export { acceptCases } from './cases.ts'
export { type Passed, type Played, playRandom } from './play.ts'
export { type Effort, type Property, tryOut } from './trial.ts'
