import { describe, expect, it } from 'vitest'
import { type Field, type General, NOBODY, type Unit } from '../position.ts'
import { isInfluenced, leadershipOf } from '../rules/command.ts'
import { armyValue, casualtiesOf } from '../rules/losses.ts'
import { fieldOf, unit } from '../rules/testing.ts'
import { clashOf, moraleOf } from '../rules/values.ts'
import { Play } from '../testing.ts'

/** Two armies of ten legionaries each, a general with the first of each; so many of seat 0 are lost. */
function armies(lost: number, more: Partial<General> = {}): Field {
  const row = (seat: number, y: number, facing: number): Unit[] =>
    Array.from({ length: 10 }, (_, i) => unit(seat, 'R1', 2 + 2 * i, y, facing, { bought: 10_000, led: seat }))
  const g = fieldOf(...row(0, 14, 0), ...row(1, 4, 180))
  g.generals = [0, 1].map(seat => ({
    id: seat,
    seat,
    card: 'GR3',
    unit: 10 * seat,
    state: 'well' as const,
    uses: 0,
    usedIn: NOBODY,
  }))
  g.generals[0] = { ...g.generals[0], ...more }
  g.initial = [armyValue(g, 0), armyValue(g, 1)]
  for (let i = 9; i > 9 - lost; i--) g.units[i].where = 'lost'
  g.phase = 'end'
  g.at = 1
  return g
}
/** The turn of seat 0 begins. */
function begin(g: Field, dice: readonly number[] = []): Play {
  g.at = 0
  g.turn = 4
  return new Play(g, 'turn', {}, dice)
}

describe('victory by casualties (ONU-VIC-01)', () => {
  it('asks for nothing up to half of the army, general included (ONU-VIC-02, ONU-ACT-01, ONU-UNI-07, ONU-R-19)', () => {
    const g = armies(5)
    expect([g.initial[0], casualtiesOf(g, 0)]).toEqual([110_000, 50_000])
    expect(begin(g).events('leadership-check')).toEqual([])
  })
  it('counts fleeing units while they flee, and the general who is lost', () => {
    const g = armies(5)
    g.units[1].fleeing = g.units[1].broken = true
    expect(casualtiesOf(g, 0)).toBe(60_000)
    g.units[1].fleeing = false
    g.generals[0] = { ...g.generals[0], state: 'wounded' }
    expect(casualtiesOf(g, 0)).toBe(60_000)
  })
  it('rolls two dice against leadership: at most that and it fights on (ONU-VIC-04)', () => {
    const play = begin(armies(6), [2, 3])
    expect(play.events('leadership-check')[0]).toMatchObject({ leadership: 5, passed: true })
    expect(play.isOver && play.position.result?.winners.length === 1).toBe(false)
  })
  it('ends the battle at once when it fails (ONU-VIC-05)', () => {
    const play = begin(armies(6), [2, 4])
    expect(play.position.result?.winners).toEqual([1])
  })
  it('fails without dice if the general is dead or wounded; a fleeing one only leads worse (ONU-VIC-03, ONU-LDR-12, ONU-R-57)', () => {
    expect(begin(armies(6, { state: 'wounded' })).position.result?.winners).toEqual([1])
    const g = armies(6)
    g.units[0].fleeing = g.units[0].broken = true
    expect(begin(g, [2, 2, 1]).events('leadership-check')[0]).toMatchObject({ leadership: 4, passed: true })
  })
})

describe('other victories', () => {
  it('of annihilation: all gone or in flight (ONU-VIC-06)', () => {
    const g = armies(9)
    g.victory = 'annihilation'
    g.phase = 'melee'
    const play = new Play(g, 'flee', { unit: 0, voluntary: false })
    expect(play.position.result?.winners).toEqual([1])
  })
  it('by the death of the general, at once (ONU-VIC-07, ONU-LDR-02)', () => {
    const g = armies(0)
    g.victory = 'death-of-general'
    g.phase = 'shooting'
    g.units[10].wounds = 5
    g.units[0] = unit(0, 'R6', 2, 7, 0, { id: 0, doings: { ...g.units[0].doings, active: true } })
    g.options = ['no-random-events']
    const play = new Play(g, 'shot', { unit: 0, target: 10 }, [6, 6, 6, 6, 6, 6, 6, 6])
    expect(play.position.result?.winners).toEqual([0])
  })
  it('after the last turn: the smaller losses in percent, equal is a draw (ONU-M-15, ONU-M-18)', () => {
    for (const [lost, winners] of [
      [2, [1]],
      [0, []],
    ] as const) {
      const g = armies(lost)
      g.round = 15
      g.at = 1
      g.ordered = [true, true]
      const play = new Play(g, 'turn', {})
      while (!play.isOver) play.answer()
      expect(play.position.result?.winners ?? []).toEqual(winners)
    }
  })
})

describe('a battle that lasts as long as its deck (ONU-VIC-08)', () => {
  const play = (once: boolean) => {
    const g = armies(2)
    g.once = once
    g.discard = [1, 2, 3]
    g.ordered = [true, true]
    const played = new Play(g, 'turn', {})
    for (let i = 0; i < 3 && !played.isOver; i++) played.answer()
    return played
  }
  it('ends with the turn in which the last card was drawn: the smaller losses win', () => {
    const over = play(true)
    expect([over.position.result?.winners, over.field.discard]).toEqual([[1], [1, 2, 3]])
    expect(over.events('ended')[0].rules).toEqual(['ONU-VIC-08'])
  })
  it('goes on with the discard where nothing of the kind is agreed', () => {
    const on = play(false)
    expect([on.events('ended'), on.events('reshuffled').length]).toEqual([[], 1])
  })
})

