import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { needsBuild } from './build.mjs'
import { findChromium, tooOld, whyInstall } from './setup.mjs'
import { ROOT } from './source.mjs'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'acies-setup-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function put(path, minute) {
  const file = join(root, path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, '')
  utimesSync(file, minute * 60, minute * 60)
}

/** The source of a script and of all that it imports at once. */
function importedBy(file, met = new Map()) {
  if (met.has(file)) return met.values()
  met.set(file, readFileSync(file, 'utf8'))
  for (const [, path] of met.get(file).matchAll(/^import .* from '(\.[^']+)'/gm))
    importedBy(join(dirname(file), path), met)
  return met.values()
}

describe('set-up', () => {
  it('installs when node_modules is missing or older than the lock', () => {
    put('package-lock.json', 10)
    expect(whyInstall(root)).toMatch(/missing|falta/)
    put('node_modules/.package-lock.json', 9)
    expect(whyInstall(root)).toMatch(/older|más viejo/)
    put('node_modules/.package-lock.json', 10)
    expect(whyInstall(root)).toBeNull()
  })

  it('wants Node 20.19', () => {
    expect(tooOld('18.20.0')).toMatch('20.19')
    expect(tooOld('20.18.3')).toMatch('20.19')
    expect(tooOld('20.19.0')).toBeNull()
    expect(tooOld('24.1.0')).toBeNull()
  })

  it.each(['scripts/start.mjs', 'scripts/test.mjs', 'apps/cli/bin/acies.mjs'])('%s says so to an older one', entry => {
    // Whatever is imported must be there before a line of it runs; Node 14 and 16 lack these.
    for (const text of importedBy(join(ROOT, entry)))
      expect(text).not.toMatch(/^import .*(node:stream\/promises|\{.*\} from 'node:util')/m)
  })

  it('finds Chromium on the path or where CHROMIUM says', () => {
    put('bin/chromium', 1)
    expect(findChromium({ PATH: `/nowhere:${join(root, 'bin')}` })).toBe(join(root, 'bin', 'chromium'))
    expect(findChromium({ PATH: '/nowhere' })).toBeNull()
    put('lib/chromium-headless-shell', 1)
    expect(findChromium({ PATH: `${join(root, 'bin')}:${join(root, 'lib')}` })).toMatch('shell')
    expect(findChromium({ PATH: '', CHROMIUM: join(root, 'bin', 'chromium') })).toBe(join(root, 'bin', 'chromium'))
    expect(findChromium({ PATH: join(root, 'bin'), CHROMIUM: '/nowhere/chromium' })).toBeNull()
  })

  it('builds the page when it is missing or a source is newer', () => {
    put('apps/web/index.html', 5)
    put('packages/kernel/src/a.ts', 5)
    expect(needsBuild(root)).toBe(true)
    put('apps/web/dist/index.html', 6)
    expect(needsBuild(root)).toBe(false)
    put('packages/kernel/node_modules/b.js', 9)
    expect(needsBuild(root)).toBe(false)
    put('games/cc-ancients/src/a.ts', 7)
    expect(needsBuild(root)).toBe(true)
  })
})
