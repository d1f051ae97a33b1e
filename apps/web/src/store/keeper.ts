import type { Keeping, Kept, Shelf } from './shelf.ts'

/** Writes a match to the shelf after every answer, one write at a time; the last state always gets there. */
export class Keeper {
  match: Kept
  private readonly shelf: Shelf
  private readonly failed: (why: Exclude<Keeping, 'kept'>) => void
  private writing = false
  private waiting = false

  constructor(shelf: Shelf, match: Kept, failed: (why: Exclude<Keeping, 'kept'>) => void) {
    this.shelf = shelf
    this.match = match
    this.failed = failed
  }
  keep(change: Partial<Pick<Kept, 'file' | 'summary' | 'lessons'>>): void {
    this.match = { ...this.match, ...change, updated: Date.now() }
    this.waiting = true
    if (!this.writing) void this.write()
  }
  private async write(): Promise<void> {
    this.writing = true
    while (this.waiting) {
      this.waiting = false
      const keeping = await this.shelf.put(this.match)
      if (keeping !== 'kept') this.failed(keeping)
    }
    this.writing = false
  }
}
