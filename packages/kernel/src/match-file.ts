import { isKey } from './dice.ts'
import type { AnyGame, Header, Opening } from './game.ts'
import type { Picks, Seat } from './pick.ts'
import type { Result } from './position.ts'
import {
  anything,
  either,
  headed,
  listOf,
  loose,
  maybe,
  oneOf,
  readAs,
  row,
  such,
  text,
  usually,
  whole,
} from './reading.ts'
import { Complaint } from './words.ts'

/** Who answered, and what. */
export type Answer = [Seat, ...Picks]

/** Answers that were taken back, and how many stood before them. */
export interface TakenBack {
  at: number
  answers: Answer[]
}

/** How a match ended that the rules did not end. */
export type Ending = { how: 'resigned' | 'timed-out'; seat: Seat } | { how: 'agreed' }

/** What is kept of a match: what it was started from, and every answer. Positions are folds over it. */
export interface MatchFile {
  header: Opening
  answers: Answer[]
  /** In the order in which it was done. */
  undone?: TakenBack[]
  ending?: Ending
}

const pick = either(whole(), text(200), row(whole(), whole(), whole()))
const answer = headed(whole(), pick)
const seed = either(whole(), such(text(), isKey, 'no key'))
// Whoever wrote a file may have kept more with it. How deep a set-up goes is the game's affair.
const matchFile = loose({
  header: loose({
    game: text(),
    version: text(),
    scenario: text(),
    options: listOf(text()),
    seats: listOf(text()),
    setup: maybe(anything),
    secret: loose({ seed, setup: maybe(anything), branches: usually(listOf(row(whole(), seed)), []) }),
  }),
  answers: listOf(answer),
  undone: maybe(listOf(loose({ at: whole(), answers: listOf(answer) }))),
  ending: maybe(
    either(loose({ how: oneOf(['resigned', 'timed-out']), seat: whole() }), loose({ how: oneOf(['agreed']) })),
  ),
})

/** A match file from text; a Complaint names what is wrong with it. */
export function readMatch(written: string): MatchFile {
  let json: unknown
  try {
    json = JSON.parse(written)
  } catch (error) {
    throw new Complaint(`not JSON: ${error instanceof Error ? error.message : error}`)
  }
  try {
    return readAs(matchFile, unsealed(json)) as MatchFile
  } catch (error) {
    throw error instanceof Complaint ? new Complaint(`not a match: ${error.message}`) : error
  }
}

export function writeMatch(file: MatchFile): string {
  return JSON.stringify(file)
}

/**
 * A match that is not over, so that nobody reads in its file what lies hidden: the seed, the other's cards and orders. It is
 * no lock (who has the program can open it), but nothing is seen by looking.
 */
export function sealMatch(file: MatchFile): string {
  const { game, scenario } = file.header
  return JSON.stringify({ game, scenario, sealed: btoa(plain(JSON.stringify(file))) })
}
/** JSON with nothing but ASCII in it. */
const plain = (json: string): string =>
  json.replace(/[\u0080-\uffff]/g, c => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)
function unsealed(json: unknown): unknown {
  const sealed = typeof json === 'object' && json !== null && 'sealed' in json ? json.sealed : undefined
  if (typeof sealed !== 'string') return json
  try {
    return JSON.parse(atob(sealed))
  } catch {
    throw new Complaint('sealed: cannot be opened')
  }
}

/** A sound match that these rules cannot play any more, nor yet: its answers may mean something else here. */
export class OtherRules extends Complaint {
  override name = 'OtherRules'
  readonly was: string
  readonly is: string

  constructor(was: string, is: string) {
    super(`header.version: played under rules ${was}; this is ${is}`)
    this.was = was
    this.is = is
  }
}

/** The game fits the file, or a Complaint says why not. */
export function checkHeader(
  game: Pick<AnyGame, 'id' | 'version' | 'seating'> & {
    scenarios: readonly { id: string }[]
    options: readonly { id: string }[]
  },
  header: Header,
): void {
  if (header.game !== game.id) throw new Complaint(`header.game: a match of ${header.game}, not of ${game.id}`)
  if (header.version !== game.version) throw new OtherRules(header.version, game.version)
  if (!game.scenarios.some(s => s.id === header.scenario)) {
    throw new Complaint(`header.scenario: ${game.id} has no ${header.scenario}`)
  }
  const unknown = header.options.find(o => !game.options.some(x => x.id === o))
  if (unknown !== undefined) throw new Complaint(`header.options: ${game.id} has no switch ${unknown}`)
  const seats = game.seating(header).length
  if (header.seats.length !== seats) throw new Complaint(`header.seats: ${header.seats.length}, not ${seats}`)
}

/** Who has won when a match ends so: all who are not allied with whoever gave up or ran out of time. */
export function resultOf(rules: { seats: readonly Seat[]; allied(a: Seat, b: Seat): boolean }, ending: Ending): Result {
  return { winners: ending.how === 'agreed' ? [] : rules.seats.filter(seat => !rules.allied(seat, ending.seat)) }
}
