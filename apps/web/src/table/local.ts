import {
  type AnyGame,
  type Header,
  Match,
  type MatchFile,
  openPart,
  type Picks,
  type Refusal,
  type Rules,
  randomFrom,
  type Said,
  type Seat,
  sample,
  type Told,
} from '@acies/kernel'
import type { Thought } from '../bots/messages.ts'
import type { Thinker } from '../bots/thinker.ts'
import { type Moment, momentsOf } from './moment.ts'
import type { Hint, Owed, Player, Table, TableState } from './table.ts'

/** Milliseconds after which a thought is shown. */
const SHORT = 150

/** Tables of this page so far. */
let opened = 0

/** Keeps a match as it stands. */
export type Keep = (file: MatchFile, moment: Moment, rules: Rules<unknown, Told>) => void

export interface LocalSeats {
  players: readonly Player[]
  thinker: Thinker
  /** Thinks about hints. */
  counter: Thinker
  /** Called after every answer, also those taken back. */
  keep: Keep
  /** The machines' luck, where it must be the same every time. */
  luck?: number
  /** A lesson: while the match follows these answers, bots give theirs and hints are the others. */
  lesson?: MatchFile['answers']
}

/** A match in this page: persons at this device, bots in a worker. */
export class LocalTable implements Table {
  readonly rules: Rules<unknown, Told>
  readonly header: Header
  readonly players: readonly Player[]
  private readonly game: AnyGame
  private readonly match: Match<unknown, Told>
  private readonly thinker: Thinker
  private readonly counter: Thinker
  private readonly keep: Keep
  private readonly luck: number
  private readonly lesson: MatchFile['answers']
  private readonly listeners = new Set<() => void>()
  private now: TableState
  private running = false
  private closed = false
  private shown = 0
  /** Where the machines keep their notes. */
  private readonly name = `${++opened}`
  private awaited: (() => void) | null = null
  /** The person has agreed to go on: answers without a choice need no more asking. */
  private agreed = false
  /** Grows when answers are taken back: thoughts begun before that are void. */
  private era = 0

  constructor(game: AnyGame, file: MatchFile, { players, thinker, counter, keep, luck, lesson }: LocalSeats) {
    this.game = game
    this.match = Match.load<unknown, Told>(game, file)
    this.rules = this.match.rules
    this.header = openPart(this.match.header)
    this.players = players
    this.thinker = thinker
    this.counter = counter
    this.keep = keep
    this.luck = luck ?? crypto.getRandomValues(new Int32Array(1))[0]
    this.lesson = lesson ?? []
    const { result } = this.match.position
    this.now = { moments: momentsOf(game, file), owed: [], thinking: null, result, redoable: false, trouble: null }
    this.shown = file.answers.length
    void this.proceed()
  }

  state(): TableState {
    return this.now
  }
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
  answer({ decision, confirm }: Owed, picks: Picks): Refusal | null {
    const refusal = this.play(decision.seat, picks, decision.ticket)
    this.agreed = refusal === null && confirm !== null
    if (refusal === null) void this.proceed()
    return refusal
  }
  mayUndo(seat: Seat): boolean {
    return this.match.undoable(seat, true) >= 0
  }
  undo(seat: Seat): void {
    if (this.match.undo(seat, true)) this.restart(true)
  }
  redo(): void {
    const seat = this.match.redoer
    if (seat !== null && this.match.redo(seat)) this.restart(this.match.redoer !== null)
    else this.change({ redoable: false })
  }
  hurry(): void {
    this.thinker.hurry()
  }
  proposal(seat: Seat): Picks | null {
    const rest = [...this.lesson]
    // The order of the moves within a turn does not matter; anything else leaves the lesson.
    for (const answer of this.match.file().answers) {
      const at = rest.findIndex(known => `${known}` === `${answer}`)
      if (at < 0) return null
      rest.splice(at, 1)
    }
    const [next] = rest
    if (next?.[0] !== seat) return null
    const [, ...picks] = next
    return this.rules.referee.refuse(this.match.position, seat, picks) === null ? picks : null
  }
  async hint(seat: Seat): Promise<Hint | null> {
    const proposed = this.proposal(seat)
    if (proposed !== null) return { picks: proposed }
    const { era } = this
    const { length } = this.match
    const view = this.rules.view(this.match.position, seat)
    try {
      const advice = await this.counter.advise(
        { game: this.header.game, terms: this.rules.terms, view, seat },
        this.chance(),
      )
      return era === this.era && length === this.match.length ? advice : null
    } catch {
      return null
    }
  }
  seen(n: number): void {
    this.shown = n
    if (this.shown < this.match.length) return
    this.awaited?.()
    this.awaited = null
  }
  file(): MatchFile {
    return this.match.file()
  }
  close(): void {
    this.closed = true
    this.era++
    this.awaited?.()
    this.listeners.clear()
  }

