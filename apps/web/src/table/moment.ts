import {
  type AnyPlayedGame,
  EVERYBODY,
  type Heard,
  Match,
  type MatchFile,
  type Passing,
  type Picks,
  type Position,
  Replay,
  type Rules,
  type Said,
  type Seat,
  type Snapshot,
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
  /** Before the snapshot the match was opened from, and not played again yet: nothing is known of what happened. */
  readonly unread?: true
}

/** The whole match, moment by moment; what is `known` of it already, and still stands, is not played again. */
export function momentsOf(game: AnyPlayedGame, file: MatchFile, known: readonly Moment[] = []): Moment[] {
  const replay = new Replay<unknown, Told>(game, file)
  const stands = ({ n, seat, picks }: Moment): boolean => n === 0 || isAnswer(file.answers[n - 1], seat, picks)
  const gone = known.findIndex(moment => !stands(moment))
  const moments = gone < 0 ? known.slice() : known.slice(0, gone)
  for (const moment of passedIn(replay, replay.run(moments.at(-1)))) moments.push(moment)
  return moments
}

/** Whether that was the answer; only poses have to be looked into. */
const isAnswer = (answer: MatchFile['answers'][number] | undefined, seat: Seat, picks: Picks): boolean =>
  answer !== undefined &&
  answer[0] === seat &&
  answer.length === picks.length + 1 &&
  picks.every((pick, i) => pick === answer[i + 1] || (typeof pick === 'object' && `${pick}` === `${answer[i + 1]}`))

function* passedIn(replay: Replay<unknown, Told>, passing: Iterable<Passing<unknown, Told>>): Generator<Moment> {
  for (const { n, seat, heard, position } of passing) {
    const [, ...picks] = replay.file.answers[n - 1] ?? [seat]
    yield { n, seat, picks, heard: heard.slice(), position: replay.rules.copy(position) }
  }
}

/** Milliseconds at a time for what is long. */
export const SLICE = 8
/** Takes step after step, for so long, and again when nobody waits: the page answers meanwhile. */
export async function inSlices<T, R>(steps: Iterator<T, R>, visit: (step: T) => void = () => {}): Promise<R> {
  for (;;) {
    const enough = performance.now() + SLICE
    do {
      const next = steps.next()
      if (next.done) return next.value
      visit(next.value)
    } while (performance.now() < enough)
    await new Promise(resolve => setTimeout(resolve))
  }
}

/** All moments of a match from elsewhere, every answer checked against the rules: a Complaint names the first that breaks them. */
export async function checkedMoments(game: AnyPlayedGame, file: MatchFile): Promise<Moment[]> {
  const replay = new Replay<unknown, Told>(game, file)
  const moments: Moment[] = []
  await inSlices(passedIn(replay, replay.checked()), moment => moments.push(moment))
  return moments
}

/** The moments up to the n-th, one at a time: they are read while nobody waits for them. */
export function momentsUpTo(game: AnyPlayedGame, { header, answers }: MatchFile, n: number): Iterator<Moment> {
  const replay = new Replay<unknown, Told>(game, { header, answers: answers.slice(0, n) })
  return passedIn(replay, replay.run())
}

/** Nobody's answer. */
const DEAL: readonly [Seat, ...Picks] = [-1]

interface TakenUp {
  match: Match<unknown, Told>
  moments: Moment[]
}

/**
 * A match taken up where its file leaves it, and all its moments. With a snapshot only what came after it is played; what
 * came before is unread. A snapshot that leads nowhere is left alone: the file is what lasts.
 */
export function takenUp(game: AnyPlayedGame, file: MatchFile, snapshot?: Snapshot<unknown>): TakenUp {
  if (snapshot === undefined || snapshot.n === 0) return opened(game, file, {})
  try {
    return opened(game, file, { snapshot })
  } catch {
    return opened(game, file, {})
  }
}

function opened(game: AnyPlayedGame, file: MatchFile, from: { snapshot?: Snapshot<unknown> }): TakenUp {
  const moments: Moment[] = []
  const answerAt = (n: number) => {
    const answer: readonly [Seat, ...Picks] = file.answers[n - 1] ?? DEAL
    return { n, seat: answer[0], picks: answer.slice(1) as Picks }
  }
  const match = Match.load<unknown, Told>(game, file, {
    ...from,
    played: true,
    each({ length: n, heard, position: now, rules }) {
      const position = rules.copy(now)
      // The first is the deal or the snapshot, and how it came to that is not known.
      const known = n === 0 || moments.length > 0
      for (let i = moments.length; i < n; i++) moments.push({ ...answerAt(i), heard: [], position, unread: true })
      const moment = { ...answerAt(n), heard, position }
      moments.push(known ? moment : { ...moment, unread: true })
    },
  })
  const last = moments[moments.length - 1]
  if (match.ending !== null) moments[last.n] = { ...last, position: match.rules.copy(match.position) }
  return { match, moments }
}

/** How a match stands at its end. */
export const lastPosition = (game: AnyPlayedGame, file: MatchFile): Position<unknown> =>
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
