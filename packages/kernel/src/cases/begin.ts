import type { Frame, Told } from '../position.ts'
import type { AnyStep } from '../step.ts'
import { Complaint } from '../words.ts'

/** Where in its turn a position begins, as a case writes it. */
interface Beginning {
  step: string
  line?: string
  args: Readonly<Record<string, unknown>>
}

/**
 * The frame of the step a case begins with; a Complaint says which of its arguments is none, or is missing. What was a name
 * is something else by now: a text is one of the game's words.
 */
export function frameFrom<F, E extends Told>(
  steps: readonly AnyStep<F, E>[],
  { step: name, line, args }: Beginning,
  field: F,
  words: readonly string[],
): Frame {
  const step = steps.find(s => s.name === name)
  if (step === undefined) throw new Complaint(`position.begin.step: no step ${name}`)
  const lines = 'lines' in step ? Object.keys(step.lines) : ['']
  if (line !== undefined && !lines.includes(line))
    throw new Complaint(`position.begin.line: ${name} has no line ${line}; it has ${lines.join(', ')}`)
  for (const [key, value] of Object.entries(args))
    if (typeof value === 'string' && !words.includes(value))
      throw new Complaint(`position.begin.args.${key}: nothing is called ${value}`)
  const asked = new Set<PropertyKey>()
  const watched = new Proxy(args, {
    get(target, key) {
      asked.add(key)
      return Reflect.get(target, key)
    },
  })
  const v = begun(() => ({ ...step.with(watched, field) }), name)
  const idle = Object.keys(args).find(key => !asked.has(key))
  if (idle !== undefined)
    throw new Complaint(`position.begin.args: ${name} has no ${idle}; it has ${[...asked].join(', ') || 'none'}`)
  const missing = Object.keys(v).find(key => v[key] === undefined)
  if (missing !== undefined) throw new Complaint(`position.begin.args: ${name} wants ${missing}`)
  return { step: name, line: line ?? lines[0], v, into: '', handed: null }
}

function begun(locals: () => Record<string, unknown>, name: string): Record<string, unknown> {
  try {
    return locals()
  } catch (error) {
    if (error instanceof Complaint) throw error
    throw new Complaint(`position.begin.args: ${name} does not begin from these`)
  }
}
