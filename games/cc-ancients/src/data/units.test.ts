import { describe, expect, it } from 'vitest'
import { type ScenarioData, scenarios } from './scenarios.ts'
import { type TypeId, types } from './units.ts'

const named = (id: TypeId) => types.filter(t => t.id === id)
const idsOf = (of: (t: (typeof types)[number]) => boolean) => types.filter(of).map(t => t.id)

describe('the units', () => {
  it('CCA-UNT-01 foot has four blocks, CCA-UNT-02 a war machine two', () => {
    expect(idsOf(t => !t.mounted && t.blocks !== 4)).toEqual(['war-machine'])
    expect(named('war-machine').map(t => t.blocks)).toEqual([2])
  })

  it('CCA-UNT-03 cavalry has three blocks, CCA-UNT-04 elephants and CCA-UNT-05 chariots two', () => {
    expect(idsOf(t => t.cavalry)).toEqual(['light-cavalry', 'medium-cavalry', 'heavy-cavalry'])
    expect(types.filter(t => t.mounted).map(t => [t.code, t.blocks])).toEqual([
      ['LC', 3],
      ['MC', 3],
      ['HC', 3],
      ['EL', 2],
      ['CH', 2],
    ])
  })

  it('CCA-UNT-16 mounted are cavalry, elephants and chariots', () => {
    expect(idsOf(t => t.mounted)).toEqual([
      'light-cavalry',
      'medium-cavalry',
      'heavy-cavalry',
      'elephants',
      'heavy-chariot',
    ])
  })
})

// units of each kind in the box: the grey army, the brown one
const SUPPLIED: Record<string, [grey: number, brown: number]> = {
  LI: [6, 4],
  LB: [2, 1],
  LS: [1, 3],
  AX: [6, 5],
  WA: [2, 3],
  MI: [8, 3],
  HI: [4, 4],
  WM: [2, 0],
  LC: [3, 8],
  MC: [6, 3],
  HC: [1, 4],
  CH: [1, 2],
  EL: [2, 3],
}
const codesIn = ({ units, reserve = '' }: ScenarioData['top']) => `${units} ${reserve}`.match(/\b[A-Z]{2}\b/g) ?? []
const count = (codes: readonly string[], code: string) => codes.filter(c => c === code).length

describe('the box', () => {
  it.each(scenarios)('CCA-CMP-01 $id needs no more units than there are', ({ top, bottom }) => {
    const lacking = Object.entries(SUPPLIED).filter(
      ([code, [grey, brown]]) => count(codesIn(bottom), code) > grey || count(codesIn(top), code) > brown,
    )
    expect(lacking).toEqual([])
  })

  it('CCA-CMP-01 has as many small, medium, large and rectangular blocks as its list says', () => {
    const blocks = (codes: readonly string[]) =>
      codes.reduce((sum, code) => {
        const [grey, brown] = SUPPLIED[code]
        return sum + (grey + brown) * (types.find(t => t.code === code)?.blocks ?? 0)
      }, 0)
    expect(blocks(['LI', 'LB', 'LS', 'AX', 'WA', 'MI', 'HI'])).toBe(208)
    expect(blocks(['LC', 'MC', 'HC'])).toBe(75)
    expect(blocks(['EL'])).toBe(10)
  })

  it('CCA-CMP-02 has war machines that no battle uses', () => {
    for (const { top, bottom } of scenarios) expect([...codesIn(top), ...codesIn(bottom)]).not.toContain('WM')
  })
})
