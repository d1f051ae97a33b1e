import type { Pick as Chosen, RuleId } from './pick.ts'
import type { Told } from './position.ts'
import { type Procedure, rulebook } from './step.ts'

/**
 * A special rule in a room of its own: a skill, a formation, a weapon, a kind of troop. A game extends this with the
 * hooks its core asks: numbers are added to a `Ledger`, permissions are refused with a rule id, moments put something
 * into `due`. A hook never rolls, asks or calls; the core never asks which trait it has before it.
 */
export interface Trait {
  readonly name: string
  readonly rules: readonly RuleId[]
}

/** A trait that has the hook. */
export type Hooked<T, K extends keyof T> = T & Required<Pick<T, K>>

/** What a trait has under a name of a hook. */
type Entry<T, K extends keyof T, N extends keyof NonNullable<T[K]>> = NonNullable<NonNullable<T[K]>[N]>

/** What was found under a name; few names stand in the tables of two hooks. */
interface Said<T> {
  hook: keyof T
  found: readonly unknown[]
  other: Said<T> | undefined
}

/** The traits that one bearer has, looked up by hook. */
export class TraitSet<T extends Trait> {
  readonly all: readonly T[]
  private readonly byHook = new Map<keyof T, readonly T[]>()
  private readonly byName = new Map<string, Said<T>>()

  constructor(all: readonly T[]) {
    this.all = all
  }
  has(name: string): boolean {
    return this.all.some(t => t.name === name)
  }
  /** Those that have a say at the hook. */
  with<K extends keyof T>(hook: K): readonly Hooked<T, K>[] {
    let found = this.byHook.get(hook)
    if (found === undefined) {
      found = this.all.filter(t => t[hook] !== undefined)
      this.byHook.set(hook, found)
    }
    return found as readonly Hooked<T, K>[]
  }
  /** What they have to say at a hook that is a table of names: the entries of that name, looked up once. */
  at<K extends keyof T, N extends string & keyof NonNullable<T[K]>>(hook: K, name: N): readonly Entry<T, K, N>[] {
    const first = this.byName.get(name)
    let said = first
    while (said !== undefined && said.hook !== hook) said = said.other
    if (said === undefined) {
      said = { hook, found: this.all.flatMap(t => t[hook]?.[name] ?? []), other: first }
      this.byName.set(name, said)
    }
    return said.found as readonly Entry<T, K, N>[]
  }
}

/** All traits of a game, by name. Sets are put together in the order of names, so nothing can depend on another order. */
export class Traits<T extends Trait> {
  private readonly byName = new Map<string, T>()
  private readonly sets = new Map<string, TraitSet<T>>()
  private readonly known = new WeakMap<readonly string[], TraitSet<T>>()

  constructor(all: readonly T[]) {
    for (const trait of all) {
      if (this.byName.has(trait.name)) throw new Error(`two traits are named ${trait.name}`)
      this.byName.set(trait.name, trait)
    }
  }
  get names(): string[] {
    return [...this.byName.keys()]
  }
  named(name: string): T {
    const trait = this.byName.get(name)
    if (trait === undefined) throw new Error(`no trait is named ${name}`)
    return trait
  }
  /** The set of these names. The same list is looked up once: lists are replaced, never changed. */
  of(names: readonly string[]): TraitSet<T> {
    const known = this.known.get(names)
    if (known !== undefined) return known
    const unique = [...new Set(names)].sort()
    const key = unique.join(' ')
    const set = this.sets.get(key) ?? new TraitSet(unique.map(name => this.named(name)))
    this.sets.set(key, set)
    this.known.set(names, set)
    return set
  }
}

/** The first rule against something, of those that speak up; null when nobody does. */
export function barred<T>(traits: readonly T[], ask: (trait: T) => RuleId | null): RuleId | null {
  for (const trait of traits) {
    const rule = ask(trait)
    if (rule !== null) return rule
  }
  return null
}

/** Something that must still happen: a step of the game and its arguments, in the field until `settle` comes to it. */
export interface Due {
  step: string
  v: Record<string, Chosen | boolean>
}

/** The procedure that does what is due, first come first served, until nothing is. */
export function settling<F extends { due: Due[] }, E extends Told>(
  name = 'settle',
): Procedure<F, E, Record<string, never>, undefined> {
  return rulebook<F, E>().procedure({
    name,
    with: (args: Record<string, never>) => args,
    gives: undefined,
    lines: {
      next(r) {
        const due = r.field.due.shift()
        if (due === undefined) r.end(undefined)
        else r.call({ name: due.step } as Procedure<F, E, Due['v'], unknown>, due.v)
      },
      again(r) {
        r.repeat()
      },
    },
  })
}

/** Something that lasts for a while, as data: what it is, how much, and what ends it. */
export interface Lasting<Is extends string = string, Until extends string = string> {
  readonly is: Is
  readonly n: number
  readonly until: Until
}

/** Not frozen: to the engine that would be another kind of list, and every unit's would be walked the slow way. */
const NOTHING: readonly never[] = []

/** What is left when something has ended; the same list where nothing lasted until then. */
export function lifted<L extends Lasting>(effects: readonly L[], ended: L['until']): readonly L[] {
  if (!effects.some(e => e.until === ended)) return effects
  const left = effects.filter(e => e.until !== ended)
  return left.length === 0 ? NOTHING : left
}

/** How much of something lasts; 0 when nothing does. */
export function lasting(effects: readonly Lasting[], is: string): number {
  let n = 0
  for (const e of effects) if (e.is === is) n += e.n
  return n
}
