import { tercios } from '@acies/tercios'
import type { Backstage } from '../backstage.ts'

export const backstage: Backstage = { game: tercios, odds: () => null }
