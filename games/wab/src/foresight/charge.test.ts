import { expect, test } from 'vitest'
import { fieldFrom, Play } from '../testing.ts'
import { chargeSheet } from './charge.ts'

const FLANK = ['a-1 foot models=20 files=5 44,25 W', 'b-1 foot models=20 files=5 36,24 N']
const of = (units: string[]) => {
  const g = fieldFrom({ units })
  return chargeSheet(g, g.units[0], g.units[1])
}

test('WAB-ARC-02, WAB-PANIC-13: a charge in the flank is told with the panic before it, as the referee then throws it', () => {
  const { side, tests, combat } = of(FLANK)
  expect(side).toBe('right')
  expect(tests).toMatchObject([{ unit: 1, why: 'panic-charged', need: { total: 7 } }])
  expect(tests[0].fails).toBeCloseTo(15 / 36, 9)
  expect(combat?.lost).toMatchObject([
    { side: 1, rule: 'WAB-CR-06', why: 'WAB-RANKS-02' },
    { side: 1, rule: 'WAB-CR-17', why: 'WAB-RANKS-02' },
  ])
  const p = new Play({ units: FLANK }, [1, 1])
  p.answer('a-1', 'b-1').answer()
  const [thrown] = p.told('tested')
  expect([thrown.unit, thrown.why, thrown.ledger.total]).toEqual([1, 'panic-charged', 7])
})
test('WAB-CR-01: in front nobody tests, and the sums are those of the combat without its wounds', () => {
  const units = ['a-1 foot models=20 files=5 36,30 N', 'b-1 foot models=20 files=5 36,25 S']
  const { side, tests, combat } = of(units)
  expect([side, tests]).toEqual(['front', []])
  const p = new Play({ units })
  p.answer('a-1', 'b-1')
  while (p.told('result').length === 0) p.answer()
  const { ledgers } = p.told('result')[0]
  expect(combat?.ledgers.map(l => l.total)).toEqual(ledgers.map(l => l.total - l.base))
})
test('WAB-REACT-14, WAB-PSY-02: who fights can only hold; who is feared is told', () => {
  const g = fieldFrom({
    units: [
      'a-1 foot models=20 files=5 44,25 W',
      'b-1 foot models=20 files=5 36,24 N',
      'a-2 foot models=20 files=5 36,24 S',
      'b-2 elephant-indian 44,10 S',
    ],
    contacts: ['a-2 front b-1 front'],
    round: 1,
  })
  expect(chargeSheet(g, g.units[0], g.units[1]).engaged).toBe(true)
  expect(chargeSheet(g, g.units[3], g.units[0]).tests.map(t => [t.unit, t.why])).toEqual([[0, 'fear']])
})
