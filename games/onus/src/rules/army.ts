import { Complaint } from '@acies/kernel'
import {
  type ArmyBook,
  type ArmyFinding,
  type ArmyOption,
  type Chosen,
  type Cost,
  costOf as costIn,
  type Entry,
  findingsOf as findingsIn,
  type Limit,
  type Roster,
  readRoster,
  type Say,
  writeRoster,
} from '@acies/tabletop'
import { GENERALS, type GeneralCard } from '../data/generals.ts'
import { FACTIONS, type FactionId, type Kind, type Owner } from '../data/kind.ts'
import { KINDS } from '../data/kinds.ts'
import { type ArmyList, type Bought, type Command, commandsOf, RANKS, type Rank } from '../data/ready.ts'

/** ONUS! on the schema of the free table: a book for each faction, a group for each general. */

/** What it costs to begin as a veteran, in percent (ONU-ARM-06). */
const RAISED: Readonly<Record<Exclude<Rank, 'none'>, number>> = { veteran: 30, elite: 50 }
/** Of the points spent on units (ONU-M-03). */
const HIRED_AT_MOST = 25
/** Copies are limited for every so many points (ONU-ARM-05). */
const PER = 1000
/** One general, or where that is agreed on one for each wing and one for the centre (ONU-LDR-01, ONU-OPT-16, ONU-EX-45). */
const GENERALS_AT_MOST = 3

const raise = (id: 'veteran' | 'elite'): ArmyOption => ({
  id,
  price: RAISED[id],
  per: 'percent',
  group: 'rank',
  rule: 'ONU-ARM-06',
})
const ranks: readonly ArmyOption[] = [raise('veteran'), raise('elite')]

const unitEntry = (kind: Kind): Entry => ({
  id: kind.id,
  section: kind.faction === 'mercenaries' ? 'mercenaries' : 'units',
  models: [1, 1],
  price: kind.value,
  options: ranks,
  tags: [kind.class],
  rule: 'ONU-ARM-03',
})
const generalEntry = (card: GeneralCard): Entry => ({
  id: card.id,
  section: 'general',
  models: [1, 1],
  price: 0,
  percent: card.percent,
  leads: true,
  options: [],
  rule: 'ONU-LDR-09',
})

/** At most a quarter of the points spent on units goes to mercenaries (ONU-M-03). */
const hiredFew = (book: () => ArmyBook) => (roster: Roster, say: Say, keeps: Say) => {
  const { units, sections } = costIn([book()], roster)
  const hired = sections.mercenaries ?? 0
  const most = Math.floor((units * HIRED_AT_MOST) / 100)
  if (hired > 0) (hired > most ? say : keeps)('ONU-M-03', '', 'too-many-hired', { hired, most })
}
/** Nobody leads twice. */
const eachOnce = (roster: Roster, say: Say): void => {
  const leaders = roster.groups.map(group => group.leader?.entry)
  leaders.forEach((general, g) => {
    if (general !== undefined && leaders.indexOf(general) < g)
      say('ONU-LDR-01', `groups.${g}.leader`, 'general-twice', { general })
  })
}

function bookFor(faction: FactionId): ArmyBook {
  const serves = ({ faction: of }: { faction: Owner }): boolean => of === faction || of === 'mercenaries'
  const kinds = KINDS.filter(serves)
  const generals = GENERALS.filter(serves)
  const copies = kinds.map(
    (kind): Limit => ({
      is: 'count',
      of: { entries: [kind.id] },
      most: kind.most,
      per: PER,
      rule: 'ONU-ARM-05',
    }),
  )
  const book: ArmyBook = {
    id: faction,
    sections: ['general', 'units', 'mercenaries'],
    rule: { points: 'ONU-ARM-04', entries: 'ONU-ARM-03' },
    slots: [
      {
        id: 'army',
        groups: [1, GENERALS_AT_MOST],
        leaders: generals.map(card => card.id),
        rule: { groups: 'ONU-LDR-01', units: 'ONU-ARM-03' },
      },
    ],
    entries: [...generals.map(generalEntry), ...kinds.map(unitEntry)],
    limits: [{ is: 'count', of: { sections: ['units', 'mercenaries'] }, least: 1, rule: 'ONU-ARM-03' }, ...copies],
    own: (roster, say, keeps) => {
      hiredFew(() => book)(roster, say, keeps)
      eachOnce(roster, say)
    },
  }
  return book
}

/** What may be bought, by faction. */
export const BOOKS: readonly ArmyBook[] = FACTIONS.map(bookFor)

const chosen = ({ kind, rank }: Bought): Chosen => ({
  entry: kind,
  models: 1,
  options: rank === 'none' ? [] : [rank],
})
export const rosterOf = (list: ArmyList): Roster => ({
  book: list.faction,
  points: list.points,
  groups: commandsOf(list).map(({ general, units }) => ({
    slot: 'army',
    ...(general === '' ? {} : { leader: { entry: general, models: 1, options: [] } }),
    units: units.map(chosen),
  })),
})
const commandIn = ({ leader, units }: Roster['groups'][number]): Command => ({
  general: leader?.entry ?? '',
  units: units.map(({ entry, options }) => ({
    kind: entry,
    rank: RANKS.find(rank => options.includes(rank)) ?? 'none',
  })),
})
/** A list from the form that the builder knows; complains where a roster is of no faction. */
export function listOf(roster: Roster): ArmyList {
  const faction = FACTIONS.find(id => id === roster.book)
  if (faction === undefined) throw new Complaint(`ONU-ARM-03: no army list ${roster.book}`)
  const [first = { general: '', units: [] }, ...others] = roster.groups.map(commandIn)
  return { faction, points: roster.points, ...first, ...(others.length === 0 ? {} : { others }) }
}

/** Everything that is wrong with a list; nothing when it may be played (ONU-ARM-03 to 06, ONU-M-03). */
export const findingsOf = (list: ArmyList): ArmyFinding[] => findingsIn(BOOKS, rosterOf(list))

/** What a list comes to: its units, and with what each general adds for those he leads (ONU-LDR-09, ONU-OPT-17). */
export const costOf = (list: ArmyList): Cost => costIn(BOOKS, rosterOf(list))

/** As many points as units may cost under a general (ONU-EX-01). */
export const unitPoints = (points: number, percent: number): number => Math.floor((points * 100) / (100 + percent))

export const writeList = (list: ArmyList): string => writeRoster(rosterOf(list))
export const readList = (text: string): ArmyList => listOf(readRoster(text))
