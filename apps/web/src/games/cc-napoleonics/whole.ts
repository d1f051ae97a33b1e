export { napoleonics as game } from '@acies/cc-napoleonics'
