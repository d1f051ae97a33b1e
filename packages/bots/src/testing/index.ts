export { type Ford, ford } from './ford.ts'
