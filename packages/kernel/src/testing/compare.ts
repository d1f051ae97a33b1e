/** Where two plain values first differ, in words; null when they do not. */
export const difference = (a: unknown, b: unknown): string | null => (isSame(a, b) ? null : parting(a, b, ''))

/** The quick answer, without the words: most things are the same. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!isSame(a[i], b[i])) return false
    return true
  }
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>]
  let keys = 0
  for (const key in one) {
    if (!isSame(one[key], other[key])) return false
    keys++
  }
  for (const _ in other) keys--
  return keys === 0 && !Array.isArray(b)
}

function parting(a: unknown, b: unknown, path: string): string | null {
  if (Object.is(a, b) || (a === 0 && b === 0)) return null
  if (
    typeof a !== 'object' ||
    typeof b !== 'object' ||
    a === null ||
    b === null ||
    Array.isArray(a) !== Array.isArray(b)
  ) {
    return `${path || 'it'} is ${shown(a)} and ${shown(b)}`
  }
  const [one, other] = [new Map(Object.entries(a)), new Map(Object.entries(b))]
  for (const key of new Set([...one.keys(), ...other.keys()])) {
    const found = parting(one.get(key), other.get(key), path === '' ? key : `${path}.${key}`)
    if (found !== null) return found
  }
  return null
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? `${value}`
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}

/** Fails unless two plain values are the same; says what they are, and where they part. */
export function same(what: string, a: unknown, b: unknown): void {
  const found = difference(a, b)
  if (found !== null) throw new Error(`${what}: ${found}`)
}

/** The first thing JSON would lose (undefined, NaN, a gap, a class), by its path; null when there is none. */
export function lostInJson(value: unknown, path = ''): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null
  if (typeof value === 'number') return Number.isFinite(value) ? null : `${path} is ${value}`
  if (typeof value !== 'object') return `${path} is ${typeof value}`
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const lost = lostInJson(value[i], `${path}.${i}`)
      if (lost !== null) return lost
    }
    return null
  }
  if (Object.getPrototypeOf(value) !== Object.prototype)
    return `${path} is a ${value.constructor?.name ?? 'bare object'}`
  for (const [key, inner] of Object.entries(value)) {
    const lost = lostInJson(inner, path === '' ? key : `${path}.${key}`)
    if (lost !== null) return lost
  }
  return null
}

/** Runs something at a place; whatever goes wrong there names the place. */
export function at<T>(place: string, act: () => T): T {
  try {
    return act()
  } catch (error) {
    const message = error instanceof Error ? error.message : `${error}`
    throw new Error(`${place}: ${message}`, { cause: error })
  }
}
