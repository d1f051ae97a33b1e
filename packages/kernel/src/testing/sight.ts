import { randomFrom } from '../dice.ts'
import type { Picks, Seat } from '../pick.ts'
import type { Position, Told } from '../position.ts'
import { WATCHER } from '../sight.ts'
import { at, same } from './compare.ts'
import { levels, someOptions } from './drafts.ts'
import { atEachDecision, atEachMoment, type Property, playOn, type Recorded, type Trial } from './trial.ts'

/** All a question says, it says on the seat's view as on the position: first along every match, then in depth. */
export const viewsAskTheSame: Property = trial => {
  for (const match of trial.matches) askAlong(trial, match)
  const { rules } = trial
  const { referee } = rules
  atEachDecision(trial, (p, seat, { random }) => {
    const view = rules.view(p, seat)
    const seed = random(2 ** 31)
    const [here, there] = [p, view].map(q => referee.candidates(q, seat, 3, randomFrom(seed)))
    same('the candidates', here, there)
    for (const { draft, choice } of levels(rules, p, seat, 30, random)) {
      const after = `after ${JSON.stringify(draft)}`
      same(`what is offered ${after}`, choice, referee.next(view, seat, draft))
      same(`whether it is refused ${after}`, referee.refuse(p, seat, draft), referee.refuse(view, seat, draft))
      for (const pick of [random(60), 'nothing', ...(choice === null ? [] : someOptions(choice, 2, random))]) {
        same(`why not ${pick} ${after}`, referee.why(p, seat, draft, pick), referee.why(view, seat, draft, pick))
      }
    }
  })
}

function askAlong<F, E extends Told>({ rules }: Trial<F, E>, { place, file }: Recorded): void {
  const { referee } = rules
  const p = rules.begin(file.header)
  for (const [n, [seat, ...picks]] of file.answers.entries()) {
    at(`${place}, answer ${n}: ${referee.question(p).name}, seat ${seat}`, () => {
      const view = rules.view(p, seat)
      same('who owes an answer', referee.owing(p), referee.owing(view))
      for (let i = 0; i <= picks.length; i++) {
        const draft = picks.slice(0, i)
        const offered = referee.next(p, seat, draft)
        same(`what is offered after ${JSON.stringify(draft)}`, offered, referee.next(view, seat, draft))
      }
      referee.answer(p, seat, picks)
    })
  }
}

/** Views have the shape of the field, one mark for all that is hidden, and nothing of the others' secret answers. */
export const viewsHide: Property = trial => {
  const { rules, game } = trial
  const holesIn: (field: Parameters<typeof game.check>[0]) => number = field => game.hidden?.(field) ?? 0
  const marks = new Map<string, unknown>()
  atEachMoment(trial, p => {
    const forgotten = unsighted(p.field, game.sight, '')
    if (forgotten !== null) throw new Error(`no sight is given of ${forgotten}, so all would see it`)
    if (holesIn(p.field) !== 0) throw new Error('the position itself has holes')
    for (const seat of rules.seats) {
      at(`seat ${seat}`, () => {
        const view = rules.view(p, seat)
        const covered = coveredIn(p.field, view.field, '', marks)
        const holes = holesIn(view.field)
        if (covered > 0 !== holes > 0)
          throw new Error(`${covered} places of the view are covered, but holes are ${holes}`)
        if (view.dice.seed !== 0 || view.dice.drawn !== 0) throw new Error('the dice are in the view')
        const others = secretsOf(view, seat)
        if (others.some(picks => picks.length !== 1 || picks[0] !== '?'))
          throw new Error('a secret answer is in the view')
        same('holes', holes + others.length, rules.holes(p, seat))
      })
    }
  })
}

/** A key of the field that its sight does not name; games in TypeScript have none. */
function unsighted(field: unknown, sight: unknown, path: string): string | null {
  if (typeof field !== 'object' || field === null || typeof sight !== 'object' || sight === null) return null
  for (const [key, value] of Object.entries(field)) {
    const inner = Array.isArray(sight) ? sight[0] : (sight as Record<string, unknown>)[key]
    const here = path === '' ? key : `${path}.${key}`
    const found = inner === undefined ? here : unsighted(value, inner, here)
    if (found !== null) return found
  }
  return null
}

/** Who looks at his view again sees no less and no more. */
export const viewsAreStable: Property = trial => {
  const { rules } = trial
  atEachMoment(trial, p => {
    for (const seat of [...rules.seats, WATCHER]) {
      const view = rules.view(p, seat)
      same(`the view of seat ${seat}, seen again`, view, rules.view(view, seat))
    }
  })
}

/** A watcher could look over any seat's shoulder and see all that he sees. */
export const watchersSeeLeast: Property = trial => {
  const { rules } = trial
  atEachMoment(trial, p => {
    const watched = rules.view(p, WATCHER)
    for (const seat of rules.seats) {
      same(`what a watcher sees, and sees of what seat ${seat} sees`, watched, rules.view(rules.view(p, seat), WATCHER))
    }
  })
}

function secretsOf<F>(view: Position<F>, seat: Seat): Picks[] {
  return view.stack.flatMap(({ handed }) =>
    Object.entries(handed ?? {}).flatMap(([s, h]) => (Number(s) === seat ? [] : [h])),
  )
}

/** How many leaves differ; each kind of leaf is covered by one and the same mark. */
function coveredIn(field: unknown, view: unknown, path: string, marks: Map<string, unknown>): number {
  if (typeof field !== typeof view || Array.isArray(field) !== Array.isArray(view))
    throw new Error(`${path} has another shape`)
  if (typeof field !== 'object' || typeof view !== 'object' || field === null || view === null) {
    if (field === view) return 0
    const kind = typeof view
    if (marks.has(kind) && marks.get(kind) !== view) throw new Error(`${path} is ${view}, which does not cover it`)
    marks.set(kind, view)
    return 1
  }
  const [one, other] = [Object.entries(field), new Map(Object.entries(view))]
  if (one.length !== other.size) throw new Error(`${path} has another shape`)
  return one.reduce((sum, [key, value]) => sum + coveredIn(value, other.get(key), `${path}.${key}`, marks), 0)
}

/** A guess has no holes, is possible, looks to the seat as the truth does, and can be played. */
export const guessesAreSound: Property = trial => {
  const { rules, game } = trial
  atEachMoment(trial, (p, { random }) => {
    for (const seat of rules.seats) {
      at(`seat ${seat}`, () => {
        const view = rules.view(p, seat)
        const kept = JSON.stringify(view)
        const guess = rules.guess(view, seat, random)
        if (JSON.stringify(view) !== kept) same('the view, after a guess', JSON.parse(kept), view)
        const holes = game.hidden?.(guess.field) ?? 0
        if (holes !== 0) throw new Error(`the guess has ${holes} holes`)
        const impossible = game.check(guess.field)
        if (impossible !== null) throw new Error(`the guess is impossible: ${impossible}`)
        same(
          'the truth and the guess, as seen',
          withoutSecrets(view, seat),
          withoutSecrets(rules.view(guess, seat), seat),
        )
        playOn(trial, guess, 20, random)
      })
    }
  })
}

/** The others answer again in a guess; all else of the stack is as it was. */
function withoutSecrets<F>(view: Position<F>, seat: Seat): object {
  return { ...view, stack: view.stack.map(frame => ({ ...frame, handed: frame.handed?.[seat] ?? [] })) }
}
