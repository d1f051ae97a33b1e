import { type Battle, each, facing, host, NORTH, SOUTH } from './battle.ts'

const roman = facing(NORTH)
const punic = facing(SOUTH)

/** The Trebia, December 218 BC: after Polybius III 70-74 and Livy XXI 54-56. */
export const trebia: Battle = {
  id: 'trebia',
  year: -218,
  table: { width: 24, depth: 18 },
  first: 0,
  turns: 15,
  order: 'alternate',
  contingents: false,
  hosts: [
    host(0, 'rome', 'south', { card: 'GR2', man: 'sempronius', at: [11, 12.5] }, [
      roman(11.5, 'R5', 9, 12, 15),
      roman(12.5, 'R7', 2.6, 21.4),
      each({ wounds: 1 }, roman(12.5, 'R4', 5, 19)),
      roman(12.5, 'R1', 7, 9, 11, 13, 15, 17),
      roman(13.6, 'R3', 10, 14),
    ]),
    host(1, 'carthage', 'north', { card: 'GC1', man: 'hannibal', at: [11, 4.4] }, [
      punic(6.5, 'C5', 12),
      punic(5.5, 'C7', 2),
      punic(5.5, 'C6', 4),
      punic(5.5, 'C8', 6, 18),
      punic(5.5, 'C2', 8, 16),
      punic(5.5, 'C4', 10, 12, 14),
      punic(4.4, 'C3', 11, 13),
      each({ arrives: 4 }, [...roman(17, 'C3', 10), ...roman(17, 'C7', 14)]),
    ]),
  ],
  rules: [
    { id: 'cold-and-unfed', is: 'worn' },
    { id: 'magos-ambush', is: 'arrival' },
  ],
  difficulty: 2,
  minutes: 90,
}
