import fc from 'fast-check'
import { Match } from '../match.ts'
import type { MatchFile } from '../match-file.ts'
import { fits, type Picks } from '../pick.ts'
import type { Refusal, Told } from '../position.ts'
import { sample } from '../sample.ts'
import { same } from './compare.ts'
import { levels, picksAround } from './drafts.ts'
import { someoneOwing } from './play.ts'
import { atEachDecision, momentsOf, type Property, retold, type Trial } from './trial.ts'

const KERNEL_WORDS = ['not-asked', 'stale', 'unfinished', 'too-much', 'not-offered']

function mustBeKnown<F, E extends Told>({ game }: Trial<F, E>, rule: Refusal['rule']): void {
  if (!KERNEL_WORDS.includes(rule) && !Object.hasOwn(game.texts.rules, rule))
    throw new Error(`there is no rule ${rule}`)
}

/** There is a rule against everything that is not offered, and none against what is. */
export const whyNamesRules: Property = trial => {
  const { rules } = trial
  const { referee } = rules
  const words = new Set<string>()
  atEachDecision(trial, (p, seat, { random }) => {
    for (const { draft, choice } of levels(rules, p, seat, 4, random)) {
      if (choice?.of === 'word') for (const word of choice.options) words.add(word)
      for (const pick of picksAround(choice, [...words], random)) {
        const what = `${JSON.stringify(pick)} after ${JSON.stringify(draft)}`
        const rule = referee.why(p, seat, draft, pick)
        const offered = choice !== null && fits(choice, pick)
        if (offered && rule !== null) throw new Error(`${what} is offered, but ${rule} is against it`)
        if (!offered && rule === null) throw new Error(`${what} is not offered, and nothing is against it`)
        if (rule === null) continue
        mustBeKnown(trial, rule)
        if (random(3) > 0) continue
        same(`refusing ${what}`, { rule, at: draft.length }, referee.refuse(p, seat, [...draft, pick]))
      }
    }
  })
}

/** Tried at every question, first and later. */
const NASTY: readonly unknown[] = [
  null,
  undefined,
  Number.NaN,
  -0.5,
  1e308,
  {},
  [],
  [null, 0, 0],
  Object.create(null),
  'toString',
  '__proto__',
]

const anyPick = fc.oneof(
  fc.integer({ min: -3, max: 60 }),
  fc.integer(),
  fc.double(),
  fc.string(),
  fc.tuple(fc.integer(), fc.integer(), fc.integer()),
  fc.tuple(fc.double(), fc.maxSafeInteger(), fc.maxSafeInteger()),
  fc.constantFrom(...NASTY, -0, 2 ** 53, 'constructor'),
  fc.array(fc.anything({ maxDepth: 1 }), { maxLength: 4 }),
)
/** Whether it begins as a good answer, what follows, and whether it ends as one. */
const garbage = fc.record({ begins: fc.nat(8), follows: fc.array(anyPick, { maxLength: 5 }), ends: fc.boolean() })

/** Answers by the wrong seat, or that are no answers, are refused and leave no trace. */
export const nonsenseIsRefused: Property = trial => {
  const { rules, effort } = trial
  const { referee } = rules
  let { seed } = effort
  atEachDecision(trial, (p, seat, moment) => {
    const kept = moment.position()
    const refused = (what: string, refusal: Refusal | null): void => {
      if (refusal === null) throw new Error(`${what} is taken`)
      mustBeKnown(trial, refusal.rule)
      same(`the position, after ${what} was refused`, kept, p)
    }
    const good = sample(referee, p, seat, moment.random)
    const owing = referee.owing(p)
    for (const wrong of [-1, rules.seats.length, 0.5, Number.NaN, ...rules.seats.filter(s => !owing.includes(s))]) {
      refused(`an answer of seat ${wrong}`, referee.answer(p, wrong, good))
    }
    const answers = fc
      .sample(garbage, { numRuns: 10, seed: seed++ })
      .map(({ begins, follows, ends }) => [...good.slice(0, begins), ...follows, ...(ends ? good.slice(begins) : [])])
    for (const nasty of NASTY) answers.push([nasty], [...good.slice(0, -1), nasty])
    for (const nothing of [null, undefined, 7, {}, Object.create(null)]) {
      refused('no answer at all', referee.answer(p, seat, nothing as unknown as Picks))
    }
    for (const answer of answers) {
      // Not of the type of picks at all: what a stranger could send.
      const picks = answer as Picks
      const refusal = referee.refuse(p, seat, picks)
      // Now and then nonsense is sense.
      if (refusal === null) continue
      refused(JSON.stringify(picks) ?? 'nothing', referee.answer(p, seat, picks))
      if (!(refusal.at >= 0 && refusal.at <= picks.length)) throw new Error(`the refused pick is ${refusal.at}`)
    }
  })
}

/** An answer to a question that is no longer open is stale, also when the open one is reached anew by an undo. */
export const oldTicketsAreStale: Property = trial => {
  for (const record of retold(trial)) {
    const match = new Match(trial.rules, record.file.header)
    const marked = new Set(momentsOf(trial, record).map(m => m.n))
    const [first] = momentsOf(trial, record)
    const old: { ticket: number; n: number }[] = []
    record.file.answers.forEach(([seat, ...picks], n) => {
      const { ticket } = match
      match.play(seat, picks)
      if (match.ticket === ticket) return
      old.push({ ticket, n })
      if (!marked.has(n) || match.position.result !== null) return
      const was = JSON.stringify(match.position)
      const who = someoneOwing(match.rules, match.position, first.random)
      const good = sample(match.rules.referee, match.position, who, first.random)
      // An answer that crosses an ally's is still good.
      const foreign = ([s]: MatchFile['answers'][number]) => s === who || !trial.rules.allied(s, who)
      const since = old.slice(-3).filter(o => record.file.answers.slice(o.n, n + 1).some(foreign))
      for (const t of [...since.map(o => o.ticket), -1, match.ticket + 1, Number.NaN]) {
        const refusal = match.play(who, good, t)
        if (refusal?.rule === 'stale' && JSON.stringify(match.position) === was) continue
        throw new Error(`${record.place}, answer ${n + 1}: ticket ${t} is not stale, nor ${match.ticket}`)
      }
    })
  }
}
