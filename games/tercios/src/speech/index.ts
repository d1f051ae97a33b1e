import type { Choice, Decision, Lang, Said, Speech } from '@acies/kernel'
import { INCH } from '@acies/table'
import type { Event, EventType } from '../events.ts'
import { writeUnit } from '../notation.ts'
import { commanderOf, type Field, isCommander } from '../position.ts'
import { armyWords, profileNames } from '../text/armies.ts'
import { victoryNames } from '../text/names.ts'
import { CHAPTERS, RULES } from '../text/rules/index.ts'
import { commanderName, troopName } from './battles.ts'
import { PROMPTS } from './prompts.ts'
import { TIDINGS } from './tidings.ts'
import { wordFor } from './words.ts'

const lookUp = <T>(list: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(list, key) ? list[key] : undefined

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')

/** `Tercio de españoles es-2`; a commander by his name if he has one. */
export function unitName(g: Field, id: number, lang: Lang): string {
  if (id < 0) return ''
  const tag = writeUnit(g, id)
  if (isCommander(id)) {
    const { name, chief } = commanderOf(g, id)
    if (name !== '') return commanderName(name)?.[lang] ?? name
    const title: Said = chief ? { es: 'Comandante', en: 'Commander-in-chief' } : { es: 'Mando', en: 'Commander' }
    return `${title[lang]} ${tag}`
  }
  const { kind: index, name } = g.troops[id]
  const own = name === '' ? undefined : troopName(g.scenario, name)
  if (own !== undefined) return `${own[lang]} ${tag}`
  const kind = g.kinds[index]
  return `${lookUp<Said>(profileNames, kind.profile)?.[lang] ?? kind.profile} ${tag}`
}
export const sideName = (g: Field, side: number, lang: Lang): string =>
  lookUp<{ name: Said }>(armyWords, g.armies[side] ?? '')?.name[lang] ??
  (lang === 'es' ? `Bando ${side + 1}` : `Side ${side + 1}`)

const INCHES = (n: number): string => `${Math.round((n / INCH) * 10) / 10}"`
const MOVES: readonly EventType[] = ['moved', 'fled', 'disengaged', 'retreated', 'consolidated', 'pursued']
const QUIET: readonly EventType[] = ['rested', 'advance']

export const speech: Speech<Field, Event> = {
  rules: RULES,
  chapters: CHAPTERS.map(({ prefix, title }) => ({
    prefix: prefix.startsWith('TER-') ? prefix : `TER-${prefix}`,
    title,
  })),
  seat: (seat, g, lang) => sideName(g, seat, lang),
  enough: (word, lang) => wordFor(word)[lang],
  ask({ step, v }: Decision, g, lang) {
    const number = (key: string): number => (typeof v[key] === 'number' ? Number(v[key]) : -1)
    const unit = number('unit') >= 0 ? number('unit') : number('commander')
    const other = number('against') >= 0 ? number('against') : number('charger')
    return fill(PROMPTS[step]?.[lang] ?? step, { unit: unitName(g, unit, lang), other: unitName(g, other, lang) })
  },
  name(choice: Choice, pick, g, lang) {
    if (typeof pick === 'string') return wordFor(pick)[lang]
    if (typeof pick === 'object') {
      const [x, y, facing] = pick
      return `${INCHES(x)} ${INCHES(y)} ${Math.round(facing / 100)}°`
    }
    if (choice.of === 'unit') return unitName(g, pick, lang)
    if (choice.of !== 'hex') return `${pick}`
    const element = g.elements.find(e => e.id === pick)
    return element === undefined ? `${pick}` : `${wordFor(element.kind)[lang]} ${pick}`
  },
  tell(e, g, lang) {
    if (QUIET.includes(e.type)) return ''
    const grade = e.type === 'ended' ? lookUp<Said>(victoryNames, e.word) : undefined
    return fill(TIDINGS[e.type][lang], {
      unit: unitName(g, e.unit, lang),
      other: SIDED.includes(e.type) ? '' : unitName(g, e.other, lang),
      side: e.other >= 0 && e.other < 2 ? sideName(g, e.other, lang) : '',
      n: MOVES.includes(e.type) ? INCHES(e.n) : `${e.n}`,
      word: (grade ?? wordFor(e.word))[lang],
      dice: e.dice.length === 0 ? '–' : e.dice.join(' '),
      need: `${e.need}`,
    })
  },
}
const SIDED: readonly EventType[] = ['scenery-dice', 'laid', 'side-dice', 'side-chosen', 'first', 'points', 'ended']
