import { Complaint } from '@acies/kernel'
import {
  type ArmyBook,
  type ArmyFinding,
  type Chosen,
  type Cost,
  costOf as costIn,
  findingsOf as findingsIn,
  type Group,
  type Roster,
} from '@acies/tabletop'
import { BOOKS, listedAs, profileOf } from '../data/books/index.ts'
import { crewsApart, ridersFrom } from '../data/kinds.ts'
import type { Raised } from '../data/raised.ts'

export const findingsOf = (roster: Roster): ArmyFinding[] => findingsIn(BOOKS, roster)
export const costOf = (roster: Roster): Cost => costIn(BOOKS, roster)

const isCommand = (option: string): boolean => /^[CSM]$/.test(option)
/** What it has by its tribe, without buying it. */
const given = (profile: string, { variant, options = [] }: Roster): string[] =>
  Object.entries(profileOf(profile).options).flatMap(([id, gift]) => {
    if (gift.given === undefined || !(gift.tribes?.includes(variant ?? '') ?? false)) return []
    return gift.given === 'always' || options.includes(id) ? [id] : []
  })

/** As many files as fight well: three or four deep on foot, two in the saddle; loose men in one line. */
export function usualFiles(profile: string, models: number): number {
  const { troop, order } = profileOf(profile)
  if (order === 'loose') return models
  const deep = troop === 'infantry' ? (models >= 24 ? 5 : models >= 16 ? 4 : models >= 12 ? 3 : 2) : models >= 8 ? 2 : 1
  return Math.max(Math.min(models, 4), Math.ceil(models / deep))
}

function raisedFrom(roster: Roster, { from }: Group, chosen: Chosen, worth: number): Raised {
  const listed = listedAs(chosen.entry)
  if (listed === undefined) throw new Complaint(`no entry ${chosen.entry}`)
  const options = [...chosen.options.filter(o => !isCommand(o)), ...given(chosen.entry, roster)]
  const profile = profileOf(chosen.entry)
  // The crew of a machine is a unit with a worth of its own.
  const [crew] = crewsApart(profile) ? ridersFrom(profile, options) : []
  const models = listed.pack?.reduce((sum, p) => sum + p.n, 0) ?? chosen.models
  return {
    profile: chosen.entry,
    models,
    options,
    // Allies are not to be relied on (WAB-RUL-323).
    traits: from === undefined ? [] : ['unreliable'],
    command: chosen.options.filter(isCommand).join(''),
    worth: worth - (crew === undefined ? 0 : crew.n * crew.kind.points),
    files: Math.min(chosen.files ?? usualFiles(chosen.entry, models), models),
    pack: listed.pack ?? [],
    ...(listed.behind === undefined ? {} : { behind: listed.behind }),
    ...(chosen.name === undefined ? {} : { name: chosen.name }),
  }
}
/** The units of a list, in its order. */
export function raisedBy(roster: Roster): Raised[] {
  const { each } = costOf(roster)
  return roster.groups.flatMap((group, g) =>
    group.units.map((chosen, i) => raisedFrom(roster, group, chosen, each.get(`groups.${g}.units.${i}`) ?? 0)),
  )
}
export const bookNamed = (id: string): ArmyBook | undefined => BOOKS.find(b => b.id === id)
