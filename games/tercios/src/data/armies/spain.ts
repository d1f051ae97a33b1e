import { ARMOURED, type ArmyBook, cavalry, company, DRAGOONS, formation, HORSE, PIKES, SHOT } from './army.ts'
import { GUNS } from './guns.ts'
import { ambush, swordsmen, twoHandedSwords, vanguard } from './options.ts'

export const spain: ArmyBook = {
  id: 'spain',
  code: 'es',
  origin: 'proposal',
  years: [1618, 1648],
  charts: ['standard'],
  horde: false,
  atLeastOne: ['SPA-01', 'SPA-02'],
  profiles: [
    formation(
      'SPA-01',
      'squadron',
      [3, 5, [4, 3], 4, 4, 6],
      [4, 6, 4, 4],
      ['pikes', 'arquebus-musket'],
      ['squares', 'numerous'],
      125,
      swordsmen,
    ),
    formation('SPA-02', 'line', [4, 4, [4, 3], 4, 3, 4], PIKES, ['pikes', 'arquebus-musket'], [], 100, swordsmen),
    formation('SPA-03', 'line', [4, 4, [4, 3], 3, 3, 4], PIKES, ['pikes', 'arquebus-musket'], [], 90),
    formation(
      'SPA-04',
      'line',
      [4, 4, [4, 3], 3, 3, 4],
      PIKES,
      ['pikes', 'arquebus-musket'],
      ['mercenaries'],
      80,
      twoHandedSwords,
    ),
    company('SPA-05', 'company', [5, 2, 3, 3, 2, 2], SHOT, ['musket'], ['light', 'sheltered'], 45),
    company('SPA-06', 'company', [5, 2, 3, 3, 2, 2], SHOT, ['arquebus'], ['skirmishers'], 40, ambush),
    company('SPA-07', 'company', [4, 3, 0, 3, 3, 2], PIKES, ['pikes'], [], 40),
    cavalry('SPA-08', 'cavalry', [5, 5, 2, 3, 4, 3], ARMOURED, ['pistol'], ['heavy-cavalry', 'caracole'], 110),
    cavalry('SPA-09', 'cavalry', [6, 3, 3, 3, 3, 3], HORSE, ['arquebus'], ['caracole'], 65, vanguard),
    cavalry('SPA-10', 'cavalry', [6, 4, 0, 3, 3, 2], HORSE, ['cavalry-lances'], [], 70),
    cavalry('SPA-11', 'cavalry', [6, 2, 3, 2, 2, 2], DRAGOONS, ['musket'], ['dragoon', 'light'], 45),
    ...GUNS,
  ],
}
