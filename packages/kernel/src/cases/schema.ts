import { z } from 'zod'
import type { AnyCasedGame } from '../game.ts'
import { sayingsOf, type Vocabulary } from './book.ts'
import { shapeOfCases } from './case.ts'
import { PSEUDO_RULES } from './run.ts'

type Schema = Record<string, unknown>

/** The JSON schema of a game's cases, to write them by: every name that may stand in one is in it. */
export function caseSchemaOf(game: AnyCasedGame): object {
  const { cases, texts } = game
  const schema = shapeOfCases()
  // Options bring steps of their own.
  const all = [[], ...game.options.map(o => [o.id])].flatMap(options => game.steps(options))
  const steps = [...new Map(all.map(s => [s.name, { name: s.name, asks: 'next' in s }])).values()]
  const rules = Object.keys(texts.rules)
  const defs: Schema = {
    outcome: z.toJSONSchema(cases.outcome, { io: 'input' }),
    event: { oneOf: Object.keys(cases.events).map(type => eventSchema(game, type)) },
    rule: { enum: rules },
    refusal: { oneOf: [{ const: true }, { enum: rules }, ...described(PSEUDO_RULES)] },
    question: { enum: steps.filter(s => s.asks).map(s => s.name), description: 'Steps that ask.' },
    step: { enum: steps.map(s => s.name), description: 'All steps.' },
    words: { enum: [...cases.words], description: 'Words that may be answers.' },
    face: { enum: [...cases.faces], description: 'Faces of the dice.' },
  }
  for (const [name, list] of Object.entries(cases.lists)) defs[name] = { oneOf: described(list) }
  const properties: Schema = {
    ...schema.properties,
    game: { const: game.id },
    rules: { type: 'array', minItems: 1, items: ref('rule'), description: 'The rules it proves.' },
    options: { type: 'array', items: { oneOf: game.options.map(o => ({ const: o.id, description: o.text.en })) } },
    position: z.toJSONSchema(cases.position, { io: 'input' }),
  }
  const filled = pointed({ ...schema, properties })
  const { $schema } = schema
  return { $schema, title: `A case of ${game.id}`, ...plain({ ...filled, $defs: defs }), examples: [cases.example] }
}

const ref = (name: string): Schema => ({ $ref: `#/$defs/${name}` })

const described = (list: Vocabulary): Schema[] =>
  Array.isArray(list)
    ? [{ enum: list }]
    : Object.entries(list).map(([name, description]) => ({ const: name, description }))

function eventSchema(game: AnyCasedGame, type: string): Schema {
  const properties: Schema = {
    type: { const: type },
    only: { type: 'integer' },
    rules: { type: 'array', items: ref('rule') },
  }
  for (const [key, { help, words }] of Object.entries(sayingsOf(game.cases, type))) {
    properties[key] = words === undefined ? { description: help } : { enum: [...words], description: help }
  }
  return { type: 'object', properties, required: ['type'], additionalProperties: false }
}

/** Without what says nothing to a reader: the bounds of whole numbers, and which draft a part is of. */
function plain(schema: Schema): Schema {
  const walk = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(walk)
    if (typeof node !== 'object' || node === null) return node
    const kept = Object.entries(node).filter(
      ([key, value]) =>
        !(key === '$schema' && typeof value === 'string') && Math.abs(Number(value)) !== Number.MAX_SAFE_INTEGER,
    )
    return Object.fromEntries(kept.map(([key, value]) => [key, walk(value)]))
  }
  return { ...Object(walk(schema)) }
}

/** The general shape with the game's own lists put where they belong. */
function pointed(schema: Schema): Schema {
  const walk = (node: unknown, key: string, under: string): unknown => {
    if (Array.isArray(node)) return node.map(item => walk(item, key, under))
    if (typeof node !== 'object' || node === null) return node
    const found: Schema = {}
    for (const [k, value] of Object.entries(node)) {
      if (k === 'properties' && typeof value === 'object' && value !== null) {
        found[k] = Object.fromEntries(Object.entries(value).map(([name, v]) => [name, place(name, v, under)]))
      } else found[k] = walk(value, k, under)
    }
    return found
  }
  const place = (name: string, node: unknown, under: string): unknown => {
    if (name === 'position' && under !== '') return ref('outcome')
    if (name === 'position') return node
    if (name === 'refused') return { ...ref('refusal'), description: describe(node) }
    if (name === 'events') return { type: 'array', items: ref('event'), description: describe(node) }
    if (name === 'never') {
      const items = { anyOf: [{ type: 'string' }, ref('event')] }
      return { type: 'array', items, description: describe(node) }
    }
    if (name === 'step') return { ...ref('question'), description: describe(node) }
    if (name === 'for') return { ...ref('step'), description: describe(node) }
    return walk(node, name, name)
  }
  return walk(schema, '', '') as Schema
}
const describe = (node: unknown): unknown =>
  typeof node === 'object' && node !== null && 'description' in node ? node.description : undefined
