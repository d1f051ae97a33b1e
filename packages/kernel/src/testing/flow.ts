import type { Choice, Picks, Seat } from '../pick.ts'
import { optionsOf, sizeOf } from '../pick.ts'
import type { Position, Told } from '../position.ts'
import { sample } from '../sample.ts'
import { same } from './compare.ts'
import { levels } from './drafts.ts'
import { answerAtRandom } from './play.ts'
import { atEachDecision, atEachMoment, type Property, type Trial } from './trial.ts'

export const matchesEnd: Property = ({ matches, effort }) => {
  for (const { place, fault, over } of matches) {
    if (fault !== null) throw new Error(`${place}: ${fault.message}`, { cause: fault })
    if (!over) throw new Error(`${place}: not over after ${effort.limit} answers`)
  }
}

/** No draft ends without options unless it is enough or whole, and whole ones are taken or forbidden by a rule. */
export const everySeatCanAnswer: Property = trial => {
  const { rules } = trial
  const { referee } = rules
  atEachMoment(trial, p => {
    const owing = referee.owing(p)
    if (owing.length === 0) throw new Error(`${referee.question(p).name} asks nobody`)
    if (new Set(owing).size < owing.length) throw new Error(`${referee.question(p).name} asks a seat twice: ${owing}`)
    for (const seat of owing) if (!rules.seats.includes(seat)) throw new Error(`there is no seat ${seat} to ask`)
  })
  atEachDecision(trial, (p, seat, { random }) => {
    const question = referee.question(p)
    for (const { draft, choice } of levels(rules, p, seat, 80, random)) {
      const after = `after ${JSON.stringify(draft)}`
      if (choice !== null) mustBeSound(choice, draft, question.kind === 'several', after)
      if (choice !== null && choice.enough === undefined) continue
      const refusal = referee.refuse(p, seat, draft)
      if (refusal === null) continue
      if (question.forbids === undefined) throw new Error(`${after} one may stop, but ${refusal.rule} refuses it`)
      if (!(refusal.rule in trial.game.texts.rules)) throw new Error(`${after} forbidden by ${refusal.rule}, no rule`)
    }
    const picks = sample(referee, p, seat, random)
    const refusal = referee.refuse(p, seat, picks)
    if (refusal !== null) throw new Error(`the sampled ${JSON.stringify(picks)} is refused by ${refusal.rule}`)
    const forced = referee.forced(p, seat)
    if (forced !== null && referee.refuse(p, seat, forced) !== null) throw new Error('the only answer is refused')
  })
}

function mustBeSound(choice: Choice, draft: Picks, set: boolean, after: string): void {
  if (sizeOf(choice) === 0 && choice.enough === undefined) throw new Error(`${after} nothing can be picked`)
  if (choice.of === 'pose') return
  if (choice.of === 'number') {
    if (!Number.isInteger(choice.min) || !Number.isInteger(choice.max)) throw new Error(`${after} bounds are not whole`)
    return
  }
  const options = optionsOf(choice)
  if (new Set(options).size < options.length) throw new Error(`${after} something is offered twice: ${options}`)
  const again = set ? options.find(o => draft.includes(o)) : undefined
  if (again !== undefined) throw new Error(`${after} ${again} is offered again, but several is a set`)
}

export const candidatesPass: Property = trial => {
  const { referee } = trial.rules
  atEachDecision(trial, (p, seat, { random }) => {
    const candidates = referee.candidates(p, seat, 6, random)
    if (candidates === null) {
      if (referee.next(p, seat, [])?.of === 'pose') throw new Error('a question for a pose must give candidates')
      return
    }
    if (candidates.length === 0 && referee.next(p, seat, [])?.of === 'pose') throw new Error('no candidates')
    for (const picks of candidates) {
      const refusal = referee.refuse(p, seat, picks)
      if (refusal !== null) throw new Error(`the candidate ${JSON.stringify(picks)} is refused by ${refusal.rule}`)
    }
  })
}

