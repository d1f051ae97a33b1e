/** What a player types at a question. */
export type Command =
  | { do: 'help' | 'back' | 'undo' | 'redo' | 'log' | 'hint' | 'motive' | 'quit' | 'stop' | 'look' }
  | { do: 'odds' | 'why' | 'rule' | 'save'; what: string }
  | { do: 'pick'; what: readonly string[] }

const PLAIN = {
  help: ['?', 'h', 'help', 'ayuda'],
  back: ['b', 'back', 'atrás', 'atras'],
  undo: ['u', 'undo', 'deshacer'],
  redo: ['y', 'redo', 'rehacer'],
  log: ['l', 'log', 'diario'],
  hint: ['i', 'hint', 'pista'],
  motive: ['m', 'motive', 'motivo'],
  quit: ['q', 'quit', 'salir'],
  stop: ['.', '0'],
} as const
const NAMING = {
  odds: ['o', 'odds', 'suerte'],
  why: ['w', 'why', 'porqué', 'porque'],
  rule: ['r', 'rule', 'regla'],
  save: ['s', 'save', 'guardar'],
} as const

export function readCommand(line: string): Command {
  const text = line.trim()
  if (text === '') return { do: 'look' }
  const [first, ...rest] = text.split(/\s+/)
  const word = first.toLowerCase()
  if (rest.length === 0) {
    for (const name of keysOf(PLAIN)) if (includes(PLAIN[name], word)) return { do: name }
  }
  for (const name of keysOf(NAMING)) if (includes(NAMING[name], word)) return { do: name, what: rest.join(' ') }
  return { do: 'pick', what: [first, ...rest] }
}

const includes = (words: readonly string[], word: string) => words.includes(word)
const keysOf = <T extends object>(record: T) => Object.keys(record) as (keyof T)[]
