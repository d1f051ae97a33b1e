import type { MatchFile } from '@acies/kernel'
import { ancientsLessons } from './ancients.ts'
import type { Lesson } from './lesson.ts'
import { FIRST_BATTLE, lineOf, ROLICA } from './line.ts'
import { napoleonicsLessons } from './napoleonics.ts'
import { onusLessons } from './onus.ts'
import { terciosLessons } from './tercios.ts'
import { wabLessons } from './wab.ts'

/** A guided first battle of a game: which, from which seat, and what is taught in it. */
export interface Course {
  game: string
  scenario: string
  seed: number
  seat: number
  /** How it goes while the pupil follows the teacher; empty where he is free from the start. */
  line: MatchFile['answers']
  lessons: readonly Lesson[]
}

export const COURSES: readonly Course[] = [
  { ...FIRST_BATTLE, line: lineOf(FIRST_BATTLE.game), lessons: ancientsLessons },
  { ...ROLICA, line: lineOf(ROLICA.game), lessons: napoleonicsLessons },
  { game: 'tercios', scenario: 'campal-500', seed: 1643, seat: 0, line: [], lessons: terciosLessons },
  { game: 'onus', scenario: 'campal-500', seed: 202, seat: 0, line: [], lessons: onusLessons },
  { game: 'wab', scenario: 'pitched-500', seed: 43, seat: 0, line: [], lessons: wabLessons },
]

export const courseOf = (game: string): Course => COURSES.find(course => course.game === game) ?? COURSES[0]
