import { wab } from '@acies/wab'
import type { Backstage } from '../backstage.ts'

export const backstage: Backstage = { game: wab, odds: () => null }
