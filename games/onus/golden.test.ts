import { fileURLToPath } from 'node:url'
import { acceptGolden } from '@acies/kernel/testing'
import { onus } from './src/game.ts'

acceptGolden(onus, fileURLToPath(new URL('./golden', import.meta.url)))
