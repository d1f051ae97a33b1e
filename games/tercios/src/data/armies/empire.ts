import { ARMOURED, type ArmyBook, cavalry, company, DRAGOONS, formation, HORSE, PIKES, SHOT } from './army.ts'
import { GUNS } from './guns.ts'
import { extendedArc, halberds, twoHandedSwords } from './options.ts'

/** The Emperor and the Catholic League. */
export const empire: ArmyBook = {
  id: 'empire',
  code: 'im',
  origin: 'proposal',
  years: [1618, 1648],
  charts: ['standard'],
  horde: false,
  atLeastOne: [],
  profiles: [
    formation(
      'IMP-01',
      'squadron',
      [3, 5, [4, 3], 3, 4, 6],
      [4, 6, 4, 4],
      ['pikes', 'arquebus-musket'],
      ['squares', 'numerous'],
      120,
      halberds,
    ),
    formation('IMP-02', 'line', [4, 4, [4, 3], 3, 3, 4], PIKES, ['pikes', 'arquebus-musket'], [], 90),
    formation('IMP-03', 'line', [4, 4, 3, 3, 3, 3], PIKES, ['pikes', 'musket'], [], 75),
    formation(
      'IMP-04',
      'line',
      [4, 4, [4, 3], 3, 3, 4],
      PIKES,
      ['pikes', 'arquebus-musket'],
      ['mercenaries'],
      80,
      twoHandedSwords,
    ),
    company('IMP-05', 'company', [5, 2, 3, 3, 2, 2], SHOT, ['musket'], ['sheltered'], 45),
    company('IMP-06', 'company', [5, 2, 3, 3, 2, 2], SHOT, ['arquebus'], ['skirmishers', 'ambush'], 45),
    cavalry('IMP-07', 'cavalry', [5, 5, 2, 3, 4, 3], ARMOURED, ['pistol'], ['heavy-cavalry', 'caracole'], 110),
    cavalry(
      'IMP-08',
      'large-cavalry',
      [5, 5, 2, 3, 4, 5],
      [4, 4, 5, 4],
      ['pistol'],
      ['heavy-cavalry', 'numerous'],
      140,
    ),
    cavalry('IMP-09', 'cavalry', [6, 3, 3, 3, 3, 3], HORSE, ['arquebus'], ['caracole'], 65),
    cavalry(
      'IMP-10',
      'cavalry',
      [6, 3, 2, 3, 2, 2],
      SHOT,
      ['arquebus'],
      ['light', 'open-order', 'harasser', 'vanguard'],
      60,
      extendedArc,
    ),
    cavalry('IMP-11', 'cavalry', [6, 2, 3, 2, 2, 2], DRAGOONS, ['musket'], ['dragoon', 'light'], 45),
    ...GUNS,
  ],
}
