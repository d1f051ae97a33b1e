import { type Hooked, type RuleId, TraitSet, Traits } from '@acies/kernel'
import { type Commander, type Effect, type Field, type Kind, kindOf, STATES, type Troop } from '../position.ts'
import { COMMON_TRAITS } from './common/index.ts'
import { QUALITY_TRAITS } from './qualities/index.ts'
import type { Hooks, Leader, Leading, Mark, TerciosTrait, Until, ValueName, Voice } from './trait.ts'
import { TROOP_TRAITS } from './troops/index.ts'
import { VIRTUE_TRAITS } from './virtues/index.ts'

const ALL: readonly TerciosTrait[] = [...COMMON_TRAITS, ...QUALITY_TRAITS, ...VIRTUE_TRAITS, ...TROOP_TRAITS]
/** Every special rule of the game. */
export const TRAITS = new Traits(ALL)
export const ruleOfTrait = (name: string): RuleId => TRAITS.named(name).rules[0]

/** Names of all Command Actions: what every commander knows, then the qualities. */
export const ACTIONS: readonly string[] = ALL.filter(t => t.action !== undefined).map(t => t.name)

/** Every commander knows it (TER-CMD-30). */
export const isCommon = (name: string): boolean => COMMON_TRAITS.some(t => t.name === name)

/** The same rooms, by who has them. */
const OWN = new Traits<Voice>(TROOP_TRAITS.map(({ name, rules, own }) => ({ name, rules, ...own })))
const GIFTS = [...QUALITY_TRAITS, ...VIRTUE_TRAITS]
const RIDING = new Traits<Voice>(GIFTS.map(({ name, rules, riding }) => ({ name, rules, ...riding })))
const LEADING = new Traits<Leader>(GIFTS.map(({ name, rules, leading }) => ({ name, rules, ...leading })))

interface Laid {
  readonly mark: Mark
  readonly set: TraitSet<Voice>
}
const MARKS: ReadonlyMap<string, Laid> = new Map(
  ALL.flatMap(({ name, rules, marks = {} }) =>
    Object.entries(marks).map(([is, mark]): [string, Laid] => [
      is,
      { mark, set: new TraitSet<Voice>([{ name, rules, ...mark }]) },
    ]),
  ),
)
export const MARK_NAMES: readonly string[] = [...Object.keys(STATES), ...MARKS.keys()]
const LENT = new Map<Voice, TraitSet<Voice>>()
function lentBy(voice: Voice): TraitSet<Voice> {
  const set = LENT.get(voice) ?? new TraitSet([voice])
  LENT.set(voice, set)
  return set
}
function laidBy(e: Effect): TraitSet<Voice> | null {
  const laid = MARKS.get(e.is)
  if (laid === undefined) return null
  return laid.mark.lends === undefined ? laid.set : lentBy(laid.mark.lends(e.n))
}

/** The mark of an effect, unless it is one of the common rules'. */
export const markOf = (e: Effect): Mark | undefined => MARKS.get(e.is)?.mark

type At<K extends keyof Hooks> = readonly Hooked<Voice, K>[]
/** What is laid on a troop that has a say. */
export function markedWith<K extends keyof Hooks>(u: Troop, hook: K): At<K> {
  let found: At<K> = NONE
  for (const e of u.effects) found = joined(found, laidBy(e)?.with(hook) ?? NONE)
  return found
}
const NONE: readonly never[] = []
const joined = <T>(some: readonly T[], more: readonly T[]): readonly T[] =>
  more.length === 0 ? some : some.length === 0 ? more : [...some, ...more]

/** The special rules that have a say for a troop: its list's, those laid on it, those of whoever rides with it. */
export function traitsWith<K extends keyof Hooks>(g: Field, u: Troop, hook: K): At<K> {
  let found = bornWith(kindOf(g, u), hook)
  if (u.effects.length > 0) found = joined(found, markedWith(u, hook))
  for (const c of g.commanders) {
    if (c.inside !== u.id) continue
    // TER-QUA-20
    if (u.effects.length > 0 && markedWith(u, 'unhelped').length > 0) break
    found = joined(found, joined(RIDING.of(c.qualities).with(hook), RIDING.of(c.virtues).with(hook)))
  }
  return found
}
export const has = (g: Field, u: Troop, hook: keyof Hooks): boolean => traitsWith(g, u, hook).length > 0
/** What a kind of troop has of its list. */
export const bornWith = <K extends keyof Hooks>({ rules }: Kind, hook: K): At<K> => OWN.of(rules).with(hook)

/** The virtue or quality of a commander that has a say for himself. */
export function leads<K extends keyof Leading>(c: Commander, hook: K): Hooked<Leader, K> | null {
  return LEADING.of(c.qualities).with(hook)[0] ?? LEADING.of(c.virtues).with(hook)[0] ?? null
}
/** Whoever rides with a troop and has the quality for it; nobody where his company does not help (TER-QUA-20). */
export function riderWith(g: Field, u: Troop, hook: keyof Hooks): Commander | null {
  if (u.effects.length > 0 && markedWith(u, 'unhelped').length > 0) return null
  for (const c of g.commanders) if (c.inside === u.id && RIDING.of(c.qualities).with(hook).length > 0) return c
  return null
}

/** He adds to a number of the troop he rides with. */
export const helps = (c: Commander, value: ValueName): boolean =>
  RIDING.of(c.virtues)
    .with('adds')
    .some(t => t.adds[value] !== undefined)

const untilOf = (is: string): Until | undefined => STATES[is] ?? MARKS.get(is)?.mark.until
/** What lasted until then ends. */
export function lift(u: Troop, ...ended: Until[]): void {
  if (u.effects.length > 0) u.effects = u.effects.filter(e => !ended.some(until => until === untilOf(e.is)))
}
