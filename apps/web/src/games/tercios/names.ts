import type { Lang, Said } from '@acies/kernel'
import {
  briefings,
  type Commander,
  commanderNames,
  commanderOf,
  commandNames,
  type Field,
  isCommander,
  kindOf,
  profileNames,
  type Troop,
  unitName,
  writeUnit,
} from '@acies/tercios'
import { tableWords } from './words.ts'

const found = <T>(list: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(list, key) ? list[key] : undefined

const briefingOf = (g: Field) => found<(typeof briefings)[keyof typeof briefings]>(briefings, g.scenario)

/** What stands under a base: its name in history, or its number in the army. */
export function shortName(g: Field, id: number, lang: Lang): string {
  if (isCommander(id)) {
    const { name } = commanderOf(g, id)
    return found<{ name: Said }>(commanderNames, name)?.name[lang] ?? (name === '' ? writeUnit(g, id) : name)
  }
  const { name } = g.troops[id]
  return found<Said>(briefingOf(g)?.troops ?? {}, name)?.[lang] ?? writeUnit(g, id)
}
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const KIND =
  /’s (?:own )?(?:tercio|regiment|battalion|horse|brigade|cuirassiers|squadron|guns)$|^(?:Tercio|Regimiento|Batallón|Caballería|Brigada|Cañones|Piezas|Coraceros|Escuadrón)(?: de (?:la |los |las )?| del )|^Regimiento (?=\p{Lu})/u
/** On the table the kind of a troop is drawn: its name needs no more than what is its own. */
export function lettered(g: Field, id: number, lang: Lang): string {
  const name = shortName(g, id, lang)
  return KIND.test(name) ? capital(name.replace(KIND, '')) : name
}
/** What it is called in full. */
export function longName(g: Field, id: number, lang: Lang): string {
  if (isCommander(id)) return commanderOf(g, id).name === '' ? unitName(g, id, lang) : shortName(g, id, lang)
  return g.troops[id].name === '' ? unitName(g, id, lang) : shortName(g, id, lang)
}
/** On a tile under the table: a troop without a name by its kind. */
export const tileName = (g: Field, u: Troop, lang: Lang): string =>
  u.name === '' ? kindName(kindOf(g, u).profile, lang) : lettered(g, u.id, lang)
/** A command by its kind, and by who leads it where he has a name or it has a brother. */
export function commandName(g: Field, command: number, lang: Lang): string {
  const { kind, side, commander } = g.commands[command]
  const hasBrother = g.commands.filter(c => c.kind === kind && c.side === side).length > 1
  const isNamed = commander >= 0 && (hasBrother || commanderOf(g, commander).name !== '')
  return `${commandNames[kind][lang]}${isNamed ? ` · ${shortName(g, commander, lang)}` : ''}`
}
/** In a list of leaders: one without a name by what he leads. */
export const leaderName = (g: Field, c: Commander, lang: Lang): string =>
  c.name !== ''
    ? longName(g, c.id, lang)
    : c.chief
      ? tableWords[lang].chief
      : commandNames[g.commands[c.command].kind][lang]
export const kindName = (profile: string, lang: Lang): string => found<Said>(profileNames, profile)?.[lang] ?? profile
export const placeName = (g: Field, name: string, lang: Lang): string | undefined =>
  found<Said>(briefingOf(g)?.places ?? {}, name)?.[lang]
