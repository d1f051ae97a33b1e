import type { Lang } from '@acies/kernel'
import type { ArmyBook, Roster, Select } from './book.ts'
import { type ArmyFinding, type Fault, judged } from './findings.ts'
import { type ArmyNames, capital, findingSaid, named, number } from './words.ts'

/** The limits that a roster keeps, with what it has of each; of what it has none, or may have any number, nothing. */
export const keptIn = (books: readonly ArmyBook[], roster: Roster): ArmyFinding[] =>
  judged(books, roster).kept.filter(({ fault }) => !('n' in fault) || (fault.n > 0 && isBounded(fault)))

const isBounded = (fault: Fault): boolean =>
  ('least' in fault && fault.least > 0) || ('most' in fault && Number.isFinite(fault.most))

/** A kind of unit, in words. */
export const selectSaid = (of: Select, names: ArmyNames, lang: Lang): string => named(names, lang).select(of)

/** A limit that is kept, in three: of what, how much there is, how much there might or must be. */
export interface KeptSaid {
  of: string
  figure: string
  bound: string
}

/** What is kept, in words. */
export function keptSaid(one: ArmyFinding, names: ArmyNames, points: number, lang: Lang): KeptSaid {
  const { fault } = one
  const n = named(names, lang)
  const es = lang === 'es'
  switch (fault.is) {
    case 'points':
      return {
        of: es ? 'Puntos' : 'Points',
        figure: number(fault.total, lang),
        bound: boundIn(0, fault.points, lang),
      }
    case 'share': {
      const percent = (of: number): number => Math.round((100 * of) / points)
      const bound = boundIn(
        percent(fault.least),
        fault.most >= points ? Number.POSITIVE_INFINITY : percent(fault.most),
        lang,
      )
      return { of: capital(n.select(fault.of)), figure: `${percent(fault.n)}${es ? ' %' : '%'}`, bound }
    }
    case 'count':
      return { of: capital(n.select(fault.of)), figure: `${fault.n}`, bound: boundIn(fault.least, fault.most, lang) }
    case 'groups':
      return { of: capital(n.slot(fault.slot)), figure: `${fault.n}`, bound: boundIn(fault.least, fault.most, lang) }
    case 'ratio': {
      const [some, every] = fault.per
      const each = every === 1 ? (es ? 'según' : 'by') : `${some} ${es ? 'por cada' : 'for every'} ${every}`
      const bound = `${boundIn(0, fault.most, lang)} (${each}: ${n.select(fault.to)})`
      return { of: capital(n.select(fault.of)), figure: `${fault.n}`, bound }
    }
    case 'once':
      return { of: capital(n.option(fault.option)), figure: es ? 'una vez' : 'once', bound: '' }
    default:
      return { of: findingSaid(one, names)[lang].replace(/\.$/, ''), figure: '', bound: '' }
  }
}

/** How many there must or may be, behind how many there are. */
function boundIn(least: number, most: number, lang: Lang): string {
  if (least === most) return lang === 'es' ? 'ni más ni menos' : 'no more, no fewer'
  if (least === 0) return lang === 'es' ? `${most === 1 ? 'cabe' : 'caben'} ${most}` : `up to ${most}`
  if (most >= 999) return lang === 'es' ? `${least === 1 ? 'hace' : 'hacen'} falta ${least}` : `${least} needed`
  return lang === 'es' ? `de ${least} a ${most}` : `${least} to ${most}`
}
