// npm test: sets up, then types, lint, tests, web build, browser tests; stops at the first stage that fails.
import { join } from 'node:path'
import { setUp, setUpChromium } from './setup.mjs'
import { ROOT } from './source.mjs'
import { runStages } from './stages.mjs'

/** A program of an installed package. */
const stage = (title, name, args, more = {}) => ({
  title,
  command: [join(ROOT, 'node_modules', '.bin', name), ...args],
  cwd: ROOT,
  ...more,
})

setUp()
const chromium = setUpChromium()
const types = stage('Types', 'tsc', ['-p', 'tsconfig.json'])
const webTypes = stage('Types of the web', 'tsc', ['-p', 'apps/web/tsconfig.json'])
const lint = stage('Lint and format', 'biome', ['check', '.'])
const tests = stage('Tests', 'vitest', ['run'])
const build = stage('Web build', 'vite', ['build', '--logLevel', 'warn'], { cwd: join(ROOT, 'apps/web') })
const browser = stage('Browser tests', 'vitest', ['run', '-c', 'apps/web/e2e/vitest.config.ts'], {
  env: { CHROMIUM: chromium },
})
// A browser waits a good part of its time: the other tests fill it. What is quick stands in the shorter row.
const rows = chromium === null ? [[types, webTypes, lint, tests]] : [[tests], [types, build, browser, webTypes, lint]]
const began = performance.now()
const times = await runStages(rows)
if (times === null) process.exit(1)
console.log(`\n✓ All passed in ${((performance.now() - began) / 1000).toFixed(0)} s: ${times.join(', ')}.`)
