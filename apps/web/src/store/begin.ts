import { following, Match, type MatchFile, type Opening, Replay, type Told } from '@acies/kernel'
import { type Played, playedGame } from '../games/registry.ts'
import { summaryAt, summaryOf } from '../play/useMatch.ts'
import { inSlices } from '../table/moment.ts'
import type { Player } from '../table/table.ts'
import { readable } from './share.ts'
import { type Kept, newId, newSeed, type Shelf } from './shelf.ts'

/** Lays a match on the shelf. */
export async function keepNew(
  shelf: Shelf,
  played: Played,
  file: MatchFile,
  players: readonly Player[],
  more: Partial<Kept> = {},
): Promise<Kept> {
  const now = Date.now()
  const kept: Kept = {
    id: newId(),
    name: '',
    file,
    players,
    created: now,
    updated: now,
    summary: more.summary ?? summaryOf(played, file),
    ...more,
  }
  await shelf.put(kept)
  return kept
}

const seatNames = (players: readonly Player[]): string[] =>
  players.map(player => (player.kind === 'bot' ? player.bot : 'person'))

/** A new match on the shelf. */
export function beginMatch(
  shelf: Shelf,
  played: Played,
  header: Opening,
  players: readonly Player[],
  more: Partial<Kept> & { seed?: number; answers?: MatchFile['answers'] } = {},
): Promise<Kept> {
  const { seed, answers = [], ...rest } = more
  const secret = { ...header.secret, seed: seed ?? newSeed() }
  const fresh = { ...header, seats: seatNames(players), secret }
  return keepNew(shelf, played, { header: fresh, answers }, players, rest)
}

/** The same match up to a moment, to be played on with other dice. */
export function branchMatch(
  shelf: Shelf,
  played: Played,
  from: Kept,
  n: number,
  players = from.players,
): Promise<Kept> {
  const file = Match.load(played.game, from.file).branch(n, newSeed())
  return keepNew(shelf, played, file, players, { name: from.name })
}

/** A match from a file, checked answer by answer; a Complaint says what is wrong with it. */
export async function importMatch(shelf: Shelf, text: string, isBot: (name: string) => boolean): Promise<Kept> {
  const file = readable(text)
  const played = await playedGame(file.header.game)
  // One of other rules is kept as it is, and shown as far as these follow it.
  const shown = await inSlices(following(played.game, file))
  const replay = new Replay<unknown, Told>(played.game, shown)
  const position = await inSlices(replay.checked(null))
  const players = file.header.seats.map(
    (name): Player => (isBot(name) ? { kind: 'bot', bot: name } : { kind: 'person' }),
  )
  return keepNew(shelf, played, file, players, { summary: summaryAt(played, replay.rules, { position }) })
}
