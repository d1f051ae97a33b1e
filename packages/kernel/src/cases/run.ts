import type { CasedGame } from '../game.ts'
import type { Seat } from '../pick.ts'
import type { Heard, Position, Refusal, Told } from '../position.ts'
import { headerOf, Rules } from '../rules.ts'
import { Complaint } from '../words.ts'
import { sayEvent } from './book.ts'
import { type Answer, type Case, type Expected, parseWith } from './case.ts'
import { compareSets, misspelt, namesNothing, type Overheard, unmet } from './expect.ts'
import { openQuestion, optionNames, readPicks, unknownPick } from './picks.ts'
import { Script } from './script.ts'

/** What a refusal may say besides a rule of the game. */
export const PSEUDO_RULES: Readonly<Record<Exclude<Refusal['rule'], `${string}-${string}-${string}`>, string>> = {
  'not-asked': 'Another seat is asked.',
  unfinished: 'The answer stops too early.',
  'too-much': 'The answer goes on after it is whole.',
  'not-offered': 'It names nothing that could be picked here.',
  stale: 'The question is not open any more; never in a case.',
}
/** A chain of forced answers longer than this is a game that hangs. */
const LONGEST = 1000

/** A position as cases write it; a Complaint names the place that does not fit. */
export function readPosition<F, E extends Told>(
  game: CasedGame<F, E>,
  written: unknown,
  options: readonly string[] = [],
): Position<F> {
  return game.cases.read(parseWith(game.cases.position, written, 'position'), options)
}

/** Runs a case; gives back what differs, line by line: nothing when it holds. */
export function runCase<F, E extends Told>(game: CasedGame<F, E>, c: Case): string[] {
  return new CaseRun(game, c).run()
}

/** One case on its way. */
class CaseRun<F, E extends Told> {
  readonly position: Position<F>
  /** Events as they were said when they were told, and as they are. */
  readonly heard: (Overheard & { event: E })[] = []
  private readonly rules: Rules<F, E, CasedGame<F, E>>
  private readonly script: Script
  private readonly c: Case

  constructor(game: CasedGame<F, E>, c: Case) {
    if (c.game !== game.id) throw new Complaint(`game: a case of ${c.game}, not of ${game.id}`)
    this.c = c
    this.rules = new Rules<F, E, CasedGame<F, E>>(
      game,
      { scenario: c.battle?.scenario, setup: c.battle?.setup, options: c.options },
      true,
    )
    this.checkNames()
    const { referee } = this.rules
    this.script = new Script(c.dice, text => game.cases.die(text))
    referee.script = this.script
    if (c.battle === undefined) {
      this.position = readPosition(game, c.position, c.options)
    } else {
      const { scenario, setup, seed } = c.battle
      const told: Heard<E>[] = []
      this.position = this.rules.begin(headerOf(game, scenario, seed, { options: c.options, setup }), told)
      for (const heard of told) this.log.push(heard)
    }
    this.checkThings()
  }
  run(): string[] {
    let where = 'position'
    try {
      if (this.c.battle === undefined) this.rules.referee.resume(this.position, this.log)
      for (const [i, answer] of this.c.answers.entries()) {
        where = `answers.${i}`
        const from = this.heard.length
        const wrong = this.answer(answer, where)
        if (wrong.length > 0) return wrong
        if (answer.expect === undefined) continue
        const lines = this.reach(answer.expect, from, false)
        if (lines.length > 0) return lines.map(line => `${where}.expect.${line}`)
      }
      where = 'expect'
      return this.reach(this.c.expect, 0, true)
    } catch (error) {
      // The script of dice was too short, or named a face the die does not have.
      if (!(error instanceof Complaint)) throw error
      return [`${where}: ${error.message}`]
    }
  }

  /** A misspelt rule, switch, step or event is an error, also where nothing was to happen. */
  private checkNames(): void {
    const { game, referee } = this.rules
    const { texts, options, scenarios } = game
    const { c } = this
    const must = (known: boolean, where: string, what: string) => {
      if (!known) throw new Complaint(`${where}: no ${what}`)
    }
    for (const id of c.rules) must(Object.hasOwn(texts.rules, id), 'rules', `rule ${id}`)
    for (const o of c.options)
      must(
        options.some(x => x.id === o),
        'options',
        `switch ${o}`,
      )
    if (c.battle !== undefined) {
      const { scenario } = c.battle
      must(
        scenarios.some(s => s.id === scenario),
        'battle.scenario',
        `battle ${scenario}`,
      )
    }
    const step = (name: string | undefined, where: string) => {
      if (name !== undefined) must(referee.knows(name), where, `step ${name}`)
    }
    c.dice.forEach((entry, i) => {
      if (typeof entry === 'object') step(entry.for, `dice.${i}.for`)
    })
    const expected = (e: Expected, where: string) => {
      step(e.decision?.step, `${where}.decision.step`)
      for (const key of ['events', 'never'] as const) {
        for (const [n, event] of (e[key] ?? []).entries()) {
          const wrong = misspelt(this.rules, event)
          if (wrong !== null) throw new Complaint(`${where}.${key}.${n}: ${wrong}`)
        }
      }
      for (const position of [e.position, ...(e.seen ?? []).map(s => s.position)]) {
        if (position !== undefined) parseWith(game.cases.outcome, position, `${where}.position`)
      }
    }
    c.answers.forEach(({ step: name, refused, expect }, i) => {
      step(name, `answers.${i}.step`)
      if (typeof refused === 'string') {
        const known = Object.hasOwn(texts.rules, refused) || Object.hasOwn(PSEUDO_RULES, refused)
        must(known, `answers.${i}.refused`, `rule ${refused}`)
      }
      if (expect !== undefined) expected(expect, `answers.${i}.expect`)
    })
    expected(c.expect, 'expect')
  }
  /** Nor is it less of one to name what is not there. */
  private checkThings(): void {
    const check = (e: Expected | undefined, where: string) => {
      for (const key of ['events', 'never'] as const) {
        for (const [n, event] of (e?.[key] ?? []).entries()) {
          const wrong = namesNothing(this.rules, event, this.position.field)
          if (wrong !== null) throw new Complaint(`${where}.${key}.${n}: ${wrong}`)
        }
      }
    }
    this.c.answers.forEach(({ expect }, i) => {
      check(expect, `answers.${i}.expect`)
    })
    check(this.c.expect, 'expect')
  }
  /** Events are said when they are told: later a unit may stand elsewhere. */
  private readonly log = {
    push: ({ to, event }: Heard<E>): void => {
      const { game } = this.rules
      this.heard.push({ to, event, said: sayEvent(game.cases, event, this.position.field) })
      this.script.told = this.heard.length
    },
  }

