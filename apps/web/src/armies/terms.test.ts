import { headerOf, openPart } from '@acies/kernel'
import { describe, expect, test } from 'vitest'
import { muster as onus } from '../games/onus/muster.tsx'
import { playedGame } from '../games/registry.ts'
import { muster as tercios } from '../games/tercios/muster.tsx'
import { muster as wab } from '../games/wab/muster.tsx'
import { duelOf, partsOf, termsOf } from './terms.ts'

const SIDES = [0, 1]

describe.each([tercios, onus, wab])('a pitched battle of $game', muster => {
  const { pitched, ready, sizes, battle, game } = muster
  const scenario = battle(sizes[0]) ?? ''
  const [one, other] = ready.filter(({ roster }) => roster.points === sizes[0])
  const armies = [pitched.listOf(one.roster), other.id]
  const parts = partsOf(pitched, armies, pitched.setup(SIDES, termsOf(pitched, SIDES, [])))

  test('begins with the lists that were chosen, wherever they stand', async () => {
    const { game: rules } = await playedGame(game)
    const field = rules.setUp(headerOf(rules, scenario, 1, parts))
    const lyingOpen = duelOf(muster, ...(armies as [unknown, unknown]))
    expect({ ...parts.setup, ...parts.hidden }).toEqual(lyingOpen)
    expect(field).toEqual(rules.setUp(headerOf(rules, scenario, 1, { setup: lyingOpen })))
  })
  test('tells all who fights where the rules have lists open, and nobody where they are secret (ONU-ARM-03)', async () => {
    const { game: rules } = await playedGame(game)
    const told = JSON.stringify(openPart(headerOf(rules, scenario, 1, parts)))
    expect(told.includes(other.id)).toBe(game !== 'onus')
    expect(told.includes(JSON.stringify(armies[0]))).toBe(game !== 'onus')
  })
})
