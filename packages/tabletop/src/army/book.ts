import type { RuleId } from '@acies/kernel'

/**
 * Army lists as a schema: one for all games of the free table.
 *
 * A game gives its **books** (this file: what may be bought, at what price, within which limits) and its **names**
 * (words.ts: what entries, options and parts are called). A player writes a **roster**. From these follow
 * - `costOf(books, roster)`: the total and what each part, group and unit comes to (cost.ts);
 * - `findingsOf(books, roster)`: everything that is wrong, each with its rule and its place (findings.ts);
 * - `findingSaid(finding, names)`: the same in words, Spanish and English (words.ts);
 * - `keptIn(books, roster)`, `keptSaid(…)`: the limits it keeps, with their figures (kept.ts);
 * - `writeRoster(roster)`, `readRoster(text)`: a text to keep and to share (text.ts);
 * - `entriesFor`, `optionsFor`: what a builder may offer for a group or a unit (below).
 *
 *     spain/standard | 500                  book/variant | points [| options of the list]
 *     infantry: captain+level-1 "Don Juan"  a group: its slot, its leader (of allies: infantry@empire:)
 *     SPA-02+swordsmen SPA-03×2             units: entry*models/files+option+CSM×how many such; without a slot: the only group
 */
export interface ArmyBook {
  id: string
  /** Parts of the army, in the order in which they are shown: characters, warriors … */
  sections: readonly string[]
  entries: readonly Entry[]
  limits: readonly Limit[]
  /** How the army falls into groups (commands); one nameless group when there are none. */
  slots?: readonly Slot[]
  /** A tribe, an organisation chart: what it changes. If a book has any, one must be named. */
  variants?: readonly Variant[]
  /** Other books from which whole groups may come, and by which rule. */
  allies?: { from: readonly string[]; rule: RuleId }
  /** Options of the whole list (all warriors in open order …). */
  options?: readonly ArmyOption[]
  /** The rule that a list keeps within its points, and that it has only what its book has. */
  rule: { points: RuleId; entries: RuleId }
  /** What no limit below can say: `key` and numbers go to `names.own`; `keeps` takes what is counted and holds. */
  own?: (roster: Roster, say: Say, keeps: Say) => void
}

export type Say = (rule: RuleId, where: string, key: string, values?: Readonly<Record<string, number | string>>) => void

export interface Entry {
  id: string
  section: string
  /** Least and most models of one unit, and in what steps; a card or a base is [1, 1]. */
  models: readonly [least: number, most: number]
  step?: number
  /** What one model costs; a unit of [1, 1] so much in all. */
  price: number
  /** Raises what the group it leads costs by so many percent: a general of ONUS! (ONU-LDR-09, ONU-OPT-17). */
  percent?: number
  options: readonly ArmyOption[]
  /** Whatever limits want to ask for: `horse`, `great-gun`. */
  tags?: readonly string[]
  /** A unit led by it, not a unit itself: it stands only as the leader of a group. */
  leads?: boolean
  rule: RuleId
}

export interface ArmyOption {
  id: string
  price: number
  /** For each model; for the unit; for each of its crew; or so many percent of the unit's price without options. */
  per: 'model' | 'unit' | 'crew' | 'percent'
  /** How many crew it brings. */
  crew?: number
  /** Of a group one may be had, or as many as chosen options open of it. */
  group?: string
  opens?: Readonly<Record<string, number>>
  /** Only with these; `horse|warhorse`: with one of the two. */
  needs?: readonly string[]
  /** Never together with these. */
  bars?: readonly string[]
  /** What the game makes of it. */
  gives?: readonly string[]
  takes?: readonly string[]
  rule: RuleId
}

/** Which units: those that are all that is said; nothing said: all. */
export interface Select {
  entries?: readonly string[]
  sections?: readonly string[]
  tags?: readonly string[]
  /** Those that have bought one of these. */
  options?: readonly string[]
  /** Those in groups of these slots. */
  slots?: readonly string[]
}

export type Limit =
  /** Percent of the points agreed on. */
  | { is: 'share'; of: Select; least?: number; most?: number; rule: RuleId }
  /**
   * How many units; `per`: `most` for every so many points or part of them; `affordable`: at least so many only if the
   * share of their section pays for one.
   */
  | { is: 'count'; of: Select; least?: number; most?: number; per?: number; affordable?: boolean; rule: RuleId }
  /** At most `most[0]` of these for every `most[1]` of those, and `plus` besides. */
  | {
      is: 'ratio'
      of: Select
      to: Select
      most: readonly [number, number]
      plus?: number
      in: 'units' | 'models' | 'groups'
      rule: RuleId
    }
  /** Each of these options once in the whole army. */
  | { is: 'once'; options: readonly string[]; rule: RuleId }

export interface Slot {
  id: string
  /** How many groups of this kind there may be. */
  groups: readonly [least: number, most: number]
  /** Who may lead it: entries, or nobody. A group that may have a leader must. */
  leaders?: readonly string[]
  /** What stands in it, how many of each; other units may not. Not said: anything. */
  units?: readonly { of: Select; least: number; most: number }[]
  /** How many units in all; from so many points on one more. */
  size?: { most: number; oneMoreFrom?: number }
  /** What units may buy here besides their own options. */
  options?: readonly ArmyOption[]
  rule: { groups: RuleId; units: RuleId }
}

