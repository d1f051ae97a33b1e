import { fileURLToPath } from 'node:url'
import { acceptGolden } from '@acies/kernel/testing'
import { wab } from './src/game.ts'

acceptGolden(wab, fileURLToPath(new URL('./golden', import.meta.url)))
