import { both, type Lang, type Said } from '@acies/kernel'
import {
  ARMY_BOOKS,
  armyNames,
  type Field,
  factionNames,
  GENERALS,
  KINDS,
  listOf,
  PITCHED,
  played,
  READY,
  rosterOf,
  UD,
  VICTORIES,
  victoryNames,
} from '@acies/onus'
import { costOf, type Roster } from '@acies/tabletop'
import type { Muster, PitchedTerms, UnitOnSheet } from '../../armies/muster.ts'
import '../../look/css/minis.css'
import { Icon } from '../../look/Icon.tsx'
import { Formations } from './Formations.tsx'
import './onus.css'
import { traitsOf } from './meaning.ts'
import { lookOfKind } from './names.ts'
import { pieces } from './pieces.tsx'
import { onusWords } from './words.ts'

function sheet({ entry, options }: { entry: string; options: readonly string[] }, lang: Lang): UnitOnSheet {
  const say = onusWords[lang]
  const general = GENERALS.find(one => one.id === entry)
  if (general !== undefined) return { notes: [say.leads(general.radius, general.leadership)] }
  const kind = KINDS.find(one => one.id === entry)
  if (kind === undefined) return {}
  const rank = options.includes('elite') ? 'elite' : options.includes('veteran') ? 'veteran' : null
  return {
    picture: <Formations kind={kind} rank={rank} lang={lang} />,
    values: [
      { name: say.values.attack, value: `${kind.hit}/${kind.wound}` },
      { name: say.values.ranged, value: kind.force > 0 ? `${kind.force}(${kind.range})` : '–' },
      { name: say.values.defence, value: `${kind.dodge}/${kind.armour}` },
      { name: say.values.morale, value: kind.morale },
      { name: say.values.life, value: kind.life },
      { name: say.values.move, value: kind.move / 100 },
    ],
    notes: [pairIn(kind, lang)].filter(Boolean),
    traits: traitsOf(kind, lang),
  }
}

/** Who begins the battle below whom, if their player likes (ONU-SKL-60). */
function pairIn({ id, mate }: (typeof KINDS)[number], lang: Lang): string {
  const say = onusWords[lang]
  const above = KINDS.find(one => one.mate === id)
  if (above !== undefined) return say.auxiliary(armyNames.entry(above.id)[lang])
  return mate === '' ? '' : say.principal(armyNames.entry(mate)[lang])
}

/** What an upgrade brings (ONU-EVT-12, ONU-EVT-13). */
const RANKS: Readonly<Record<string, Said>> = {
  veteran: both('Puede cambiar el evento aleatorio de sus combates.', 'May draw its random event anew.'),
  elite: both(
    'En cada combate elige entre dos eventos al azar, o juega dos de la mano.',
    'In each melee it chooses between two random events, or plays two from hand.',
  ),
}
/** Turns of each player before losses are compared (ONU-M-18). */
const LENGTHS = ['15', '8', '10', '20', '0']
/** Points more for whoever plays for the first time (ONU-OPT-01). */
const NOVICE = [0, 100, 200, 300]
const more = (n: number): Said => both(`+${n} puntos`, `+${n} points`)
const lengthIn = (n: string): Said =>
  n === '0' ? both('Sin límite de turnos', 'No limit of turns') : both(`${n} turnos`, `${n} turns`)

