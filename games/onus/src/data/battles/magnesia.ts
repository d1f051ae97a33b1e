import { type Battle, each, facing, host, NORTH, SOUTH } from './battle.ts'

const south = facing(NORTH)
const north = facing(SOUTH)

/** Magnesia, winter of 190 BC: after Livy XXXVII 37-44 and Appian, Syriaca 30-36. Four players, two a side. */
export const magnesia: Battle = {
  id: 'magnesia',
  year: -190,
  table: { width: 30, depth: 18 },
  first: 0,
  turns: 15,
  order: 'by-side',
  contingents: true,
  hosts: [
    host(0, 'rome', 'south', { card: 'GR2', man: 'scipio-asiaticus', at: [10, 14] }, [
      south(13, 'R5', 8, 12),
      south(14, 'R7', 3.6),
      south(14, 'R1', 6, 8, 10, 12, 14),
      south(15.1, 'R3', 10),
      south(15.1, 'C8', 13),
    ]),
    host(0, 'mercenaries', 'south', { card: 'GX1', man: 'eumenes', at: [21, 14] }, [
      south(13, 'X2', 21),
      south(14, 'M5', 17, 19),
      south(14, 'M8', 21, 23),
      south(14, 'R7', 25),
      south(15.1, 'M6', 18),
    ]),
    host(
      1,
      'macedonia',
      'north',
      { card: 'GM3', man: 'antiochus', at: [4, 4] },
      [
        north(5, 'P3', 3),
        north(4, 'M7', 2),
        north(4, 'P1', 4, 6),
        each({ formation: 'phalanx' }, north(4, 'M2', 8.2)),
        each({ formation: 'phalanx' }, north(4, 'M1', 10.2, 12.2)),
      ],
      false,
    ),
    host(
      1,
      'macedonia',
      'north',
      { card: 'GM3', man: 'seleucus', at: [16.6, 4] },
      [
        north(5, 'X2', 17),
        north(5, 'X5', 20, 23),
        each({ formation: 'phalanx' }, north(4, 'M1', 14.6, 16.6)),
        north(4, 'X6', 18.8),
        north(4, 'C4', 20.8),
        north(4, 'P8', 25.2),
      ],
      false,
    ),
  ],
  rules: [
    { id: 'own-contingents', is: 'contingents' },
    { id: 'phalanx-of-magnesia', is: 'as-placed', seat: 2 },
  ],
  difficulty: 3,
  minutes: 150,
}
