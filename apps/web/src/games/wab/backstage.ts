import type { Picks, Position, Rules, Seat, Told } from '@acies/kernel'
import { type Event, type Field, type FightOdds, fightOdds, wab } from '@acies/wab'
import type { Backstage } from '../backstage.ts'

/** Enough for whole per cents while one points at something. */
const TRIES = 500

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
  return view.result === null ? fightOdds(rules, view, seat, last, TRIES) : null
}

export const backstage: Backstage = { game: wab, odds: oddsOf }
