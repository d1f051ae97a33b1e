import {
  type About,
  type Choice,
  type Decision,
  inside,
  type Lang,
  listed,
  type Said,
  type Speech,
  sentence,
  shownNumber,
} from '@acies/kernel'
import { generalNamed } from '../data/generals.ts'
import type { Event } from '../events.ts'
import { type Field, NOBODY } from '../position.ts'
import { wholePercent } from '../rules/losses.ts'
import { abilityNames, formationNames } from '../text/names.ts'
import { becauseOf } from './because.ts'
import {
  cardName,
  eventOn,
  generalName,
  leaderNoun,
  NAMED,
  orderOn,
  seatName,
  seatNoun,
  udOf,
  udText,
  unitName,
  unitNoun,
} from './names.ts'
import { COUNTS, PROMPTS } from './prompts.ts'
import {
  END_NAMES,
  ENDS,
  MARKS,
  OUTCOMES,
  ROLLS,
  STRUCK,
  SUCCESSES,
  TIDINGS,
  TURNED,
  UNBIDDEN,
  UNLED,
} from './tidings.ts'
import { wordFor } from './words.ts'

export { generalName, seatName } from './names.ts'

/** Before who has won; nothing keeps its capital among formations. */
const WINS = { es: (many: boolean) => (many ? 'ganan' : 'gana'), en: () => 'victory for' } as const
const NEVER = /^$/
/** With what the general adds, where he does. */
const inAll = (die: number, total: number, lang: Lang): string =>
  total === die ? '' : ` (${total} ${lang === 'es' ? 'en total' : 'in all'})`

/** The keys under which an event names its other unit. */
const OTHERS = ['foe', 'target', 'over', 'against', 'by', 'elephants', 'at'] as const
const numberAt = (from: Readonly<Record<string, unknown>>, keys: readonly string[]): number => {
  for (const key of keys) if (typeof from[key] === 'number') return from[key]
  return -1
}
function about(from: Readonly<Record<string, unknown>>, g: Field, lang: Lang): Omit<About, 'words'> {
  const noun = (id: number) => (g.units[id] === undefined ? undefined : unitNoun(g, id, lang))
  const seat = numberAt(from, ['seat'])
  return {
    unit: noun(numberAt(from, ['unit'])),
    other: noun(numberAt(from, OTHERS)),
    side: g.side[seat] === undefined ? undefined : seatNoun(g, seat, lang),
  }
}

const faces = (dice: readonly number[]): string => dice.join(' ')

/** Who strikes first, where they do not strike together; a half sentence. */
const order = (manner: 'simultaneous' | 'priority' | 'single', first: number, g: Field, lang: Lang): string =>
  sentence(OUTCOMES[manner][lang], {
    unit: g.units[first] === undefined ? undefined : unitNoun(g, first, lang),
    words: {},
  })

/** What an event fills in besides whom it is about. */
function wordsOf(e: Event, g: Field, lang: Lang): Record<string, string> {
  const seats = (list: readonly number[]) =>
    listed(
      list.map(seat => seatName(g, seat, lang)),
      lang,
    )
  const did = (passed: boolean) => OUTCOMES[passed ? 'passed' : 'failed'][lang]
  switch (e.type) {
    case 'first-rolled':
      return {
        each: e.dice.map((die, i) => `${seatName(g, i, lang)} ${die}${inAll(die, e.totals[i], lang)}`).join(', '),
      }
    case 'turn-began':
      return { n: `${e.round}`, each: seats(e.seats) }
    case 'casualties':
      return { n: `${wholePercent(e.percent)}` }
    case 'leadership-check':
      return { dice: faces(e.dice), need: `${e.leadership}`, outcome: did(e.passed) }
    case 'ended':
      return {
        outcome:
          e.winners.length === 0
            ? OUTCOMES.draw[lang]
            : `${WINS[lang](e.winners.length > 1)} ${seats(e.winners)}, ${ENDS[e.how][lang]}`,
      }
    case 'order-played':
      return { order: orderOn(e.card, lang) }
    case 'general-hit':
      return { die: `${e.die}`, outcome: OUTCOMES[e.state][lang] }
    case 'cards-seen':
    case 'discarded':
      return {
        cards: listed(
          e.cards.map(card => cardName(card, lang)),
          lang,
        ),
      }
    case 'gave':
      return { n: `${e.n}`, mate: seatName(g, e.to, lang) }
    case 'moved':
      return { ud: udText(e.used, lang) }
    case 'extended':
    case 'shortened':
      return { end: END_NAMES[e.end][lang] }
    case 'formed':
    case 'formation-dropped':
      return {
        formation: lang === 'es' ? inside(formationNames[e.formation].es, NEVER) : formationNames[e.formation].en,
      }
    case 'charged':
      return { face: STRUCK[e.side][lang] }
    case 'shot-lost':
      return { outcome: OUTCOMES[e.why][lang] }
    case 'shot-measured':
      return {
        ud: udOf(e.distance, lang),
        face: STRUCK[e.side][lang],
        n: `${e.dice}`,
        outcome: OUTCOMES[e.obstructed ? 'obstructed' : 'clear'][lang],
      }
    case 'combat-began':
      return { n: `${e.dice}`, outcome: order(e.manner, e.first, g, lang) }
    case 'event-drawn':
    case 'event-redrawn':
    case 'event-played':
    case 'event-countermanded':
    case 'event-void':
      return { event: eventOn(e.card, lang) }
    case 'marked':
      return { marker: MARKS[e.marker][lang] }
    case 'rolled':
      return {
        roll: ROLLS[e.roll][lang],
        dice: faces(e.dice),
        need: `${e.need}`,
        successes: sentence(SUCCESSES[e.roll][lang], { words: { n: `${e.successes}` } }),
      }
    case 'morale-checked':
      return { die: `${e.die}`, need: `${Math.max(1, e.morale)}`, outcome: did(e.passed) }
    case 'trampled':
      return { n: `${e.dice}` }
    default:
      return 'n' in e ? { n: `${e.n}` } : {}
  }
}