export interface Variant {
  id: string
  /** What it has not. */
  bars?: readonly { of: Select; rule: RuleId }[]
  barsOptions?: readonly { options: readonly string[]; rule: RuleId }[]
  /** Entries that stand in another section. */
  moves?: readonly { entry: string; to: string }[]
  /** Options that some entries have besides. */
  options?: readonly { to: readonly string[]; add: readonly ArmyOption[] }[]
  limits?: readonly Limit[]
  slots?: readonly Slot[]
}

/** What a player brings to the table. */
export interface Roster {
  book: string
  variant?: string
  points: number
  /** Options of the whole list. */
  options?: readonly string[]
  groups: readonly Group[]
}
export interface Group {
  /** '' where the book has no slots. */
  slot: string
  leader?: Chosen
  units: readonly Chosen[]
  /** Allies: the book they come from. */
  from?: string
}
export interface Chosen {
  entry: string
  models: number
  /** How many files wide it forms up; not said: as is usual. */
  files?: number
  options: readonly string[]
  name?: string
}

export const bookOf = (books: readonly ArmyBook[], id: string): ArmyBook | undefined => books.find(b => b.id === id)
export const variantOf = (book: ArmyBook, id: string | undefined): Variant | undefined =>
  book.variants?.find(v => v.id === id)

/** The kinds of group of a roster: those of its variant, else of its book. */
export const slotsOf = (book: ArmyBook, variant: string | undefined): readonly Slot[] | undefined =>
  variantOf(book, variant)?.slots ?? book.slots

/** The section in which an entry stands, the variant heard. */
export const sectionOf = (book: ArmyBook, variant: string | undefined, entry: Entry): string =>
  variantOf(book, variant)?.moves?.find(m => m.entry === entry.id)?.to ?? entry.section

/** What a unit may buy: its own, what the variant adds, what its slot adds. */
export function optionsFor(book: ArmyBook, variant: string | undefined, slot: string, entry: Entry): ArmyOption[] {
  const own = variantOf(book, variant)
  const barred = own?.barsOptions?.flatMap(b => b.options) ?? []
  const added = own?.options?.flatMap(o => (o.to.includes(entry.id) ? o.add : [])) ?? []
  const here = entry.leads === true ? [] : (slotsOf(book, variant)?.find(s => s.id === slot)?.options ?? [])
  return [...entry.options, ...added, ...here].filter(o => !barred.includes(o.id))
}

/** The entries that may stand in a group, as leader or as unit; limits on their number are not looked at. */
export function entriesFor(book: ArmyBook, variant: string | undefined, slot: string, as: 'leader' | 'unit'): Entry[] {
  const where = slotsOf(book, variant)?.find(s => s.id === slot)
  const bars = variantOf(book, variant)?.bars ?? []
  return book.entries.filter(entry => {
    if ((entry.leads === true) !== (as === 'leader') || bars.some(b => isAmong(book, variant, b.of, entry)))
      return false
    if (as === 'leader') return where?.leaders?.includes(entry.id) ?? false
    return where?.units === undefined || where.units.some(u => isAmong(book, variant, u.of, entry))
  })
}

/** Whether an entry is of a kind; what was bought for it and where it stands is not asked. */
export function isAmong(book: ArmyBook, variant: string | undefined, of: Select, entry: Entry): boolean {
  return (
    (of.entries?.includes(entry.id) ?? true) &&
    (of.sections?.includes(sectionOf(book, variant, entry)) ?? true) &&
    (of.tags?.some(tag => entry.tags?.includes(tag)) ?? true)
  )
}

/** Every unit of a roster, leaders too, with its book, its entry (if there is one) and its place. */
export interface Bought {
  chosen: Chosen
  book: ArmyBook
  entry: Entry | undefined
  slot: string
  group: number
  /** Such as `groups.2.units.0`, `groups.2.leader`. */
  where: string
}
export function boughtIn(books: readonly ArmyBook[], roster: Roster): Bought[] {
  return roster.groups.flatMap((group, g) => {
    const book = bookOf(books, group.from ?? roster.book)
    if (book === undefined) return []
    const one = (chosen: Chosen, where: string): Bought => ({
      chosen,
      book,
      entry: book.entries.find(e => e.id === chosen.entry),
      slot: group.slot,
      group: g,
      where,
    })
    return [
      ...(group.leader === undefined ? [] : [one(group.leader, `groups.${g}.leader`)]),
      ...group.units.map((unit, i) => one(unit, `groups.${g}.units.${i}`)),
    ]
  })
}

/** Whether a unit is of a kind, what was bought for it and where it stands included. */
export const isSelected = (variant: string | undefined, of: Select, { book, entry, chosen, slot }: Bought): boolean =>
  entry !== undefined &&
  isAmong(book, variant, of, entry) &&
  (of.options?.some(o => chosen.options.includes(o)) ?? true) &&
  (of.slots?.includes(slot) ?? true)
