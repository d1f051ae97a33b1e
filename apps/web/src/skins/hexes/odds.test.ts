import { ancients } from '@acies/cc-ancients/cases'
import { napoleonics } from '@acies/cc-napoleonics/cases'
import { type AnyCasedGame, Rules, readPosition, type Told } from '@acies/kernel'
import { describe, expect, test } from 'vitest'
import { type CombatOdds, combatOdds } from './odds.ts'

function standing(game: AnyCasedGame, position: object) {
  const rules = new Rules<unknown, Told>(game)
  const p = readPosition(game, position)
  rules.referee.resume(p)
  return { rules, p }
}
/** The odds of a combat on a board of its own, as the attacker at the bottom sees them. */
function oddsOn(game: AnyCasedGame, position: object, picks: readonly number[], tries = 1): CombatOdds {
  const { rules, p } = standing(game, position)
  const found = combatOdds(rules, rules.view(p, 0), 0, [picks])?.(tries)
  if (found === undefined) throw new Error('no combat there')
  return found
}
const sum = (shares: readonly number[]): number => shares.reduce((a, b) => a + b, 0)

describe('the odds of a combat', () => {
  test('are exact, add up and are those of the dice', () => {
    const position = {
      bottom: { units: 'F6:AX!o' },
      top: { units: 'E6:MI' },
      card: 'order-2-center',
      at: 'battle',
    }
    const found = oddsOn(ancients, position, [0, 1])
    expect(found.within).toBe(0)
    expect(sum(found.hits)).toBeCloseTo(1, 9)
    // Auxilia roll three dice; against medium infantry its own face and the swords hit.
    expect(found.dice).toBe(3)
    expect(found.hits[0]).toBeCloseTo((4 / 6) ** 3, 9)
    expect(found.hits[3]).toBeCloseTo((2 / 6) ** 3, 9)
    expect(oddsOn(ancients, position, [0, 1])).toEqual(found)
  })
  test('count a fall of the dice only once, also where the target could stand in a square', () => {
    const position = {
      bottom: { units: 'F6:F-HC!o' },
      top: { units: 'E6:B-LN', hand: ['probe-left', 'probe-right', 'forward'] },
      card: 'probe-center',
      at: 'battle',
    }
    const found = oddsOn(napoleonics, position, [0, 1])
    expect(sum(found.hits) + found.evaded).toBeCloseTo(1, 9)
  })
  test('of elephants that give way: to trample is not to battle back', () => {
    const position = {
      bottom: { units: 'F6:HI!o' },
      top: { units: 'E6:EL' },
      card: 'order-2-center',
      at: 'battle',
    }
    const found = oddsOn(ancients, position, [0, 1], 500)
    // Either it dies, or it gives way and tramples, or it stands and battles back.
    expect(found.rampages).toBeGreaterThan(0)
    expect(found.eliminated + found.rampages + found.battlesBack).toBeCloseTo(1, 9)
    expect(found.retreats).toBeGreaterThanOrEqual(found.rampages)
  })
  test('of elephants, who roll swords again as long as they come, are tried out', () => {
    const position = {
      bottom: { units: 'F6:MI!o' },
      top: { units: 'E6:EL' },
      card: 'order-2-center',
      at: 'battle',
    }
    const found = oddsOn(ancients, position, [0, 1])
    expect(found.within).toBeGreaterThan(0)
    expect(sum(found.hits)).toBeCloseTo(1, 9)
  })
  test('count the dice of the guns that join, and of a square, and say so', () => {
    const guns = {
      bottom: { units: 'F6:F-LN!o F7:F-FA!o' },
      top: { units: 'E6:B-LN' },
      card: 'probe-center',
      at: 'battle',
    }
    const { rules, p } = standing(napoleonics, guns)
    rules.referee.take(p, 0, [0, 2])
    expect(p.stack.at(-1)?.step).toBe('combine-arms')
    const withGuns = combatOdds(rules, rules.view(p, 0), 0, [[1]])?.(1)
    const without = combatOdds(rules, rules.view(p, 0), 0, [[]])?.(1)
    expect(withGuns?.dice).toBeGreaterThan(without?.dice ?? 99)
    expect(withGuns?.why.map(line => line.why)).toContain('guns')
    const charged = {
      bottom: { units: 'F6:F-HC!o' },
      top: { units: 'E6:B-LN', hand: ['probe-left', 'probe-right', 'forward'] },
      card: 'probe-center',
      at: 'battle',
    }
    const horse = standing(napoleonics, charged)
    horse.rules.referee.take(horse.p, 0, [0, 1])
    const square = combatOdds(horse.rules, horse.rules.view(horse.p, 1), 1, [['square']])?.(1)
    expect(square?.dice).toBe(1)
    for (const found of [withGuns, without, square]) expect(sum(found?.why.map(l => l.dice) ?? [])).toBe(found?.dice)
    expect(square?.why.map(line => line.why)).toContain('square')
  })
  test('of an answer say that it is one: nobody answers it', () => {
    const position = {
      bottom: { units: 'F6:AX!o' },
      top: { units: 'E6:MI' },
      card: 'order-2-center',
      at: 'battle',
    }
    expect(oddsOn(ancients, position, [0, 1]).isAnswer).toBe(false)
    const { rules, p } = standing(ancients, position)
    rules.referee.take(p, 0, [0, 1])
    // A roll without flags: it holds its ground, and is asked.
    p.dice.seed = 3
    rules.referee.take(p, 1, ['stand'])
    expect(p.stack.at(-1)?.step).toBe('battle-back')
    const found = combatOdds(rules, rules.view(p, 1), 1, [['battle-back']])?.(1)
    expect(found).toMatchObject({ isAnswer: true, dice: 4, battlesBack: 0 })
  })
  test('say why there are so many dice and not more', () => {
    const uphill = {
      bottom: { units: 'F6:AX!o' },
      top: { units: 'E6:MI' },
      terrain: { hill: 'E6' },
      card: 'order-2-center',
      at: 'battle',
    }
    const found = oddsOn(ancients, uphill, [0, 1])
    expect(found.why).toEqual([
      { why: 'own', dice: 3 },
      { why: 'ground', dice: -1 },
    ])
    expect(sum(found.why.map(line => line.dice))).toBe(found.dice)
  })
  const charge = {
    bottom: { units: 'F6:F-HC!o' },
    top: { units: 'E6:B-LN', hand: ['probe-left', 'probe-right', 'forward'] },
    card: 'probe-center',
    at: 'battle',
  }
  test('hold if it stands where it could do otherwise, and say so', () => {
    expect(oddsOn(napoleonics, charge, [0, 1]).otherwise).toEqual(['square'])
    const onLight = { ...charge, bottom: { units: 'F6:MI!o' }, top: { units: 'E6:LI' }, card: 'order-2-center' }
    expect(oddsOn(ancients, onLight, [0, 1]).otherwise).toEqual(['evade'])
    const onHeavy = { ...onLight, top: { units: 'E6:HI' } }
    expect(oddsOn(ancients, onHeavy, [0, 1]).otherwise).toEqual([])
  })
  test('of a square tell that it strikes first, not that it battles back', () => {
    const { rules, p } = standing(napoleonics, charge)
    rules.referee.take(p, 0, [0, 1])
    const found = combatOdds(rules, rules.view(p, 1), 1, [['square']])?.(1)
    expect(found?.strikesFirst).toBeCloseTo(1, 9)
    expect(found?.battlesBack).toBe(0)
  })
  test('of First Strike are those of the one who strikes first', () => {
    const position = {
      bottom: { units: 'F6:MI!o' },
      top: { units: 'E6:HI', hand: ['first-strike', 'order-2-left'] },
      card: 'order-2-center',
      at: 'battle',
    }
    const { rules, p } = standing(ancients, position)
    rules.referee.take(p, 0, [0, 1])
    const found = combatOdds(rules, rules.view(p, 1), 1, [['first-strike']])?.(1)
    expect(found).toMatchObject({ attacker: 1, target: 0, dice: 5, strikesFirst: 0 })
    // Swords and the blue of medium infantry.
    expect(found?.hits[0]).toBeCloseTo((4 / 6) ** 5, 9)
  })
  test('count nobody as retired who falls on the way', () => {
    // From the second row two flags are one hex and one block.
    const position = {
      bottom: { units: 'C5:F-HC!o' },
      top: { units: 'B5:B-LN/2' },
      card: 'attack-center',
      at: 'battle',
    }
    const found = oddsOn(napoleonics, position, [0, 1])
    expect(found.retreats).toBeGreaterThan(0)
    expect(found.retreats + found.eliminated + found.battlesBack).toBeLessThanOrEqual(1 + 1e-9)
  })
})
