import type { RuleId } from '@acies/kernel'
import {
  type ArmyBook,
  type Bought,
  bookOf,
  boughtIn,
  isAmong,
  isSelected,
  type Limit,
  optionsFor,
  type Roster,
  type Select,
  type Slot,
  sectionOf,
  slotsOf,
  variantOf,
} from './book.ts'
import { type Cost, costOf } from './cost.ts'

/** What a list does that it may not. `findingSaid` puts it into words. */
export type Fault =
  | { is: 'no-book'; book: string }
  | { is: 'no-variant'; variant: string }
  | { is: 'no-ally'; book: string }
  | { is: 'no-entry'; entry: string }
  | { is: 'not-here'; entry: string; slot: string }
  | { is: 'barred'; entry: string }
  | { is: 'no-option'; entry: string; option: string }
  | { is: 'option-twice'; entry: string; option: string }
  | { is: 'option-needs'; option: string; needs: string }
  | { is: 'option-bars'; option: string; other: string }
  | { is: 'group-full'; group: string; n: number; most: number }
  | { is: 'models'; entry: string; n: number; least: number; most: number; step: number }
  | { is: 'points'; over: number; total: number; points: number }
  | { is: 'share'; of: Select; n: number; least: number; most: number }
  | { is: 'count'; of: Select; n: number; least: number; most: number }
  | { is: 'ratio'; of: Select; to: Select; n: number; most: number; per: readonly [number, number] }
  | { is: 'once'; option: string }
  | { is: 'no-slot'; slot: string }
  | { is: 'groups'; slot: string; n: number; least: number; most: number }
  | { is: 'leader'; slot: string; must: boolean }
  | { is: 'own'; key: string; values: Readonly<Record<string, number | string>> }

export interface ArmyFinding {
  rule: RuleId
  /** `groups.2`, `groups.2.leader`, `groups.2.units.0`; empty for the whole list. */
  where: string
  fault: Fault
}

/** Everything that is wrong with a roster; nothing when it may be played. */
export const findingsOf = (books: readonly ArmyBook[], roster: Roster): ArmyFinding[] => judged(books, roster).wrong

/** What a roster does that it may not, and the limits it keeps: said alike, with the figures of each. */
export function judged(books: readonly ArmyBook[], roster: Roster): { wrong: ArmyFinding[]; kept: ArmyFinding[] } {
  const wrong: ArmyFinding[] = []
  const kept: ArmyFinding[] = []
  const say = (rule: RuleId, where: string, fault: Fault) => wrong.push({ rule, where, fault })
  const keeps = (rule: RuleId, where: string, fault: Fault) => kept.push({ rule, where, fault })
  const book = bookOf(books, roster.book)
  if (book === undefined) {
    say(books[0]?.rule.entries ?? '', '', { is: 'no-book', book: roster.book })
    return { wrong, kept }
  }
  const look: Look = { books, book, roster, bought: boughtIn(books, roster), say, keeps }
  partsExist(look)
  for (const one of look.bought) unitFits(look, one)
  // Limits are counted only over what there is.
  if (wrong.length > 0) return { wrong, kept }
  const cost = costOf(books, roster)
  const over = Math.round((cost.total - roster.points) * 10_000) / 10_000
  const points: Fault = { is: 'points', over, total: cost.total, points: roster.points }
  ;(over > 0 ? say : keeps)(book.rule.points, '', points)
  const slots = slotsOf(book, roster.variant)
  if (slots !== undefined) for (const slot of slots) slotFits(look, slot)
  for (const limit of [...book.limits, ...(variantOf(book, roster.variant)?.limits ?? [])])
    limitHolds(look, limit, cost)
  book.own?.(
    roster,
    (rule, where, key, values = {}) => say(rule, where, { is: 'own', key, values }),
    (rule, where, key, values = {}) => keeps(rule, where, { is: 'own', key, values }),
  )
  return { wrong, kept }
}

