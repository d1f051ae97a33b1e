import type { AnyCasedGame } from '../game.ts'
import type { Position } from '../position.ts'
import { EVERYBODY, type Heard } from '../position.ts'
import { Rules } from '../rules.ts'
import { Complaint } from '../words.ts'
import { type CaseBook, sayingsOf } from './book.ts'
import { parseWith } from './case.ts'
import { differences } from './expect.ts'
import { readPicks } from './picks.ts'

type Json = Record<string, unknown>
const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** An event of a run, as it is and as cases say it now. */
interface Told {
  event: Json
  said: Json
}

/**
 * A case of the form used before, in today's: positions and expectations in the game's own words, events in names.
 * What a number named is found by running the case; where it does not run, by how the field stood at its beginning.
 * A case of today's form stays as it is.
 */
export function migrateCase(game: AnyCasedGame, written: object): object {
  const json: Json = { ...written }
  const { renew } = game.cases
  const pick = (text: unknown) => (typeof text === 'string' ? (renew?.pick?.(text) ?? text) : text)
  const position = json.position === undefined ? undefined : (renew?.position?.(json.position) ?? json.position)
  const answers = listOf(json.answers).map(answer =>
    isRecord(answer) ? { ...answer, picks: listOf(answer.picks).map(pick) } : answer,
  )
  const migrated: Json = { ...json, position, answers }
  const expect = isRecord(json.expect) ? { ...json.expect } : {}
  const run = rerun(game, migrated)
  if (expect.position !== undefined) {
    expect.position = renew?.outcome?.(expect.position, run?.end ?? null) ?? expect.position
    if (isRecord(expect.position) && Object.keys(expect.position).length === 0) delete expect.position
  }
  if (Array.isArray(expect.events)) expect.events = renewEvents(game.cases, expect.events, run)
  if (isRecord(expect.decision)) {
    const { decision } = expect
    for (const key of ['after', 'options', 'offers', 'lacks']) {
      if (Array.isArray(decision[key])) decision[key] = decision[key].map(pick)
    }
  }
  const whole: Json = { ...migrated, expect }
  // Keys in the order they were written in.
  return Object.fromEntries(Object.keys(json).map(key => [key, whole[key]]))
}

interface Run {
  told: Told[]
  start: unknown
  end: Position<unknown>
}

/** Runs a case without judging it; null when its position cannot be read. */
function rerun(game: AnyCasedGame, c: Json): Run | null {
  const options = listOf(c.options).map(String)
  const rules = new Rules(game, { options })
  const { referee } = rules
  const told: Told[] = []
  try {
    const p: Position<unknown> = game.cases.read(parseWith(game.cases.position, c.position, 'position'), options)
    const start = game.copy(p.field)
    const log = {
      push({ to, event }: Heard<Json>): void {
        if (to === EVERYBODY) told.push({ event, said: sayAll(game.cases, event, p.field) })
      },
    }
    referee.script = listOf(c.dice).map(text => game.cases.die(String(text)) ?? 0)
    try {
      referee.resume(p, log)
      for (const answer of listOf(c.answers)) {
        if (!isRecord(answer) || answer.refused !== undefined || p.result !== null) continue
        const seat = Number(answer.seat)
        const read = readPicks(rules, p, seat, listOf(answer.picks).map(String))
        if ('rule' in read || referee.answer(p, seat, read.picks, log) !== null) break
      }
    } catch (error) {
      // A case that fails is migrated as far as it ran.
      if (!(error instanceof Complaint)) throw error
    }
    return { told, start, end: p }
  } catch (error) {
    if (error instanceof Complaint) return null
    throw error
  }
}

const sayAll = (book: CaseBook<unknown, never>, event: Json, field: unknown): Json => {
  const sayings = sayingsOf(book, String(event.type))
  const said: Json = { ...event }
  for (const key in sayings)
    if (event[key] !== undefined) said[key] = sayings[key].say(event[key], field, event as never)
  return said
}

function renewEvents(book: CaseBook<unknown, never>, events: readonly unknown[], run: Run | null): unknown[] {
  let from = 0
  return events.map(wanted => {
    if (!isRecord(wanted)) return wanted
    const { only, rules, ...fields } = wanted
    const found = run?.told.findIndex(({ event }, n) => n >= from && differences(fields, event, '').length === 0) ?? -1
    if (run !== null && found >= 0) {
      from = found + 1
      return taken(wanted, run.told[found].said)
    }
    // Said in names already, or it does not happen: then by the field as it stood at first.
    const now = run?.told.findIndex(({ said }, n) => n >= from && differences(fields, said, '').length === 0) ?? -1
    if (now >= 0) from = now + 1
    return now >= 0 || run === null ? wanted : taken(wanted, numbersSaid(book, wanted, run.start))
  })
}
/** The event as it was wanted, its values as they are said. */
const taken = (wanted: Json, said: Json): Json =>
  Object.fromEntries(
    Object.entries(wanted).map(([key, value]) => [key, key in said && key !== 'rules' ? said[key] : value]),
  )

function numbersSaid(book: CaseBook<unknown, never>, event: Json, field: unknown): Json {
  const sayings = sayingsOf(book, String(event.type))
  const said: Json = { ...event }
  for (const [key, value] of Object.entries(event)) {
    const isNumbers = typeof value === 'number' || Array.isArray(value)
    if (isNumbers && key in sayings) said[key] = sayings[key].say(value, field, event as never)
  }
  return said
}
