import { type Lang, listed, type Said } from '@acies/kernel'
import { inchesText, sentence } from '@acies/tabletop'
import type { Event, Roll } from '../events.ts'
import { BOTH, type Field, type Side } from '../position.ts'
import { beaten, isBroken } from '../rules/victory.ts'
import { groundNames } from '../text/ground.ts'
import { isOne, sideNoun, unitNoun } from './nouns.ts'
import {
  BEGUN,
  CREW,
  DEAD,
  ENDED,
  ENDINGS,
  FAILURES,
  FATES,
  FELLED,
  FLEES_ON,
  FORCED,
  HURT,
  LANDINGS,
  MET,
  MISFIRES,
  NO_MOMENTUM,
  NONE_SAVED,
  OUTCOMES,
  RAIN,
  ROLLED_FOR,
  SHARED,
  STRUCK,
  TEST_WORDS,
  THROWN_FOR,
  TIDINGS,
  UNHURT,
} from './tidings.ts'
import { wordFor } from './words.ts'

const diceIn = ({ faces }: Roll): number => faces.reduce((sum, n) => sum + n, 0)

/** What happened, in a sentence; empty for what needs no line. */
export function tell(e: Event, g: Field, lang: Lang): string {
  const pattern = patternOf(e, g)[lang]
  if (pattern === '' || isSeen(e) || (e.type === 'shared' && e.n === 0)) return ''
  const noun = (id: number) => (g.units[id] === undefined ? undefined : unitNoun(g, id, lang))
  return sentence(pattern, {
    unit: 'unit' in e ? noun(e.unit) : undefined,
    other: 'other' in e ? noun(e.other) : undefined,
    side: sideNoun(g, sideIn(e, g), lang),
    words: wordsOf(e, g, lang),
  })
}

/** The second half of a pursuit, or of giving ground, is seen, not told: its dice have been. */
const isSeen = (e: Event): boolean =>
  (e.type === 'pursued' && e.distance === 0) || (e.type === 'gave-ground' && e.dice.length === 0)

/** The side it is about; of a battle's end who was beaten. */
function sideIn(e: Event, g: Field): number {
  if (e.type === 'ended') return beaten(g)[0] ?? -1
  return 'side' in e && typeof e.side === 'number' ? e.side : -1
}
function endingOf(g: Field): Said {
  const broken: readonly Side[] = BOTH.filter(side => isBroken(g, side))
  if (broken.length > 0) return broken.length === 2 ? ENDINGS.both : ENDINGS.broken
  return beaten(g).length > 0 ? ENDINGS.gone : ENDINGS.turns
}

/** A throw is made or missed; whether it rains is a matter of yes and no. */
const thrownOutcome = (what: string, made: boolean): keyof typeof OUTCOMES =>
  what === 'rain' ? (made ? 'yes' : 'no') : made ? 'made' : 'missed'

function patternOf(e: Event, g: Field): Said {
  if (e.type === 'ended') return endingOf(g)
  if (e.type === 'roll-off') return ROLLED_FOR[e.what]
  if (e.type === 'failed') return FAILURES[e.why]
  if (e.type === 'thrown' && e.what === 'rain') return RAIN
  if (e.type === 'saves' && e.roll.n === 0) return NONE_SAVED
  if (e.type === 'wounds' && e.roll.n === 0) return UNHURT
  if (e.type === 'momentum' && e.side < 0) return NO_MOMENTUM
  if (e.type === 'lost') return isOne(g, e.unit) && e.fate === 'killed' ? DEAD : FATES[e.fate]
  if (e.type === 'contact' && e.models === 0) return MET
  if (e.type === 'fallen' && e.n === 0) return HURT
  if (e.type === 'fallen' && isOne(g, e.unit)) return FELLED
  if (e.type === 'reacted' && e.forced) return e.rules.includes('WAB-REACT-15') ? FLEES_ON : FORCED
  if (e.type === 'state') return (e.on ? BEGUN : ENDED)[e.is] ?? TIDINGS.state
  return TIDINGS[e.type]
}

