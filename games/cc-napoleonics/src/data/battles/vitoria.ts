import type { BattleData } from './battle.ts'

export const vitoria = {
  id: 'vitoria',
  number: 12,
  year: 1813,
  date: '1813-06-21',
  banners: 7,
  first: 'bottom',
  top: {
    nation: 'france',
    commander: 'jourdan',
    cards: 5,
    units:
      'A6:LC A7:HC A9:LC B6:LN+derlon B7:LN B8:LN+jourdan C5:LT C6:FA C7:LN C8:HA C11:LT D6:LN+gazan D7:FA D8:LN D10:LN E8:LN E10:LT',
  },
  bottom: {
    nation: 'britain',
    allies: 'portugal',
    commander: 'wellington',
    cards: 6,
    units:
      'C2:LN D2:LN E2:LN+picton E3:P-LN F3:FA F4:RL G5:LT G13:LT H5:HA H6:LN+wellington H7:LN H10:LN+hill H11:P-LN I5:HC I6:LC I7:P-LN I11:LN I12:LC',
  },
  terrain: {
    hill: 'D6 D7 D8 D12 E11 E12 F10 F11 F12 G12 G13 H12',
    forest: 'B9 C10 F9 G3 H4',
    town: 'B5 C7 E10',
    river: 'A4 B4 D4 E6 F6 G8 H8 I10',
    bridge: 'C4 E5 G7 H9',
  },
  objectives: [
    { id: 'vitoria-villages', side: 'bottom', hexes: 'C7 E10', banners: 1, per: 'hex', lasts: 'while-held' },
  ],
  rules: [],
  source: 'reconstructed',
  known: [],
  difficulty: 3,
  minutes: 75,
} as const satisfies BattleData
