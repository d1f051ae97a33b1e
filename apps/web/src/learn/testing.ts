import type { Pick, Rules, Seat, Told } from '@acies/kernel'
import type { Moment } from '../table/moment.ts'
import { type Lesson, lessonFor } from './lesson.ts'
import { sceneOf, type Watch } from './scene.ts'

/** Everything the teacher says in a match as it was played, in order. */
export function saidIn(
  rules: Rules<unknown, Told>,
  moments: readonly Moment[],
  watch: Watch,
  seat: Seat,
  lessons: readonly Lesson[],
  /** The moment at which the pupil comes to the table. */
  from = 0,
): string[] {
  const { referee } = rules
  const told: string[] = []
  let before = from
  let now = from
  const listen = ({ position }: Moment, fresh: readonly Moment[], asked: boolean): void => {
    const decision = asked ? referee.decision(position, seat) : null
    const options: readonly Pick[] = decision?.choice?.of === 'word' ? decision.choice.options : []
    for (;;) {
      const lesson = lessonFor(lessons, sceneOf(watch, seat, position, decision, fresh, options), told)
      if (lesson === null) return
      told.push(lesson.id)
    }
  }
  for (const moment of moments.slice(from)) {
    const { n, position } = moment
    const asked =
      position.result === null && referee.owing(position).includes(seat) && referee.forced(position, seat) === null
    if (asked) [before, now] = [now, n]
    listen(moment, moments.slice((asked ? before : now) + 1, n + 1), asked)
  }
  return told
}
