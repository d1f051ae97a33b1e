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
const checked = [
  stage('Types', 'tsc', ['-p', 'tsconfig.json']),
  stage('Types of the web', 'tsc', ['-p', 'apps/web/tsconfig.json']),
  stage('Lint and format', 'biome', ['check', '.']),
  stage('Tests', 'vitest', ['run']),
]
// A browser waits a good part of its time: the other tests fill it.
const seen = [
  stage('Web build', 'vite', ['build', '--logLevel', 'warn'], { cwd: join(ROOT, 'apps/web') }),
  stage('Browser tests', 'vitest', ['run', '-c', 'apps/web/e2e/vitest.config.ts'], { env: { CHROMIUM: chromium } }),
]
const began = performance.now()
const times = await runStages(chromium === null ? [checked] : [checked, seen])
if (times === null) process.exit(1)
console.log(`\n✓ All passed in ${((performance.now() - began) / 1000).toFixed(0)} s: ${times.join(', ')}.`)
