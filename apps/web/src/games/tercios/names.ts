import { type Lang, numbered, ordinal, type Said } from '@acies/kernel'
import {
  commanderOf,
  commandNames,
  type Field,
  isCommander,
  placeName as namedPlace,
  profileNames,
  type Troop,
  unitName,
} from '@acies/tercios'
import { capital } from '../../text/signs.ts'

const found = <T>(list: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(list, key) ? list[key] : undefined

const KIND =
  /’s (?:own )?(?:tercio|regiment|battalion|horse|brigade|cuirassiers|squadron|guns)$|^(?:Tercio|Regimiento|Batallón|Caballería|Brigada|Cañones|Piezas|Coraceros|Escuadrón)(?: de (?:la |los |las )?| del )|^Regimiento (?=\p{Lu})/u
/** On the table the kind of a troop is drawn: its name needs no more than what is its own. */
export function lettered(g: Field, id: number, lang: Lang): string {
  const name = unitName(g, id, lang)
  return KIND.test(name) ? capital(name.replace(KIND, '')) : name
}
/** On a tile under the table: a troop without a name in full. */
export const tileName = (g: Field, u: Troop, lang: Lang): string =>
  u.name === '' ? unitName(g, u.id, lang) : lettered(g, u.id, lang)
/** A command by its kind, and by who leads it; by number where he has no name and it has a brother. */
export function commandName(g: Field, command: number, lang: Lang): string {
  const { kind, side, commander } = g.commands[command]
  const name = commandNames[kind][lang]
  if (commander >= 0 && commanderOf(g, commander).name !== '') return `${name} · ${unitName(g, commander, lang)}`
  const alike = g.commands.flatMap((c, i) => (c.kind === kind && c.side === side ? [i] : []))
  return numbered(name, ordinal(command, alike))
}
export const kindName = (profile: string, lang: Lang): string => found<Said>(profileNames, profile)?.[lang] ?? profile
export const placeName = (g: Field, name: string, lang: Lang): string | undefined =>
  namedPlace(g.scenario, name)?.[lang]

/** The command of a troop or of a commander. */
export const commandOf = (g: Field, id: number): number => (isCommander(id) ? commanderOf(g, id) : g.troops[id]).command
