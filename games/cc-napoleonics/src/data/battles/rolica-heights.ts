import type { BattleData } from './battle.ts'

export const rolicaHeights = {
  id: 'rolica-heights',
  number: 2,
  year: 1808,
  date: '1808-08-17',
  banners: 5,
  first: 'bottom',
  top: {
    nation: 'france',
    commander: 'delaborde',
    cards: 5,
    units: 'B5:LC B8:LC C7:LN+delaborde D3:LT D5:LN+brenier D6:FA D7:LN D9:LN D10:LT',
  },
  bottom: {
    nation: 'britain',
    allies: 'portugal',
    commander: 'wellesley',
    cards: 6,
    units:
      'G6:LT G11:P-LT H2:LN+ferguson H3:LN H5:FA H6:LN H7:FA H8:LN+hill H10:P-LN+trant H11:P-LN I3:HA I5:HC I7:LN+wellesley I11:P-LC',
  },
  terrain: {
    hill: 'C6 C7 C8 C9 D3 D4 D5 D6 D7 D8 D9 D10',
    'rugged-hill': 'C2 C12 D2 D11 E2 E3 E5 E7 E9 E11 E12 F5 F8',
    forest: 'A6 B3 B10 D1 D12 F2 F11 G4 G7 G10',
  },
  objectives: [],
  rules: [],
  source: 'reconstructed',
  known: ['order', 'hands', 'banners', 'first', 'terrain', 'objectives'],
  difficulty: 2,
  minutes: 45,
} as const satisfies BattleData