  /** Gives the answer as soon as its question is open; answers before it that are forced are given first. */
  private answer(a: Answer, where: string): string[] {
    const { referee } = this.rules
    const p = this.position
    const given: string[] = []
    for (;;) {
      if (p.result !== null) return [`${where}: the game is over`]
      const owes = referee.owing(p).includes(a.seat) || a.refused === 'not-asked'
      const meant = owes && (a.step === undefined || referee.decision(p, referee.owing(p)[0]).step === a.step)
      if (meant) {
        const offered = a.offers === undefined ? [] : optionNames(this.rules, p, a.seat, [])
        const said = readPicks(this.rules, p, a.seat, a.picks)
        const refusal = 'rule' in said ? said : referee.refuse(p, a.seat, said.picks)
        if (a.refused !== undefined && a.refused !== 'not-offered') {
          const unknown = unknownPick(this.rules, p, a.seat, a.picks)
          if (unknown !== null) return [`${where}: nothing is called ${unknown}; ${openQuestion(this.rules, p)}`]
        }
        if (isAsWritten(a, refusal)) {
          if ('picks' in said && refusal === null) referee.take(p, a.seat, referee.stored(p, said.picks), this.log)
          return a.offers === undefined ? [] : compareSets(`${where}.offers`, a.offers, offered)
        }
        // What is said to be refused is about the first question its seat is asked.
        if (a.refused !== undefined || given.length >= LONGEST || !this.mayForce()) {
          return [this.complain(a, where, refusal, given)]
        }
      } else if (given.length >= LONGEST || !this.mayForce()) {
        return [this.complain(a, where, { rule: 'not-asked', at: 0 }, given)]
      }
      given.push(this.force())
    }
  }
  private complain(a: Answer, where: string, refusal: Refusal | null, given: readonly string[]): string {
    const open = openQuestion(this.rules, this.position)
    const before = given.length === 0 ? '' : ` (before it ${given.slice(-3).join(', ')} was forced)`
    const found = refusal === null ? 'taken' : `refused by ${refusal.rule}`
    const picks = a.picks.join(' ') || 'nothing'
    if (a.refused === undefined) {
      return `${where}: ${found} at pick ${refusal?.at ?? 0} (${picks}); ${open}${before}`
    }
    const by = a.refused === true ? '' : ` by ${a.refused}`
    return `${where}: should be refused${by}, is ${found} (${picks}); ${open}${before}`
  }

  /** What is expected and has not come; forced answers are given for as long as something is missing. */
  private reach(expected: Expected, from: number, last: boolean): string[] {
    const missing = () => {
      const lines = last ? this.script.left() : []
      return [...lines, ...unmet(this.rules, this.position, this.heard.slice(from), expected)]
    }
    const wrong = missing()
    let lines = wrong
    try {
      for (let n = 0; lines.length > 0 && this.mayForce() && n < LONGEST; n++) {
        this.force()
        lines = missing()
      }
    } catch (error) {
      // Whatever stopped it on the way, what is missing is what was missing at first.
      if (!(error instanceof Complaint)) throw error
    }
    return lines.length === 0 ? [] : wrong
  }
  private mayForce(): boolean {
    const { referee } = this.rules
    const p = this.position
    return p.result === null && referee.owing(p).some(seat => referee.forced(p, seat) !== null)
  }
  /** Gives the only answer there is, and says what was answered. */
  private force(): string {
    const { referee } = this.rules
    const p = this.position
    for (const seat of referee.owing(p)) {
      const picks = referee.forced(p, seat)
      if (picks === null) continue
      const { step } = referee.decision(p, seat)
      const said = this.namesOf(seat, picks)
      referee.take(p, seat, picks, this.log)
      return `${step} ${said || '[]'}`
    }
    throw new Error('nothing is forced')
  }
  private namesOf(seat: Seat, picks: readonly unknown[]): string {
    const { game, referee } = this.rules
    const named = picks.map((_, i) => {
      const choice = referee.next(this.position, seat, picks.slice(0, i) as never)
      return choice === null ? '' : game.notation.write(choice, picks[i] as never, this.position.field)
    })
    return named.join(' ')
  }
}

/** Any refusal will do for `true`, but not that somebody else is asked. */
function isAsWritten({ refused }: Answer, refusal: Refusal | null): boolean {
  if (refused === undefined) return refusal === null
  return refused === true ? refusal !== null && refusal.rule !== 'not-asked' : refusal?.rule === refused
}
