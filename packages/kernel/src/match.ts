import type { GameRules, Opening, PlayedGame } from './game.ts'
import { type Answer, checkHeader, type Ending, type MatchFile, resultOf, type TakenBack } from './match-file.ts'
import type { Picks, Seat } from './pick.ts'
import { copyJson, type Decision, type Heard, type Position, type Refusal, type Seed, type Told } from './position.ts'
import { Rules } from './rules.ts'
import { Complaint } from './words.ts'

interface Given {
  seat: Seat
  picks: Picks
}

/** One answer given, and what it did to the match. */
interface Entry extends Given {
  rolled: boolean
  /** How many answers stood when the question it answers was opened. */
  asked: number
  /** That question. */
  step: string
  v: Readonly<Record<string, unknown>>
  /** Whether the seat had no other answer, and the seats that know more by it; reckoned when somebody wants to know. */
  judged?: { forced: boolean; learned: readonly Seat[] }
}

/** A moment of a match, kept so that nothing before it must be played again. Of one rules version; never given away. */
export interface Snapshot<F> {
  /** Answers that stood. */
  n: number
  /** Answers that stood when the question open then was opened. */
  asked: number
  position: Position<F>
}

/** Answers between two snapshots, at least, where many matches are played. */
const APART = 32
/** Positions that are kept where people play, so that what was answered last is taken back at once. */
const NEAR = 8

/** How the match stood after an answer, and what that had brought about. */
interface Lately<F, E> extends Snapshot<F> {
  heard: Heard<E>[]
}
/** More answers than a match can have: tickets of one era lie between multiples of it. */
const ERA = 2 ** 24

/** A match in play: takes answers, takes them back, becomes a file. */
export class Match<F, E extends Told, G extends GameRules<F, E> = PlayedGame<F, E>> {
  readonly rules: Rules<F, E, G>
  readonly header: Opening
  position: Position<F>
  /** What the last answer, or the deal, brought about. */
  heard: Heard<E>[] = []
  /** How it ended, where the rules did not end it. */
  ending: Ending | null = null
  private readonly dealt: Heard<E>[]
  private entries: Entry[] = []
  private readonly takenBack: TakenBack[] = []
  private redoable: Given[][] = []
  /** Answers that stood when the open question was opened. */
  private asked = 0
  /** Not later than what was rolled last: what comes before it is never taken back. */
  private kept: Snapshot<F>
  /** The last positions, the newest last; none where nobody waits. */
  private lately: Lately<F, E>[] = []
  private readonly played: boolean

