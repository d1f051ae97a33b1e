import type { Kept, Shelf, Updating } from './shelf.ts'

/** Writes a match to the shelf after every answer, one write at a time; the last state always gets there. */
export class Keeper {
  match: Kept
  private readonly shelf: Shelf
  private readonly failed: (why: Exclude<Updating, 'kept'>) => void
  private writing = false
  private waiting = false

  constructor(shelf: Shelf, match: Kept, failed: (why: Exclude<Updating, 'kept'>) => void) {
    this.shelf = shelf
    this.match = match
    this.failed = failed
  }
  keep(change: Partial<Pick<Kept, 'file' | 'summary' | 'shortcut' | 'lessons'>>): void {
    this.match = { ...this.match, ...change, updated: Date.now() }
    this.waiting = true
    if (!this.writing) void this.write()
  }
  private async write(): Promise<void> {
    this.writing = true
    while (this.waiting) {
      this.waiting = false
      this.match = { ...this.match, revision: (this.match.revision ?? 0) + 1 }
      const keeping = await this.shelf.update(this.match)
      if (keeping !== 'kept') this.failed(keeping)
    }
    this.writing = false
  }
}
