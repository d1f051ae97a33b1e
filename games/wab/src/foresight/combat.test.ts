import { describe, expect, test } from 'vitest'
import type { Combat, Field } from '../position.ts'
import { fieldFrom, Play } from '../testing.ts'
import { afterwards } from './afterwards.ts'
import { breakOdds, combatSheet, fightOf, moreThan, touchersOf } from './combat.ts'

const A = 'a-1 foot models=20 files=5 36,24 N states=charged'
const B = 'b-1 foot models=20 files=5 36,24 S'
const written = (units: string[], contacts: string[]) => ({ units, contacts, at: 'fighting' })
const FRONTS = written([A, B], ['a-1 front b-1 front'])
/** Rome's twenty on the left flank of twenty warriors. */
const FLANK = written(
  ['a-1 foot models=20 files=5 38,25.5 W states=charged', 'b-1 foot models=20 files=5 36,24 N'],
  ['a-1 front b-1 right'],
)

function fought(position: object): { g: Field; c: Combat } {
  const g = fieldFrom(position)
  const c = fightOf(g, g.units[0])
  if (c === null) throw new Error('nobody fights')
  return { g, c }
}
const rulesOf = (position: object) => {
  const { g, c } = fought(position)
  return combatSheet(g, c).ledgers.map(l => l.lines.map(line => line.rule))
}

describe('a combat before its dice', () => {
  test('WAB-CR-01: what stands in the ledgers before a blow is what the referee scores when nobody falls', () => {
    const { g, c } = fought(FRONTS)
    const sheet = combatSheet(g, c)
    expect(rulesOf(FRONTS)[0]).toContain('WAB-CR-17')
    expect(sheet.touching).toEqual([5, 5])
    expect(touchersOf(g, g.units[0])).toEqual([0, 1, 2, 3, 4])
    expect(sheet.lost).toEqual([])
    expect(new Play(FRONTS).told('result')[0].ledgers).toEqual(sheet.ledgers)
  })

  test('WAB-RANKS-02: ranks and close order of the turned are told as lost, with the rule that takes them', () => {
    const { g, c } = fought(FLANK)
    const { lost } = combatSheet(g, c)
    expect(rulesOf(FLANK)[0]).toContain('WAB-CR-10')
    expect(lost).toContainEqual({ side: 1, n: 1, rule: 'WAB-CR-17', why: 'WAB-RANKS-02' })
    expect(lost.every(f => f.side === 1)).toBe(true)
  })
})

describe('the chance to break', () => {
  test('WAB-BREAK-02: Leadership less the margin, on two dice', () => {
    const { g, c } = fought(FRONTS)
    const [even, beaten] = [0, 3].map(margin => breakOdds(g, g.units[1], c, margin))
    expect(beaten.need.total).toBe(even.need.total - 3)
    expect(beaten.breaks).toBeCloseTo(moreThan(beaten.need.total))
    expect(beaten).toMatchObject({ again: false, yields: null, surely: null })
    expect(moreThan(7)).toBeCloseTo(15 / 36)
    expect(moreThan(1)).toBe(1)
  })

  test('WAB-BREAK-06: fewer than five run without a test', () => {
    const { g, c } = fought(FRONTS)
    g.units[1].places = g.units[1].places.slice(0, 4)
    expect(breakOdds(g, g.units[1], c, 1)).toMatchObject({ surely: 'WAB-BREAK-06', breaks: 1 })
  })

  test('WAB-GIVE-01: two to one gives ground and does not run', () => {
    const { g, c } = fought(FRONTS)
    g.units[0].places = g.units[0].places.slice(0, 8)
    expect(breakOdds(g, g.units[1], c, 2)).toMatchObject({ yields: 'WAB-GIVE-01', breaks: 0 })
  })
})

describe('what comes if the beaten run', () => {
  const after = (units: string[], contacts: string[]) => {
    const { g } = fought(written(units, contacts))
    return afterwards(g, g.units.filter(u => u.side === 1)[0])
  }
  const standard = 'b-1 foot models=20 files=5 command=S 36,24 S'
  test('WAB-FLEECC-03, WAB-PURS-06, WAB-STD-03, WAB-PANIC-09: away, one behind, the standard, friends within twelve inches', () => {
    const far = ['b-2 foot models=10 files=5 44,16 S', 'b-3 foot models=10 files=5 66,12 S']
    expect(after([A, standard, ...far], ['a-1 front b-1 front'])).toMatchObject({
      way: 'away',
      rule: 'WAB-FLEECC-03',
      dice: 2,
      pursuers: [{ dice: 2 }],
      standard: true,
      shaken: [2],
    })
  })
  test('WAB-FLEECC-08, 09: aslant from front and flank, nowhere between front and rear', () => {
    const beside = 'a-2 horse models=5 files=5 38,25.5 W'
    expect(after([A, B, beside], ['a-1 front b-1 front', 'a-2 front b-1 left'])).toMatchObject({
      way: 'aslant',
      rule: 'WAB-FLEECC-08',
      pursuers: [{ dice: 2 }, { dice: 3 }],
      standard: false,
    })
    const behind = 'a-2 horse models=5 files=5 36,20.8 S'
    expect(after([A, standard, behind], ['a-1 front b-1 front', 'a-2 front b-1 rear'])).toMatchObject({
      way: 'nowhere',
      pursuers: [],
      standard: true,
    })
  })
  test('WAB-PURS-02: who fights somebody else as well stays', () => {
    const other = 'b-2 foot models=10 files=5 40,24 S'
    expect(after([A, B, other], ['a-1 front b-1 front', 'a-1 front b-2 front'])?.pursuers).toEqual([])
  })
})
