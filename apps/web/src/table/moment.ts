import {
  type AnyGame,
  type Heard,
  type MatchFile,
  type Position,
  Replay,
  type Said,
  type Seat,
  type Told,
} from '@acies/kernel'

/** One answer, what came of it, and how things stood then. The first one is the deal. */
export interface Moment {
  readonly n: number
  /** Who answered; -1 for the deal. */
  readonly seat: Seat
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
    moments.push({ n, seat, heard: heard.slice(), position: replay.rules.copy(position) })
  })
  return moments
}
