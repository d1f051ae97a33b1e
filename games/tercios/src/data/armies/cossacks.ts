import { type ArmyBook, cavalry, company, HORSE, SHOT } from './army.ts'
import { GUNS } from './guns.ts'
import { halberds, javelin, mobileFortress, vanguard } from './options.ts'

export const cossacks: ArmyBook = {
  id: 'cossacks',
  code: 'co',
  origin: 'proposal',
  years: [1600, 1670],
  charts: ['company', 'cavalry'],
  horde: true,
  atLeastOne: [],
  profiles: [
    company('COS-01', 'company', [5, 3, 3, 3, 2, 2], SHOT, ['musket'], ['light'], 45, mobileFortress),
    company('COS-02', 'company', [5, 3, 0, 2, 2, 3], [3, 3, 5, 5], [], ['frenzied', 'numerous'], 35, halberds),
    company('COS-03', 'company', [5, 2, 2, 2, 2, 2], SHOT, ['arquebus'], ['skirmishers', 'ambush'], 35),
    cavalry('COS-04', 'cavalry', [6, 3, 2, 3, 2, 3], SHOT, ['arquebus'], ['light', 'open-order'], 50, vanguard),
    cavalry(
      'COS-05',
      'cavalry',
      [6, 2, 3, 2, 2, 2],
      SHOT,
      ['bow'],
      ['light', 'open-order', 'harasser', 'vanguard', 'extended-arc'],
      45,
      javelin,
    ),
    cavalry('COS-06', 'cavalry', [6, 4, 0, 3, 3, 2], HORSE, ['cavalry-lances'], ['impetuous'], 70),
    ...GUNS.filter(gun => gun.id === 'ART-L'),
  ],
}
