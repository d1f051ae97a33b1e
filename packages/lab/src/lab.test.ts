import { bridge } from '@acies/bots/testing'
import { type AnyGame, Complaint, Replay } from '@acies/kernel'
import { describe, expect, it } from 'vitest'
import { Arena, Gathering, LIMIT, type Outcome, type Plan, pairing, simulate } from './index.ts'

const plan: Plan = {
  game: 'bridge',
  scenarios: ['dawn', 'dusk'],
  bots: ['greedy', 'random'],
  matches: 24,
  seed: 5,
  options: [],
  check: true,
  limit: LIMIT,
}
const now = () => 0
const run = (changes: Partial<Plan> = {}, game: AnyGame = bridge) => simulate(game, { ...plan, ...changes }, { now })

describe('a plan', () => {
  it('gives every match its own dice and chances, and the bots every seat', () => {
    const all = Array.from({ length: 8 }, (_, i) => pairing(plan, i, 2))
    expect(new Set(all.flatMap(p => [p.seed, ...p.chances])).size).toBe(24)
    expect(all.map(p => `${p.scenario} ${p.bots[0]}`).slice(0, 4)).toEqual([
      'dawn greedy',
      'dusk greedy',
      'dawn random',
      'dusk random',
    ])
  })

  it('is refused when it does not fit the game', async () => {
    await expect(run({ scenarios: ['noon'] })).rejects.toThrow(/no scenario noon; there are dawn, dusk/)
    await expect(run({ bots: ['random', 'nobody'] })).rejects.toThrow(/no bot nobody/)
    await expect(run({ options: ['fog'] })).rejects.toThrow(Complaint)
  })
})

describe('a simulation', () => {
  it('adds up, in all and by scenario', async () => {
    const report = await run()
    expect(report).toMatchObject({ game: 'bridge', matches: 24, finished: 24, errors: 0, failures: [] })
    const { dawn, dusk } = report.scenarios
    expect([dawn.matches, dusk.matches]).toEqual([12, 12])
    expect(dawn.decisions + dusk.decisions).toBe(report.decisions)
    const wins = report.winsBySeat[0] + report.winsBySeat[1]
    expect(wins + report.draws).toBe(24)
    expect(report.winsByBot.greedy + report.winsByBot.random).toBe(wins)
    expect(report.winsByBot.greedy).toBeGreaterThan(report.winsByBot.random)
    expect(report.matchesByBot).toEqual({ greedy: 24, random: 24 })
  })

  it('gives the same whatever order its matches are played in', async () => {
    const gathering = new Gathering(bridge, plan)
    const arena = new Arena(bridge, plan, now)
    for (let i = plan.matches - 1; i >= 0; i--) gathering.add(await arena.play(i))
    expect(gathering.report).toEqual(await run())
  })

  it('leaves a match unfinished at the limit', async () => {
    expect(await run({ limit: 3 })).toMatchObject({ matches: 24, finished: 0, errors: 0, draws: 0 })
  })

  it('stops when it is told to', async () => {
    let seen = 0
    const report = await simulate(bridge, plan, { now, visit: () => seen++, cancelled: () => seen === 5 })
    expect(report.matches).toBe(5)
  })

  it('catches a broken game, and keeps the match to look at', async () => {
    const broken: AnyGame = { ...bridge, check: f => (f.turn > 2 ? 'the river rose' : null) }
    const outcomes: Outcome[] = []
    const report = await simulate(broken, plan, { now, visit: outcome => outcomes.push(outcome) })
    expect(report.errors).toBe(24)
    expect(report.finished).toBe(0)
    expect(report.failures[3]).toMatchObject({ match: 3, scenario: 'dusk', error: 'impossible: the river rose' })
    const { failure } = outcomes[3]
    expect(new Replay(bridge, failure!.file).verify().field.turn).toBe(3)
    expect(await simulate(broken, { ...plan, check: false }, { now })).toMatchObject({ errors: 0, finished: 24 })
  })
})
