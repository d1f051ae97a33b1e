import { readdirSync, readFileSync } from 'node:fs'
import { bridge } from '@acies/bots/testing'
import { type AnyGame, Complaint, Replay } from '@acies/kernel'
import { council } from '@acies/kernel/testing'
import { describe, expect, it } from 'vitest'
import {
  Arena,
  balanceOf,
  Gathering,
  type Outcome,
  type Plan,
  pairing,
  planOf,
  Run,
  rotations,
  roundRobin,
  simulate,
} from './index.ts'

const plan = planOf(bridge, { seatings: rotations(['greedy', 'random']), matches: 12, seed: 5, visits: 6 })
const now = () => 0
const run = (changes: Partial<Plan> = {}, game: AnyGame = bridge) => simulate(game, { ...plan, ...changes }, { now })

describe('a plan', () => {
  it('goes through every way to set a battle up, each bot on each side', () => {
    const armies = { ...bridge, setups: (id: string) => (id === 'dawn' ? ['one', 'other'] : []) }
    const several = planOf(armies, {
      matches: 8,
      seed: 3,
      scenarios: ['dawn'],
      seatings: [
        ['random', 'greedy'],
        ['greedy', 'random'],
      ],
    })
    const met = Array.from({ length: 8 }, (_, i) => pairing(armies, several, i)).map(m => `${m.setup} ${m.bots[0]}`)
    expect(new Set(met)).toEqual(new Set(['one random', 'one greedy', 'other random', 'other greedy']))
    expect(pairing(bridge, several, 0)).not.toHaveProperty('setup')
    const swapped = { ...several, scenarios: ['dawn'], seatings: [['greedy']], setups: ['chosen', 'about'] }
    expect([0, 1, 2].map(i => pairing(armies, swapped, i).setup)).toEqual(['chosen', 'about', 'chosen'])
  })
  it('gives every match its own dice and chances, and the bots every seat', () => {
    const all = Array.from({ length: 8 }, (_, i) => pairing(bridge, plan, i))
    expect(new Set(all.flatMap(p => [p.seed, ...p.chances])).size).toBe(24)
    expect(all.map(p => `${p.scenario} ${p.bots[0]}`).slice(0, 4)).toEqual([
      'dawn greedy',
      'dusk random',
      'dawn random',
      'dusk greedy',
    ])
  })

  it.each([2, 3, 4, 6])('brings %i seatings to every scenario as often', many => {
    const seatings = Array.from({ length: many }, (_, i) => [`bot${i}`, 'other'])
    for (const scenarios of [['a'], ['a', 'b', 'c', 'd'], ['a', 'b', 'c', 'd', 'e', 'f']]) {
      const whole = scenarios.length * many
      const met = Array.from({ length: whole }, (_, i) => pairing(bridge, { ...plan, scenarios, seatings }, i))
      expect(new Set(met.map(p => p.scenario + p.bots[0])).size).toBe(whole)
      // And in the first few matches already.
      expect(new Set(met.slice(0, many).map(p => p.bots[0])).size).toBe(many)
    }
  })

  it('is refused when it does not fit the game', async () => {
    await expect(run({ scenarios: ['noon'] })).rejects.toThrow(/no scenario noon; there are dawn, dusk/)
    await expect(run({ seatings: [['random', 'nobody']] })).rejects.toThrow(/no bot nobody/)
    await expect(run({ options: ['fog'] })).rejects.toThrow(Complaint)
  })
})

