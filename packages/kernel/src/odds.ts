import { randomFrom } from './dice.ts'
import type { Picks, Seat } from './pick.ts'
import type { Frame, Heard, Position, Told } from './position.ts'
import type { Rules } from './rules.ts'
import { sample } from './sample.ts'

/** How well something is known that was tried out. */
export interface Sampled {
  tries: number
  /** How far the share of any outcome may be off, 95 times of 100; 0 where all that the dice can do was counted. */
  within: number
}

/** How often each outcome came, of all tries; each fall of the dice once, by its chance, where nothing was left to chance. */
export interface Odds extends Sampled {
  counts: Record<string, number>
  /** What was gained or lost, of all tries. */
  sums: Record<string, number>
}

/** Odds that grow: plays so many tries more, and tells of all there have been. The same, in however many lots. */
export type Growing<T> = (tries: number) => T

/** A player's answer to what he is asked meanwhile; null leaves it to chance. */
export type Habit<F> = (p: Position<F>, seat: Seat) => Picks | null

/** How odds are found. */
export interface Inquiry<F, E> {
  seed: number
  /** Counts every fall of the dice instead, if there are no more than so many; dice of one line have no order. */
  falls?: number
  /** When the matter is settled. */
  until(p: Position<F>): boolean
  /** Names what happened. */
  outcomes(heard: readonly Heard<E>[], before: Position<F>, after: Position<F>): readonly string[]
  /** What is summed up, by name. */
  amounts?(heard: readonly Heard<E>[]): Readonly<Record<string, number>>
  habit?: Habit<F>
}

/** A matter that is not settled after so many answers is left as it stands. */
const MOST_ANSWERS = 200

/** What an answer would bring, by the real referee: guess what is hidden, answer, roll, count; many times, or all. */
export function odds<F, E extends Told>(
  rules: Rules<F, E>,
  view: Position<F>,
  seat: Seat,
  picks: Picks,
  how: Inquiry<F, E>,
): Growing<Odds> {
  const certain = how.falls === undefined ? null : exactOdds(rules, view, seat, picks, how, how.falls)
  if (certain !== null) return () => certain
  const random = randomFrom(how.seed)
  const tally = new Tally(view, how)
  const { referee } = rules
  const lead = leadOf(rules, view, seat, picks, how)
  let tries = 0
  return more => {
    for (let i = 0; i < more; i++) {
      const p = rules.guess(lead?.p ?? view, seat, random)
      const heard: Heard<E>[] = lead?.heard.slice() ?? []
      if (lead === null) referee.take(p, seat, picks, heard)
      else referee.resume(p, heard)
      for (let n = lead?.answers ?? 0; n < MOST_ANSWERS && p.result === null && !how.until(p); n++) {
        const who = referee.owing(p)[0]
        referee.take(p, who, how.habit?.(p, who) ?? sample(referee, p, who, random), heard)
      }
      tally.add(heard, p, 1)
    }
    tries += more
    const { counts, sums } = tally
    return { tries, counts: { ...counts }, sums: { ...sums }, within: withinOf(counts, tries) }
  }
}

/** What has come of a matter so far; of how it came nothing is kept. */
class Tally<F, E> {
  readonly counts: Record<string, number> = {}
  readonly sums: Record<string, number> = {}
  private readonly before: Position<F>
  private readonly how: Inquiry<F, E>

  constructor(before: Position<F>, how: Inquiry<F, E>) {
    this.before = before
    this.how = how
  }
  /** `weight` is how much this time counts, in tries. */
  add(heard: readonly Heard<E>[], after: Position<F>, weight: number): void {
    const { counts, sums, how } = this
    for (const name of how.outcomes(heard, this.before, after)) counts[name] = (counts[name] ?? 0) + weight
    for (const [name, amount] of Object.entries(how.amounts?.(heard) ?? {}))
      sums[name] = (sums[name] ?? 0) + amount * weight
  }
}

/** Of the outcome that is known worst. Two more that came and two that did not: never and always are not certain either. */
function withinOf(counts: Readonly<Record<string, number>>, tries: number): number {
  const n = tries + 4
  const worst = Object.values(counts).reduce((most, count) => {
    const share = (count + 2) / n
    return Math.max(most, share * (1 - share))
  }, 0)
  return 1.96 * Math.sqrt(worst / n)
}

interface Lead<F, E> {
  p: Position<F>
  heard: Heard<E>[]
  /** How many have been given since the first. */
  answers: number
}
/**
 * What comes before the first die, to the very line that throws it: where nothing is hidden it is the same at every try, and is
 * played once. Null when there is no telling.
 */
