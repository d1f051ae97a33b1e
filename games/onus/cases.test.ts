import { join } from 'node:path'
import { acceptCases } from '@acies/kernel/testing'
import { onus } from './src/game.ts'

acceptCases(onus, join(import.meta.dirname, 'cases'))
