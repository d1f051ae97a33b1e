import { z } from 'zod'
import { Complaint } from '../words.ts'

const names = z.array(z.string())

const eventSchema = z
  .looseObject({
    type: z.string(),
    only: z.int().optional().describe('The seat that alone heard it; without it, all heard it.'),
    rules: names.optional().describe('Rules it cites, among others.'),
  })
  .describe('An event; it names only the fields that matter.')

const decisionSchema = z
  .strictObject({
    seat: z.int().optional(),
    step: z.string().optional(),
    after: names.default([]).describe('What is picked already; the rest is about the next pick.'),
    options: names.optional().describe('Exactly what may be picked next.'),
    offers: names.optional().describe('Among what may be picked next.'),
    lacks: names.optional().describe('Not among what may be picked next.'),
    enough: z.boolean().optional().describe('Whether one may stop here.'),
  })
  .describe('What is asked.')

const expectSchema = z
  .strictObject({
    position: z.json().optional().describe('Parts of the position, in the words of `position`.'),
    seen: z
      .array(z.strictObject({ seat: z.int(), position: z.json() }))
      .optional()
      .describe('What a seat sees of it: the same words, compared with its view.'),
    events: z
      .array(eventSchema)
      .optional()
      .describe('Events told, in this order, others between them allowed; each names only what matters.'),
    never: z
      .array(z.union([z.string(), eventSchema]))
      .optional()
      .describe('Events that must not be told: a type, or an event with the fields that matter.'),
    decision: decisionSchema.optional(),
    winners: z.array(z.int()).optional().describe('The game is over, and who has won; [] is a draw.'),
  })
  .describe('What must hold.')

const answerSchema = z
  .strictObject({
    seat: z.int().describe('Who answers.'),
    picks: names.describe(
      'What is picked, by the names on the board; lengths as the game measures them, angles in degrees; [] is pass, done or stay.',
    ),
    step: z.string().optional().describe('The question it answers; forced answers before it are given by the referee.'),
    refused: z
      .union([z.string(), z.literal(true)])
      .optional()
      .describe('The rule by which the referee refuses it, or true for any; the position stays as it was.'),
    offers: names.optional().describe('Exactly what may be picked first, before this answer.'),
    expect: expectSchema.optional().describe('What must hold after this answer; its events are those it led to.'),
  })
  .describe('One answer. An answer that is the only possible one need not be written.')

const dieSchema = z.union([
  z.string().describe('One face.'),
  z
    .strictObject({
      for: z.string().describe('A step that is under way when these dice are rolled.'),
      faces: z.string().describe('The faces of one roll, with blanks between them.'),
    })
    .describe('The dice of one roll, with what they are for.'),
])

const caseSchema = z.strictObject({
  $schema: z.string().optional(),
  game: z.string(),
  title: z.string(),
  rules: names.min(1).describe('The rules it proves.'),
  options: names.default([]).describe('Switches of the rules that are on.'),
  position: z.json().optional().describe('Where it begins.'),
  battle: z
    .strictObject({
      scenario: z.string(),
      setup: z.json().optional().describe('What the battle needs besides its name: armies, table.'),
      seed: z.int().default(1).describe('By which cards are shuffled.'),
    })
    .optional()
    .describe('Where it begins, instead of `position`: a battle of the game, as it is set up.'),
  dice: z
    .array(dieSchema)
    .default([])
    .describe('The rolls, in order; when they are used up, a further roll fails the case.'),
  answers: z.array(answerSchema).default([]),
  expect: expectSchema.default({}).describe('What must hold at the end; its events are those of the whole case.'),
})

export type Case = z.infer<typeof caseSchema>
export type Answer = Case['answers'][number]
export type Expected = Case['expect']
export type WantedEvent = z.infer<typeof eventSchema>

/** The shape of any game's cases. */
export const shapeOfCases = () => z.toJSONSchema(caseSchema, { io: 'input' })

/** A case from parsed JSON; a Complaint names the place that does not fit. */
export function readCase(json: unknown): Case {
  const c = parseWith(caseSchema, json, '')
  if ((c.position === undefined) === (c.battle === undefined)) {
    throw new Complaint('case: it begins from a `position` or from a `battle`, one of them')
  }
  if (c.answers.length === 0 && Object.keys(c.expect).length === 0) throw new Complaint('expect: nothing is expected')
  return c
}

/** What the schema reads; a Complaint names the place, first of all a key that is none. */
export function parseWith<T>(schema: z.ZodType<T>, json: unknown, where: string): T {
  const parsed = schema.safeParse(json)
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  const issue = issues.find(one => one.code === 'unrecognized_keys') ?? issues[0]
  const path = [...(where === '' ? [] : [where]), ...issue.path.map(String)].join('.')
  // What is not there at all is missing, whatever it should have been.
  throw new Complaint(
    `${path || 'case'}: ${issue.message.replace(/^Invalid input: (expected .*), received undefined$/, 'missing; $1')}`,
  )
}
