import { ancients } from '@acies/cc-ancients'
import { Complaint, headerOf, Match, type MatchFile, readMatch } from '@acies/kernel'
import { describe, expect, it } from 'vitest'
import { readable } from '../store/share.ts'
import { complaintAbout, refusedIn } from './complaint.ts'
import { es } from './es.ts'

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
    ['file', () => readable(JSON.stringify({ header, answers: Array.from({ length: 60_000 }, () => [0]) }))],
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
  it('names the move that is refused and its rule', () => {
    expect(refusedIn('answers.5: refused by WAB-MAN-02 at pick 2')).toEqual({ n: 6, rule: 'WAB-MAN-02' })
    expect(refusedIn('answers.0: refused by not-asked at pick 0')).toEqual({ n: 1, rule: null })
    expect(refusedIn('not JSON')).toBeNull()
    expect(es.matches.refused('answers.5: refused by WAB-MAN-02 at pick 2')).toContain('(la n.º 6, WAB-MAN-02)')
  })
})
