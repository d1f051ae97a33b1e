import type { Said } from '@acies/kernel'
import type { Select } from './book.ts'
import type { ArmyFinding } from './findings.ts'

/** What a game calls the things of its books; an id it does not know may come as it is. */
export interface ArmyNames {
  book: (id: string) => Said
  variant: (id: string) => Said
  entry: (id: string) => Said
  option: (id: string) => Said
  section: (id: string) => Said
  slot: (id: string) => Said
  /** Of tags of entries and groups of options, in the plural. */
  kind: (id: string) => Said
  /** The game's own findings (`ArmyBook.own`). */
  own?: (key: string, values: Readonly<Record<string, number | string>>) => Said
}

const LANGS = ['es', 'en'] as const
type Lang = (typeof LANGS)[number]
const OR: Said = { es: ' o ', en: ' or ' }
const ALL: Said = { es: 'unidades', en: 'units' }

/** What is wrong, in words. */
export function findingSaid({ fault }: ArmyFinding, names: ArmyNames): Said {
  const say = (es: (n: Named) => string, en: (n: Named) => string): Said => ({
    es: capital(es(named(names, 'es'))),
    en: capital(en(named(names, 'en'))),
  })
  switch (fault.is) {
    case 'no-book':
      return say(
        () => `no hay lista de ejército «${fault.book}».`,
        () => `there is no army list “${fault.book}”.`,
      )
    case 'no-variant':
      return say(
        n =>
          fault.variant === ''
            ? 'falta elegir qué clase de ejército es.'
            : `este ejército no tiene: ${n.variant(fault.variant)}.`,
        n =>
          fault.variant === ''
            ? 'choose which kind of army it is.'
            : `this army does not have: ${n.variant(fault.variant)}.`,
      )
    case 'no-ally':
      return say(
        n => `de ${n.book(fault.book)} no pueden venir aliados.`,
        n => `allies cannot come from ${n.book(fault.book)}.`,
      )
    case 'no-entry':
      return say(
        () => `${fault.entry} no está en la lista.`,
        () => `${fault.entry} is not in the list.`,
      )
    case 'not-here':
      return say(
        n => `${n.entry(fault.entry)}: no puede estar en «${n.slot(fault.slot)}».`,
        n => `${n.entry(fault.entry)}: cannot be in “${n.slot(fault.slot)}”.`,
      )
    case 'barred':
      return say(
        n => `este ejército no tiene: ${n.entry(fault.entry)}.`,
        n => `this army does not have: ${n.entry(fault.entry)}.`,
      )
    case 'no-option':
      return say(
        n => `${n.entry(fault.entry)}: no puede llevar «${n.option(fault.option)}».`,
        n => `${n.entry(fault.entry)}: cannot have “${n.option(fault.option)}”.`,
      )
    case 'option-twice':
      return say(
        n => `${n.entry(fault.entry)}: «${n.option(fault.option)}» está dos veces.`,
        n => `${n.entry(fault.entry)}: “${n.option(fault.option)}” is there twice.`,
      )
    case 'option-needs':
      return say(
        n => `«${n.option(fault.option)}» solo con ${n.either(fault.needs.split('|'))}.`,
        n => `“${n.option(fault.option)}” only with ${n.either(fault.needs.split('|'))}.`,
      )
    case 'option-bars':
      return say(
        n => `«${n.option(fault.option)}» no va junto con «${n.option(fault.other)}».`,
        n => `“${n.option(fault.option)}” does not go with “${n.option(fault.other)}”.`,
      )
    case 'group-full':
      return say(
        n => `${n.kind(fault.group)}: ${there.es(fault.n)}; ${howMany(0, fault.most).es}.`,
        n => `${n.kind(fault.group)}: ${there.en(fault.n)}; ${howMany(0, fault.most).en}.`,
      )
    case 'models': {
      const step =
        fault.step === 1
          ? { es: '', en: '' }
          : { es: `, de ${fault.step} en ${fault.step}`, en: `, in steps of ${fault.step}` }
      return say(
        n => `${n.entry(fault.entry)}: ${there.es(fault.n)}; ${howMany(fault.least, fault.most).es}${step.es}.`,
        n => `${n.entry(fault.entry)}: ${there.en(fault.n)}; ${howMany(fault.least, fault.most).en}${step.en}.`,
      )
    }
    case 'points':
      return say(
        () =>
          `${fault.over === 1 ? 'sobra 1 punto' : `sobran ${number(fault.over, 'es')} puntos`} (${number(fault.total, 'es')} de ${fault.points}).`,
        () =>
          `${number(fault.over, 'en')} point${fault.over === 1 ? '' : 's'} too many (${number(fault.total, 'en')} of ${fault.points}).`,
      )
    case 'share':
      return fault.n > fault.most
        ? say(
            n => `${n.select(fault.of)}: ${number(fault.n, 'es')} puntos, como mucho ${number(fault.most, 'es')}.`,
            n => `${n.select(fault.of)}: ${number(fault.n, 'en')} points, at most ${number(fault.most, 'en')}.`,
          )
        : say(
            n => `${n.select(fault.of)}: ${number(fault.n, 'es')} puntos, al menos ${number(fault.least, 'es')}.`,
            n => `${n.select(fault.of)}: ${number(fault.n, 'en')} points, at least ${number(fault.least, 'en')}.`,
          )
    case 'count':
      return say(
        n => `${n.select(fault.of)}: ${there.es(fault.n)}; ${howMany(fault.least, fault.most).es}.`,
        n => `${n.select(fault.of)}: ${there.en(fault.n)}; ${howMany(fault.least, fault.most).en}.`,
      )
    case 'ratio': {
      const [some, every] = fault.per
      return say(
        n =>
          `${n.select(fault.of)}: ${there.es(fault.n)}; como mucho ${fault.most}, ${some} por cada ${every} de ${n.select(fault.to)}.`,
        n =>
          `${n.select(fault.of)}: ${there.en(fault.n)}; ${fault.most} at most, ${some} for every ${every} of ${n.select(fault.to)}.`,
      )
    }
    case 'once':
      return say(
        n => `«${n.option(fault.option)}» está más de una vez en el ejército.`,
        n => `“${n.option(fault.option)}” is in the army more than once.`,
      )
    case 'no-slot':
      return say(
        n =>
          fault.slot === ''
            ? 'las unidades tienen que estar en un mando.'
            : `este ejército no tiene «${n.slot(fault.slot)}».`,
        n => (fault.slot === '' ? 'units must belong to a command.' : `this army has no “${n.slot(fault.slot)}”.`),
      )
    case 'groups':
      return say(
        n => `${n.slot(fault.slot)}: ${there.es(fault.n)}; ${howMany(fault.least, fault.most).es}.`,
        n => `${n.slot(fault.slot)}: ${there.en(fault.n)}; ${howMany(fault.least, fault.most).en}.`,
      )
    case 'leader':
      return fault.must
        ? say(
            n => `${n.slot(fault.slot)}: falta quien mande.`,
            n => `${n.slot(fault.slot)}: somebody must command it.`,
          )
        : say(
            n => `${n.slot(fault.slot)}: no puede llevar jefe.`,
            n => `${n.slot(fault.slot)}: it cannot have a commander.`,
          )
    case 'own':
      return names.own?.(fault.key, fault.values) ?? { es: fault.key, en: fault.key }
  }
}

