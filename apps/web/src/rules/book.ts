import type { Lang, RuleId, RuleTexts } from '@acies/kernel'
import type { ReferenceEntry } from '../skins/skin.ts'

/** The chapter a rule stands in: the middle part of its id. */
export const chapterOf = (rule: RuleId): string => rule.split('-')[1] ?? ''

/** Without accents and capitals, to search by. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export const ruleText = (texts: RuleTexts, rule: RuleId, lang: Lang): string => texts.rules[rule]?.[lang] ?? ''

/** What is said of a thing to look up: its own words, or those of the rules that speak of it. */
export const entryText = (texts: RuleTexts, { text, rules }: ReferenceEntry, lang: Lang): string =>
  text ?? rules.map(rule => ruleText(texts, rule, lang)).join(' ')

export interface Chapter {
  prefix: string
  title: string
  rules: readonly RuleId[]
}

/** The chapters of a game's rules that have any. */
export function chaptersOf(texts: RuleTexts, lang: Lang): Chapter[] {
  const ids = Object.keys(texts.rules)
  return texts.chapters
    .map(chapter => {
      // Some games write a chapter with their own letters before it: CCN-MOV.
      const prefix = chapter.prefix.split('-').filter(Boolean).at(-1) ?? ''
      return { prefix, title: chapter.title[lang], rules: ids.filter(id => chapterOf(id) === prefix) }
    })
    .filter(chapter => chapter.rules.length > 0)
}

/** Shorter questions find everything. */
const SHORTEST = 2
export const isQuestion = (asked: string): boolean => plain(asked.trim()).length >= SHORTEST

/** The rules in whose id or text every word asked for occurs. */
export function findRules(texts: RuleTexts, asked: string, lang: Lang): RuleId[] {
  if (!isQuestion(asked)) return []
  const words = plain(asked).split(/\s+/).filter(Boolean)
  return Object.keys(texts.rules).filter(id => {
    const text = plain(`${id} ${ruleText(texts, id, lang)}`)
    return words.every(word => text.includes(word))
  })
}

const ACCENTED: Readonly<Record<string, string>> = { a: 'aá', e: 'eé', i: 'ií', o: 'oó', u: 'uúü', n: 'nñ' }

/** Finds the words asked for in a text, with or without accents; null when there are none. */
export function patternOf(asked: string): RegExp | null {
  const words = plain(asked)
    .split(/\s+/)
    .filter(Boolean)
    .map(word => word.replace(/[^a-z0-9]/g, '\\$&').replace(/[aeioun]/g, letter => `[${ACCENTED[letter]}]`))
  return words.length === 0 ? null : new RegExp(`(${words.join('|')})`, 'gi')
}
