import {
  type AnyGame,
  EVERYBODY,
  type Heard,
  Match,
  type MatchFile,
  type Picks,
  type Position,
  Replay,
  type Rules,
  type Said,
  type Seat,
  type Told,
} from '@acies/kernel'

/** One answer, what came of it, and how things stood then. The first one is the deal. */
export interface Moment {
  readonly n: number
  /** Who answered; -1 for the deal. */
  readonly seat: Seat
  /** What was answered. */
  readonly picks: Picks
  readonly heard: readonly Heard<Told>[]
  readonly position: Position<unknown>
  /** Why a machine answered so, if it could say and the page was open then. */
  readonly reason?: Said
}

/** The whole match, moment by moment; what is `known` of it already, and still stands, is not played again. */
export function momentsOf(game: AnyGame, file: MatchFile, known: readonly Moment[] = []): Moment[] {
  const replay = new Replay<unknown, Told>(game, file)
  const stands = ({ n, seat, picks }: Moment): boolean =>
    n === 0 || (n <= file.answers.length && JSON.stringify([seat, ...picks]) === JSON.stringify(file.answers[n - 1]))
  const gone = known.findIndex(moment => !stands(moment))
  const moments = gone < 0 ? known.slice() : known.slice(0, gone)
  replay.each((n, seat, heard, position) => {
    const [, ...picks] = file.answers[n - 1] ?? [seat]
    moments.push({ n, seat, picks, heard: heard.slice(), position: replay.rules.copy(position) })
  }, moments.at(-1))
  return moments
}

/** A match taken up where its file leaves it, and all its moments. */
export function takenUp(game: AnyGame, file: MatchFile): { match: Match<unknown, Told>; moments: Moment[] } {
  const moments: Moment[] = []
  const match = Match.load<unknown, Told>(game, file, {
    each({ length: n, lastPicks: picks, heard, position, rules }) {
      moments.push({ n, seat: file.answers[n - 1]?.[0] ?? -1, picks, heard, position: rules.copy(position) })
    },
  })
  const last = moments[moments.length - 1]
  if (match.ending !== null) moments[last.n] = { ...last, position: match.rules.copy(match.position) }
  return { match, moments }
}

/** How a match stands at its end. */
export const lastPosition = (game: AnyGame, file: MatchFile): Position<unknown> =>
  new Replay<unknown, Told>(game, file).at(file.answers.length).position

/**
 * The field after each event of a moment, as a viewer sees it then: the answer is taken once more from where the match
 * stood before it.
 */
export function fieldsAfter(
  rules: Rules<unknown, Told>,
  before: Moment,
  { seat, picks, heard }: Moment,
  viewer: Seat | null,
): unknown[] {
  if (seat < 0 || heard.length === 0) return []
  const shown = rules.unfold(before.position, seat, picks, viewer)
  // Whoever sees everything hears what all hear.
  return shown.filter(({ to }) => viewer !== null || to === EVERYBODY).map(({ field }) => field)
}
