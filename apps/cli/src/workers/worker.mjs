import { register } from 'tsx/esm/api'

register({ tsconfig: false })
await import('./work.ts')
