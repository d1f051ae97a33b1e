import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { impurities, pureFiles } from './purity.mjs'
import { ROOT } from './source.mjs'

describe('purity', () => {
  it('kernel, boards and games depend on no machine, clock or chance of their own', () => {
    const files = pureFiles()
    for (const file of ['packages/kernel/src/referee.ts', 'packages/tabletop/src/room.ts'])
      expect(files).toContain(file)
    expect(files.flatMap(file => impurities(file, readFileSync(join(ROOT, file), 'utf8')))).toEqual([])
  })
})

describe('the look at purity', () => {
  it.each([
    'const n = Math.random()',
    'const { sin } = Math',
    "const f = Math['cos']",
    'return Math.hypot(x, y)',
    'return Math.atan2(y, x) + Math.floor(1)',
    'const now = Date.now()',
    'const now = new Date()',
    'performance.now()',
    'if (process.env.DEBUG) debug()',
    'setTimeout(run, 10)',
    "await fetch('x')",
    "import { readFileSync } from 'node:fs'",
    "import { guess } from './testing.ts'",
    "import { playRandom } from '@acies/kernel/testing'",
    'document.title = name',
    'window.alert(1)',
    'globalThis.Date',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source to be looked at
    'const text = `${Math.random()} Math.cos`',
    'names.sort((a, b) => a.localeCompare(b))',
  ])('finds %s', source => {
    expect(impurities('a.ts', source)).toHaveLength(1)
  })

  it.each([
    '// Math.random would not do; Date neither',
    '/* process\n fetch */',
    "const text = 'Date of battle: process'",
    'const n = Math.floor(Math.sqrt(x)) + Math.imul(a, b)',
    'question({ window: true, name })',
    'interface Q { readonly window?: true; location: number; process?: string }',
    'unit.location = card.process',
    'const text = `the Date`',
    'if (q.window === true) return',
  ])('lets %s', source => {
    expect(impurities('a.ts', source)).toEqual([])
  })

  it('names file and line', () => {
    expect(impurities('games/x/src/a.ts', '\n\nMath.random()')).toEqual(['games/x/src/a.ts:3: Math.random'])
  })
})
