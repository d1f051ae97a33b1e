import { readName } from '@acies/bots'
import { Complaint } from '@acies/kernel'
import type { Player } from '../table/table.ts'
import { importMatch } from './begin.ts'
import { textOf } from './share.ts'
import type { Kept, Shelf } from './shelf.ts'

/** Who sits where a match names him: a machine by its name, or a person. */
export const sitter = (name: string): Player =>
  readName(name) !== null ? { kind: 'bot', bot: name } : { kind: 'person' }

/** A match from a file, or what is wrong with it. */
export async function importFile(shelf: Shelf, file: File): Promise<Kept | { why: string }> {
  try {
    return await importMatch(shelf, await textOf(file), name => readName(name) !== null)
  } catch (error) {
    return { why: error instanceof Complaint || error instanceof Error ? error.message : String(error) }
  }
}
