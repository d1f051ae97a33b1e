import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Game } from '../game.ts'
import { type Golden, tarnished } from '../golden.ts'
import type { Told } from '../position.ts'

/** The golden matches of a game: call it in a test file. They fail when rules change and the version does not. */
export function acceptGolden<F, E extends Told>(game: Game<F, E>, folder: string): void {
  describe(`golden matches of ${game.id}`, () => {
    const files = readdirSync(folder).filter(file => file.endsWith('.json'))
    test('are there', () => expect(files.length).toBeGreaterThan(1))
    const read = (file: string): Golden => JSON.parse(readFileSync(join(folder, file), 'utf8'))
    test.each(files)('%s is played as ever', file => expect(tarnished(game, read(file))).toBeNull())
    // What is kept between positions, such as who stands where, must not change how a battle goes.
    test('and once more, when everything is known already', () => {
      const shortest = files.map(read).reduce((a, b) => (b.answers.length < a.answers.length ? b : a))
      expect(tarnished(game, shortest)).toBeNull()
    })
  })
}
