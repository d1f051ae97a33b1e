import { type AnyGame, Complaint, draw, type Seat } from '@acies/kernel'

/** Many matches to be played; plain JSON, so that it can be sent to workers. */
export interface Plan {
  game: string
  scenarios: readonly string[]
  /** Names of bots. They change seats after every round of the scenarios. */
  bots: readonly string[]
  matches: number
  seed: number
  /** Switches of the rules that are on. */
  options: readonly string[]
  /** Whether every answer is checked by the referee, and every position by the game's invariants. */
  check: boolean
  /** A match is left unfinished after so many answers. */
  limit: number
}

export const LIMIT = 10_000

/** One match of a plan. */
export interface Pairing {
  index: number
  scenario: string
  /** The bot in each seat. */
  bots: readonly string[]
  seed: number
  /** The seed of each seat's own chance. */
  chances: readonly number[]
}

/** The n-th match of a plan depends on nothing but the plan and n: any worker may play it. */
export function pairing(plan: Plan, index: number, seats: number): Pairing {
  const round = Math.floor(index / plan.scenarios.length)
  // One stretch of the stream a match: its dice, then each seat's chance.
  const dice = { seed: plan.seed | 0, drawn: index * (seats + 1) }
  const everySeat = Array.from({ length: seats }, (_, seat: Seat) => seat)
  return {
    index,
    scenario: plan.scenarios[index % plan.scenarios.length],
    bots: everySeat.map(seat => plan.bots[(seat + round) % plan.bots.length]),
    seed: draw(dice) | 0,
    chances: everySeat.map(() => draw(dice) | 0),
  }
}

/** A Complaint when the plan does not fit the game. */
export function checkPlan(game: AnyGame, plan: Plan, botNames: readonly string[]): void {
  for (const id of plan.scenarios) scenarioOf(game, id)
  for (const name of plan.bots) {
    if (!botNames.includes(name)) throw new Complaint(`no bot ${name}; there are ${botNames.join(', ')}`)
  }
  for (const option of plan.options) {
    if (!game.options.some(o => o.id === option)) throw new Complaint(`${game.id} has no switch ${option}`)
  }
}

export function scenarioOf(game: AnyGame, id: string): AnyGame['scenarios'][number] {
  const found = game.scenarios.find(s => s.id === id)
  if (found !== undefined) return found
  throw new Complaint(`${game.id} has no scenario ${id}; there are ${game.scenarios.map(s => s.id).join(', ')}`)
}
