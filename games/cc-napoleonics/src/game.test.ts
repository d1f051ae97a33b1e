import { acceptGame } from '@acies/kernel/testing'
import { napoleonics } from './game.ts'

acceptGame(napoleonics, { matches: 1, seed: 11, limit: 20_000, scenarios: ['rolica', 'coa', 'waterloo'] })
