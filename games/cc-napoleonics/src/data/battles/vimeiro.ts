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
      'A2:LC A3:LN A5:FA A6:LN+junot A7:FA A8:GR+kellermann A9:LC A10:HC A11:HC B1:LN+solignac B2:LN B5:LN B6:LT B7:LN B8:LT B9:LN',
  },
  bottom: {
    nation: 'britain',
    allies: 'portugal',
    commander: 'wellesley',
    cards: 6,
    units:
      'F6:RL F7:FA F8:LN G2:LN+ferguson G3:LN G5:LN G6:LT G7:LN+fane G8:LN+wellesley H3:LN H4:P-LN H5:P-LN H8:LN I4:LN H10:FA H6:P-LC H7:LC',
  },
  terrain: {
    hill: 'E1 E2 E3 F1 F2 F3 F4 F6 F7 F8 G6 G7 G8 G9 H10 H11 H12 I11 I12',
    forest: 'C3 B11 C10 D5 D9 G4',
    town: 'D2 I6 I7',
    ford: 'C12 D11 E11 F10 G10 H9 I9',
  },
  objectives: [{ id: 'vimeiro-village', side: 'top', hexes: 'I6 I7', banners: 2, per: 'all', lasts: 'while-held' }],
  rules: ['fordable-streams'],
  source: 'reconstructed',
  known: ['order', 'hands', 'banners', 'first', 'objectives'],
  difficulty: 2,
  minutes: 60,
} as const satisfies BattleData
