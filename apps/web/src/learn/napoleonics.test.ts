import { napoleonics } from '@acies/cc-napoleonics'
import { type AnyGame, headerOf, Match, type MatchFile, type Told } from '@acies/kernel'
import { describe, expect, it } from 'vitest'
import { momentsOf } from '../table/moment.ts'
import { napoleonicsLine, ROLICA } from './line.ts'
import { napoleonicsLessons as lessons } from './napoleonics.ts'
import { saidIn } from './testing.ts'

const { scenario, seed, seat } = ROLICA
const header = { ...headerOf(napoleonics, scenario, seed), seats: ['person', 'bot'] }
const file: MatchFile = { header, answers: napoleonicsLine }
const watch = { turnOf: (g: { turn: number }) => g.turn, activeOf: (g: { active: number }) => g.active }
const { rules } = Match.load<unknown, Told>(napoleonics as AnyGame, { ...file, answers: [] })
const moments = momentsOf(napoleonics, file)

describe('the guided battle of Roliça', () => {
  it('is legal from the first answer to the last, and shows what it teaches', () => {
    expect(() => Match.load(napoleonics, file)).not.toThrow()
    const happened = new Set(moments.flatMap(m => m.heard.map(({ event }) => event.type)))
    for (const type of ['moved', 'combined', 'banner', 'ignored-flags', 'retreated', 'formed'])
      expect(happened).toContain(type)
  })
  it('has a lesson for each thing when it comes up, in this order', () => {
    expect(saidIn(rules, moments, watch, seat, lessons)).toEqual([
      'goal',
      'cards',
      'orders',
      'movement',
      'fire',
      'guns',
      'flags',
      'turns',
      'leaders',
      'melee',
      'combined-arms',
      'banner',
      'advance',
      'square',
      'defend',
      'alone',
    ])
  })
  it('leaves the pupil to himself after two turns, unbeaten', () => {
    const { position } = moments[moments.length - 1]
    expect(position.result).toBeNull()
    expect(position.field).toMatchObject({ turn: 5, banners: [1, 0] })
  })
})
