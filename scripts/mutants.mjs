#!/usr/bin/env node
// Changes one thing at a time in the source and says how many of the changes the tests notice, folder by folder.
//   npm run mutants                      40 of each folder
//   npm run mutants -- games/tercios/src/rules --most 200 --seed 2
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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
/** What a folder's tests are: its package's, and for what two games share, theirs. */
const TESTS = { 'games/commands-colors': ['games/cc-ancients', 'games/cc-napoleonics'] }
/** Words, tables of data, what only tests and screens use. */
const APART =
  /\.test\.ts$|\/(testing|text|speech|data|knowledge|foresight)(\/|\.ts)|\/(draw|statistics|words|index|example)\.ts$/

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { most: { type: 'string', default: '40' }, seed: { type: 'string', default: '1' } },
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

const testsOf = folder => {
  const home = folder.split('/').slice(0, 2).join('/')
  return TESTS[home] ?? [home]
}
const passes = tests => {
  const vitest = ['vitest', 'run', '--bail', '1', '--reporter', 'dot', '--maxWorkers', '1', ...tests]
  return run('npx', vitest, { timeout: 600_000, stdio: 'ignore' }).status === 0
}

const survivors = []
for (const folder of positionals.length > 0 ? positionals : FOLDERS) {
  const files = sourceFiles(folder).filter(file => !APART.test(file))
  const every = files.flatMap(file => {
    const source = readFileSync(join(ROOT, file), 'utf8')
    return mutantsOf(source).map(mutant => ({ file, source, mutant }))
  })
  const chosen = []
  while (every.length > 0 && chosen.length < Number(values.most)) chosen.push(...every.splice(below(every.length), 1))
  const tests = testsOf(folder)
  if (chosen.length > 0 && !passes(tests)) {
    console.error(`mutants: the tests of ${tests.join(', ')} fail as it is`)
    process.exit(1)
  }
  let killed = 0
  for (const { file, source, mutant } of chosen) {
    const path = join(ROOT, file)
    restore = () => writeFileSync(path, source)
    try {
      writeFileSync(path, mutated(source, mutant))
      // The test beside the file is the quickest to notice.
      const beside = file.replace(/\.ts$/, '.test.ts')
      const near = sourceFiles(folder).includes(beside) ? [[beside]] : []
      if ([...near, tests].every(passes)) {
        const what = mutant.to === ';' ? 'dropped' : `→ ${mutant.to || 'nothing'}`
        survivors.push(`${file}:${lineOf(source, mutant.start)}  ${mutant.from.split('\n')[0].slice(0, 80)}  ${what}`)
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
if (survivors.length > 0) console.log(`\nSurvivors:\n${survivors.map(line => `  ${line}`).join('\n')}`)
