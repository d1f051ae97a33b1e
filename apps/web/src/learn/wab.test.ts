import { byHabit } from '@acies/bots'
import { type AnyGame, headerOf, Match, randomFrom, type Told } from '@acies/kernel'
import { type Field, wab } from '@acies/wab'
import { expect, it } from 'vitest'
import { momentsOf } from '../table/moment.ts'
import { courseOf } from './course.ts'
import { saidIn } from './testing.ts'

const game = wab as AnyGame
const { scenario, seed, seat, lessons } = courseOf('wab')
const watch = { turnOf: (g: Field) => Math.ceil(g.turn / 2), activeOf: (g: Field) => g.sideOf.indexOf(g.active) }

it('the guided battle goes to its end, and what a first battle is made of has been said by then', () => {
  const match = Match.load<unknown, Told>(game, { header: headerOf(wab, scenario, seed), answers: [] })
  const { rules } = match
  for (let n = 1; match.position.result === null; n++) {
    const [who] = rules.referee.owing(match.position)
    match.play(who, byHabit(rules, match.position, who, { weights: {}, whim: 0.1 }, randomFrom(n)))
  }
  const told = saidIn(rules, momentsOf(game, match.file()), watch, seat, lessons)
  expect(told.slice(0, 2)).toEqual(['deploy', 'leaders'])
  expect(told).toEqual(expect.arrayContaining(['charge', 'move', 'result']))
  expect(told.at(-1)).toBe('end')
  expect(new Set(told).size).toBe(told.length)
})
