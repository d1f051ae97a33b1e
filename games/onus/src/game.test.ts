import { acceptGame, acceptSight } from '@acies/kernel/testing'
import { onus } from './cases.ts'
import { bought } from './data/ready.ts'

/** What is thrown away may be shuffled into a new deck before anybody has looked. */
const effort = { matches: 1, seed: 7, limit: 20_000, every: 120, fleeting: ['discarded'] }
/** A pitched battle from the first card laid to the last turn, one that is laid out, and one for three. */
acceptGame(onus, { ...effort, scenarios: ['campal-500', 'trebia', 'three-standards'] })
/** In the fog, everybody against everybody. */
acceptGame(onus, {
  ...effort,
  scenarios: ['campal-500'],
  options: ['fog'],
  setup: { armies: ['rome-500', 'parthia-500', 'carthage-500'], sides: [0, 1, 2], turns: 5 },
})
/** Two against two: with lines that advance and generals who are always active, and in the fog. */
const teams = { armies: ['rome-500', 'dacia-500', 'macedonia-500', 'carthage-500'], order: 'by-side', turns: 3 }
acceptGame(onus, {
  ...effort,
  scenarios: ['campal-500'],
  options: ['line-advance', 'general-active', 'protected-flanks', 'dim-light'],
  setup: teams,
})
acceptGame(onus, { ...effort, scenarios: ['campal-500'], options: ['fog'], setup: teams })
/** Switches together: what one lets be done must not tell what another covers. */
acceptGame(onus, {
  ...effort,
  scenarios: ['campal-500'],
  every: 40,
  options: ['fog', 'line-advance', 'general-active', 'protected-flanks', 'dim-light', 'rally-penalty'],
  setup: { armies: ['rome-500', 'macedonia-500'], turns: 4 },
})

/** Veterans and the brave in the fog: whatever lies face down is worth a look. */
const list = (faction: string, general: string, units: string) => ({
  faction,
  general,
  points: 500,
  units: bought(units),
})
acceptSight(onus, {
  scenarios: ['campal-500'],
  options: ['fog'],
  setup: { armies: [list('rome', 'GR3', 'R1+veteran R4*2 R5*2'), list('dacia', 'GD2', 'D1*2 D2 D4 D6')], turns: 3 },
  matches: 1,
  seed: 3,
  limit: 20_000,
  every: 20,
  // What a card has done this turn is told when it is turned up, and the turn may end with that.
  fleeting: ['discarded', 'revealed'],
  // hidden.test.ts
  lone: ['generals.card'],
})
