import * as z from 'zod/mini'
import { isKey } from './dice.ts'
import type { AnyGame, Game, Header, Opening } from './game.ts'
import type { Picks, Seat } from './pick.ts'
import type { Decision, Frame, Heard, Position, Refusal, Seed, Told } from './position.ts'
import { Rules } from './rules.ts'
import { Complaint } from './words.ts'

/** What is kept of a match: who started what, and every answer. Positions are folds over it. */
export interface MatchFile {
  header: Opening
  answers: [Seat, ...Picks][]
}

const pickSchema = z.union([z.int(), z.string().check(z.maxLength(200)), z.tuple([z.int(), z.int(), z.int()])])
const seedSchema = z.union([z.int(), z.string().check(z.refine(isKey))])
const fileSchema = z.object({
  header: z.object({
    game: z.string(),
    version: z.string(),
    scenario: z.string(),
    options: z.array(z.string()),
    seats: z.array(z.string()),
    // They come from JSON; how deep they go is the game's affair.
    setup: z.optional(z.unknown()),
    secret: z.object({
      seed: seedSchema,
      setup: z.optional(z.unknown()),
      branches: z._default(z.array(z.tuple([z.int(), seedSchema])), []),
    }),
  }),
  answers: z.array(z.tuple([z.int()], pickSchema)),
})

/** A match file from text; a Complaint names what is wrong with it. */
export function readMatch(text: string): MatchFile {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    throw new Complaint(`not JSON: ${error instanceof Error ? error.message : error}`)
  }
  const parsed = fileSchema.safeParse(json)
  if (parsed.success) return parsed.data as MatchFile
  const [issue] = parsed.error.issues
  throw new Complaint(`not a match: ${issue.path.join('.') || 'file'}: ${issue.message}`)
}

export function writeMatch(file: MatchFile): string {
  return JSON.stringify(file)
}

/** The game fits the file, or a Complaint says why not. */
export function checkHeader(
  game: Pick<AnyGame, 'id' | 'version' | 'seating'> & {
    scenarios: readonly { id: string }[]
    options: readonly { id: string }[]
  },
  header: Header,
): void {
  if (header.game !== game.id) throw new Complaint(`header.game: a match of ${header.game}, not of ${game.id}`)
  if (header.version !== game.version) {
    throw new Complaint(`header.version: played under rules ${header.version}; this is ${game.version}`)
  }
  if (!game.scenarios.some(s => s.id === header.scenario)) {
    throw new Complaint(`header.scenario: ${game.id} has no ${header.scenario}`)
  }
  const unknown = header.options.find(o => !game.options.some(x => x.id === o))
  if (unknown !== undefined) throw new Complaint(`header.options: ${game.id} has no switch ${unknown}`)
  const seats = game.seating(header).length
  if (header.seats.length !== seats) throw new Complaint(`header.seats: ${header.seats.length}, not ${seats}`)
}

interface Given {
  seat: Seat
  picks: Picks
}

/** One answer given, and what it did to the match. */
interface Entry extends Given {
  /** The seat had no other answer. */
  forced: boolean
  rolled: boolean
  /** The seats that know more by it. */
  learned: readonly Seat[]
  /** The ticket of the question it answered. */
  ticket: number
}

/** A match in play: takes answers, takes them back, becomes a file. */
export class Match<F, E extends Told> {
  readonly rules: Rules<F, E>
  readonly header: Opening
  position: Position<F>
  /** What the last answer, or the deal, brought about. */
  heard: Heard<E>[] = []
  private entries: Entry[] = []
  private undone: Given[][] = []
  /** Names the open question; an answer with another one is stale. */
  ticket = 0
  /** How many questions have been opened, those taken back too: no two share a ticket. */
  private opened = 0

