import { randomFrom } from '@acies/kernel'
import { describe, expect, test } from 'vitest'
import { Play } from '../testing.ts'

/** Two dozen answers for whoever compares, as they are picked. */
const compared = ({ rules: { referee }, p }: Play) => {
  const [seat] = referee.owing(p)
  const found = referee.candidates(p, seat, 24, randomFrom(1)) ?? []
  for (const picks of found) expect(referee.refuse(p, seat, picks), JSON.stringify(picks)).toBeNull()
  return found
}

describe('what is offered to whoever compares', () => {
  test('WAB-CMOV-03: charges that come home, by themselves and together, and none at all; no charge that falls short', () => {
    const play = new Play({
      units: [
        'a-1 rom-regulars models=20 files=5 36,30 N',
        'a-2 rom-regulars models=20 files=5 46,30 N',
        'b-1 barb-warriors models=20 files=5 36,24 S',
        'b-2 barb-warriors models=20 files=5 46,24 S',
        'b-3 barb-warriors models=20 files=5 41,8 S',
      ],
    })
    const [a1, a2, b1, b2] = ['a-1', 'a-2', 'b-1', 'b-2'].map(name => play.unit(name).id)
    const found = compared(play)
    expect(found).toEqual(expect.arrayContaining([[], [a1, b1], [a2, b2]]))
    expect(found.some(picks => picks.length === 4)).toBe(true)
    expect(found.flat()).not.toContain(play.unit('b-3').id)
  })
  test('WAB-MOV-03: the rest stays, or goes on as far as it may, or wheels toward the enemy', () => {
    const play = new Play({
      units: ['a-1 rom-regulars models=20 files=5 36,40 N', 'b-1 barb-warriors models=20 files=5 46,10 S'],
    })
    if (play.asked === 'declare-charges') play.answer()
    expect(play.asked).toBe('move')
    const found = compared(play)
    expect(found).toContainEqual([])
    const ways = found.map(picks => picks.slice(1, 3).join(' '))
    expect(ways).toEqual(expect.arrayContaining(['move ahead', 'move wheel-right']))
  })
  test('WAB-RANGE-02: nobody shoots at what is out of range, and the nearest is thought of', () => {
    const play = new Play({
      units: [
        'a-1 archers models=10 files=5 36,30 N',
        'b-1 barb-warriors models=20 files=5 36,14 S',
        'b-2 barb-warriors models=20 files=5 20,2 S',
      ],
      at: 'shooting',
    })
    expect(play.asked).toBe('declare-shots')
    const [a1, b1] = [play.unit('a-1').id, play.unit('b-1').id]
    expect(compared(play)).toEqual([[], [a1, b1]])
  })
})
