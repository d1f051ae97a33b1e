import { type Battle, each, facing, host, NORTH, SOUTH } from './battle.ts'

const roman = facing(NORTH)
const king = facing(SOUTH)

/** Cynoscephalae, June 197 BC: after Polybius XVIII 20-26 and Livy XXXIII 7-10. */
export const cynoscephalae: Battle = {
  id: 'cynoscephalae',
  year: -197,
  table: { width: 20, depth: 18 },
  first: 1,
  turns: 15,
  order: 'alternate',
  contingents: false,
  hosts: [
    host(0, 'rome', 'south', { card: 'GR3', man: 'flamininus', at: [8.2, 14] }, [
      roman(13, 'R5', 6.2, 10.2),
      roman(14, 'R7', 2, 18),
      roman(14, 'R1', 4.2, 6.2, 8.2, 10.2, 12.2),
      roman(14, 'C8', 14.2),
      roman(14, 'M5', 16.1),
      roman(15.1, 'R3', 8.2),
    ]),
    host(
      1,
      'macedonia',
      'north',
      { card: 'GM3', man: 'philip-v', at: [4.2, 4] },
      [
        king(5, 'M5', 9, 11),
        king(5, 'M6', 13),
        king(4, 'M7', 2),
        each({ formation: 'phalanx' }, king(4, 'M1', 4.2, 6)),
        king(4, 'M3', 8),
        each({ formation: 'phalanx' }, king(4, 'M4', 9.8)),
        each({ formation: 'phalanx' }, king(4, 'X1', 11.6)),
        king(4, 'M8', 17.6),
        each({ marched: true }, king(2.9, 'M1', 13.4, 15.2)),
      ],
      false,
    ),
  ],
  rules: [
    { id: 'king-in-phalanx', is: 'as-placed', seat: 1 },
    { id: 'nicanors-wing', is: 'worn' },
  ],
  difficulty: 2,
  minutes: 80,
}