interface Look {
  books: readonly ArmyBook[]
  book: ArmyBook
  roster: Roster
  bought: readonly Bought[]
  say: (rule: RuleId, where: string, fault: Fault) => void
  keeps: Look['say']
}
/** A number within bounds is a limit that is kept. */
function within({ say, keeps }: Look, rule: RuleId, where: string, fault: Bounded): void {
  const { n, most } = fault
  const least = 'least' in fault ? fault.least : 0
  ;(n < least || n > most ? say : keeps)(rule, where, fault)
}
type Bounded = Extract<Fault, { is: 'share' | 'count' | 'ratio' | 'groups' }>

/** The variant, the slots and the allies are the book's. */
function partsExist({ books, book, roster, say }: Look): void {
  const { variant, groups } = roster
  if ((book.variants !== undefined || variant !== undefined) && variantOf(book, variant) === undefined)
    say(book.rule.entries, '', { is: 'no-variant', variant: variant ?? '' })
  const slots = slotsOf(book, variant)
  groups.forEach(({ slot, from }, i) => {
    const known = slots === undefined ? slot === '' : slots.some(s => s.id === slot)
    if (!known) say(book.rule.entries, `groups.${i}`, { is: 'no-slot', slot })
    if (from === undefined) return
    if (!(book.allies?.from.includes(from) ?? false) || bookOf(books, from) === undefined)
      say(book.allies?.rule ?? book.rule.entries, `groups.${i}`, { is: 'no-ally', book: from })
  })
}

/** One unit by itself: it is in the book, of a right size, with options that go together. */
function unitFits(look: Look, bought: Bought): void {
  const { roster, book: own, say } = look
  const { chosen, book, entry, where } = bought
  if (entry === undefined) return say(own.rule.entries, where, { is: 'no-entry', entry: chosen.entry })
  const { variant } = roster
  const bar = variantOf(book, variant)?.bars?.find(b => isAmong(book, variant, b.of, entry))
  if (bar !== undefined) say(bar.rule, where, { is: 'barred', entry: entry.id })
  const [least, most] = entry.models
  const step = entry.step ?? 1
  if (chosen.models < least || chosen.models > most || (chosen.models - least) % step !== 0)
    say(entry.rule, where, { is: 'models', entry: entry.id, n: chosen.models, least, most, step })
  optionsFit(look, bought)
}

/** Options there are, that go together, no more of a group than is open. */
function optionsFit({ roster: { variant }, say }: Look, { chosen, book, entry, slot, where }: Bought): void {
  if (entry === undefined) return
  const offered = optionsFor(book, variant, slot, entry)
  const barred = variantOf(book, variant)?.barsOptions ?? []
  const inGroup = new Map<string, number>()
  const opened = new Map<string, number>()
  for (const [i, id] of chosen.options.entries()) {
    const option = offered.find(o => o.id === id)
    if (option === undefined) {
      const rule = barred.find(b => b.options.includes(id))?.rule ?? entry.rule
      say(rule, where, { is: 'no-option', entry: entry.id, option: id })
      continue
    }
    if (chosen.options.indexOf(id) !== i) {
      say(entry.rule, where, { is: 'option-twice', entry: entry.id, option: id })
      continue
    }
    for (const needs of option.needs ?? [])
      if (!needs.split('|').some(one => chosen.options.includes(one)))
        say(option.rule, where, { is: 'option-needs', option: id, needs })
    for (const other of option.bars ?? [])
      if (chosen.options.includes(other)) say(option.rule, where, { is: 'option-bars', option: id, other })
    for (const [group, n] of Object.entries(option.opens ?? {})) opened.set(group, (opened.get(group) ?? 0) + n)
    if (option.group !== undefined) inGroup.set(option.group, (inGroup.get(option.group) ?? 0) + 1)
  }
  for (const [group, n] of inGroup) {
    const opens = offered.some(o => o.opens?.[group] !== undefined)
    const room = opens ? (opened.get(group) ?? 0) : 1
    const rule = offered.find(o => o.group === group)?.rule ?? entry.rule
    if (n > room) say(rule, where, { is: 'group-full', group, n, most: room })
  }
}

