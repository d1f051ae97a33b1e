import { asIs, type EventTable, listOf, oneOf, type Saying } from '@acies/kernel'
import { INCH } from '@acies/table'
import { type Measure, writeFacing, writePlace } from '@acies/tabletop'
import { EVENT_TYPES, EVENTS, type Event, type EventType, MEASURED } from './events.ts'
import { readUnit, writeUnit } from './notation.ts'
import type { Field } from './position.ts'
import { WORDS } from './speech/words.ts'
import { victoryNames, weaponNames } from './text/names.ts'

const inch: Measure = { name: 'inches', units: INCH }
const tenth = (n: number): number => Math.round((n / INCH) * 10) * (INCH / 10)
const place = (x: number, y: number): string => writePlace(inch, tenth(x), tenth(y))
const pose = ([x, y, facing]: readonly number[]): string =>
  `${place(x, y)} ${writeFacing(Math.round(facing / 100) * 100)}`

const unit: Saying<Field, number> = {
  help: 'a troop or a commander, such as a-1 or b-c1; none',
  names: (text, g) => text === 'none' || readUnit(g, text) !== null,
  say: (id, g) => (id < 0 ? 'none' : writeUnit(g, id)),
}
const side = oneOf(['a', 'b', 'none'], 'a side')
const ofSide: Saying<Field, number> = { ...side, say: n => (n < 0 ? 'none' : n === 0 ? 'a' : 'b') }
const path: Saying<Field, readonly number[]> = {
  help: 'poses in inches, from and to: 36,28 N > 36,20 N; of a march, then the points of its front',
  say(numbers) {
    const poses = numbers.length === 3 ? [pose(numbers)] : [pose(numbers.slice(0, 3)), pose(numbers.slice(3, 6))]
    const points: string[] = []
    for (let i = 6; i + 1 < numbers.length; i += 2) points.push(place(numbers[i], numbers[i + 1]))
    return numbers.length === 0 ? '' : [...poses, ...points].join(' > ')
  },
}
/** What an event may say in a word: an answer, a weapon, how it ended. */
const WORDS_TOLD = new Set([...Object.keys(WORDS), ...Object.keys(weaponNames), ...Object.keys(victoryNames), 'none'])
const isWord = (text: string): boolean => WORDS_TOLD.has(text)
const number = asIs('a number')
const common = {
  unit,
  other: unit,
  also: listOf(unit),
  n: number,
  word: { ...asIs('a word'), names: isWord },
  dice: listOf(asIs('faces 1 to 6')),
  need: number,
  path,
  sources: listOf(asIs('what changed the number of dice, such as attack+')),
}
/** Inches, to a tenth. */
const length: Saying<Field, number> = { help: 'inches, to a tenth', say: n => Math.round((n / INCH) * 10) / 10 }
/** Of these the other one concerned is a side. */
const OF_SIDES: readonly EventType[] = [
  'side-dice',
  'side-chosen',
  'scenery-dice',
  'laid',
  'element-moved',
  'element-removed',
  'road-ends',
  'first',
  'points',
  'ended',
]

/** Every event in names, with what it tells of. */
export const events = Object.fromEntries(
  EVENT_TYPES.map(type => {
    const other = OF_SIDES.includes(type) ? ofSide : unit
    const all = { ...common, other, n: MEASURED.includes(type) ? length : number }
    return [type, Object.fromEntries(EVENTS[type].map(field => [field, all[field]]))]
  }),
) as EventTable<Field, Event>
