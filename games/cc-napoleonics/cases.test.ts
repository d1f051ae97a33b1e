import { join } from 'node:path'
import { acceptCases } from '@acies/kernel/testing'
import { napoleonics } from './src/cases.ts'

acceptCases(napoleonics, join(import.meta.dirname, 'cases'))
