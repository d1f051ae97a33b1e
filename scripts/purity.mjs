import { codeOnly, lineOf, sourceFiles, withoutComments } from './source.mjs'

const PURE = ['packages/kernel', 'packages/hexes', 'packages/table', 'packages/tabletop', 'games']

/** The files that must not depend on the machine: all but tests and what tests are made of. */
export function pureFiles(root) {
  return PURE.flatMap(folder => sourceFiles(folder, root)).filter(
    file => !/\.(test|bench)\.tsx?$/.test(file) && !/\/testing(\/|\.tsx?$)/.test(file),
  )
}

// Not exact, or not the same everywhere; Math.sqrt, floor, imul and the like are.
const INEXACT =
  'random sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh exp expm1 log log2 log10 log1p pow hypot cbrt'
const GLOBALS = [
  'Date performance process global globalThis self require setTimeout setInterval setImmediate queueMicrotask crypto',
  'fetch XMLHttpRequest WebSocket console Worker Intl document navigator location localStorage sessionStorage indexedDB',
  'requestAnimationFrame addEventListener HTMLElement alert',
]
const alternatives = words => words.join(' ').split(' ').join('|')

const BANNED = [
  new RegExp(`\\bMath\\s*\\.\\s*(?:${alternatives([INEXACT])})\\b`, 'g'),
  /\bMath\b(?!\s*\.)/g,
  // A bare name that is neither a member, nor a key, nor declared or passed in by the file itself.
  new RegExp(`(?<![.\\w$])(?:${alternatives(GLOBALS)})(?![\\w$]|\\s*\\??:)`, 'g'),
  /(?<![.\w$])window\s*[.[]/g,
  /\.\s*(?:toLocale\w*|localeCompare)\b/g,
]
// Node's modules, and what tests are made of: that need not be pure, so nothing that is may import it.
const IMPORTED = /['"](?:node:[^'"\n]*|[^'"\n]*\/testing(?:\/[^'"\n]*|\.tsx?)?)['"]/g

/** What in a source depends on the machine, a line each. */
export function impurities(file, source) {
  const found = []
  const code = codeOnly(source)
  for (const pattern of BANNED) for (const m of code.matchAll(pattern)) found.push([m.index, m[0]])
  const imports = withoutComments(source)
  for (const m of imports.matchAll(IMPORTED)) found.push([m.index, m[0]])
  return found.sort((a, b) => a[0] - b[0]).map(([at, what]) => `${file}:${lineOf(source, at)}: ${what.trim()}`)
}
