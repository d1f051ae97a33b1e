#!/usr/bin/env node
// Changes one thing at a time in the source and says how many of the changes the tests notice, folder by folder.
// All the changes of a package are put into its source at once, each behind a switch. Its tests run once, in one thread; each
// is run again for every change it reaches that nothing has noticed yet (mutants-runner.mjs). No file is written: the tests are
// given the changed source in place of the one on the disk.
//   npm run mutants                      40 of each folder
//   npm run mutants -- --at games/wab/src/steps/breaks.ts:120 --tests cases
//                                        every change on a line, tried on the tests whose names have that in them
//   npm run mutants -- --under games/tercios/src/rules --under games/tercios/src/steps --sample 200 --seed 2
import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { createVitest } from 'vitest/node'
import { isProposal, mutantsOf, remembers, switched } from './mutate.mjs'
import { lineOf, ROOT, sourceFiles } from './source.mjs'

const FOLDERS = [
  'packages/kernel/src',
  'packages/hexes/src',
  'packages/table/src',
  'packages/tabletop/src',
  'games/commands-colors/src',
  'games/cc-ancients/src',
  'games/cc-napoleonics/src',
  'games/tercios/src',
  'games/onus/src',
  'games/wab/src',
]
/** Where the tests of a folder are: in its package, and for what games share, in theirs as well. */
const TESTED_IN = {
  'games/commands-colors': ['games/cc-ancients', 'games/cc-napoleonics', 'games/commands-colors'],
  'packages/hexes': ['packages/hexes', 'games/cc-ancients'],
  'packages/table': ['packages/table', 'games/tercios', 'games/onus'],
  'packages/tabletop': ['packages/tabletop', 'games/tercios', 'games/onus'],
}
/** Tests that play at random for minutes: they find other things than a changed line. */
const LONG = /\/(testing|knowledge|foresight|data|text)\/|\/(game|knowledge|statistics|fingerprint|skirmish)\.test\.ts$/
/** Words, tables of data, what only tests and screens use. */
const APART =
  /\.test\.ts$|\/(testing|text|speech|data|knowledge|foresight)(\/|\.ts)|\/(draw|statistics|words|index|example|fingerprint|bench|testing)\.ts$/
const { values } = parseArgs({
  options: {
    under: { type: 'string', multiple: true, default: FOLDERS },
    sample: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    at: { type: 'string', multiple: true, default: [] },
    tests: { type: 'string', default: '' },
  },
})

const sources = new Map()
let state = Number(values.seed) | 0
function below(n) {
  state = (Math.imul(state, 1664525) + 1013904223) | 0
  return Math.floor(((state >>> 0) / 2 ** 32) * n)
}

const packageOf = file => file.split('/').slice(0, 2).join('/')

/** Matches kept as they were played: they tell that something is otherwise, not that it is wrong. */
const isGolden = test => /\/golden\.test\.ts$/.test(test)

/** The quick tests of a package: its cases first, which are many and short, last its golden matches. */
function testsOf(home) {
  const rank = test => (/\/cases\.test\.ts$/.test(test) ? 0 : isGolden(test) ? 2 : 1)
  return (TESTED_IN[home] ?? [home])
    .flatMap(folder => sourceFiles(folder))
    .filter(test => test.endsWith('.test.ts') && test.includes(values.tests) && !LONG.test(test))
    .sort((a, b) => rank(a) - rank(b))
}

/** In a game's rules and steps what is proposed to chance is left out: random play, which is not run here, proves it. */
const apart = file => (file.startsWith('games/') ? isProposal : undefined)

/** So many changes of a folder, by chance. */
function drawn(folder) {
  const every = sourceFiles(folder)
    .filter(file => !APART.test(file))
    .flatMap(file => mutantsOf(read(file), apart(file)).map(mutant => ({ ...mutant, file, folder })))
  const some = []
  while (every.length > 0 && some.length < Number(values.sample)) some.push(...every.splice(below(every.length), 1))
  return some
}
/** A source as it was when it was first read, whatever becomes of it meanwhile. */
function read(file) {
  const source = sources.get(file) ?? readFileSync(join(ROOT, file), 'utf8')
  sources.set(file, source)
  return source
}

/** Every change on a line of a file. */
function on(place) {
  const [file, line] = place.split(':')
  const source = read(file)
  return mutantsOf(source, apart(file))
    .filter(({ start }) => lineOf(source, start) === Number(line))
    .map(mutant => ({ ...mutant, file, folder: place }))
}

const chosen = values.at.length > 0 ? values.at : values.under
const mutants = values.at.length > 0 ? values.at.flatMap(on) : values.under.flatMap(drawn)
for (const [id, mutant] of mutants.entries()) mutant.id = id

