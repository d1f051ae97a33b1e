import { ancients } from '@acies/cc-ancients'
import { type AnyGame, headerOf, Match, type MatchFile, type Told } from '@acies/kernel'
import { describe, expect, it } from 'vitest'
import { momentsOf } from '../table/moment.ts'
import { ancientsLessons as lessons } from './ancients.ts'
import { FIRST_BATTLE, line } from './line.ts'
import { sceneOf } from './scene.ts'
import { saidIn } from './testing.ts'

const { scenario, seed, seat } = FIRST_BATTLE
const header = { ...headerOf(ancients, scenario, seed), seats: ['person', 'bot'] }
const fileUpTo = (n: number): MatchFile => ({ header, answers: line.slice(0, n) })
const watch = { turnOf: (g: { turn: number }) => g.turn, activeOf: (g: { active: number }) => g.active }
const { rules } = Match.load<unknown, Told>(ancients as AnyGame, fileUpTo(0))
const moments = momentsOf(ancients, fileUpTo(line.length))

describe('the guided battle', () => {
  it('is legal from the first answer to the last', () => {
    expect(() => Match.load(ancients, fileUpTo(line.length))).not.toThrow()
  })
  it('shows what it teaches', () => {
    const happened = new Set(moments.flatMap(m => m.heard.map(({ event }) => event.type)))
    for (const type of [
      'card',
      'ordered',
      'moved',
      'rolled',
      'evaded',
      'lost-blocks',
      'retreated',
      'advanced',
      'banner',
    ]) {
      expect(happened).toContain(type)
    }
    const rolls = moments.flatMap(m => m.heard.map(({ event }) => event)).filter(e => e.type === 'rolled')
    expect(new Set(rolls.map(e => 'mode' in e && e.mode))).toEqual(new Set(['fire', 'evade', 'attack', 'battle-back']))
  })
  it('has a lesson for each thing when it comes up, in this order', () => {
    expect(saidIn(rules, moments, watch, seat, lessons)).toEqual([
      'goal',
      'cards',
      'orders',
      'movement',
      'fire',
      'turns',
      'evade',
      'leaders',
      'close-combat',
      'flags',
      'momentum',
      'bonus',
      'banner',
      'stand',
      'battle-back',
      'alone',
    ])
  })
  it('leaves the pupil to himself after two turns', () => {
    const { position } = moments[moments.length - 1]
    expect(position.result).toBeNull()
    expect(sceneOf(watch, seat, position, null, [], []).turn).toBe(5)
  })
})
