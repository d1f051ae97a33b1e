import { type Ledger, type TraitSet, Traits } from '@acies/kernel'
import type { Rule } from '../events.ts'
import { type Field, kindOf, type Unit } from '../position.ts'
import type { Context, Deed, LedgerName, Moment, Trait } from './trait.ts'

/** Every special rule there is a room for. */
const all = (): readonly Trait[] => []

/** Put together when the first unit is looked at: a room may ask the rules, and the rules ask the rooms. */
let book: Traits<Trait> | null = null
const sets = new WeakMap<readonly string[], TraitSet<Trait>>()
const NONE: Context = {}

/** The special rules of a unit that there is a room for; names without one are words on a roster. */
export function traitsOf(g: Field, u: Unit): TraitSet<Trait> {
  const { traits } = kindOf(g, u)
  let set = sets.get(traits)
  if (set === undefined) {
    book ??= new Traits(all())
    const { names } = book
    set = book.of(traits.filter(name => names.includes(name)))
    sets.set(traits, set)
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
