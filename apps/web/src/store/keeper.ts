import type { MatchFile } from '@acies/kernel'
import type { Kept, Shelf, Summary } from './shelf.ts'

/** Writes a match to the shelf after every answer, one write at a time; the last state always gets there. */
export class Keeper {
  match: Kept
  private readonly shelf: Shelf
  private readonly summarize: (file: MatchFile) => Summary
  private readonly failed: () => void
  private writing = false
  private waiting = false

  constructor(shelf: Shelf, match: Kept, summarize: (file: MatchFile) => Summary, failed: () => void) {
    this.shelf = shelf
    this.match = match
    this.summarize = summarize
    this.failed = failed
  }
  keep(change: Partial<Pick<Kept, 'file' | 'lessons'>>): void {
    this.match = { ...this.match, ...change, updated: Date.now() }
    this.waiting = true
    if (!this.writing) void this.write()
  }
  private async write(): Promise<void> {
    this.writing = true
    while (this.waiting) {
      this.waiting = false
      this.match = { ...this.match, summary: this.summarize(this.match.file) }
      if (!(await this.shelf.put(this.match))) this.failed()
    }
    this.writing = false
  }
}
