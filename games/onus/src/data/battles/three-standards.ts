import { type Battle, EAST, facing, host, NORTH, WEST } from './battle.ts'

const roman = facing(NORTH)
const parthian = facing(EAST)
const dacian = facing(WEST)

/** Three standards: a battle nobody fought, for three players, each against the others. */
export const threeStandards: Battle = {
  id: 'three-standards',
  table: { width: 20, depth: 20 },
  first: 0,
  turns: 15,
  order: 'alternate',
  contingents: false,
  hosts: [
    host(0, 'rome', 'south', { card: 'GR3', man: 'legate', at: [10, 16] }, [
      roman(15, 'R5', 8, 12),
      roman(16, 'R1', 8, 10, 12),
      roman(17.1, 'R6', 9),
      roman(17.1, 'R7', 11.4),
    ]),
    host(1, 'parthia', 'west', { card: 'GP2', man: 'osroes', at: [5, 5.4] }, [
      parthian(3.4, 'P3', 5),
      parthian(5.4, 'P1', 5),
      parthian(7.4, 'P3', 5),
      parthian(9.4, 'P1', 5),
      parthian(4.4, 'P6', 3.9),
      parthian(6.4, 'P7', 3.9),
      parthian(5.4, 'P5', 2.8),
    ]),
    host(2, 'dacia', 'east', { card: 'GD2', man: 'diegis', at: [15, 5.4] }, [
      dacian(3.4, 'D6', 15),
      dacian(5.4, 'D2', 15),
      dacian(7.4, 'D6', 15),
      dacian(3.4, 'D1', 16.1),
      dacian(5.4, 'D1', 16.1),
      dacian(4.4, 'D4', 17.2),
      dacian(6.4, 'D8', 17.2),
    ]),
  ],
  rules: [],
  difficulty: 2,
  minutes: 75,
}