  /** `played`: by people, who open it and take back without waiting; it costs some copies. */
  constructor(rules: Rules<F, E, G>, header: Opening, played = false) {
    checkHeader(rules.game, header)
    this.rules = rules
    this.header = header
    this.played = played
    this.position = rules.begin(header, this.heard)
    this.dealt = this.heard
    this.reseed(0)
    this.kept = { n: 0, asked: 0, position: rules.copy(this.position) }
  }
  /**
   * A match continued from its file. Every answer is checked, but those before a snapshot of one's own. `each` is told
   * how the match stands after the deal, or that snapshot, and after every answer since.
   */
  static load<F, E extends Told, G extends GameRules<F, E> = PlayedGame<F, E>>(
    game: G & GameRules<F, E>,
    file: MatchFile,
    {
      snapshot,
      each,
      played,
    }: { snapshot?: Snapshot<F>; each?: (match: Match<F, E, G>) => void; played?: boolean } = {},
  ): Match<F, E, G> {
    checkHeader(game, file.header)
    const match = new Match(new Rules<F, E, G>(game, file.header), file.header, played)
    match.takenBack.push(...copyJson(file.undone ?? []))
    if (snapshot !== undefined && snapshot.n <= file.answers.length) match.goOnFrom(snapshot, file.answers)
    each?.(match)
    for (const [seat, ...picks] of file.answers.slice(match.length)) {
      const refusal = match.play(seat, picks)
      if (refusal !== null)
        throw new Complaint(`answers.${match.length}: refused by ${refusal.rule} at pick ${refusal.at}`)
      each?.(match)
    }
    if (file.ending !== undefined && !match.end(file.ending))
      throw new Complaint('ending: the match is over, or no such seat')
    return match
  }
  get length(): number {
    return this.entries.length
  }
  /** What was answered last; nothing before the first answer. */
  get lastPicks(): Picks {
    return this.entries.at(-1)?.picks ?? []
  }
  /** Names the open question; an answer with another one is stale. The same after the match was saved and loaded. */
  get ticket(): number {
    return this.ticketOf(this.asked)
  }
  decisions(): Decision[] {
    const { referee } = this.rules
    return referee.owing(this.position).map(seat => referee.decision(this.position, seat, this.ticket))
  }
  /** Takes an answer, or says why not and changes nothing. */
  play(seat: Seat, picks: Picks, ticket = this.ticket): Refusal | null {
    if (ticket !== this.ticket && !this.stillAsked(seat, ticket)) return { rule: 'stale', at: 0 }
    const { referee } = this.rules
    const refusal = referee.refuse(this.position, seat, picks)
    if (refusal !== null) return refusal
    this.enter(seat, referee.stored(this.position, picks))
    this.redoable = []
    return null
  }
  /** Ends the match otherwise than by its rules; false when it is over already, or there is no such seat. */
  end(ending: Ending): boolean {
    const { seats } = this.rules
    if (this.position.result !== null || ('seat' in ending && !seats.includes(ending.seat))) return false
    this.ending = ending
    this.position.result = resultOf(this.rules, ending)
    this.position.stack.length = 0
    this.redoable = []
    return true
  }
  /** Which answer the seat may take back, or -1: nothing that was rolled or shown can be, nor what others built on. */
  undoable(seat: Seat, friendly = false): number {
    if (this.ending !== null) return -1
    const { branches } = this.header.secret
    let builtOn = false
    for (let i = this.entries.length - 1; i >= 0; i--) {
      const e = this.entries[i]
      if (e.rolled || branches.some(([at]) => at > i)) return -1
      const { forced, learned } = this.judged(i)
      if (friendly ? learned.includes(seat) : learned.length > 0) return -1
      if (forced) continue
      const open = e.asked === this.asked
      if (e.seat === seat) return open || !builtOn ? i : -1
      if (!open) return -1
      builtOn = true
    }
    return -1
  }
  /** Takes the seat's last answer back, if it may be. `friendly` counts only what that seat itself has learned. */
  undo(seat: Seat, friendly = false): boolean {
    const at = this.undoable(seat, friendly)
    if (at < 0) return false
    const { asked } = this.entries[at]
    // The others' answers to the open question stay; forced answers to later ones go with it.
    const gone = this.entries.splice(at, asked === this.asked ? 1 : this.entries.length)
    this.redoable.push(gone)
    this.takenBack.push({ at, answers: gone.map(answerOf) })
    this.lately = this.lately.filter(({ n }) => n <= at)
    const { position, heard } = this.playedTo(this.length)
    this.position = position
    this.heard = heard
    this.asked = asked
    return true
  }
  /** Who took back what could be given again now; null when there is nothing. */
  get redoer(): Seat | null {
    return this.redoable.at(-1)?.[0].seat ?? null
  }
  /** Gives again what the seat took back last; false when that was another seat, or it fits no more. */
  redo(seat: Seat): boolean {
    const given = this.redoable.at(-1)
    if (given === undefined || given[0].seat !== seat || this.position.result !== null) return false
    if (this.rules.referee.refuse(this.position, seat, given[0].picks) !== null) return false
    for (const one of given) this.enter(one.seat, one.picks)
    this.redoable.pop()
    return true
  }
  file(): MatchFile {
    const file: MatchFile = { header: this.header, answers: this.entries.map(answerOf) }
    if (this.takenBack.length > 0) file.undone = copyJson(this.takenBack)
    if (this.ending !== null) file.ending = this.ending
    return file
  }
  /** What to keep beside the file on one's own device, so that it is opened at once. */
  snapshot(): Snapshot<F> {
    const { n, asked, position } = this.kept
    return { n, asked, position: this.rules.copy(position) }
  }
  /** The match up to its n-th answer, to be played on from there with other dice. */
  branch(n: number, seed: Seed): MatchFile {
    const at = Math.max(0, Math.min(n, this.length))
    const { secret } = this.header
    const branches = [...secret.branches.filter(([b]) => b < at), [at, seed] satisfies [number, Seed]]
    return {
      header: { ...this.header, secret: { ...secret, branches } },
      answers: this.entries.slice(0, at).map(answerOf),
    }
  }

