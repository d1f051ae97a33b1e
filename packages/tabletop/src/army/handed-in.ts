import { Complaint, type Opening } from '@acies/kernel'
import { type Reader, readAs } from '@acies/kernel/reading'

/** The armies of a match, and where they stand in its opening: handed in face down, lying open, or the usual ones. */
export function armiesIn<T>(
  { secret }: Opening,
  faceDown: Reader<{ armies: T }>,
  lyingOpen: T | undefined,
  usual: T,
): { armies: T; at: string } {
  if (secret.setup === undefined) return { armies: lyingOpen ?? usual, at: 'header.setup.armies' }
  const { armies } = readAs(faceDown, secret.setup, 'header.secret.setup')
  if (lyingOpen !== undefined) throw new Complaint('header.setup.armies: they are face down, too')
  return { armies, at: 'header.secret.setup.armies' }
}
