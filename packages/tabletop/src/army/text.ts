import { Complaint } from '@acies/kernel'
import type { Chosen, Group, Roster } from './book.ts'

const head = ({ book, variant, points, options = [] }: Roster): string =>
  [
    `${book}${variant === undefined ? '' : `/${variant}`}`,
    `${points}`,
    ...(options.length > 0 ? [options.join(' ')] : []),
  ].join(' | ')

/** A roster as text to keep and to share: a line for the whole, then its groups. */
export function writeRoster(roster: Roster): string {
  const lines = [head(roster)]
  for (const { slot, leader, units, from } of roster.groups) {
    if (slot !== '' || from !== undefined)
      lines.push(
        `${slot}${from === undefined ? '' : `@${from}`}:${leader === undefined ? '' : ` ${chosenText(leader)}`}`,
      )
    if (units.length > 0) lines.push(counted(units.map(chosenText)).join(' '))
  }
  return lines.join('\n')
}

/** `warriors*30/6+stubborn+CSM "The old band"`: thirty in six files; options that are a single letter stand together. */
function chosenText({ entry, models, files, options, name }: Chosen): string {
  const letters = options.filter(isLetter).join('')
  const words = options.filter(o => !isLetter(o))
  const bought = [...words, ...(letters === '' ? [] : [letters])].map(o => `+${o}`).join('')
  const many = models === 1 ? '' : `*${models}${files === undefined ? '' : `/${files}`}`
  return `${entry}${many}${bought}${name === undefined ? '' : ` "${name.replaceAll('"', '')}"`}`
}
const isLetter = (option: string): boolean => /^[A-Z]$/.test(option)

/** The same unit several times in a row is written once; one with a name is never counted. */
function counted(units: readonly string[]): string[] {
  const out: { text: string; n: number }[] = []
  for (const text of units) {
    const last = out[out.length - 1]
    if (last?.text === text && !text.endsWith('"')) last.n++
    else out.push({ text, n: 1 })
  }
  return out.map(({ text, n }) => (n === 1 ? text : `${text}×${n}`))
}

/** No army has more: a longer text is not read, or not to its end. */
const MOST_UNITS = 150
const MOST_GROUPS = 60
const MOST_OPTIONS = 40
const LONGEST = 30_000
const tooMany = (at: number): Complaint => new Complaint(`line ${at}: more than ${MOST_UNITS} units`)
const WORD = /"[^"]*"|[^\s"]+/g
const UNIT = /^([^*+×]+)(?:\*(\d{1,4})(?:\/(\d{1,3}))?)?((?:\+[^+×]+)*)(?:×(\d{1,3}))?$/

/** The roster that a text says; a Complaint names the line that does not fit. */
export function readRoster(text: string): Roster {
  if (text.length > LONGEST) throw new Complaint(`line 1: more than ${LONGEST} letters`)
  const lines = text
    .split('\n')
    .map((line, i) => ({ line: line.trim(), at: i + 1 }))
    .filter(({ line }) => line !== '' && !line.startsWith('#'))
  const [first, ...rest] = lines
  const [name = '', points = '', options = ''] = (first?.line ?? '').split('|').map(part => part.trim())
  const [book = '', variant] = name.split('/')
  if (book === '' || !/^\d{1,6}$/.test(points)) throw new Complaint('line 1: book | points, such as rome | 1000')
  const groups: Group[] = []
  let units = 0
  let open: { slot: string; leader?: Chosen; units: Chosen[]; from?: string } | null = null
  for (const { line, at } of rest) {
    const start = /^([a-z0-9-]*)(?:@([a-z0-9-]+))?:(.*)$/.exec(line)
    if (start !== null) {
      const [, slot = '', from, led = ''] = start
      const [leader, ...more] = unitsFrom(led, at)
      if (more.length > 0) throw new Complaint(`line ${at}: a group has one leader`)
      open = { slot, units: [], ...(leader === undefined ? {} : { leader }), ...(from === undefined ? {} : { from }) }
      if (groups.push(open) > MOST_GROUPS) throw new Complaint(`line ${at}: more than ${MOST_GROUPS} groups`)
      continue
    }
    if (open === null) {
      open = { slot: '', units: [] }
      groups.push(open)
    }
    const more = unitsFrom(line, at)
    units += more.length
    if (units > MOST_UNITS) throw tooMany(at)
    open.units.push(...more)
  }
  const listed = options.split(/\s+/).filter(word => word !== '')
  return {
    book,
    ...(variant === undefined ? {} : { variant }),
    points: Number(points),
    ...(listed.length === 0 ? {} : { options: listed }),
    groups,
  }
}

/** As much of a name as a match takes. */
const readable = (name: string): string => name.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '').slice(0, 60)

function unitsFrom(text: string, at: number): Chosen[] {
  const out: Chosen[] = []
  // A stroke between units parts them for the eye only.
  for (const word of (text.match(WORD) ?? []).filter(w => w !== '|')) {
    if (word.startsWith('"')) {
      const last = out.pop()
      if (last === undefined) throw new Complaint(`line ${at}: a name stands behind a unit`)
      out.push({ ...last, name: readable(word.slice(1, -1)) })
      continue
    }
    const found = UNIT.exec(word)
    if (found === null) throw new Complaint(`line ${at}: a unit is entry*models/files+option, not ${word.slice(0, 40)}`)
    const [, entry = '', models = '1', files, bought = '', times = '1'] = found
    const options = bought.split('+').filter(o => o !== '')
    const each = options.flatMap(o => (/^[A-Z]{2,}$/.test(o) ? [...o] : [o]))
    if (each.length > MOST_OPTIONS) throw new Complaint(`line ${at}: more than ${MOST_OPTIONS} options`)
    const wide = files === undefined ? {} : { files: Number(files) }
    if (out.length + Number(times) > MOST_UNITS) throw tooMany(at)
    for (let i = 0; i < Number(times); i++) out.push({ entry, models: Number(models), ...wide, options: each })
  }
  return out
}
