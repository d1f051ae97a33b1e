import { expect, test } from 'vitest'
import { Replay } from '../replay.ts'
import { headerOf, Rules } from '../rules.ts'
import { ford } from './fixtures/ford/game.ts'
import { playRandom } from './play.ts'

const rules = new Rules(ford)
const header = headerOf(ford, 'bridge', 8)

test('a random match is the same for the same seed, and its file replays to its end', () => {
  const { file, position, decisions } = playRandom(rules, header, { seed: 4, limit: 900 })
  expect(position.result).not.toBeNull()
  expect(decisions).toBe(file.answers.length)
  expect(playRandom(rules, header, { seed: 4, limit: 900 }).file).toEqual(file)
  expect(playRandom(rules, header, { seed: 5, limit: 900 }).file).not.toEqual(file)
  expect(new Replay(ford, file).verify()).toEqual(position)
})
test('it stops at its limit, and shows every position on the way', () => {
  const seen: number[] = []
  const { position, decisions } = playRandom(rules, header, { seed: 4, limit: 7, each: ({ n }) => seen.push(n) })
  expect(position.result).toBeNull()
  expect(decisions).toBe(7)
  expect(seen).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})
