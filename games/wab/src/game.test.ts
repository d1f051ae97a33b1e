import { acceptGame } from '@acies/kernel/testing'
import { wab } from './game.ts'

acceptGame(wab, { matches: 2, seed: 7, limit: 4000, every: 40 })
