import { botNamed, bots } from '@acies/bots'
import { Complaint, LANGUAGES, type Lang } from '@acies/kernel'
import type { Terminal } from './terminal.ts'

// What the options of the commands have in common: each gives its value or complains.

/** What `--lang` says, before the commands are there to ask. */
export function askedIn(args: readonly string[]): string | undefined {
  const at = args.findIndex(arg => /^--lang(=|$)/.test(arg))
  return args[at]?.includes('=') ? args[at].slice('--lang='.length) : args[at + 1 || args.length]
}

export function langOf(wanted: string | undefined, env: Terminal['env']): Lang {
  if (wanted === undefined) return /^en/i.test(env.LC_ALL || env.LC_MESSAGES || env.LANG || '') ? 'en' : 'es'
  const lang = LANGUAGES.find(l => l === wanted)
  if (lang === undefined) throw new Complaint(`--lang: no language ${wanted}; there are ${LANGUAGES.join(', ')}`)
  return lang
}

export function wholeNumber(option: string, text: string, min: number, max = Number.MAX_SAFE_INTEGER): number {
  const n = /^-?\d+$/.test(text) ? Number(text) : Number.NaN
  if (n >= min && n <= max) return n
  const range = max === Number.MAX_SAFE_INTEGER ? `from ${min}` : `from ${min} to ${max}`
  throw new Complaint(`${option}: ${text} is not a whole number ${range}`)
}

/** The seed of the dice: 32 bits. */
export function seedOf(text: string): number {
  return wholeNumber('--seed', text, -(2 ** 31), 2 ** 32 - 1) | 0
}

export function listOf(text: string): string[] {
  return text
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')
}

/** At least one name. */
export function namesOf(option: string, text: string): string[] {
  const names = listOf(text)
  if (names.length === 0) throw new Complaint(`${option}: names nothing`)
  return names
}

export function checkBot(option: string, name: string, alsoThere: readonly string[] = []): void {
  if (botNamed(name) !== null || alsoThere.includes(name)) return
  throw new Complaint(`${option}: no bot ${name}; there are ${[...bots.map(bot => bot.name), ...alsoThere].join(', ')}`)
}
