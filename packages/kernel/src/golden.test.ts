import { expect, test } from 'vitest'
import type { Game } from './game.ts'
import { fingerprintOf, type Golden, tarnished } from './golden.ts'
import { Replay } from './replay.ts'
import { headerOf, Rules } from './rules.ts'
import type { Event, Field } from './testing/fixtures/ford/field.ts'
import { ford } from './testing/fixtures/ford/game.ts'
import { playRandom } from './testing/play.ts'

const { file } = playRandom(new Rules(ford), headerOf(ford, 'ford', 4), { seed: 4, limit: 500 })
const golden: Golden = { ...file, fingerprint: fingerprintOf(ford, file) }
const wrong = (change: Partial<Game<Field, Event>>) => tarnished({ ...ford, ...change }, golden)

test('a golden match is played as ever, or says what has changed', () => {
  expect(wrong({})).toBeNull()
  expect(wrong({ version: '2' })).toMatch(/^it is of version 1, and the game of 2: write them anew/)
  const setUp: typeof ford.setUp = header => {
    const field = ford.setUp(header)
    return { ...field, units: field.units.map((u, id) => (id === 0 ? { ...u, strength: u.strength - 1 } : u)) }
  }
  expect(wrong({ setUp })).toMatch(/under the same version: raise its version/)
  const deal: typeof ford.deal = r => {
    ford.deal?.(r)
    r.tell({ type: 'storm', unit: 0, rules: [] } as unknown as Event)
  }
  expect(wrong({ deal })).toMatch(/^it is told otherwise/)
  const steps: typeof ford.steps = options =>
    ford.steps(options).map(s => (s.name === 'playCard' && 'next' in s ? { ...s, forbids: () => 'FORD-CARD-1' } : s))
  expect(wrong({ steps })).toMatch(/^answers\.0: refused by FORD-CARD-1/)
})

test('a fingerprint is FNV-1a over every letter of how it ended', () => {
  const fnv = (text: string): number =>
    Number([...text].reduce((hash, c) => BigInt.asUintN(32, (hash ^ BigInt(c.charCodeAt(0))) * 16777619n), 2166136261n))
  const { field, result } = new Replay(ford, file).verify()
  expect(golden.fingerprint.end).toBe(fnv(JSON.stringify([field, result])))
})
