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
  picks: Picks
  choice: Choice | null

  constructor(rules: Rules<unknown, Told>, view: Position<unknown>, seat: Seat, picks: Picks = []) {
    this.rules = rules
    this.view = view
    this.seat = seat
    this.picks = picks
    this.choice = this.next()
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
    this.picks = [...this.picks, pick]
    this.choice = this.next()
  }
  /** Takes the last pick back. */
  back(): boolean {
    if (this.picks.length === 0) return false
    this.picks = this.picks.slice(0, -1)
    this.choice = this.next()
    return true
  }
  /** The draft that one more pick would make, and whatever must follow it; this one stays. */
  with(pick: Pick): Draft {
    const draft = new Draft(this.rules, this.view, this.seat, [...this.picks, pick])
    for (let only = draft.only(); only !== null; only = draft.only()) draft.pick(only)
    return draft
  }
  answer(): Picks {
    return this.rules.referee.stored(this.view, this.picks)
  }

  private next(): Choice | null {
    return this.rules.referee.next(this.view, this.seat, this.picks)
  }
  private only(): Pick | null {
    const { choice } = this
    if (choice === null || choice.enough !== undefined || choice.of === 'pose' || sizeOf(choice) !== 1) return null
    return choice.of === 'number' ? choice.min : choice.options[0]
  }
}
