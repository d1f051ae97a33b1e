import type { Bot, Memory } from '@acies/bots'
import {
  type AnyGame,
  Complaint,
  draw,
  type Game,
  Host,
  type Lang,
  type Match,
  type Owed,
  type Picks,
  type Position,
  randomFrom,
  type Seat,
  type Sitter,
  type Told,
} from '@acies/kernel'
import { inWords } from '../spanish.ts'
import { inkOf } from '../style.ts'
import type { Terminal } from '../terminal.ts'
import { type Words, words } from '../words.ts'
import { Asking, refusalIn, type WholeRules } from './asking.ts'
import { Chronicle } from './chronicle.ts'
import type { Keeper } from './saving.ts'

/** Milliseconds a bot may think about one answer. */
const PATIENCE = 5000

/** A match between persons and bots at one terminal. */
export class Table {
  readonly terminal: Terminal
  readonly lang: Lang
  readonly rules: WholeRules
  readonly chronicle: Chronicle
  private readonly game: AnyGame
  private readonly match: Match<unknown, Told, Game<unknown, Told>>
  private readonly host: Host<unknown, Told>
  /** Who sits where; null for a person. */
  private readonly players: readonly (Bot | null)[]
  private readonly keeper: Keeper
  /** The machines' chance; nothing of the match's dice. */
  private readonly luck: number
  private readonly say: Words
  /** Whose turn it is to look at the terminal. */
  private looking: Seat | null = null
  private notice: string[] = []
  /** What each machine notes for its next answer. */
  private readonly notes: readonly Memory[]
  /** Why the machines did what they did since a person was asked last. */
  motives: string[] = []

  constructor(
    terminal: Terminal,
    match: Match<unknown, Told, Game<unknown, Told>>,
    players: readonly (Bot | null)[],
    keeper: Keeper,
    lang: Lang,
    luck: number,
  ) {
    this.terminal = terminal
    this.match = match
    this.players = players
    this.notes = players.map(() => ({}))
    this.keeper = keeper
    this.lang = lang
    this.luck = luck
    this.rules = match.rules
    this.game = match.rules.game
    this.say = words[lang]
    this.chronicle = new Chronicle(this.game, lang)
    const sitters = players.map((bot): Sitter<unknown> => {
      if (bot === null) return { kind: 'person' }
      return { kind: 'machine', answer: (view, seat) => this.think(bot, view, seat) }
    })
    this.host = new Host(match, sitters, { taken: () => this.chronicle.add(match.heard, match.position.field) })
    this.chronicle.retell(match)
  }

  /** Plays until the match is over or a person leaves. */
  async run(): Promise<void> {
    // Its name is taken at once, though the machine may think long before anybody is asked.
    this.keep()
    for (;;) {
      await this.host.proceed()
      const [owed] = this.host.owed()
      if (owed === undefined) return this.close()
      if (!(await this.put(owed))) return this.leave()
    }
  }
  /** Whether it lies on disk as it stood last. */
  get isKept(): boolean {
    return this.keeper.trouble === null
  }

  private async think(bot: Bot, view: Position<unknown>, seat: Seat): Promise<Picks> {
    const { match, rules, terminal } = this
    terminal.status(this.say.thinking(this.nameOf(seat)))
    const chance = draw({ seed: this.luck, drawn: match.length })
    const picks = await bot.choose(view, seat, rules, {
      random: randomFrom(chance),
      budget: PATIENCE,
      now: () => terminal.now(),
      memory: this.notes[seat],
    })
    terminal.status('')
    const motive = this.notes[seat].reason?.()[this.lang]
    if (motive !== undefined && !this.motives.includes(motive)) this.motives.push(motive)
    return picks
  }

  /** Puts the open question to a person; false when the person leaves. */
  private async put(owed: Owed): Promise<boolean> {
    const { match, rules } = this
    const { seat } = owed.decision
    this.keep()
    if (!(await this.handOver(seat))) return false
    const reply = await new Asking(this, rules.view(match.position, seat), seat, this.notice).reply()
    this.notice = []
    if (reply === 'quit') return false
    this.motives = []
    if (reply === 'undo') this.undo(seat)
    else if (reply === 'redo') this.redo()
    else if ('save' in reply) this.copy(reply.save)
    else {
      const refusal = this.host.answer(owed, reply.answer)
      if (refusal !== null) this.notice.push(refusalIn(rules, refusal.rule, this.lang))
    }
    return true
  }

  /** At a shared terminal the other side looks away first; false when nobody is there any more. */
  private async handOver(seat: Seat): Promise<boolean> {
    const shared = this.players.filter(player => player === null).length > 1
    if (!shared || this.looking === seat) return true
    this.terminal.clear()
    if ((await this.terminal.ask(this.say.passTheDevice(this.nameOf(seat)))) === null) return false
    this.looking = seat
    return true
  }

  private undo(seat: Seat): void {
    if (this.host.undo(seat)) this.chronicle.retell(this.match)
    else this.notice.push(this.say.nothingToUndo)
  }
  private redo(): void {
    if (this.host.redo()) this.chronicle.retell(this.match)
    else this.notice.push(this.say.nothingToRedo)
  }

  private copy(file: string): void {
    try {
      this.keeper.copy(file, this.match)
      this.notice.push(this.say.saved(file))
    } catch (error) {
      if (!(error instanceof Complaint)) throw error
      this.notice.push(this.say.notSaved(inWords(error.message, this.lang)))
    }
  }
  /** That it cannot be kept is told when it begins, not only at the end. */
  private keep(): void {
    const { keeper, match, say, lang } = this
    const before = keeper.trouble
    keeper.keep(match)
    if (keeper.trouble !== null && keeper.trouble !== before)
      this.notice.push(say.notSaved(inWords(keeper.trouble, lang)))
  }

  private close(): void {
    const { match, rules, terminal, game, lang, say } = this
    const { position } = match
    const ink = inkOf(terminal.colour)
    terminal.clear()
    for (const line of game.draw(rules.open(position), lang, null, terminal.colour)) terminal.print(line)
    terminal.print()
    for (const seat of rules.seats) {
      if (this.players[seat] === null) for (const { text } of this.chronicle.news(seat).slice(-8)) terminal.print(text)
    }
    const winners = position.result?.winners ?? []
    terminal.print(ink.bold(say.winners(winners.map(seat => this.nameOf(seat)))))
    this.sayWhereItIs(false)
  }
  private leave(): void {
    this.terminal.print()
    this.sayWhereItIs(true)
  }
  private sayWhereItIs(open: boolean): void {
    const { keeper, match, say, terminal, lang } = this
    keeper.keep(match)
    if (keeper.trouble !== null) terminal.complain(say.notSaved(inWords(keeper.trouble, lang)))
    else {
      terminal.print(say.saved(keeper.file))
      if (open) terminal.print(say.goOn(keeper.file))
    }
  }
  private nameOf(seat: Seat): string {
    return this.game.speech.seat(seat, this.match.position.field, this.lang)
  }
}
