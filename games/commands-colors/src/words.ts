import {
  articled,
  bare,
  english,
  type Form,
  inside,
  type Lang,
  type Noun,
  type Said,
  type Scenario,
} from '@acies/kernel'
import type { Side } from './battlefield.ts'
import type { Field } from './field.ts'

/** A kind of unit. `one` and `many` carry no article; in Spanish both are feminine, so a sentence agrees with any of them. */
export interface UnitNames {
  name: Said
  one: Said
  many: Said
}

/** A kind of unit as sentences need it. */
export interface UnitWords {
  /** As a heading: Heavy infantry. */
  name: Said
  /** Inside a sentence: heavy infantry, the Old Guard. */
  within: Said
  /** What Spanish words about it agree with, and whether English ones are plural. */
  form: Form
  many: boolean
}

/** Names that keep their capital wherever they stand. */
const PROPER = /^(Joven|Vieja|Young|Old|Guard|Prince)\b/
/** English names that stand for several without an s. */
const MANY = ['Auxilia']

/** What sentences need, from a name: singular ones are feminine in Spanish (la infantería), of the others only machines. */
export function unitWords(name: Said): UnitWords {
  const [first] = name.es.split(' ')
  const form: Form = !first.endsWith('s') ? 1 : first.endsWith('as') ? 3 : 2
  const within = { es: inside(name.es, PROPER), en: inside(name.en, PROPER) }
  return { name, within, form, many: name.en.endsWith('s') || MANY.includes(name.en) }
}

export interface NationWords {
  name: Said
  /** before or after a masculine noun: el ejército romano */
  adjective: Said
  /** with a feminine noun: la caballería romana */
  feminine: Said
  people: Said
}

export interface CardWords {
  name: Said
  subtitle: Said
  text: Said
}

/** A battle as it is told before it begins. */
export interface Briefing {
  title: Said
  armies: Said
  history: Said
  /** what the ground does that the map alone does not say */
  ground?: Said
  /** how to play each side, in a line */
  hints: { top: Said; bottom: Said }
  /** the battle told in pictures */
  slides: readonly { title: Said; text: Said; shows?: string }[]
}

/** The leaders named in a list of units, `E6:LN+wellesley …`. */
export type LeadersOf<Units extends string> = Units extends `${infer Unit} ${infer Rest}`
  ? LeaderOf<Unit> | LeadersOf<Rest>
  : LeaderOf<Units>
type LeaderOf<Unit extends string> = Unit extends `${string}+${infer Slug}` ? Slug : never

/** A word of a list by its key; nothing where a case has made the key up. */
export function lookUp<T>(list: Readonly<Record<string, T>>, key: string): T | undefined {
  return list[key]
}
export const asWritten = (name: string): Said => ({ es: name, en: name })

interface Fought<Nation extends string> {
  readonly id: string
  readonly year: number
  readonly top: { readonly nation: Nation }
  readonly bottom: { readonly nation: Nation }
  readonly source: string
  readonly difficulty: 1 | 2 | 3
  readonly minutes: number
}
type Nations<Nation extends string> = Readonly<Record<Nation, NationWords>>

/** A battle as a player chooses it. Seat 0 is the army at the bottom. */
export function scenarioOf<Nation extends string>(
  battle: Fought<Nation>,
  words: Briefing,
  nations: Nations<Nation>,
  special: readonly Said[],
  doubt?: Said,
): Scenario {
  return {
    id: battle.id,
    title: words.title,
    year: battle.year,
    armies: words.armies,
    history: words.history,
    sides: [nations[battle.bottom.nation].name, nations[battle.top.nation].name],
    hints: [words.hints.bottom, words.hints.top],
    special: words.ground === undefined ? special : [words.ground, ...special],
    slides: words.slides,
    doubt,
    difficulty: battle.difficulty,
    minutes: battle.minutes,
    reconstructed: battle.source === 'reconstructed',
  }
}

/** The name of an army in its battle; in a case, which has none, that of the side. */
export const armyNames =
  <Nation extends string>(
    battles: readonly Fought<Nation>[],
    nations: Nations<Nation>,
    sides: readonly [Nation, Nation],
  ) =>
  (g: Field, side: Side): Said => {
    const battle = battles.find(b => b.id === g.scenario)
    return nations[battle === undefined ? sides[side] : battle[side === 0 ? 'bottom' : 'top'].nation].name
  }

/** Leaders known by their rank alone: the legate, not Legate. */
const RANK = /^(Capitán|Legado|Oficial|Tribuno|Príncipe|Captain|Legate|Officer|Tribune|Prince)\b/
/** A leader in a sentence. A prince keeps his capital in English, where it is a title. */
export function leaderNoun(name: string, lang: Lang): Noun {
  if (!RANK.test(name)) return bare(name)
  const within = inside(name, PROPER)
  return lang === 'es' ? articled(within, 0) : english(within, 0, true)
}

/** A leader's name; one a case has made up is written as it stands. */
export const leaderNamed =
  (names: Readonly<Record<string, Said>>) =>
  (slug: string): Said =>
    names[slug] ?? asWritten(slug.charAt(0).toUpperCase() + slug.slice(1))
