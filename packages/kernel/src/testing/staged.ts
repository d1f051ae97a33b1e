import { readPicks } from '../cases/picks.ts'
import type { CasedGame } from '../game.ts'
import type { Heard, Position, Told } from '../position.ts'
import { Rules } from '../rules.ts'
import { Complaint } from '../words.ts'

/** A position played with scripted dice: for what a table of cases says better in code. */
export class Staged<F, E extends Told> {
  readonly rules: Rules<F, E, CasedGame<F, E>>
  readonly heard: Heard<E>[] = []
  readonly p: Position<F>

  constructor(game: CasedGame<F, E>, p: Position<F>, script: { shift(): number | undefined }) {
    this.rules = new Rules(game, {}, true)
    this.p = p
    this.rules.referee.script = script
    this.rules.referee.resume(p, this.heard)
  }
  get g(): F {
    return this.p.field
  }
  /** The question that is open, or nothing when it is over. */
  get asked(): string {
    return this.p.result === null ? this.p.stack[this.p.stack.length - 1].step : ''
  }
  options(...after: string[]): string[] {
    const choice = this.rules.referee.next(this.p, this.seat, this.read(after))
    if (choice === null || !('options' in choice)) return []
    return choice.options.map(o => this.rules.game.notation.write(choice, o, this.g))
  }
  /** Answers for whoever is asked. */
  answer(...texts: string[]): this {
    const refusal = this.rules.referee.answer(this.p, this.seat, this.read(texts), this.heard)
    if (refusal !== null) throw new Complaint(`${texts.join(' ')}: ${refusal.rule}`)
    return this
  }
  /** The rule by which an answer is refused. */
  refused(...texts: string[]): string {
    try {
      this.answer(...texts)
    } catch (error) {
      if (error instanceof Complaint) return error.message.split(': ')[1] ?? ''
      throw error
    }
    return 'taken'
  }
  told<T extends E['type']>(type: T): Extract<E, { type: T }>[] {
    return this.heard.map(h => h.event).filter((e): e is Extract<E, { type: T }> => e.type === type)
  }
  private get seat(): number {
    return this.rules.referee.owing(this.p)[0]
  }
  private read(texts: readonly string[]) {
    const read = readPicks(this.rules, this.p, this.seat, texts)
    if ('rule' in read) throw new Complaint(`${texts.join(' ')}: ${read.rule}`)
    return read.picks
  }
}
