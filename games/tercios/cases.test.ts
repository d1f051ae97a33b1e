import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Case, readCase, runCase } from '@acies/kernel'
import { describe, expect, it } from 'vitest'
import { tercios } from './src/game.ts'

const folder = join(import.meta.dirname, 'cases')

/** The cases of a chapter, by file. */
function casesOf(chapter: string): [file: string, c: Case][] {
  return readdirSync(join(folder, chapter))
    .filter(file => file.endsWith('.json'))
    .map(file => [file, readCase(JSON.parse(readFileSync(join(folder, chapter, file), 'utf8')))])
}

for (const chapter of readdirSync(folder)) {
  describe(`cases of ${chapter}`, () => {
    for (const [file, c] of casesOf(chapter)) it(`${c.title} (${file})`, () => expect(runCase(tercios, c)).toEqual([]))
  })
}
