import { Complaint } from '@acies/kernel'
import { type Measure, readFacing, readPlace, writeFacing, writePlace } from './pose-notation.ts'

/** What may be written about a unit besides its name, type and pose. `G` is the field it is in. */
export interface Attribute<U, G> {
  readonly help: string
  /** Written as the bare word, `disordered`; otherwise `wear=1`. */
  readonly flag?: true
  /** All values there are; anything else is a misspelling. */
  readonly words?: readonly string[]
  /** What it is now: true or false for a flag. */
  say(u: U, g: G): string | number | boolean
  /** Makes it so; left out where it can only be expected. */
  set?(u: U, value: string, g: G): void
}
export type Attributes<U, G> = Readonly<Record<string, Attribute<U, G>>>

/** One line of a case: `a-1 SPA-02 36,28 N wear=1 card=attack disordered`. */
export interface UnitLine {
  readonly name: string
  /** What kind of unit it is; empty if it is not said. */
  readonly type: string
  readonly place: readonly [x: number, y: number] | null
  readonly facing: number | null
  /** Attributes in the order they were written; a flag that is expected absent (`-disordered`) is `false`. */
  readonly said: readonly (readonly [key: string, value: string | boolean])[]
}

/** What a game's lines may contain. */
export interface LineWords<U, G> {
  readonly measure: Measure
  readonly isName: (text: string) => boolean
  readonly attributes: Attributes<U, G>
  /** How the type of a unit is written; without it lines have none. */
  readonly isType?: (text: string) => boolean
}

/** Reads one line; a Complaint names the word that is none, and what could stand there. */
export function readLine<U, G>(words: LineWords<U, G>, text: string, where: string): UnitLine {
  const [name, ...parts] = text.trim().split(/\s+/)
  if (!words.isName(name)) throw new Complaint(`${where}: ${name || 'nothing'} names no unit`)
  const at = `${where}.${name}`
  let type = ''
  let place: UnitLine['place'] = null
  let facing: number | null = null
  const said: [string, string | boolean][] = []
  for (const part of parts) {
    const spot = readPlace(words.measure, part)
    const looks = readFacing(part)
    if (spot !== null) place = spot
    else if (looks !== null) facing = looks
    else if (words.isType?.(part) && type === '') type = part
    else said.push(readAttribute(words.attributes, part, at))
  }
  return { name, type, place, facing, said }
}

function readAttribute<U, G>(attributes: Attributes<U, G>, part: string, where: string): [string, string | boolean] {
  const [, not, key, value] = /^(-?)([A-Za-z][\w.-]*)(?:=(.*))?$/.exec(part) ?? [part, '', part, undefined]
  const known = Object.hasOwn(attributes, key) ? attributes[key] : undefined
  if (known === undefined) {
    throw new Complaint(`${where}: no ${part}; there are ${Object.keys(attributes).join(', ')}`)
  }
  if (known.flag === true) {
    if (value !== undefined) throw new Complaint(`${where}: ${key} has no value`)
    return [key, not === '']
  }
  if (value === undefined || not !== '') throw new Complaint(`${where}: ${key} wants a value, ${key}=…`)
  if (known.words !== undefined && !known.words.includes(value)) {
    throw new Complaint(`${where}: ${key}=${value}; it may be ${known.words.join(', ')}`)
  }
  return [key, value]
}

/** Makes a unit as its line says. */
export function settle<U, G>(attributes: Attributes<U, G>, line: UnitLine, u: U, g: G, where: string): void {
  for (const [key, value] of line.said) {
    const { set } = attributes[key]
    if (set === undefined) throw new Complaint(`${where}.${line.name}: ${key} can only be expected`)
    if (value === false) throw new Complaint(`${where}.${line.name}: -${key} can only be expected`)
    set(u, String(value), g)
  }
}

/** A whole number in a line. */
export function numberIn(value: string, where: string): number {
  if (!/^-?\d+(\.\d+)?$/.test(value)) throw new Complaint(`${where}: ${value} is no number`)
  return Number(value)
}

/** Poses are compared as a player measures them: to a tenth of the measure, and a degree. */
const NEAR = 20

/** Where a unit is not as its line says; what the line does not say does not matter. */
export function compareLine<U, G>(
  words: LineWords<U, G>,
  line: UnitLine,
  found: { u: U; g: G; type: string; x: number; y: number; facing: number },
): string[] {
  const wrong: string[] = []
  const { measure, attributes } = words
  const differ = (wanted: string, is: string) => wrong.push(`${line.name}: ${wanted} expected, ${is} found`)
  if (line.type !== '' && line.type !== found.type) differ(line.type, found.type)
  if (line.place !== null) {
    const [x, y] = line.place
    const near = measure.units / NEAR
    if (Math.abs(x - found.x) > near || Math.abs(y - found.y) > near) {
      differ(rounded(measure, x, y), rounded(measure, found.x, found.y))
    }
  }
  if (line.facing !== null) {
    const turned = (((found.facing - line.facing) % 36000) + 36000) % 36000
    if (Math.min(turned, 36000 - turned) > 50) {
      differ(writeFacing(line.facing), writeFacing(Math.round(found.facing / 10) * 10))
    }
  }
  for (const [key, value] of line.said) {
    const is = attributes[key].say(found.u, found.g)
    if (typeof value === 'boolean') {
      if (is !== value) differ(`${value ? '' : '-'}${key}`, `${is === true ? '' : '-'}${key}`)
    } else if (`${is}` !== value) differ(`${key}=${value}`, `${key}=${is}`)
  }
  return wrong
}
const rounded = (measure: Measure, x: number, y: number): string => {
  const hundredths = (n: number) => (Math.round((n / measure.units) * 100) / 100) * measure.units
  return writePlace(measure, hundredths(x), hundredths(y))
}

/** What a line may say, for the schema. */
export function describeLine<U, G>({ measure, attributes, isType }: LineWords<U, G>): string {
  const words = Object.entries(attributes).map(([key, { flag, words: values, help }]) => {
    const value = flag === true ? '' : `=${values === undefined ? '…' : values.join('|')}`
    return `${key}${value} (${help})`
  })
  const type = isType === undefined ? '' : 'type, '
  return `One unit a line: name, ${type}x,y in ${measure.name} from the north-west corner (middle of the front), facing (N, NE … or degrees such as 30°), then any of: ${words.join('; ')}.`
}
