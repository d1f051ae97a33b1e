import { Complaint, type Lang } from '@acies/kernel'
import { type Chosen, costOf, type Roster, readRoster, writeRoster } from '@acies/tabletop'
import type { KeptList } from './lists.ts'
import type { Muster } from './muster.ts'
import { chosenAt, groupAt, rowsOf, type Where } from './roster.ts'
import { armyPageWords } from './words.ts'

/** A list to be sent to somebody: first for people, then for the page that is to read it. */
export function listInWords({ names, books }: Muster, { name, roster }: KeptList, lang: Lang): string {
  const say = armyPageWords[lang]
  const unit = ({ entry, models, options }: Chosen): string => {
    const more = [models > 1 ? say.models(models) : '', ...options.map(id => names.option(id)[lang])].filter(Boolean)
    return `${names.entry(entry)[lang]}${more.length > 0 ? ` (${more.join(', ')})` : ''}`
  }
  const lines = [
    name || say.unnamed,
    `${names.book(roster.book)[lang]}, ${say.spent(costOf(books, roster).total, roster.points)}`,
    ...roster.groups.map((group, g) => {
      const units = rowsOf(group, g).map(({ chosen, copies }) => `${copies > 1 ? `${copies} × ` : ''}${unit(chosen)}`)
      const led = group.leader === undefined ? [] : [unit(group.leader)]
      return `${names.slot(group.slot)[lang]}: ${[...led, ...units].join('; ') || '—'}`
    }),
  ]
  return `${lines.map(line => `# ${line}`).join('\n')}\n\n${writeRoster(roster)}`
}

/** The name a text gives its list: what stands for people in its first line. */
export const nameIn = (text: string): string => /^\s*# *(.*)/.exec(text)?.[1]?.trim() ?? ''

/** The list a text gives, if it is one of the game's. */
export function rosterIn(text: string, { books }: Muster): Roster {
  const roster = readRoster(text)
  if (books.some(({ id }) => id === roster.book)) return roster
  throw new Complaint(`line 1: no army ${roster.book} here`)
}

/** Why a text cannot be read, in the language of the page. */
export function complaintIn(complaint: string, lang: Lang): string {
  return lang === 'en' ? complaint : SPANISH.reduce((text, [from, to]) => text.replace(from, to), complaint)
}
const SPANISH: readonly (readonly [RegExp, string])[] = [
  [/no army (.*) here/, 'aquí no hay ejército «$1»'],
  [/there is no list in this link/, 'el enlace no trae ninguna lista'],
  [/the link is too long/, 'el enlace es demasiado largo'],
  [/more than (\d+) units/, 'más de $1 unidades'],
  [/more than (\d+) groups/, 'más de $1 mandos'],
  [/more than (\d+) options/, 'más de $1 opciones'],
  [/more than (\d+) letters/, 'más de $1 letras'],
  [/^line (\d+): /, 'línea $1: '],
  [/book \| points, such as/, 'ejército/variante | puntos, como'],
  [/a group has one leader/, 'cada mando tiene un solo jefe'],
  [/a name stands behind a unit/, 'el nombre va detrás de la unidad'],
  [/a unit is entry\*models\/files\+option, not (.*)/, 'una unidad es fila*figuras/hileras+opción, no «$1»'],
]

/** Which part of a list something is about; nothing for the whole of it. */
export function partIn({ names }: Muster, roster: Roster, where: Where, lang: Lang): string {
  const group = roster.groups[groupAt(where)]
  if (group === undefined) return ''
  const brothers = roster.groups.filter(one => one.slot === group.slot)
  const number = brothers.length > 1 ? ` ${brothers.indexOf(group) + 1}` : ''
  const chosen = chosenAt(roster, where)
  const name = `${names.slot(group.slot)[lang]}${number}`
  return chosen === undefined ? name : `${name}: ${names.entry(chosen.entry)[lang]}`
}
