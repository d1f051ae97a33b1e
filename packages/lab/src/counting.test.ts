import { describe, expect, it } from 'vitest'
import { addTo, type Counts, ladder, merge, type Outcome, Outliers, roundRobin, shareOf, sorted } from './index.ts'

describe('a share', () => {
  it("lies in Wilson's interval", () => {
    expect(shareOf(50, 100).low).toBeCloseTo(0.404, 3)
    expect(shareOf(50, 100).high).toBeCloseTo(0.596, 3)
    expect(shareOf(0, 20)).toMatchObject({ share: 0, low: 0 })
    expect(shareOf(0, 20).high).toBeCloseTo(0.161, 3)
    expect(shareOf(0, 0)).toEqual({ share: 0, low: 0, high: 1 })
  })
})

describe('counts', () => {
  it('add up in whatever order', () => {
    const one: Counts = {}
    addTo(one)('losses', 'elephants', 1, 2)
    expect(one).toEqual({ losses: { elephants: [0, 2] } })
    const other: Counts = { cards: { rally: [1] }, losses: { auxilia: [3, 0] } }
    const [forth, back]: [Counts, Counts] = [{}, {}]
    for (const counts of [one, other]) merge(forth, counts)
    for (const counts of [other, one]) merge(back, counts)
    expect(JSON.stringify(sorted(forth))).toBe(JSON.stringify(sorted(back)))
    expect(Object.keys(sorted(forth).losses)).toEqual(['auxilia', 'elephants'])
  })
})

describe('a ladder', () => {
  const met = (points: number, matches: number) => ({ points, matches })

  it('rates two bots by their score', () => {
    const [first, second] = ladder({ a: { b: met(25, 100) }, b: { a: met(75, 100) } }, 'a')
    expect(first).toMatchObject({ bot: 'b', matches: 100, share: 0.75 })
    // 400 log10(3), a little less for the draw that is thought of.
    expect(first.elo).toBeGreaterThan(180)
    expect(first.elo).toBeLessThan(192)
    expect(first.error).toBeGreaterThan(60)
    expect(first.error).toBeLessThan(100)
    expect(second).toMatchObject({ bot: 'a', elo: 0, error: 0 })
  })

  it('reaches over a bot in between, and rates one that never lost', () => {
    const [c, b, a] = ladder(
      { a: { b: met(10, 40) }, b: { a: met(30, 40), c: met(0, 40) }, c: { b: met(40, 40) } },
      'a',
    )
    expect([a.bot, b.bot, c.bot]).toEqual(['a', 'b', 'c'])
    expect(c.elo).toBeGreaterThan(b.elo + 300)
    expect(Number.isFinite(c.elo)).toBe(true)
    expect(c.error).toBeGreaterThan(b.error)
  })

  it('is sure of more the more was played', () => {
    const few = ladder({ a: { b: met(5, 10) }, b: { a: met(5, 10) } }, 'a')
    const many = ladder({ a: { b: met(500, 1000) }, b: { a: met(500, 1000) } }, 'a')
    expect(many[0].error + many[1].error).toBeLessThan((few[0].error + few[1].error) / 5)
  })

  it('sits every two down both ways round', () => {
    expect(roundRobin(['a', 'b', 'c']).map(pair => pair.join(''))).toEqual(['ab', 'ba', 'ac', 'ca', 'bc', 'cb'])
  })
})

describe('outliers', () => {
  const match = (index: number, decisions: number, margin: number): Outcome => ({
    index,
    scenario: 'dawn',
    bots: ['a', 'b'],
    winners: [0],
    decisions,
    turns: 1,
    first: 0,
    margin,
    milliseconds: 0,
    counts: {},
    file: null,
    error: null,
  })

  it('are the same in whatever order the matches come', () => {
    const all = Array.from({ length: 20 }, (_, i) => match(i, (i * 7) % 20, (i * 3) % 10))
    const [forth, back] = [new Outliers(), new Outliers()]
    const told = new Set(all.filter(outcome => forth.add(outcome)))
    for (const outcome of [...all].reverse()) back.add(outcome)
    expect(forth.list.every(({ outcome }) => told.has(outcome))).toBe(true)
    expect(told.size).toBeLessThan(all.length)
    expect(forth.list).toEqual(back.list)
    expect(forth.list.filter(o => o.reason === 'longest').map(o => o.outcome.decisions)).toEqual([19, 18, 17])
    // Two are as clear as each other: the earlier one is named first.
    expect(forth.list.filter(o => o.reason === 'clearest').map(o => o.outcome.index)).toEqual([3, 13, 6])
  })

  it('leave out what did not end', () => {
    const outliers = new Outliers()
    outliers.add({ ...match(0, 9, 9), winners: null })
    expect(outliers.list).toEqual([])
  })
})
