import { readFileSync } from 'node:fs'
import { headerOf, heardBy, Match, Rules, randomFrom, readMatch, writeMatch } from '@acies/kernel'
import { inches } from '@acies/table'
import { describe, expect, it } from 'vitest'
import { type Blow, joust, type Lists } from './joust.ts'

const begun = (seed: number) => new Match<Lists, Blow, typeof joust>(new Rules(joust), headerOf(joust, 'lists', seed))
const source = readFileSync(new URL('joust.ts', import.meta.url), 'utf8')

describe('a game of the free table in fifty lines', () => {
  it('has no more of them than that, without its imports, and the guide shows it as it is', () => {
    const [, body] = source.split("from '@acies/table'\n")
    const lines = body.split('\n').filter(line => line.trim() !== '' && !/^\s*(\/\*\*|\*|\/\/)/.test(line))
    expect(lines.length).toBeLessThanOrEqual(50)
    const guide = readFileSync(new URL('../../../../docs/a-game.md', import.meta.url), 'utf8')
    expect(guide).toContain(`\`\`\`ts\n${source}\`\`\``)
  })
  it('is ridden to its end, either may win, and nobody rides through the other', () => {
    const won = [0, 0]
    for (let seed = 1; seed <= 30; seed++) {
      const match = begun(seed)
      const random = randomFrom(seed)
      while (match.position.result === null) {
        const [{ seat }] = match.decisions()
        expect(match.play(seat, [inches(3 + random(4))])).toBeNull()
        expect(joust.check(match.position.field)).toBeNull()
      }
      for (const seat of match.position.result.winners) won[seat]++
      const again = Match.load<Lists, Blow, typeof joust>(joust, readMatch(writeMatch(match.file())))
      expect(again.position).toEqual(match.position)
    }
    expect(Math.min(...won)).toBeGreaterThan(0)
  })
  it('takes a ride back until somebody has rolled', () => {
    const match = begun(1)
    match.play(0, [inches(2)])
    expect(match.undo(0)).toBe(true)
    expect(match.position.field).toEqual(joust.setUp(match.header))
    // Twenty inches lie between them: the fourth ride comes to touch.
    for (const seat of [0, 1, 0, 1]) match.play(seat, [inches(6)])
    expect(heardBy(match.heard, 0)[0].die).toBeGreaterThan(0)
    expect(match.undo(1)).toBe(false)
  })
  it('refuses by the rule of the trait, and by the speed', () => {
    const match = begun(1)
    expect(match.play(0, [inches(7)])).toEqual({ rule: 'JOU-01', at: 0 })
    expect(match.play(0, [inches(2)])).toBeNull()
    expect(match.play(1, [inches(2)])).toEqual({ rule: 'JOU-04', at: 0 })
    expect(match.play(1, [inches(3)])).toBeNull()
  })
  it('adds to a blow what the trait adds, with its rule, and only at speed', () => {
    const met = (far: number) => {
      const match = begun(1)
      const { referee } = match.rules
      const p = match.position
      p.field.riders[0].x = p.field.riders[1].x - far
      referee.script = [3]
      const log: { event: Blow; to: number }[] = []
      referee.answer(p, 0, [inches(6)], log)
      return { ...log[0].event, over: p.result?.winners ?? null }
    }
    expect(met(inches(4))).toMatchObject({ far: inches(4), die: 4, ledger: [{ n: 2, rule: 'JOU-03' }], over: [0] })
    expect(met(inches(2))).toMatchObject({ far: inches(2), die: 4, ledger: [], over: null })
  })
})
