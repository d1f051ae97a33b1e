import { join } from 'node:path'
import { acceptCases } from '@acies/kernel/testing'
import { ancients } from './src/cases.ts'

acceptCases(ancients, join(import.meta.dirname, 'cases'))
