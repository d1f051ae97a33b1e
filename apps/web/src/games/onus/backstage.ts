import { onus } from '@acies/onus'
import type { Backstage } from '../backstage.ts'

/** What a charge would bring is reckoned where it is dragged; nothing is rolled out here yet. */
export const backstage: Backstage = { game: onus, odds: () => null }
