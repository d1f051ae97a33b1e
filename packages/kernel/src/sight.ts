import type { Seat } from './pick.ts'
import { copyJson } from './position.ts'

/** Says of a leaf that everybody may see it. */
export const open = 'open' as const

/** Who watches and has no seat: sees no more than any seat does. */
export const WATCHER: Seat = -1

/**
 * What a seat sees of a leaf: its value, or what stands for a hidden one. `owner` is the thing the leaf belongs to, `above`
 * the one that belongs to, as they are; nothing may be changed but the value, which is the view's own.
 */
export type Cover<F, T, O, A = unknown> = (value: T, seat: Seat, field: F, owner: O, above: A) => T

/**
 * Who sees what of a field, leaf by leaf: every key is named, at every depth, and a forgotten one does not compile. A
 * leaf, or a list of leaves, is `open` or has a cover; `[…]` says it of each thing in a list or record of things.
 */
export type Sight<F, T = F, O = F, A = unknown> =
  IsAny<T> extends true
    ? // biome-ignore lint/suspicious/noExplicitAny: a field nobody outside needs to know
      any
    : IsPlain<T> extends true
      ? typeof open | Cover<F, T, O, A>
      : SortOf<NonNullable<T>> extends 'list'
        ? readonly [Sight<F, Listed<NonNullable<T>>, Listed<NonNullable<T>>, O>]
        : SortOf<NonNullable<T>> extends 'thing'
          ? { readonly [K in KeyOf<NonNullable<T>>]-?: Sight<F, At<NonNullable<T>, K>, NonNullable<T>, O> }
          : // Now one sort, now another: whatever were said of one would forget the other.
            never

type Leaf = string | number | boolean | null | undefined
type IsAny<T> = 0 extends 1 & T ? true : false
/** What a list or a record under any key holds; never for a thing with keys of its own. */
type Listed<T> = T extends readonly (infer U)[]
  ? U
  : string extends keyof T
    ? T[keyof T]
    : number extends keyof T
      ? T[keyof T]
      : never
/** What a value that is no plain leaf may be; of a union, of each of its members. */
type SortOf<T> = T extends Leaf ? 'leaf' : [Listed<T>] extends [never] ? 'thing' : 'list'
/** Leaves, and lists of leaves: nothing can be added to them and forgotten. */
type IsPlain<T> = false extends PlainPart<T> ? false : true
type PlainPart<T> = T extends Leaf ? true : [Listed<T>] extends [never] ? false : IsPlain<Listed<T>>
/** The keys of all members of a union, and what stands there. */
type KeyOf<T> = T extends unknown ? keyof T : never
type At<T, K extends PropertyKey> = T extends unknown ? (K extends keyof T ? T[K] : never) : never

type Things = Record<string, unknown>
type AnyCover = Cover<unknown, unknown, unknown, unknown>
/** A sight without what is open: what has to be looked at for a view. */
export type Lid = AnyCover | { readonly each: Lid } | { readonly keys: readonly (readonly [string, Lid])[] }

/** What of the sight is not open; null when all is. */
export function lidOf(sight: unknown): Lid | null {
  if (sight === open) return null
  if (typeof sight === 'function') return sight as AnyCover
  if (Array.isArray(sight)) {
    const each = lidOf(sight[0])
    return each === null ? null : { each }
  }
  const keys: [string, Lid][] = []
  for (const [key, inner] of Object.entries(sight as Things)) {
    const lid = lidOf(inner)
    if (lid !== null) keys.push([key, lid])
  }
  return keys.length === 0 ? null : { keys }
}

/** Covers in a copy of a field what the seat may not see of it. */
export function cover(lid: Lid, copy: unknown, field: unknown, seat: Seat): void {
  if (typeof lid === 'function') throw new Error('a field is a thing with keys')
  coverThing(lid, copy as Things, field as Things, seat, field, field)
}

function coverThing(
  lid: Exclude<Lid, AnyCover>,
  copy: Things,
  truth: Things,
  seat: Seat,
  field: unknown,
  above: unknown,
): void {
  if ('each' in lid) for (const key in truth) coverPart(lid.each, key, copy, truth, seat, field, above)
  else for (const [key, inner] of lid.keys) coverPart(inner, key, copy, truth, seat, field, above)
}

function coverPart(
  lid: Lid,
  key: string,
  copy: Things,
  truth: Things,
  seat: Seat,
  field: unknown,
  above: unknown,
): void {
  const value = copy[key]
  if (typeof lid === 'function') {
    if (value !== undefined) copy[key] = lid(value, seat, field, truth, above)
    return
  }
  if (value === null || value === undefined) return
  // What a copy shares with its original is not written into.
  if (value === truth[key]) copy[key] = copyJson(value)
  coverThing(lid, copy[key] as Things, truth[key] as Things, seat, field, truth)
}
