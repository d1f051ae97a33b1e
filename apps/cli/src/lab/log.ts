import { appendFileSync, existsSync, statSync, truncateSync } from 'node:fs'
import { type AnyGame, Complaint } from '@acies/kernel'
import type { Outcome, Plan } from '@acies/lab'
import { readText, reasonOf, writeWhole } from '../files.ts'

// A run that can be continued: its plan on the first line, then a line for each match that was played.

interface Heading {
  run: 'acies'
  /** Of the rules. */
  version: string
  plan: Plan
}

/** A run's file: what has been played, and where the rest is noted. */
export class RunLog {
  readonly plan: Plan
  readonly outcomes: readonly Outcome[]
  private readonly file: string

  private constructor(file: string, plan: Plan, outcomes: readonly Outcome[]) {
    this.file = file
    this.plan = plan
    this.outcomes = outcomes
  }

  /** Begins a file, or goes on with one that is there; `wanted` gives the plan, with the seed of the one that is there. */
  static open(file: string, { version }: AnyGame, wanted: (seed: number | undefined) => Plan): RunLog {
    if (existsSync(file)) return RunLog.goOn(file, version, wanted)
    const plan = wanted(undefined)
    writeWhole(file, linesOf(version, plan, []))
    return new RunLog(file, plan, [])
  }
  private static goOn(file: string, version: string, wanted: (seed: number) => Plan): RunLog {
    const [first, ...lines] = readText(file).split('\n')
    const heading = parse<Heading>(first)
    if (heading?.run !== 'acies') throw new Complaint(`${file}: not a run that can be continued`)
    const plan = wanted(heading.plan.seed)
    const difference = heading.version === version ? differenceOf(heading.plan, plan) : 'version'
    if (difference !== null) throw new Complaint(`${file}: a run with another ${difference}; name another file`)
    const outcomes = new Map<number, Outcome>()
    // The last line may have been cut short.
    const whole = lines.filter((_, i) => i < lines.length - 1)
    whole.forEach((line, i) => {
      const outcome = parse<Outcome>(line)
      if (outcome === null || !belongs(outcome, plan)) throw new Complaint(`${file}:${i + 2}: not a match of this run`)
      outcomes.set(outcome.index, outcome)
    })
    const played = [...outcomes.values()]
    if (lines.at(-1) !== '') writeWhole(file, linesOf(version, plan, played))
    return new RunLog(file, plan, played)
  }
  /** A line whole or not at all. */
  add(outcome: Outcome): void {
    const { size } = statSync(this.file)
    try {
      appendFileSync(this.file, lineOf(outcome))
    } catch (error) {
      truncateSync(this.file, size)
      throw new Complaint(`${this.file}: ${reasonOf(error)}`)
    }
  }
}

const lineOf = (outcome: Outcome): string => `${JSON.stringify({ ...outcome, file: null })}\n`
function linesOf(version: string, plan: Plan, outcomes: readonly Outcome[]): string {
  const heading: Heading = { run: 'acies', version, plan }
  return `${JSON.stringify(heading)}\n${outcomes.map(lineOf).join('')}`
}

function parse<T>(line: string): T | null {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null ? (value as T) : null
  } catch {
    return null
  }
}

const belongs = ({ index, scenario, bots, counts }: Outcome, plan: Plan): boolean =>
  Number.isInteger(index) &&
  index >= 0 &&
  index < plan.matches &&
  plan.scenarios.includes(scenario) &&
  Array.isArray(bots) &&
  typeof counts === 'object'

/** What two plans differ in; a run may be made longer. */
function differenceOf(known: Plan, wanted: Plan): string | null {
  const keys = Object.keys(wanted) as (keyof Plan)[]
  const other = keys.filter(key => JSON.stringify(known[key]) !== JSON.stringify(wanted[key]))
  return other.find(key => key !== 'matches' || known.matches > wanted.matches) ?? null
}
