import { type ArmyBook, artillery, cavalry, company, formation, HORSE, PIKES, SHOT } from './army.ts'
import { GUNS } from './guns.ts'
import { ambush, entrenched, mobileFortress } from './options.ts'

export const muscovy: ArmyBook = {
  id: 'muscovy',
  code: 'mo',
  origin: 'proposal',
  years: [1600, 1670],
  charts: ['company', 'standard'],
  horde: false,
  atLeastOne: [],
  profiles: [
    company('MUS-01', 'company', [4, 3, 3, 3, 2, 3], [4, 4, 5, 5], ['musket', 'bardiches'], [], 70, mobileFortress),
    formation('MUS-02', 'line', [4, 3, 3, 2, 3, 4], PIKES, ['pikes', 'musket'], ['numerous'], 65),
    cavalry('MUS-03', 'cavalry', [6, 4, 2, 2, 3, 3], HORSE, ['bow'], [], 65),
    cavalry('MUS-04', 'cavalry', [6, 3, 2, 3, 3, 3], HORSE, ['pistol'], ['caracole'], 65),
    cavalry('MUS-05', 'cavalry', [6, 2, 3, 2, 2, 2], SHOT, ['bow'], ['light', 'open-order', 'harasser'], 45),
    company('MUS-06', 'company', [5, 2, 3, 3, 2, 2], SHOT, ['musket'], ['light'], 45, ambush),
    artillery('MUS-07', 'battery', [[0, 2], 1, 4, 3, 2, 3], [3, 3, 5, 4], ['gun-superheavy'], [], 105, entrenched(10)),
    ...GUNS,
  ],
}
