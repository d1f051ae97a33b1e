import { fileURLToPath } from 'node:url'
import { acceptGolden } from '@acies/kernel/testing'
import { napoleonics } from './src/game.ts'

acceptGolden(napoleonics, fileURLToPath(new URL('./golden', import.meta.url)))
