#!/usr/bin/env node
// Changes one thing at a time in the source and says how many of the changes the tests notice, folder by folder.
// For each it runs the tests nearest to the changed file first, and no more than it takes to notice.
//   npm run mutants                      40 of each folder
//   npm run mutants -- --under games/tercios/src/rules --sample 200 --seed 2
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
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
  'games/tercios/src/rules',
  'games/tercios/src/steps',
  'games/onus/src',
  'games/wab/src',
]
/** Where the tests of a folder are: in its package, and for what two games share, in theirs. */
const TESTED_IN = { 'games/commands-colors': ['games/cc-ancients', 'games/cc-napoleonics'] }
/** Tests that play at random for minutes: they find other things than a changed line. */
const LONG = /\/(testing|knowledge|foresight|data|text)\/|\/(game|knowledge|statistics|fingerprint)\.test\.ts$/
/** Words, tables of data, what only tests and screens use. */
const APART =
  /\.test\.ts$|\/(testing|text|speech|data|knowledge|foresight)(\/|\.ts)|\/(draw|statistics|words|index|example)\.ts$/

const { values } = parseArgs({
  options: {
    under: { type: 'string', multiple: true, default: FOLDERS },
    sample: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
  },
})
const run = (command, args, options = {}) => spawnSync(command, args, { cwd: ROOT, encoding: 'utf8', ...options })
if (run('git', ['status', '--porcelain', '--untracked-files=no']).stdout !== '') {
  console.error('mutants: commit first: the source is changed and put back, one change at a time')
  process.exit(1)
}

let restore = () => undefined
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    restore()
    process.exit(1)
  })
}

let state = Number(values.seed) | 0
function below(n) {
  state = (Math.imul(state, 1664525) + 1013904223) | 0
  return Math.floor(((state >>> 0) / 2 ** 32) * n)
}

/** The tests of a file, nearest first: beside it, in its folder, cases and golden matches, all the quick ones of its package. */
function stagesOf(file) {
  const home = file.split('/').slice(0, 2).join('/')
  const homes = TESTED_IN[home] ?? [home]
  const tests = homes
    .flatMap(folder => sourceFiles(folder))
    .filter(test => test.endsWith('.test.ts') && !LONG.test(test))
  const beside = file.replace(/\.ts$/, '.test.ts')
  const stages = [
    tests.filter(test => test === beside),
    tests.filter(test => dirname(test) === dirname(file) && test !== beside),
    tests.filter(test => /\/(cases|golden)\.test\.ts$/.test(test) && dirname(test) !== dirname(file)),
  ]
  const run = stages.flat()
  return [...stages, tests.filter(test => !run.includes(test))].filter(stage => stage.length > 0)
}
const passes = tests => {
  const vitest = ['vitest', 'run', '--bail', '1', '--reporter', 'dot', '--maxWorkers', '1', ...tests]
  return run('npx', vitest, { timeout: 240_000, stdio: 'ignore' }).status === 0
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
    restore = () => writeFileSync(path, source)
    try {
      writeFileSync(path, mutated(source, mutant))
      if (stagesOf(file).every(passes)) {
        const what = mutant.to === ';' ? 'dropped' : `→ ${mutant.to || 'nothing'}`
        const line = `${file}:${lineOf(source, mutant.start)}  ${mutant.from.split('\n')[0].slice(0, 80)}  ${what}`
        survivors.push(line)
        console.log(`  survived: ${line}`)
      } else killed++
    } finally {
      restore()
      restore = () => undefined
    }
    process.stderr.write(`\r${folder}: ${killed} killed`)
  }
  process.stderr.write('\r')
  const share = chosen.length === 0 ? '–' : `${Math.round((100 * killed) / chosen.length)} %`
  console.log(`${folder}: ${killed} of ${chosen.length} killed, ${share}`)
}
if (survivors.length > 0) process.exitCode = 1
