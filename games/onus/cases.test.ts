import { join } from 'node:path'
import { acceptCases } from '@acies/kernel/testing'
import { onus } from './src/cases.ts'

acceptCases(onus, join(import.meta.dirname, 'cases'))
