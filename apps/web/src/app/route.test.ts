import { expect, test } from 'vitest'
import { hrefOf, routeOf } from './route.ts'

test('addresses are read back', () => {
  const routes = [
    { at: 'home' },
    { at: 'game', game: 'tercios' },
    { at: 'play', match: 'abc' },
    { at: 'rules', game: 'onus', rule: 'ONU-MOV-01' },
  ] as const
  for (const route of routes) expect(routeOf(hrefOf(route))).toMatchObject(route)
})
test('an address that is none leads nowhere', () => {
  expect(routeOf('#/%')).toEqual({ at: 'nowhere' })
  expect(routeOf('#/g/%E0%A4%A')).toEqual({ at: 'nowhere' })
  expect(routeOf('#/unheard-of')).toEqual({ at: 'nowhere' })
})
