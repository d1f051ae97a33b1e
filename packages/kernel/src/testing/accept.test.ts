import { acceptGame } from './accept.ts'
import { council } from './fixtures/council/game.ts'
import { ford } from './fixtures/ford/game.ts'
import { parade } from './fixtures/parade/game.ts'
import { acceptSight } from './leaks.ts'

acceptGame(ford, { matches: 6, seed: 1, limit: 600 })
acceptGame(ford, { matches: 3, seed: 11, limit: 600, options: ['storm'], scenarios: ['bridge'] })
acceptGame(council, { matches: 6, seed: 2, limit: 600 })
acceptGame(council, { matches: 4, seed: 5, limit: 600, scenarios: ['duel'], setup: { sides: [0, 1, 2, 3] } })
acceptGame(parade, { matches: 8, seed: 3, limit: 200 })

acceptSight(ford, { matches: 2, seed: 1, limit: 600 })
acceptSight(council, { matches: 2, seed: 2, limit: 600 })