const asWritten = (id: string): Said => ({ es: id, en: id })
const BY_ID: ArmyNames = {
  book: asWritten,
  variant: asWritten,
  entry: asWritten,
  option: asWritten,
  section: asWritten,
  slot: asWritten,
  kind: asWritten,
  own: (key, values) => {
    const figures = Object.entries(values).map(([name, value]) => `${name} ${value}`)
    return asWritten(`${key.replaceAll('-', ' ')}${figures.length > 0 ? ` (${figures.join(', ')})` : ''}.`)
  },
}
/** The same where no words are loaded, for whoever handed in a file: the rule, and things by their ids. */
export const findingInFile = (finding: ArmyFinding): string => `${finding.rule}: ${findingSaid(finding, BY_ID).en}`

const there = {
  es: (n: number): string => `hay ${n}`,
  en: (n: number): string => `there ${n === 1 ? 'is' : 'are'} ${n}`,
}

/** How many there may be. */
function howMany(least: number, most: number): Said {
  if (most === 0) return { es: 'no puede haber', en: 'there may be none' }
  if (least === most) return { es: `tiene que haber ${most}`, en: `there must be ${most}` }
  if (most >= 999) return { es: `tiene que haber al menos ${least}`, en: `there must be at least ${least}` }
  return least === 0
    ? { es: `como mucho puede haber ${most}`, en: `there may be ${most} at most` }
    : { es: `tiene que haber de ${least} a ${most}`, en: `there must be ${least} to ${most}` }
}

/** Points with their fraction, as each language writes it. */
export const number = (n: number, lang: Lang): string => {
  const text = `${Math.round(n * 100) / 100}`
  return lang === 'es' ? text.replace('.', ',') : text
}

interface Named extends Record<'book' | 'variant' | 'entry' | 'option' | 'slot' | 'kind', (id: string) => string> {
  either: (options: readonly string[]) => string
  select: (of: Select) => string
}

export function named(names: ArmyNames, lang: Lang): Named {
  const some = (ids: readonly string[], name: (id: string) => Said): string =>
    ids.map(id => name(id)[lang]).join(OR[lang])
  return {
    book: id => names.book(id)[lang],
    variant: id => names.variant(id)[lang],
    entry: id => names.entry(id)[lang],
    option: id => names.option(id)[lang],
    slot: id => names.slot(id)[lang],
    kind: id => names.kind(id)[lang],
    either: ids =>
      ids
        .map(id => `«${names.option(id)[lang]}»`)
        .join(OR[lang])
        .replaceAll(/[«»]/g, q => (lang === 'es' ? q : q === '«' ? '“' : '”')),
    select: of => {
      const parts = [
        of.options === undefined ? '' : some(of.options, names.option),
        of.entries === undefined ? '' : some(of.entries, names.entry),
        of.tags === undefined ? '' : some(of.tags, names.kind),
        of.sections === undefined ? '' : some(of.sections, names.section),
        of.slots === undefined ? '' : some(of.slots, names.slot),
      ].filter(part => part !== '')
      return parts.length === 0 ? ALL[lang] : parts.join(', ')
    },
  }
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
