import { describe, test } from 'vitest'
import type { CasedGame } from '../game.ts'
import type { Told } from '../position.ts'
import {
  arrivalDoesNotMatter,
  candidatesPass,
  everySeatCanAnswer,
  lookingChangesNothing,
  matchesEnd,
  scoresBalance,
  setsHaveNoOrder,
} from './flow.ts'
import { branchesPart, copiesAreIndependent, replaysAreTheSame, savedGoesOn } from './memory.ts'
import { nonsenseIsRefused, oldTicketsAreStale, whyNamesRules } from './refusal.ts'
import { guessesAreSound, viewsAreStable, viewsAskTheSame, viewsHide, watchersSeeLeast } from './sight.ts'
import {
  bookIsWritten,
  decisionsAreSaid,
  eventsAreTold,
  exampleHolds,
  notationIsReadBack,
  reasonsAreSaid,
} from './speech.ts'
import { type Effort, type Property, seatedAlike, type Trial, tryOut } from './trial.ts'
import { undoIsHonest } from './undo.ts'
import { chanceIsCovered, worldsLookAlike } from './worlds.ts'

/** What every game must do, by name. */
export const PROPERTIES = {
  'random matches end, and every position on the way is possible': matchesEnd,
  'every seat that is asked has an answer, and no draft is a dead end': everySeatCanAnswer,
  'every candidate is taken': candidatesPass,
  'several things in any order are the same answer': setsHaveNoOrder,
  'secret answers may arrive in any order': arrivalDoesNotMatter,
  'looking changes nothing': lookingChangesNothing,
  'what is good for one side is bad for the others': scoresBalance,
  'a match saved and loaded goes on as it would have': savedGoesOn,
  'copies are equal and independent': copiesAreIndependent,
  'replays give the same positions and events': replaysAreTheSame,
  'branches keep the past and have dice of their own': branchesPart,
  'undo and redo change nothing, and nothing rolled or shown is taken back': undoIsHonest,
  'a question says on the view what it says on the position': viewsAskTheSame,
  'views keep their shape and hide what they must': viewsHide,
  'a view of a view is the view': viewsAreStable,
  'a watcher sees no more than any seat': watchersSeeLeast,
  'guesses agree with the view and can be played': guessesAreSound,
  'two worlds that differ in what is hidden look alike': worldsLookAlike,
  'what chance brings is told, or not seen': chanceIsCovered,
  'there is a rule against everything that is not offered, and none against what is': whyNamesRules,
  'wrong seats and garbage are refused and leave no trace': nonsenseIsRefused,
  'old tickets are stale': oldTicketsAreStale,
  'rules, battles and switches have words': bookIsWritten,
  'events name their rules and have words': eventsAreTold,
  'questions, picks and buttons have words': decisionsAreSaid,
  'refusals and plans have words': reasonsAreSaid,
  'what is written is read back': notationIsReadBack,
  'the example case holds': exampleHolds,
} satisfies Record<string, Property>

const MINUTES = 60_000

/** The suite every game must pass: call it in a test file of the game. */
export function acceptGame<F, E extends Told>(game: CasedGame<F, E>, effort: Effort): void {
  const { options = [], setup } = effort
  for (const scenarios of seatedAlike(game, effort)) {
    const sides = game.seating({ scenario: scenarios[0], options, setup }).join('-')
    describe(`${game.id}, sides ${sides}${options.map(o => ` with ${o}`).join('')}`, () => {
      let played: Trial<F, E> | null = null
      for (const [name, property] of Object.entries<Property>(PROPERTIES)) {
        test(name, { timeout: 5 * MINUTES }, () => {
          played ??= tryOut(game, { ...effort, scenarios })
          property(played)
        })
      }
    })
  }
}
