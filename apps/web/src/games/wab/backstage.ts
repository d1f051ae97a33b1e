import type { Rules, Told } from '@acies/kernel'
import { type Event, type Field, fightOdds, played } from '@acies/wab'
import { knowledge } from '@acies/wab/knowledge'
import type { Backstage } from '../backstage.ts'

export const backstage: Backstage = {
  game: { ...played, knowledge },
  // The worker hands over what the game's own page has sent it.
  odds: (rules, view, seat, answers) =>
    fightOdds(
      rules as Rules<unknown, Told> as unknown as Rules<Field, Event>,
      view as Parameters<typeof fightOdds>[1],
      seat,
      answers[answers.length - 1],
    ),
}
