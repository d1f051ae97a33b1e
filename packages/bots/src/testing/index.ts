export { type Bridge, bridge, type Event } from './bridge.ts'
