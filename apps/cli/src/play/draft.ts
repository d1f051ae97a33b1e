import {
  type Choice,
  type Pick,
  type Picks,
  type Position,
  type Rules,
  type Seat,
  sizeOf,
  type Told,
} from '@acies/kernel'

/** An answer in the making: what has been picked, and what may be picked next. */
export class Draft {
  private readonly rules: Rules<unknown, Told>
  private readonly view: Position<unknown>
  private readonly seat: Seat
  /** The drafts before each pick that was a choice. */
  private readonly before: Picks[] = []
  picks: Picks = []
  choice: Choice | null

  constructor(rules: Rules<unknown, Told>, view: Position<unknown>, seat: Seat) {
    this.rules = rules
    this.view = view
    this.seat = seat
    this.choice = this.next()
    this.goOn()
  }
  /** Whether the picks are an answer as they stand. */
  get whole(): boolean {
    return this.choice === null || this.choice.enough !== undefined
  }
  /** Whether nothing more can be picked. */
  get full(): boolean {
    return this.choice === null || (this.whole && sizeOf(this.choice) === 0)
  }
  pick(pick: Pick): void {
    this.before.push(this.picks)
    this.put([...this.picks, pick])
  }
  /** Takes the last pick back, and what followed from it. */
  back(): boolean {
    const before = this.before.pop()
    if (before === undefined) return false
    this.put(before)
    return true
  }
  /** The draft that one more pick would make; this one stays. */
  with(pick: Pick): Draft {
    const other = new Draft(this.rules, this.view, this.seat)
    other.put([...this.picks, pick])
    return other
  }
  answer(): Picks {
    return this.rules.referee.stored(this.view, this.picks)
  }

  private put(picks: Picks): void {
    this.picks = picks
    this.choice = this.next()
    this.goOn()
  }
  private next(): Choice | null {
    return this.rules.referee.next(this.view, this.seat, this.picks)
  }
  /** Where only one thing can be picked next, it is, once the answer has been begun. */
  private goOn(): void {
    for (let only = this.only(); only !== null && this.picks.length > 0; only = this.only()) {
      this.picks = [...this.picks, only]
      this.choice = this.next()
    }
  }
  private only(): Pick | null {
    const { choice } = this
    if (choice === null || choice.enough !== undefined || choice.of === 'pose' || sizeOf(choice) !== 1) return null
    return choice.of === 'number' ? choice.min : choice.options[0]
  }
}
