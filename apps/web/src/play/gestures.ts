import type { Owed, Picks, Refusal, Seat } from '@acies/kernel'
import type { Moment } from '../table/moment.ts'
import type { Table } from '../table/table.ts'

/** What one gesture has answered, question by question, is taken back by one press, and given again by one. */
export class Gestures {
  private readonly table: Table
  /** Answers that belong to the one before them. */
  private readonly joined = new WeakSet<Moment>()
  /** How many answers each press took back, the last press at the end. */
  private taken: number[] = []
  /** The moment at which a gesture waits for what it still has to say. */
  private waiting = -1

  constructor(table: Table) {
    this.table = table
  }
  get now(): number {
    return this.table.state().moments.length
  }
  /** What is answered next belongs to what was answered last. */
  goOn(): void {
    this.waiting = this.now
  }
  stop(): void {
    this.waiting = -1
  }
  get goesOn(): boolean {
    return this.waiting === this.now
  }
  answer(owed: Owed, picks: Picks): Refusal | null {
    const { now, goesOn } = this
    const refusal = this.table.answer(owed, picks)
    if (refusal === null && goesOn) this.join(now)
    return refusal
  }
  undo(seat: Seat): void {
    const { table, joined } = this
    if (!table.state().redoable) this.taken = []
    this.stop()
    let count = 0
    let more = true
    while (more && table.mayUndo(seat)) {
      const { moments } = table.state()
      table.undo(seat)
      count++
      more = this.now < moments.length && joined.has(moments[this.now])
    }
    this.taken.push(count)
  }
  redo(): void {
    const count = this.taken.pop() ?? 1
    for (let i = 0; i < count && this.table.state().redoable; i++) {
      const { now } = this
      this.table.redo()
      if (i > 0 && this.now > now) this.join(now)
    }
  }
  private join(n: number): void {
    this.joined.add(this.table.state().moments[n])
  }
}
