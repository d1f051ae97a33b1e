import { z } from 'zod'
import type { Game } from './game.ts'
import type { Choice, Pick, Picks, Seat } from './pick.ts'
import { EVERYBODY, type Heard, type Position, type Refusal, type Told } from './position.ts'
import { Rules } from './rules.ts'
import { Complaint } from './words.ts'

const answerSchema = z
  .strictObject({
    seat: z.int().describe('Who answers.'),
    picks: z.array(z.string()).describe('What is picked, by the names on the board; [] is pass, done or stay.'),
    refused: z.string().optional().describe('The rule by which the referee refuses it; the position stays as it was.'),
    offers: z.array(z.string()).optional().describe('Exactly what may be picked first, before this answer.'),
  })
  .describe('One answer.')

const expectSchema = z
  .strictObject({
    position: z.json().optional().describe('Parts of the position, in the notation of `position`.'),
    events: z
      .array(z.looseObject({ type: z.string() }))
      .optional()
      .describe('Events told, in this order, others between them allowed; each names only what matters.'),
    never: z.array(z.string()).optional().describe('Types of events that must not be told.'),
    decision: z
      .strictObject({
        seat: z.int().optional(),
        step: z.string().optional(),
        after: z.array(z.string()).default([]).describe('What is picked already; the rest is about the next pick.'),
        options: z.array(z.string()).optional().describe('Exactly what may be picked next.'),
        offers: z.array(z.string()).optional().describe('Among what may be picked next.'),
        lacks: z.array(z.string()).optional().describe('Not among what may be picked next.'),
        enough: z.boolean().optional().describe('Whether one may stop here.'),
      })
      .optional()
      .describe('What is asked at the end.'),
    winners: z.array(z.int()).optional().describe('The game is over, and who has won; [] is a draw.'),
  })
  .describe('What must hold at the end.')

const caseSchema = z.strictObject({
  $schema: z.string().optional(),
  game: z.string(),
  title: z.string(),
  rules: z.array(z.string()).min(1).describe('The rules it proves.'),
  options: z.array(z.string()).default([]).describe('Switches of the rules that are on.'),
  position: z.json().describe('Where it begins.'),
  dice: z
    .array(z.string())
    .default([])
    .describe('The rolls, in order; when they are used up, a further roll fails the case.'),
  answers: z.array(answerSchema).default([]),
  expect: expectSchema,
})
export type Case = z.infer<typeof caseSchema>

/** The JSON schema of a game's cases, to write them by. */
export function caseSchemaOf(game: { id: string; cases: { schema: object; example: object } }): object {
  const schema = z.toJSONSchema(caseSchema, { io: 'input' })
  const properties = { ...schema.properties, game: { const: game.id }, position: game.cases.schema }
  return { title: `A case of ${game.id}`, ...schema, properties, examples: [game.cases.example] }
}

/** A case from parsed JSON; a Complaint names the place that does not fit. */
export function readCase(json: unknown): Case {
  const parsed = caseSchema.safeParse(json)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Complaint(`${issue.path.join('.') || 'case'}: ${issue.message}`)
}

/** Runs a case; gives back what differs, line by line: nothing when it holds. */
export function runCase<F, E extends Told>(game: Game<F, E>, c: Case): string[] {
  if (c.game !== game.id) throw new Complaint(`game: a case of ${c.game}, not of ${game.id}`)
  for (const id of c.rules) if (!(id in game.speech.rules)) throw new Complaint(`rules: no rule ${id}`)
  for (const o of c.options) if (!game.options.some(x => x.id === o)) throw new Complaint(`options: no switch ${o}`)
  const rules = new Rules(game, { options: c.options }, true)
  const { referee } = rules
  const script = c.dice.map((text, i) => {
    const face = game.cases.die(text)
    if (face === null) throw new Complaint(`dice.${i}: no face ${text}`)
    return face
  })
  const p = game.cases.read(c.position, c.options)
  const heard: Heard<E>[] = []
  referee.script = script
  const wrong: string[] = []
  let where = 'position'
  try {
    referee.resume(p, heard)
    for (let i = 0; i < c.answers.length && wrong.length === 0; i++) {
      where = `answers.${i}`
      if (p.result !== null) return [`${where}: the game is over`]
      wrong.push(...answerAsWritten(rules, p, where, c.answers[i], heard))
    }
  } catch (error) {
    // The script of dice was too short, or named a face the die does not have.
    if (!(error instanceof Complaint)) throw error
    wrong.push(`${where}: ${error.message}`)
  }
  if (wrong.length > 0) return wrong
  if (script.length > 0) wrong.push(`dice: ${script.length} of ${c.dice.length} were not rolled`)
  return [...wrong, ...compareOutcome(rules, p, heard, c)]
}

function answerAsWritten<F, E extends Told>(
  rules: Rules<F, E>,
  p: Position<F>,
  where: string,
  { seat, picks, refused, offers }: Case['answers'][number],
  heard: Heard<E>[],
): string[] {
  const wrong = offers === undefined ? [] : compareSets(`${where}.offers`, offers, optionNames(rules, p, seat, []))
  const said = readPicks(rules, p, seat, picks)
  const refusal: Refusal | null = 'rule' in said ? said : rules.referee.answer(p, seat, said.picks, heard)
  if (refused === undefined && refusal !== null) {
    wrong.push(`${where}: refused by ${refusal.rule} at pick ${refusal.at} (${picks.join(' ')})`)
  } else if (refused !== undefined && refusal?.rule !== refused) {
    const found = refusal === null ? 'taken' : `refused by ${refusal.rule}`
    wrong.push(`${where}: should be refused by ${refused}, is ${found}`)
  }
  return wrong
}

