import { onus } from '@acies/onus'
import { wab } from '@acies/wab'
import { expect, test } from 'vitest'
import { drawnUp } from './drawn-up.ts'

interface Standing {
  turn: number
  units: readonly { seat: number; where: string; x: number; y: number }[]
}
const placesIn = ({ units }: Standing): string[] =>
  units.filter(u => u.seat === 0 && u.where === 'table').map(({ x, y }) => `${x} ${y}`)

test('a list is drawn up to its last unit, where it stood before the same list stands again', async () => {
  const armies = { armies: ['rome-500', 'carthage-500'] }
  const drawn = (await drawnUp(onus, 'campal-500', armies)) as Standing
  expect(drawn.turn).toBe(1)
  expect(drawn.units.filter(u => u.seat === 0).map(u => u.where)).not.toContain('reserve')
  expect(new Set(placesIn(drawn)).size).toBe(drawn.units.filter(u => u.seat === 0).length)
  expect(placesIn((await drawnUp(onus, 'campal-500', armies)) as Standing)).toEqual(placesIn(drawn))
})

test('whoever may not be set up so is refused', async () => {
  const setup = { armies: ['nobody', 'nobody'] }
  await expect(drawnUp(wab, 'pitched-500', setup)).rejects.toThrow('no ready list nobody')
})
