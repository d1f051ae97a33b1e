import { acceptGame } from '@acies/kernel/testing'
import { onus } from './game.ts'

/** A pitched battle from the first card laid to the last turn. */
acceptGame(onus, { scenarios: ['campal-500'], matches: 1, seed: 7, limit: 20_000, every: 60 })
