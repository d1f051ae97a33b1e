import { type Battle, EAST, facing, host, NORTH, SOUTH, WEST } from './battle.ts'

const roman = facing(NORTH)
const rearguard = facing(SOUTH)
const parthian = facing(SOUTH)

/** Carrhae, 9 June 53 BC: after Plutarch, Crassus 23-28, and Cassius Dio XL 21-24. */
export const carrhae: Battle = {
  id: 'carrhae',
  year: -53,
  table: { width: 22, depth: 20 },
  first: 1,
  turns: 13,
  order: 'alternate',
  contingents: false,
  hosts: [
    host(0, 'rome', 'south', { card: 'GR3', man: 'crassus', at: [12.4, 12.4] }, [
      roman(11, 'R1', 9, 11, 13),
      rearguard(15, 'R1', 9, 11, 13),
      facing(WEST)(13, 'R4', 7.4),
      facing(EAST)(13, 'R4', 14.6),
      roman(12.4, 'R5', 9.4),
      roman(12.4, 'R1', 12.4),
      roman(10, 'R7', 3, 4.8),
      roman(11.2, 'R7', 3.9),
    ]),
    host(1, 'parthia', 'north', { card: 'GP1', man: 'surena', at: [11, 3] }, [
      parthian(3, 'P3', 2, 4, 6, 16, 18, 20),
      parthian(3, 'P1', 9.2, 11, 12.8),
    ]),
  ],
  rules: [{ id: 'night-falls', is: 'night', side: 0 }],
  difficulty: 3,
  minutes: 80,
}
