import { findingSaid, findingsOf as findingsIn, readRoster } from '@acies/tabletop'
import { describe, expect, it } from 'vitest'
import { bought, READY } from '../data/ready.ts'
import { armyNames } from '../text/army-names.ts'
import { BOOKS, costOf, findingsOf, readList, unitPoints, writeList } from './army.ts'

const list = (general: string, units: string, points = 1000, faction: 'rome' | 'carthage' = 'rome') => ({
  faction,
  points,
  general,
  units: bought(units),
})
const rules = (...args: Parameters<typeof list>) => findingsOf(list(...args)).map(f => f.rule)

describe('what an army costs', () => {
  it('ONU-EX-01: a general adds his percentage, and leaves so much for units', () => {
    expect(costOf(list('GR1', 'R1*10', 1300)).total).toBe(1300)
    expect(unitPoints(1000, 30)).toBe(769)
  })
  it('ONU-EX-43: a veteran costs 30 % more, an elite 50 %', () => {
    expect(costOf(list('GC3', 'R1+veteran')).units).toBe(130)
    expect(costOf(list('GC3', 'R1+elite')).units).toBe(150)
  })
  it('ONU-OPT-17: of several generals each adds his percentage to the units he leads', () => {
    const several = { ...list('GR1', 'R1*4'), others: [{ general: 'GR3', units: bought('R1*2') }] }
    expect(costOf(several)).toMatchObject({ units: 600, total: 4 * 130 + 2 * 110 })
    expect(findingsOf(several)).toEqual([])
  })
  it('ONU-DX-14: 770 points of units under Trajan are too many for 1000', () => {
    expect(rules('GR1', 'R1*5 R3*2 R6')).toEqual(['ONU-ARM-04'])
    expect(rules('GR1', 'R1*5 R4 R6*3')).toEqual([])
    expect(costOf(list('GR1', 'R1*5 R4 R6*3')).units).toBe(760)
  })
})

describe('what is wrong with an army', () => {
  it.each(READY.map(ready => [ready.id, ready] as const))(
    'nothing with %s, which spends most of its points',
    (_, ready) => {
      expect(findingsOf(ready)).toEqual([])
      expect(costOf(ready).total).toBeGreaterThan(ready.points * 0.9)
    },
  )
  it('ONU-ARM-03: units and generals of its own, or for hire', () => {
    expect(rules('GR3', 'R1 C4')).toEqual(['ONU-ARM-03'])
    expect(rules('GC1', 'R1')).toEqual(['ONU-ARM-03'])
    expect(rules('GX1', 'R1*3 X3')).toEqual([])
    expect(rules('GR3', '')).toContain('ONU-ARM-03')
  })
  it('ONU-LDR-01: a general', () => expect(rules('', 'R1')).toEqual(['ONU-LDR-01']))
  it('ONU-OPT-16, ONU-EX-45: one for each wing and one for the centre, never a fourth, nobody twice', () => {
    const led = (...generals: string[]) => ({
      ...list('GR3', 'R1', 1800),
      others: generals.map(general => ({ general, units: bought('R1') })),
    })
    expect(findingsOf(led('GR1', 'GR2'))).toEqual([])
    expect(findingsOf(led('GR1', 'GR2', 'GX1')).map(f => f.rule)).toEqual(['ONU-LDR-01'])
    const [twice] = findingsOf(led('GR1', 'GR3'))
    expect(twice).toMatchObject({ rule: 'ONU-LDR-01', where: 'groups.2.leader' })
    expect(findingSaid(twice, armyNames).en).toMatch(/leads another part of the army already/)
  })
  it('ONU-ARM-05: no more copies than there are, for every 1000 points', () => {
    expect(rules('GR3', 'R2*3')).toEqual(['ONU-ARM-05'])
    expect(rules('GR3', 'R2*3', 1800)).toEqual([])
    expect(rules('GR3', 'R2*5', 1800)).toEqual(['ONU-ARM-05'])
  })
  it('ONU-ARM-06: a veteran or an elite, not both', () => {
    const faults = (raised: string) =>
      findingsIn(BOOKS, readRoster(`rome | 1000\narmy: GR3\nR1+${raised}`)).map(f => f.rule)
    expect(faults('veteran')).toEqual([])
    expect(faults('veteran+elite')).toEqual(['ONU-ARM-06'])
    expect(() => readList('elves | 1000\narmy: GR3\nR1')).toThrow('ONU-ARM-03')
  })
  it('ONU-M-03: mercenaries take at most a quarter of what is spent on units', () => {
    expect(rules('GR3', 'R1*3 X4')).toEqual([])
    const [wrong] = findingsOf(list('GR3', 'R1*2 X4'))
    expect(wrong.rule).toBe('ONU-M-03')
    expect(findingSaid(wrong, armyNames).es).toBe('Mercenarios: 75 puntos, como mucho 68 (un 25 % de las unidades).')
  })
})

describe('an army as text', () => {
  it.each(READY.map(ready => [ready.id, ready] as const))('%s is read as it is written', (_, { id: _id, ...ready }) => {
    expect(readList(writeList(ready))).toEqual(ready)
  })
  it('with several generals is read as it is written', () => {
    const several = { ...list('GR1', 'R1*4'), others: [{ general: 'GR3', units: bought('R5+veteran') }] }
    expect(writeList(several)).toBe('rome | 1000\narmy: GR1\nR1×4\narmy: GR3\nR5+veteran')
    expect(readList(writeList(several))).toEqual(several)
  })
  it('is short', () =>
    expect(writeList(list('GR3', 'R1*4 R5+veteran*2'))).toBe('rome | 1000\narmy: GR3\nR1×4 R5+veteran×2'))
})
