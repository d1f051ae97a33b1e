import { type Ledger, type TraitSet, Traits } from '@acies/kernel'
import type { Rule } from '../events.ts'
import { type Field, isLooseOrder, type Kind, kindOf, type Unit } from '../position.ts'
import { armies } from './armies/index.ts'
import { arms } from './arms/index.ts'
import { engines } from './engines/index.ts'
import { mind } from './mind/index.ts'
import type { Context, Deed, LedgerName, Moment, Trait } from './trait.ts'
import { troops } from './troops/index.ts'

/** Put together when the first unit is looked at: a room may ask the rules, and the rules ask the rooms. */
let book: Traits<Trait> | null = null
let rooms: ReadonlySet<string> = new Set()
const open = (): Traits<Trait> => {
  if (book === null) {
    book = new Traits([...arms, ...mind, ...troops, ...engines, ...armies])
    rooms = new Set(book.names)
  }
  return book
}
/** By kind, then by the marks on the unit that have a room. */
const sets = new WeakMap<Kind, Map<string, TraitSet<Trait>>>()
const NONE: Context = {}

/**
 * The special rules of a unit that there is a room for, by the names of its troop type, its special rules, its weapons,
 * its armour and the states that lie on it (a testudo is a state with a room). Names without one are words on a roster.
 */
export function traitsOf(g: Field, u: Unit): TraitSet<Trait> {
  const all = open()
  const kind = kindOf(g, u)
  let marks = ''
  for (const s of u.states) if (rooms.has(s.is)) marks += ` ${s.is}`
  let known = sets.get(kind)
  if (known === undefined) {
    known = new Map()
    sets.set(kind, known)
  }
  let set = known.get(marks)
  if (set === undefined) {
    const loose = isLooseOrder(kind) ? ['skirmishers'] : []
    const names = [kind.troop, ...loose, ...kind.traits, ...kind.weapons, ...kind.armour, ...marks.split(' ')]
    set = all.of(names.filter(name => rooms.has(name)))
    known.set(marks, set)
  }
  return set
}

/** Lets every trait of a unit add to a number. */
export function adding(name: LedgerName, ledger: Ledger, g: Field, u: Unit, c: Context = NONE): Ledger {
  for (const t of traitsOf(g, u).with('adds')) t.adds[name]?.(ledger, g, u, c)
  return ledger
}
/** The first rule of the unit's traits against a deed (or for one that is asked the other way round). */
export function refusal(deed: Deed, g: Field, u: Unit, c: Context = NONE): Rule | null {
  for (const t of traitsOf(g, u).with('refuses')) {
    const rule = t.refuses[deed]?.(g, u, c) ?? null
    if (rule !== null) return rule
  }
  return null
}
/** What becomes due for a unit at a moment. */
export function becomesDue(moment: Moment, g: Field, u: Unit, c: Context = NONE): void {
  for (const t of traitsOf(g, u).with('makes')) {
    const due = t.makes[moment]?.(g, u, c)
    if (due !== undefined) g.due.push(...due)
  }
}
