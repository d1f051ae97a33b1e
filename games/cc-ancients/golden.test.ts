import { fileURLToPath } from 'node:url'
import { acceptGolden } from '@acies/kernel/testing'
import { ancients } from './src/game.ts'

acceptGolden(ancients, fileURLToPath(new URL('./golden', import.meta.url)))
