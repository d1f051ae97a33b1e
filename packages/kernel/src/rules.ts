import type { Random } from './dice.ts'
import type { Game, Header } from './game.ts'
import type { Picks, Seat } from './pick.ts'
import { copyPosition, type Heard, type Position, type Told } from './position.ts'
import { Referee } from './referee.ts'

/** What stands in a view for an answer another seat has handed in. */
const HANDED: Picks = ['?']

/** A game with its switches set: its referee, and what can be done with its positions. */
export class Rules<F, E extends Told> {
  readonly referee: Referee<F, E>
  readonly game: Game<F, E>
  readonly options: readonly string[]
  readonly seats: readonly Seat[]

  constructor(game: Game<F, E>, options: readonly string[] = [], strict = false) {
    this.game = game
    this.options = options
    this.referee = new Referee<F, E>(game.steps(options), game.first, strict)
    this.seats = Array.from({ length: game.seats }, (_, seat) => seat)
  }
  begin(header: Header, log: Heard<E>[] | null = null): Position<F> {
    return this.referee.begin(this.game.setUp(header), header.seed, r => this.game.deal(r), log)
  }
  copy(p: Position<F>): Position<F> {
    return copyPosition(p, this.game.copy)
  }
  /** The position as the seat may see it: hidden unless the game shows it. */
  view(p: Position<F>, seat: Seat): Position<F> {
    const view = this.copy(p)
    const { sight } = this.game
    for (const key in sight) view.field[key] = sight[key](view.field[key], seat, p.field)
    for (const frame of view.stack) {
      for (const s in frame.handed) if (Number(s) !== seat) frame.handed[Number(s)] = HANDED
    }
    view.dice.seed = 0
    return view
  }
  /** Everything, with only the dice hidden: for watching and for finished games. */
  open(p: Position<F>): Position<F> {
    const view = this.copy(p)
    view.dice.seed = 0
    return view
  }
  /** A whole position that the view does not contradict, for a seat to think with. */
  guess(view: Position<F>, seat: Seat, random: Random): Position<F> {
    const p = this.copy(view)
    this.game.guess(p.field, seat, random)
    p.dice.seed = random(2 ** 31)
    for (const frame of p.stack) {
      // The others answer again, as the guesser thinks they would.
      for (const s in frame.handed) if (Number(s) !== seat) delete frame.handed[Number(s)]
    }
    return p
  }
  /** How many things the seat does not know. */
  holes(p: Position<F>, seat: Seat): number {
    const view = this.view(p, seat)
    let holes = this.game.hidden(view.field)
    for (const frame of view.stack) for (const s in frame.handed) if (frame.handed[Number(s)] === HANDED) holes++
    return holes
  }
}

export function headerOf(
  game: { id: string; version: string; seats: number },
  scenario: string,
  seed: number,
  more: { options?: readonly string[]; seats?: readonly string[]; setup?: unknown } = {},
): Header {
  const seats = more.seats ?? Array.from({ length: game.seats }, (_, i) => `seat ${i + 1}`)
  const header = {
    game: game.id,
    version: game.version,
    scenario,
    options: [...(more.options ?? [])],
    seats: [...seats],
    seed,
  }
  return more.setup === undefined ? header : { ...header, setup: more.setup }
}
