import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readCase, runCase } from '../cases/index.ts'
import type { CasedGame } from '../game.ts'
import type { Told } from '../position.ts'

/** Every case below a folder, by its chapters: call it in a test file of the game. */
export function acceptCases<F, E extends Told>(game: CasedGame<F, E>, folder: string): void {
  for (const chapter of readdirSync(folder)) {
    describe(`cases of ${chapter}`, () => {
      for (const file of filesOf(join(folder, chapter))) {
        // A file that is no case fails alone.
        test(relative(folder, file), () => {
          expect(runCase(game, readCase(JSON.parse(readFileSync(file, 'utf8'))))).toEqual([])
        })
      }
    })
  }
}

function filesOf(folder: string): string[] {
  return readdirSync(folder)
    .filter(file => file.endsWith('.json') && !file.startsWith('.'))
    .map(file => join(folder, file))
}
