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

test('who only takes up a formation does not do it to come nearer', () => {
  const g = onus.setUp(headerOf(onus, 'zama', 1))
  const why = (...picks: Picks) => reason(g, 0, [{ step: 'manoeuvre', picks }], { contact: 1 }).es
  expect(why('form-shield-wall')).toBe('Adopta una formación: no hay nada mejor.')
  expect(why('ahead', 200)).toBe('Avanza: se acorta la distancia.')
})
