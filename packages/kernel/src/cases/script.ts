import type { Frame } from '../position.ts'
import { Complaint } from '../words.ts'
import type { Case } from './case.ts'

interface Scripted {
  face: number
  /** The place in `dice` it was written at, and what it is for. */
  at: number
  for: string | null
  /** The first of a roll. */
  first: boolean
}

/** The dice of a case: they fall as written, and those of a roll fall in that roll. */
export class Script {
  /** How many events have been told so far: a roll ends where one is told. */
  told = 0
  private readonly dice: Scripted[]
  private readonly length: number
  private rollOf: { at: number; told: number; place: string } | null = null

  constructor(written: Case['dice'], read: (text: string) => number | null) {
    this.dice = written.flatMap((entry, at) => {
      const faces = typeof entry === 'string' ? [entry] : entry.faces.split(/\s+/).filter(Boolean)
      return faces.map((text, i) => {
        const face = read(text)
        if (face === null) throw new Complaint(`dice.${at}: no face ${text}`)
        return { face, at, for: typeof entry === 'string' ? null : entry.for, first: i === 0 }
      })
    })
    this.length = this.dice.length
  }
  /** The next die, for the referee. */
  shift(under: readonly Frame[]): number | undefined {
    const die = this.dice.shift()
    if (die === undefined) return undefined
    const top = under[under.length - 1]
    const place = `${under.length} ${top.step} ${top.line}`
    const names = under.map(frame => frame.step)
    if (die.for !== null && !names.includes(die.for)) {
      throw new Complaint(`dice.${die.at}: for ${die.for}, but rolled by ${top.step} (in ${names.join(', ')})`)
    }
    const open = this.rollOf
    const goesOn = open !== null && open.told === this.told && open.place === place
    if (open !== null && die.at !== open.at && goesOn) {
      throw new Complaint(`dice.${open.at}: the roll by ${top.step} has more dice than these`)
    }
    if (open !== null && die.at === open.at && !goesOn) {
      throw new Complaint(`dice.${die.at}: more dice than were rolled at once; the next is rolled by ${top.step}`)
    }
    this.rollOf = die.for === null ? null : { at: die.at, told: this.told, place }
    return die.face
  }
  /** What was not rolled, in words; nothing if all were. */
  left(): string[] {
    const [next] = this.dice
    if (next === undefined) return []
    const what = next.for === null ? '' : `, from dice.${next.at} for ${next.for} on`
    return [`dice: ${this.dice.length} of ${this.length} were not rolled${what}`]
  }
}