describe('a simulation', () => {
  it('adds up, in all and by scenario', async () => {
    const report = await run()
    expect(report).toMatchObject({ game: 'bridge', matches: 12, finished: 12, errors: 0, failures: [] })
    const { dawn, dusk } = report.scenarios
    expect([dawn.matches, dusk.matches]).toEqual([6, 6])
    expect(dawn.decisions + dusk.decisions).toBe(report.decisions)
    const wins = report.winsBySeat[0] + report.winsBySeat[1]
    expect(wins + report.draws).toBe(12)
    expect(report.winsByBot.greedy + report.winsByBot.random).toBe(wins)
    expect(report.winsByBot.greedy).toBeGreaterThan(report.winsByBot.random)
    expect(report.matchesByBot).toEqual({ greedy: 12, random: 12 })
  })

  it('gives the same whatever order its matches are played in', async () => {
    const gathering = new Gathering(bridge, plan)
    const arena = new Arena(bridge, plan, now)
    for (let i = plan.matches - 1; i >= 0; i--) gathering.add(await arena.play(i))
    expect(gathering.report).toEqual(await run())
  })

  it('lets habit play, which looks at nothing', async () => {
    const report = await run({ seatings: rotations(['habit']), matches: 2 })
    expect(report).toMatchObject({ finished: 2, errors: 0, bots: ['habit'] })
  })

  it('leaves a match unfinished at the limit', async () => {
    expect(await run({ limit: 3 })).toMatchObject({ matches: 12, finished: 0, errors: 0, draws: 0 })
  })

  it('is played a match at a time, and says how it stands', async () => {
    const run = new Run(bridge, { ...plan, matches: 3 }, now)
    const seen: number[] = []
    while (!run.over) {
      await run.step()
      seen.push(run.report.matches)
    }
    expect(seen).toEqual([1, 2, 3])
    const { rates, finished, draws, winsBySeat } = run.report
    expect(rates.bySeat[0].share).toBe(winsBySeat[0] / Math.max(1, finished - draws))
    expect(JSON.parse(JSON.stringify(run.report))).toEqual(run.report)
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
    expect(report.errors).toBe(12)
    expect(report.finished).toBe(0)
    expect(report.failures[3]).toMatchObject({ match: 3, scenario: 'dusk', error: 'impossible: the river rose' })
    const { file } = outcomes[3]
    expect(file && new Replay(bridge, file).verify().field.turn).toBe(3)
    expect(await simulate(broken, { ...plan, check: false }, { now })).toMatchObject({ errors: 0, finished: 12 })
  })
})

describe('more than two', () => {
  const many = planOf(council, { seatings: roundRobin(['greedy', 'random']), matches: 10, seed: 4, visits: 4 })

  it('sit down as the battle says, one bot a side', () => {
    const met = Array.from({ length: 5 }, (_, i) => pairing(council, many, i))
    expect(met.map(m => m.bots.map(bot => bot[0]).join(''))).toEqual(['grgr', 'rg', 'grg', 'rrrgg', 'ggrrgg'])
    expect(new Set(met.flatMap(m => [m.seed, ...m.chances])).size).toBe(5 + 4 + 2 + 3 + 5 + 6)
  })
  it('are counted by seat, and every two sides meet', async () => {
    const report = await simulate(council, many, { now })
    expect(report).toMatchObject({ matches: 10, finished: 10, errors: 0, winsBySeat: { length: 6 } })
    expect(report.scenarios.feud.winsBySeat).toHaveLength(3)
    const { greedy, random } = report.points
    expect(greedy.random.matches).toBe(random.greedy.matches)
    expect(greedy.random.points + random.greedy.points).toBe(greedy.random.matches)
    expect(balanceOf(council, report).map(b => b.sides.length)).toEqual([4, 2, 3, 5, 6])
  })
  it('are counted by seat where only the set-up says how many they are', async () => {
    const three = { ...many, scenarios: ['duel'], setups: [{ sides: [0, 1, 2] }], matches: 6 }
    const report = await simulate(council, three, { now })
    expect(report).toMatchObject({ matches: 6, errors: 0, winsBySeat: { length: 3 } })
    expect(report.scenarios.duel.winsBySeat).toEqual(report.winsBySeat)
  })
})

describe('the balance of battles', () => {
  it('names the sides, and whom a battle favours', async () => {
    const gathering = new Gathering(bridge, plan)
    const arena = new Arena(bridge, plan, now)
    const { file: _, ...won } = await arena.play(0)
    for (let i = 0; i < 10; i++) gathering.add({ ...won, index: i, winners: [1], first: 0, file: null })
    const [dawn, dusk] = balanceOf(bridge, gathering.report)
    expect(dawn).toMatchObject({ scenario: 'dawn', matches: 10, favours: 1, turns: won.turns })
    expect(dawn.sides[1]).toMatchObject({ name: { es: 'Orilla norte', en: 'North bank' }, wins: 10, share: 1 })
    expect(dawn.first.share).toBe(0)
    expect(dusk).toMatchObject({ matches: 0, favours: null })
  })
})

describe('the lab', () => {
  it('needs no Node, so that a page can run it', () => {
    const sources = ['', 'page/'].flatMap(folder => {
      const url = new URL(`./${folder}`, import.meta.url)
      const names = readdirSync(url).filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      return names.map(name => readFileSync(new URL(name, url), 'utf8'))
    })
    expect(sources.length).toBeGreaterThan(10)
    for (const source of sources) expect(source).not.toMatch(/from 'node:|\bprocess\.|\bBuffer\b/)
  })
})
