import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { codeOnly, ROOT, sourceFiles, withoutComments } from './source.mjs'

const FROM = /^(import|export)\s+([^;'"]*?)\bfrom\s+'([^']+)'/gms
const WHOLE = /\bimport\(\s*'([^']+)'\s*\)/g
const EXPORTED = /^export (?:async function|function|const|let|class|abstract class) ([\w$]+)/gm

/** `one`, `two as other`, `type Three`: what it is called there, and here. */
const namesIn = list =>
  [...list.matchAll(/(type\s+)?\b([\w$]+)(?:\s+as\s+([\w$]+))?/g)].map(([, type, there, here = there]) => ({
    isType: type !== undefined,
    there,
    here,
  }))

/** What a file exports of its own, hands on by name or as a whole, and takes. */
function portsOf(source) {
  const code = withoutComments(source)
  const ports = {
    own: [...codeOnly(source).matchAll(EXPORTED)].map(([, name]) => name),
    handedOn: [],
    all: [],
    taken: [],
  }
  for (const [, verb, what, from] of code.matchAll(FROM)) {
    const named = /\{([^}]*)\}/s.exec(what)
    const names = named === null ? [{ isType: false, there: '*', here: '*' }] : namesIn(named[1])
    if (verb === 'import') ports.taken.push(...names.map(({ there }) => ({ name: there, from })))
    else if (named === null) ports.all.push(from)
    else if (!what.startsWith('type ')) ports.handedOn.push(...names.filter(n => !n.isType).map(n => ({ ...n, from })))
  }
  for (const [, from] of code.matchAll(WHOLE)) ports.taken.push({ name: '*', from })
  return ports
}

/** Values that are exported and taken by no other file; `fileOf` says which file is meant by a target. */
function idleIn(sources, fileOf) {
  const files = new Map(sources.map(([file, source]) => [file, portsOf(source)]))
  const taken = new Set()
  const take = (file, name) => {
    const ports = files.get(file)
    if (ports === undefined || taken.has(`${file}: ${name}`)) return
    taken.add(`${file}: ${name}`)
    for (const { here, there, from } of ports.handedOn)
      if (name === here || name === '*') take(fileOf(file, from), there)
    for (const from of ports.all) take(fileOf(file, from), name)
  }
  for (const [file, ports] of files) for (const { name, from } of ports.taken) take(fileOf(file, from), name)
  const isIdle = (file, name) => !taken.has(`${file}: ${name}`) && !taken.has(`${file}: *`)
  return [...files].flatMap(([file, { own, handedOn }]) =>
    [...own, ...handedOn.map(({ here }) => here)].filter(name => isIdle(file, name)).map(name => `${file}: ${name}`),
  )
}

const PACKAGES = new Map(
  ['packages', 'games']
    .flatMap(kind => readdirSync(join(ROOT, kind)).map(name => `${kind}/${name}`))
    .map(folder => {
      const { name, exports } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'))
      return [name, { folder, exports }]
    }),
)
function fileOf(file, target) {
  if (target.startsWith('.')) return posix.join(posix.dirname(file), target)
  const [scope, name, ...rest] = target.split('/')
  const found = PACKAGES.get(`${scope}/${name}`)
  return found === undefined ? '' : posix.join(found.folder, found.exports[['.', ...rest].join('/')] ?? '')
}

test('an export is idle where no other file takes it, however often it is handed on', () => {
  const sources = [
    ['a.ts', 'export const one = 1\nexport const two = one\nexport function three() {}\nexport class Four {}\n'],
    ['index.ts', "export { three, two } from './a.ts'\nexport * from './c.ts'\n"],
    [
      'b.ts',
      "import {\n  three as drei,\n  type five,\n} from './index.ts'\nimport { six } from './index.ts'\ndrei(six) // two\n",
    ],
    ['c.ts', 'export const five = 5\nexport const six = 6\nexport const seven = 7\n'],
  ]
  const beside = (_, target) => target.slice(2)
  expect(idleIn(sources, beside)).toEqual(['a.ts: one', 'a.ts: two', 'a.ts: Four', 'index.ts: two', 'c.ts: seven'])
  const whole = [...sources, ['d.ts', "const all = await import('./a.ts')\n"]]
  expect(idleIn(whole, beside)).toEqual(['index.ts: two', 'c.ts: seven'])
})

test('nothing is exported that nobody asks for', () => {
  const files = ['packages', 'games', 'apps'].flatMap(folder => sourceFiles(folder))
  expect(
    idleIn(
      files.map(file => [file, readFileSync(join(ROOT, file), 'utf8')]),
      fileOf,
    ),
  ).toEqual([])
})
