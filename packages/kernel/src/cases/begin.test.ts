import { expect, test } from 'vitest'
import { headerOf } from '../rules.ts'
import { ford } from '../testing/fixtures/ford/game.ts'
import { frameFrom } from './begin.ts'

const field = ford.setUp(headerOf(ford, 'ford', 1))
const begin = (step: string, args: Record<string, unknown>, line?: string) =>
  frameFrom(ford.steps([]), { step, args, line }, field, ford.cases.words)

test('a position begins with a step, where the case says', () => {
  const rolled = begin('exchange', { attacker: 0, target: 1 })
  expect([rolled.step, rolled.line]).toEqual(['exchange', 'declare'])
  expect(begin('exchange', { attacker: 0, target: 1 }, 'effort').line).toBe('effort')
})

test.each([
  ['an unknown step', () => begin('exchnge', {}), 'position.begin.step: no step exchnge'],
  [
    'an unknown line',
    () => begin('exchange', { attacker: 0, target: 1 }, 'efort'),
    'position.begin.line: exchange has no line efort; it has declare',
  ],
  ['a misspelt argument', () => begin('combats', { seta: 0 }), 'position.begin.args: combats has no seta; it has seat'],
  ['a missing argument', () => begin('combats', {}), 'position.begin.args: combats wants seat'],
  [
    'a name of nothing',
    () => begin('exchange', { attacker: 'red-9', target: 1 }),
    'position.begin.args.attacker: nothing is called red-9',
  ],
])('%s is said to be one', (_, read, complaint) => expect(read).toThrow(complaint))
