import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { withoutComments } from './source.mjs'

const ROOT = join(import.meta.dirname, '..')
const FOLDERS = ['packages', 'games'].flatMap(kind => readdirSync(join(ROOT, kind)).map(name => join(ROOT, kind, name)))
const PACKAGES = new Map(
  FOLDERS.map(folder => {
    const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    return [name, { folder, exports }]
  }),
)
/** Games that are played, and not what they share. */
const GAMES = [...PACKAGES].filter(([, { exports }]) => './rules' in exports)

/** What a module takes from others when it is loaded: types are gone by then. */
function loadedBy(file) {
  const code = withoutComments(readFileSync(file, 'utf8'))
  return [...code.matchAll(/^(?:import|export)\s+(?!type\b)([^;]*?)\bfrom\s+'([^']+)'/gms)]
    .filter(([, names]) => !/^\{\s*(type [\w$]+( as [\w$]+)?\s*,?\s*)+\}\s*$/.test(names.trim()))
    .map(([, , target]) => target)
}
function fileOf(from, target) {
  if (target.startsWith('.')) return join(dirname(from), target)
  const [scope, name, ...rest] = target.split('/')
  const found = PACKAGES.get(`${scope}/${name}`)
  return found === undefined ? null : join(found.folder, found.exports[['.', ...rest].join('/')])
}
/** Every file of ours that is loaded with this one. */
function loadedWith(entry) {
  const found = new Set([entry])
  for (const file of found)
    for (const target of loadedBy(file)) {
      const next = fileOf(file, target)
      if (next !== null) found.add(next)
    }
  return [...found].map(file => relative(ROOT, file))
}

describe('games come in parts', () => {
  test('there are five', () => expect(GAMES).toHaveLength(5))
  for (const [name, { folder, exports }] of GAMES) {
    test(`${name}: rules, words and cases are to be had apart`, () => {
      for (const part of ['./rules', './words', './cases']) expect(exports).toHaveProperty([part])
    })
    test(`${name}: its rules load none of its words, cases, drawing, statistics or knowledge`, () => {
      const loaded = loadedWith(join(folder, exports['./rules'])).filter(file => file.startsWith('games/'))
      expect(loaded.length).toBeGreaterThan(40)
      const others =
        /\/(text|speech|knowledge)\/|\/(case-[\w-]+|cases|draw|speech|statistics|knowledge|words|scenario-list|game)\.ts$/
      expect(loaded.filter(file => others.test(file))).toEqual([])
    })
    test(`${name}: what a page plays carries no case book`, () => {
      const loaded = loadedWith(join(folder, exports['.']))
      expect(loaded.filter(file => /^games\/.*\/case-[\w-]+\.ts$/.test(file))).toEqual([])
    })
  }
})