const pitched: PitchedTerms = {
  seats: [2, 6],
  short: book => factionNames[book as keyof typeof factionNames] ?? both(book, book),
  listOf,
  more: [
    {
      id: 'order',
      name: both('Orden de turnos', 'Order of turns'),
      values: [
        { value: 'by-side', text: both('Cada bando juega junto', 'Each side plays together') },
        { value: 'allied', text: both('Un aliado tras otro', 'One ally after another') },
        { value: 'alternate', text: both('Alternando los bandos', 'The sides turn about') },
      ],
      when: sides => new Set(sides).size < sides.length,
    },
    {
      id: 'victory',
      name: both('Victoria', 'Victory'),
      values: VICTORIES.map(value => ({ value, text: victoryNames[value] })),
    },
    {
      id: 'turns',
      name: both('Duración', 'Length'),
      values: LENGTHS.map(value => ({ value, text: lengthIn(value) })),
    },
    {
      id: 'leads',
      name: both('Cada general ayuda', 'Each general helps'),
      values: [
        { value: 'all', text: both('A todo su bando', 'His whole side') },
        { value: 'own', text: both('Solo a sus unidades', 'Only his own units') },
      ],
      when: (_, switches) => switches.includes('several-generals'),
    },
    {
      id: 'novice',
      name: both('Ventaja de novato', 'Points for a novice'),
      values: NOVICE.map(n => ({ value: `${n}`, text: n === 0 ? both('Sin ventaja', 'No more points') : more(n) })),
      each: true,
      when: (_, switches) => switches.includes('novice'),
    },
  ],
  playable: ({ groups }, switches) => groups.length === 1 || switches.includes('several-generals'),
  bonus: (agreed, seat) => Number(agreed[`novice.${seat}`] ?? 0),
  // ONU-ARM-03
  faceDown: true,
  setup: (sides, { turns, order, victory, leads, ...agreed }) => ({
    ...(sides.length > 2 ? { sides } : {}),
    ...(order === undefined ? {} : { order }),
    victory,
    turns: Number(turns),
    ...(leads === 'own' ? { contingents: true } : {}),
    ...('novice.0' in agreed ? { novice: sides.map((_, seat) => Number(agreed[`novice.${seat}`])) } : {}),
  }),
}

/** Cards, lives, the hand that the best general holds, and the losses beyond which it is checked (ONU-VIC-02). */
function sums(roster: Roster, lang: Lang): { name: string; value: string }[] {
  const say = onusWords[lang]
  const kinds = roster.groups.flatMap(({ units }) =>
    units.flatMap(({ entry }) => KINDS.find(k => k.id === entry) ?? []),
  )
  const generals = roster.groups.flatMap(({ leader }) => GENERALS.find(one => one.id === leader?.entry) ?? [])
  return [
    { name: say.sums.cards, value: `${kinds.length}` },
    { name: say.values.life.toLowerCase(), value: `${kinds.reduce((sum, { life }) => sum + life, 0)}` },
    { name: say.sums.hand, value: `${Math.max(0, ...generals.map(({ leadership }) => leadership))}` },
    { name: say.sums.breaks, value: say.plain(costOf(ARMY_BOOKS, roster).total / 2) },
  ]
}

/** ONUS! lists: an army under its general, or parts of it under several, cards by copies. */
export const muster: Muster = {
  game: played.id,
  title: played.name,
  symbols: 'onus',
  books: ARMY_BOOKS,
  names: armyNames,
  // Those of the pitched battles, and what a novice may bring to them.
  sizes: [500, 1000, 1800, 600, 700, 1200, 1300, 2000, 2100],
  mate: id => KINDS.find(one => one.id === id)?.mate || undefined,
  ready: READY.map(list => ({ id: list.id, roster: rosterOf(list) })),
  empty: (book, points) => ({ book, points, groups: [{ slot: 'army', units: [] }] }),
  // Only the legionaries' price and a handful of numbers are the rulebook's.
  proposed: () => true,
  sheet: (chosen, _book, lang) => sheet(chosen, lang),
  mark: ({ entry }) => {
    const kind = KINDS.find(one => one.id === entry)
    return <Icon name={kind === undefined ? 'leader' : lookOfKind(kind).symbol} size={22} />
  },
  pieces,
  zone: ({ depth, zones: [{ top, bottom }] }: Field) =>
    2 * top > depth ? { front: top, edge: bottom } : { front: bottom, edge: top },
  distance: (n, lang) => onusWords[lang].ud(n / UD),
  sums,
  option: id => (Object.hasOwn(RANKS, id) ? { text: RANKS[id], rules: [] } : undefined),
  battle: points => PITCHED.find(one => one.points >= points)?.id ?? null,
  pitched,
}
