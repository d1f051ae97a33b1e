import type { Lang } from '@acies/kernel'
import { INCH } from '@acies/table'
import type { Chosen, Roster } from '@acies/tabletop'
import {
  ARMY_BOOKS,
  armourNames,
  armyNames,
  blockOf,
  bookNames,
  type Field,
  filesOf,
  isMissile,
  kindOf,
  modelsIn,
  paceOf,
  paraded,
  played,
  profileNamed,
  READY,
  ranksOf,
  SIZES,
  traitTexts,
  usualFiles,
  weaponNames,
} from '@acies/wab'
import type { ReactNode } from 'react'
import type { Muster, PitchedTerms, UnitOnSheet } from '../../armies/muster.ts'
import '../../look/css/minis.css'
import { Icon } from '../../look/Icon.tsx'
import { BlockPicture } from '../../look/table/Block.tsx'
import { capital } from '../../text/signs.ts'
import { Formations } from './Formations.tsx'
import { meaningOf } from './meaning.ts'
import { blockFor, pieces, symbolOf } from './pieces.tsx'
import './wab.css'
import { wabWords } from './words.ts'

/** A unit as it would stand, with the values that what it wears and carries leave it. */
function sheet(chosen: Chosen, book: string, lang: Lang, onChosen?: (next: Chosen) => void): UnitOnSheet {
  const say = wabWords[lang]
  // A tribe's own options are shown whatever tribe it is.
  const options = chosen.options.filter(o => /^[CSM]$/.test(o) || profileNamed(chosen.entry)?.options[o] !== undefined)
  const g = paraded({ book, points: 0, groups: [{ slot: '', units: [{ ...chosen, options }] }] })
  const [u] = g.units
  if (u === undefined) return {}
  const kind = kindOf(g, u)
  const { m, ...names } = say.values
  return {
    picture:
      modelsIn(u) > 3 && kind.order !== 'loose' ? (
        <Formations
          g={g}
          u={u}
          usual={usualFiles(chosen.entry, modelsIn(u))}
          lang={lang}
          onFiles={onChosen && (files => onChosen(inFiles(chosen, files)))}
        />
      ) : (
        <BlockPicture {...blockFor(g, u)} size={250} />
      ),
    values: [
      { name: m, value: paceOf(g, u) },
      ...Object.entries(names).map(([key, name]) => ({ name, value: kind[key as keyof typeof names] })),
    ],
    notes: [
      u.places.length > 1 ? say.formation(filesOf(u), ranksOf(u)) : '',
      [...kind.weapons.map(w => weaponNames[w][lang]), ...kind.armour.map(a => armourNames[a][lang])].join(', '),
    ].filter(Boolean),
    traits: kind.traits.flatMap(trait => {
      const told = traitTexts[trait]
      return told === undefined ? [] : [{ name: capital(told.name[lang]), text: told.text, rules: [told.rule] }]
    }),
  }
}

/** Drawn up so wide; as is usual need not be said. */
function inFiles({ files: _was, ...chosen }: Chosen, files: number): Chosen {
  return files === usualFiles(chosen.entry, chosen.models) ? chosen : { ...chosen, files }
}

const pitched: PitchedTerms = {
  seats: [2, 2],
  short: book => bookNames[book] ?? { es: book, en: book },
  listOf: roster => roster,
  more: [
    {
      id: 'turns',
      name: { es: 'Duración', en: 'Length' },
      values: ['6', '4', '5', '7', '8'].map(n => ({ value: n, text: { es: `${n} turnos`, en: `${n} turns` } })),
    },
    {
      id: 'ground',
      name: { es: 'Terreno', en: 'Ground' },
      values: [
        { value: 'laid', text: { es: 'El de la batalla', en: 'As the battle has it' } },
        { value: 'random', text: { es: 'Al azar', en: 'At random' } },
        { value: 'players', text: { es: 'Lo ponen los jugadores', en: 'The players lay it' } },
      ],
    },
  ],
  setup: (_sides, { turns, ground }) => ({
    turns: Number(turns),
    ...(ground === 'random' ? { ground: Math.floor(Math.random() * 0x7fffffff) } : {}),
    ...(ground === 'players' ? { ground: 'laid' } : {}),
  }),
}

/** What it is, as the table shows it from afar. */
function mark({ entry, models }: Chosen, book: string): ReactNode {
  const g = paraded({ book, points: 0, groups: [{ slot: '', units: [{ entry, models, options: [] }] }] })
  const [u] = g.units
  if (u === undefined) return null
  const kind = kindOf(g, u)
  return <Icon name={kind.character ? 'leader' : symbolOf(kind)} size={22} />
}

/** Models, units, how wide they stand side by side, and who shoots. */
function sums(roster: Roster, lang: Lang): { name: string; value: string }[] {
  const say = wabWords[lang]
  const g = paraded(roster)
  const units = g.units.filter(u => !kindOf(g, u).character && u.where !== 'aboard')
  const shooters = g.units.filter(u => kindOf(g, u).weapons.some(isMissile))
  const all = (of: typeof g.units, each: (u: (typeof g.units)[number]) => number): number =>
    of.reduce((sum, u) => sum + each(u), 0)
  return [
    { name: say.sums.models, value: `${all(g.units, modelsIn)}` },
    { name: say.sums.units, value: `${units.length}` },
    { name: say.sums.front, value: say.inches(Math.round(all(units, u => blockOf(g, u).width) / INCH)) },
    { name: say.sums.shots, value: `${all(shooters, modelsIn)}` },
  ]
}

/** The lists of Warhammer Ancient Battles: shares of the points, units of as many models as one likes. */
export const muster: Muster = {
  game: played.id,
  title: played.name,
  symbols: 'wab',
  books: ARMY_BOOKS,
  names: armyNames,
  sizes: SIZES,
  ready: READY,
  empty: (book, points) => {
    const variant = ARMY_BOOKS.find(({ id }) => id === book)?.variants?.[0]?.id
    return { book, ...(variant === undefined ? {} : { variant }), points, groups: [{ slot: '', units: [] }] }
  },
  proposed: book => book === 'arsenal',
  sheet,
  mark,
  pieces,
  zone: (g: Field) =>
    g.armies[g.sideOf[0]].edge === 'south' ? { front: g.depth - g.zone, edge: g.depth } : { front: g.zone, edge: 0 },
  distance: (n, lang) => wabWords[lang].inches(n / INCH),
  sums,
  option: meaningOf,
  battle: points => {
    const size = SIZES.find(n => n >= points)
    return size === undefined ? null : `pitched-${size}`
  },
  pitched,
}
