import { INCH } from '@acies/table'
import { type Measure, readPose, writeFacing, writePlace, writePose } from '@acies/tabletop'

const inch: Measure = { name: 'inches', units: INCH }
type Json = Record<string, unknown>
const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A troop or commander that was an object of its own, as a line. */
function lineOf(name: string, written: unknown): string {
  if (!isRecord(written)) return name
  const { type, at, facing, with: values, effects, ...rest } = written
  const parts: string[] = [name]
  if (typeof type === 'string') parts.push(type)
  if (Array.isArray(at)) parts.push(writePlace(inch, Number(at[0]) * INCH, Number(at[1]) * INCH))
  if (typeof facing === 'number' && (facing !== 0 || at === undefined)) parts.push(writeFacing(facing * 100))
  for (const [key, value] of Object.entries(rest)) parts.push(...attribute(key, value))
  if (typeof values === 'string') parts.push(`with=${values}`)
  else if (isRecord(values))
    for (const [key, value] of Object.entries(values)) parts.push(...attribute(`with.${key}`, value))
  if (Array.isArray(effects)) {
    const names = effects.map(e => (isRecord(e) ? (e.n === 0 ? e.is : `${e.is}:${e.n}`) : e))
    parts.push(`effects=${names.join() || 'none'}`)
  }
  return parts.join(' ')
}
function attribute(key: string, value: unknown): string[] {
  if (value === true) return [key]
  if (value === false) return [`-${key}`]
  if (Array.isArray(value)) return [`${key}=${value.join() || 'none'}`]
  return [`${key}=${value ?? 'none'}`]
}
const lines = (list: unknown, names: Readonly<Record<string, string>> = {}): string[] =>
  Object.entries(isRecord(list) ? list : {}).map(([name, u]) => lineOf(name, calledNow(u, names)))
const calledNow = (u: unknown, names: Readonly<Record<string, string>>): unknown =>
  isRecord(u) ? Object.fromEntries(Object.entries(u).map(([key, value]) => [names[key] ?? key, value])) : u

function elementLine(e: unknown): unknown {
  if (!isRecord(e)) return e
  const spots = Array.isArray(e.line) ? e.line : e.at === undefined ? [] : [e.at]
  const parts = [e.kind, ...spots.map(([x, y]) => writePlace(inch, x * INCH, y * INCH))]
  if (Array.isArray(e.size)) parts.push(e.size.join('x'))
  if (typeof e.facing === 'number' && e.facing !== 0) parts.push(writeFacing(e.facing * 100))
  if (typeof e.width === 'number') parts.push(`width=${e.width}`)
  return parts.join(' ')
}

/** Troops and commanders were records of objects, ground a list of objects. */
export function renewPosition(written: unknown): unknown {
  return renewed(written, (key, value) => {
    if (key === 'troops') return ['units', lines(value)]
    if (key === 'commanders' && isRecord(value)) return [key, lines(value)]
    return key === 'elements' && Array.isArray(value) ? [key, value.map(elementLine)] : [key, value]
  })
}

/** The other names that were expected: who hosts it, and whom a commander is with. */
export function renewOutcome(expected: unknown): unknown {
  return renewed(expected, (key, value) => {
    if (key === 'troops') return ['units', lines(value, { host: 'part' })]
    return key === 'commanders' && isRecord(value) ? [key, lines(value, { inside: 'with' })] : [key, value]
  })
}
const renewed = (written: unknown, entry: (key: string, value: unknown) => [string, unknown]): unknown =>
  isRecord(written) ? Object.fromEntries(Object.entries(written).map(([key, value]) => entry(key, value))) : written

/** A pose was three whole numbers, in 1/2540 of an inch and 1/100 of a degree. */
export function renewPick(text: string): string {
  const numbers = text.split(',').map(Number)
  if (numbers.length !== 3 || !numbers.every(Number.isInteger)) return text
  const [x, y, facing] = numbers
  const written = writePose(inch, [x, y, facing])
  return readPose(inch, written) === null ? text : written
}
