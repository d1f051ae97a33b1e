import { headerOf, Rules, randomFrom, sample } from '@acies/kernel'
import { INCH } from '@acies/table'
import { expect, test } from 'vitest'
import { wab } from '../cases.ts'

test('WAB-MIS-101: spots proposed for deployment are free, in the zone, and spread along its front while there is room', () => {
  const rules = new Rules(wab, { scenario: 'pitched-500' })
  const { referee } = rules
  const random = randomFrom(5)
  const p = rules.begin(headerOf(wab, 'pitched-500', 5))
  const places = new Set<number>()
  let asked = 0
  while (p.result === null && p.field.turn === 0) {
    const [seat] = referee.owing(p)
    if (referee.question(p).name === 'deploy') {
      asked++
      for (const picks of referee.candidates(p, seat, 8, random) ?? []) {
        expect(referee.refuse(p, seat, picks)).toBeNull()
        const at = picks[picks.length - 1]
        if (typeof at !== 'object') throw new Error('no pose')
        const [x, y] = at
        places.add(x)
        const far = p.field.armies[p.field.sideOf[seat]].edge === 'south' ? p.field.depth - y : y
        expect(far).toBeGreaterThanOrEqual(p.field.zone - 3 * INCH)
      }
    }
    referee.take(p, seat, sample(referee, p, seat, random))
  }
  expect(asked).toBeGreaterThan(4)
  expect(places.size).toBeGreaterThan(4 * asked)
})

test('WAB-PERS-10: why a leader on foot does not begin with horsemen is said by the rule that forbids it', () => {
  const rules = new Rules(wab, { scenario: 'pitched-1000' })
  const { referee } = rules
  const random = randomFrom(5)
  const p = rules.begin(headerOf(wab, 'pitched-1000', 5))
  for (let seat = 0; p.field.turn === 0; ) {
    seat = referee.owing(p)[0]
    if (seat === 0 && referee.question(p).name === 'attach-character') break
    referee.take(p, seat, sample(referee, p, seat, random))
  }
  const riders = p.field.units.find(u => u.side === 0 && p.field.kinds[u.kind].profile === 'rom-aux-cavalry')
  expect(referee.why(p, 0, [], riders?.id ?? -1)).toBe('WAB-PERS-10')
})
