import { Match } from '../match.ts'
import { readMatch, writeMatch } from '../match-file.ts'
import type { Picks, Seat } from '../pick.ts'
import { type Heard, heardBy, type Position, type Told } from '../position.ts'
import { Replay } from '../replay.ts'
import { at, difference, same } from './compare.ts'
import { type Moment, momentsOf, type Property, type Recorded, type Trial } from './trial.ts'
import { otherWorld } from './worlds.ts'

/** Taken back and given again, nothing has changed; and nothing rolled or shown can be taken back. */
export const undoIsHonest: Property = trial => {
  for (const match of trial.matches) if (match.deep && match.fault === null) undoAlong(trial, match)
}

function undoAlong<F, E extends Told>(trial: Trial<F, E>, record: Recorded): void {
  const moments = momentsOf(trial, record)
  const match = new Match(trial.rules, record.file.header, true)
  const replay = new Replay(trial.game, record.file)
  record.file.answers.forEach(([seat, ...picks], n) => {
    const before = moments.find(m => m.n === n)
    const refusal = match.play(seat, picks)
    if (refusal !== null) throw new Error(`${record.place}, answer ${n + 1}: refused by ${refusal.rule}`)
    if (before === undefined) return
    at(`${record.place}, answer ${n + 1}`, () => {
      nothingRolledComesBack(match, before)
      for (const knower of trial.rules.seats) {
        if (!learns(trial, before, knower, seat, picks)) continue
        const back = trial.rules.seats.find(s => match.undoable(s) >= 0)
        if (back !== undefined) throw new Error(`seat ${back} may take back what showed something to seat ${knower}`)
        if (match.undoable(knower, true) >= 0) throw new Error(`seat ${knower} may take back what it has seen`)
      }
      for (const s of trial.rules.seats) {
        undoAndRedo(trial, match, s, false, before, replay)
        if (match.undoable(s) !== match.undoable(s, true)) undoAndRedo(trial, match, s, true, before, replay)
      }
    })
  })
}

function nothingRolledComesBack<F, E extends Told>(match: Match<F, E>, before: Moment<F>): void {
  if (before.position().dice.drawn === match.position.dice.drawn) return
  for (const seat of match.rules.seats) {
    if (match.undoable(seat, true) >= 0 || match.undo(seat)) throw new Error(`seat ${seat} may take back a roll`)
  }
}

/** Whether the answer tells the seat which of two worlds it is in, both being possible to it before. */
function learns<F, E extends Told>(
  trial: Trial<F, E>,
  before: Moment<F>,
  knower: Seat,
  seat: Seat,
  picks: Picks,
): boolean {
  const { rules } = trial
  const p = before.position()
  const worlds: Position<F>[] = [p, otherWorld(rules, p, knower, before.random)]
  const known = worlds.map(world => {
    const heard: Heard<E>[] = []
    const refusal = rules.referee.answer(world, seat, picks, heard)
    return { refusal, told: heardBy(heard, knower), view: rules.view(world, knower) }
  })
  return known.every(k => k.refusal === null) && difference(known[0], known[1]) !== null
}

function undoAndRedo<F, E extends Told>(
  { game }: Trial<F, E>,
  match: Match<F, E>,
  seat: Seat,
  friendly: boolean,
  before: Moment<F>,
  replay: Replay<F, E>,
): void {
  const n = match.undoable(seat, friendly)
  const was = JSON.parse(JSON.stringify(match.position))
  const { length } = match
  if (match.undo(seat, friendly) !== n >= 0) throw new Error(`seat ${seat} could and could not take answer ${n} back`)
  if (n < 0) return same('a match with nothing taken back', was, match.position)
  // Where all that came after it is gone, the match is the beginning of the one that was played.
  const withoutIt = () => (match.length === n ? replay.at(n).position : new Replay(game, match.file()).verify())
  const without = n === before.n ? before.position() : withoutIt()
  same('a match without the answer taken back', without, match.position)
  if (!match.rules.referee.owing(match.position).includes(seat)) {
    throw new Error(`seat ${seat} took answer ${n} back and does not owe it`)
  }
  if (!match.redo(seat)) throw new Error(`the answer ${n} of seat ${seat} cannot be given again`)
  same('taken back and given again', was, match.position)
  if (match.length !== length) throw new Error(`taken back and given again, ${length} answers are ${match.length}`)
  if (before.n % 4 > 0) return
  const opened = Match.load(game, readMatch(writeMatch(match.file())), { snapshot: match.snapshot() })
  same('opened from its file and a snapshot', was, opened.position)
  same('its ticket', match.ticket, opened.ticket)
  same('what can be taken back', tellUndoable(match), tellUndoable(opened))
}

const tellUndoable = <F, E extends Told>(match: Match<F, E>) =>
  match.rules.seats.map(s => [match.undoable(s), match.undoable(s, true)])
