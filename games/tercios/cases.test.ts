import { join } from 'node:path'
import { acceptCases } from '@acies/kernel/testing'
import { tercios } from './src/game.ts'

acceptCases(tercios, join(import.meta.dirname, 'cases'))
