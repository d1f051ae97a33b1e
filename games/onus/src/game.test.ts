import { acceptGame } from '@acies/kernel/testing'
import { onus } from './cases.ts'

/** What is thrown away may be shuffled into a new deck before anybody has looked. */
const effort = { matches: 1, seed: 7, limit: 20_000, every: 90, fleeting: ['discarded'] }
/** A pitched battle from the first card laid to the last turn, one that is laid out, and one for three. */
acceptGame(onus, { ...effort, scenarios: ['campal-500', 'trebia', 'three-standards'] })
/** In teams, with lines that advance and generals who are always active. */
acceptGame(onus, {
  ...effort,
  scenarios: ['campal-500'],
  options: ['line-advance', 'general-active', 'protected-flanks', 'dim-light'],
  setup: { armies: ['rome-500', 'dacia-500', 'macedonia-500', 'carthage-500'], order: 'by-side' },
})
/** In the fog, everybody against everybody, and two against two. */
acceptGame(onus, {
  ...effort,
  scenarios: ['campal-500'],
  options: ['fog'],
  setup: { armies: ['rome-500', 'parthia-500', 'carthage-500'], sides: [0, 1, 2] },
})
acceptGame(onus, {
  ...effort,
  scenarios: ['campal-500'],
  options: ['fog'],
  setup: { armies: ['rome-500', 'dacia-500', 'macedonia-500', 'carthage-500'], order: 'by-side' },
})
