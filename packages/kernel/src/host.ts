import type { Match } from './match.ts'
import type { Picks, Seat } from './pick.ts'
import type { Decision, Position, Refusal, Told } from './position.ts'
import type { Rules } from './rules.ts'

/** Who sits at a seat. Persons who trust each other share a screen without hiding anything. */
export type Sitter<F> =
  | { readonly kind: 'person'; readonly trusting?: boolean }
  | { readonly kind: 'machine'; answer(view: Position<F>, seat: Seat): Picks | Promise<Picks> }

/** What a person is asked. */
export interface Owed {
  readonly decision: Decision
  /** There is nothing to choose, but to go on cannot be taken back: it ends the turn, or rolls. */
  readonly confirm: 'turn' | 'on' | null
}

/** How a host goes about it. */
export interface Manners {
  /** Persons are asked before they are led past what cannot be taken back, though they have no choice. */
  readonly confirms?: boolean
  /** Called after every answer that was taken. */
  taken?(seat: Seat): void
  /** A machine has made up its mind; it waits as long as this does. */
  patience?(): Promise<void> | null
  /** A machine's answer was refused: what is answered instead. Without it that is an error. */
  instead?(seat: Seat, refusal: Refusal): Picks
  /** The match is left as it stands after so many answers. */
  readonly limit?: number
}

/**
 * Runs a match for people and machines: gives the answers that need nobody, asks the machines, and stops where a person
 * has to choose. A page, a terminal, the lab and a server are what is round it.
 */
export class Host<F, E extends Told> {
  readonly match: Match<F, E>
  readonly rules: Rules<F, E>
  readonly sitters: readonly Sitter<F>[]
  private readonly manners: Manners
  private running: Promise<void> | null = null
  private closed = false
  /** A person has agreed to go on: answers without a choice need no more asking. */
  private agreed = false
  /** Grows when answers are taken back: thoughts begun before that are void. */
  private era = 0

  constructor(match: Match<F, E>, sitters: readonly Sitter<F>[], manners: Manners = {}) {
    this.match = match
    this.rules = match.rules
    this.sitters = sitters
    this.manners = manners
  }
  /** Goes on until a person has to choose, or the match is over. */
  proceed(): Promise<void> {
    this.running ??= this.run().finally(() => {
      this.running = null
    })
    return this.running
  }
  get isRunning(): boolean {
    return this.running !== null
  }
  get isClosed(): boolean {
    return this.closed
  }
  /** What persons are asked now. */
  owed(): Owed[] {
    return this.match.decisions().flatMap(decision => {
      const { seat } = decision
      if (this.sitters[seat].kind !== 'person') return []
      const forced = this.rules.referee.forced(this.match.position, seat)
      return [{ decision, confirm: forced === null ? null : this.confirms(seat, forced) }]
    })
  }
  /** Takes a person's answer, or says why not. */
  answer({ decision, confirm }: Owed, picks: Picks): Refusal | null {
    const refusal = this.take(decision.seat, picks, decision.ticket)
    this.agreed = refusal === null && confirm !== null
    return refusal
  }
  /** Whether the seat may take something back; people at one table count only what they have learned themselves. */
  mayUndo(seat: Seat): boolean {
    return this.match.undoable(seat, true) >= 0
  }
  undo(seat: Seat): boolean {
    if (!this.match.undo(seat, true)) return false
    this.era++
    return true
  }
  /** Gives again what was taken back last, whoever did. */
  redo(): boolean {
    const seat = this.match.redoer
    if (seat === null || !this.match.redo(seat)) return false
    this.era++
    return true
  }
  /** Nothing more is answered; thoughts under way are void. */
  close(): void {
    this.closed = true
    this.era++
  }

  private async run(): Promise<void> {
    const { match, manners } = this
    while (
      !this.closed &&
      match.position.result === null &&
      match.length < (manners.limit ?? Number.POSITIVE_INFINITY)
    ) {
      // Most machines of the lab answer at once, and an await takes longer than they do.
      const went = this.step()
      if (!(went instanceof Promise ? await went : went)) return
    }
  }
  /** Gives one answer that needs no person; false when there is none. */
  private step(): boolean | Promise<boolean> {
    const { match, rules } = this
    for (const seat of rules.referee.owing(match.position)) {
      const sitter = this.sitters[seat]
      const forced = rules.referee.forced(match.position, seat)
      if (sitter.kind === 'machine') {
        if (forced === null) return this.think(seat, sitter)
        this.give(seat, forced)
        return true
      }
      const alone = forced ?? this.onlyOption(seat)
      if (alone === null || this.confirms(seat, alone) !== null) continue
      this.give(seat, alone)
      return true
    }
    return false
  }
  private think(seat: Seat, sitter: Extract<Sitter<F>, { kind: 'machine' }>): boolean | Promise<boolean> {
    const { era } = this
    const thought = sitter.answer(this.rules.view(this.match.position, seat), seat)
    const wait = thought instanceof Promise ? null : (this.manners.patience?.() ?? null)
    if (!(thought instanceof Promise) && wait === null) {
      this.give(seat, thought)
      return true
    }
    return this.later(seat, era, thought, wait)
  }
  private async later(
    seat: Seat,
    era: number,
    thought: Picks | Promise<Picks>,
    wait: Promise<void> | null,
  ): Promise<boolean> {
    const picks = await thought
    if (era === this.era) await (wait ?? this.manners.patience?.())
    if (era === this.era) this.give(seat, picks)
    return true
  }
  private give(seat: Seat, picks: Picks): void {
    const refusal = this.take(seat, picks)
    if (refusal === null) return
    const { instead } = this.manners
    if (instead === undefined) throw new Error(`seat ${seat} is refused by ${refusal.rule} at pick ${refusal.at}`)
    this.take(seat, instead(seat, refusal))
  }
  private take(seat: Seat, picks: Picks, ticket?: number): Refusal | null {
    const refusal = this.match.play(seat, picks, ticket)
    if (refusal === null) this.manners.taken?.(seat)
    return refusal
  }

  /** A window in which a person could only do one thing, where nobody would learn by not being kept waiting. */
  private onlyOption(seat: Seat): Picks | null {
    const mayLearn = (sitter: Sitter<F>, s: Seat): boolean => s !== seat && sitter.kind === 'person' && !sitter.trusting
    if (this.sitters.some(mayLearn)) return null
    const { referee } = this.rules
    const choice = referee.next(this.match.position, seat, [])
    if (choice?.of !== 'word' || choice.options.length !== 1 || choice.enough !== undefined) return null
    const draft = [choice.options[0]]
    return referee.next(this.match.position, seat, draft) === null ? draft : null
  }
  /** Whether an answer without a choice leads past what the person could still take back. */
  private confirms(seat: Seat, picks: Picks): 'turn' | 'on' | null {
    if (this.manners.confirms !== true) return null
    if (this.agreed || picks.length > 0 || this.match.undoable(seat, true) < 0) return null
    const { referee } = this.rules
    const p = this.rules.copy(this.match.position)
    const { drawn } = p.dice
    const holes = this.rules.holes(p, seat)
    referee.take(p, seat, picks)
    while (p.result === null && referee.owing(p).includes(seat)) {
      const more = referee.forced(p, seat)
      if (more === null) break
      referee.take(p, seat, more)
    }
    const gone = p.dice.drawn !== drawn || this.rules.holes(p, seat) < holes || !referee.owing(p).includes(seat)
    if (!gone) return null
    return p.result === null && referee.owing(p).includes(seat) ? 'on' : 'turn'
  }
}
