import { Gathering, planOf } from '@acies/lab'
import { onus } from '@acies/onus'
import { expect, test } from 'vitest'
import { seatedIn } from './seated.ts'

test('a pitched battle of ONUS! is counted for those who sit down, not for all six who may', () => {
  const names = onus.scenarios[0].sides
  const told = (setup: object) => {
    const plan = planOf(onus, {
      scenarios: ['campal-500'],
      setups: [setup],
      matches: 1,
      seed: 1,
      seatings: [['recruit']],
    })
    return seatedIn(new Gathering(onus, plan).report, names).map(({ en }) => en)
  }
  expect(names).toHaveLength(6)
  expect(told({})).toEqual(['Rome', 'Carthage'])
  expect(told({ sides: [0, 1, 0] })).toHaveLength(3)
})
