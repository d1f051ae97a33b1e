import { ancients } from '@acies/cc-ancients'
import { Complaint, headerOf, Match, type MatchFile, readMatch } from '@acies/kernel'
import { describe, expect, it } from 'vitest'
import { complaintAbout } from './complaint.ts'

const header = headerOf(ancients, 'akragas', 1)
const open = (change: object): (() => unknown) => {
  const file: MatchFile = { header: { ...header, ...change }, answers: [] }
  return () => Match.load(ancients, file)
}
function aboutWhat(act: () => unknown): string {
  try {
    act()
  } catch (error) {
    if (error instanceof Complaint) return complaintAbout(error.message)
    throw error
  }
  return 'nothing'
}

describe('a complaint about a match file', () => {
  it.each([
    ['json', () => readMatch('once upon a time')],
    ['file', () => readMatch('{"header": 3}')],
    ['game', open({ game: 'chess' })],
    ['version', open({ version: 'old' })],
    ['scenario', open({ scenario: 'troy' })],
    ['seats', open({ seats: ['one'] })],
    ['options', open({ options: ['magic'] })],
    ['answers', () => Match.load(ancients, { header, answers: [[0, 999]] })],
  ] as const)('is told as one about the %s', (kind, act) => {
    expect(aboutWhat(act)).toBe(kind)
  })
  it('is told even when it is new', () => {
    expect(complaintAbout('the moon is full')).toBe('other')
  })
})
