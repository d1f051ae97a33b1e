import { type Intent, type Position, type Rules, randomFrom, type Seat, type Told, type Weights } from '@acies/kernel'
import type { Bot, Memory, Thinking } from './bot.ts'
import { onAsking, reasonFor } from './reason.ts'
import { type Candidate, type Depth, Search } from './search.ts'

/** How much a general thinks about a turn. */
export interface Effort extends Depth {
  /** By the clock, where there is one; else so many looks ahead. */
  readonly milliseconds: number
  readonly visits: number
}

/** Shares of a turn's thinking: of all of it for the plan, of what is left for whatever comes up later. */
const PLANNING = 0.6
const LATER = 0.25
const ANSWERING = 0.2
const FEWEST_VISITS = 8

/** Searches whole-turn plans, then answers by the plan for as long as things go as planned. */
export function generalBot(
  name: string,
  words: Pick<Bot, 'title' | 'text'>,
  effort: Effort,
  weights: Weights = {},
): Bot {
  return {
    name,
    ...words,
    pace: { milliseconds: effort.milliseconds, for: 'turn' },
    choose(view, seat, rules, thinking) {
      const memory = thinking.memory ?? {}
      const planned = memory.expected === printOf(view) ? (memory.plan ?? []) : []
      // What deserves a thought of its own gets one: the plan knows one place of many.
      if (planned.length > 0 && (rules.game.knowledge?.deserves?.(view) ?? 0) === 0) {
        note(rules, view, seat, memory, planned)
        return planned[0].picks
      }
      const forced = rules.referee.forced(view, seat)
      if (forced !== null) return forced
      const [best] = deliberate(view, seat, rules, { ...thinking, memory }, effort, weights, planned)
      const chance = randomFrom(thinking.random(2 ** 31))
      memory.reason = onAsking(() => reasonFor(rules, view, seat, best.plan, weights, chance))
      note(rules, view, seat, memory, best.plan)
      return best.plan[0].picks
    },
  }
}

/** Plans for what is asked, best first, within the share of the turn's time that the question deserves. */
export function deliberate<F, E extends Told>(
  view: Position<F>,
  seat: Seat,
  rules: Rules<F, E>,
  thinking: Thinking,
  effort: Effort,
  weights: Weights,
  planned: readonly Intent[] = [],
): Candidate[] {
  const { now, random, cancelled, progress } = thinking
  const memory = thinking.memory ?? {}
  const turn = rules.game.knowledge?.turn(view.field) ?? 0
  if (memory.turn !== turn) {
    memory.turn = turn
    memory.spent = 0
  }
  const before = memory.spent ?? 0
  const turnShare = shareOf(rules, view, seat, before)
  // Whoever is asked about this alone has no turn to save his time for.
  const share = thinking.memory === undefined ? Math.max(PLANNING, turnShare) : turnShare
  const began = now?.() ?? 0
  const whole = Math.min(effort.milliseconds, thinking.budget ?? Number.POSITIVE_INFINITY)
  const most = Math.max(FEWEST_VISITS, (thinking.visits ?? effort.visits) * share)
  const elapsed = (): number => (now === undefined ? 0 : (now() - began) / whole)
  const spent = (visits: number): number => {
    if (cancelled?.() === true || share <= 0) return 1
    return now === undefined ? visits / most : elapsed() / share
  }
  const found = new Search(rules, view, seat, effort, weights, random).run(spent, progress, planned)
  // A look that took long is paid for by the answers to come.
  memory.spent = Math.min(1, before + Math.max(share, elapsed()))
  return found
}

/** The enemy's turn takes little: there are few answers, and his plan is his. */
function shareOf<F, E extends Told>(rules: Rules<F, E>, view: Position<F>, seat: Seat, spent: number): number {
  const { knowledge } = rules.game
  const deserved = knowledge?.deserves?.(view) ?? null
  if (deserved !== null) return (1 - spent) * deserved
  if (knowledge === undefined) return 1
  if (!rules.allied(knowledge.toMove(view.field), seat)) return (1 - spent) * ANSWERING
  return spent === 0 ? PLANNING : (1 - spent) * LATER
}

/** Keeps the rest of a plan, and what the seat should see when it is asked next. */
function note<F, E extends Told>(
  rules: Rules<F, E>,
  view: Position<F>,
  seat: Seat,
  memory: Memory,
  plan: NonNullable<Memory['plan']>,
): void {
  const [given, ...rest] = plan
  memory.plan = rest
  memory.expected = undefined
  if (rest.length === 0) return
  const p = rules.copy(view)
  rules.referee.take(p, seat, given.picks)
  memory.expected = printOf(p)
}
const printOf = (p: Position<unknown>): string => JSON.stringify([p.field, p.stack, p.dice.drawn])
