export { tercios as game } from '@acies/tercios'
