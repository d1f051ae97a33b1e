import { settled } from '@acies/bots'
import { heardBy, type Lang, odds, type Picks, type Position, type Rules, type Seat, type Told } from '@acies/kernel'
import { words } from '../words.ts'

const TRIES = 400
const SHOWN = 10
const RARE = 0.02
/** What always happens, in so many ways or more, is only how the dice fell. */
const WAYS = 4

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
  const typeOf = new Map<string, string>()
  const triesWith = new Map<string, number>()
  const { counts } = odds(rules, view, seat, picks, {
    seed: 1,
    until: p => settled(rules, p, seat, depth),
    outcomes: heard => {
      const events = heardBy(heard, seat)
      for (const type of new Set(events.map(event => event.type))) triesWith.set(type, (triesWith.get(type) ?? 0) + 1)
      const sentences = events.map(event => {
        // Things are called by where they stand now, not where they may end.
        const sentence = speech.tell(event, view.field, lang)
        typeOf.set(sentence, event.type)
        return sentence
      })
      return [...new Set(sentences)].filter(sentence => sentence !== '')
    },
  })(TRIES)
  const ways = (type: string) => [...typeOf.values()].filter(t => t === type).length
  const telling = Object.entries(counts).filter(([sentence]) => {
    const type = typeOf.get(sentence) ?? ''
    return triesWith.get(type) !== TRIES || ways(type) < WAYS
  })
  return presented(telling, lang)
}

function presented(counted: [sentence: string, n: number][], lang: Lang): string[] {
  const say = words[lang]
  if (counted.length === 0) return [say.odds(TRIES), `       ${say.oddsNothing}`]
  const all = counted.sort((a, b) => b[1] - a[1])
  const often = all.filter(([, n], i) => i < SHOWN && n >= RARE * TRIES)
  const shown = often.length > 0 ? often : all.slice(0, SHOWN)
  return [
    say.odds(TRIES),
    ...shown.map(([sentence, n]) => `${say.perCent(((100 * n) / TRIES).toFixed(0)).padStart(6)}  ${sentence}`),
    ...(all.length > shown.length ? [`       ${say.oddsOther(all.length - shown.length)}`] : []),
  ]
}
