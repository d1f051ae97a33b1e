export { wab as game } from '@acies/wab'
