import { type Battle, each, facing, host, NORTH, SOUTH } from './battle.ts'

const roman = facing(NORTH)
const punic = facing(SOUTH)

/** Zama, 19 October 202 BC: after Polybius XV 9-14 and Livy XXX 32-35. */
export const zama: Battle = {
  id: 'zama',
  year: -202,
  table: { width: 24, depth: 18 },
  first: 1,
  turns: 15,
  order: 'alternate',
  contingents: false,
  hosts: [
    host(0, 'rome', 'south', { card: 'GR2', man: 'scipio', at: [12.2, 12.5] }, [
      roman(11.5, 'R5', 8.6, 11, 13.4),
      roman(12.5, 'R7', 2.4, 4.4),
      roman(13.6, 'R7', 3.4),
      each({ rank: 'veteran' }, roman(12.5, 'R1', 7.4, 9.8, 12.2, 14.6, 17)),
      roman(12.5, 'C7', 19.6, 21.4),
      roman(13.6, 'R3', 9.8, 14.6),
      roman(13.6, 'R4', 12.2),
      roman(13.6, 'C7', 20.5),
    ]),
    host(1, 'carthage', 'north', { card: 'GC1', man: 'hannibal', at: [11, 3.4] }, [
      punic(6.5, 'C8', 8, 12),
      punic(5.5, 'C6', 3, 4.8),
      punic(5.5, 'C4', 8, 10),
      punic(5.5, 'C3', 12, 14),
      punic(5.5, 'C5', 16),
      punic(5.5, 'C7', 20.6),
      punic(4.4, 'C2', 9),
      punic(4.4, 'C1', 12),
      each({ rank: 'veteran' }, punic(3.4, 'C1', 11, 13)),
    ]),
  ],
  rules: [
    { id: 'raw-elephants', is: 'raw', seat: 1, kind: 'C8', morale: 6 },
    { id: 'masinissas-numidians', is: 'allies', seat: 0 },
  ],
  difficulty: 2,
  minutes: 100,
}