/** How many groups of a kind, who leads each and what stands in it. */
function slotFits(look: Look, slot: Slot): void {
  const { roster, bought, say } = look
  const groups = roster.groups.flatMap((group, i) => (group.slot === slot.id ? [{ group, i }] : []))
  const [least, most] = slot.groups
  within(look, slot.rule.groups, '', { is: 'groups', slot: slot.id, n: groups.length, least, most })
  for (const { group, i } of groups) {
    const where = `groups.${i}`
    const must = slot.leaders !== undefined
    if ((group.leader !== undefined) !== must) say(slot.rule.groups, where, { is: 'leader', slot: slot.id, must })
    else if (group.leader !== undefined && !(slot.leaders?.includes(group.leader.entry) ?? false))
      say(slot.rule.groups, `${where}.leader`, { is: 'not-here', entry: group.leader.entry, slot: slot.id })
    const units = bought.filter(b => b.group === i && b.chosen !== group.leader)
    for (const unit of units)
      if (unit.entry?.leads === true || !(slot.units?.some(u => isSelected(roster.variant, u.of, unit)) ?? true))
        say(slot.rule.units, unit.where, { is: 'not-here', entry: unit.chosen.entry, slot: slot.id })
    for (const { of, least, most } of slot.units ?? []) {
      const n = units.filter(unit => isSelected(roster.variant, of, unit)).length
      within(look, slot.rule.units, where, { is: 'count', of, n, least, most })
    }
    const { size } = slot
    if (size === undefined) continue
    const room = size.most + (roster.points >= (size.oneMoreFrom ?? Number.POSITIVE_INFINITY) ? 1 : 0)
    within(look, slot.rule.units, where, { is: 'count', of: {}, n: units.length, least: 0, most: room })
  }
}

function limitHolds(look: Look, limit: Limit, cost: Cost): void {
  const { book, roster, bought, say, keeps } = look
  const { points, variant } = roster
  const chosen = (of: Select): Bought[] => bought.filter(one => isSelected(variant, of, one))
  switch (limit.is) {
    case 'share': {
      const n = chosen(limit.of).reduce((sum, { where }) => sum + (cost.each.get(where) ?? 0), 0)
      const least = ((limit.least ?? 0) * points) / 100
      const most = ((limit.most ?? 100) * points) / 100
      return within(look, limit.rule, '', { is: 'share', of: limit.of, n, least, most })
    }
    case 'count': {
      const n = chosen(limit.of).length
      const least = limit.affordable === true && !affordable(book, roster, limit.of) ? 0 : (limit.least ?? 0)
      const times = limit.per === undefined ? 1 : Math.ceil(points / limit.per)
      const most = limit.most === undefined ? Number.POSITIVE_INFINITY : limit.most * times
      return within(look, limit.rule, '', { is: 'count', of: limit.of, n, least, most })
    }
    case 'ratio': {
      const n = tally(limit.in, chosen(limit.of))
      const [some, every] = limit.most
      const most = Math.floor(tally(limit.in, chosen(limit.to)) / every) * some + (limit.plus ?? 0)
      return within(look, limit.rule, '', { is: 'ratio', of: limit.of, to: limit.to, n, most, per: limit.most })
    }
    case 'once': {
      const seen = new Set<string>()
      for (const { chosen: unit, where } of bought)
        for (const option of unit.options) {
          if (!limit.options.includes(option)) continue
          if (seen.has(option)) say(limit.rule, where, { is: 'once', option })
          else keeps(limit.rule, '', { is: 'once', option })
          seen.add(option)
        }
    }
  }
}

function tally(by: 'units' | 'models' | 'groups', units: readonly Bought[]): number {
  if (by === 'groups') return new Set(units.map(u => u.group)).size
  return by === 'units' ? units.length : units.reduce((sum, u) => sum + u.chosen.models, 0)
}

/** Whether the largest share of their section pays for the cheapest of them (WAB-RUL-307). */
function affordable(book: ArmyBook, roster: Roster, of: Select): boolean {
  const { variant, points } = roster
  const limits = [...book.limits, ...(variantOf(book, variant)?.limits ?? [])]
  return book.entries.some(entry => {
    if (!isAmong(book, variant, of, entry)) return false
    const section = sectionOf(book, variant, entry)
    const share = limits.find(l => l.is === 'share' && l.of.sections?.includes(section) && l.most !== undefined)
    const most = share?.is === 'share' ? (share.most ?? 100) : 100
    return entry.price * entry.models[0] <= (points * most) / 100
  })
}
