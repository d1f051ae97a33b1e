import type { Said } from '@acies/kernel'
import type { Report } from '@acies/lab'

/** Who sat down, by name: a battle has one for each seat there may be. */
export const seatedIn = ({ winsBySeat }: Pick<Report, 'winsBySeat'>, names: readonly Said[]): readonly Said[] =>
  names.slice(0, winsBySeat.length)