  private enter(seat: Seat, picks: Picks): void {
    const { rules, position, asked } = this
    const open = position.stack[position.stack.length - 1]
    const { drawn } = position.dice
    this.heard = []
    rules.referee.take(position, seat, picks, this.heard)
    const rolled = position.dice.drawn !== drawn
    this.entries.push({ seat, picks, rolled, asked, step: open.step, v: open.v })
    if (position.stack[position.stack.length - 1] !== open) this.asked = this.length
    this.reseed(this.length)
    const apart = this.played ? NEAR : APART
    if (rolled && this.length - this.kept.n >= apart) {
      this.kept = { n: this.length, asked: this.asked, position: rules.copy(position) }
    }
    if (!this.played) return
    this.lately.push({ n: this.length, asked: this.asked, position: rules.copy(position), heard: this.heard })
    if (this.lately.length > NEAR) this.lately.shift()
  }
  /** Whether an answer to that earlier question still is one: only allies have answered since, and the same is asked. */
  private stillAsked(seat: Seat, ticket: number): boolean {
    const from = this.entries.findIndex(e => this.ticketOf(e.asked) === ticket)
    const open = this.position.stack.at(-1)
    if (from < 0 || open === undefined) return false
    const { step, v } = this.entries[from]
    if (open.step !== step || JSON.stringify(open.v) !== JSON.stringify(v)) return false
    return this.entries.slice(from).every(e => e.seat !== seat && this.rules.allied(e.seat, seat))
  }
  /** Questions opened at the same length are told apart by what was taken back before. */
  private ticketOf(asked: number): number {
    let era = 0
    for (let i = 0; i < this.takenBack.length; i++) if (this.takenBack[i].at < asked) era = i + 1
    return era * ERA + asked
  }
  private judged(i: number): NonNullable<Entry['judged']> {
    const e = this.entries[i]
    if (e.judged !== undefined) return e.judged
    const { rules } = this
    const { position } = this.playedTo(i)
    const forced = rules.referee.forced(position, e.seat) !== null
    const before = rules.seats.map(s => rules.holes(position, s))
    const after = this.lately.find(({ n }) => n === i + 1)?.position ?? position
    if (after === position) rules.referee.take(position, e.seat, e.picks)
    e.judged = { forced, learned: rules.seats.filter(s => rules.holes(after, s) < before[s]) }
    return e.judged
  }
  /** The position after n answers, not earlier than what was rolled last. */
  private playedTo(n: number): { position: Position<F>; heard: Heard<E>[] } {
    const { rules, kept } = this
    const near = this.lately.findLast(one => one.n <= n)
    const from = near !== undefined && near.n >= kept.n ? near : { ...kept, heard: n === 0 ? this.dealt : [] }
    const position = rules.copy(from.position)
    let { heard } = from
    for (let i = from.n; i < n; i++) {
      heard = []
      rules.referee.take(position, this.entries[i].seat, this.entries[i].picks, heard)
      this.reseed(i + 1, position)
    }
    return { position, heard }
  }
  private goOnFrom(snapshot: Snapshot<F>, answers: readonly Answer[]): void {
    this.kept = snapshot
    this.position = this.rules.copy(snapshot.position)
    this.asked = snapshot.asked
    this.heard = []
    for (const [seat, ...picks] of answers.slice(0, snapshot.n)) {
      this.entries.push({ seat, picks, rolled: true, asked: -1, step: '', v: {} })
    }
  }
  private reseed(n: number, position = this.position): void {
    for (const [at, seed] of this.header.secret.branches) if (at === n) position.dice.seed = seed
  }
}

const answerOf = ({ seat, picks }: Given): Answer => [seat, ...picks]