/** The sources of packages and games as the tests are given them. */
const instead = {
  name: 'mutants',
  enforce: 'pre',
  load(path) {
    const file = relative(ROOT, path).split(sep).join('/')
    if (!/^(packages|games)\/[^/]+\/src\/.*\.ts$/.test(file) || file.endsWith('.test.ts')) return null
    return switched(
      read(file),
      mutants.filter(mutant => mutant.file === file),
    )
  },
}
const nameOf = module => relative(ROOT, module.moduleId).split(sep).join('/')
class InOrder {
  sort = files => files
  shard = files => files
}
const vitest = await createVitest(
  'test',
  {
    root: ROOT,
    watch: false,
    maxWorkers: 1,
    pool: 'threads',
    isolate: false,
    runner: join(ROOT, 'scripts/mutants-runner.mjs'),
    sequence: { sequencer: InOrder },
    reporters: [{ onTestModuleEnd: module => process.stderr.write(`\r\x1b[K${nameOf(module)}`) }],
  },
  { plugins: [instead] },
)

/** Runs tests in a worker that has read nothing, to try some changes or with one on from the beginning, `only` some of them. */
async function run(tests, { tried, on, only = null }) {
  const project = vitest.getRootProject()
  project.provide('tried', tried)
  project.provide('on', on)
  project.provide('only', only)
  vitest.config.bail = on === null ? 0 : 1
  const done = await vitest.runTestSpecifications(tests.map(test => project.createSpecification(join(ROOT, test))))
  await vitest.pool?.close()
  const failed = done.testModules.filter(module => module.state() === 'failed').map(module => nameOf(module))
  return { modules: done.testModules, failed, broken: done.unhandledErrors }
}

const survivors = new Set()
for (const home of new Set(chosen.map(packageOf))) {
  const here = mutants.filter(({ file }) => packageOf(file) === home)
  const tests = testsOf(home)
  const { modules, failed, broken } = await run(tests, { tried: here.map(({ id }) => id), on: null })
  for (const test of failed)
    console.error(`mutants: ${test} fails, or cannot be run twice: what it notices does not count`)
  for (const error of broken) console.error(error)
  const noticed = new Set()
  const reachedBy = new Map(here.map(({ id }) => [id, []]))
  const reachedIn = new Map(here.map(({ id }) => [id, []]))
  const readIn = new Map(here.map(({ id }) => [id, []]))
  for (const module of modules) {
    for (const test of module.children.allTests()) {
      const told = test.meta().mutants
      if (told === undefined) continue
      for (const id of told.early) readIn.get(id)?.push(nameOf(module))
      for (const id of told.noticed) {
        noticed.add(id)
        mutants[id].golden = isGolden(nameOf(module))
      }
      for (const id of told.reached) {
        reachedBy.get(id)?.push(test.id)
        reachedIn.get(id)?.push(nameOf(module))
      }
    }
  }
  for (const mutant of here) {
    const { id, file } = mutant
    if (noticed.has(id)) continue
    // What runs while modules are read, or is remembered by one, shows only in a worker that has it on from the beginning.
    const places = new Set(remembers(read(file)) ? [...readIn.get(id), ...reachedIn.get(id)] : readIn.get(id))
    const again = mutant.early ? tests : tests.filter(test => places.has(test))
    const only = mutant.early || readIn.get(id).length > 0 ? null : reachedBy.get(id)
    if (again.length > 0) {
      const { failed, broken } = await run(again, { tried: [], on: id, only })
      mutant.golden = failed.every(isGolden)
      if (failed.length + broken.length > 0) continue
    }
    survivors.add(mutant)
    mutant.reached = reachedIn.get(id).length
  }
}
await vitest.close()
process.stderr.write('\r\x1b[K')

for (const folder of chosen) {
  const tried = mutants.filter(mutant => mutant.folder === folder)
  const alive = tried.filter(mutant => survivors.has(mutant))
  for (const { file, from, to, site, start, reached } of alive) {
    const what = site.whole ? 'dropped' : `→ ${to || 'nothing'}`
    const said = `${file}:${lineOf(read(file), start)}  ${from.split('\n')[0].slice(0, 80)}  ${what}`
    console.log(`  survived: ${said}  (reached by ${reached} tests)`)
  }
  const killed = tried.length - alive.length
  const share = tried.length === 0 ? '–' : `${Math.round((100 * killed) / tried.length)} %`
  const golden = tried.filter(mutant => mutant.golden && !survivors.has(mutant)).length
  console.log(`${folder}: ${killed} of ${tried.length} noticed, ${share}; ${golden} by golden matches alone`)
}
process.exit(survivors.size > 0 ? 1 : 0)
