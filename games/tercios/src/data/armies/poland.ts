import { type ArmyBook, cavalry, company, DRAGOONS, formation, HORSE, PIKES, SHOT } from './army.ts'
import { GUNS } from './guns.ts'

export const poland: ArmyBook = {
  id: 'poland',
  code: 'pl',
  origin: 'proposal',
  years: [1600, 1660],
  charts: ['cavalry', 'standard'],
  horde: false,
  atLeastOne: [],
  profiles: [
    cavalry(
      'POL-01',
      'cavalry',
      [6, 5, 0, 4, 3, 3],
      HORSE,
      ['heavy-lances', 'cavalry-lances'],
      ['choragiew', 'impetuous'],
      125,
    ),
    cavalry('POL-02', 'cavalry', [6, 4, 2, 3, 3, 2], HORSE, ['bow'], ['choragiew', 'harasser'], 75),
    cavalry(
      'POL-03',
      'cavalry',
      [6, 2, 3, 3, 2, 2],
      SHOT,
      ['bow'],
      ['light', 'open-order', 'harasser', 'vanguard', 'extended-arc'],
      55,
    ),
    cavalry('POL-04', 'cavalry', [6, 3, 2, 3, 3, 3], HORSE, ['pistol'], ['caracole'], 65),
    cavalry('POL-05', 'cavalry', [6, 2, 3, 2, 2, 2], DRAGOONS, ['musket'], ['dragoon', 'light'], 45),
    formation('POL-06', 'line', [4, 4, 3, 3, 3, 3], PIKES, ['pikes', 'musket'], [], 75),
    company('POL-07', 'company', [5, 3, 3, 3, 2, 2], SHOT, ['musket', 'bardiches'], [], 55),
    ...GUNS,
  ],
}
