import type { Owed, Pick } from '@acies/kernel'
import { beforeEach, expect, it } from 'vitest'
import type { Moment } from '../table/moment.ts'
import type { Table } from '../table/table.ts'
import { Gestures } from './gestures.ts'

/** A table at which one seat answers, and may take back all but what was rolled. */
function tableFor(rolled: Pick) {
  let answers: Pick[] = []
  let moments = [{ n: 0 }]
  const gone: Pick[] = []
  const enter = (one: Pick): void => {
    answers = [...answers, one]
    moments = [...moments, { n: answers.length }]
  }
  const table = {
    state: () => ({ moments: moments as unknown as Moment[], redoable: gone.length > 0 }),
    answer: (_: Owed, [one]: readonly Pick[]) => {
      gone.length = 0
      enter(one)
      return null
    },
    mayUndo: () => answers.length > 0 && answers.at(-1) !== rolled,
    undo: () => {
      gone.push(...answers.slice(-1))
      answers = answers.slice(0, -1)
      moments = moments.slice(0, -1)
    },
    redo: () => {
      const one = gone.pop()
      if (one !== undefined) enter(one)
    },
  }
  return { table: table as unknown as Table, stands: () => answers.join(' ') }
}

const owed = {} as Owed
let gestures: Gestures
let stands: () => string
beforeEach(() => {
  const seat = tableFor('rolled')
  gestures = new Gestures(seat.table)
  stands = seat.stands
})
const say = (...all: Pick[]): void => {
  for (const [i, one] of all.entries()) {
    if (i > 0) gestures.goOn()
    gestures.answer(owed, [one])
  }
}

it('takes back in one press what one gesture answered, and gives it again in one', () => {
  say('a')
  say('nobody', 'troop', 'move')
  gestures.undo(0)
  expect(stands()).toBe('a')
  gestures.undo(0)
  expect(stands()).toBe('')
  gestures.redo()
  expect(stands()).toBe('a')
  gestures.redo()
  expect(stands()).toBe('a nobody troop move')
  gestures.undo(0)
  expect(stands()).toBe('a')
})

it('never takes back what was rolled, and knows nothing of what stood there before', () => {
  say('rolled', 'b')
  gestures.undo(0)
  expect(stands()).toBe('rolled')
  say('c')
  say('d')
  gestures.undo(0)
  expect(stands()).toBe('rolled c')
})
