import { headerOf, type Picks } from '@acies/kernel'
import { expect, test } from 'vitest'
import { onus } from '../game.ts'
import { reason } from './reason.ts'

test('what is advised is told by what it does, not as an order', () => {
  const g = onus.setUp(headerOf(onus, 'zama', 1))
  const what = (step: string, ...picks: Picks) => reason(g, 0, [{ step, picks }], {}).es.split(':')[0]
  expect(what('wrap', 0, 2)).toBe('Envuelve al enemigo')
  expect(what('wrap', 0, 0)).toBe('No envuelve')
  expect(what('take-rally', 'check')).toBe('Chequea la moral')
  expect(what('take-rally', 'leave')).toBe('No chequea')
  expect(what('redraw', 'redraw')).toBe('Roba otro')
  const first = g.units.findIndex(u => u.seat === 0)
  expect(what('next-combat', first, 1)).toMatch(/^Primero luchan? /)
})
