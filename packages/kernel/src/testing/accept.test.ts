import { acceptGame } from './accept.ts'
import { council } from './fixtures/council/game.ts'
import { ford } from './fixtures/ford/game.ts'
import { parade } from './fixtures/parade/game.ts'

acceptGame(ford, { matches: 6, seed: 1, limit: 600 })
acceptGame(ford, { matches: 3, seed: 11, limit: 600, options: ['storm'], scenarios: ['bridge'] })
acceptGame(council, { matches: 8, seed: 2, limit: 400 })
acceptGame(parade, { matches: 8, seed: 3, limit: 200 })
