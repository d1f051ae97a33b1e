import { posix } from 'node:path'
import { lineOf, sourceFiles, withoutComments } from './source.mjs'

const FOUNDATION = ['@acies/kernel', '@acies/hexes', '@acies/table']
/** What some games share: a family's core, or what stands between the free table and its games. */
const SHARED = ['@acies/commands-colors', '@acies/tabletop']
const THINKERS = ['@acies/bots', '@acies/lab']

/** The package a file belongs to: its folder and its name, or null outside all of them. */
function packageOf(file) {
  const [kind, name] = file.split('/')
  return ['packages', 'games', 'apps'].includes(kind)
    ? { kind, folder: `${kind}/${name}`, name: `@acies/${name}` }
    : null
}

/** Whether a package may import another: only what stands above it. */
function mayImport(from, to, games, isTest) {
  if (FOUNDATION.includes(from.name)) return false
  if (SHARED.includes(from.name)) return FOUNDATION.includes(to)
  if (from.kind === 'games') return FOUNDATION.includes(to) || SHARED.includes(to)
  if (from.name === '@acies/bots' || from.name === '@acies/lab') {
    // Bots and the lab know the contract and no game; their tests may be about one.
    return to === '@acies/kernel' || (from.name === '@acies/lab' && to === '@acies/bots') || (isTest && games.has(to))
  }
  return FOUNDATION.includes(to) || SHARED.includes(to) || THINKERS.includes(to) || games.has(to)
}

const IMPORT = /\b(?:from|import)\s*\(?\s*(['"])([^'"\n]+)\1/g

/** What is wrong with the imports of one file, a line each. */
export function wrongImports(file, source, games) {
  const from = packageOf(file)
  if (from === null) return []
  const wrong = []
  const code = withoutComments(source)
  for (const match of code.matchAll(IMPORT)) {
    const target = match[2]
    const place = `${file}:${lineOf(code, match.index)}`
    if (target.startsWith('.')) {
      const path = posix.join(posix.dirname(file), target)
      if (!path.startsWith(`${from.folder}/`)) {
        wrong.push(`${place}: ${target} leaves the package; between packages, import by the package's name`)
      }
    } else if (target.startsWith('@acies/')) {
      const to = target.split('/').slice(0, 2).join('/')
      if (to === from.name) wrong.push(`${place}: ${from.name} imports itself by name`)
      else if (!mayImport(from, to, games, /\.test\.tsx?$/.test(file))) {
        wrong.push(`${place}: ${from.name} may not import ${to}`)
      }
    }
  }
  return wrong
}

/** The files whose imports are looked at, and the packages that are games. */
export function layeredFiles(root) {
  const files = ['packages', 'games', 'apps'].flatMap(folder => sourceFiles(folder, root))
  const games = new Set(files.filter(f => f.startsWith('games/')).map(f => packageOf(f).name))
  return { files, games }
}
