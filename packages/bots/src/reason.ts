import type { Intent, Position, Random, Rules, Said, Seat, Told, Weights } from '@acies/kernel'
import { Fate } from './fate.ts'
import { playPlan } from './plan.ts'

/** Looks ahead to see what a plan brings, of those who take their time. */
const LOOKS = 4
const UNKNOWN: Said = { es: 'Es lo que más promete.', en: 'It promises most.' }

/** Why a seat would follow a plan, in a sentence. */
export function reasonFor<F, E extends Told>(
  rules: Rules<F, E>,
  view: Position<F>,
  seat: Seat,
  plan: readonly Intent[],
  weights: Weights,
  random: Random,
  looks = LOOKS,
): Said {
  const { knowledge } = rules.game
  if (knowledge === undefined) return UNKNOWN
  const gains: Record<string, number> = {}
  const until = knowledge.turn(view.field) + 1
  for (let look = 0; look < looks; look++) {
    const p = rules.guess(view, seat, random)
    const before = knowledge.weigh(p.field, seat, weights)
    playPlan(rules, p, seat, plan, until, { weights, whim: 0 }, new Fate(random(2 ** 31)))
    const after = knowledge.weigh(p.field, seat, weights)
    for (const term in after) gains[term] = (gains[term] ?? 0) + (after[term] - before[term]) / looks
  }
  return knowledge.reason(view.field, seat, plan, gains)
}

/** Thinks when somebody asks, and only once. */
export function onAsking(think: () => Said): () => Said {
  let thought: Said | undefined
  return () => {
    thought ??= think()
    return thought
  }
}
