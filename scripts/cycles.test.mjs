import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles, withoutComments } from './source.mjs'

/** Steps call each other as chapters of a rulebook do, and rules ask the special rules that ask them: inside functions only. */
const MUTUAL = /^games\/[\w-]+\/src\/(steps|rules|traits)\//

/** What a file loads of its own package; types are gone by then. */
function loadedBy(file, source) {
  const imports = withoutComments(source).matchAll(/^(?:import|export)\s+(?!type\b)([^;'"]*?)\bfrom\s+'(\.[^']+)'/gms)
  return [...imports]
    .filter(([, names]) => !/^\{\s*(type [\w$]+( as [\w$]+)?\s*,?\s*)+\}\s*$/.test(names.trim()))
    .map(([, , target]) => posix.join(posix.dirname(file), target))
}

/** The ways round, each as the files it leads through. */
function cyclesIn(loads) {
  const found = []
  const settled = new Set()
  const way = []
  const follow = file => {
    const at = way.indexOf(file)
    if (at >= 0) found.push(way.slice(at))
    if (at >= 0 || settled.has(file)) return
    way.push(file)
    for (const next of loads.get(file) ?? []) follow(next)
    way.pop()
    settled.add(file)
  }
  for (const file of loads.keys()) follow(file)
  return found
}

test('a way round is found', () => {
  const loads = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', []],
  ])
  expect(cyclesIn(loads)).toEqual([['a', 'b', 'c']])
})

test('imports go round nowhere but between the steps, the rules and the special rules of a game', () => {
  const files = ['packages', 'games', 'apps'].flatMap(folder => sourceFiles(folder))
  const loads = new Map(files.map(file => [file, loadedBy(file, readFileSync(file, 'utf8'))]))
  const wrong = cyclesIn(loads).filter(cycle => !cycle.every(file => MUTUAL.test(file)))
  expect(wrong.map(cycle => cycle.join(' → '))).toEqual([])
})
