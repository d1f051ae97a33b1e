import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Complaint, type MatchFile, readMatch, sealMatch, writeMatch } from '@acies/kernel'

/** The text of a file; a Complaint names the file. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Complaint(`${file}: ${reasonOf(error)}`)
  }
}

/** What the system says, in words. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null
  switch (code) {
    case 'ENOENT':
      return 'no such file'
    case 'EISDIR':
      return 'a folder, not a file'
    case 'ENOTDIR':
      return 'a part of its path is no folder'
    case 'EACCES':
    case 'EPERM':
      return 'not allowed'
    case 'ENOSPC':
    case 'EDQUOT':
      return 'the disk is full'
    case 'EFBIG':
      return 'larger than files may be here'
    case 'EROFS':
      return 'on a disk that cannot be written to'
    default:
      return error instanceof Error ? oneLine(error.message) : String(error)
  }
}

export const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ')

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: ink is made of them
const INK = /(\u001b\[[\d;]*m)/
const LONGEST = 600

/** A text with nothing in it but letters and ink: whatever a name in a file holds, it moves no cursor. */
export const steady = (text: string): string =>
  text
    .split(INK)
    .map((part, i) => (i % 2 === 1 ? part : part.replace(CONTROLS, '\ufffd')))
    .join('')

/** What a file or a person wrote, safe for a terminal: nothing in it moves the cursor, and it is not endless. */
export function printable(text: string): string {
  const plain = text.replace(CONTROLS, '\ufffd')
  return plain.length <= LONGEST ? plain : `${plain.slice(0, LONGEST)} …`
}

/** Does something with a file; its Complaints name the file. */
export function inFile<T>(file: string, act: () => T): T {
  try {
    return act()
  } catch (error) {
    if (error instanceof Complaint) throw new Complaint(`${file}: ${oneLine(error.message)}`)
    throw error
  }
}

/** JSON from a file; a Complaint names file, line and column. */
export function readJson(file: string): unknown {
  const text = readText(file)
  try {
    return JSON.parse(text)
  } catch (error) {
    const before = text.slice(0, brokenAt(text)).split('\n')
    const what = oneLine(faultOf(error)).replace(/ (in JSON )?at position .*$/, '')
    throw new Complaint(`${file}:${before.length}:${before[before.length - 1].length + 1}: not JSON: ${what}`)
  }
}

const faultOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Where a text stops being the beginning of JSON; Node does not always say. */
function brokenAt(text: string): number {
  let [good, bad] = [0, text.length + 1]
  while (bad - good > 1) {
    const n = (good + bad) >> 1
    if (mayGoOn(text.slice(0, n))) good = n
    else bad = n
  }
  return good
}

function mayGoOn(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch (error) {
    const fault = faultOf(error)
    return fault.includes('end of JSON') || /position (\d+)/.exec(fault)?.[1] === String(text.length)
  }
}

/** A match from its file, not yet played through. */
export function readMatchFile(file: string): MatchFile {
  const json = readJson(file)
  return inFile(file, () => readMatch(JSON.stringify(json)))
}

/** Writes a file whole or not at all, its folder with it; what was there before stays until the new one is. */
export function writeWhole(file: string, text: string): void {
  const fresh = `${file}.new`
  let made: string | undefined
  try {
    made = mkdirSync(dirname(file), { recursive: true })
    writeFileSync(fresh, text)
    renameSync(fresh, file)
  } catch (error) {
    if (existsSync(fresh)) rmSync(fresh)
    if (made !== undefined) rmSync(made, { recursive: true })
    throw new Complaint(`${file}: ${reasonOf(error)}`)
  }
}

/** What is not over is sealed: nobody who looks into the file reads in it what lies hidden. */
export function saveMatch(file: string, match: MatchFile, isOver = true): void {
  writeWhole(file, `${(isOver ? writeMatch : sealMatch)(match)}\n`)
}

/** A Complaint when something is there already. */
export function mustBeNew(file: string): void {
  if (existsSync(file)) throw new Complaint(`${file}: is there already, and is left as it is`)
}
