import {
  type AnyPlayedGame,
  type Ending,
  type Header,
  Host,
  type Match,
  type MatchFile,
  openPart,
  type Picks,
  type Refusal,
  type Rules,
  randomFrom,
  type Said,
  type Seat,
  type Sitter,
  type Snapshot,
  sample,
  type Told,
} from '@acies/kernel'
import type { Thought } from '../bots/messages.ts'
import type { Thinker } from '../bots/thinker.ts'
import { type Moment, momentsOf, momentsUpTo, SLICE, takenUp } from './moment.ts'
import type { Hint, Owed, Player, Table, TableState } from './table.ts'

/** Milliseconds after which a thought is shown. */
const SHORT = 150

/** Tables of this page so far. */
let opened = 0

/** Keeps a match as it stands. */
export type Keep = (file: MatchFile, moment: Moment, rules: Rules<unknown, Told>, snapshot: Snapshot<unknown>) => void

interface LocalSeats {
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
  /** A moment of this match kept by this build of the page: it opens there, and reads what came before by and by. */
  snapshot?: Snapshot<unknown>
}

/** A match in this page: persons at this device, bots in a worker. */
export class LocalTable implements Table {
  readonly rules: Rules<unknown, Told>
  readonly header: Header
  readonly players: readonly Player[]
  private readonly game: AnyPlayedGame
  private readonly match: Match<unknown, Told>
  private readonly host: Host<unknown, Told>
  private readonly thinker: Thinker
  private readonly counter: Thinker
  private readonly keep: Keep
  private readonly luck: number
  private readonly lesson: MatchFile['answers']
  private readonly listeners = new Set<() => void>()
  private now: TableState
  private shown = 0
  /** Where the machines keep their notes. */
  private readonly name = `${++opened}`
  private awaited: (() => void) | null = null
  /** Why the machine that answers now does so. */
  private why: Said | null = null
  /** Grows when answers are taken back: hints thought of before that are void. */
  private era = 0
  /** What was advised, by the answers that had been given: asked again, even after taking back, the same is said. */
  private readonly advised = new Map<string, Hint>()
  /** What came before the snapshot: as far as it has been read, and what is still to be. */
  private readonly past: Moment[] = []
  private unread: Iterator<Moment> | null = null

  constructor(game: AnyPlayedGame, file: MatchFile, seats: LocalSeats) {
    const { players, thinker, counter, keep, luck, lesson, snapshot } = seats
    this.game = game
    const { match, moments } = takenUp(game, file, snapshot)
    this.match = match
    this.rules = this.match.rules
    this.header = openPart(this.match.header)
    this.players = players
    this.thinker = thinker
    this.counter = counter
    this.keep = keep
    this.luck = luck ?? crypto.getRandomValues(new Int32Array(1))[0]
    this.lesson = lesson ?? []
    const { result } = this.match.position
    this.now = { moments, owed: [], thinking: null, result, redoable: false, trouble: null }
    this.shown = file.answers.length
    this.host = new Host(
      this.match,
      players.map(player => this.sitterFor(player)),
      {
        confirms: true,
        taken: seat => this.add(seat),
        patience: () => this.untilSeen(),
        instead: seat => this.byChance(seat),
      },
    )
    const read = moments.findIndex(moment => moment.unread !== true)
    if (moments[0].unread) this.unread = momentsUpTo(game, file, read < 0 ? moments.length - 1 : read - 1)
    this.readPast(0)
    void this.proceed()
  }

