import { headerOf, Rules, randomFrom, sample } from '@acies/kernel'
import { inches, length } from '@acies/table'
import { describe, expect, test } from 'vitest'
import { tercios } from '../game.ts'
import { knowledge } from './index.ts'

const rules = new Rules(tercios, {}, true)
const { referee } = rules

describe('ideas', () => {
  test.each(['campal-500', 'rocroi'])('%s: all may be answered, none twice, and places lie apart', scenario => {
    const random = randomFrom(3)
    const p = rules.begin(headerOf(tercios, scenario, 3))
    const compared: Record<string, number> = {}
    for (let n = 0; n < 400 && p.result === null; n++) {
      const [seat] = referee.owing(p)
      const { step } = p.stack[p.stack.length - 1]
      const next = (draft: Parameters<typeof referee.next>[2]) => referee.next(p, seat, draft)
      const found = knowledge.ideas?.(p, seat, next, 12, random) ?? null
      if (found !== null) {
        compared[step] = (compared[step] ?? 0) + found.length
        for (const picks of found) expect(referee.refuse(p, seat, picks), `${step}: ${picks}`).toBeNull()
        expect(new Set(found.map(String)).size).toBe(found.length)
        const poses = found.flatMap(picks => picks.filter(pick => Array.isArray(pick)))
        for (const [i, [x, y]] of poses.entries())
          for (const [ox, oy] of poses.slice(0, i)) expect(length(x - ox, y - oy)).toBeGreaterThan(inches(1.7))
      }
      const mood = { weights: {}, whim: 0.2 }
      referee.take(p, seat, knowledge.habit(p, seat, next, mood, random) ?? sample(referee, p, seat, random))
    }
    // Commanders only where one of them could bring nothing about.
    const often = ['choose-deed', 'choose-move', 'choose-troop', 'place-orders']
    expect(Object.keys(compared)).toEqual(expect.arrayContaining(often))
    expect([...often, 'choose-action', 'choose-commander']).toEqual(expect.arrayContaining(Object.keys(compared)))
    expect(compared['choose-move']).toBeGreaterThan(100)
  })
})
