import type { RuleId, Said } from '@acies/kernel'
import type { Scene } from './scene.ts'

/** One thing to learn, said when it comes up. */
export interface Lesson {
  id: string
  title: Said
  text: Said
  rules: readonly RuleId[]
  when: (scene: Scene) => boolean
  /** About something that has just happened: the enemy waits until it has been read. */
  pause?: boolean
  /** It speaks of the log. */
  log?: boolean
}

type When = Lesson['when']

/** When the pupil is asked one of these. */
export const asks =
  (steps: string | readonly string[], more: When = () => true): When =>
  scene =>
    scene.step !== null && [steps].flat().includes(scene.step) && more(scene)

/** When one of these has just happened. */
export const happened =
  (...types: readonly string[]): When =>
  ({ fresh }) =>
    fresh.some(event => types.includes(event.type))

/** What the teacher says now: the first that fits and has not been said. */
export const lessonFor = (lessons: readonly Lesson[], scene: Scene, told: readonly string[]): Lesson | null =>
  lessons.find(lesson => !told.includes(lesson.id) && lesson.when(scene)) ?? null

/** The last of every course. */
export const THE_END: Lesson = {
  id: 'end',
  title: { es: 'Se acabó la batalla', en: 'The battle is over' },
  text: {
    es: 'Eso era todo. Mira la repetición, pide la revancha o elige otra batalla: cada una trae su terreno, sus ejércitos y sus reglas.',
    en: 'That was all of it. Watch the replay, ask for a rematch or choose another battle: each brings its own ground, armies and rules.',
  },
  rules: [],
  when: ({ over }) => over,
}
