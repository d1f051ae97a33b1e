import { type AnyGame, headerOf, Match, type MatchFile, type Told } from '@acies/kernel'
import { tercios } from '@acies/tercios'
import { describe, expect, it } from 'vitest'
import { momentsOf } from '../table/moment.ts'
import { terciosLessons as lessons } from './tercios.ts'
import { approach, FLANDERS, flandersTerms, terciosLine } from './tercios-line.ts'
import { saidIn } from './testing.ts'

const { scenario, seed, seat } = FLANDERS
const header = { ...headerOf(tercios, scenario, seed, { setup: flandersTerms }), seats: ['person', 'bot'] }
const file: MatchFile = { header, answers: [...approach, ...terciosLine] }
const watch = { turnOf: (g: { turn: number }) => g.turn, activeOf: () => 0 }
const { rules } = Match.load<unknown, Told>(tercios as AnyGame, { header, answers: [] })
const moments = momentsOf(tercios, file)

describe('the guided battle of Tercios', () => {
  it('is legal from the first answer to the last, and shows what it teaches', () => {
    expect(() => Match.load(tercios, file)).not.toThrow()
    const lesson = moments.slice(approach.length + 1)
    const happened = new Set(lesson.flatMap(m => m.heard.map(({ event }) => event.type)))
    for (const type of ['charge', 'combat', 'break-check', 'destroyed', 'fled', 'reaction', 'shot', 'command-check'])
      expect(happened).toContain(type)
  })
  it('has a lesson for each thing when it comes up, in this order', () => {
    expect(saidIn(rules, moments, watch, seat, lessons, approach.length)).toEqual([
      'goal',
      'orders',
      'initiative',
      'commanders',
      'activation',
      'charge',
      'melee',
      'break',
      'consolidate',
      'react',
      'flight',
      'shooting',
      'action',
      'guns',
      'attention',
      'wear',
      'alone',
    ])
  })
  it('leaves the pupil to himself after a turn, ahead by what his charge broke', () => {
    const { position } = moments[moments.length - 1]
    expect(position.result).toBeNull()
    expect(position.field).toMatchObject({ turn: 3, points: [1, 0] })
  })
})
