import { migrateCase, readCase, runCase } from '@acies/kernel'
import { describe, expect, it } from 'vitest'
import { napoleonics } from './cases.ts'

/** Cases as they were written when events spoke in numbers. */
const FORMER = [
  {
    game: 'cc-napoleonics',
    title:
      'CCN-EX-10 Attacked by cavalry, infantry may form square: a card goes to the track and its number to the unit',
    rules: ['CCN-SQ-03', 'CCN-SQ-10', 'CCN-SQ-23'],
    position: {
      bottom: {
        units: 'F6:B-LC!o',
      },
      top: {
        units: 'E6:F-LN/1',
        hand: ['probe-left', 'probe-right', 'forward'],
      },
      at: 'battle',
      card: 'attack-center',
    },
    dice: ['C', 'A', 'A'],
    answers: [
      {
        seat: 0,
        picks: ['F6', 'E6'],
      },
      {
        seat: 1,
        picks: ['square'],
        offers: ['stand', 'square'],
      },
    ],
    expect: {
      position: {
        top: {
          aside: ['forward'],
          hand: ['probe-left', 'probe-right'],
        },
        marks: {
          E6: 1,
        },
      },
      events: [
        {
          type: 'formed',
          mark: 1,
        },
        {
          type: 'aside',
          side: 1,
        },
      ],
    },
  },
  {
    game: 'cc-napoleonics',
    title: 'After Elan deck and discards are shuffled together, hands and tracks left alone',
    rules: ['CCN-END-04', 'CCN-TAC-12'],
    position: {
      bottom: {
        units: 'F6:B-LN F8:B-LN!q1',
        hand: ['scout-right'],
        aside: ['forward'],
      },
      top: {
        units: 'C6:F-LN',
        hand: ['probe-left'],
      },
      at: 'battle',
      card: 'elan',
      discards: ['rally', 'bombard'],
    },
    answers: [
      {
        seat: 0,
        picks: [],
      },
    ],
    expect: {
      position: {
        deck: 66,
        discards: [],
        bottom: {
          aside: ['forward'],
          cards: 2,
        },
      },
      events: [
        {
          type: 'shuffled',
        },
        {
          type: 'drew',
        },
      ],
    },
  },
  {
    game: 'cc-napoleonics',
    title: 'When it is gone its card comes back to hand',
    rules: ['CCN-SQ-27'],
    position: {
      bottom: {
        units: 'F6:B-LN!o',
      },
      top: {
        units: 'E6:F-LN/1!q2 C2:F-LN!q1',
        hand: ['probe-left'],
        aside: ['rally', 'elan'],
      },
      at: 'battle',
      card: 'attack-center',
    },
    dice: ['I', 'A', 'A', 'A'],
    answers: [
      {
        seat: 0,
        picks: ['F6', 'E6'],
      },
      {
        seat: 1,
        picks: ['stand'],
      },
      {
        seat: 0,
        picks: [],
      },
    ],
    expect: {
      position: {
        top: {
          aside: ['rally'],
          hand: ['probe-left', 'elan'],
        },
        marks: {
          C2: 1,
        },
      },
    },
  },
]

describe('cases of the form used before', () => {
  it.each(FORMER.map(c => [c.title, c] as const))('%s', (_, old) => {
    expect(() => runCase(napoleonics, readCase(old))).toThrow()
    const now = migrateCase(napoleonics, old)
    expect(runCase(napoleonics, readCase(now))).toEqual([])
    expect(migrateCase(napoleonics, now)).toEqual(now)
  })
  it('say marks with their unit, and the deck by its size', () => {
    expect(migrateCase(napoleonics, FORMER[0])).toMatchObject({
      expect: { position: { hexes: { E6: '!q1' } }, events: [{ mark: 1 }, { side: 'top' }] },
    })
    expect(migrateCase(napoleonics, FORMER[1])).toMatchObject({ expect: { position: { deckSize: 66 } } })
  })
})
