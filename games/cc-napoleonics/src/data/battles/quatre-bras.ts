import type { BattleData } from './battle.ts'

export const quatreBras = {
  id: 'quatre-bras',
  number: 14,
  year: 1815,
  date: '1815-06-16',
  banners: 7,
  first: 'bottom',
  top: {
    nation: 'britain',
    allies: 'netherlands',
    commander: 'wellington',
    cards: 6,
    units:
      'A3:GG A4:GG A5:LN A6:P-LC B5:P-LC B7:LN+wellington B8:FA B10:LN C5:P-LN+brunswick C6:P-FA C7:LN C8:LN+picton C9:LN D3:P-LN+orange C4:P-LT C10:RL E4:P-LT E7:P-LN',
  },
  bottom: {
    nation: 'france',
    commander: 'ney',
    cards: 5,
    units:
      'H3:LN+jerome H4:LT H5:LN H6:LN+ney H7:FA H8:LN+reille H9:FA H10:LN H11:LT I4:LC I6:CU+kellermann I10:HA I11:LC',
  },
  terrain: {
    hill: 'C6 C7 C8 C9 C10 G9 G10 H6 H7 H8 H9 H10',
    forest: 'B3 B4 C3 C4 D2 D3 E2 E3 E4 F2 F3 G3',
    town: 'B6 E7',
    ford: 'E11 E13 F4 F5 F6 F8 F9 F10',
    bridge: 'E12 F7',
  },
  objectives: [
    { id: 'quatre-bras-crossroads', side: 'bottom', hexes: 'B6', banners: 1, per: 'hex', lasts: 'while-held' },
  ],
  rules: ['fordable-streams', 'brown-brigades'],
  source: 'reconstructed',
  known: ['terrain'],
  difficulty: 3,
  minutes: 75,
} as const satisfies BattleData
