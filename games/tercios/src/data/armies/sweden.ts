import { type ArmyBook, artillery, CREW, cavalry, company, DRAGOONS, formation, HORSE, PIKES, SHOT } from './army.ts'
import { GUNS } from './guns.ts'
import { draughtHorses, vanguard } from './options.ts'

export const sweden: ArmyBook = {
  id: 'sweden',
  code: 'se',
  origin: 'proposal',
  years: [1630, 1648],
  charts: ['standard'],
  horde: false,
  atLeastOne: [],
  profiles: [
    formation('SWE-01', 'line', [4, 4, 3, 4, 3, 3], PIKES, ['pikes', 'musket', 'salvo-drill'], ['brigade'], 90),
    formation('SWE-02', 'line', [4, 4, 3, 4, 4, 3], PIKES, ['pikes', 'musket', 'salvo-drill'], ['brigade'], 100),
    formation('SWE-03', 'line', [4, 4, 3, 3, 3, 3], PIKES, ['pikes', 'musket'], ['brigade', 'mercenaries'], 65),
    formation(
      'SWE-04',
      'line',
      [4, 4, 3, 3, 3, 3],
      PIKES,
      ['pikes', 'musket', 'salvo-drill'],
      ['brigade', 'frenzied'],
      85,
    ),
    company('SWE-05', 'company', [5, 2, 3, 3, 2, 2], SHOT, ['musket'], ['sheltered'], 45),
    company('SWE-06', 'company', [5, 3, 2, 2, 2, 2], SHOT, ['longbow'], ['light', 'open-order', 'frenzied'], 40),
    cavalry('SWE-07', 'cavalry', [6, 4, 1, 3, 3, 3], HORSE, ['pistol'], [], 70),
    cavalry('SWE-08', 'cavalry', [6, 4, 1, 4, 3, 3], HORSE, ['pistol'], ['impetuous', 'frenzied'], 90, vanguard),
    cavalry('SWE-09', 'cavalry', [5, 4, 2, 3, 3, 3], HORSE, ['pistol'], ['mercenaries', 'caracole'], 65),
    cavalry('SWE-10', 'cavalry', [6, 2, 3, 2, 2, 2], DRAGOONS, ['musket'], ['dragoon', 'light'], 45),
    artillery('SWE-11', 'gun', [[2, 5], 1, 2, 3, 2, 2], CREW, ['gun-light'], ['integrable'], 45, draughtHorses(5)),
    artillery(
      'SWE-12',
      'gun',
      [[3, 6], 1, 2, 3, 2, 2],
      CREW,
      ['gun-light'],
      ['experimental', 'integrable'],
      35,
      draughtHorses(5),
    ),
    ...GUNS,
  ],
}
