import { both, type Lang } from '@acies/kernel'
import { INCH } from '@acies/table'
import type { Roster } from '@acies/tabletop'
import {
  ARMIES,
  ARMY_BOOKS,
  armyNames,
  BASES,
  type Field,
  LEVELS,
  listOf,
  PROFILES,
  type Profile,
  played,
  READY,
  rosterOf,
  valueNames,
  weaponNames,
} from '@acies/tercios'
import type { Muster, PitchedTerms, UnitOnSheet } from '../../armies/muster.ts'
import { Icon } from '../../look/Icon.tsx'
import { shortName } from './armies.ts'
import { NO_MANS_LAND, pieces } from './bases.tsx'
import { meaningOf } from './meaning.ts'
import { ProfilePicture } from './profile.tsx'
import { nameOfRule } from './references.tsx'
import { tableWords } from './words.ts'

const bothOf = (value: Profile['speed']): string => (typeof value === 'number' ? `${value}` : value.join('/'))

function sheet({ entry }: { entry: string }, lang: Lang): UnitOnSheet {
  const profile = PROFILES.get(entry)
  if (profile === undefined) return {}
  const say = tableWords[lang]
  return {
    picture: <ProfilePicture profile={profile} size={190} />,
    values: (['speed', 'combat', 'fire', 'discipline', 'courage', 'stamina'] as const).map(key => ({
      name: valueNames[key].name[lang],
      value: bothOf(profile[key]),
    })),
    notes: [`${say.defence}: ${say.defences(profile.defence)}`],
    traits: [
      ...profile.weapons.map(weapon => ({ name: weaponNames[weapon][lang], rules: [], ...meaningOf(weapon) })),
      ...profile.rules.map(rule => ({ name: nameOfRule(rule, lang), rules: [], ...meaningOf(rule) })),
    ],
  }
}

const FIRST_LEVEL = LEVELS.findIndex(level => level.chief !== null)

/** As many turns as the lead demands, or as are agreed on. */
const LENGTHS = ['5', '6', '7', '8', '10']

const pitched: PitchedTerms = {
  seats: [2, 2],
  short: shortName,
  listOf,
  more: [
    {
      id: 'scenery',
      name: both('Terreno', 'Ground'),
      values: [
        { value: 'points', text: both('Por puntos, colocándolo por turnos', 'By points, laid in turns') },
        { value: 'none', text: both('Mesa despejada', 'A bare table') },
      ],
    },
    {
      id: 'scale',
      name: both('Figuras', 'Figures'),
      values: [
        { value: 'small', text: both('15 mm, mesa de 72 × 48 pulgadas', '15 mm, a table of 72 × 48 inches') },
        { value: 'large', text: both('28 mm, mesa de 96 × 60 pulgadas', '28 mm, a table of 96 × 60 inches') },
      ],
    },
    {
      id: 'turns',
      name: both('Duración', 'Length'),
      values: [
        { value: 'lead', text: both('Según la ventaja, de 5 a 8 turnos', 'By the lead, 5 to 8 turns') },
        ...LENGTHS.map(n => ({
          value: n,
          text: both(`${n} turnos, pase lo que pase`, `${n} turns, whatever happens`),
        })),
      ],
    },
  ],
  setup: (_sides, { turns, ...agreed }) => ({
    ...agreed,
    ...(turns === 'lead' ? {} : { turns: Number(turns) }),
  }),
}

/** Troops, who leads them, how wide they stand side by side, and what they can bear. */
function sums({ groups }: Roster, lang: Lang): { name: string; value: string }[] {
  const say = tableWords[lang]
  const profiles = groups.flatMap(({ units }) => units.flatMap(({ entry }) => PROFILES.get(entry) ?? []))
  const all = (each: (profile: Profile) => number): number => profiles.reduce((sum, one) => sum + each(one), 0)
  return [
    { name: say.sums.troops, value: `${profiles.length}` },
    { name: say.sums.commanders, value: `${groups.filter(({ leader }) => leader !== undefined).length}` },
    { name: say.sums.front, value: `${Math.round(all(({ base }) => (100 * BASES[base].small[0]) / INCH))}″` },
    { name: valueNames.stamina.name[lang].toLowerCase(), value: `${all(({ stamina }) => stamina)}` },
  ]
}

/** Tercios' lists: a chart of commands, each with its commander. */
export const muster: Muster = {
  game: played.id,
  title: played.name,
  symbols: 'formations',
  books: ARMY_BOOKS,
  names: armyNames,
  sizes: [500, 750, 1000, 1250, 1500, 2000, 2500, 3000],
  ready: READY.map(list => ({ id: list.id, roster: rosterOf(list) })),
  empty: (book, points) => ({
    book,
    variant: Object.values(ARMIES).find(army => army.id === book)?.charts[0],
    points,
    groups: [{ slot: 'chief', leader: { entry: 'chief', models: 1, options: [`level-${FIRST_LEVEL}`] }, units: [] }],
  }),
  proposed: book => Object.values(ARMIES).find(army => army.id === book)?.origin === 'proposal',
  sheet: (chosen, _book, lang) => sheet(chosen, lang),
  mark: ({ entry }) => {
    const profile = PROFILES.get(entry)
    return profile === undefined ? <Icon name="flag" size={20} /> : <ProfilePicture profile={profile} size={28} />
  },
  pieces: (g, lang) => pieces(g, lang, null, null),
  zone: (g: Field) =>
    g.north === 0
      ? { front: g.depth / 2 - NO_MANS_LAND, edge: 0 }
      : { front: g.depth / 2 + NO_MANS_LAND, edge: g.depth },
  distance: n => `${Math.round(n / INCH)}″`,
  sums,
  option: meaningOf,
  battle: points =>
    played.scenarios.find(({ id }) => Number(/^campal-(\d+)$/.exec(id)?.[1] ?? 0) >= points)?.id ?? null,
  pitched,
}
