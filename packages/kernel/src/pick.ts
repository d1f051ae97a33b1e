/** A player's place at the table. Seats are not sides: two seats may share one. */
export type Seat = number
/** Who wins together: 0, 1, … in the order of the seats that begin one. */
export type Side = number
/** The id of a rule in a game's rulebook, such as `CCA-MOV-07`. */
export type RuleId = string
/** A point on the free table and a facing, all integers. */
export type Pose = readonly [x: number, y: number, facing: number]
/** One thing chosen: a piece, hex, card or die by its id, a number, a word, or a pose. Never an index into a list. */
export type Pick = number | string | Pose
/** A whole answer, or the part of it that has been picked so far (a draft). `[]` is pass, done or stay. */
export type Picks = readonly Pick[]

interface Asked {
  /** The word on the stop button; present when the draft is already a whole answer. */
  enough?: string
  /** The piece or die that this pick is for. */
  about?: number
}

/** What may be picked next. */
export type Choice =
  | (Asked & { of: 'unit' | 'hex' | 'card' | 'die'; options: readonly number[] })
  | (Asked & { of: 'word'; options: readonly string[] })
  /**
   * `per`: so many make one of what players count; the number is written and shown divided by it. `measures`: what it is, where
   * it counts nothing; words name the game's own measure. `counts`: what it is the number of, where the question alone does not
   * say it; `speech.counts` asks for it.
   */
  | (Asked & {
      of: 'number'
      min: number
      max: number
      per?: number
      measures?: 'length' | 'angle'
      counts?: string
    })
  | (Asked & { of: 'pose' })

/** Which widget a question wants. */
export type Kind = 'one' | 'several' | 'number' | 'order' | 'path' | 'assign' | 'pose' | 'manoeuvre'

/** Whether it is a pick at all: a number, a word or a pose. */
export function isPick(value: unknown): value is Pick {
  if (typeof value === 'number' || typeof value === 'string') return true
  return Array.isArray(value) && value.length === 3 && value.every(n => typeof n === 'number')
}

/** Whether the pick is among what the choice offers. */
export function fits(choice: Choice, pick: Pick): boolean {
  switch (choice.of) {
    case 'number':
      return Number.isInteger(pick) && Number(pick) >= choice.min && Number(pick) <= choice.max
    case 'pose':
      return Array.isArray(pick) && pick.length === 3 && pick.every(Number.isInteger)
    case 'word':
      return typeof pick === 'string' && choice.options.includes(pick)
    default:
      return typeof pick === 'number' && choice.options.includes(pick)
  }
}

/** How many picks a choice offers; poses are not counted. */
export function sizeOf(choice: Choice): number {
  if (choice.of === 'pose') return Number.POSITIVE_INFINITY
  return choice.of === 'number' ? Math.max(0, choice.max - choice.min + 1) : choice.options.length
}

/** The finite picks a choice offers, of numbers counted finely the whole ones and the greatest; poses have none. */
export function optionsOf(choice: Choice): readonly Pick[] {
  if (choice.of === 'pose') return []
  if (choice.of !== 'number') return choice.options
  const numbers: number[] = []
  const { min, max, per = 1 } = choice
  for (let n = Math.ceil(min / per) * per + 0; n <= max; n += per) numbers.push(n)
  if (min <= max && numbers[numbers.length - 1] !== max) numbers.push(max)
  return numbers
}

const perOf = (choice: Choice): number => (choice.of === 'number' ? (choice.per ?? 1) : 1)
/** A number as players count it. */
export const shownNumber = (choice: Choice, n: number): number => n / perOf(choice)
/** The same in text, with no more decimals than it is read again by. */
export function writeNumber(choice: Choice, n: number): string {
  const counted = shownNumber(choice, n)
  for (let decimals = 0; decimals < 6; decimals++) {
    const text = `${Number(counted.toFixed(decimals))}`
    if (readNumber(choice, text) === n) return text
  }
  return `${counted}`
}
/** A number as players count it, in the units of its choice; null where it is none, or a part of what has no parts. */
export function readNumber(choice: Choice, text: string): number | null {
  const per = perOf(choice)
  if (!(per === 1 ? /^-?\d+$/ : /^-?\d+(\.\d+)?$/).test(text)) return null
  return Math.round(Number(text) * per) + 0
}

/** The i-th pick as a piece, hex, card, die or number. */
export function thing(picks: Picks, i: number): number {
  const pick = picks[i]
  if (typeof pick !== 'number') throw new TypeError(`pick ${i} is not a thing: ${JSON.stringify(pick)}`)
  return pick
}

/** The i-th pick as one of the given words. */
export function word<W extends string>(picks: Picks, i: number, words: readonly W[]): W {
  const found = words.find(w => w === picks[i])
  if (found === undefined)
    throw new TypeError(`pick ${i} is not one of ${words.join(', ')}: ${JSON.stringify(picks[i])}`)
  return found
}

/** The i-th pick as a pose. */
export function pose(picks: Picks, i: number): Pose {
  const pick = picks[i]
  if (typeof pick !== 'object') throw new TypeError(`pick ${i} is not a pose: ${JSON.stringify(pick)}`)
  return pick
}

/** A set of picks in its stored order. */
export function sorted(picks: Picks): Picks {
  return picks
    .slice()
    .sort((a, b) => (typeof a === 'number' && typeof b === 'number' ? a - b : a < b ? -1 : a > b ? 1 : 0))
}
