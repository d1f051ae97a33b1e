import { type ArmyBook, type Chosen, entriesFor, type Group, optionsFor, type Roster } from '@acies/tabletop'

/** A place in a roster: `groups.2.leader`, `groups.2.units.0`. */
export type Where = string

const withGroup = (roster: Roster, g: number, change: (group: Group) => Group): Roster => ({
  ...roster,
  groups: roster.groups.map((group, i) => (i === g ? change(group) : group)),
})
export const groupAt = (where: Where): number => Number(where.split('.')[1] ?? -1)
const unitAt = (where: Where): number => Number(where.split('.')[3] ?? -1)

export function chosenAt(roster: Roster, where: Where): Chosen | undefined {
  const group = roster.groups[groupAt(where)]
  return where.endsWith('.leader') ? group?.leader : group?.units[unitAt(where)]
}

/** The roster with what stands at a place changed; taken away by null. */
export function putAt(roster: Roster, where: Where, chosen: Chosen | null): Roster {
  return withGroup(roster, groupAt(where), group => {
    if (where.endsWith('.leader')) {
      const { leader: _gone, ...rest } = group
      return chosen === null ? rest : { ...rest, leader: chosen }
    }
    const at = unitAt(where)
    const units = group.units.flatMap((unit, i) => (i !== at ? [unit] : chosen === null ? [] : [chosen]))
    return { ...group, units }
  })
}
export const addUnit = (roster: Roster, g: number, chosen: Chosen): Roster =>
  withGroup(roster, g, group => ({ ...group, units: [...group.units, chosen] }))
export const dropGroup = (roster: Roster, g: number): Roster => ({
  ...roster,
  groups: roster.groups.filter((_, i) => i !== g),
})
export const changeGroup = (roster: Roster, g: number, more: Partial<Group>): Roster =>
  withGroup(roster, g, group => ({ ...group, ...more }))

/** Nothing has been bought yet but what there must be. */
export const isEmpty = ({ groups }: Roster): boolean => groups.every(({ units }) => units.length === 0)

/** Where the first of its units stands; a list of none has none. */
export function firstUnitIn({ groups }: Roster): Where | null {
  const g = groups.findIndex(({ units }) => units.length > 0)
  return g < 0 ? null : `groups.${g}.units.0`
}

/** A unit as one begins with it: as few models as may be, nothing bought. */
export function freshUnit(book: ArmyBook, entry: string): Chosen {
  const found = book.entries.find(one => one.id === entry)
  return { entry, models: found?.models[0] ?? 1, options: [] }
}

/** A group of a kind, with its first leader if it must have one and what it must at least hold. */
export function freshGroup(book: ArmyBook, { variant, groups }: Roster, slot: string): Group {
  // A general is one man: he leads no second group.
  const taken = groups.map(group => group.leader?.entry)
  const leader = entriesFor(book, variant, slot, 'leader').find(
    ({ id, percent }) => percent === undefined || !taken.includes(id),
  )
  if (leader === undefined) return { slot, units: [] }
  const first = leader.options.find(option => option.group === 'level')
  return { slot, leader: { ...freshUnit(book, leader.id), options: first ? [first.id] : [] }, units: [] }
}

/** How many of an entry a list has, and may have at its size; null where nothing limits it alone. */
export function copiesOf(book: ArmyBook, roster: Roster, entry: string): { n: number; most: number } | null {
  const limits = [...book.limits, ...(book.variants?.find(one => one.id === roster.variant)?.limits ?? [])]
  const limit = limits.find(one => one.is === 'count' && one.of.entries?.join() === entry && one.most !== undefined)
  if (limit?.is !== 'count' || limit.most === undefined) return null
  const times = limit.per === undefined ? 1 : Math.ceil(roster.points / limit.per)
  const n = roster.groups.flatMap(group => group.units).filter(unit => unit.entry === entry).length
  return { n, most: limit.most * times }
}

/** Rows of the same thing, one for all that are alike. */
export function rowsOf(group: Group, g: number): { where: Where; chosen: Chosen; copies: number }[] {
  const rows = new Map<string, { where: Where; chosen: Chosen; copies: number }>()
  group.units.forEach((chosen, i) => {
    const key = JSON.stringify([chosen.entry, chosen.models, chosen.files, [...chosen.options].sort(), chosen.name])
    const row = rows.get(key)
    if (row === undefined) rows.set(key, { where: `groups.${g}.units.${i}`, chosen, copies: 1 })
    else row.copies++
  })
  return [...rows.values()]
}

/** An option turned on or off; of a group of which one may be had, it takes the other's place. */
export function toggled(book: ArmyBook, variant: string | undefined, slot: string, chosen: Chosen, id: string): Chosen {
  if (chosen.options.includes(id)) return { ...chosen, options: chosen.options.filter(one => one !== id) }
  const entry = book.entries.find(one => one.id === chosen.entry)
  const offered = entry === undefined ? [] : optionsFor(book, variant, slot, entry)
  const group = offered.find(one => one.id === id)?.group
  const single = group !== undefined && !offered.some(one => one.opens?.[group] !== undefined)
  const others = single ? offered.filter(one => one.group === group).map(one => one.id) : []
  return { ...chosen, options: [...chosen.options.filter(one => !others.includes(one)), id] }
}