describe('more than two sides', () => {
  it('a side whose last armies are beaten one after another has lost, and is asked no more (ONU-M-16, ONU-VIC-05)', () => {
    const g = armies(6)
    g.side = [0, 1, 0]
    g.rota = [[0, 2], [1]]
    g.units.push(unit(2, 'R1', 4, 10, 0, { id: 20, bought: 10_000, where: 'lost' }))
    g.units.push(unit(2, 'R1', 8, 10, 0, { id: 21, bought: 5_000 }))
    g.generals = g.generals.map(general => ({ ...general, state: general.seat === 0 ? 'wounded' : 'well' }))
    g.initial = [...g.initial, 15_000]
    g.hands = [[], [], []]
    g.edge = ['south', 'north', 'south']
    g.out = [false, false, false]
    g.ordered = [false, false, false]
    g.bonus = [0, 0, 0]
    const play = begin(g)
    expect(play.events('leadership-check').map(e => [e.seat, e.passed])).toEqual([
      [0, false],
      [2, false],
    ])
    expect(play.position.result?.winners).toEqual([1])
  })
  it('a beaten army leaves the table with its cards, and the last one standing wins (ONU-M-16, ONU-MUL-07)', () => {
    const g = fieldOf(unit(0, 'R1', 4, 14), unit(1, 'C1', 10, 4, 180), unit(2, 'D1', 20, 9, 270))
    g.side = [0, 1, 2]
    g.edge = ['south', 'north', 'east']
    g.rota = [[0], [1], [2]]
    g.hands = [[1], [2], [3]]
    g.out = [false, false, false]
    g.ordered = [false, false, false]
    g.bonus = [0, 0, 0]
    g.units.forEach((u, i) => {
      u.bought = 10_000
      u.led = i
    })
    g.generals = [0, 1, 2].map(seat => ({
      id: seat,
      seat,
      card: 'GR3',
      unit: seat,
      state: 'well' as const,
      uses: 0,
      usedIn: NOBODY,
    }))
    g.initial = [11_000, 11_000, 11_000]
    g.units[0].fleeing = g.units[0].broken = true
    g.units[0].fledIn = 0
    const play = begin(g, [6, 6])
    expect([g.out, g.units[0].where, g.hands[0], g.discard]).toEqual([[true, false, false], 'lost', [], [1]])
    expect(play.position.result?.winners.length === 1).toBe(false)
  })
})

describe('several generals', () => {
  const two = (): Field => {
    const g = fieldOf(unit(0, 'R1', 4, 14), unit(0, 'R1', 8, 14), unit(0, 'R1', 6, 14))
    g.generals = [
      { id: 0, seat: 0, card: 'GR2', unit: 0, state: 'well', uses: 0, usedIn: NOBODY },
      { id: 1, seat: 0, card: 'GR3', unit: 1, state: 'well', uses: 0, usedIn: NOBODY },
    ]
    for (const u of g.units) u.led = 0
    g.units[1].led = 1
    g.options = ['several-generals']
    return g
  }
  it('the best leads; when he is lost the next does, until he recovers (ONU-OPT-10, ONU-OPT-11)', () => {
    const g = two()
    expect(leadershipOf(g, 0)).toBe(7)
    g.units[0].fleeing = g.units[0].broken = true
    expect(leadershipOf(g, 0)).toBe(5)
    g.units[0].fleeing = false
    expect(leadershipOf(g, 0)).toBe(7)
  })
  it('the army mourns only when none is left, and one near general is as good as two (ONU-OPT-12, ONU-OPT-14)', () => {
    const g = two()
    const morale = () => moraleOf(clashOf(g, g.units[2], null, 'none')).total
    expect([isInfluenced(g, g.units[2]), morale()]).toEqual([true, 9])
    g.generals[0] = { ...g.generals[0], state: 'dead', unit: NOBODY }
    expect(morale()).toBe(9)
    g.generals[1] = { ...g.generals[1], state: 'dead', unit: NOBODY }
    expect(morale()).toBe(7)
  })
  it('each adds his percentage to what he leads, and in contingents helps and is mourned by his own (ONU-OPT-15, ONU-OPT-16, ONU-OPT-17)', () => {
    const g = two()
    for (const u of g.units) u.bought = 10_000
    expect(armyValue(g, 0)).toBe(30_000 + 5000 + 1000)
    g.contingents = true
    g.generals[1] = { ...g.generals[1], state: 'dead', unit: NOBODY }
    const morale = (id: number) => moraleOf(clashOf(g, g.units[id], null, 'none')).total
    expect([morale(1), morale(2)]).toEqual([7, 9])
  })
  it('victory by death needs all of them dead or fleeing (ONU-OPT-13)', () => {
    const g = two()
    g.units.push(unit(1, 'C1', 10, 4, 180, { id: 3 }))
    g.victory = 'death-of-general'
    g.generals[0] = { ...g.generals[0], state: 'dead', unit: NOBODY }
    g.phase = 'melee'
    expect(new Play(g, 'flee', { unit: 2, voluntary: false }).position.result?.winners).toEqual([])
    expect(new Play(g, 'flee', { unit: 1, voluntary: false }).position.result?.winners).toEqual([1])
  })
})
