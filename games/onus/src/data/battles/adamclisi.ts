import { type Battle, facing, host, NORTH, SOUTH } from './battle.ts'

const roman = facing(NORTH)
const dacian = facing(SOUTH)

/** Adamclisi, winter of AD 102: after the Trophy of Trajan and Cassius Dio LXVIII 8-9. */
export const adamclisi: Battle = {
  id: 'adamclisi',
  year: 102,
  table: { width: 22, depth: 18 },
  first: 1,
  turns: 15,
  order: 'alternate',
  contingents: false,
  hosts: [
    host(0, 'rome', 'south', { card: 'GR1', man: 'trajan', at: [10.4, 13.6] }, [
      roman(12.5, 'R7', 2.4, 18.6),
      roman(12.5, 'R4', 4.4, 16.4),
      roman(12.5, 'R1', 6.4, 8.4, 10.4, 12.4, 14.4),
      roman(13.6, 'R2', 10.4),
      roman(13.6, 'R6', 7.4),
      roman(13.6, 'R8', 13.4),
    ]),
    host(1, 'dacia', 'north', { card: 'GD1', man: 'decebalus', at: [10, 4.4] }, [
      dacian(6.5, 'D2', 8, 10, 12),
      dacian(6.5, 'D6', 15.4),
      dacian(5.5, 'D7', 2.4),
      dacian(5.5, 'D1', 6.4, 8.2, 10, 11.8),
      dacian(5.5, 'D4', 15.4, 17.2),
      dacian(5.5, 'D8', 19.6),
      dacian(4.4, 'D3', 10),
      dacian(4.4, 'D5', 13),
    ]),
  ],
  rules: [],
  difficulty: 1,
  minutes: 90,
}