function compareOutcome<F, E extends Told>(
  rules: Rules<F, E>,
  p: Position<F>,
  heard: readonly Heard<E>[],
  c: Case,
): string[] {
  const { expect } = c
  const wrong: string[] = []
  const impossible = rules.game.check(p.field)
  if (impossible !== null) wrong.push(`the position is impossible: ${impossible}`)
  if (expect.winners !== undefined) {
    const winners = p.result === null ? 'nobody yet' : JSON.stringify(p.result.winners)
    if (winners !== JSON.stringify(expect.winners))
      wrong.push(`winners: ${JSON.stringify(expect.winners)} expected, ${winners} found`)
  } else if (p.result !== null && expect.decision !== undefined) wrong.push('decision: the game is over')
  if (expect.position !== undefined) {
    wrong.push(...differences(expect.position, rules.game.cases.write(p), 'position'))
  }
  wrong.push(...compareEvents(expect.events ?? [], expect.never ?? [], heard))
  const asked = expect.decision
  if (asked !== undefined && p.result === null) {
    const seat = asked.seat ?? rules.referee.owing(p)[0]
    if (!rules.referee.owing(p).includes(seat)) {
      return [...wrong, `decision.seat: ${seat} expected, ${rules.referee.owing(p).join(', ')} owes`]
    }
    const d = rules.referee.decision(p, seat)
    if (asked.step !== undefined && d.step !== asked.step)
      wrong.push(`decision.step: ${asked.step} expected, ${d.step} found`)
    const said = readPicks(rules, p, seat, asked.after)
    if ('rule' in said) return [...wrong, `decision.after: refused by ${said.rule} at pick ${said.at}`]
    const names = optionNames(rules, p, seat, said.picks)
    if (asked.options !== undefined) wrong.push(...compareSets('decision.options', asked.options, names))
    for (const name of asked.offers ?? [])
      if (!names.includes(name)) wrong.push(`decision.offers: ${name} is not among ${names.join(' ')}`)
    for (const name of asked.lacks ?? []) if (names.includes(name)) wrong.push(`decision.lacks: ${name} is offered`)
    const choice = rules.referee.next(p, seat, said.picks)
    if (asked.enough !== undefined && (choice === null || choice.enough !== undefined) !== asked.enough) {
      wrong.push(`decision.enough: one may ${asked.enough ? 'not ' : ''}stop here`)
    }
  }
  return wrong
}

function compareEvents<E extends Told>(
  wanted: readonly object[],
  never: readonly string[],
  heard: readonly Heard<E>[],
): string[] {
  const wrong: string[] = []
  let from = 0
  wanted.forEach((event, i) => {
    const at = heard.findIndex(
      (h, n) => n >= from && h.to === EVERYBODY && differences(event, h.event, '').length === 0,
    )
    if (at >= 0) from = at + 1
    else
      wrong.push(
        `events.${i}: ${JSON.stringify(event)} did not happen; told: ${
          heard
            .slice(from)
            .map(h => JSON.stringify(h.event))
            .join(' ') || 'nothing more'
        }`,
      )
  })
  for (const type of never) if (heard.some(h => h.event.type === type)) wrong.push(`never: ${type} happened`)
  return wrong
}

/** Where what is wanted is not found; what is not wanted does not matter. */
function differences(wanted: unknown, found: unknown, path: string): string[] {
  if (
    typeof wanted !== 'object' ||
    wanted === null ||
    typeof found !== 'object' ||
    found === null ||
    Array.isArray(wanted)
  ) {
    const [w, f] = [JSON.stringify(wanted), JSON.stringify(found)]
    return w === f ? [] : [`${path}: ${w} expected, ${f ?? 'nothing'} found`]
  }
  return Object.entries(wanted).flatMap(([key, value]) => {
    const inner = (found as Record<string, unknown>)[key]
    return differences(value, inner, path === '' ? key : `${path}.${key}`)
  })
}

function compareSets(where: string, wanted: readonly string[], found: readonly string[]): string[] {
  const missing = wanted.filter(w => !found.includes(w))
  const extra = found.filter(f => !wanted.includes(f))
  const wrong: string[] = []
  if (missing.length > 0) wrong.push(`${where}: ${missing.join(' ')} not offered`)
  if (extra.length > 0) wrong.push(`${where}: ${extra.join(' ')} offered besides`)
  return wrong
}

function optionNames<F, E extends Told>(rules: Rules<F, E>, p: Position<F>, seat: Seat, draft: Picks): string[] {
  const choice = rules.referee.next(p, seat, draft)
  if (choice === null || choice.of === 'pose') return []
  if (choice.of === 'number') return [`${choice.min}`, `${choice.max}`].filter((n, i, all) => all.indexOf(n) === i)
  return choice.options.map(o => rules.game.notation.write(choice, o, p.field))
}

/** Picks from their names, level by level; a name that is nothing at all is refused as not offered. */
export function readPicks<F, E extends Told>(
  rules: Rules<F, E>,
  p: Position<F>,
  seat: Seat,
  texts: readonly string[],
): { picks: Pick[] } | Refusal {
  if (!rules.referee.owing(p).includes(seat)) return { rule: 'not-asked', at: 0 }
  const picks: Pick[] = []
  for (const text of texts) {
    const choice: Choice | null = rules.referee.next(p, seat, picks)
    if (choice === null) return { rule: 'too-much', at: picks.length }
    const pick = rules.game.notation.read(choice, text, p.field)
    if (pick === null) return { rule: 'not-offered', at: picks.length }
    const rule = rules.referee.why(p, seat, picks, pick)
    if (rule !== null) return { rule, at: picks.length }
    picks.push(pick)
  }
  return { picks }
}
