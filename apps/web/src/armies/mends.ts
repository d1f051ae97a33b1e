import {
  type ArmyBook,
  type ArmyFinding,
  boughtIn,
  type Chosen,
  costOf,
  entriesFor,
  findingsOf,
  isAmong,
  optionsFor,
  type Roster,
  type Select,
  slotsOf,
} from '@acies/tabletop'
import { addUnit, chosenAt, dropGroup, freshGroup, freshUnit, groupAt, putAt, toggled, type Where } from './roster.ts'

/** A change that would mend something. */
export type Mend = { roster: Roster } & (
  | { does: 'remove' | 'add'; entry: string; n: number }
  | { does: 'remove-last'; n: number }
  | { does: 'models'; entry: string; n: number }
  | { does: 'take-option' | 'remove-option'; option: string }
  | { does: 'add-group' | 'remove-group' | 'add-leader'; slot: string }
  | { does: 'variant'; variant: string }
)
/** As many are offered. */
const OFFERED = 2
/** So many units more or less are tried. */
const TRIED = 40

/** What would mend a finding at a press, what leaves the least wrong and costs the list least first; each is tried before. */
export function mendsOf(books: readonly ArmyBook[], roster: Roster, finding: ArmyFinding): Mend[] {
  const book = books.find(one => one.id === roster.book)
  if (book === undefined) return []
  const first = triedOut(books, roster, finding, likelyFor(books, book, roster, finding))
  return first.length > 0 ? first : triedOut(books, roster, finding, anyFor(books, roster, finding))
}

/** Which fault it is, whatever its figures are. */
const faultIn = ({ rule, where, fault }: ArmyFinding): string =>
  JSON.stringify([rule, where, fault.is, 'of' in fault && fault.of, 'slot' in fault && fault.slot])
const isGone = (books: readonly ArmyBook[], finding: ArmyFinding, roster: Roster): boolean =>
  !findingsOf(books, roster).some(one => faultIn(one) === faultIn(finding))

function triedOut(books: readonly ArmyBook[], roster: Roster, finding: ArmyFinding, mends: Iterable<Mend>): Mend[] {
  const before = costOf(books, roster).total
  const good = [...mends].filter(mend => isGone(books, finding, mend.roster))
  const ranked = good.map(mend => ({
    mend,
    left: findingsOf(books, mend.roster).length,
    change: Math.abs(before - costOf(books, mend.roster).total),
  }))
  return ranked
    .sort((a, b) => a.left - b.left || a.change - b.change)
    .slice(0, OFFERED)
    .map(({ mend }) => mend)
}

/** What goes to the point of a fault. */
function likelyFor(books: readonly ArmyBook[], book: ArmyBook, roster: Roster, finding: ArmyFinding): Iterable<Mend> {
  const { fault, where } = finding
  const chosen = chosenAt(roster, where)
  switch (fault.is) {
    case 'no-variant':
      return (book.variants ?? []).map(({ id }) => ({
        does: 'variant',
        variant: id,
        roster: { ...roster, variant: id },
      }))
    case 'option-twice':
    case 'no-option':
    case 'option-bars':
    case 'once':
      return chosen === undefined ? [] : [withoutOption(roster, where, chosen, fault.option)]
    case 'option-needs':
      return chosen === undefined
        ? []
        : [
            withoutOption(roster, where, chosen, fault.option),
            ...fault.needs.split('|').map(option => withOption(books, book, roster, where, chosen, option)),
          ]
    case 'group-full':
      return chosen === undefined
        ? []
        : offeredTo(books, book, roster, where, chosen)
            .filter(({ id, group }) => group === fault.group && chosen.options.includes(id))
            .map(({ id }) => withoutOption(roster, where, chosen, id))
    case 'models': {
      if (chosen === undefined) return []
      const { least, most, step } = fault
      const n = Math.max(least, Math.min(most, least + step * Math.round((chosen.models - least) / step)))
      return [{ does: 'models', entry: chosen.entry, n, roster: putAt(roster, where, { ...chosen, models: n }) }]
    }
    case 'groups':
      return fault.n < fault.least
        ? [withGroup(book, roster, fault.slot)]
        : [withoutGroups(roster, fault.slot, fault.most)]
    case 'leader': {
      const { leader } = freshGroup(book, roster, fault.slot)
      const led = roster.groups[groupAt(where)].leader
      if (!fault.must && led !== undefined)
        return [{ does: 'remove', entry: led.entry, n: 1, roster: putAt(roster, `${where}.leader`, null) }]
      if (!fault.must || leader === undefined) return []
      return [{ does: 'add-leader', slot: fault.slot, roster: putAt(roster, `${where}.leader`, leader) }]
    }
    case 'share':
    case 'count':
      return fault.n < fault.least ? more(books, roster, finding, fault.of) : fewer(books, roster, finding)
    case 'own':
      return chosen === undefined
        ? fewer(books, roster, finding)
        : offeredTo(books, book, roster, where, chosen)
            .filter(({ id }) => !chosen.options.includes(id))
            .map(({ id }) => withOption(books, book, roster, where, chosen, id))
    case 'points':
    case 'ratio':
      return fewer(books, roster, finding)
    default:
      return []
  }
}

