import { type AnyGame, EVERYBODY, type Heard, type Lang, type Match, Replay, type Seat, type Told } from '@acies/kernel'

interface Sentence {
  to: Seat
  text: string
  rules: readonly string[]
}

/** What has happened in a match, in sentences, and how far each seat has read. */
export class Chronicle {
  private sentences: Sentence[] = []
  private readonly read = new Map<Seat, number>()
  private readonly game: AnyGame
  private readonly lang: Lang

  constructor(game: AnyGame, lang: Lang) {
    this.game = game
    this.lang = lang
  }
  add(heard: readonly Heard<Told>[], field: unknown): void {
    for (const { to, event } of heard) {
      const text = this.game.speech.tell(event, field, this.lang)
      if (text !== '') this.sentences.push({ to, text, rules: event.rules })
    }
  }
  /** Tells the whole match again: after something was taken back, or from a file. */
  retell(match: Match<unknown, Told>): void {
    this.sentences = []
    new Replay(this.game, match.file()).each((_n, _seat, heard, position) => this.add(heard, position.field))
    for (const [seat, n] of this.read) this.read.set(seat, Math.min(n, this.sentences.length))
  }
  /** Everything the seat was told. */
  all(seat: Seat): Sentence[] {
    return this.sentences.filter(s => s.to === EVERYBODY || s.to === seat)
  }
  /** What the seat was told since it last looked. */
  news(seat: Seat): Sentence[] {
    const from = this.read.get(seat) ?? 0
    this.read.set(seat, this.sentences.length)
    return this.sentences.slice(from).filter(s => s.to === EVERYBODY || s.to === seat)
  }
}
