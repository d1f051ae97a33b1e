#!/usr/bin/env node
// Changes one thing at a time in the source and says how many of the changes the tests notice, folder by folder.
// For each it runs the tests nearest to the changed file first, and no more than it takes to notice. No file is written:
// the tests are given the changed source in place of the one on the disk.
//   npm run mutants                      40 of each folder
//   npm run mutants -- --under games/tercios/src/rules --sample 200 --seed 2
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { createVitest } from 'vitest/node'
import { mutantsOf, mutated } from './mutate.mjs'
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
/** Where the tests of a folder are: in its package, and for what two games share, in theirs. */
const TESTED_IN = { 'games/commands-colors': ['games/cc-ancients', 'games/cc-napoleonics', 'games/commands-colors'] }
/** Tests that play at random for minutes: they find other things than a changed line. */
const LONG = /\/(testing|knowledge|foresight|data|text)\/|\/(game|knowledge|statistics|fingerprint)\.test\.ts$/
/** Words, tables of data, what only tests and screens use. */
const APART =
  /\.test\.ts$|\/(testing|text|speech|data|knowledge|foresight)(\/|\.ts)|\/(draw|statistics|words|index|example)\.ts$/
/** After so much work, in milliseconds of a processor however busy the machine is, a changed source goes round in circles. */
const PATIENCE = 60_000
/** How often that is looked at. */
const LOOK = 1000

const { values } = parseArgs({
  options: {
    under: { type: 'string', multiple: true, default: FOLDERS },
    sample: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
  },
})

let state = Number(values.seed) | 0
function below(n) {
  state = (Math.imul(state, 1664525) + 1013904223) | 0
  return Math.floor(((state >>> 0) / 2 ** 32) * n)
}

/** The tests of a file, nearest first: beside it, in its folder, cases and golden matches, all the quick ones of its package. */
function testsOf(file) {
  const home = file.split('/').slice(0, 2).join('/')
  const homes = TESTED_IN[home] ?? [home]
  const tests = homes
    .flatMap(folder => sourceFiles(folder))
    .filter(test => test.endsWith('.test.ts') && !LONG.test(test))
  const distance = test => {
    if (test === file.replace(/\.ts$/, '.test.ts')) return 0
    if (dirname(test) === dirname(file)) return 1
    return /\/(cases|golden)\.test\.ts$/.test(test) ? 2 : 3
  }
  return tests.sort((a, b) => distance(a) - distance(b))
}

/** The one source that is read otherwise than it is written. */
let changed = { path: '', source: '' }
const instead = { name: 'mutant', enforce: 'pre', load: id => (id === changed.path ? changed.source : null) }
const begin = () =>
  createVitest(
    'test',
    { root: ROOT, watch: false, maxWorkers: 1, pool: 'threads', reporters: [{}] },
    { plugins: [instead] },
  )
let vitest = await begin()

/** Reads a file anew, in a worker that has read nothing else. */
async function change(path, source) {
  changed = { path, source }
  vitest.invalidateFile(path)
  await vitest.pool?.close()
}

/** The tests run in threads of this process: their work is its work. */
const worked = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

async function passes(test) {
  const specification = vitest.getRootProject().createSpecification(join(ROOT, test))
  let clock
  const late = new Promise(done => {
    const before = worked()
    clock = setInterval(() => worked() - before > PATIENCE && done(null), LOOK)
  })
  const run = await Promise.race([vitest.runTestSpecifications([specification]), late])
  clearInterval(clock)
  if (run === null) {
    // The first asks the worker to stop, the second does not ask.
    const asked = vitest.pool.close()
    await Promise.all([asked, vitest.pool.close()])
    vitest = await begin()
    return false
  }
  const module = run.testModules.find(one => one.moduleId === specification.moduleId)
  return run.unhandledErrors.length === 0 && module?.state() === 'passed'
}

/** The first test that notices, or null. */
async function noticedBy(file) {
  for (const test of testsOf(file)) if (!(await passes(test))) return test
  return null
}

/** Tests that are known to pass as the source stands. */
const sound = new Set()
async function mustPass(test) {
  if (sound.has(test)) return
  if (!(await passes(test))) {
    console.error(`mutants: ${test} fails as the source stands: whatever it notices says nothing`)
    process.exit(2)
  }
  sound.add(test)
}

const survivors = []
for (const folder of values.under) {
  const files = sourceFiles(folder).filter(file => !APART.test(file))
  const every = files.flatMap(file => {
    const source = readFileSync(join(ROOT, file), 'utf8')
    return mutantsOf(source).map(mutant => ({ file, source, mutant }))
  })
  const chosen = []
  while (every.length > 0 && chosen.length < Number(values.sample)) chosen.push(...every.splice(below(every.length), 1))
  let killed = 0
  for (const { file, source, mutant } of chosen) {
    const path = join(ROOT, file)
    await change(path, mutated(source, mutant))
    const witness = await noticedBy(file)
    await change('', '')
    vitest.invalidateFile(path)
    if (witness === null) {
      const what = mutant.to === ';' ? 'dropped' : `→ ${mutant.to || 'nothing'}`
      const line = `${file}:${lineOf(source, mutant.start)}  ${mutant.from.split('\n')[0].slice(0, 80)}  ${what}`
      survivors.push(line)
      console.log(`  survived: ${line}`)
    } else {
      await mustPass(witness)
      killed++
    }
    process.stderr.write(`\r${folder}: ${killed} killed`)
  }
  process.stderr.write('\r')
  const share = chosen.length === 0 ? '–' : `${Math.round((100 * killed) / chosen.length)} %`
  console.log(`${folder}: ${killed} of ${chosen.length} killed, ${share}`)
}
await vitest.close()
process.exit(survivors.length > 0 ? 1 : 0)
