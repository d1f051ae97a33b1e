import { ancients } from '@acies/cc-ancients'
import { headerOf, Match, type MatchFile, type Pick, type Position } from '@acies/kernel'
import { describe, expect, it } from 'vitest'
import { type Moment, momentsOf } from '../table/moment.ts'
import { ancientsLessons as lessons } from './ancients.ts'
import { lessonFor } from './lesson.ts'
import { FIRST_BATTLE, line } from './line.ts'
import { sceneOf } from './scene.ts'

const { scenario, seed, seat } = FIRST_BATTLE
const header = { ...headerOf(ancients, scenario, seed), seats: ['person', 'bot'] }
const fileUpTo = (n: number): MatchFile => ({ header, answers: line.slice(0, n) })
const watch = { turnOf: (g: { turn: number }) => g.turn, activeOf: (g: { active: number }) => g.active }
const { rules } = Match.load(ancients, fileUpTo(0))
const moments = momentsOf(ancients, fileUpTo(line.length))

/** Everything the teacher says to a pupil who follows him, in order. */
function said(): string[] {
  const told: string[] = []
  let before = 0
  let now = 0
  const listen = (position: Position<unknown>, fresh: readonly Moment[], asked: boolean): void => {
    const decision = asked ? rules.referee.decision(position as never, seat) : null
    const options: readonly Pick[] = decision?.choice?.of === 'word' ? decision.choice.options : []
    for (;;) {
      const lesson = lessonFor(lessons, sceneOf(watch, seat, position, decision, fresh, options), told)
      if (lesson === null) return
      told.push(lesson.id)
    }
  }
  for (const { n, position } of moments) {
    const asked =
      position.result === null &&
      rules.referee.owing(position as never).includes(seat) &&
      rules.referee.forced(position as never, seat) === null
    if (asked) [before, now] = [now, n]
    listen(position, moments.slice((asked ? before : now) + 1, n + 1), asked)
  }
  return told
}

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
    expect(said()).toEqual([
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
