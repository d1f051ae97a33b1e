import { Complaint } from '@acies/kernel'
import type { Terminal } from './terminal.ts'

/** Lets a person pick one of a list, by its number or its id. One thing alone is not asked about. */
export async function pickFrom<T>(
  terminal: Terminal,
  question: string,
  things: readonly T[],
  named: (thing: T) => readonly [id: string, name: string],
): Promise<T> {
  if (things.length === 1) return things[0]
  terminal.print(question)
  const all = things.map(named)
  all.forEach(([id, name], i) => {
    terminal.print(`${String(i + 1).padStart(3)}  ${name}${/^\d+$/.test(id) ? '' : `  (${id})`}`)
  })
  for (;;) {
    const line = await terminal.ask('> ')
    if (line === null) throw new Complaint(`${question} One of: ${all.map(([id]) => id).join(', ')}`)
    const text = line.trim()
    const at = /^\d+$/.test(text) ? Number(text) - 1 : all.findIndex(([id]) => id === text)
    if (at >= 0 && at < things.length) return things[at]
  }
}
