import type { Random } from '../dice.ts'
import type { Opening } from '../game.ts'
import type { Seat } from '../pick.ts'
import { type Heard, heardBy, type Position, type Told } from '../position.ts'
import type { Rules } from '../rules.ts'
import { sample } from '../sample.ts'
import { WATCHER } from '../sight.ts'
import { at, difference, same } from './compare.ts'
import { answerAtRandom, someoneOwing } from './play.ts'
import { atEachMoment, type Property, type Trial } from './trial.ts'

/** A position that differs from this one only in what the seat may not see, with the same dice to come. */
export function otherWorld<F, E extends Told>(
  rules: Rules<F, E>,
  p: Position<F>,
  seat: Seat,
  random: Random,
): Position<F> {
  const other = rules.guess(rules.view(p, seat), seat, random)
  other.dice = { ...p.dice }
  // The others have handed in something there too.
  const handed = p.stack.at(-1)?.handed ?? {}
  for (const s of Object.keys(handed).map(Number)) if (s !== seat) answerAtRandom(rules, other, s, random)
  return other
}

const FURTHER = 16

/** As long as a seat is told the same, it sees the same, whatever is true behind its back. */
export const worldsLookAlike: Property = trial => {
  const secretive = trial.rules.game
    .steps(trial.rules.terms.options)
    .some(step => 'next' in step && step.takeAll !== undefined)
  atEachMoment(trial, (_, moment) => {
    for (const seat of trial.rules.seats) {
      const p = moment.position()
      const other = otherWorld(trial.rules, p, seat, moment.random)
      // Where nothing is hidden there is one world; it goes on as itself, unless somebody may answer in secret.
      if (secretive || JSON.stringify(other) !== moment.text) playBoth(trial, seat, p, other, moment.random)
    }
  })
}

function playBoth<F, E extends Told>(
  { rules, effort }: Trial<F, E>,
  seat: Seat,
  p: Position<F>,
  other: Position<F>,
  random: Random,
): void {
  const { referee } = rules
  same(`two worlds alike to seat ${seat}`, rules.view(p, seat), rules.view(other, seat))
  for (let i = 1; i <= FURTHER && p.result === null; i++) {
    same(`who owes an answer, as seat ${seat} sees it, ${i} later`, referee.owing(p), referee.owing(other))
    const who = someoneOwing(rules, p, random)
    const { name, takeAll } = referee.question(p)
    const picks = sample(referee, p, who, random)
    const refusal = referee.refuse(other, who, picks)
    if (who === seat && refusal !== null) {
      throw new Error(`${name}: seat ${seat} may answer ${JSON.stringify(picks)}, or not, by what is hidden from it`)
    }
    // What the others do openly is the same in both; secretly, or with what they do not have there, it may differ.
    const free = who !== seat && (takeAll !== undefined || refusal !== null)
    const theirs = free ? sample(referee, other, who, random) : picks
    const [told, toldThere]: [Heard<E>[], Heard<E>[]] = [[], []]
    referee.answer(p, who, picks, told)
    referee.answer(other, who, theirs, toldThere)
    const [heard, heardThere] = [heardBy(told, seat), heardBy(toldThere, seat)]
    const seen = difference(rules.view(p, seat), rules.view(other, seat))
    if (difference(heard, heardThere) === null) {
      if (seen !== null) throw new Error(`${name}: seat ${seat} sees what it was not told, ${i} later: ${seen}`)
      continue
    }
    const shown = heard.find((event, n) => difference(event, heardThere[n]) !== null) ?? heardThere[heard.length]
    if (seen === null && !effort.fleeting?.includes(shown.type)) {
      throw new Error(`${name}: ${shown.type} tells seat ${seat} what it may not see, ${i} later`)
    }
    return
  }
}

/** What the dice bring and nobody tells, a watcher does not see: the deal, shuffles, what is rolled in secret. */
export const chanceIsCovered: Property = trial => {
  const { rules } = trial
  for (const { place, file } of trial.matches) {
    at(`${place}, the deal`, () => {
      watchBoth(rules, (heard, other) => rules.begin(otherDice(file.header, other), heard))
    })
  }
  atEachMoment(trial, (now, { position, random }) => {
    const seat = someoneOwing(rules, now, random)
    const picks = sample(rules.referee, now, seat, random)
    watchBoth(rules, (heard, other) => {
      const p = position()
      p.dice.seed = Number(p.dice.seed) + other
      rules.referee.answer(p, seat, picks, heard)
      return p
    })
  })
}

function otherDice(header: Opening, other: number): Opening {
  return { ...header, secret: { ...header.secret, seed: Number(header.secret.seed) + other } }
}

/** The same twice, with other dice. */
function watchBoth<F, E extends Told>(rules: Rules<F, E>, act: (heard: Heard<E>[], other: 0 | 1) => Position<F>): void {
  const [one, two] = ([0, 1] as const).map(other => {
    const heard: Heard<E>[] = []
    const p = act(heard, other)
    return { view: rules.view(p, WATCHER), told: heardBy(heard, WATCHER) }
  })
  if (difference(one.told, two.told) === null) same('what a watcher sees of chance', one.view, two.view)
}