  state(): TableState {
    return this.now
  }
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
  answer(owed: Owed, picks: Picks): Refusal | null {
    const proposed = this.proposal(owed.decision.seat)
    const meant = proposed !== null && isNear(picks, proposed) ? proposed : picks
    const refusal = this.host.answer(owed, meant)
    if (refusal === null) void this.proceed()
    return refusal
  }
  mayUndo(seat: Seat): boolean {
    return this.host.mayUndo(seat)
  }
  undo(seat: Seat): void {
    if (this.host.undo(seat)) this.restart()
  }
  redo(): void {
    if (this.host.redo()) this.restart()
    else this.change({ redoable: false })
  }
  resign(seat: Seat): void {
    this.end({ how: 'resigned', seat })
  }
  acceptsDraw(seat: Seat): boolean {
    return this.rules.seats.every(other => {
      if (other === seat || this.players[other].kind === 'person') return true
      const { field } = this.rules.view(this.match.position, other)
      return this.game.score(field, other) <= 0
    })
  }
  draw(): void {
    this.end({ how: 'agreed' })
  }
  private end(ending: Ending): void {
    if (!this.match.end(ending)) return
    this.era++
    const { moments } = this.now
    const last = { ...moments[moments.length - 1], position: this.rules.copy(this.match.position) }
    this.change({
      moments: [...moments.slice(0, -1), last],
      owed: [],
      thinking: null,
      result: last.position.result,
      redoable: false,
    })
    this.keep(this.file(), last, this.rules, this.match.snapshot())
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
    const moment = JSON.stringify([seat, this.match.file().answers])
    const known = this.advised.get(moment)
    if (known !== undefined) return known
    const { era } = this
    const { length } = this.match
    const view = this.rules.view(this.match.position, seat)
    try {
      const advice = await this.counter.advise(
        { game: this.header.game, terms: this.rules.terms, view, seat },
        this.chance(),
      )
      this.advised.set(moment, advice)
      return era === this.era && length === this.match.length ? advice : null
    } catch {
      return null
    }
  }
  recall(): void {
    this.readPast(Number.POSITIVE_INFINITY)
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
    this.era++
    this.unread = null
    this.host.close()
    this.awaited?.()
    this.listeners.clear()
  }

  private change(change: Partial<TableState>): void {
    this.now = { ...this.now, ...change }
    for (const listener of this.listeners) listener()
  }
  /** An answer was taken: one moment more. */
  private add(seat: Seat): void {
    const { length: n, heard, position } = this.match
    const moment: Moment = {
      n,
      seat,
      picks: this.match.lastPicks,
      heard,
      position: this.rules.copy(position),
      ...this.newReason(seat),
    }
    this.change({ moments: [...this.now.moments, moment], owed: [], result: position.result, redoable: false })
    this.keep(this.file(), moment, this.rules, this.match.snapshot())
  }
  /** A reason is given once, with the first of the answers it is for. */
  private newReason(seat: Seat): { reason?: Said } {
    const reason = this.why
    this.why = null
    if (reason === null) return {}
    const last = this.now.moments.findLast(moment => moment.seat === seat && moment.reason)?.reason
    return last?.es === reason.es ? {} : { reason }
  }
  private restart(): void {
    this.era++
    const moments = momentsOf(this.game, this.file(), this.now.moments)
    const redoable = this.match.redoer !== null
    this.change({ moments, owed: [], thinking: null, result: this.match.position.result, redoable })
    this.keep(this.file(), moments[moments.length - 1], this.rules, this.match.snapshot())
    if (this.host.isRunning) this.thinker.hurry()
    void this.proceed()
  }
  /** Reads on in what came before the snapshot, for so long, and again when nobody waits; shown when all is read. */
  private readPast(milliseconds: number): void {
    const enough = performance.now() + milliseconds
    while (this.unread !== null && performance.now() < enough) {
      const { value, done } = this.unread.next()
      if (!done) this.past.push(value)
      else {
        this.unread = null
        this.change({ moments: [...this.past, ...this.now.moments.slice(this.past.length)] })
      }
    }
    if (this.unread !== null) setTimeout(() => this.readPast(SLICE), 0)
  }
  /** Goes on until a person has to choose. */
  private async proceed(): Promise<void> {
    if (this.host.isRunning) return
    await this.host.proceed()
    if (!this.host.isClosed) this.change({ owed: this.host.owed(), thinking: null })
  }
  private sitterFor(player: Player): Sitter<unknown> {
    if (player.kind === 'person') return player
    return {
      kind: 'machine',
      answer: async (_, seat) => {
        const { era } = this
        const { picks, reason } = await this.think(player.bot, seat)
        if (era === this.era) this.why = reason
        return picks
      },
    }
  }
  /** A bot that answers against the rules is replaced by chance for this once. */
  private byChance(seat: Seat): Picks {
    this.change({ trouble: 'bot-failed' })
    return sample(this.rules.referee, this.match.position, seat, randomFrom(this.chance()))
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
  private untilSeen(): Promise<void> | null {
    if (this.shown >= this.match.length) return null
    return new Promise(resolve => {
      this.awaited = resolve
    })
  }
}

/** Two inches: nobody puts a thing just where a teacher marks it. */
const NEAR = 5080
/** The same answer, but for how exactly things are put in their places. */
const isNear = (picks: Picks, proposed: Picks): boolean =>
  picks.length === proposed.length &&
  picks.every((pick, i) => {
    const other = proposed[i]
    if (!Array.isArray(pick) || !Array.isArray(other)) return pick === other
    return Math.hypot(pick[0] - other[0], pick[1] - other[1]) <= NEAR
  })
