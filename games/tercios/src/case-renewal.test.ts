import { migrateCase, readCase, runCase } from '@acies/kernel'
import { describe, expect, it } from 'vitest'
import { tercios } from './cases.ts'

/** Cases as they were written when every troop was an object. */
const FORMER = [
  {
    game: 'tercios',
    title: 'A column is formed',
    rules: ['TER-CAV-10', 'TER-CAV-11', 'TER-CAV-12', 'TER-CAV-13', 'TER-CAV-14'],
    position: {
      troops: {
        'a-1': {
          type: 'SPA-10',
          with: {
            stamina: 3,
            rules: ['choragiew'],
          },
          at: [36, 28],
          card: 'attention',
          wear: 1,
        },
        'a-2': {
          type: 'SPA-10',
          with: {
            stamina: 3,
            rules: ['choragiew'],
          },
          at: [36, 24],
          card: 'run',
          wear: 1,
        },
        'b-1': {
          at: [10, 4],
          facing: 180,
        },
      },
      commanders: {
        'a-c1': {
          at: [36, 34],
          chief: true,
        },
        'b-c1': {
          at: [12, 8],
          chief: true,
        },
      },
      begin: {
        step: 'activation',
        args: {
          unit: 'a-1',
        },
      },
    },
    dice: ['5', '1', '1'],
    answers: [
      {
        seat: 0,
        picks: [],
      },
      {
        seat: 0,
        picks: ['join', 'a-2'],
      },
    ],
    expect: {
      position: {
        troops: {
          'a-1': {
            where: 'joined',
            host: 'a-2',
          },
          'a-2': {
            members: 1,
            wear: 2,
            card: 'none',
            acted: true,
          },
        },
      },
    },
  },
  {
    game: 'tercios',
    title: 'A company takes a house',
    rules: ['TER-SCN-16', 'TER-SCN-17', 'TER-SCN-18'],
    position: {
      troops: {
        'a-1': {
          at: [36, 28],
          type: 'SPA-05',
          card: 'attention',
        },
        'b-1': {
          at: [10, 4],
          facing: 180,
        },
      },
      commanders: {
        'a-c1': {
          at: [36, 34],
          chief: true,
        },
        'b-c1': {
          at: [12, 8],
          chief: true,
        },
      },
      begin: {
        step: 'activation',
        args: {
          unit: 'a-1',
        },
      },
      elements: [
        {
          kind: 'small-building',
          at: [36, 25],
          size: [4, 3],
        },
      ],
    },
    answers: [
      {
        seat: 0,
        picks: ['enter', 'ground-0'],
      },
    ],
    expect: {
      position: {
        troops: {
          'a-1': {
            building: 0,
          },
        },
      },
    },
  },
  {
    game: 'tercios',
    title: 'TER-EX-07: horse turns for free, moves, and turns again',
    rules: ['TER-CAV-03', 'TER-MOV-14', 'TER-ORD-10', 'TER-MOV-13'],
    position: {
      troops: {
        'a-1': {
          at: [36, 24],
          type: 'SPA-10',
          card: 'attention',
        },
        'b-1': {
          at: [10, 4],
          facing: 180,
        },
      },
      commanders: {
        'a-c1': {
          at: [36, 34],
          chief: true,
        },
        'b-c1': {
          at: [12, 8],
          chief: true,
        },
      },
      begin: {
        step: 'activation',
        args: {
          unit: 'a-1',
        },
      },
    },
    answers: [
      {
        seat: 0,
        picks: ['rear'],
      },
      {
        seat: 0,
        picks: ['move', '91440,80200,18000'],
      },
      {
        seat: 0,
        picks: ['reorient', 'rear'],
      },
    ],
    expect: {
      position: {
        troops: {
          'a-1': {
            at: [36, 30],
            facing: 0,
          },
        },
      },
    },
  },
  {
    game: 'tercios',
    title: 'A calm rider spares it the wear',
    rules: ['TER-OUT-13', 'TER-QUA-62'],
    position: {
      troops: {
        'a-1': {
          at: [36, 28],
          card: 'attack',
        },
        'b-1': {
          at: [36, 23],
          facing: 180,
        },
        'b-2': {
          type: 'SPA-05',
          at: [36, 20.3],
          facing: 180,
        },
      },
      commanders: {
        'a-c1': {
          at: [36, 34],
          chief: true,
        },
        'b-c1': {
          with: 'b-1',
          chief: true,
          qualities: ['calm'],
        },
      },
      begin: {
        step: 'activation',
        args: {
          unit: 'a-1',
        },
      },
    },
    dice: ['4', '4', '1', '1', '1', '1', '5', '1', '1', '1', '1', '1', '1'],
    answers: [
      {
        seat: 0,
        picks: ['b-1'],
      },
    ],
    expect: {
      position: {
        troops: {
          'b-1': {
            wear: 1,
          },
        },
      },
      never: ['blocked'],
    },
  },
  {
    game: 'tercios',
    title: 'From above it strikes harder',
    rules: ['TER-TRR-08', 'TER-CBT-10'],
    position: {
      troops: {
        'a-1': {
          at: [36, 28],
          card: 'attack',
        },
        'b-1': {
          at: [36, 23],
          facing: 180,
        },
      },
      commanders: {
        'a-c1': {
          at: [36, 34],
          chief: true,
        },
        'b-c1': {
          at: [36, 14],
          chief: true,
        },
      },
      begin: {
        step: 'activation',
        args: {
          unit: 'a-1',
        },
      },
      elements: [
        {
          kind: 'hill',
          at: [36, 22],
          size: [8, 5],
        },
      ],
    },
    dice: ['1', '1', '1', '1', '1', '1', '1', '1', '1', '1', '1', '1'],
    answers: [
      {
        seat: 0,
        picks: ['b-1'],
      },
    ],
    expect: {
      events: [
        {
          type: 'struck',
          unit: 1,
          sources: ['height+'],
        },
      ],
    },
  },
]

describe('cases of the form used before', () => {
  it.each(FORMER.map(c => [c.title, c] as const))('%s', (_, old) => {
    expect(() => runCase(tercios, readCase(old))).toThrow()
    const now = migrateCase(tercios, old)
    expect(runCase(tercios, readCase(now))).toEqual([])
    expect(migrateCase(tercios, now)).toEqual(now)
  })
  it('say a troop in a line, and poses in inches', () => {
    expect(migrateCase(tercios, FORMER[0])).toMatchObject({
      position: { units: [expect.stringContaining('a-1 SPA-10 36,28 '), expect.anything(), 'b-1 10,4 S'] },
      expect: { position: { units: [expect.stringContaining('part=a-2'), expect.stringContaining('members=1')] } },
    })
    expect(migrateCase(tercios, FORMER[2])).toMatchObject({ answers: [{}, { picks: ['move', '36,31.5748 S'] }, {}] })
  })
})
