import type { AnyGame } from '@acies/kernel'
import { mustFit, type Plan } from './plan.ts'
import { Arena, type Outcome } from './playing.ts'
import { Gathering, type Report } from './report.ts'

/**
 * A plan played here, a match at a time, by whoever has the time for one more:
 * `while (!run.over) { await run.step(); show(run.report) }`.
 */
export class Run {
  private readonly arena: Arena
  private readonly gathering: Gathering

  constructor(game: AnyGame, plan: Plan, now: () => number) {
    mustFit(game, plan)
    this.arena = new Arena(game, plan, now)
    this.gathering = new Gathering(game, plan)
  }
  get done(): number {
    return this.gathering.matches
  }
  get over(): boolean {
    return this.done >= this.arena.plan.matches
  }
  /** What the matches so far came to. */
  get report(): Report {
    return this.gathering.report
  }
  /** Plays the next match. */
  async step(): Promise<Outcome> {
    const outcome = await this.arena.play(this.done)
    this.gathering.add(outcome)
    return outcome
  }
}

/** Plays a whole plan here, one match after another. `seconds` is the time spent in matches. */
export async function simulate(
  game: AnyGame,
  plan: Plan,
  how: { now: () => number; visit?: (outcome: Outcome) => void; cancelled?: () => boolean },
): Promise<Report> {
  const run = new Run(game, plan, how.now)
  while (!run.over && how.cancelled?.() !== true) {
    const outcome = await run.step()
    how.visit?.(outcome)
  }
  return run.report
}
