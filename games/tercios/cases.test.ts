import { join } from 'node:path'
import { acceptCases } from '@acies/kernel/testing'
import { tercios } from './src/cases.ts'

acceptCases(tercios, join(import.meta.dirname, 'cases'))
