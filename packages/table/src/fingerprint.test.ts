import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { benchTable } from './bench.ts'
import { fingerprint } from './fingerprint.ts'

describe('the fingerprint', () => {
  it('is the same on every machine', () => {
    expect([1, 2, 3].map(seed => fingerprint(seed))).toEqual([1271744655, 4016075545, 4185894221])
  })
})

describe('the source', () => {
  it('uses only what the language fixes to the bit, and no clock', () => {
    const loose =
      /\bMath\.(?!abs|ceil|floor|imul|max|min|PI|round|sign|sqrt|trunc)\w+|\bDate\b|\bperformance\b|[^/*]\*\*[^/]/g
    for (const file of readdirSync(import.meta.dirname)) {
      if (file.endsWith('.test.ts') || file === 'testing.ts') continue
      const source = readFileSync(join(import.meta.dirname, file), 'utf8')
      expect([file, source.match(loose)]).toEqual([file, null])
    }
  })
})

describe('the bench', () => {
  it('measures with the clock it is given', () => {
    let time = 0
    const rows = benchTable(() => (time += 1), 1, 2)
    for (const rate of Object.values(rows)) expect(rate).toBeGreaterThan(0)
  })
})