function leadOf<F, E extends Told>(
  rules: Rules<F, E>,
  view: Position<F>,
  seat: Seat,
  picks: Picks,
  how: Inquiry<F, E>,
): Lead<F, E> | null {
  if (rules.holes(view, seat) > 0) return null
  const { referee } = rules
  let lead: Lead<F, E> | null = null
  let [who, answer]: [Seat, Picks | null] = [seat, picks]
  while (answer !== null) {
    const from: Position<F> = lead?.p ?? view
    const before: readonly Heard<E>[] = lead?.heard ?? []
    let p: Position<F> = rules.copy(from)
    let heard = before.slice()
    const lines = referee.takeToDie(p, who, answer, heard)
    const fell = lines !== Number.POSITIVE_INFINITY
    // The question itself throws dice, or some answers wait for others.
    if (lines < 0 || p.stack.some(frame => frame.handed !== null)) return lead
    if (fell) {
      p = rules.copy(from)
      heard = before.slice()
      referee.take(p, who, answer, heard, lines)
    }
    const answers: number = lead === null ? 0 : lead.answers + 1
    lead = { p, heard, answers }
    if (fell || answers === MOST_ANSWERS || p.result !== null || how.until(p)) return lead
    who = referee.owing(p)[0]
    answer = how.habit?.(p, who) ?? null
  }
  return lead
}

/** Every fall of the dice in turn, from the first question to the end of the matter; null when there are too many. */
function exactOdds<F, E extends Told>(
  rules: Rules<F, E>,
  view: Position<F>,
  seat: Seat,
  picks: Picks,
  how: Inquiry<F, E>,
  most: number,
): Odds | null {
  const { referee } = rules
  const guess = rules.guess(view, seat, randomFrom(how.seed))
  const lineNow = (): number => referee.lines
  /** To the end of the matter; false where a player's choice stands in between. */
  const playOut = (p: Position<F>, heard: Heard<E>[], script: DiceInLine): boolean => {
    script.begin()
    referee.script = script
    referee.take(p, seat, picks, heard)
    for (let n = 0; p.result === null && !how.until(p); n++) {
      const who = referee.owing(p)[0]
      const answer = how.habit?.(p, who) ?? referee.forced(p, who)
      if (answer === null || n === MOST_ANSWERS) return false
      referee.take(p, who, answer, heard)
    }
    return true
  }
  const tally = new Tally(view, how)
  try {
    // Dice that are rolled again as long as one face comes show it soonest when all dice are alike.
    for (let face = 0; face < FACES; face++) playOut(rules.copy(guess), [], new Alike(lineNow, face))
    const fall = new Fall(lineNow)
    for (let falls = 0; falls === 0 || fall.next(); falls++) {
      if (falls === most) return null
      const p = rules.copy(guess)
      const heard: Heard<E>[] = []
      if (!playOut(p, heard, fall)) return null
      tally.add(heard, p, fall.chance())
    }
  } catch (error) {
    if (error instanceof Endless) return null
    throw error
  } finally {
    referee.script = null
  }
  return { tries: 1, counts: tally.counts, sums: tally.sums, within: 0 }
}

/** Sides of a die; with more, some are not tried. */
const FACES = 6
/** More dice than these in one line are rolled again and again: there is no telling all they can do. */
const MOST_TOGETHER = 16
class Endless extends Error {}

/** Dice as they are rolled, line by line. */
abstract class DiceInLine {
  /** Since the beginning. */
  protected line = 0
  private start = 0
  private together = 0
  private readonly lineNow: () => number

  constructor(lineNow: () => number) {
    this.lineNow = lineNow
  }
  begin(): void {
    this.start = this.lineNow()
    this.line = -1
  }
  shift(_stack: readonly Frame[], sides: number): number {
    const line = this.lineNow() - this.start
    this.together = line === this.line ? this.together + 1 : 1
    this.line = line
    if (this.together > MOST_TOGETHER) throw new Endless()
    return this.throwDie(sides)
  }
  protected abstract throwDie(sides: number): number
}

class Alike extends DiceInLine {
  private readonly face: number

  constructor(lineNow: () => number, face: number) {
    super(lineNow)
    this.face = face
  }
  protected throwDie(sides: number): number {
    return Math.min(this.face, sides - 1)
  }
}

interface Die {
  value: number
  readonly sides: number
  readonly line: number
}

/** One way in which all dice can fall, and the way to the next. Dice that one line rolls are told in rising order only. */
class Fall extends DiceInLine {
  private readonly dice: Die[] = []
  private at = 0

  override begin(): void {
    super.begin()
    this.at = 0
  }
  protected throwDie(sides: number): number {
    if (this.at === this.dice.length) {
      const { line } = this
      const before = this.dice[this.at - 1]
      const together = before !== undefined && before.line === line && before.sides === sides
      this.dice.push({ value: together ? before.value : 0, sides, line })
    }
    return this.dice[this.at++].value
  }
  /** On to the next fall; false after the last. */
  next(): boolean {
    for (let die = this.dice.at(-1); die !== undefined; die = this.dice.at(-1)) {
      if (++die.value < die.sides) return true
      this.dice.pop()
    }
    return false
  }
  /** How likely it is: as many orders as its dice can come in, line by line. */
  chance(): number {
    let chance = 1
    let together = 0
    let alike = 0
    this.dice.forEach((die, i) => {
      const before = this.dice[i - 1]
      const joins = before !== undefined && before.line === die.line && before.sides === die.sides
      together = joins ? together + 1 : 1
      alike = joins && before.value === die.value ? alike + 1 : 1
      chance *= together / alike / die.sides
    })
    return chance
  }
}
