import { settled } from '@acies/bots'
import { heardBy, type Lang, odds, type Picks, type Position, type Rules, type Seat, type Told } from '@acies/kernel'
import { words } from '../words.ts'

const TRIES = 400
const SHOWN = 10
const RARE = 0.02

/** What an answer would bring, in sentences, the likeliest first. */
export function oddsLines(
  rules: Rules<unknown, Told>,
  view: Position<unknown>,
  seat: Seat,
  picks: Picks,
  lang: Lang,
): string[] {
  const { speech } = rules.game
  const depth = view.stack.length
  const found = odds(rules, view, seat, picks, {
    tries: TRIES,
    seed: 1,
    until: p => settled(rules, p, seat, depth),
    outcomes: (heard, _before, after) => {
      const sentences = heardBy(heard, seat).map(event => speech.tell(event, after.field, lang))
      return [...new Set(sentences)].filter(sentence => sentence !== '')
    },
  })
  const say = words[lang]
  const all = Object.entries(found.counts).sort((a, b) => b[1] - a[1])
  if (all.length === 0) return [say.odds(TRIES), `       ${say.oddsNothing}`]
  const often = all.filter(([, n], i) => i < SHOWN && n >= RARE * TRIES)
  const shown = often.length > 0 ? often : all.slice(0, SHOWN)
  return [
    say.odds(TRIES),
    ...shown.map(([sentence, n]) => `${((100 * n) / TRIES).toFixed(0).padStart(4)} %  ${sentence}`),
    ...(all.length > shown.length ? [`       ${say.oddsOther(all.length - shown.length)}`] : []),
  ]
}
