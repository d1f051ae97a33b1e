import type { Rules, Told } from '@acies/kernel'
import { clashOdds, type Event, type Field, played } from '@acies/onus'
import { knowledge } from '@acies/onus/knowledge'
import type { Backstage } from '../backstage.ts'

export const backstage: Backstage = {
  game: { ...played, knowledge },
  // The worker hands over what the game's own page has sent it.
  odds: (rules, view, seat, answers) =>
    clashOdds(
      rules as Rules<unknown, Told> as unknown as Rules<Field, Event>,
      view as Parameters<typeof clashOdds>[1],
      seat,
      answers[answers.length - 1],
    ),
}
