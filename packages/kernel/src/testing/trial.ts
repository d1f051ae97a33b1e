import { type Random, randomFrom } from '../dice.ts'
import type { CasedGame, Opening } from '../game.ts'
import type { MatchFile } from '../match-file.ts'
import type { Seat } from '../pick.ts'
import { EVERYBODY, type Heard, type Position, type Told } from '../position.ts'
import { headerOf, Rules } from '../rules.ts'
import { at, lostInJson } from './compare.ts'
import { answerAtRandom, playRandom, someoneOwing } from './play.ts'

/** How much a game is tried. */
export interface Effort {
  /** Which battles; all of them unless told. Those that are seated alike are tried together. */
  scenarios?: readonly string[]
  /** Random matches of each battle. */
  matches: number
  seed: number
  /** How many answers a match may take. */
  limit: number
  /** Switches of the rules that are on. */
  options?: readonly string[]
  /** What the header carries besides, for games that need it. */
  setup?: unknown
  /** The dearer properties are tried in one match of four, at every n-th answer of it and wherever a question is new. */
  every?: number
  /** Events by which a seat is shown something that it cannot look up in its view afterwards. */
  fleeting?: readonly string[]
  /** Covered leaves that nothing else in the field follows from: laid open they would give no other world away. */
  lone?: readonly string[]
}

/** A match of the trial. */
export interface Recorded {
  place: string
  /** One of those the dearer properties are tried on. */
  deep: boolean
  file: MatchFile
  over: boolean
  /** What went wrong while it was played. */
  fault: Error | null
}

/** A position of the trial at which the dearer properties are tried. */
export interface Moment<F> {
  place: string
  match: Recorded
  /** How many answers had been given. */
  n: number
  /** The position, as text: nothing done to one reading of it can touch another. */
  text: string
  position(): Position<F>
  random: Random
}

/** An event of the trial, and the position it led to. */
export interface Telling<F, E> extends Heard<E> {
  place: string
  position(): Position<F>
}

/** A game, some random matches of it, and the moments to look at. */
export interface Trial<F, E extends Told> {
  game: CasedGame<F, E>
  effort: Effort
  /** Strict: a line with two verbs fails. */
  rules: Rules<F, E>
  matches: Recorded[]
  moments: Moment<F>[]
  /** Some events of each type. */
  told: Telling<F, E>[]
  /** Where an event named a rule that is none. */
  unruly: string[]
}

/** A thing every game must do. Throws where it does not. */
export type Property = <F, E extends Told>(trial: Trial<F, E>) => void

/** The battles to try, by how they are seated: one referee, one number of seats. */
export function seatedAlike<F, E extends Told>(game: CasedGame<F, E>, effort: Effort): string[][] {
  const { options = [], setup, scenarios = game.scenarios.map(s => s.id) } = effort
  const alike = new Map<string, string[]>()
  for (const scenario of scenarios) {
    const seating = game.seating({ scenario, options, setup }).join()
    alike.set(seating, [...(alike.get(seating) ?? []), scenario])
  }
  return [...alike.values()]
}

/** Plays the battles that are seated as the first of them is. */
export function tryOut<F, E extends Told>(game: CasedGame<F, E>, effort: Effort): Trial<F, E> {
  const [scenarios] = seatedAlike(game, effort)
  const { options, setup } = effort
  const rules = new Rules(game, { scenario: scenarios[0], options, setup }, true)
  const trial: Trial<F, E> = { game, effort, rules, matches: [], moments: [], told: [], unruly: [] }
  const met = new Map<string, number>()
  for (const scenario of scenarios) {
    for (let i = 0; i < effort.matches; i++) {
      record(trial, headerOf(game, scenario, effort.seed + i, { options, setup }), i % 4 === 0, met)
    }
  }
  return trial
}

/** How often a question is looked at, and an event listened to, however rare they are. */
const AT_LEAST = 3
const OFTEN = 20
const EVERY = 32

