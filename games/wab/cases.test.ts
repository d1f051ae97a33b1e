import { join } from 'node:path'
import { acceptCases } from '@acies/kernel/testing'
import { wab } from './src/game.ts'

acceptCases(wab, join(import.meta.dirname, 'cases'))
