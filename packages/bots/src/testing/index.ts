export { type Bridge, bridge } from './bridge.ts'