export const setsHaveNoOrder: Property = trial => {
  const { referee } = trial.rules
  atEachDecision(trial, (p, seat, moment) => {
    if (referee.question(p).kind !== 'several') return
    for (let i = 0; i < 4; i++) {
      const picks = sample(referee, p, seat, moment.random)
      const [one, other] = [moment.position(), moment.position()]
      referee.answer(one, seat, picks)
      const mixed = shuffled(picks, moment.random)
      const refusal = referee.answer(other, seat, mixed)
      if (refusal !== null) {
        throw new Error(`${JSON.stringify(picks)} is taken, ${JSON.stringify(mixed)} refused by ${refusal.rule}`)
      }
      same(`${JSON.stringify(picks)} in two orders`, one, other)
    }
  })
}

function shuffled(picks: Picks, random: (n: number) => number): Picks {
  const left = picks.slice()
  return picks.map(() => left.splice(random(left.length), 1)[0])
}

/** Secret answers are taken together: who hands in first makes no difference. */
export const arrivalDoesNotMatter: Property = trial => {
  const { rules } = trial
  atEachMoment(trial, (p, moment) => {
    const owing = rules.referee.owing(p)
    if (rules.referee.question(p).takeAll === undefined || owing.length < 2) return
    const answers = owing.map(seat => ({ seat, picks: sample(rules.referee, p, seat, moment.random) }))
    const [one, other] = [moment.position(), moment.position()]
    handIn(trial, one, answers)
    handIn(trial, other, answers.reverse())
    same('secret answers in two orders', one, other)
  })
}

function handIn<F, E extends Told>(
  { rules }: Trial<F, E>,
  p: Position<F>,
  answers: readonly { seat: Seat; picks: Picks }[],
): void {
  for (const { seat, picks } of answers) {
    const refusal = rules.referee.answer(p, seat, picks)
    if (refusal !== null) throw new Error(`${JSON.stringify(picks)} of seat ${seat} is refused by ${refusal.rule}`)
  }
}

/** Views, guesses, questions, words and drawings leave the position as it was. */
export const lookingChangesNothing: Property = trial => {
  const { rules, game } = trial
  const { referee } = rules
  atEachMoment(trial, (p, { position, random }) => {
    const kept = position()
    const untouched = (what: string) => same(`${what} changed the position`, kept, p)
    for (const seat of rules.seats) {
      rules.guess(rules.view(p, seat), seat, random)
      untouched(`the view of seat ${seat}`)
    }
    for (const seat of referee.owing(p)) {
      for (const { draft } of levels(rules, p, seat, 20, random)) referee.refuse(p, seat, draft)
      referee.forced(p, seat)
    }
    untouched('asking')
    for (const lang of ['es', 'en'] as const) game.draw(p, lang, null, false)
    untouched('drawing')
    const copy = rules.copy(p)
    answerAtRandom(rules, copy, referee.owing(copy)[0], random)
    untouched('playing on a copy')
  })
}

/** A score is a number, the same for allies; what one side is better off, the others are worse off together. */
export const scoresBalance: Property = trial => {
  const { rules, game } = trial
  atEachMoment(trial, p => {
    const scores = rules.seats.map(seat => game.score(p.field, seat))
    scores.forEach((score, seat) => {
      if (!Number.isFinite(score)) throw new Error(`the score of seat ${seat} is ${score}`)
      const ally = scores.findIndex((other, s) => rules.allied(seat, s) && other !== score)
      if (ally >= 0)
        throw new Error(`seats ${seat} and ${ally} are allies, and their scores ${score} and ${scores[ally]}`)
    })
    const sum = rules.captains.reduce((total, seat) => total + scores[seat], 0)
    if (Math.abs(sum) > 1e-6) throw new Error(`the scores of all sides together are ${sum}`)
  })
}
