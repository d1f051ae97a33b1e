import {
  type AnyGame,
  EVERYBODY,
  type Heard,
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

/** The whole match, moment by moment. */
export function momentsOf(game: AnyGame, file: MatchFile): Moment[] {
  const moments: Moment[] = []
  const replay = new Replay<unknown, Told>(game, file)
  replay.each((n, seat, heard, position) => {
    const [, ...picks] = file.answers[n - 1] ?? [seat]
    moments.push({ n, seat, picks, heard: heard.slice(), position: replay.rules.copy(position) })
  })
  return moments
}

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
