import type { MatchFile } from '@acies/kernel'
import { ancientsLessons } from './ancients.ts'
import type { Lesson } from './lesson.ts'
import { FIRST_BATTLE, line, napoleonicsLine, ROLICA } from './line.ts'
import { napoleonicsLessons } from './napoleonics.ts'
import { onusLessons } from './onus.ts'
import { terciosLessons } from './tercios.ts'
import { approach, FLANDERS, flandersTerms, terciosLine } from './tercios-line.ts'
import { wabLessons } from './wab.ts'

/** A guided first battle of a game: which, from which seat, and what is taught in it. */
export interface Course {
  game: string
  scenario: string
  seed: number
  seat: number
  /** What is agreed on before a battle that history does not set up. */
  setup?: object
  /** What has been played before the pupil comes to the table. */
  before?: MatchFile['answers']
  /** How it goes while the pupil follows the teacher; empty where he is free from the start. */
  line: MatchFile['answers']
  lessons: readonly Lesson[]
}

export const COURSES: readonly Course[] = [
  { ...FIRST_BATTLE, line, lessons: ancientsLessons },
  { ...ROLICA, line: napoleonicsLine, lessons: napoleonicsLessons },
  { ...FLANDERS, setup: flandersTerms, before: approach, line: terciosLine, lessons: terciosLessons },
  { game: 'onus', scenario: 'campal-500', seed: 202, seat: 0, line: [], lessons: onusLessons },
  { game: 'wab', scenario: 'pitched-500', seed: 43, seat: 0, line: [], lessons: wabLessons },
]

export const courseOf = (game: string): Course => COURSES.find(course => course.game === game) ?? COURSES[0]