/** What a sentence counts and names besides units and sides. */
function wordsOf(e: Event, g: Field, lang: Lang): Record<string, string> {
  const names = (ids: readonly number[]): string =>
    listed(
      ids.map(id => unitNoun(g, id, lang).the),
      lang,
    )
  switch (e.type) {
    case 'roll-off':
      return { dice: e.dice.join(', ') }
    case 'laid':
      return { ground: groundNames[e.ground][lang].toLowerCase() }
    case 'turn':
      return { n: `${Math.ceil(e.turn / 2)}` }
    case 'declared':
      return { targets: names(e.targets) }
    case 'reacted':
      return { reaction: wordFor(e.reaction)[lang].toLowerCase() }
    case 'measured':
      return { far: inchesText(e.distance, lang), reach: inchesText(e.reach, lang) }
    case 'volley':
    case 'blows':
      return { dice: `${diceIn(e.roll)}`, n: `${e.roll.n}` }
    case 'wounds':
    case 'saves':
      return { n: `${e.roll.n}` }
    case 'armed':
      return { weapon: wordFor(e.weapon)[lang].toLowerCase() }
    case 'thrown':
      return {
        what: THROWN_FOR[e.what]?.[lang] ?? e.what,
        die: `${e.die}`,
        need: `${e.need}`,
        outcome: OUTCOMES[thrownOutcome(e.what, e.die >= e.need)][lang],
      }
    case 'strays':
      return { n: `${e.hits}` }
    case 'fallen':
    case 'crew-fallen':
    case 'crashed':
    case 'impact':
      return { n: `${e.n}` }
    case 'shared':
      return { n: `${e.n}`, whom: (SHARED[e.rules[0]] ?? CREW)[lang] }
    case 'works':
      return {
        die: `${e.die}`,
        need: `${e.need}+`,
        outcome: OUTCOMES[e.passed ? 'passed' : 'failed'][lang],
      }
    case 'bolt':
      return { n: `${e.n}` }
    case 'stone':
      return {
        guess: `${e.guess}`,
        n: `${e.hits}`,
        outcome: LANDINGS[e.scatter][lang].replace('{n}', `${e.artillery}`),
      }
    case 'ball':
      return { guess: `${e.guess}`, far: `${e.guess + e.first}`, bounce: `${e.bounce}`, n: `${e.hits}` }
    case 'salvo':
      return { n: `${e.hits}` }
    case 'misfired':
      return { die: `${e.die}`, outcome: MISFIRES[e.outcome][lang] }
    case 'tested':
      return {
        why: TEST_WORDS[e.why]?.[lang] ?? e.why,
        dice: e.dice.join(' + '),
        need: `${e.ledger.total}`,
        outcome: OUTCOMES[e.passed ? 'passed' : 'failed'][lang],
      }
    case 'fled':
    case 'stampeded':
    case 'will-flee':
    case 'feigned':
    case 'pursued':
      // The dice say whole inches.
      return { far: `${e.distance}″` }
    case 'gave-ground':
      return { far: `${e.dice.reduce((sum, n) => sum + n, 0)}″` }
    case 'formed':
      return { n: `${e.files}` }
    case 'contact':
      return { where: STRUCK[e.side][lang], n: `${e.models}` }
    case 'result':
      return {
        each: e.ledgers.map((ledger, n) => `${sideNoun(g, n, lang).name} ${ledger.total}`).join(', '),
        outcome:
          e.winner < 0
            ? OUTCOMES.drawn[lang]
            : OUTCOMES.wins[lang].replace('{side}', sideNoun(g, e.winner, lang).of).replace('{n}', `${e.margin}`),
      }
    case 'ended':
      return {
        each: e.points.map((n, one) => `${sideNoun(g, one, lang).name} ${n}`).join(', '),
        n: `${Math.ceil(g.turn / 2)}`,
      }
    default:
      return {}
  }
}