function record<F, E extends Told>(trial: Trial<F, E>, header: Opening, deep: boolean, met: Map<string, number>): void {
  const { game, rules, effort, matches, moments } = trial
  const { every = EVERY, limit } = effort
  const file: MatchFile = { header, answers: [] }
  const place = `${game.id}, ${header.scenario}, seed ${header.secret.seed}`
  const match: Recorded = { place, deep, file, over: false, fault: null }
  const phase = matches.length % every
  const meets = (what: string) => {
    const times = (met.get(what) ?? 0) + 1
    met.set(what, times)
    return times
  }
  matches.push(match)
  try {
    const { position } = playRandom(rules, header, {
      // Not the seed of the dice, or answers and rolls would go hand in hand.
      seed: Number(header.secret.seed) ^ 0x2f6e2b1,
      limit,
      each({ position: p, n, seat, picks, heard }) {
        if (n > 0) file.answers.push([seat, ...picks])
        at(`answer ${n}`, () => mustBePossible(rules, p))
        listen(trial, `${place}, answer ${n}`, p, heard, meets)
        if (p.result !== null) return
        const rare = meets(`asked ${p.stack[p.stack.length - 1].step}`) <= AT_LEAST
        if (rare || (deep && n % every === phase)) moments.push(momentOf(match, p, n, moments.length))
      },
    })
    match.over = position.result !== null
  } catch (error) {
    match.fault = error instanceof Error ? error : new Error(`${error}`)
  }
}

function listen<F, E extends Told>(
  { game, rules, told, unruly }: Trial<F, E>,
  place: string,
  p: Position<F>,
  heard: readonly Heard<E>[],
  meets: (what: string) => number,
): void {
  let text = ''
  for (const { to, event } of heard) {
    const unknown = event.rules.find(id => !Object.hasOwn(game.texts.rules, id))
    if (unknown !== undefined) unruly.push(`${place}: ${event.type}: there is no rule ${unknown}`)
    if (to < EVERYBODY || to >= rules.seats.length) unruly.push(`${place}: ${event.type} is whispered to seat ${to}`)
    if (meets(`told ${event.type}`) > OFTEN) continue
    text ||= JSON.stringify(p)
    const now = text
    told.push({ place, to, event, position: () => JSON.parse(now) })
  }
}

function momentOf<F>(match: Recorded, p: Position<F>, n: number, index: number): Moment<F> {
  const lost = lostInJson(p)
  if (lost !== null) throw new Error(`answer ${n}: JSON would lose something: ${lost}`)
  const text = JSON.stringify(p)
  return {
    place: `${match.place}, answer ${n}`,
    match,
    n,
    text,
    position: () => JSON.parse(text),
    random: randomFrom(index * 7919 + n),
  }
}

function mustBePossible<F, E extends Told>(rules: Rules<F, E>, p: Position<F>): void {
  const { game, seats } = rules
  const impossible = game.check(p.field)
  if (impossible !== null) throw new Error(`the position is impossible: ${impossible}`)
  if ((p.result === null) !== p.stack.length > 0) throw new Error('the game is over exactly when nothing is left to do')
  const winners = p.result?.winners ?? []
  for (const winner of winners) {
    if (!seats.includes(winner)) throw new Error(`the winner is ${winner}`)
    const left = seats.find(seat => rules.allied(seat, winner) && !winners.includes(seat))
    if (left !== undefined) throw new Error(`seat ${winner} wins without its ally ${left}`)
  }
}

/** Matches whose whole file is read again, one of four of the deep: the same code of the kernel reads them all. */
export function retold<F, E extends Told>({ matches }: Trial<F, E>): Recorded[] {
  return matches.filter(match => match.deep && match.fault === null).filter((_, i) => i % 4 === 0)
}

export function momentsOf<F, E extends Told>({ moments }: Trial<F, E>, match: Recorded): Moment<F>[] {
  return moments.filter(m => m.match === match)
}

/** Looks at every moment; what goes wrong names game, battle, seed and answer. */
export function atEachMoment<F, E extends Told>(
  { moments }: Trial<F, E>,
  look: (p: Position<F>, moment: Moment<F>) => void,
): void {
  for (const moment of moments) at(moment.place, () => look(moment.position(), moment))
}

/** At every moment, for every seat that owes an answer. */
export function atEachDecision<F, E extends Told>(
  trial: Trial<F, E>,
  look: (p: Position<F>, seat: Seat, moment: Moment<F>) => void,
): void {
  atEachMoment(trial, (p, moment) => {
    const { step } = p.stack[p.stack.length - 1]
    for (const seat of trial.rules.referee.owing(p)) at(`${step}, seat ${seat}`, () => look(p, seat, moment))
  })
}

/** Plays on at random, every position on the way being possible. */
export function playOn<F, E extends Told>({ rules }: Trial<F, E>, p: Position<F>, most: number, random: Random): void {
  for (let i = 0; i < most && p.result === null; i++) {
    answerAtRandom(rules, p, someoneOwing(rules, p, random), random)
    mustBePossible(rules, p)
  }
}
