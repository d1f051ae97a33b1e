import type { Lang } from '@acies/kernel'
import { type ArmyFinding, findingSaid } from '@acies/tabletop'
import {
  type ArmyList,
  armyNames,
  type ChosenCommander,
  type ChosenTroop,
  commandNames,
  writeList,
} from '@acies/tercios'
import { type KeptList, pointsOfList } from './lists.ts'
import { armyName, optionName, traitOf, troopName } from './names.ts'
import { armyPageWords } from './words.ts'

const traitName = (id: string, lang: Lang): string => traitOf(id)?.name[lang] ?? optionName(id, lang)

/** A command by its kind; one that has brothers, by its number too. */
function commandIn({ commands }: ArmyList, i: number, lang: Lang): string {
  const { kind } = commands[i]
  const brothers = commands.filter(c => c.kind === kind)
  const number = brothers.length > 1 ? ` ${brothers.indexOf(commands[i]) + 1}` : ''
  return `${commandNames[kind][lang]}${number}`
}

/** Which part of a list a finding is about; nothing for the whole of it. */
export function partIn(list: ArmyList, where: string, lang: Lang): string {
  const [part, i] = where.split('.')
  if (part === 'commands' && list.commands[Number(i)] !== undefined) return commandIn(list, Number(i), lang)
  return part === 'chief' ? commandNames.chief[lang] : part === 'elite' ? armyPageWords[lang].elite : ''
}

/** What does not fit, and where. */
export function findingIn(list: ArmyList, finding: ArmyFinding, lang: Lang): { part: string; text: string } {
  return { part: partIn(list, finding.where, lang), text: findingSaid(finding, armyNames)[lang] }
}

const troopIn = (troop: ChosenTroop, lang: Lang): string => {
  const options = troop.options.map(id => optionName(id, lang)).join(', ')
  return `${troopName(troop.profile, lang)}${options && ` (${options})`}`
}
function commanderIn({ level, virtues, qualities }: ChosenCommander, lang: Lang): string {
  const has = [...virtues, ...qualities].map(id => traitName(id, lang)).join(', ')
  return `${armyPageWords[lang].ofLevel(level)}${has && ` (${has})`}`
}

/** A list to be sent to somebody: first for people, then for the page that is to read it. */
export function listInWords({ name, list }: KeptList, lang: Lang): string {
  const say = armyPageWords[lang]
  const troops = (all: readonly ChosenTroop[]): string => all.map(troop => troopIn(troop, lang)).join(', ') || '—'
  const lines = [
    name || say.unnamed,
    `${armyName(list.army, lang)}, ${say.spent(pointsOfList(list), list.points)}`,
    `${commandNames.chief[lang]}: ${commanderIn(list.chief, lang)}; ${troops(list.elite)}`,
    ...list.commands.map((command, i) => {
      const led = command.commander === null ? '' : `${commanderIn(command.commander, lang)}; `
      return `${commandIn(list, i, lang)}: ${led}${troops(command.troops)}`
    }),
  ]
  return `${lines.map(line => `# ${line}`).join('\n')}\n${writeList(list)}`
}

/** The name a text gives its list: what stands for people in its first line. */
export const nameIn = (text: string): string => /^\s*# *(.*)/.exec(text)?.[1]?.trim() ?? ''

/** Why a text cannot be read, in the language of the page. */
export function complaintIn(complaint: string, lang: Lang): string {
  return lang === 'en' ? complaint : SPANISH.reduce((text, [from, to]) => text.replace(from, to), complaint)
}
const SPANISH: readonly (readonly [RegExp, string])[] = [
  [/^line (\d+): /, 'línea $1: '],
  [/army\/chart \| points, such as|book \| points, such as/, 'ejército/organigrama | puntos, como'],
  [/the headquarters come first, such as/, 'primero el cuartel general, como'],
  [/a group has one leader/, 'cada mando tiene un solo jefe'],
  [/a name stands behind a unit/, 'el nombre va detrás de la unidad'],
  [/a unit is entry\*models\+option, not (.*)/, 'una unidad es fila+opción, no «$1»'],
  [/no kind of command (.*)/, 'no hay mando «$1»'],
  [/(.*): a level is level-0 to level-5/, '$1: el nivel va de level-0 a level-5'],
]
