import type { Lang, Said } from '../words.ts'

/** One of him, one of her, several of either: what the words about it agree with. */
export type Form = 0 | 1 | 2 | 3

/** A name as it stands in a sentence. */
export interface Noun {
  name: string
  form: Form
  /** los legionarios */
  the: string
  /** a los legionarios */
  to: string
  /** de los legionarios */
  of: string
}

const ARTICLES = ['el', 'la', 'los', 'las'] as const

/** Who needs no article in Spanish, a man or a country; or has one already: el Cardenal Infante. */
export const bare = (name: string): Noun =>
  name.startsWith('El ')
    ? { ...articled(name.slice(3), 0), name }
    : { name, form: 0, the: name, to: `a ${name}`, of: `de ${name}` }

/** A heading as it stands inside a sentence: without its capital, unless it begins with what keeps one. */
export const inside = (name: string, proper: RegExp): string =>
  proper.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)

/** With its Spanish article. */
export function articled(name: string, form: Form): Noun {
  const the = `${ARTICLES[form]} ${name}`
  return form === 0
    ? { name, form, the, to: `al ${name}`, of: `del ${name}` }
    : { name, form, the, to: `a ${the}`, of: `de ${the}` }
}

/** With its English article, or without one. */
export function english(name: string, form: Form, article: boolean): Noun {
  const the = article ? `the ${name}` : name
  return { name, form, the, to: the, of: the }
}

/** A name in both languages with what agrees with it, such as troops have: always with its article. */
export interface Named {
  readonly name: Said
  readonly form: Form
  /** In English the name stands for several. */
  readonly many: boolean
}
export const nounOf = ({ name, form, many }: Named, lang: Lang): Noun =>
  lang === 'es' ? articled(name.es, form) : english(name.en, many ? 2 : 0, true)

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII', 'XIV', 'XV', 'XVI']

/** Which it is of those that are called alike, from I on; nothing for the only one. */
export function ordinal<T>(it: T, alike: readonly T[]): string {
  const at = alike.indexOf(it)
  return alike.length === 1 ? '' : (ROMAN[at] ?? `${at + 1}`)
}

/** Rome, Carthage and Syracuse; Spanish says *e* before the sound of an i. */
export function listed(names: readonly string[], lang: Lang): string {
  const last = names[names.length - 1] ?? ''
  if (names.length < 2) return last
  const and = lang === 'en' ? 'and' : /^h?[ií](?![aeou])/i.test(last) ? 'e' : 'y'
  return `${names.slice(0, -1).join(', ')} ${and} ${last}`
}

/** A name and what follows it, if anything does. */
export const numbered = (name: string, number: string): string => (number === '' ? name : `${name} ${number}`)
