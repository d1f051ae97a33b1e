export { ancients as game } from '@acies/cc-ancients'
