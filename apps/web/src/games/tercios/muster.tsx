import type { Lang } from '@acies/kernel'
import {
  ARMIES,
  ARMY_BOOKS,
  armyNames,
  LEVELS,
  PROFILES,
  type Profile,
  READY,
  rosterOf,
  tercios,
  valueNames,
} from '@acies/tercios'
import type { Muster, UnitOnSheet } from '../../armies/muster.ts'
import { traitOf } from './armies.ts'
import { ProfilePicture, weaponsIn } from './profile.tsx'
import { nameOfRule } from './references.tsx'
import { tableWords } from './words.ts'

const both = (value: Profile['speed']): string => (typeof value === 'number' ? `${value}` : value.join('/'))

function sheet({ entry }: { entry: string }, lang: Lang): UnitOnSheet {
  const profile = PROFILES.get(entry)
  if (profile === undefined) return {}
  const say = tableWords[lang]
  return {
    picture: <ProfilePicture profile={profile} size={190} />,
    values: (['speed', 'combat', 'fire', 'discipline', 'courage', 'stamina'] as const).map(key => ({
      name: valueNames[key].name[lang],
      value: both(profile[key]),
    })),
    notes: [
      weaponsIn(profile, lang),
      `${say.defence}: ${say.defences(profile.defence)}`,
      profile.rules.map(rule => nameOfRule(rule, lang)).join(', '),
    ].filter(Boolean),
  }
}

const FIRST_LEVEL = LEVELS.findIndex(level => level.chief !== null)

/** Tercios' lists: a chart of commands, each with its commander. */
export const muster: Muster = {
  game: tercios.id,
  title: tercios.name,
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
  option: id => traitOf(id)?.text,
  battle: points =>
    tercios.scenarios.find(({ id }) => Number(/^campal-(\d+)$/.exec(id)?.[1] ?? 0) >= points)?.id ?? null,
}
