import type { Said } from '@acies/kernel'
import type { ArmyNames } from '@acies/tabletop'
import { classNames, factionNames, generalNames, markerNames } from './names.ts'
import { unitNames } from './units.ts'

const from =
  (list: Readonly<Record<string, Said>>) =>
  (id: string): Said =>
    Object.hasOwn(list, id) ? list[id] : { es: id, en: id }

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** Cards by their title. */
const cardTitles: Readonly<Record<string, Said>> = Object.fromEntries(
  Object.entries(unitNames).map(([id, { name }]) => [id, { es: capital(name.es), en: capital(name.en) }]),
)

const SECTIONS = {
  general: { es: 'general', en: 'general' },
  units: { es: 'unidades', en: 'units' },
  mercenaries: { es: 'mercenarios', en: 'mercenaries' },
}
const SLOTS = { army: { es: 'General y sus unidades', en: 'A general and his units' } }
const KINDS = { ...classNames, rank: { es: 'veteranos y élites', en: 'veterans and elites' } }

/** What the things of an army list are called. */
export const armyNames: ArmyNames = {
  book: from(factionNames),
  variant: from({}),
  entry: from({ ...cardTitles, ...generalNames }),
  option: from(markerNames),
  section: from(SECTIONS),
  slot: from(SLOTS),
  kind: from(KINDS),
  own: (key, { hired, most, general }) =>
    key === 'general-twice'
      ? {
          es: `${from(generalNames)(`${general}`).es} manda ya otra parte del ejército.`,
          en: `${from(generalNames)(`${general}`).en} leads another part of the army already.`,
        }
      : {
          es: `Mercenarios: ${hired} puntos, como mucho ${most} (un 25 % de las unidades).`,
          en: `Mercenaries: ${hired} points, at most ${most} (25% of the units).`,
        },
}
