// npm test: sets up, then types, lint, tests, browser tests; stops at the first stage that fails.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setUp, setUpChromium } from './setup.mjs'
import { ROOT } from './source.mjs'

const has = path => existsSync(join(ROOT, path))

/** The program of an installed package, run by this Node. */
const bin = (name, ...args) => [join(ROOT, 'node_modules', '.bin', name), ...args]

const times = []

function stage(title, [command, ...args], options = {}) {
  console.log(`\n── ${title}`)
  const began = performance.now()
  const windows = process.platform === 'win32'
  const run = spawnSync(windows ? `${command}.cmd` : command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: windows,
    ...options,
  })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  times.push(`${title} ${seconds} s`)
  if (run.status === 0) return
  console.error(`\n✗ FAILED: ${title} (after ${seconds} s)${run.error ? `: ${run.error.message}` : ''}`)
  process.exit(1)
}

setUp()
stage('Types', bin('tsc', '-p', 'tsconfig.json'))
if (has('apps/web/tsconfig.json')) stage('Types of the web', bin('tsc', '-p', 'apps/web/tsconfig.json'))
stage('Lint and format', bin('biome', 'check', '.'))
stage('Tests', bin('vitest', 'run'))
if (has('apps/web/e2e/vitest.config.ts')) {
  const chromium = setUpChromium()
  if (chromium !== null) {
    stage('Web build', bin('vite', 'build', '--logLevel', 'warn'), { cwd: join(ROOT, 'apps/web') })
    const env = { ...process.env, CHROMIUM: chromium }
    stage('Browser tests', bin('vitest', 'run', '-c', 'apps/web/e2e/vitest.config.ts'), { env })
  }
}
console.log(`\n✓ All passed: ${times.join(', ')}.`)
