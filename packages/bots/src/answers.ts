import {
  optionsOf,
  type Pick,
  type Picks,
  type Position,
  type Random,
  type Rules,
  type Seat,
  sample,
  type Told,
} from '@acies/kernel'

/** Whole answers worth a thought, at most `cap`: all of them where they are few, a sample where they are many. */
export function answersOf<F, E extends Told>(
  rules: Rules<F, E>,
  p: Position<F>,
  seat: Seat,
  cap: number,
  random: Random,
): Picks[] {
  const { referee } = rules
  const given = referee.candidates(p, seat, cap, random)
  const answers = given ?? allAnswers(rules, p, seat, cap) ?? sampled(rules, p, seat, cap, random)
  const allowed = referee.question(p).forbids === undefined ? answers : answers.filter(a => !refused(rules, p, seat, a))
  return allowed.length > 0 ? allowed : [sample(referee, p, seat, random)]
}

export function refused<F, E extends Told>(rules: Rules<F, E>, p: Position<F>, seat: Seat, picks: Picks): boolean {
  return rules.referee.refuse(p, seat, picks) !== null
}

/** Every whole answer, or null when there are more than `cap`. */
export function allAnswers<F, E extends Told>(
  rules: Rules<F, E>,
  p: Position<F>,
  seat: Seat,
  cap: number,
): Picks[] | null {
  // A set comes in many orders: as drafts they are too many, and most are the same answer.
  if (rules.referee.question(p).kind === 'several') return null
  const whole: Picks[] = []
  const drafts: Pick[][] = [[]]
  for (let draft = drafts.pop(); draft !== undefined; draft = drafts.pop()) {
    const choice = rules.referee.next(p, seat, draft)
    if (choice === null || choice.enough !== undefined) whole.push(draft)
    if (whole.length + drafts.length > cap) return null
    if (choice === null) continue
    if (choice.of === 'pose') return null
    if (choice.of === 'number') {
      if ((choice.max - choice.min) / (choice.per ?? 1) > cap) return null
      for (const n of optionsOf(choice)) drafts.push([...draft, n])
    } else for (const option of choice.options) drafts.push([...draft, option])
  }
  return whole
}

function sampled<F, E extends Told>(
  rules: Rules<F, E>,
  p: Position<F>,
  seat: Seat,
  cap: number,
  random: Random,
): Picks[] {
  const isSet = rules.referee.question(p).kind === 'several'
  const found = new Map<string, Picks>()
  for (let i = 0; i < cap; i++) {
    const answer = sample(rules.referee, p, seat, random)
    found.set((isSet ? answer.map(String).sort() : answer).join(' '), answer)
  }
  return [...found.values()]
}

/** Picks are things, words and poses: as texts they are the same if they are the same. */
export const sameAnswer = (a: Picks, b: Picks): boolean => a.length === b.length && String(a) === String(b)
