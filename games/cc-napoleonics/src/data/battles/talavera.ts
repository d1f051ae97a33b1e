import type { BattleData } from './battle.ts'

export const talavera = {
  id: 'talavera',
  number: 5,
  year: 1809,
  date: '1809-07-28',
  banners: 6,
  first: 'top',
  top: {
    nation: 'france',
    commander: 'victor',
    cards: 5,
    units:
      'A1:LC A2:LN A3:LT A6:HC A7:HC B1:LC B2:LN+ruffin B5:LN+victor B6:LN B7:LN+sebastiani B8:LN B9:LN B10:LN B11:HA C2:LT C3:LN C4:FA C5:FA C6:LT C8:FA',
  },
  bottom: {
    nation: 'britain',
    commander: 'wellesley',
    cards: 6,
    units:
      'F2:LT F3:LN F4:FA F5:LN+hill F6:LN F7:GG+sherbrooke F8:RL G4:LN+wellesley G8:FA G9:LN G10:FA H2:LC H7:LN I2:LC I5:HC',
  },
  terrain: {
    hill: 'B3 B4 C3 C4 C5 E3 E4 F3 F4 F5 G4 G5 G10',
    forest: 'C10 D9 D11 G12 H10 H11',
    town: 'A11 I12',
    ford: 'D1 D2 D3 D4 E5 E6 E7 E8 E9 F9 F10 F11 F12',
    fieldworks: 'G10/NW/NE',
  },
  objectives: [{ id: 'talavera-medellin', side: 'top', hexes: 'F4 G4', banners: 1, per: 'hex', lasts: 'while-held' }],
  rules: ['fordable-streams'],
  source: 'reconstructed',
  known: [],
  difficulty: 2,
  minutes: 75,
} as const satisfies BattleData
