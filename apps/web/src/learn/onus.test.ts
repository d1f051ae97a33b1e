import { byHabit } from '@acies/bots'
import { headerOf, Match, type Pick, type Position, randomFrom } from '@acies/kernel'
import { acting, type Field, onus } from '@acies/onus'
import { describe, expect, it } from 'vitest'
import { type Moment, momentsOf } from '../table/moment.ts'
import { courseOf } from './course.ts'
import { lessonFor } from './lesson.ts'
import { sceneOf } from './scene.ts'

const { scenario, seed, seat, lessons } = courseOf(onus.id)
const watch = { turnOf: (g: Field) => g.round, activeOf: (g: Field) => acting(g)[0] ?? 0 }

/** The guided battle to its end, by habit on both sides. */
function played(): Match<Field, never> {
  const match = Match.load(onus, { header: headerOf(onus, scenario, seed), answers: [] })
  const { rules } = match
  for (let n = 1; match.position.result === null; n++) {
    const [asked] = rules.referee.owing(match.position)
    match.play(asked, byHabit(rules, match.position, asked, { weights: {}, whim: 0 }, randomFrom(n)))
  }
  return match as never
}

/** Everything the teacher says in it, in order. */
function said(): string[] {
  const match = played()
  const { referee } = match.rules
  const moments = momentsOf(onus, match.file())
  const told: string[] = []
  let before = 0
  let now = 0
  const listen = (position: Position<Field>, fresh: readonly Moment[], asked: boolean): void => {
    const decision = asked ? referee.decision(position, seat) : null
    const options: readonly Pick[] = decision?.choice?.of === 'word' ? decision.choice.options : []
    for (;;) {
      const lesson = lessonFor(lessons, sceneOf(watch, seat, position, decision, fresh, options), told)
      if (lesson === null) return
      told.push(lesson.id)
    }
  }
  for (const { n, position } of moments as unknown as readonly { n: number; position: Position<Field> }[]) {
    const asked = position.result === null && referee.owing(position).includes(seat)
    if (asked) [before, now] = [now, n]
    listen(position, moments.slice((asked ? before : now) + 1, n + 1), asked)
  }
  return told
}

describe('the guided battle of ONUS!', () => {
  it('comes to all its lessons, in the order of the turn, and ends with the last', () => {
    const told = said()
    expect(told.toSorted()).toEqual(lessons.map(({ id }) => id).toSorted())
    expect(told.slice(0, 5)).toEqual(['deploy', 'formations', 'cards', 'units', 'move'])
    expect(told.at(-1)).toBe('end')
  })
})