  private change(change: Partial<TableState>): void {
    this.now = { ...this.now, ...change }
    for (const listener of this.listeners) listener()
  }
  private play(seat: Seat, picks: Picks, ticket?: number, reason: Said | null = null): Refusal | null {
    const refusal = this.match.play(seat, picks, ticket)
    if (refusal !== null) return refusal
    const { length: n, heard, position } = this.match
    const moment: Moment = { n, seat, heard, position: this.rules.copy(position), ...this.newReason(seat, reason) }
    this.change({ moments: [...this.now.moments, moment], owed: [], result: position.result, redoable: false })
    this.keep(this.file(), moment, this.rules)
    return null
  }
  /** A reason is given once, with the first of the answers it is for. */
  private newReason(seat: Seat, reason: Said | null): { reason?: Said } {
    if (reason === null) return {}
    const last = this.now.moments.findLast(moment => moment.seat === seat && moment.reason)?.reason
    return last?.es === reason.es ? {} : { reason }
  }
  private restart(redoable: boolean): void {
    this.era++
    const moments = momentsOf(this.game, this.file())
    this.change({ moments, owed: [], thinking: null, result: this.match.position.result, redoable })
    this.keep(this.file(), moments[moments.length - 1], this.rules)
    if (this.running) this.thinker.hurry()
    void this.proceed()
  }

  /** Goes on until a person has to choose. */
  private async proceed(): Promise<void> {
    if (this.running) return
    this.running = true
    try {
      while (!this.closed && this.match.position.result === null && (await this.step()));
    } finally {
      this.running = false
    }
    if (this.closed) return
    this.change({ owed: this.owed(), thinking: null })
  }
  /** Makes one answer that needs no person; false when there is none. */
  private async step(): Promise<boolean> {
    const { match, rules, era } = this
    const owing = rules.referee.owing(match.position)
    for (const seat of owing) {
      const player = this.players[seat]
      const forced = rules.referee.forced(match.position, seat)
      const alone = forced ?? (player.kind === 'person' ? this.onlyOption(seat) : null)
      if (alone !== null && (player.kind === 'bot' || this.confirms(seat, alone) === null)) {
        this.play(seat, alone)
        return true
      }
      if (player.kind !== 'bot') continue
      const { picks, reason } = await this.think(player.bot, seat)
      if (era !== this.era) return !this.closed
      await this.untilSeen()
      if (era !== this.era) return !this.closed
      if (this.play(seat, picks, undefined, reason) === null) return true
      // A bot that answers against the rules is replaced by chance for this once.
      this.change({ trouble: 'bot-failed' })
      this.play(seat, sample(rules.referee, match.position, seat, randomFrom(this.chance())))
      return true
    }
    return false
  }
  /** A window in which a person could only do one thing, where nobody would learn by not being kept waiting. */
  private onlyOption(seat: Seat): Picks | null {
    const mayLearn = (player: Player, s: Seat): boolean => s !== seat && player.kind === 'person' && !player.trusting
    if (this.players.some(mayLearn)) return null
    const choice = this.rules.referee.next(this.match.position, seat, [])
    if (choice === null || choice.of !== 'word' || choice.options.length !== 1 || choice.enough !== undefined)
      return null
    const draft = [choice.options[0]]
    return this.rules.referee.next(this.match.position, seat, draft) === null ? draft : null
  }
  /** Whether an answer without a choice should still wait for the person: it would end what can be taken back. */
  private confirms(seat: Seat, picks: Picks): 'turn' | 'on' | null {
    if (this.agreed || picks.length > 0 || this.match.undoable(seat, true) < 0) return null
    const { referee } = this.rules
    const p = this.rules.copy(this.match.position)
    const drawn = p.dice.drawn
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
  private owed(): Owed[] {
    return this.match.decisions().map(decision => {
      const forced = this.rules.referee.forced(this.match.position, decision.seat)
      return { decision, confirm: forced === null ? null : this.confirms(decision.seat, forced) }
    })
  }

  private async think(bot: string, seat: Seat): Promise<Thought> {
    const proposed = this.proposal(seat)
    if (proposed !== null) return { picks: proposed, reason: null }
    const { match, rules } = this
    const view = rules.view(match.position, seat)
    // A quick thought needs no word about it.
    let done = 0
    const shown = setTimeout(() => this.change({ thinking: { seat, done } }), SHORT)
    const progress = (share: number): void => {
      done = share
      if (this.now.thinking !== null) this.change({ thinking: { seat, done } })
    }
    try {
      const seen = { game: this.header.game, terms: rules.terms, view, seat }
      return await this.thinker.choose({ seen, bot, chance: this.chance(), desk: `${this.name} ${seat}` }, progress)
    } catch (error) {
      const hurried = error instanceof Error && error.message === 'hurried'
      if (!hurried) this.change({ trouble: 'bot-failed' })
      return { picks: sample(rules.referee, view, seat, randomFrom(this.chance())), reason: null }
    } finally {
      clearTimeout(shown)
      if (this.now.thinking !== null) this.change({ thinking: null })
    }
  }
  /** The machines' chance is their own, not the match's; the same moment gives the same thoughts. */
  private chance(): number {
    return this.luck + this.match.length * 7919
  }
  private untilSeen(): Promise<void> {
    if (this.shown >= this.match.length) return Promise.resolve()
    return new Promise(resolve => {
      this.awaited = resolve
    })
  }
}