/** What helps against anything: without what it is about, or without what came last. */
function* anyFor(books: readonly ArmyBook[], roster: Roster, finding: ArmyFinding): Iterable<Mend> {
  const { where } = finding
  const chosen = chosenAt(roster, where)
  const group = roster.groups[groupAt(where)]
  if (chosen !== undefined) yield { does: 'remove', entry: chosen.entry, n: 1, roster: putAt(roster, where, null) }
  if (group !== undefined) yield { does: 'remove-group', slot: group.slot, roster: dropGroup(roster, groupAt(where)) }
  const last = unitsOf(books, roster).reverse()
  for (let n = 1; n <= Math.min(TRIED, last.length); n++) {
    const less = without(roster, last.slice(0, n))
    if (isGone(books, finding, less)) return yield { does: 'remove-last', n, roster: less }
  }
}

/** Of each kind of unit as many less as it takes, or of one unit as many models, if that is enough. */
function* fewer(books: readonly ArmyBook[], roster: Roster, finding: ArmyFinding): Iterable<Mend> {
  const units = unitsOf(books, roster)
  for (const { chosen, entry, where } of units) {
    const { models = [1, 1], step = 1 } = entry ?? {}
    for (let n = chosen.models - step; n >= models[0]; n -= step) {
      const less = putAt(roster, where, { ...chosen, models: n })
      if (!isGone(books, finding, less)) continue
      yield { does: 'models', entry: chosen.entry, n, roster: less }
      break
    }
  }
  for (const entry of new Set(units.map(({ chosen }) => chosen.entry))) {
    const alike = units.filter(({ chosen }) => chosen.entry === entry).reverse()
    for (let n = 1; n <= Math.min(TRIED, alike.length); n++) {
      const less = without(roster, alike.slice(0, n))
      if (!isGone(books, finding, less)) continue
      yield { does: 'remove', entry, n, roster: less }
      break
    }
  }
}
/** Of each kind of unit that is missing as many as it takes, where they may stand. */
function* more(books: readonly ArmyBook[], roster: Roster, finding: ArmyFinding, of: Select): Iterable<Mend> {
  const { variant, groups } = roster
  for (const [g, { slot, from }] of groups.entries()) {
    if (finding.where !== '' && groupAt(finding.where) !== g) continue
    const book = books.find(({ id }) => id === (from ?? roster.book))
    if (book === undefined) continue
    for (const entry of entriesFor(book, variant, slot, 'unit')) {
      if (!isAmong(book, variant, of, entry)) continue
      let next = roster
      for (let n = 1; n <= TRIED; n++) {
        next = addUnit(next, g, freshUnit(book, entry.id))
        if (!isGone(books, finding, next)) continue
        yield { does: 'add', entry: entry.id, n, roster: next }
        break
      }
    }
  }
}

const unitsOf = (books: readonly ArmyBook[], roster: Roster) =>
  boughtIn(books, roster).filter(({ entry, where }) => entry?.leads !== true && !where.endsWith('.leader'))

/** The last first, so that the places of the others stay theirs. */
const without = (roster: Roster, units: readonly { where: Where }[]): Roster =>
  [...units]
    .sort((a, b) => Number(b.where.split('.')[3]) - Number(a.where.split('.')[3]))
    .reduce((list, { where }) => putAt(list, where, null), roster)

const withoutOption = (roster: Roster, where: Where, chosen: Chosen, option: string): Mend => ({
  does: 'remove-option',
  option,
  roster: putAt(roster, where, {
    ...chosen,
    options: chosen.options.filter((id, i) => id !== option || !isLast(chosen, i)),
  }),
})
/** Of an option that is there twice, the first stays. */
const isLast = ({ options }: Chosen, i: number): boolean => options.lastIndexOf(options[i]) === i

const bookAt = (books: readonly ArmyBook[], book: ArmyBook, roster: Roster, where: Where): ArmyBook =>
  books.find(({ id }) => id === roster.groups[groupAt(where)]?.from) ?? book

function offeredTo(books: readonly ArmyBook[], own: ArmyBook, roster: Roster, where: Where, { entry: id }: Chosen) {
  const book = bookAt(books, own, roster, where)
  const entry = book.entries.find(one => one.id === id)
  const slot = roster.groups[groupAt(where)]?.slot ?? ''
  return entry === undefined ? [] : optionsFor(book, roster.variant, slot, entry)
}
function withOption(
  books: readonly ArmyBook[],
  own: ArmyBook,
  roster: Roster,
  where: Where,
  chosen: Chosen,
  option: string,
): Mend {
  const slot = roster.groups[groupAt(where)]?.slot ?? ''
  const next = toggled(bookAt(books, own, roster, where), roster.variant, slot, chosen, option)
  return { does: 'take-option', option, roster: putAt(roster, where, next) }
}

function withGroup(book: ArmyBook, roster: Roster, slot: string): Mend {
  const order = slotsOf(book, roster.variant)?.map(({ id }) => id) ?? []
  const groups = [...roster.groups, freshGroup(book, roster, slot)]
  groups.sort((a, b) => order.indexOf(a.slot) - order.indexOf(b.slot))
  return { does: 'add-group', slot, roster: { ...roster, groups } }
}
/** The last of a kind go until as many are left as there may be. */
function withoutGroups(roster: Roster, slot: string, most: number): Mend {
  const last = roster.groups.findLastIndex(group => group.slot === slot)
  const less = dropGroup(roster, last)
  const left = less.groups.filter(group => group.slot === slot).length
  return left > most ? withoutGroups(less, slot, most) : { does: 'remove-group', slot, roster: less }
}
