export { onus as game } from '@acies/onus'
