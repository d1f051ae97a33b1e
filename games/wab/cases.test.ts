import { join } from 'node:path'
import { acceptCases } from '@acies/kernel/testing'
import { wab } from './src/cases.ts'

acceptCases(wab, join(import.meta.dirname, 'cases'))
