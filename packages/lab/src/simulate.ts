import { bots } from '@acies/bots'
import type { AnyGame } from '@acies/kernel'
import { checkPlan, type Plan } from './plan.ts'
import { Arena, type Outcome } from './playing.ts'
import { Gathering, type Report } from './report.ts'

/** Plays a whole plan here, one match after another. `seconds` is the time spent in matches. */
export async function simulate(
  game: AnyGame,
  plan: Plan,
  how: { now: () => number; visit?: (outcome: Outcome) => void; cancelled?: () => boolean },
): Promise<Report> {
  checkPlan(
    game,
    plan,
    bots.map(bot => bot.name),
  )
  const arena = new Arena(game, plan, how.now)
  const gathering = new Gathering(game, plan)
  for (let i = 0; i < plan.matches && how.cancelled?.() !== true; i++) {
    const outcome = await arena.play(i)
    gathering.add(outcome)
    how.visit?.(outcome)
  }
  return gathering.report
}