  constructor(rules: Rules<F, E>, header: Opening) {
    checkHeader(rules.game, header)
    this.rules = rules
    this.header = header
    this.position = rules.begin(header, this.heard)
    this.reseed(0)
  }
  /** A match continued from its file; every answer is checked. */
  static load<F, E extends Told>(game: Game<F, E>, file: MatchFile): Match<F, E> {
    checkHeader(game, file.header)
    const match = new Match(new Rules(game, file.header), file.header)
    for (const [seat, ...picks] of file.answers) {
      const refusal = match.play(seat, picks)
      if (refusal !== null)
        throw new Complaint(`answers.${match.length}: refused by ${refusal.rule} at pick ${refusal.at}`)
    }
    return match
  }
  get length(): number {
    return this.entries.length
  }
  decisions(): Decision[] {
    const { referee } = this.rules
    return referee.owing(this.position).map(seat => referee.decision(this.position, seat, this.ticket))
  }
  /** Takes an answer, or says why not and changes nothing. */
  play(seat: Seat, picks: Picks, ticket = this.ticket): Refusal | null {
    if (ticket !== this.ticket) return { rule: 'stale', at: 0 }
    const { referee } = this.rules
    const refusal = referee.refuse(this.position, seat, picks)
    if (refusal !== null) return refusal
    this.enter(seat, referee.stored(this.position, picks))
    this.undone = []
    return null
  }
  /** Which answer the seat may take back, or -1: nothing that was rolled or shown can be, nor what others built on. */
  undoable(seat: Seat, friendly = false): number {
    let builtOn = false
    for (let i = this.entries.length - 1; i >= 0; i--) {
      const e = this.entries[i]
      if (e.rolled || (friendly ? e.learned.includes(seat) : e.learned.length > 0)) return -1
      if (this.header.secret.branches.some(([at]) => at > i)) return -1
      if (e.forced) continue
      const open = e.ticket === this.ticket
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
    // The others' answers to the open question stay; forced answers to later ones go with it.
    const gone = this.entries.splice(at, this.entries[at].ticket === this.ticket ? 1 : this.entries.length)
    this.undone.push(gone)
    this.restart()
    this.ticket = gone[0].ticket
    return true
  }
  redo(): boolean {
    const given = this.undone.at(-1)
    if (given === undefined) return false
    const { referee } = this.rules
    if (referee.refuse(this.position, given[0].seat, given[0].picks) !== null) return false
    for (const { seat, picks } of given) this.enter(seat, picks)
    this.undone.pop()
    return true
  }
  file(): MatchFile {
    return fileOf(this.header, this.entries)
  }
  /** The match up to its n-th answer, to be played on from there with other dice. */
  branch(n: number, seed: Seed): MatchFile {
    const at = Math.max(0, Math.min(n, this.length))
    const { secret } = this.header
    const branches = [...secret.branches.filter(([b]) => b < at), [at, seed] satisfies [number, Seed]]
    return fileOf({ ...this.header, secret: { ...secret, branches } }, this.entries.slice(0, at))
  }

  private enter(seat: Seat, picks: Picks): void {
    const { rules, position, ticket } = this
    const open: Frame | undefined = position.stack.at(-1)
    const forced = rules.referee.forced(position, seat) !== null
    const before = rules.seats.map(s => rules.holes(position, s))
    const { drawn } = position.dice
    this.take(seat, picks)
    const rolled = position.dice.drawn !== drawn
    const learned = rules.seats.filter(s => rules.holes(position, s) < before[s])
    this.entries.push({ seat, picks, forced, rolled, learned, ticket })
    if (position.stack.at(-1) !== open) this.ticket = ++this.opened
    this.reseed(this.length)
  }
  private restart(): void {
    this.heard = []
    this.position = this.rules.begin(this.header, this.heard)
    this.reseed(0)
    this.entries.forEach((e, i) => {
      this.take(e.seat, e.picks)
      this.reseed(i + 1)
    })
  }
  private take(seat: Seat, picks: Picks): void {
    this.heard = []
    this.rules.referee.take(this.position, seat, picks, this.heard)
  }
  private reseed(n: number): void {
    for (const [at, seed] of this.header.secret.branches) if (at === n) this.position.dice.seed = seed
  }
}

function fileOf(header: Opening, entries: readonly Entry[]): MatchFile {
  return { header, answers: entries.map(e => [e.seat, ...e.picks]) }
}
