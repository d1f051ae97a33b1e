import type { Growing, Picks, Position, Rules, Sampled, Seat, Told } from '@acies/kernel'
import { type Event, type Field, type FightOdds, fightOdds, played } from '@acies/tercios'
import { knowledge } from '@acies/tercios/knowledge'
import type { Backstage } from '../backstage.ts'

/** What a fight brings if the enemy lets his windows pass, and if he uses his cards. */
export interface FoughtOdds extends Sampled {
  quiet: FightOdds
  answered: FightOdds | null
}

/** Gives the answers but the last; what is left of the deed is then rolled out many times. */
function oddsOf(
  anyRules: Rules<unknown, Told>,
  anyView: Position<unknown>,
  seat: Seat,
  answers: readonly Picks[],
): Growing<FoughtOdds> | null {
  // The worker hands over what the game's own page has sent it.
  const rules = anyRules as unknown as Rules<Field, Event>
  const p = rules.copy(anyView as Position<Field>)
  const { referee } = rules
  for (const picks of answers.slice(0, -1)) {
    if (p.result !== null || referee.refuse(p, seat, picks) !== null) return null
    referee.take(p, seat, picks)
    for (let n = 0; n < p.field.troops.length && p.stack.at(-1)?.step === 'react'; n++)
      referee.take(p, referee.owing(p)[0], ['pass'])
  }
  const last = answers[answers.length - 1]
  if (p.result !== null || !referee.owing(p).includes(seat)) return null
  const passing = fightOdds(rules, p, seat, last, 'pass')
  const answering = fightOdds(rules, p, seat, last, 'card')
  if (passing === null || answering === null) return null
  return tries => {
    const quiet = passing(tries)
    // Who is charged himself knows with what he replies.
    const fights = quiet.kind === 'charge' && quiet.reply === null && quiet.contact > 0
    const answered = fights ? answering(tries) : null
    return { quiet, answered, tries: quiet.tries, within: Math.max(quiet.within, answered?.within ?? 0) }
  }
}

export const backstage: Backstage = { game: { ...played, knowledge }, odds: oddsOf }