/** Skirmishers go on by the same question; a shot may be declared with or without measuring. */
function asIs(step: string, g: Field): string {
  if (step === 'next-mover') return g.phase === 'skirmish' ? 'next-skirmisher' : step
  return g.options.includes('open-measures') ? 'measured-shot' : step
}

export const speech: Speech<Field, Event> = {
  seat: (seat, g, lang) => seatName(g, seat, lang),
  enough: (word, lang) => wordFor(word)[lang],
  counts: (what, lang) => COUNTS[what]?.[lang] ?? what,
  because: becauseOf,
  ask({ step, v }: Decision, g, lang) {
    const one = g.generals[numberAt(v, ['general'])]
    const card = generalNamed(one?.card ?? '')
    const ability = card === undefined ? '' : abilityNames[card.ability][lang]
    const general = card === undefined ? '' : inside(generalName(g, one, lang), NAMED)
    const asks = step === 'next-mover' || step === 'next-shot' ? asIs(step, g) : step
    return sentence(PROMPTS[asks]?.[lang] ?? asks, {
      ...about({ foe: v.from, ...v }, g, lang),
      words: { ability, general },
    })
  },
  name(choice: Choice, pick, g, lang) {
    if (typeof pick === 'string') {
      const seat = /^seat-(\d)$/.exec(pick)
      return seat === null ? wordFor(pick)[lang] : seatName(g, Number(seat[1]) - 1, lang)
    }
    if (typeof pick === 'object') {
      const [x, y, facing] = pick
      return `${udOf(x, lang)}, ${udOf(y, lang)}, ${Math.round(facing / 100)}°`
    }
    if (choice.of === 'unit') return unitName(g, pick, lang)
    if (choice.of === 'card') return cardName(pick, lang)
    if (choice.of !== 'number' || choice.measures === undefined) return `${pick}`
    return choice.measures === 'length' ? udText(pick, lang) : `${Math.round(shownNumber(choice, pick))}°`
  },
  tell(e, g, lang) {
    const pattern = patternOf(e)[lang]
    if (pattern === '') return ''
    const led = OF_GENERALS.has(e.type) && 'seat' in e ? { other: leaderNoun(g, e.seat, lang) } : {}
    return sentence(pattern, { ...about(turned(e, g), g, lang), ...led, words: wordsOf(e, g, lang) })
  },
}

/** Their other one is the general. */
const OF_GENERALS: ReadonlySet<Event['type']> = new Set([
  'general-placed',
  'general-moved',
  'general-hit',
  'general-lost',
  'ability-used',
])

const patternOf = (e: Event): Said => {
  if (e.type === 'activated' && e.card === NOBODY) return UNBIDDEN
  if (e.type === 'moved' && e.used === 0) return TURNED
  if (e.type === 'leadership-check' && e.dice.length === 0) return UNLED
  return TIDINGS[e.type]
}

/** Events that name their units by other words. */
function turned(e: Event, g: Field): Readonly<Record<string, unknown>> {
  switch (e.type) {
    // What lies face down is nobody's name: whose it is may be said.
    case 'deployed':
      return { seat: g.units[e.unit]?.seat }
    case 'shot-turned':
      return { unit: e.unit, foe: e.to }
    case 'general-moved':
      return { seat: e.seat, unit: e.to }
    default:
      return { ...e }
  }
}
