import { readdirSync, statSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

/** Every .ts and .tsx file under a folder of the project, as paths from its root; none when there is no such folder. */
export function sourceFiles(folder, root = ROOT) {
  const files = []
  for (const entry of list(join(root, folder))) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name)) continue
    const name = relative(root, path).split(sep).join('/')
    if (!/(^|\/)(node_modules|dist)\//.test(name)) files.push(name)
  }
  return files.sort()
}

/** When something under a path last changed, what is made or fetched aside; 0 when there is nothing. */
export function newest(path) {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found === undefined) return 0
  if (!found.isDirectory()) return found.mtimeMs
  let latest = 0
  for (const name of readdirSync(path)) {
    if (name !== 'node_modules' && name !== 'dist' && name !== 'e2e')
      latest = Math.max(latest, newest(join(path, name)))
  }
  return latest
}

function list(folder) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
  } catch {
    return []
  }
}

const LITERAL = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g

/** The source without its comments; lines keep their numbers. */
export function withoutComments(source) {
  return source.replace(LITERAL, part => (part.startsWith('/') ? blank(part) : part))
}

/** The source without comments and the contents of quotes; what a template computes stays. */
export function codeOnly(source) {
  return source.replace(LITERAL, part =>
    part.startsWith('`') ? part.replace(/(\$\{[^}]*\})|[^\n]/g, (_, computed) => computed ?? ' ') : blank(part),
  )
}

function blank(text) {
  return text.replace(/[^\n]/g, ' ')
}

/** The number of the line on which the character stands. */
export function lineOf(source, index) {
  return source.slice(0, index).split('\n').length
}
