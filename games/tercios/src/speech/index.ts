import {
  articled,
  bare,
  type Choice,
  type Decision,
  inside,
  type Lang,
  type Noun,
  numbered,
  ordinal,
  type Said,
  type Speech,
  sentence,
  shownNumber,
} from '@acies/kernel'
import { inchesText, tenths } from '@acies/tabletop'
import { isCause } from '../data/causes.ts'
import { type Event, type EventType, MEASURED } from '../events.ts'
import type { Field } from '../position.ts'
import { nameOf } from '../rules/values.ts'
import { type ArmyWords, armyWords } from '../text/armies.ts'
import { causeNames } from '../text/causes.ts'
import { victoryNames } from '../text/names.ts'
import { qualityWords, virtueWords } from '../text/qualities.ts'
import { becauseOf } from './because.ts'
import { unitName, unitNoun } from './naming.ts'
import { PROMPTS } from './prompts.ts'
import { ALONE, HURRIES, INITIATIVE, TIDINGS, TURNS_ABOUT, WITHOUT, WITHOUT_DICE } from './tidings.ts'
import { wordFor } from './words.ts'

const lookUp = <T>(list: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(list, key) ? list[key] : undefined

const armyOf = (g: Field, side: number) => lookUp<ArmyWords>(armyWords, g.armies[side] ?? '')
export const sideName = (g: Field, side: number, lang: Lang): string =>
  armyOf(g, side)?.short[lang] ?? (lang === 'es' ? `Bando ${side + 1}` : `Side ${side + 1}`)

/** A side as it stands in a sentence. */
export function sideNoun(g: Field, side: number, lang: Lang): Noun {
  const name = sideName(g, side, lang)
  const isBare = armyOf(g, side)?.article === undefined
  if (lang === 'es') return isBare ? bare(name) : articled(name, 0)
  const the = isBare ? name : `the ${name}`
  return { name, form: 0, the, to: the, of: the }
}

const NO_DICE: Said = { es: 'ningún dado', en: 'no dice' }
/** Said as they are shouted, or called: orders, Bad War, kinds of battle. */
const isTitle = /^[¡A-Z][\p{L}]*!|^(Mala Guerra|Bad War|Los campos|The Fields)/u
const QUIET: readonly EventType[] = ['rested', 'advance']

/** What each side rolls, what its general adds, and who leads. */
function initiative({ dice, n, need }: Event, g: Field, lang: Lang): string {
  const totals = [n, need]
  const [one, other] = totals.map((total, side) =>
    sentence(INITIATIVE.rolls[lang], {
      side: sideNoun(g, side, lang),
      words: { die: `${dice[side]}`, level: `${total - dice[side]}`, total: `${total}` },
    }),
  )
  const won = sentence(INITIATIVE[n === need ? 'again' : 'leads'][lang], {
    side: sideNoun(g, n > need ? 0 : 1, lang),
    words: {},
  })
  return `${one} ${other} ${won}`
}

export const speech: Speech<Field, Event> = {
  seat: (seat, g, lang) => sideName(g, seat, lang),
  enough: (word, lang) => wordFor(word)[lang],
  because: (no, g, lang) => becauseOf(no, g, lang, unitNoun),
  ask({ step, v }: Decision, g, lang) {
    const number = (key: string): number => (typeof v[key] === 'number' ? Number(v[key]) : -1)
    const unit = number('unit') >= 0 ? number('unit') : number('commander')
    const other = number('against') >= 0 ? number('against') : number('charger')
    const asked =
      step === 'react' && v.charge === true
        ? 'react-charged'
        : step === 'choose-aside' && g.troops[number('by')]?.where === 'lost'
          ? 'choose-aside-saved'
          : step
    return sentence(PROMPTS[asked]?.[lang] ?? step, {
      unit: unit < 0 ? undefined : unitNoun(g, unit, lang),
      other: other < 0 ? undefined : unitNoun(g, other, lang),
      words: {},
    })
  },
  name(choice: Choice, pick, g, lang) {
    if (typeof pick === 'string') return wordFor(pick)[lang]
    if (typeof pick === 'object') {
      const [x, y, facing] = pick
      return `${inchesText(x, lang)} ${inchesText(y, lang)} ${Math.round(facing / 100)}°`
    }
    if (choice.of === 'unit') return unitName(g, pick, lang)
    if (choice.of !== 'hex') return tenths(shownNumber(choice, pick), lang)
    const element = g.elements.find(e => e.id === pick)
    if (element === undefined) return `${pick}`
    const alike = g.elements.filter(e => e.kind === element.kind)
    return numbered(wordFor(element.kind)[lang], ordinal(element, alike))
  },
  tell(e, g, lang) {
    if (QUIET.includes(e.type)) return ''
    if (e.type === 'initiative') return initiative(e, g, lang)
    const grade = e.type === 'ended' ? lookUp<Said>(victoryNames, e.word) : undefined
    const sided = SIDED.includes(e.type)
    const told = sentence(patternOf(e)[lang], {
      unit: e.unit < 0 ? undefined : unitNoun(g, e.unit, lang),
      other: sided || e.other < 0 ? undefined : unitNoun(g, e.other, lang),
      side: sided && e.other >= 0 ? sideNoun(g, e.other, lang) : undefined,
      words: {
        n: MEASURED.includes(e.type) ? inchesText(e.n, lang) : `${e.n}`,
        word: inside((grade ?? wordFor(e.word))[lang], isTitle),
        title: wordFor(e.word)[lang],
        dice: e.dice.length === 0 ? NO_DICE[lang] : e.dice.join(' '),
        need: `${e.need}`,
        points: g.points.join(' – '),
        each: e.dice.map((die, side) => `${sideName(g, side, lang)} ${die}`).join(', '),
      },
    })
    const why = reasonsIn(e.sources, lang)
    return why === '' ? told : `${told.replace(/\.$/, '')} (${why}).`
  },
}
/** Some events are told otherwise, for what they lack or are. */
function patternOf({ type, dice, word, other }: Event): Said {
  const bare = (type === 'revealed' && word === 'none') || (type === 'ended' && other < 0)
  const own = (dice.length === 0 ? WITHOUT_DICE[type] : undefined) ?? (bare ? WITHOUT[type] : undefined)
  if (own !== undefined) return own
  if (type === 'action') return word === 'hurry' ? HURRIES : other < 0 ? ALONE : TIDINGS.action
  return type === 'reoriented' && word === 'rear' ? TURNS_ABOUT : TIDINGS[type]
}
/** What raised the dice and what lowered them: `attacks +, in disorder −`. */
const reasonsIn = (sources: readonly string[], lang: Lang): string =>
  sources.flatMap(source => reasonIn(source, lang) ?? []).join(', ')
/** One of them in words, or null where nobody speaks of it. */
export function reasonIn(source: string, lang: Lang): string | null {
  const name = nameOf(source)
  const cause = isCause(name) ? causeNames[name] : giftNames.get(name)
  if (cause === undefined) return null
  const signs = source.slice(name.length).replaceAll('-', '−')
  return `${cause[lang]} ${signs === '' ? '+1' : signs}`
}
/** What commanders have is a cause by its own name. */
const giftNames: ReadonlyMap<string, Said> = new Map(
  [...Object.entries(virtueWords), ...Object.entries(qualityWords)].map(([name, words]) => [name, words.name]),
)
const SIDED: readonly EventType[] = [
  'scenery-dice',
  'laid',
  'road-ends',
  'element-moved',
  'element-removed',
  'side-dice',
  'side-chosen',
  'first',
  'points',
  'ended',
]
