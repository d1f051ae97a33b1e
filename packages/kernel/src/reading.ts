import { Complaint } from './words.ts'

/** What stands there and may not. */
class Wrong {
  readonly at: string
  readonly what: string
  constructor(at: string, what: string) {
    this.at = at
    this.what = what
  }
}

/** Takes plain JSON for what it should be. */
export type Reader<T> = (json: unknown, at: string) => T | Wrong
/** What a reader gives. */
export type Read<R> = R extends Reader<infer T> ? T : never

/** What is read, or a Complaint that begins with the place; `root` is where the whole of it stands, if not in a file. */
export function readAs<T>(reader: Reader<T>, json: unknown, root = ''): T {
  const found = reader(json, root)
  if (found instanceof Wrong) throw new Complaint(`${found.at || 'file'}: ${found.what}`)
  return found
}

export const anything: Reader<unknown> = json => json
export const none: Reader<null> = (json, at) => (json === null ? null : new Wrong(at, 'not null'))
export const flag: Reader<boolean> = (json, at) =>
  typeof json === 'boolean' ? json : new Wrong(at, 'neither true nor false')
export const text =
  (most = Number.POSITIVE_INFINITY): Reader<string> =>
  (json, at) => {
    if (typeof json !== 'string') return new Wrong(at, 'no text')
    return json.length <= most ? json : new Wrong(at, `more than ${most} characters`)
  }
export const whole =
  (least = Number.MIN_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER): Reader<number> =>
  (json, at) => {
    if (!Number.isSafeInteger(json)) return new Wrong(at, 'no whole number')
    const n = json as number
    return n >= least && n <= most ? n : new Wrong(at, `not from ${least} to ${most}`)
  }
export const oneOf =
  <const T extends string>(words: readonly T[]): Reader<T> =>
  (json, at) =>
    words.find(word => word === json) ?? new Wrong(at, `none of ${words.join(', ')}`)

/** So many of one kind. */
export const listOf =
  <T>(item: Reader<T>, least = 0, most = Number.POSITIVE_INFINITY): Reader<T[]> =>
  (json, at) => {
    if (!Array.isArray(json)) return new Wrong(at, 'no list')
    if (json.length < least || json.length > most)
      return new Wrong(at, `${json.length} are too ${json.length < least ? 'few' : 'many'}`)
    return itemsOf(json, at, () => item)
  }
type Row<T extends readonly Reader<unknown>[]> = { -readonly [K in keyof T]: Read<T[K]> }
/** One of each kind. */
export const row =
  <const T extends readonly Reader<unknown>[]>(...items: T): Reader<Row<T>> =>
  (json, at) =>
    Array.isArray(json) && json.length === items.length
      ? (itemsOf(json, at, n => items[n]) as Row<T> | Wrong)
      : new Wrong(at, `no list of ${items.length}`)
/** One, and as many of another kind as there are. */
export const headed =
  <T, L>(first: Reader<T>, others: Reader<L>): Reader<[T, ...L[]]> =>
  (json, at) =>
    Array.isArray(json) && json.length > 0
      ? (itemsOf<T | L>(json, at, n => (n === 0 ? first : others)) as [T, ...L[]] | Wrong)
      : new Wrong(at, 'no list, or an empty one')
function itemsOf<T>(json: readonly unknown[], at: string, of: (n: number) => Reader<T>): T[] | Wrong {
  const items: T[] = []
  for (const [n, one] of json.entries()) {
    const found = of(n)(one, within(at, n))
    if (found instanceof Wrong) return found
    items.push(found)
  }
  return items
}

type Fields = Readonly<Record<string, Reader<unknown>>>
type Needed<F extends Fields> = { [K in keyof F as undefined extends Read<F[K]> ? never : K]: Read<F[K]> }
type Maybe<F extends Fields> = { [K in keyof F as undefined extends Read<F[K]> ? K : never]?: Read<F[K]> }
type Recorded<F extends Fields> = Needed<F> & Maybe<F>

/** What need not be there. */
export const maybe =
  <T>(reader: Reader<T>): Reader<T | undefined> =>
  (json, at) =>
    json === undefined ? undefined : reader(json, at)
/** What is taken for granted where it is not there. */
export const usually =
  <T>(reader: Reader<T>, usual: NoInfer<T>): Reader<T> =>
  (json, at) =>
    reader(json === undefined ? usual : json, at)
/** What is more than it seems. */
export const such =
  <T>(reader: Reader<T>, isSo: (value: T) => boolean, what: string): Reader<T> =>
  (json, at) => {
    const found = reader(json, at)
    return found instanceof Wrong || isSo(found) ? found : new Wrong(at, what)
  }
/** A name that somebody gave: not endless, and nothing in it but what is read. */
export const givenName: Reader<string> = such(
  text(60),
  name => !/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(name),
  'signs that nobody can read',
)
/** These fields; what else stands there is left away. */
export const loose =
  <F extends Fields>(known: F): Reader<Recorded<F>> =>
  (json, at) => {
    if (!isRecord(json)) return new Wrong(at, 'no record')
    const record: Record<string, unknown> = {}
    for (const [key, reader] of Object.entries(known)) {
      const found = reader(Object.hasOwn(json, key) ? json[key] : undefined, within(at, key))
      if (found instanceof Wrong) return found
      if (found !== undefined) record[key] = found
    }
    return record as Recorded<F>
  }
/** These fields and no others. */
export const fields =
  <F extends Fields>(known: F): Reader<Recorded<F>> =>
  (json, at) => {
    const other = isRecord(json) ? Object.keys(json).find(key => !Object.hasOwn(known, key)) : undefined
    return other === undefined ? loose(known)(json, at) : new Wrong(at, `nobody knows ${JSON.stringify(other)}`)
  }
/** The first that fits; where none does, what is wrong with the one that came farthest. */
export const either =
  <const R extends readonly Reader<unknown>[]>(...readers: R): Reader<Read<R[number]>> =>
  (json, at) => {
    let farthest: Wrong | null = null
    for (const reader of readers) {
      const found = reader(json, at)
      if (!(found instanceof Wrong)) return found as Read<R[number]>
      if (farthest === null || found.at.length > farthest.at.length) farthest = found
    }
    return farthest ?? new Wrong(at, 'nothing fits')
  }

const isRecord = (json: unknown): json is Record<string, unknown> =>
  typeof json === 'object' && json !== null && !Array.isArray(json)
const within = (at: string, key: string | number): string => (at === '' ? `${key}` : `${at}.${key}`)
