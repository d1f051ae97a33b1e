import { Match, type MatchFile } from '@acies/kernel'
import { describe, expect, it } from 'vitest'
import { wab } from './game.ts'

describe('a wheel without measure on rough ground is refused before it is walked', () => {
  const before: MatchFile['answers'] = [
    [1, 12, [25055, 8673, 21000]],
    [1, 'stay-hidden'],
    [0],
    [0, 0, 10, 4, 9],
    [1],
    [0, 3, 'move', 'ahead', 20320],
    [0, 5, 'move', 'ahead', 10160],
    [0, 2, 'move', 'ahead', 10160, 'quarter-right'],
    [0, 1, 'march', 'ahead', 3080, 'wheel-right', 1768],
    [0, 3, 9, 4, 13],
    [1, 12],
    [1, 11, 0, 13, 3, 14, 0],
    [0],
    [1, 13],
    [1, 8, 'march', 'ahead', 6160],
    [1, 9, 'move', 'ahead', 4620],
  ]
  const header = {
    game: 'wab',
    version: wab.version,
    scenario: 'tapae',
    options: [],
    seats: ['p', 'p'],
    secret: { seed: 5, branches: [] },
  }
  it.each([1e9, -999_462, 18_001])('of %i hundredths of a degree', n => {
    const match = Match.load(wab, { header, answers: before })
    expect(match.play(1, [10, 'move', 'wheel-right', n])).toMatchObject({ rule: 'WAB-MAN-02' })
  })
})
