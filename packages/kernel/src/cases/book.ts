import { z } from 'zod'
import type { Position, Told } from '../position.ts'

/** A notation that is checked by whoever reads it. */
export const unchecked: z.ZodType<unknown> = z.unknown()

/** How one field of an event is said in a case: in names, as players say it. */
export interface Saying<F, V> {
  /** What stands there, for whoever writes cases. */
  readonly help: string
  /** All it can be, where that is a short list: anything else in a case is a misspelling. */
  readonly words?: readonly string[]
  /** Whether a text could stand there, where it is the name of something on this table. */
  names?(text: string, field: F): boolean
  say(value: V, field: F, event: Told): unknown
}

/** A number, a truth or a text that stands for itself. */
export const asIs = (help: string): Saying<unknown, unknown> => ({ help, say: value => value })

/** One of a few words. */
export const oneOf = (words: readonly string[], help = 'one word'): Saying<unknown, unknown> => ({
  help,
  words,
  say: value => value,
})

/** Several of a kind, in one text with blanks between them. */
export const listOf = <F, V>(one: Saying<F, V>): Saying<F, readonly V[]> => ({
  help: `${one.help}; several, with blanks between them`,
  names: (text, field) => text === '' || text.split(' ').every(name => one.names?.(name, field) !== false),
  say: (values, field, event) => values.map(value => one.say(value, field, event)).join(' '),
})

type OfType<E, T> = [Extract<E, { type: T }>] extends [never] ? E : Extract<E, { type: T }>
type FieldsOf<E, T> = Omit<OfType<E, T>, 'type' | 'rules'>

/** Every event a game tells and every field of it: a forgotten one does not compile. */
export type EventTable<F, E extends Told> = {
  readonly [T in E['type']]: {
    readonly [K in keyof FieldsOf<E, T>]-?: Saying<F, Exclude<FieldsOf<E, T>[K], undefined>>
  }
}

/** Names that may be written somewhere, with or without a word on what each means. */
export type Vocabulary = readonly string[] | Readonly<Record<string, string>>

/** Cases of one game: positions, events and expectations as a player writes them. */
export interface CaseBook<F, E extends Told, W = unknown, O = unknown> {
  /** How a position is written; strict, with descriptions. It is printed by `acies referee --schema`. */
  readonly position: z.ZodType<W>
  /** What may be expected of a position, in the same words; strict, too. */
  readonly outcome: z.ZodType<O>
  readonly example: object
  /** A position from its notation; throws a Complaint that names the place. */
  read(written: W, options: readonly string[]): Position<F>
  /** Where the position is not as expected, a line each. It may be a view: what a seat does not see is not there. */
  compare(expected: O, p: Position<F>): string[]
  /** A scripted die face, as 0 … sides - 1; null when it is none. */
  die(text: string): number | null
  /** All faces that may be scripted, as the reader is told them. */
  readonly faces: readonly string[]
  readonly events: EventTable<F, E>
  /** Every word that may be an answer. */
  readonly words: readonly string[]
  /** Whether a text names something of the game that may be there to be picked: a unit, a hex, a card. */
  names?(text: string, field: F): boolean
  /** What else is written by name (cards, terrain, unit codes, marks), by what it is. */
  readonly lists: Readonly<Record<string, Vocabulary>>
  /** Parts of a case in the form used before, rewritten; what is in today's form already stays as it is. */
  readonly renew?: {
    position?(written: unknown): unknown
    /** What was expected; `found` is the position the case leads to, if it can still be run. */
    outcome?(expected: unknown, found: Position<F> | null): unknown
    pick?(text: string): string
  }
}

/** An event as a case says it. */
export interface Said {
  type: string
  rules: readonly string[]
  [field: string]: unknown
}

export function sayEvent<F, E extends Told>(book: CaseBook<F, E>, event: E, field: F): Said {
  const sayings = sayingsOf(book, event.type)
  const said: Said = { type: event.type, rules: event.rules }
  for (const [key, value] of Object.entries(event)) {
    if (value !== undefined && key in sayings) said[key] = sayings[key].say(value, field, event)
  }
  return said
}

/** The fields of a type of event; none if there is no such event. */
export function sayingsOf<F, E extends Told>(
  book: CaseBook<F, E>,
  type: string,
): Readonly<Record<string, Saying<F, unknown>>> {
  const table: Readonly<Record<string, object>> = book.events
  return Object.hasOwn(table, type) ? { ...table[type] } : {}
}
