import { fileURLToPath } from 'node:url'
import { acceptGolden } from '@acies/kernel/testing'
import { tercios } from './src/game.ts'

acceptGolden(tercios, fileURLToPath(new URL('./golden', import.meta.url)))
