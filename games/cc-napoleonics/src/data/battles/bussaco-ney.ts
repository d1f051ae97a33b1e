import type { BattleData } from './battle.ts'

export const bussacoNey = {
  id: 'bussaco-ney',
  number: 8,
  year: 1810,
  date: '1810-09-27',
  banners: 7,
  first: 'top',
  top: {
    nation: 'france',
    commander: 'ney',
    cards: 6,
    units:
      'A4:LN A5:LN A6:LN+ney A7:FA A9:LN A12:LC B3:LT B4:LN B5:LT B6:LN+simon B7:LN B8:FA B9:LN+marchand B10:LN C9:LT',
  },
  bottom: {
    nation: 'britain',
    allies: 'portugal',
    commander: 'wellington',
    cards: 5,
    units:
      'E6:P-LT E7:RL F5:HA F8:P-LN+pack F9:P-LT F10:FA G4:LN G6:LT+craufurd G7:LT G9:P-LN H5:GG+spencer H6:LN H8:P-LN I7:LN I8:LC',
  },
  terrain: {
    hill: 'A7 B6 B8 E5 E7 F4 F5 F7 F8 F9 F10 G3 G4 G5 G6 G7 G8 G9 G10 G11',
    forest: 'C10 D10 H3 H4 I3 I5',
    town: 'B7 E6 I4',
    windmill: 'F6',
    ford: 'C1 C2 C3 C4 D4 D5 D6 D7',
  },
  objectives: [{ id: 'bussaco-mill', side: 'top', hexes: 'F6', banners: 1, per: 'hex', lasts: 'while-held' }],
  rules: ['fordable-streams'],
  source: 'reconstructed',
  known: [],
  difficulty: 2,
  minutes: 60,
} as const satisfies BattleData
