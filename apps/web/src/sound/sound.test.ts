import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ancients } from '@acies/cc-ancients'
import { napoleonics } from '@acies/cc-napoleonics'
import { type AnyGame, type MatchFile, Replay } from '@acies/kernel'
import { onus } from '@acies/onus'
import { tercios } from '@acies/tercios'
import { wab } from '@acies/wab'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { settings } from '../app/settings.ts'
import { INSTRUMENTS, SOUNDS } from './instruments.ts'
import { soundOf } from './of.ts'
import { sound } from './sound.ts'

test('every sound has its instrument', () => {
  expect(Object.keys(INSTRUMENTS).sort()).toEqual([...SOUNDS].sort())
})
test('what is heard goes by what happens', () => {
  expect(soundOf({ type: 'turn', rules: [] })).toBe('drum')
  expect(soundOf({ type: 'rolled', rules: [], mode: 'fire' })).toBe('volley')
  expect(soundOf({ type: 'rolled', rules: [], mode: 'attack' })).toBe('clash')
  expect(soundOf({ type: 'rolled', rules: [], mode: 'evade' })).toBeNull()
  expect(soundOf({ type: 'toString', rules: [] })).toBeNull()
})

const games: readonly AnyGame[] = [ancients, napoleonics, tercios, onus, wab]
describe.each(games.map(game => [game.id, game] as const))('a battle of %s', (id, game) => {
  it('is heard: drum, march, volley, clash, and a trumpet at its end', () => {
    const folder = fileURLToPath(new URL(`../../../../games/${id}/golden`, import.meta.url))
    const [played] = readdirSync(folder).filter(name => name.endsWith('-habit.json'))
    const file = JSON.parse(readFileSync(`${folder}/${played}`, 'utf8')) as MatchFile
    const heard = new Set<string | null>()
    new Replay(game, file).verify(told => {
      for (const { event } of told) heard.add(soundOf(event))
    })
    for (const wanted of ['drum', 'march', 'volley', 'clash', 'trumpet']) expect(heard).toContain(wanted)
  })
})

describe('before anybody has touched the page', () => {
  afterEach(() => vi.unstubAllGlobals())
  it.each([
    [false, 0],
    [true, 1],
  ])('nothing sounds: touched %s', async (hasBeenActive, contexts) => {
    const made = vi.fn()
    vi.stubGlobal('AudioContext', made)
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive } })
    expect(settings.get().sound).toBe(true)
    await sound('drum')
    expect(made).toHaveBeenCalledTimes(contexts)
  })
})
