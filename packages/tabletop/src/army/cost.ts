import {
  type ArmyBook,
  type ArmyOption,
  type Bought,
  bookOf,
  boughtIn,
  optionsFor,
  type Roster,
  sectionOf,
} from './book.ts'

/** What a roster comes to. Points may have fractions where percentages are paid: never more than four places. */
export interface Cost {
  total: number
  /** The units alone, before what a general adds in percent. */
  units: number
  /** How many percent those who lead groups add, each to his own. */
  percent: number
  sections: Readonly<Record<string, number>>
  groups: readonly number[]
  /** By place: `groups.0.units.3`. */
  each: ReadonlyMap<string, number>
}

export function costOf(books: readonly ArmyBook[], roster: Roster): Cost {
  const sections: Record<string, number> = {}
  const groups = roster.groups.map(() => 0)
  const each = new Map<string, number>()
  const raised = roster.groups.map(() => 100)
  let percent = 0
  let units = 0
  for (const bought of boughtIn(books, roster)) {
    const price = priceOf(bought, roster.variant)
    each.set(bought.where, price)
    groups[bought.group] = exact(groups[bought.group] + price)
    units += price
    percent += bought.entry?.percent ?? 0
    raised[bought.group] += bought.entry?.percent ?? 0
    const { entry, book } = bought
    if (entry === undefined) continue
    const section = sectionOf(book, roster.variant, entry)
    sections[section] = exact((sections[section] ?? 0) + price)
  }
  const list = bookOf(books, roster.book)?.options ?? []
  const more = (roster.options ?? []).reduce((sum, id) => sum + (list.find(o => o.id === id)?.price ?? 0), 0)
  const total = exact(groups.reduce((sum, price, g) => sum + (price * raised[g]) / 100, more))
  return { total, units: exact(units + more), percent, sections, groups, each }
}

/** What a unit costs with what was bought for it; what its book does not have costs nothing. */
export function priceOf({ chosen, book, entry, slot }: Bought, variant: string | undefined): number {
  if (entry === undefined) return 0
  const offered = optionsFor(book, variant, slot, entry)
  const bought = chosen.options.flatMap(id => offered.find(o => o.id === id) ?? [])
  const plain = entry.price * chosen.models
  const crew = bought.reduce((sum, o) => sum + (o.crew ?? 0), 0)
  return exact(bought.reduce((sum, option) => sum + priceOfOption(option, plain, chosen.models, crew), plain))
}

function priceOfOption({ price, per }: ArmyOption, plain: number, models: number, crew: number): number {
  switch (per) {
    case 'model':
      return price * models
    case 'unit':
      return price
    case 'crew':
      return price * crew
    case 'percent':
      return (plain * price) / 100
  }
}

/** Rid of what binary fractions leave behind: 100 at 30 % is 130, not a hair more. */
const exact = (n: number): number => Math.round(n * 10_000) / 10_000
