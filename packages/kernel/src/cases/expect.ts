import type { CasedGame } from '../game.ts'
import type { Picks, Seat } from '../pick.ts'
import { EVERYBODY, type Position, type Told } from '../position.ts'
import type { Rules } from '../rules.ts'
import { type Said, sayingsOf } from './book.ts'
import { type Expected, parseWith, type WantedEvent } from './case.ts'
import { isName, optionNames, readPicks } from './picks.ts'

/** An event as it was said, and who heard it. */
export interface Overheard {
  to: Seat
  said: Said
}

/** Where what has come of it is not as expected, line by line. */
export function unmet<F, E extends Told>(
  rules: Rules<F, E, CasedGame<F, E>>,
  p: Position<F>,
  heard: readonly Overheard[],
  expected: Expected,
): string[] {
  const { game, referee } = rules
  const wrong: string[] = []
  const impossible = game.check(p.field)
  if (impossible !== null) wrong.push(`the position is impossible: ${impossible}`)
  if (expected.winners !== undefined) {
    const winners = p.result === null ? 'nobody yet' : JSON.stringify(p.result.winners)
    if (winners !== JSON.stringify(expected.winners))
      wrong.push(`winners: ${JSON.stringify(expected.winners)} expected, ${winners} found`)
  } else if (p.result !== null && expected.decision !== undefined) wrong.push('decision: the game is over')
  if (expected.position !== undefined) {
    const outcome = parseWith(game.cases.outcome, expected.position, 'expect.position')
    wrong.push(...game.cases.compare(outcome, p).map(line => `position.${line}`))
  }
  for (const { seat, position } of expected.seen ?? []) {
    const outcome = parseWith(game.cases.outcome, position, 'expect.seen')
    wrong.push(...game.cases.compare(outcome, rules.view(p, seat)).map(line => `seen by ${seat}: ${line}`))
  }
  wrong.push(...compareEvents(expected.events ?? [], expected.never ?? [], heard))
  if (expected.decision !== undefined && p.result === null) {
    const { seat = referee.owing(p)[0], step } = expected.decision
    if (!referee.owing(p).includes(seat)) {
      return [...wrong, `decision.seat: ${seat} expected, ${referee.owing(p).join(', ')} owes`]
    }
    const asked = referee.decision(p, seat).step
    if (step !== undefined && asked !== step) wrong.push(`decision.step: ${step} expected, ${asked} found`)
    wrong.push(...compareChoice(rules, p, seat, expected.decision))
  }
  return wrong
}

function compareChoice<F, E extends Told>(
  rules: Rules<F, E, CasedGame<F, E>>,
  p: Position<F>,
  seat: Seat,
  asked: NonNullable<Expected['decision']>,
): string[] {
  const said = readPicks(rules, p, seat, asked.after)
  if ('rule' in said) return [`decision.after: refused by ${said.rule} at pick ${said.at}`]
  const wrong: string[] = []
  const names = optionNames(rules, p, seat, said.picks)
  if (asked.options !== undefined) wrong.push(...compareSets('decision.options', asked.options, names))
  for (const name of asked.offers ?? [])
    if (!names.includes(name)) wrong.push(`decision.offers: ${name} is not among ${names.join(' ') || 'nothing'}`)
  const choice = rules.referee.next(p, seat, said.picks)
  for (const name of asked.lacks ?? []) {
    if (names.includes(name)) wrong.push(`decision.lacks: ${name} is offered`)
    else if (choice !== null && !isName(rules, p.field, choice, name))
      wrong.push(`decision.lacks: nothing is called ${name}`)
  }
  if (asked.enough !== undefined && mayStop(rules, p, seat, said.picks) !== asked.enough) {
    wrong.push(`decision.enough: one may ${asked.enough ? 'not ' : ''}stop here`)
  }
  return wrong
}

function mayStop<F, E extends Told>(
  rules: Rules<F, E, CasedGame<F, E>>,
  p: Position<F>,
  seat: Seat,
  draft: Picks,
): boolean {
  const choice = rules.referee.next(p, seat, draft)
  return choice === null || choice.enough !== undefined
}

