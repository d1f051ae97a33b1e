import type { BattleData } from './battle.ts'

export const vimeiro = {
  id: 'vimeiro',
  number: 3,
  year: 1808,
  date: '1808-08-21',
  banners: 6,
  first: 'top',
  top: {
    nation: 'france',
    commander: 'junot',
    cards: 5,
    units:
      'A3:LC A4:LN A6:LN+junot A8:GR+kellermann A9:HC A10:HC B2:LN+solignac B3:LN B4:FA B6:LN B7:LN B8:LN B10:LC C6:LT C7:FA C8:LT',
  },
  bottom: {
    nation: 'britain',
    allies: 'portugal',
    commander: 'wellesley',
    cards: 6,
    units:
      'F6:RL F7:FA F8:LN G2:LN+ferguson G3:LN G5:LN G6:LT G7:LN+fane G8:LN+wellesley H3:LN H4:P-LN H10:FA H11:LN I2:P-LN I4:LN I6:P-LC I7:LC',
  },
  terrain: {
    hill: 'E1 E2 E3 F1 F2 F3 F4 F6 F7 F8 G7 G8 G11 H10 H11 H12 I11 I12',
    forest: 'C3 C10 D6 D8 E9 G4',
    town: 'D2 H6 H7',
    ford: 'C12 D11 E11 F10 G10 H9 I9',
  },
  objectives: [{ id: 'vimeiro-village', side: 'top', hexes: 'H6 H7', banners: 2, per: 'all', lasts: 'while-held' }],
  rules: ['fordable-streams'],
  source: 'reconstructed',
  known: ['order', 'hands', 'banners', 'first', 'objectives'],
  difficulty: 2,
  minutes: 60,
} as const satisfies BattleData
