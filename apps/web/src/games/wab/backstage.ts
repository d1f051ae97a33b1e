import type { Picks, Position, Rules, Seat, Told } from '@acies/kernel'
import { type Event, type Field, type FightOdds, fightOdds, oddsOfBoth, played } from '@acies/wab'
import { knowledge } from '@acies/wab/knowledge'
import type { Backstage } from '../backstage.ts'

/** Enough for whole per cents, as far as they can be had while one points at something: milliseconds. */
const TRIES = 500
const PATIENCE = 600
const LOT = 10

function oddsOf(
  anyRules: Rules<unknown, Told>,
  anyView: Position<unknown>,
  seat: Seat,
  answers: readonly Picks[],
): FightOdds | null {
  const last = answers[answers.length - 1]
  // The worker hands over what the game's own page has sent it.
  const rules = anyRules as unknown as Rules<Field, Event>
  const view = anyView as Position<Field>
  if (view.result !== null) return null
  const until = performance.now() + PATIENCE
  let found = fightOdds(rules, view, seat, last, LOT)
  for (let lot = 1; found !== null && found.tries < TRIES && performance.now() < until; lot++) {
    const more = fightOdds(rules, view, seat, last, LOT, 7 + lot)
    found = more === null ? found : oddsOfBoth(found, more)
  }
  return found
}

export const backstage: Backstage = { game: { ...played, knowledge }, odds: oddsOf }
