import { Match } from '../match.ts'
import { readMatch, writeMatch } from '../match-file.ts'
import type { Heard, Position, Told } from '../position.ts'
import { Replay } from '../replay.ts'
import { sample } from '../sample.ts'
import { at, lostInJson, same } from './compare.ts'
import { someoneOwing } from './play.ts'
import {
  atEachMoment,
  type Moment,
  momentsOf,
  type Property,
  playOn,
  type Recorded,
  retold,
  type Trial,
} from './trial.ts'

/** How many answers are played on to see that two positions are the same in all that matters. */
const FURTHER = 20
/** Every so many of them the positions are compared; what is told, after each. */
const COMPARED = 5

/** What is saved, loaded and played on goes as the match went: nothing shares a list, nothing is lost. */
export const savedGoesOn: Property = trial => {
  for (const match of trial.matches) if (match.deep) goOnLoaded(trial, match)
}

function goOnLoaded<F, E extends Told>(trial: Trial<F, E>, match: Recorded): void {
  const { referee } = trial.rules
  const moments = momentsOf(trial, match)
  const live = trial.rules.begin(match.file.header)
  let loaded: { since: number; position: Position<F> }[] = []
  for (const [n, [seat, ...picks]] of match.file.answers.entries()) {
    at(`${match.place}, answer ${n + 1}`, () => {
      for (const moment of moments.filter(m => m.n === n)) {
        same('played again, before it', JSON.parse(moment.text), live)
        loaded.push({ since: n, position: moment.position() })
      }
      const told: Heard<E>[] = []
      referee.answer(live, seat, picks, told)
      const lost = lostInJson(live)
      if (lost !== null) throw new Error(`JSON would lose something: ${lost}`)
      for (const { since, position } of loaded) {
        const again: Heard<E>[] = []
        const refusal = referee.answer(position, seat, picks, again)
        if (refusal !== null) throw new Error(`loaded at ${since}, the answer is refused by ${refusal.rule}`)
        same(`told in the match and as loaded at ${since}`, told, again)
        // What has parted seldom comes together again: it is compared at once, at the end and a few times between.
        const [played, last] = [n - since, n === match.file.answers.length - 1]
        if (last || played % COMPARED === 0) same(`in the match and as loaded at ${since}`, live, position)
      }
      loaded = loaded.filter(l => n < l.since + FURTHER)
    })
  }
}

export const copiesAreIndependent: Property = trial => {
  const { rules } = trial
  atEachMoment(trial, (p, { text, random }) => {
    const kept = JSON.parse(text)
    const copy = rules.copy(p)
    same('the position and its copy', kept, copy)
    const second = rules.copy(copy)
    playOn(trial, copy, FURTHER, random)
    same('the original, after its copy was played on', kept, p)
    same('a copy, after its original was played on', kept, second)
  })
}

/** From a file, at any moment of it, in any order, by any of the ways there are. */
export const replaysAreTheSame: Property = trial => {
  for (const match of retold(trial)) at(match.place, () => replayAll(trial, match))
}

function replayAll<F, E extends Told>(trial: Trial<F, E>, match: Recorded): void {
  const { game } = trial
  const file = readMatch(writeMatch(match.file))
  same('the match and its file', match.file, file)
  const replay = new Replay(game, file)
  const verified = replay.verify()
  const moments = momentsOf(trial, match)
  const told: Heard<E>[][] = []
  const end = replay.each((_n, _seat, heard) => told.push([...heard]))
  // The later half first, with no snapshots yet; then the earlier, with all of them.
  for (const { n, text } of [...moments.slice(moments.length >> 1), ...moments.slice(0, moments.length >> 1)]) {
    const { position, heard } = replay.at(n)
    same(`answer ${n}, played and replayed`, JSON.parse(text), position)
    same(`what answer ${n} brought about`, told[n], heard)
  }
  const last = replay.at(replay.length).position
  same('replayed and verified', last, verified)
  same('replayed and loaded', last, Match.load(game, file).position)
  same('replayed and run through', last, end)
}

/** A branch is the same match up to its answer, and goes on with other dice. */
export const branchesPart: Property = trial => {
  for (const match of retold(trial)) {
    const whole = at(match.place, () => Match.load(trial.game, match.file))
    const moments = momentsOf(trial, match)
    const middle = moments.at(moments.length >> 1)
    if (middle !== undefined) at(middle.place, () => branchAt(trial, whole, middle))
  }
}

function branchAt<F, E extends Told>({ game, effort }: Trial<F, E>, whole: Match<F, E>, moment: Moment<F>): void {
  const seed = effort.seed + moment.n + 1
  const branch = Match.load(game, whole.branch(moment.n, seed))
  const was = moment.position()
  same('the match and its branch', { ...was, dice: { ...was.dice, seed } }, branch.position)
  for (let i = 0; i < FURTHER && branch.position.result === null; i++) {
    const seat = someoneOwing(branch.rules, branch.position, moment.random)
    branch.play(seat, sample(branch.rules.referee, branch.position, seat, moment.random))
    const back = branch.rules.seats.map(s => branch.undoable(s, true)).find(n => n >= 0 && n < moment.n)
    if (back !== undefined) throw new Error(`answer ${back} may be taken back, but the branch began after it`)
  }
  const file = readMatch(writeMatch(branch.file()))
  const replay = new Replay(game, file)
  same('the branch, played and verified', branch.position, replay.verify())
  same('the branch, played and replayed', branch.position, replay.at(replay.length).position)
}
