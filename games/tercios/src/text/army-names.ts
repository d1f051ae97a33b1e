import type { Said } from '@acies/kernel'
import type { ArmyNames } from '@acies/tabletop'
import { armyWords, optionNames, profileNames } from './armies.ts'
import { branchNames, chartNames, commandNames, troopRuleNames, unitNames, weaponNames } from './names.ts'
import { qualityWords, virtueWords } from './qualities.ts'

type Names = Readonly<Record<string, Said | { name: Said }>>
const from =
  (...lists: readonly Names[]) =>
  (id: string): Said => {
    const found = lists.find(list => Object.hasOwn(list, id))?.[id]
    return found === undefined ? { es: id, en: id } : 'name' in found ? found.name : found
  }

const LEVEL: Said = { es: 'nivel', en: 'level' }
const options = from(optionNames, troopRuleNames, weaponNames, virtueWords, qualityWords)

const KINDS = {
  'great-gun': { es: 'grandes baterías y piezas superpesadas', en: 'great batteries and super-heavy guns' },
  level: { es: 'niveles', en: 'levels' },
  virtue: { es: 'virtudes', en: 'virtues' },
  quality: { es: 'cualidades', en: 'qualities' },
} satisfies Names
const SECTIONS = { commanders: { es: 'mandos', en: 'commanders' } } satisfies Names
const LEADERS = {
  chief: unitNames.chief.name,
  commander: unitNames.commander.name,
  'allied-chief': { es: 'General de los aliados', en: 'Commander-in-chief of the allies' },
} satisfies Names

const OWN = {
  chart: { es: 'Este ejército no usa ese organigrama.', en: 'This army does not use that chart.' },
  'no-level': { es: 'Falta elegir el nivel.', en: 'Choose a level.' },
  'above-the-chief': {
    es: 'Nadie puede tener más nivel que el General.',
    en: 'Nobody may be of a higher level than the commander-in-chief.',
  },
  'allied-chief': {
    es: 'Cada contingente aliado tiene a lo sumo un General propio.',
    en: 'Each allied contingent has at most one commander-in-chief of its own.',
  },
  'not-allied': {
    es: 'Solo un mando aliado viene de otro ejército.',
    en: 'Only an allied command comes from another army.',
  },
} satisfies Names

/** What the things of an army list are called. */
export const armyNames: ArmyNames = {
  book: from(armyWords),
  variant: from(chartNames),
  entry: from(profileNames, LEADERS),
  option: id =>
    id.startsWith('level-') ? { es: `${LEVEL.es} ${id.slice(6)}`, en: `${LEVEL.en} ${id.slice(6)}` } : options(id),
  section: from(branchNames, SECTIONS),
  slot: from(commandNames),
  kind: from(branchNames, KINDS),
  own: from(OWN),
}
