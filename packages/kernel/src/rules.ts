import type { Random } from './dice.ts'
import type { AnyGame, GameRules, Opening, PlayedGame, Terms } from './game.ts'
import type { Picks, Seat, Side } from './pick.ts'
import { copyPosition, EVERYBODY, type Log, type Position, type Seed, type Shown, type Told } from './position.ts'
import { Referee } from './referee.ts'
import { cover, type Lid, lidOf } from './sight.ts'

/** What stands in a view for an answer another seat has handed in. */
const HANDED: Picks = ['?']

/** A game on its terms: its referee, who sits down, and what can be done with its positions. */
export class Rules<F, E extends Told, G extends GameRules<F, E> = PlayedGame<F, E>> {
  readonly referee: Referee<F, E>
  readonly game: G
  readonly terms: Terms
  readonly seats: readonly Seat[]
  /** The side of each seat. */
  readonly sides: readonly Side[]
  private readonly lid: Lid | null

  /** Without terms: the first battle, no switch on. A header is terms too. */
  constructor(game: G & GameRules<F, E>, terms: Partial<Terms> = {}, strict = false) {
    this.game = game
    const { scenario = game.scenarios[0].id, options = [], setup } = terms
    this.terms = setup === undefined ? { scenario, options } : { scenario, options, setup }
    this.referee = new Referee<F, E>(game.steps(options), game.first, strict)
    this.sides = game.seating(this.terms)
    this.seats = this.sides.map((_, seat) => seat)
    this.lid = lidOf(game.sight)
  }
  /** Whether two seats win together. */
  allied(a: Seat, b: Seat): boolean {
    return this.sides[a] === this.sides[b]
  }
  /** One seat of each side, by side. */
  get captains(): readonly Seat[] {
    return [...new Set(this.sides)].sort((a, b) => a - b).map(side => this.sides.indexOf(side))
  }
  /** Other battles may be begun by the same rules, as long as as many sit down and the same switches are on. */
  begin(header: Opening, log: Log<E> | null = null): Position<F> {
    if (!sameList(this.game.seating(header), this.sides) || !sameList(header.options, this.terms.options)) {
      throw new Error(`${header.scenario} is seated otherwise, or has other switches, than these rules`)
    }
    return this.referee.begin(this.game.setUp(header), header.secret.seed, r => this.game.deal?.(r), log)
  }
  copy(p: Position<F>): Position<F> {
    return copyPosition(p, this.game.copy)
  }
  /** The position as the seat may see it. How much was rolled does not show: some rolls are nobody's business. */
  view(p: Position<F>, seat: Seat): Position<F> {
    const view = this.copy(p)
    this.cover(view.field, p.field, seat)
    for (const frame of view.stack) {
      for (const s in frame.handed) if (Number(s) !== seat) frame.handed[Number(s)] = HANDED
    }
    view.dice.seed = 0
    view.dice.drawn = 0
    return view
  }
  /** The field as the seat may see it. */
  seen(field: F, seat: Seat): F {
    const seen = this.game.copy(field)
    this.cover(seen, field, seat)
    return seen
  }
  /**
   * What an answer brings about, event by event, each with the field as it stands then: to be shown one after another.
   * As one viewer hears and sees it; null hears and sees all. The position stays as it is.
   */
  unfold(before: Position<F>, seat: Seat, picks: Picks, viewer: Seat | null): Shown<F, E>[] {
    const p = this.copy(before)
    const shown: Shown<F, E>[] = []
    this.referee.take(p, seat, picks, {
      push: ({ to, event }) => {
        if (viewer !== null && to !== EVERYBODY && to !== viewer) return
        shown.push({ to, event, field: viewer === null ? this.game.copy(p.field) : this.seen(p.field, viewer) })
      },
    })
    return shown
  }
  /** Everything, with only the dice hidden: for watching and for finished games. */
  open(p: Position<F>): Position<F> {
    const view = this.copy(p)
    view.dice.seed = 0
    return view
  }
  /** A whole position that the view does not contradict, for a seat to think with. */
  guess(this: Rules<F, E>, view: Position<F>, seat: Seat, random: Random): Position<F> {
    const p = this.copy(view)
    const { knowledge } = this.game
    if (knowledge?.guess === undefined) this.game.guess(p.field, seat, random)
    else knowledge.guess(p.field, seat, random)
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
    let holes = this.game.hidden?.(view.field) ?? 0
    for (const frame of view.stack) for (const s in frame.handed) if (frame.handed[Number(s)] === HANDED) holes++
    return holes
  }
  private cover(copy: F, field: F, seat: Seat): void {
    if (this.lid !== null) cover(this.lid, copy, field, seat)
  }
}

function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((one, i) => one === b[i])
}

/** The opening of a new match; who sits where may be told, or the seats are numbered. `hidden` is its secret set-up. */
export function headerOf(
  game: Pick<AnyGame, 'id' | 'version' | 'seating'>,
  scenario: string,
  seed: Seed,
  more: { options?: readonly string[]; seats?: readonly string[]; setup?: unknown; hidden?: unknown } = {},
): Opening {
  const { options = [], setup, hidden } = more
  const seats = more.seats ?? game.seating({ scenario, options, setup }).map((_, i) => `seat ${i + 1}`)
  const header = {
    game: game.id,
    version: game.version,
    scenario,
    options: [...options],
    seats: [...seats],
    secret: hidden === undefined ? { seed, branches: [] } : { seed, setup: hidden, branches: [] },
  }
  return setup === undefined ? header : { ...header, setup }
}
