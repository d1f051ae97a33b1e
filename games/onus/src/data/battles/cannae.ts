import { type Battle, facing, host, NORTH, SOUTH } from './battle.ts'

const roman = facing(NORTH)
const punic = facing(SOUTH)

/** Cannae, 2 August 216 BC: after Polybius III 113-117 and Livy XXII 45-49. */
export const cannae: Battle = {
  id: 'cannae',
  year: -216,
  table: { width: 26, depth: 18 },
  first: 0,
  turns: 15,
  order: 'alternate',
  contingents: false,
  hosts: [
    host(
      0,
      'rome',
      'south',
      { card: 'GR2', man: 'varro', at: [13, 12.5] },
      [
        roman(11.5, 'R5', 9, 13, 17),
        roman(12.5, 'R7', 3, 5, 23),
        roman(12.5, 'R4', 7, 19),
        roman(12.5, 'R1', 9, 11, 13, 15, 17),
        roman(13.6, 'R1', 11, 13, 15),
        roman(14.7, 'R3', 12, 14),
      ],
      false,
    ),
    host(1, 'carthage', 'north', { card: 'GC1', man: 'hannibal', at: [13, 6.5] }, [
      punic(5.6, 'C4', 7.6, 18.4),
      punic(5.9, 'C3', 9.4, 16.6),
      punic(6.2, 'C4', 11.2, 14.8),
      punic(6.5, 'C3', 13),
      punic(5.1, 'C2', 5.6, 20.4),
      punic(4.2, 'C2', 5.6, 20.4),
      punic(6.5, 'C5', 5.6, 20.4),
      punic(5.5, 'C7', 1.6, 3.4),
      punic(4.5, 'C7', 2.5),
      punic(5.5, 'C6', 22.4, 24.2),
      punic(4.5, 'C6', 22.4, 24.2),
    ]),
  ],
  rules: [{ id: 'packed-legions', is: 'as-placed', seat: 0 }],
  difficulty: 2,
  minutes: 110,
}
