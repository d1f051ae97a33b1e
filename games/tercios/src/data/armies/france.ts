import { type ArmyBook, cavalry, company, DRAGOONS, formation, HORSE, PIKES, SHOT } from './army.ts'
import { GUNS } from './guns.ts'
import { bayonet, grenades } from './options.ts'

export const france: ArmyBook = {
  id: 'france',
  code: 'fr',
  origin: 'proposal',
  years: [1635, 1698],
  charts: ['standard', 'cavalry'],
  horde: false,
  atLeastOne: [],
  profiles: [
    formation('FRA-01', 'line', [4, 4, 3, 4, 3, 4], PIKES, ['pikes', 'musket'], [], 95, bayonet, grenades),
    formation('FRA-02', 'line', [4, 4, 3, 3, 3, 4], PIKES, ['pikes', 'musket'], [], 85, bayonet),
    formation('FRA-03', 'line', [4, 3, 3, 2, 3, 3], PIKES, ['pikes', 'musket'], [], 55),
    formation('FRA-04', 'line', [4, 5, 3, 4, 4, 4], PIKES, ['pikes', 'musket', 'halberds'], ['mercenaries'], 110),
    company('FRA-05', 'company', [5, 2, 3, 3, 2, 2], SHOT, ['musket'], ['skirmishers', 'vanguard'], 50),
    company('FRA-06', 'company', [5, 2, 3, 3, 2, 2], SHOT, ['flintlock'], ['light'], 50),
    cavalry('FRA-07', 'cavalry', [6, 5, 2, 3, 3, 3], HORSE, ['pistol'], ['impetuous'], 95),
    cavalry('FRA-08', 'cavalry', [6, 4, 2, 3, 3, 3], HORSE, ['pistol'], [], 80),
    cavalry('FRA-09', 'cavalry', [6, 3, 2, 3, 2, 2], SHOT, ['arquebus'], ['light', 'vanguard'], 50),
    cavalry('FRA-10', 'cavalry', [6, 2, 3, 2, 2, 2], DRAGOONS, ['musket'], ['dragoon', 'light'], 45),
    ...GUNS,
  ],
}
