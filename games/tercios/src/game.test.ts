import { acceptGame } from '@acies/kernel/testing'
import { tercios } from './game.ts'

acceptGame(tercios, {
  scenarios: ['campal-500', 'rocroi'],
  matches: 1,
  seed: 7,
  limit: 20_000,
  every: 60,
  fleeting: ['spied'],
})