function compareEvents(
  wanted: readonly WantedEvent[],
  never: readonly (string | WantedEvent)[],
  heard: readonly Overheard[],
): string[] {
  const wrong: string[] = []
  let from = 0
  wanted.forEach((event, i) => {
    const at = heard.findIndex((h, n) => n >= from && isMeant(event, h))
    if (at >= 0) from = at + 1
    else {
      const told = heard.slice(from).map(h => JSON.stringify(h.said))
      wrong.push(`events.${i}: ${JSON.stringify(event)} did not happen; told: ${told.join(' ') || 'nothing more'}`)
    }
  })
  for (const event of never) {
    const isIt = (h: Overheard) => (typeof event === 'string' ? h.said.type === event : isMeant(event, h))
    const found = heard.find(isIt)
    if (found === undefined) continue
    wrong.push(`never: ${typeof event === 'string' ? event : JSON.stringify(event)} happened`)
  }
  return wrong
}

/** Whether the event is the one wanted: all it names is so. */
function isMeant({ only = EVERYBODY, rules = [], ...fields }: WantedEvent, heard: Overheard): boolean {
  if (heard.to !== only || !rules.every(rule => heard.said.rules.includes(rule))) return false
  return differences(fields, heard.said, '').length === 0
}

/** What is misspelt in an expected event, or null. */
export function misspelt<F, E extends Told>(
  rules: Rules<F, E, CasedGame<F, E>>,
  event: string | WantedEvent,
): string | null {
  const { cases, texts } = rules.game
  const type = typeof event === 'string' ? event : event.type
  if (!Object.hasOwn(cases.events, type)) {
    return `no event ${type}; there are ${Object.keys(cases.events).join(', ')}`
  }
  if (typeof event === 'string') return null
  const sayings = sayingsOf(cases, type)
  for (const [key, value] of Object.entries(event)) {
    if (key === 'type' || key === 'only') continue
    if (key === 'rules') {
      const unknown = event.rules?.find(id => !Object.hasOwn(texts.rules, id))
      if (unknown !== undefined) return `no rule ${unknown}`
      continue
    }
    if (!(key in sayings)) return `${type} has no ${key}; it has ${Object.keys(sayings).join(', ') || 'no fields'}`
    const { words, help } = sayings[key]
    if (words !== undefined && (typeof value !== 'string' || !words.includes(value))) {
      return `${type}.${key} is ${help}: ${words.join(', ')}`
    }
  }
  return null
}

/** What an expected event names that is not there, or null. */
export function namesNothing<F, E extends Told>(
  rules: Rules<F, E, CasedGame<F, E>>,
  event: string | WantedEvent,
  field: F,
): string | null {
  if (typeof event === 'string') return null
  const sayings = sayingsOf(rules.game.cases, event.type)
  for (const [key, value] of Object.entries(event)) {
    const { names, help } = sayings[key] ?? {}
    if (typeof value === 'string' && names?.(value, field) === false)
      return `${event.type}.${key} is ${help}, not ${value}`
  }
  return null
}

/** Where what is wanted is not found; what is not wanted does not matter. */
export function differences(wanted: unknown, found: unknown, path: string): string[] {
  if (
    typeof wanted !== 'object' ||
    wanted === null ||
    typeof found !== 'object' ||
    found === null ||
    Array.isArray(wanted)
  ) {
    const [w, f] = [JSON.stringify(wanted), JSON.stringify(found)]
    return w === f ? [] : [`${path}: ${w} expected, ${f ?? 'nothing'} found`]
  }
  return Object.entries(wanted).flatMap(([key, value]) => {
    const inner = (found as Record<string, unknown>)[key]
    return differences(value, inner, path === '' ? key : `${path}.${key}`)
  })
}

export function compareSets(where: string, wanted: readonly string[], found: readonly string[]): string[] {
  const missing = wanted.filter(w => !found.includes(w))
  const extra = found.filter(f => !wanted.includes(f))
  const wrong: string[] = []
  if (missing.length > 0) wrong.push(`${where}: ${missing.join(' ')} not offered`)
  if (extra.length > 0) wrong.push(`${where}: ${extra.join(' ')} offered besides`)
  return wrong
}
