import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Case, readCase, runCase } from '../case.ts'
import type { Game } from '../game.ts'
import type { Told } from '../position.ts'

/** The cases of a chapter, by file. */
function casesOf(folder: string): [file: string, c: Case][] {
  return readdirSync(folder)
    .filter(file => file.endsWith('.json'))
    .map(file => [file, readCase(JSON.parse(readFileSync(join(folder, file), 'utf8')))])
}

/** Every case below a folder, by its chapters: call it in a test file of the game. */
export function acceptCases<F, E extends Told>(game: Game<F, E>, folder: string): void {
  for (const chapter of readdirSync(folder)) {
    describe(`cases of ${chapter}`, () => {
      for (const [file, c] of casesOf(join(folder, chapter)))
        test(`${c.title} (${file})`, () => expect(runCase(game, c)).toEqual([]))
    })
  }
}
