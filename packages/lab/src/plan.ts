import { type AnyGame, Complaint, draw } from '@acies/kernel'
import { playerNamed, playerNames } from './players.ts'

/** Many matches to be played; plain JSON, so that it can be sent to workers and kept in files. */
export interface Plan {
  game: string
  scenarios: readonly string[]
  /**
   * Who leads which side, by names of bots; where there are more sides, from the first on again. They take turns with
   * every match, and so in every scenario.
   */
  seatings: readonly (readonly string[])[]
  matches: number
  seed: number
  /** Switches of the rules that are on. */
  options: readonly string[]
  /** What matches are set up with, in turn; without it, in each way a battle offers. */
  setups?: readonly unknown[]
  /** Whether every answer is checked by the referee, and every position by the game's invariants. */
  check: boolean
  /** A match is left unfinished after so many answers. */
  limit: number
  /** Milliseconds a turn for bots that think by the clock; null lets them think without one, the same every time. */
  budget: number | null
  /** Looks ahead in a turn, for bots that count them; null leaves each its own number. */
  visits: number | null
}

export const LIMIT = 10_000

/** A plan with what is usual in all that is not said: greedy bots in all battles, by all the rules. */
export function planOf(game: AnyGame, said: Partial<Plan> & Pick<Plan, 'matches' | 'seed'>): Plan {
  return {
    game: game.id,
    scenarios: game.scenarios.map(s => s.id),
    seatings: [['greedy']],
    options: [],
    check: true,
    limit: LIMIT,
    budget: null,
    visits: null,
    ...said,
  }
}

/** How many sit down at most in a battle of the plan. */
export function mostSeats(game: AnyGame, plan: Pick<Plan, 'scenarios' | 'options' | 'setups'>): number {
  const { scenarios, options, setups = [undefined] } = plan
  const seats = (scenario: string, setup: unknown) => game.seating({ scenario, options, setup }).length
  return Math.max(...scenarios.flatMap(scenario => setups.map(setup => seats(scenario, setup))))
}

/** Each bot on each side, by turns. */
export function rotations(bots: readonly string[]): string[][] {
  return bots.map((_, round) => bots.map((_, side) => bots[(side + round) % bots.length]))
}

/** Every two bots against each other, on either side. */
export function roundRobin(bots: readonly string[]): string[][] {
  return bots.flatMap((a, i) =>
    bots.slice(i + 1).flatMap(b => [
      [a, b],
      [b, a],
    ]),
  )
}

export const botsIn = (plan: Pick<Plan, 'seatings'>): string[] => [...new Set(plan.seatings.flat())]

/** One match of a plan. */
export interface Pairing {
  index: number
  scenario: string
  /** What it is set up with, where the battle may be set up in several ways. */
  setup?: unknown
  /** The bot in each seat. */
  bots: readonly string[]
  seed: number
  /** The seed of each seat's own chance. */
  chances: readonly number[]
}

/** The n-th match of a plan depends on nothing but the plan and n: any worker may play it. */
export function pairing(game: AnyGame, plan: Plan, index: number): Pairing {
  const { scenarios, seatings, options } = plan
  // Scenarios and seatings go round side by side; once they meet as at first, the seatings move on by one.
  const again = lcm(scenarios.length, seatings.length)
  const scenario = scenarios[index % scenarios.length]
  const round = Math.floor(index / again)
  const seating = seatings[(index + round) % seatings.length]
  // Every seating meets a set-up before the next comes.
  const setups = plan.setups ?? game.setups?.(scenario) ?? []
  const setup = setups.length === 0 ? undefined : setups[Math.floor(round / seatings.length) % setups.length]
  const bots = game.seating({ scenario, options, setup }).map(side => seating[side % seating.length])
  // One stretch of the stream a match: its dice, then each seat's chance.
  const dice = { seed: plan.seed | 0, drawn: index * (mostSeats(game, plan) + 1) }
  const match = { index, scenario, bots, seed: draw(dice) | 0, chances: bots.map(() => draw(dice) | 0) }
  return setup === undefined ? match : { ...match, setup }
}

function lcm(a: number, b: number): number {
  let many = a
  while (many % b !== 0) many += a
  return many
}

/** A Complaint when the plan does not fit the game or names players that are not there. */
export function mustFit(game: AnyGame, plan: Plan): void {
  for (const id of plan.scenarios) scenarioOf(game, id)
  for (const name of botsIn(plan)) {
    if (playerNamed(name) === null) throw new Complaint(`no bot ${name}; there are ${playerNames.join(', ')}`)
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
